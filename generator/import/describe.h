//===- describe.h - Values as messages show them ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_DESCRIBE_H
#define ROPEWALK_IMPORT_DESCRIBE_H

#include "llvm/Support/JSON.h"

#include <string>

namespace ropewalk {

/// Scalars as JSON writes them, cut when long; the rest by kind. Always one line.
std::string describe(const llvm::json::Value &value);

/// The shortest decimal that parses back to `value`.
std::string describe(double value);

} // namespace ropewalk

#endif
