//===- record_text.h - Records as lines of a file ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_RECORD_TEXT_H
#define ROPEWALK_CODEGEN_RECORD_TEXT_H

#include "schedule_record.h"

namespace ropewalk {

/// Of files of records: what is read, and what is written.
inline constexpr int64_t recordSchema = 1;

/// A record as one line of JSON, fields in a fixed order: equal records have equal lines.
std::string printRecord(const ScheduleRecord &record);

} // namespace ropewalk

#endif
