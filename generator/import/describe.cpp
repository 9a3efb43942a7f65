//===- describe.cpp - Values as messages show them --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/describe.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

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
  constexpr size_t maxLength = 64;
  std::string text = formatv("{0}", value);
  return text.size() > maxLength ? text.substr(0, maxLength) + "..." : text;
}
