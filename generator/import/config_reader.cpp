//===- config_reader.cpp - Typed access to config.json ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config_reader.h"

#include "import/describe.h"
#include "io/one_line.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;
using namespace ropewalk;

const json::Value *ConfigReader::find(StringRef name) const {
  findings.read.insert(name);
  const json::Value *value = object.get(name);
  return value && value->kind() != json::Value::Null ? value : nullptr;
}

std::vector<StringRef>
ConfigReader::findFields(function_ref<bool(StringRef, const json::Value &)> is) const {
  std::vector<StringRef> names;
  for (const auto &[name, value] : object)
    if (is(name, value))
      names.push_back(name);
  // The object's own order is that of a hash table.
  llvm::sort(names);
  return names;
}

void ConfigReader::fail(const Twine &sentence) const {
  if (failed())
    return;
  findings.problem = inOneLine((path + sentence).str()); // Field names come from the file.
}

void ConfigReader::fail(StringRef field, const Twine &found, const Twine &expected) const {
  fail(field + " is " + found + ", expected " + expected);
}

void ConfigReader::failIgnored(const Field<bool> &flag, StringRef type, StringRef others) const {
  fail(flag.name, flag.value ? "true" : "false",
       (flag.value ? "false" : "true") + (", as " + type + " has it whatever is said") + others);
}

void ConfigReader::failMissing(StringRef field, const Twine &expected) const {
  fail(field, "missing", expected);
}

void ConfigReader::failType(StringRef name, const json::Value &found, StringRef expected) const {
  fail(name, describe(found), expected);
}

std::optional<Field<double>> ConfigReader::number(ArrayRef<StringRef> names) const {
  for (StringRef name : names)
    if (const json::Value *value = find(name)) {
      auto number = value->getAsNumber();
      if (number && std::isfinite(*number))
        return Field<double>{*number, name};
      failType(name, *value, "a finite number");
      return std::nullopt;
    }
  return std::nullopt;
}

std::optional<Field<int64_t>> ConfigReader::integer(ArrayRef<StringRef> names) const {
  for (StringRef name : names)
    if (const json::Value *value = find(name)) {
      if (auto number = value->getAsInteger())
        return Field<int64_t>{*number, name};
      failType(name, *value, "an integer");
      return std::nullopt;
    }
  return std::nullopt;
}

std::optional<Field<int64_t>> ConfigReader::count(ArrayRef<StringRef> names, int64_t most) const {
  auto found = integer(names);
  if (!found || (found->value >= 1 && found->value <= most))
    return found;
  fail(found->name, Twine(found->value),
       most == INT32_MAX ? "a number in [1, 2^31)" : "1 to " + std::to_string(most));
  return std::nullopt;
}

std::optional<Field<bool>> ConfigReader::boolean(StringRef name) const {
  const json::Value *value = find(name);
  if (!value)
    return std::nullopt;
  if (auto flag = value->getAsBoolean())
    return Field<bool>{*flag, name};
  failType(name, *value, "true or false");
  return std::nullopt;
}

std::optional<Field<StringRef>> ConfigReader::string(ArrayRef<StringRef> names) const {
  for (StringRef name : names)
    if (const json::Value *value = find(name)) {
      if (auto text = value->getAsString())
        return Field<StringRef>{*text, name};
      failType(name, *value, "a string");
      return std::nullopt;
    }
  return std::nullopt;
}

template <class T>
std::optional<Field<std::vector<T>>>
ConfigReader::list(ArrayRef<StringRef> names, StringRef expectedElement,
                   function_ref<std::optional<T>(const json::Value &)> read) const {
  for (StringRef name : names)
    if (const json::Value *value = find(name)) {
      const json::Array *array = value->getAsArray();
      if (!array) {
        failType(name, *value, "a list");
        return std::nullopt;
      }
      Field<std::vector<T>> result{{}, name};
      for (const json::Value &element : *array) {
        auto number = read(element);
        if (!number) {
          failType((name + "[" + Twine(result.value.size()) + "]").str(), element, expectedElement);
          return std::nullopt;
        }
        result.value.push_back(*number);
      }
      return result;
    }
  return std::nullopt;
}

std::optional<Field<std::vector<double>>> ConfigReader::numbers(ArrayRef<StringRef> names) const {
  return list<double>(names, "a finite number", [](const json::Value &value) {
    auto number = value.getAsNumber();
    return number && std::isfinite(*number) ? number : std::nullopt;
  });
}

std::optional<Field<std::vector<int64_t>>> ConfigReader::integers(ArrayRef<StringRef> names) const {
  return list<int64_t>(names, "an integer",
                       [](const json::Value &value) { return value.getAsInteger(); });
}

std::optional<Field<std::vector<StringRef>>>
ConfigReader::strings(ArrayRef<StringRef> names) const {
  return list<StringRef>(names, "a string",
                         [](const json::Value &value) { return value.getAsString(); });
}

std::optional<ConfigReader> ConfigReader::section(StringRef name) const {
  const json::Value *value = find(name);
  if (!value)
    return std::nullopt;
  if (const json::Object *nested = value->getAsObject())
    return ConfigReader(*nested, path + name.str() + ".", findings);
  failType(name, *value, "an object");
  return std::nullopt;
}
