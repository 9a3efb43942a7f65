//===- record_builder.h - Records of what was measured ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_RECORD_BUILDER_H
#define ROPEWALK_TUNE_RECORD_BUILDER_H

#include "codegen/schedule_book.h"
#include "record_fate.h"

#include <vector>

namespace ropewalk {

/// Whether a plan may take a choice without an end for a shape.
bool serves(const ScheduleChoice &choice, const bench::Case &cell, Target target);

/// The schedule that a plan takes for a shape, of these choices; null if none serves it.
const ScheduleChoice *choiceFor(llvm::ArrayRef<ScheduleChoice> choices, const bench::Case &cell,
                                Target target);

/// Measured records of one request, all of whose cells on CPUs of one class are given, to stand
/// before the rules, for that class, and among those of `earlier` that stay. As few as reach what
/// was found fastest: one is added, for all calls or those between some heads or bytes, as long as
/// that gains 0.4 % over all shapes and 1 % over its own, four at most. None where what is there
/// does as well.
llvm::Expected<std::vector<ScheduleRecord>> buildRecords(llvm::ArrayRef<MeasuredCell> cells,
                                                         const ScheduleBook &rules,
                                                         llvm::ArrayRef<ScheduleRecord> earlier,
                                                         Target target);

} // namespace ropewalk

#endif
