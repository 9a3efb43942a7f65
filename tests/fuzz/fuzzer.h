//===- fuzzer.h - Inputs that nobody would write ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates real inputs for a while and hands each result to a check. What the check does
// not notice, a sanitizer build may: ./dev fuzz uses one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_FUZZER_H
#define ROPEWALK_TESTS_FUZZ_FUZZER_H

#include "support/random.h"

#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

/// What the code under test did with an input.
struct FuzzOutcome {
  bool accepted = false; ///< Accepted inputs are mutated further.
  std::string bug;       ///< What is wrong with that; empty if nothing.
};

FuzzOutcome accepted();
/// Refused, which is a bug if the message is not one line of text.
FuzzOutcome refused(const std::string &message);
FuzzOutcome bug(std::string what);

struct FuzzTarget {
  std::vector<std::string> examples; ///< Must all be accepted.
  std::vector<std::string> words;    ///< What mutations insert, besides what is there.
  std::function<FuzzOutcome(const std::string &input)> check;
  /// Makes an input to start from, as an example is; may be empty.
  std::function<std::string(test::Random &random)> generate;
};

/// main of a fuzz program:
///   fuzz_x [--seconds=N] [--seed=N]   5 seconds, seed 1
///   fuzz_x FILE                       that one input
/// The input of a bug, a crash, a sanitizer's report or a minute's silence is left in
/// fuzz_x.failure, and the command that repeats it is printed.
int fuzz(int argc, char **argv, const FuzzTarget &target);

/// A file's bytes. A fuzz program that cannot read its examples ends here.
std::string readExample(const std::string &path);

} // namespace ropewalk

#endif
