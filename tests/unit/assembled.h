//===- assembled.h - Objects from assembly text -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_ASSEMBLED_H
#define ROPEWALK_TESTS_UNIT_ASSEMBLED_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace ropewalk {

inline constexpr char armTriple[] = "aarch64-unknown-linux-gnu";
inline constexpr char x86Triple[] = "x86_64-unknown-linux-gnu";

/// The bytes of an ELF object with one function, `name`; aborts on text that is no assembly.
std::string assembled(llvm::StringRef triple, llvm::StringRef name, llvm::StringRef body);

} // namespace ropewalk

#endif
