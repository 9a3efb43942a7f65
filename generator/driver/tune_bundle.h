//===- tune_bundle.h - ropewalk tune --bundle -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_TUNE_BUNDLE_H
#define ROPEWALK_DRIVER_TUNE_BUNDLE_H

#include "tune/contest.h"

#include "llvm/Support/CommandLine.h"

#include <functional>
#include <vector>

namespace ropewalk::driver {

/// --bundle, --targets and --mcpu.
class BundleOptions {
public:
  explicit BundleOptions(llvm::cl::SubCommand &command);

  bool given() const { return folder.getNumOccurrences() > 0; }
  /// Refuses those that mean nothing without --bundle, and with it those of measuring here.
  llvm::Error check(llvm::ArrayRef<std::reference_wrapper<const llvm::cl::Option>> ofHere) const;
  /// A bundle per target.
  llvm::Error write(const std::vector<bench::Case> &cells, const Rigor &rigor,
                    const ScheduleBook &book) const;

private:
  llvm::cl::opt<std::string> folder, targets, mcpu;
};

} // namespace ropewalk::driver

#endif
