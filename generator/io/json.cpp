//===- json.cpp - JSON text with errors a user can act on -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/json.h"

#include "io/file_error.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk {

static constexpr int maxDepth = 64;

/// Byte offset of the bracket that nests too deeply, or npos.
static size_t findTooDeep(StringRef text) {
  int depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{') && ++depth > maxDepth)
      return i;
    else if (!inString && (c == ']' || c == '}'))
      --depth;
  }
  return StringRef::npos;
}

static Error errorAt(StringRef path, StringRef line, StringRef column, StringRef reason) {
  std::string message = reason.str();
  if (!message.empty())
    message[0] = toLower(message[0]);
  return createStringError(Twine(path) + ":" + line + ":" + column + ": " + message);
}

Expected<json::Value> parseJson(StringRef text, StringRef path) {
  size_t tooDeep = findTooDeep(text);
  if (tooDeep != StringRef::npos) {
    StringRef before = text.take_front(tooDeep);
    size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    return errorAt(path, std::to_string(before.count('\n') + 1),
                   std::to_string(tooDeep - lineStart + 1),
                   "nesting is deeper than " + std::to_string(maxDepth));
  }
  Expected<json::Value> value = json::parse(text);
  if (value)
    return value;
  // The position is only to be had as text: "[line:column, byte=offset]: reason".
  std::string found = toString(value.takeError());
  SmallVector<StringRef, 4> parts;
  if (!Regex("^\\[([0-9]+):([0-9]+), byte=[0-9]+\\]: (.*)$").match(found, &parts))
    return fileError(path, found);
  // LLVM counts columns up to what it has consumed: nothing of an empty line.
  return errorAt(path, parts[1], parts[2] == "0" ? "1" : parts[2], parts[3]);
}

std::string quoted(StringRef name) {
  std::string text;
  raw_string_ostream os(text);
  os << '\'';
  printEscapedString(name.take_front(64), os);
  os << (name.size() > 64 ? "...'" : "'");
  return text;
}

} // namespace ropewalk
