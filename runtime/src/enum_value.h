//===- enum_value.h - Enumerators that a caller may have got wrong *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A C caller can put any number into an enum field; loading it as the enum would be
// undefined behaviour in C++, so validation reads the number instead.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_ENUM_VALUE_H
#define ROPEWALK_SRC_ENUM_VALUE_H

#include <cstring>

namespace ropewalk {

template <class Enum> int enumValue(const Enum &field) {
  static_assert(sizeof(Enum) == sizeof(int), "the C API's enums are ints");
  int value;
  std::memcpy(&value, &field, sizeof value);
  return value;
}

} // namespace ropewalk

#endif
