//===- describe.cpp - Values as messages show them --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/describe.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstdio>

using namespace llvm;

std::string ropewalk::describe(double value) {
  if (!std::isfinite(value))
    return std::isnan(value) ? "NaN" : value < 0 ? "-Inf" : "+Inf";
  std::string text;
  for (int digits = 15; digits <= 17; ++digits) {
    char buffer[32];
    text.assign(buffer, std::snprintf(buffer, sizeof(buffer), "%.*g", digits, value));
    double back;
    if (!StringRef(text).getAsDouble(back) && back == value)
      break;
  }
  return text;
}

/// The first `length` bytes, less what is there of a character that does not fit.
static StringRef takeCharacters(StringRef text, size_t length) {
  const auto continues = [](char c) { return (c & 0xc0) == 0x80; };
  while (length > 0 && length < text.size() && continues(text[length]))
    --length;
  return text.take_front(length);
}

/// JSON may leave U+007F to U+009F as they are, which a terminal obeys.
static std::string withoutControls(StringRef json) {
  std::string text;
  while (!json.empty()) {
    const bool isPair = json.size() > 1 && json[0] == '\xc2' && json[1] < '\xa0';
    const StringRef character = json.take_front(isPair ? 2 : 1);
    json = json.drop_front(character.size());
    text += isPair || character == "\x7f" ? "\\u00" + toHex(character.take_back(), true)
                                          : character.str();
  }
  return text;
}

std::string ropewalk::describe(const json::Value &value) {
  if (value.getAsObject())
    return "an object";
  if (value.getAsArray())
    return "an array";
  if (value.kind() == json::Value::Number && !value.getAsInteger())
    return describe(*value.getAsNumber());
  constexpr size_t maxLength = 64;
  const std::string text = formatv("{0}", value);
  const std::string shown = withoutControls(takeCharacters(text, maxLength));
  return text.size() > maxLength ? shown + "..." : shown;
}
