//===- line_file.h - A file of lines that only grows ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_LINE_FILE_H
#define ROPEWALK_BENCH_TRIAL_LINE_FILE_H

#include <string>
#include <string_view>

namespace ropewalk {

/// A file that one process at a time appends lines to. Its functions return what went wrong, with
/// the path; empty: nothing did.
class LineFile {
public:
  LineFile() = default;
  LineFile(LineFile &&other);
  LineFile &operator=(LineFile &&other);
  ~LineFile();

  /// The file, or a new one, with all of its text.
  std::string open(const std::string &path, std::string &text);
  /// Takes away what follows so many bytes: a line that was cut off while it was written.
  std::string truncate(size_t bytes);
  /// A line and its end, on the disk when it returns. If it can't be written whole, it is not.
  std::string append(std::string_view line);

private:
  std::string path;
  int fd = -1;
};

} // namespace ropewalk

#endif
