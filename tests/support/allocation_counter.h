//===- allocation_counter.h - How often a program allocates -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Link allocation_counter.cpp into the program itself, with the options that
// ropewalk_count_allocations sets.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_ALLOCATION_COUNTER_H
#define ROPEWALK_TESTS_SUPPORT_ALLOCATION_COUNTER_H

#include <cstdint>

namespace ropewalk::test {

/// Calls of malloc, calloc, realloc, aligned_alloc and operator new so far, on all
/// threads, by objects linked into this program.
int64_t allocationCount();

/// The allocation that comes after `others` more of them finds no memory; -1: none fails.
void failAllocationAfter(int64_t others);

} // namespace ropewalk::test

#endif
