//===- record_builder.h - Records of what was measured ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_RECORD_BUILDER_H
#define ROPEWALK_TUNE_RECORD_BUILDER_H

#include "codegen/schedule_book.h"
#include "tune_log.h"

#include <vector>

namespace ropewalk {

/// What a shape was measured on.
struct MeasuredCell {
  const LogHeader *header;
  const CellResult *result;
};

/// The schedule that a plan takes for a shape, of these choices; null if none serves it.
const ScheduleChoice *choiceFor(llvm::ArrayRef<ScheduleChoice> choices, const bench::Case &cell,
                                Target target);

/// Measured records of one request, all of whose cells on CPUs of one class are given, to stand
/// before the rules, for that class. As few
/// as reach what was found fastest: one is added, for all calls or from some heads or bytes on, as
/// long as that gains 0.4 % over all shapes, four at most. None where the
/// rules do as well.
llvm::Expected<std::vector<ScheduleRecord>> buildRecords(llvm::ArrayRef<MeasuredCell> cells,
                                                         const ScheduleBook &rules, Target target);

/// The records of a file, with those `measured` on CPUs of a class in the place of its own for the
/// same requests.
std::vector<ScheduleRecord> mergeRecords(llvm::ArrayRef<ScheduleRecord> before,
                                         llvm::ArrayRef<KernelRequest> requests,
                                         llvm::StringRef cpu, std::vector<ScheduleRecord> measured);

} // namespace ropewalk

#endif
