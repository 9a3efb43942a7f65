//===- file_size_limit.h - A full disk without making one -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_FILE_SIZE_LIMIT_H
#define ROPEWALK_TESTS_SUPPORT_FILE_SIZE_LIMIT_H

#include <sys/resource.h>

namespace ropewalk {

/// Lets this process, and those it starts, write files of at most so many bytes: what a full
/// disk does, without the privileges to make one.
class FileSizeLimit {
public:
  explicit FileSizeLimit(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit limit = {bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before); }
  FileSizeLimit(const FileSizeLimit &) = delete;
  FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
  rlimit before;
};

} // namespace ropewalk

#endif
