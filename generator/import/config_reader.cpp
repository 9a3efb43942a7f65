//===- config_reader.cpp - Typed access to config.json ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config_reader.h"

#include "import/json.h"

#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;
using namespace ropewalk;

const json::Value *ConfigReader::find(StringRef name) const {
  const json::Value *value = object.get(name);
  return value && value->kind() != json::Value::Null ? value : nullptr;
}

void ConfigReader::fail(const Twine &sentence) const {
  if (problem.empty())
    problem = (path + sentence).str();
}

void ConfigReader::fail(StringRef field, const Twine &found, const Twine &expected) const {
  fail(field + " is " + found + ", expected " + expected);
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

std::optional<Field<int64_t>> ConfigReader::count(ArrayRef<StringRef> names) const {
  auto found = integer(names);
  if (!found || (found->value >= 1 && found->value <= INT32_MAX))
    return found;
  fail(found->name, Twine(found->value), "a number in [1, 2^31)");
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

std::optional<ConfigReader> ConfigReader::section(StringRef name) const {
  const json::Value *value = find(name);
  if (!value)
    return std::nullopt;
  if (const json::Object *nested = value->getAsObject())
    return ConfigReader(*nested, path + name.str() + ".", problem);
  failType(name, *value, "an object");
  return std::nullopt;
}
