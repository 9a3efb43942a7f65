//===- read_text.cpp - Files of text ---------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/read_text.h"

#include "io/file_error.h"

#include "llvm/Support/FileSystem.h"

using namespace llvm;

Expected<std::unique_ptr<MemoryBuffer>> ropewalk::readText(StringRef path) {
  sys::fs::file_status status;
  if (path != "-" && !sys::fs::status(path, status) &&
      (status.type() == sys::fs::file_type::character_file ||
       status.type() == sys::fs::file_type::block_file))
    return fileError(path, "is a device, expected a file");
  auto buffer = MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return fileError(path, StringRef(buffer.getError().message()).lower());
  return std::move(*buffer);
}
