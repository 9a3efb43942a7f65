//===- mutator.h - Small and large changes to a text ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_MUTATOR_H
#define ROPEWALK_TESTS_FUZZ_MUTATOR_H

#include "support/random.h"

#include <string>
#include <vector>

namespace ropewalk {

/// Changes bytes, tokens, numbers and bracketed pieces.
class Mutator {
public:
  Mutator(const std::vector<std::string> &words, test::Random &random)
      : words(words), random(random) {}

  /// One change. `other` is an input to borrow from.
  void mutate(std::string &input, const std::string &other);

private:
  struct Span {
    size_t begin, length;
  };

  size_t below(size_t limit) { return limit ? random.bits() % limit : 0; }
  const std::string &word() { return words[below(words.size())]; }

  void changeByte(std::string &input);
  void movePiece(std::string &input);
  void changeToken(std::string &input);
  void changeNumber(std::string &input);
  void changeStructure(std::string &input);
  void splice(std::string &input, const std::string &other);

  /// The name, number or single character around a random place; empty in an empty text.
  Span token(const std::string &text);
  /// A random line, or a bracket and all up to its partner.
  Span piece(const std::string &text);

  const std::vector<std::string> &words;
  test::Random &random;
};

} // namespace ropewalk

#endif
