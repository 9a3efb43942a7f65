//===- repeat.h - How to repeat a case ------------------------ -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_REPEAT_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_REPEAT_H

#include <cstdint>
#include <string>

namespace ropewalk::test {

/// Of this program: a seed behind `arguments` repeats its case. From now on crashes say so too.
void setRepeatCommand(const std::string &arguments);
std::string repeatCommand(uint64_t seed);

/// Which case this thread is at, for crashes.
void nowAt(uint64_t seed);

} // namespace ropewalk::test

#endif
