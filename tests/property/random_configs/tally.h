//===- tally.h - What the cases covered -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_TALLY_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_TALLY_H

#include "run.h"

#include <map>
#include <set>
#include <string>

namespace ropewalk::test {

/// Counts cases and kernels by every axis along which they vary.
class Tally {
public:
  void add(const Case &c, const Outcome &outcome);

  /// One line per axis.
  std::string str() const;

  /// The first thing that too few cases had; empty if all had enough. `targets` are those that
  /// this CPU runs.
  std::string missing(const std::vector<Target> &targets) const;

  /// The first target or family of which no kernel ran; empty if all did.
  std::string missingKernels(const std::vector<Target> &targets) const;

private:
  using Counts = std::map<std::string, int64_t>;

  void addRotation(const Case &c);
  void addRows(const Case &c);
  void addCall(const Case &c, const Outcome &outcome);
  std::map<std::string, Counts> kernelCounts() const;

  int64_t count = 0, elements = 0;
  std::map<std::string, Counts> counts; ///< Cases by axis and value.
  std::map<std::string, double> worst;  ///< ulp, by dtype.
  std::set<std::string> ran;
};

} // namespace ropewalk::test

#endif
