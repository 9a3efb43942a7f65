//===- temporary_folder.h - A folder that goes with its owner ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_TEMPORARY_FOLDER_H
#define ROPEWALK_IO_TEMPORARY_FOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <mutex>
#include <string>

namespace ropewalk {

/// An empty folder that nobody else has, removed with all that is in it when its owner goes or when
/// SIGINT, SIGTERM or SIGHUP ends the process, unless it was renamed until then. (LLVM removes
/// single files then; of folders it knows nothing.) Thread-safe.
class TemporaryFolder {
public:
  /// `stem` and some characters more.
  static llvm::Expected<TemporaryFolder> create(llvm::StringRef stem);
  /// Where the system has temporary files.
  static llvm::Expected<TemporaryFolder> createScratch();
  TemporaryFolder(TemporaryFolder &&other) : folder(std::move(other.folder)) {
    other.folder.clear();
  }
  TemporaryFolder &operator=(TemporaryFolder &&) = delete;
  ~TemporaryFolder();

  const std::string &path() const { return folder; }
  /// While this is held no signal removes a folder: it comes afterwards.
  static std::unique_lock<std::recursive_mutex> hold();
  /// Gives it a name to stay under; this has no folder then.
  std::error_code rename(llvm::StringRef name);

private:
  explicit TemporaryFolder(std::string folder) : folder(std::move(folder)) {}

  std::string folder; ///< Empty once renamed or moved from.
};

} // namespace ropewalk

#endif
