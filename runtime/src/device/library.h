//===- library.h - A driver's library, opened when it is needed -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ropewalk neither links a driver's library nor needs its headers: an engine with kernels for
// devices runs where there is none.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_LIBRARY_H
#define ROPEWALK_SRC_DEVICE_LIBRARY_H

#include "ropewalk/status.h"

#include <optional>

namespace ropewalk {

/// A function of the library, and where its address goes.
struct LibraryFunction {
  const char *name;
  void *address; ///< Of a pointer to the function.
};

/// Opens `library` for as long as the process lives, and finds the functions in it. `provider` says
/// who brings it. Not found: UNSUPPORTED_HARDWARE.
std::optional<Error> openLibrary(const char *library, const char *provider,
                                 const LibraryFunction *functions, size_t count);

} // namespace ropewalk

#endif
