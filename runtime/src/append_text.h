//===- append_text.h - Descriptions, piece by piece -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_APPEND_TEXT_H
#define ROPEWALK_SRC_APPEND_TEXT_H

#include <string>

namespace ropewalk {

/// As printf has it, which takes half of the code that sums of strings do.
[[gnu::format(printf, 2, 3)]] void append(std::string &text, const char *format, ...);

} // namespace ropewalk

#endif
