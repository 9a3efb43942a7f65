//===- shrink.h - Simpler cases that fail alike -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_SHRINK_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_SHRINK_H

#include "case.h"

#include <functional>
#include <string>

namespace ropewalk::test {

/// Makes `c` simpler, step by step, as long as `wrong` says of it what it says of `c`, but for
/// numbers. A case that has become invalid is refused with another message.
Case shrink(Case c, const std::function<std::string(const Case &)> &wrong);

} // namespace ropewalk::test

#endif
