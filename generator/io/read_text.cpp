//===- read_text.cpp - Files of text --------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/read_text.h"

#include "io/file_error.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace ropewalk;

/// What a pipe or a device has, up to a limit: some have no end.
static Expected<std::unique_ptr<MemoryBuffer>> readStream(StringRef path, sys::fs::file_t file) {
  constexpr size_t most = size_t{1} << 28, part = size_t{1} << 16;
  SmallVector<char, 0> bytes;
  for (size_t count = 1; count > 0;) {
    const size_t before = bytes.size();
    bytes.resize_for_overwrite(before + part);
    auto read = sys::fs::readNativeFile(file, MutableArrayRef(bytes).drop_front(before));
    if (!read)
      return fileError(path, StringRef(toString(read.takeError())).lower());
    count = *read;
    bytes.truncate(before + count);
    if (bytes.size() > most)
      return fileError(path, "has no end within 256 MiB, expected a configuration or a graph");
  }
  return MemoryBuffer::getMemBufferCopy(StringRef(bytes.data(), bytes.size()),
                                        path == "-" ? "<stdin>" : path);
}

Expected<std::unique_ptr<MemoryBuffer>> ropewalk::readText(StringRef path) {
  if (path == "-")
    return readStream(path, sys::fs::getStdinHandle());
  sys::fs::file_status status;
  if (!sys::fs::status(path, status) && sys::fs::is_other(status)) {
    auto file = sys::fs::openNativeFileForRead(path);
    if (!file)
      return fileError(path, StringRef(toString(file.takeError())).lower());
    auto close = scope_exit([&] { sys::fs::closeFile(*file); });
    return readStream(path, *file);
  }
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return fileError(path, StringRef(buffer.getError().message()).lower());
  return std::move(*buffer);
}
