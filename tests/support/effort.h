//===- effort.h - Less of the same under an emulator ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An emulated processor is some twenty times slower. Tests that repeat themselves do so less there;
// every kind of case stays.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_EFFORT_H
#define ROPEWALK_TESTS_SUPPORT_EFFORT_H

#include <cstdint>

namespace ropewalk::test {

#ifdef ROPEWALK_EMULATED
inline constexpr bool isEmulated = true;
#else
inline constexpr bool isEmulated = false;
#endif

/// How many of `full` repetitions to do.
constexpr int64_t effort(int64_t full) { return isEmulated ? (full + 15) / 16 : full; }

/// From one case of a sequence to the next that is tried. Odd: even and odd ones are.
inline constexpr int64_t caseStep = isEmulated ? 17 : 1;

} // namespace ropewalk::test

#endif
