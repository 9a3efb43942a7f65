//===- one_line.h - Other people's words in messages ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_ONE_LINE_H
#define ROPEWALK_IO_ONE_LINE_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace ropewalk {

/// The text with '?' for each control character, U+0080 to U+009F in UTF-8 among them: messages and
/// listings are lines, which a terminal only shows, whatever files and fields are called.
std::string inOneLine(llvm::StringRef text);
/// Whether it is one already.
inline bool isOneLine(llvm::StringRef text) { return inOneLine(text) == text; }

} // namespace ropewalk

#endif
