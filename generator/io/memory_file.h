//===- memory_file.h - A file on no disk ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_MEMORY_FILE_H
#define ROPEWALK_IO_MEMORY_FILE_H

#include <fstream>
#include <iterator>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace ropewalk {

/// For the other end of a program's input or output, or a library that writes to files only:
/// nothing can be left behind, and no folder need be writable.
class MemoryFile {
public:
  MemoryFile() : descriptor(memfd_create("ropewalk", 0)) {}
  MemoryFile(const MemoryFile &) = delete;
  ~MemoryFile() {
    if (valid())
      close(descriptor);
  }

  /// If not, errno says why.
  bool valid() const { return descriptor >= 0; }
  /// What opens it, here and in programs started from here.
  std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor); }
  /// All that is in it.
  std::string text() const {
    std::ifstream file(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

private:
  const int descriptor;
};

} // namespace ropewalk

#endif
