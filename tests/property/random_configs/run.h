//===- run.h - One case, run and compared -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_RUN_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_RUN_H

#include "case.h"
#include "package.h"

#include <set>
#include <string>

namespace ropewalk::test {

/// What became of a case.
struct Outcome {
  std::string wrong;         ///< Empty if all is as it must be.
  std::string plan;          ///< What it chose.
  std::set<std::string> ran; ///< Names of kernels.
  bool named = false;        ///< One was asked for by name.
  bool sharedOut = false;    ///< parallel_for had several shares.
  double worstUlp = 0;
  int64_t compared = 0; ///< Elements.
};

/// `rotation` is what the code under test is given. Any number of threads at once.
Outcome run(const Case &c, const ropewalk_rotation &rotation, const Package &package);

} // namespace ropewalk::test

#endif
