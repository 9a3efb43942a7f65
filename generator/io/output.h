//===- output.h - Files and folders that appear whole or not at all -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_OUTPUT_H
#define ROPEWALK_IO_OUTPUT_H

#include "io/temporary_folder.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// A file written aside in its own folder and renamed to its name by commit(). Without
/// commit(), or when the process is interrupted, nothing is left behind and a file that
/// had the name before is untouched. What is not a regular file (a pipe, a device) is
/// written directly, since renaming would replace it.
class OutputFile {
public:
  static llvm::Expected<OutputFile> create(llvm::StringRef path);
  OutputFile(OutputFile &&);
  OutputFile &operator=(OutputFile &&) = delete;
  ~OutputFile();

  llvm::Error write(llvm::ArrayRef<uint8_t> bytes);
  llvm::Error write(llvm::StringRef text);
  /// Flushes to the disk, then gives the file its name.
  llvm::Error commit();

private:
  OutputFile(std::string path) : path(std::move(path)) {}
  llvm::Error failure(std::error_code code) const;

  std::string path;     ///< As the user gave it, for messages.
  std::string realPath; ///< Links resolved: they stay links.
  std::optional<llvm::sys::fs::TempFile> aside;
  int fd = -1;
};

/// All of a file at once.
llvm::Error writeFile(llvm::StringRef path, llvm::StringRef bytes);

/// A folder filled aside and put in place by commit(). If a folder of that name exists,
/// its other files stay, each new file replaces its namesake, and nothing is touched if a
/// folder is in a file's way or the reverse; otherwise the whole
/// folder appears at once, with its parents. Without commit(), or when the process is interrupted
/// before, nothing is left behind.
class OutputDirectory {
public:
  static llvm::Expected<OutputDirectory> create(llvm::StringRef path);
  /// Where to write until commit().
  llvm::StringRef aside() const { return folder.path(); }
  /// A file that may be there from before and that commit() takes away, unless it is written anew.
  void remove(llvm::StringRef name) { removed.push_back(name.str()); }
  /// One file of the folder or of a folder in it, whole; its error names the path it would have
  /// had.
  llvm::Error write(llvm::StringRef name, llvm::StringRef bytes);
  /// One that can be run.
  llvm::Error writeProgram(llvm::StringRef name, llvm::StringRef bytes);
  /// An error about a file written aside, with the path it would have had.
  llvm::Error named(llvm::Error error) const;
  llvm::Error commit();

private:
  OutputDirectory(std::string path, TemporaryFolder folder)
      : path(std::move(path)), folder(std::move(folder)) {}

  llvm::Error commitInto();

  std::string path;
  TemporaryFolder folder;
  std::vector<std::string> removed;
};

} // namespace ropewalk

#endif
