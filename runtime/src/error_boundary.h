//===- error_boundary.h - From C++ errors to the C API ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API neither throws nor returns objects: one wrapper turns an Expected, and
// the only exception the library can meet, into a status and a ropewalk_error.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_ERROR_BOUNDARY_H
#define ROPEWALK_SRC_ERROR_BOUNDARY_H

#include "ropewalk/status.h"

#include <exception>
#include <new>

namespace ropewalk {

/// As one line, whatever the caller's own words in it hold.
inline ropewalk_status report(const Error &error, ropewalk_error *out) {
  if (out) {
    *out = error.asC();
    for (char *c = out->message; *c; ++c)
      *c = static_cast<unsigned char>(*c) < ' ' || *c == 0x7f ? '?' : *c;
  }
  return error.status();
}

inline ropewalk_status reportOk(ropewalk_error *out) {
  if (out)
    *out = ropewalk_error{};
  return ROPEWALK_OK;
}

/// Which of the arguments that every plan is made from is null; OK if none is.
inline ropewalk_status reportNull(const void *rotation, const void *layout, const void *options,
                                  const void *plan, ropewalk_error *out) {
  if (rotation && layout && options && plan)
    return ROPEWALK_OK;
  const char *name = !rotation ? "rotation" : !layout ? "layout" : !options ? "options" : "plan";
  return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer", name), out);
}

/// Runs `body`, a callable returning Expected<T>; gives its value to `deliver`.
template <class Body, class Deliver>
ropewalk_status atBoundary(ropewalk_error *out, Body body, Deliver deliver) noexcept {
  try {
    auto result = body();
    if (!result)
      return report(result.error(), out);
    deliver(*result);
    return reportOk(out);
  } catch (const std::exception &) {
    // bad_alloc and length_error: both say that a size asked for is too large.
    return report(Error(ROPEWALK_OUT_OF_MEMORY, "out of memory"), out);
  }
}

} // namespace ropewalk

#endif
