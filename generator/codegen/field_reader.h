//===- field_reader.h - The fields of a record ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_FIELD_READER_H
#define ROPEWALK_CODEGEN_FIELD_READER_H

#include "io/json.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ropewalk {

/// Reads the fields of one JSON object and reports the first that is wrong.
class FieldReader {
public:
  FieldReader(const llvm::json::Object &object, std::string where)
      : object(object), where(std::move(where)) {}

  llvm::Error fail(llvm::StringRef field, llvm::StringRef expected) const {
    std::string found = "nothing";
    if (const llvm::json::Value *value = object.get(field))
      found =
          value->getAsString() ? quoted(*value->getAsString()) : llvm::formatv("{0}", *value).str();
    return llvm::createStringError(where + ": " + field + " is " + found + ", expected " +
                                   expected);
  }

  template <typename T, typename Parse>
  llvm::Error optionalName(llvm::StringRef field, Parse parse, llvm::StringRef expected,
                           std::optional<T> &into) {
    used.insert(field);
    if (!object.get(field))
      return llvm::Error::success();
    if (auto text = object.getString(field))
      into = parse(std::string_view(text->data(), text->size()));
    return into ? llvm::Error::success() : fail(field, expected);
  }

  llvm::Error optionalFlag(llvm::StringRef field, bool &into) {
    used.insert(field);
    if (!object.get(field))
      return llvm::Error::success();
    auto flag = object.getBoolean(field);
    if (flag)
      into = *flag;
    return flag ? llvm::Error::success() : fail(field, "true or false");
  }

  llvm::Error integer(llvm::StringRef field, int64_t least, std::optional<int64_t> absent,
                      int64_t &into) {
    used.insert(field);
    if (!object.get(field) && absent) {
      into = *absent;
      return llvm::Error::success();
    }
    auto number = object.getInteger(field);
    if (!number || *number < least)
      return fail(field, "an integer of at least " + std::to_string(least));
    into = *number;
    return llvm::Error::success();
  }

  llvm::Error number(llvm::StringRef field, double least, double below, double &into) {
    used.insert(field);
    auto number = object.getNumber(field);
    if (!number || !(*number >= least && *number < below))
      return fail(field, llvm::formatv("a number of at least {0} and below {1}",
                                       llvm::json::Value(least), llvm::json::Value(below))
                             .str());
    into = *number;
    return llvm::Error::success();
  }

  llvm::Error optionalText(llvm::StringRef field, std::string &into, llvm::StringRef expected,
                           llvm::function_ref<bool(llvm::StringRef)> is = nullptr) {
    return object.get(field) ? text(field, into, expected, is) : llvm::Error::success();
  }

  /// What somebody else reads.
  void nested(llvm::StringRef field) { used.insert(field); }

  llvm::Error text(llvm::StringRef field, std::string &into, llvm::StringRef expected,
                   llvm::function_ref<bool(llvm::StringRef)> is = nullptr) {
    used.insert(field);
    auto text = object.getString(field);
    if (!text || text->empty() || (is && !is(*text)))
      return fail(field, expected);
    into = text->str();
    return llvm::Error::success();
  }

  llvm::Error nothingElse() const {
    for (const auto &entry : object)
      if (!used.contains(llvm::StringRef(entry.first)))
        return llvm::createStringError(where + ": unknown field " +
                                       quoted(llvm::StringRef(entry.first)));
    return llvm::Error::success();
  }

private:
  const llvm::json::Object &object;
  std::string where;
  llvm::StringSet<> used;
};

/// Errors are one line: the second counts only if there is no first.
inline llvm::Error firstError(llvm::Error first, llvm::Error second) {
  if (!first)
    return second;
  consumeError(std::move(second));
  return first;
}

} // namespace ropewalk

#endif
