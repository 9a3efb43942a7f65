//===- json.h - JSON text with errors a user can act on ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_JSON_H
#define ROPEWALK_IO_JSON_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace ropewalk {

/// Parses JSON text from anywhere, trusted or not. An error reads
/// `<path>:<line>:<column>: <reason>`, where the text begins in line `firstLine`. Nesting deeper
/// than 64 is refused, since LLVM's parser recurses on the stack, and so is an object that has a
/// field twice.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text, llvm::StringRef path,
                                            int64_t firstLine = 1);

/// The same of a file that Python may have written: Infinity and -Infinity are numbers, infinite
/// ones.
llvm::Expected<llvm::json::Value> parsePythonJson(llvm::StringRef text, llvm::StringRef path);

/// A name from a file as it can stand in a one-line message: quoted, control characters
/// escaped, cut after 64 bytes.
std::string quoted(llvm::StringRef name);

} // namespace ropewalk

#endif
