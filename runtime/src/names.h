//===- names.h - Enumerations and numbers in names --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table says how the values of an enumeration are spelt; names are printed and parsed by it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_NAMES_H
#define ROPEWALK_SRC_NAMES_H

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace ropewalk {

template <class Value> struct Named {
  Value value;
  std::string_view name;
};

template <class Value, size_t count>
std::string_view print(const Named<Value> (&table)[count], Value value) {
  for (const Named<Value> &entry : table)
    if (entry.value == value)
      return entry.name;
  return "unknown";
}

template <class Value, size_t count>
std::optional<Value> parse(const Named<Value> (&table)[count], std::string_view name) {
  for (const Named<Value> &entry : table)
    if (entry.name == name)
      return entry.value;
  return std::nullopt;
}

/// The consume functions take a prefix off `rest`, if it is there.
inline bool consume(std::string_view &rest, std::string_view prefix) {
  if (rest.substr(0, prefix.size()) != prefix)
    return false;
  rest.remove_prefix(prefix.size());
  return true;
}

template <class Value, size_t count>
bool consumeName(std::string_view &rest, const Named<Value> (&table)[count], Value &value) {
  for (const Named<Value> &entry : table)
    if (consume(rest, entry.name)) {
      value = entry.value;
      return true;
    }
  return false;
}

inline bool consumeNumber(std::string_view &rest, int32_t &value) {
  auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (error != std::errc())
    return false;
  rest.remove_prefix(static_cast<size_t>(end - rest.data()));
  return true;
}

} // namespace ropewalk

#endif
