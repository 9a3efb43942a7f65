//===- tune_report.h - What tuning found, as a table ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_TUNE_REPORT_H
#define ROPEWALK_DRIVER_TUNE_REPORT_H

#include "tune/tuner.h"

#include "llvm/Support/JSON.h"

#include <string>

namespace ropewalk::driver {

/// A line per shape: what was preferred, what is now, and how sure that is. Of many shapes only
/// those whose incumbent was beaten, and how many were not.
std::string tuneTable(llvm::ArrayRef<LogFile> logs);

/// Every kernel of every shape, rotation by rotation, as plot.py draws it.
llvm::json::Object searchPicture(llvm::ArrayRef<LogFile> logs);

/// How long it took, what is left, what could not be measured.
std::string tuneSummary(const TuneOutcome &outcome);

/// A line per kernel that was left out, and how many shapes, and which, were not steady.
std::string tuneTroubles(llvm::ArrayRef<LogFile> logs);

} // namespace ropewalk::driver

#endif
