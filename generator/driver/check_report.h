//===- check_report.h - What ropewalk check found ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_REPORT_H
#define ROPEWALK_DRIVER_CHECK_REPORT_H

#include "check.h"
#include "check_matrix.h"

#include "llvm/Support/raw_ostream.h"

#include <map>

namespace ropewalk::driver {

/// Cells that were checked, counted by value of each axis, by kernel and by family of kernels.
class CheckReport {
public:
  /// The kernels are those that were compiled.
  CheckReport(const CellMatrix &matrix, const ropewalk_kernel_table &kernels);

  void add(size_t cell, llvm::ArrayRef<KernelResult> results);
  /// A cell for which there is no plan.
  void addFailure(size_t cell, std::string reason);
  /// A cell that no kernel for the device serves, and the CPU does: not one of those checked.
  void addUnserved(std::string reason) { ++unserved[std::move(reason)]; }

  /// `byKernel`: every kernel, else every family; then the counts by axis.
  void print(llvm::raw_ostream &os, bool byKernel) const;
  void printJson(llvm::raw_ostream &os) const;
  size_t cells() const { return checked; }
  size_t seen() const; ///< Those that are not served included.
  size_t failures() const { return failed.size(); }

private:
  /// The worst of some cells or kernels.
  struct Worst {
    int64_t cells = 0, failed = 0, compared = 0;
    double ratio = 0, ulp = 0, bound = 0; ///< Of the worst error.
    size_t cell = 0;                      ///< Where it was found.

    void add(const KernelResult &result, size_t cell);
  };
  using ByName = std::map<std::string, Worst>;

  /// What a value of an axis has seen.
  struct Value {
    int64_t cells = 0, failed = 0;
    double ulp[3] = {}; ///< The worst rotation, by dtype.
  };

  void count(size_t cell, bool holds, double ulp);
  ByName byFamily() const;
  int64_t compared() const;
  size_t unused() const;
  void printWorst(llvm::raw_ostream &os, llvm::StringRef title, const ByName &rows) const;
  void printAxes(llvm::raw_ostream &os) const;

  const CellMatrix &matrix;
  size_t checked = 0;
  std::map<size_t, std::string> failed;   ///< By cell: why.
  std::map<std::string, size_t> unserved; ///< Cells by reason.
  std::vector<std::vector<Value>> values; ///< By axis and value.
  ByName kernels;                         ///< All that were compiled.
};

} // namespace ropewalk::driver

#endif
