//===- append_text.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "append_text.h"

#include <cstdarg>
#include <cstdio>

namespace ropewalk {

void append(std::string &text, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  const int length = std::vsnprintf(nullptr, 0, format, arguments);
  const size_t before = text.size();
  text.resize(before + length + 1); // and the 0 that ends it
  std::vsnprintf(&text[before], length + 1, format, again);
  text.pop_back();
  va_end(again);
  va_end(arguments);
}

} // namespace ropewalk
