//===- ropewalk/status.h - Errors as values ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a C++ function returns where the C API fills a ropewalk_error: a value, or a
// status with one line of text. Fixed size, so that reporting never allocates.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_STATUS_H
#define ROPEWALK_STATUS_H

#ifndef __cplusplus
#error "ropewalk/status.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/ropewalk.h"

#include <cassert>
#include <cstdarg>
#include <cstdio>
#include <utility>
#include <variant>

namespace ropewalk {

/// A status other than OK and one line that names field, found, expected.
class Error {
public:
  explicit Error(const ropewalk_error &error) : value(error) {}

  /// Formats like printf; text beyond the fixed size is cut.
#if defined(__GNUC__)
  __attribute__((format(printf, 3, 4)))
#endif
  Error(ropewalk_status status, const char *format, ...) {
    value.status = status;
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(value.message, sizeof value.message, format, arguments);
    va_end(arguments);
  }

  ropewalk_status status() const { return value.status; }
  const char *message() const { return value.message; }
  const ropewalk_error &asC() const { return value; }

private:
  ropewalk_error value;
};

/// A T, or why there is none. Test it before use.
template <class T> class [[nodiscard]] Expected {
public:
  Expected(T value) : state(std::in_place_index<0>, std::move(value)) {}
  Expected(Error error) : state(std::in_place_index<1>, error) {}

  explicit operator bool() const { return state.index() == 0; }
  T &operator*() { return *get(); }
  const T &operator*() const { return *get(); }
  T *operator->() { return get(); }
  const T *operator->() const { return get(); }

  const Error &error() const {
    assert(!*this && "error() of a value");
    return *std::get_if<1>(&state);
  }

private:
  T *get() {
    assert(*this && "value of an error");
    return std::get_if<0>(&state);
  }
  const T *get() const { return const_cast<Expected *>(this)->get(); }

  std::variant<T, Error> state;
};

} // namespace ropewalk

#endif
