//===- tune_records.h - Records that tune writes ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_TUNE_RECORDS_H
#define ROPEWALK_DRIVER_TUNE_RECORDS_H

#include "codegen/schedule_book.h"
#include "tune/tune_log.h"

#include <string>
#include <vector>

namespace ropewalk::driver {

/// Takes out what an earlier log has, too, of the same machine and to the last digit: a log, or a
/// copy of its beginning, given twice would count twice. How many were.
size_t dropRepeated(std::vector<LogFile> &logs);

/// Writes the records that follow from the logs into a target's file, in the place of those that
/// were measured again (Fate::Replaced), and says what became of those. Not for rotations of which
/// shapes are `missing`: what is known of them is a part. What other processes write into the
/// folder at the time is kept.
llvm::Error writeRecords(llvm::ArrayRef<LogFile> logs, Target target, const std::string &folder,
                         llvm::ArrayRef<KernelRequest> missing);

/// Of all targets: makes measured records those of this generator where it makes the code that was
/// measured, and says which have to be measured again.
llvm::Error renewRecords(const std::string &folder);

} // namespace ropewalk::driver

#endif
