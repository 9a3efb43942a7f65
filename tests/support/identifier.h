//===- identifier.h - Names of parameterised tests --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_IDENTIFIER_H
#define ROPEWALK_TESTS_SUPPORT_IDENTIFIER_H

#include <cctype>
#include <string>

namespace ropewalk::test {

/// A model's or a case's name in the letters that GoogleTest takes.
inline std::string identifier(std::string name) {
  for (char &c : name)
    c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

} // namespace ropewalk::test

#endif
