//===- json.h - JSON text to values -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_JSON_H
#define ROPEWALK_IMPORT_JSON_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace ropewalk {

/// Parses a file whose top level is an object. The error is `file:line:column: text`,
/// both counted from 1, columns in bytes. Nesting is limited, so that no input can
/// exhaust the stack.
llvm::Expected<llvm::json::Object> parseJsonObject(llvm::MemoryBufferRef file);

/// A value as messages show it: scalars as written, the rest by kind.
std::string describe(const llvm::json::Value &value);

/// The shortest decimal that parses back to `value`.
std::string describe(double value);

} // namespace ropewalk

#endif
