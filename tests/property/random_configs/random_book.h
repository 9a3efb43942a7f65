//===- random_book.h - Schedules that nobody chose --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The records of schedules/ are what measured best; a kernel must be right with any other.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_RANDOM_BOOK_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_RANDOM_BOOK_H

#include "codegen/schedule_book.h"

#include <cstdint>

namespace ropewalk::test {

/// For every request and target: each form that computes it, with any number of lanes and parts,
/// with plain stores and streaming. Same seed, same book.
llvm::Expected<ScheduleBook> randomBook(uint64_t seed);

} // namespace ropewalk::test

#endif
