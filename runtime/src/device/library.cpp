//===- library.cpp - A driver's library, opened when it is needed ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/library.h"

#include <cstring>
#include <dlfcn.h>

namespace ropewalk {

std::optional<Error> openLibrary(const char *library, const char *provider,
                                 const LibraryFunction *functions, size_t count) {
  // Drivers start threads and handlers that outlive any plan: never closed again.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *reason = dlerror();
    return Error(ROPEWALK_UNSUPPORTED_HARDWARE, "%s is not there, expected %s: %.120s", library,
                 provider, reason ? reason : "");
  }
  for (size_t i = 0; i < count; ++i) {
    void *address = dlsym(handle, functions[i].name);
    if (!address)
      return Error(ROPEWALK_UNSUPPORTED_HARDWARE, "%s has no %s, expected %s", library,
                   functions[i].name, provider);
    std::memcpy(functions[i].address, &address, sizeof address);
  }
  return std::nullopt;
}

} // namespace ropewalk
