//===- fuzz_target.cpp - What a fuzz program checks -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace ropewalk {

FuzzOutcome accepted() { return {true, ""}; }

FuzzOutcome bug(std::string what) { return {false, std::move(what)}; }

FuzzOutcome refused(const std::string &message) {
  if (message.empty())
    return bug("a refusal without a message");
  for (char c : message)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      return bug("a message that is not one line of text: " + message);
  if (message.size() > 1000)
    return bug("a message that is too long: " + message);
  return {};
}

std::string readExample(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) {
    std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
    std::exit(1);
  }
  return text.str();
}

} // namespace ropewalk
