//===- mutator.cpp - Small and large changes to a text --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mutator.h"

#include <cctype>
#include <cstring>

namespace ropewalk {

static bool isNamePart(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
}

void Mutator::mutate(std::string &input, const std::string &other) {
  switch (below(8)) {
  case 0:
    return changeByte(input);
  case 1:
    return movePiece(input);
  case 2:
  case 3:
    return changeToken(input);
  case 4:
  case 5:
    return changeNumber(input);
  case 6:
    return changeStructure(input);
  case 7:
    return splice(input, other);
  }
}

void Mutator::changeByte(std::string &input) {
  const size_t at = below(input.size());
  switch (input.empty() ? 0 : below(5)) {
  case 0:
    input.insert(at, 1, static_cast<char>(random.bits()));
    break;
  case 1:
    input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
    break;
  case 2:
    input[at] = static_cast<char>(random.bits());
    break;
  case 3:
    input.erase(at, 1 + below(16));
    break;
  case 4:
    input.resize(at);
    break;
  }
}

void Mutator::movePiece(std::string &input) {
  const std::string copy = input.substr(below(input.size() + 1), 1 + below(64));
  input.insert(below(input.size() + 1), copy);
}

Mutator::Span Mutator::token(const std::string &text) {
  if (text.empty())
    return {0, 0};
  size_t begin = below(text.size()), end = begin + 1;
  if (isNamePart(text[begin])) {
    while (begin > 0 && isNamePart(text[begin - 1]))
      --begin;
    while (end < text.size() && isNamePart(text[end]))
      ++end;
  }
  return {begin, end - begin};
}

void Mutator::changeToken(std::string &input) {
  const Span span = token(input);
  switch (below(4)) {
  case 0:
    input.erase(span.begin, span.length);
    break;
  case 1:
    input.insert(span.begin, word());
    break;
  case 2:
    input.replace(span.begin, span.length, word());
    break;
  case 3: {
    const Span from = token(input);
    input.replace(span.begin, span.length, input.substr(from.begin, from.length));
    break;
  }
  }
}

void Mutator::changeNumber(std::string &input) {
  const size_t at = input.find_first_of("0123456789", below(input.size()));
  if (at == std::string::npos)
    return changeToken(input);
  const size_t end = std::min(input.find_first_not_of("0123456789", at), input.size());
  static const char *const edges[] = {"0",
                                      "1",
                                      "2",
                                      "63",
                                      "255",
                                      "256",
                                      "65536",
                                      "65537",
                                      "2147483647",
                                      "2147483648",
                                      "4294967296",
                                      "1099511627776",
                                      "1e308",
                                      "1e-400",
                                      "0.5",
                                      "9223372036854775807",
                                      "9223372036854775808",
                                      "18446744073709551615"};
  std::string changed = edges[below(std::size(edges))];
  const uint64_t number = std::strtoull(input.c_str() + at, nullptr, 10);
  switch (below(6)) {
  case 0:
    changed = std::to_string(number + 1);
    break;
  case 1:
    changed = std::to_string(number - 1);
    break;
  case 2:
    changed = std::to_string(number * 2);
    break;
  case 3:
    changed = "-" + std::to_string(number);
    break;
  case 4:
    changed = std::to_string(below(64));
    break;
  }
  input.replace(at, end - at, changed);
}

Mutator::Span Mutator::piece(const std::string &text) {
  const size_t at = below(text.size()), open = text.find_first_of("[{(<\n", at);
  if (open == std::string::npos)
    return token(text);
  if (text[open] == '\n')
    return {open, text.find('\n', open + 1) - open}; // npos: the rest
  int depth = 0;
  for (size_t end = open; end < text.size(); ++end) {
    depth += std::strchr("[{(<", text[end]) && text[end] ? 1 : 0;
    depth -= std::strchr("]})>", text[end]) && text[end] ? 1 : 0;
    if (depth == 0)
      return {open, end + 1 - open};
  }
  return {open, 1};
}

void Mutator::changeStructure(std::string &input) {
  const Span span = piece(input);
  const std::string copy = input.substr(std::min(span.begin, input.size()), span.length);
  switch (below(3)) {
  case 0:
    input.erase(span.begin, span.length);
    break;
  case 1:
    input.insert(span.begin, copy);
    break;
  case 2: {
    const Span to = piece(input);
    input.replace(to.begin, to.length, copy);
    break;
  }
  }
}

void Mutator::splice(std::string &input, const std::string &other) {
  const Span from = below(2) ? piece(other) : token(other), to = token(input);
  if (below(8) == 0)
    input = input.substr(0, to.begin) + other.substr(from.begin);
  else
    input.insert(to.begin, other.substr(from.begin, from.length));
}

} // namespace ropewalk
