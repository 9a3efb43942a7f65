//===- fuzz_target.h - What a fuzz program checks ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program defines fuzzTarget(). Built with clang's -fsanitize=fuzzer (preset fuzz),
// libFuzzer drives it (libfuzzer.cpp); otherwise it replays inputs (replay.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_FUZZ_TARGET_H
#define ROPEWALK_TESTS_FUZZ_FUZZ_TARGET_H

#include "support/random.h"

#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

/// What the code under test did with an input.
struct FuzzOutcome {
  bool accepted = false;
  std::string bug; ///< What is wrong with that; empty if nothing.
};

FuzzOutcome accepted();
/// Refused, which is a bug if the message is not one line of text.
FuzzOutcome refused(const std::string &message);
FuzzOutcome bug(std::string what);

struct FuzzTarget {
  std::vector<std::string> examples; ///< Must all be accepted; libFuzzer's first corpus.
  std::function<FuzzOutcome(const std::string &input)> check;
  /// Makes an input that bytes alone would hardly become; may be empty.
  std::function<std::string(test::Random &random)> generate;
};

/// Called once.
FuzzTarget fuzzTarget();

/// A file's bytes. A fuzz program that cannot read its examples ends here.
std::string readExample(const std::string &path);

} // namespace ropewalk

#endif
