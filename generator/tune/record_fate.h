//===- record_fate.h - What becomes of earlier records ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_RECORD_FATE_H
#define ROPEWALK_TUNE_RECORD_FATE_H

#include "codegen/schedule_record.h"
#include "tune_log.h"

#include <cstdint>

namespace ropewalk {

/// Between the CPUs of a record that several measured.
inline constexpr char cpuSeparator[] = "; ";

/// What a shape was measured on.
struct MeasuredCell {
  const LogHeader *header;
  const CellResult *result;
};

/// Whether a shape has so many heads, and fewer than `maxHeads`; 0: any more.
bool isForHeads(const bench::Case &cell, int64_t minHeads, int64_t maxHeads);

/// Whether a choice is for a shape, by bytes and heads.
bool isFor(const ScheduleChoice &choice, const bench::Case &cell);

/// What becomes of a record when one request was measured on CPUs of one class.
enum class Fate {
  Other,       ///< It is a rule, or of another request or class.
  Replaced,    ///< As many shapes of its calls were measured as then, some on each of its CPUs.
  StaysBefore, ///< None of its calls was: it goes before what is new.
  StaysBehind, ///< Fewer were: what is new goes before it, between the sizes measured.
};
Fate fateOf(const ScheduleRecord &record, llvm::ArrayRef<MeasuredCell> cells);

} // namespace ropewalk

#endif
