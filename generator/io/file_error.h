//===- file_error.h - Errors that begin with a file -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_FILE_ERROR_H
#define ROPEWALK_IO_FILE_ERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace ropewalk {

inline llvm::Error fileError(llvm::StringRef path, const llvm::Twine &message) {
  return llvm::createStringError(llvm::Twine(path) + ": " + message);
}

} // namespace ropewalk

#endif
