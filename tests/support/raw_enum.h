//===- raw_enum.h - Enum fields as a careless C caller fills them *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_RAW_ENUM_H
#define ROPEWALK_TESTS_SUPPORT_RAW_ENUM_H

#include <cstring>

namespace ropewalk::test {

/// Stores a number that need not be an enumerator, without undefined behaviour.
template <class Enum> void setRaw(Enum &field, int value) {
  static_assert(sizeof field == sizeof value);
  std::memcpy(&field, &value, sizeof value);
}

/// An enumerator or not, without reading it as one.
template <class Enum> int rawValue(const Enum &field) {
  int value;
  static_assert(sizeof field == sizeof value);
  std::memcpy(&value, &field, sizeof value);
  return value;
}

} // namespace ropewalk::test

#endif
