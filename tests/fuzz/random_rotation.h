//===- random_rotation.h - Rotations that mostly are valid ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_RANDOM_ROTATION_H
#define ROPEWALK_TESTS_FUZZ_RANDOM_ROTATION_H

#include "call_text.h"

namespace ropewalk {

inline int32_t randomFlag(test::Random &random) { return random.bits() % 2; }

/// Sets the rotation and the fields that stand for its lists.
void randomRotation(test::Random &random, FuzzCall &call);

} // namespace ropewalk

#endif
