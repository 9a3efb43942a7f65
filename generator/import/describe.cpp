//===- describe.cpp - Values as messages show them --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/describe.h"

#include "llvm/ADT/StringRef.h"
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

std::string ropewalk::describe(const json::Value &value) {
  if (value.getAsObject())
    return "an object";
  if (value.getAsArray())
    return "an array";
  if (value.kind() == json::Value::Number && !value.getAsInteger())
    return describe(*value.getAsNumber());
  constexpr size_t maxLength = 64;
  std::string text = formatv("{0}", value);
  return text.size() > maxLength ? text.substr(0, maxLength) + "..." : text;
}
