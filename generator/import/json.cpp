//===- json.cpp - JSON text to values ---------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/json.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <optional>

using namespace llvm;

namespace {

constexpr int maxDepth = 64; // configurations nest three deep, the parser recurses

Error errorAt(MemoryBufferRef file, size_t offset, const Twine &text) {
  StringRef before = file.getBuffer().take_front(offset);
  size_t line = before.count('\n') + 1;
  size_t column = before.size() - (before.rfind('\n') + 1) + 1; // npos + 1 is 0
  return createStringError(formatv("{0}:{1}:{2}: {3}", file.getBufferIdentifier(), line, column,
                                   text.str()));
}

/// Where nesting first exceeds the limit.
std::optional<size_t> findTooDeep(StringRef text) {
  int depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      i += c == '\\';
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
    } else if (c == '{' || c == '[') {
      if (++depth > maxDepth)
        return i;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return std::nullopt;
}

/// LLVM says "[line:column, byte=offset]: Text"; only the offset is unambiguous.
Error syntaxError(MemoryBufferRef file, Error error) {
  std::string message = toString(std::move(error));
  auto [position, text] = StringRef(message).split("]: ");
  size_t offset = 0;
  if (position.split("byte=").second.getAsInteger(10, offset) || text.empty())
    return errorAt(file, 0, "not valid JSON: " + message);
  std::string lower = text.str();
  lower[0] = toLower(lower[0]);
  return errorAt(file, offset, "not valid JSON: " + lower);
}

} // namespace

Expected<json::Object> ropewalk::parseJsonObject(MemoryBufferRef file) {
  if (auto offset = findTooDeep(file.getBuffer()))
    return errorAt(file, *offset, "nested more than " + Twine(maxDepth) + " deep");
  Expected<json::Value> value = json::parse(file.getBuffer());
  if (!value)
    return syntaxError(file, value.takeError());
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return createStringError(formatv("{0}: top level is {1}, expected an object",
                                   file.getBufferIdentifier(), describe(*value)));
}

std::string ropewalk::describe(double value) {
  SmallString<32> text;
  APFloat(value).toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/16);
  return std::string(text);
}

std::string ropewalk::describe(const json::Value &value) {
  if (value.getAsObject())
    return "an object";
  if (value.getAsArray())
    return "an array";
  if (value.kind() == json::Value::Number && !value.getAsInteger())
    return describe(*value.getAsNumber());
  return formatv("{0}", value);
}
