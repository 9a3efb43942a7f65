//===- json.cpp - JSON text with errors a user can act on -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/json.h"

#include "io/file_error.h"
#include "io/one_line.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <optional>

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

static Error errorAt(StringRef path, int64_t line, StringRef column, StringRef reason) {
  std::string message = reason.str();
  if (!message.empty())
    message[0] = toLower(message[0]);
  return createStringError(Twine(path) + ":" + Twine(line) + ":" + column + ": " + message);
}

namespace {

/// A text's path and the line that it begins in.
struct Place {
  StringRef path;
  int64_t firstLine;
};

} // namespace

static Error errorAt(const Place &place, StringRef text, size_t offset, const Twine &reason) {
  StringRef before = text.take_front(offset);
  size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
  return createStringError(Twine(place.path) + ":" +
                           Twine(place.firstLine + static_cast<int64_t>(before.count('\n'))) + ":" +
                           Twine(offset - lineStart + 1) + ": " + reason);
}

namespace {

/// What LLVM's parser does not say: which field it was at, whether an object has it twice, and
/// whether JSON has a number that C has. Reads any text, and up to the first finding.
class FieldScan {
public:
  explicit FieldScan(StringRef text) : text(text) {}

  struct Finding {
    size_t begin, end;
    std::string field;  ///< Keys and indices from the top, as one line.
    std::string reason; ///< Of a fault.
  };
  /// A field that is given twice, or 007, +1, 1. and the like.
  std::optional<Finding> findFault() { return find(/*faults=*/true); }
  /// NaN, Infinity or -Infinity where a value may be, the first that ends at `least` or later.
  std::optional<Finding> findNoNumber(size_t least) {
    this->least = least;
    return find(/*faults=*/false);
  }

private:
  /// An object or array that is open.
  struct Level {
    bool isObject, isAtKey;
    size_t index = 0;
    std::string key;
    StringSet<> keys;
  };

  std::optional<Finding> find(bool faults);
  size_t endOfString(size_t quote) const;
  /// Whether an object has this key already.
  bool readKey(StringRef quotedKey);
  std::string field() const;

  StringRef text;
  size_t least = 0;
  SmallVector<Level, 8> levels;
};

size_t FieldScan::endOfString(size_t quote) const {
  size_t i = quote + 1;
  while (i < text.size() && text[i] != '"')
    i += text[i] == '\\' ? 2 : 1;
  return std::min(i + 1, text.size());
}

bool FieldScan::readKey(StringRef quotedKey) {
  Level &level = levels.back();
  level.isAtKey = false;
  auto key = json::parse(quotedKey); // of which two spellings may be one
  if (!key)
    consumeError(key.takeError());
  const std::optional<StringRef> plain = key ? key->getAsString() : std::nullopt;
  level.key = plain.value_or(quotedKey).str();
  return !level.keys.insert(level.key).second;
}

std::string FieldScan::field() const {
  constexpr size_t maxLength = 128;
  std::string name;
  for (const Level &level : levels) {
    if (level.isObject)
      name += (name.empty() ? "" : ".") + level.key;
    else
      name += "[" + std::to_string(level.index) + "]";
  }
  name = inOneLine(name);
  return name.size() > maxLength ? name.substr(0, maxLength) + "..." : name;
}

/// Whether JSON has it.
static bool isNumber(StringRef text) {
  const auto consumeDigits = [&text] {
    const StringRef digits = text.take_while(isDigit);
    text = text.drop_front(digits.size());
    return !digits.empty();
  };
  text.consume_front("-");
  if (!text.consume_front("0") && !consumeDigits())
    return false;
  if (text.consume_front(".") && !consumeDigits())
    return false;
  if (text.consume_front("e") || text.consume_front("E")) {
    if (!text.consume_front("-"))
      text.consume_front("+");
    return consumeDigits() && text.empty();
  }
  return text.empty();
}

std::optional<FieldScan::Finding> FieldScan::find(bool faults) {
  for (size_t i = 0, end; i < text.size(); i = end) {
    const char c = text[i];
    end = i + 1;
    if (c == '"') {
      end = endOfString(i);
      const bool isKey = !levels.empty() && levels.back().isObject && levels.back().isAtKey;
      if (isKey && readKey(text.slice(i, end)) && faults)
        return Finding{i, end, field(), field() + " is given twice in an object, expected it once"};
    } else if (c == '{' || c == '[') {
      levels.push_back({c == '{', c == '{', 0, {}, {}});
    } else if ((c == '}' || c == ']') && !levels.empty()) {
      levels.pop_back();
    } else if (c == ',' && !levels.empty()) {
      levels.back().isAtKey = levels.back().isObject;
      ++levels.back().index;
    } else if (faults && (isDigit(c) || c == '-' || c == '+' || c == '.')) {
      end = std::max(end, text.find_first_not_of("0123456789+-.eE", i));
      end = std::min(end, text.size());
      const StringRef found = text.slice(i, end);
      if (!isNumber(found))
        return Finding{i, end, field(),
                       (field().empty() ? "" : field() + " is ") + found.str() +
                           ", expected a number as JSON writes it"};
    } else if (!faults) {
      for (StringRef word : {"NaN", "Infinity", "-Infinity"})
        if (text.substr(i).starts_with(word) && i + word.size() >= least)
          return Finding{i, i + word.size(), field(), ""};
    }
  }
  return std::nullopt;
}

} // namespace

Expected<json::Value> parseJson(StringRef text, StringRef path, int64_t firstLine) {
  const Place place{path, firstLine};
  size_t tooDeep = findTooDeep(text);
  if (tooDeep != StringRef::npos)
    return errorAt(place, text, tooDeep, "nesting is deeper than " + Twine(maxDepth));
  Expected<json::Value> value = json::parse(text);
  if (value) {
    // Which of them holds is up to a parser.
    if (auto fault = FieldScan(text).findFault())
      return errorAt(place, text, fault->begin, fault->reason);
    return value;
  }
  // The position is only to be had as text: "[line:column, byte=offset]: reason".
  std::string found = toString(value.takeError());
  SmallVector<StringRef, 4> parts;
  int64_t line = 0;
  if (!Regex("^\\[([0-9]+):([0-9]+), byte=([0-9]+)\\]: (.*)$").match(found, &parts) ||
      parts[1].getAsInteger(10, line))
    return fileError(path, found);
  // Python writes them, though JSON has none.
  size_t offset = 0;
  if (!parts[3].getAsInteger(10, offset))
    if (auto word = FieldScan(text).findNoNumber(offset); word && word->begin <= offset)
      return errorAt(place, text, word->begin,
                     (word->field.empty() ? "" : word->field + " is ") +
                         text.slice(word->begin, word->end) +
                         ", expected a finite number: JSON has no NaN and no Infinity");
  // LLVM counts columns up to what it has consumed: nothing of an empty line.
  return errorAt(path, firstLine + line - 1, parts[2] == "0" ? "1" : parts[2], parts[4]);
}

/// Puts a number of the same length, so that places in messages stay, for every word that is one.
static std::string withInfiniteNumbers(StringRef text) {
  constexpr StringLiteral word = "Infinity";
  const auto endsToken = [&](size_t i) {
    return i >= text.size() || StringRef(" \t\r\n,:[]{}").contains(text[i]);
  };
  std::string result = text.str();
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (inString && text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      inString = !inString;
    } else if (!inString && text.substr(i).starts_with(word)) {
      const bool isNegative = i > 0 && text[i - 1] == '-';
      const size_t begin = isNegative ? i - 1 : i, end = i + word.size();
      if ((begin == 0 || endsToken(begin - 1)) && endsToken(end))
        result.replace(i, word.size(), "1e999   ");
      i = end - 1;
    }
  }
  return result;
}

Expected<json::Value> parsePythonJson(StringRef text, StringRef path) {
  return text.contains("Infinity") ? parseJson(withInfiniteNumbers(text), path)
                                   : parseJson(text, path);
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
