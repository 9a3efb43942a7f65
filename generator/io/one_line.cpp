//===- one_line.cpp - Other people's words in messages --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/one_line.h"

namespace ropewalk {

std::string inOneLine(llvm::StringRef text) {
  std::string line;
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    const bool isPair = first == 0xc2 && text.size() > 1 && (text[1] & 0xe0) == 0x80;
    line += isPair || first < ' ' || first == 0x7f ? '?' : text[0];
    text = text.drop_front(isPair ? 2 : 1);
  }
  return line;
}

} // namespace ropewalk
