//===- bundle_writer.h - Candidates for another machine ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_BUNDLE_WRITER_H
#define ROPEWALK_TUNE_BUNDLE_WRITER_H

#include "contest.h"
#include "io/output.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <vector>

namespace ropewalk {

struct BundleWork {
  std::vector<bench::Case> cells; ///< Those of one request follow each other.
  ContestRules rules;
  std::string version; ///< Of Ropewalk.
  std::string runner;  ///< The file of the program that measures them, for the target.
};

struct BundleSize {
  size_t kernels = 0, shapes = 0;
  uint64_t bytes = 0; ///< Of the kernels.
};

/// Compiles all candidates of the cells and puts them into <directory>/<target>/ with what is
/// needed to measure them there.
llvm::Expected<BundleSize> writeBundle(OutputDirectory &directory, const BundleWork &work,
                                       const ScheduleBook &book,
                                       llvm::function_ref<void(llvm::StringRef)> progress);

} // namespace ropewalk

#endif
