//===- read_text.h - Files of text -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_READ_TEXT_H
#define ROPEWALK_IO_READ_TEXT_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace ropewalk {

/// The whole of a file, or of standard input ("-"). What is no regular file may have no end: of it
/// at most 256 MiB are taken. The error names the path.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readText(llvm::StringRef path);

} // namespace ropewalk

#endif
