//===- fuzzer.h - Inputs that nobody would write ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates examples for a while and hands each result to a check. What the check does not
// notice, a sanitizer build may: ./dev fuzz uses one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_FUZZER_H
#define ROPEWALK_TESTS_FUZZ_FUZZER_H

#include <functional>
#include <string>
#include <vector>

namespace ropewalk {

struct FuzzTarget {
  std::vector<std::string> examples; ///< Valid inputs to start from.
  std::vector<std::string> words;    ///< What mutations insert, besides bytes.
  /// What is wrong with the program's behaviour on this input; empty if nothing.
  std::function<std::string(const std::string &input)> check;
};

/// main of a fuzz program: [--seconds=N] [--seed=N]. Prints the seed of a failing input,
/// with which it is the first one tried.
int fuzz(int argc, char **argv, const FuzzTarget &target);

/// Why an error message is not one line of printable text; empty if it is.
std::string wrongMessage(const std::string &message);

} // namespace ropewalk

#endif
