//===- output_file.cpp - A file that appears whole or not at all ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/output.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace llvm;

namespace ropewalk {

static std::error_code lastError() { return std::error_code(errno, std::generic_category()); }

Error OutputFile::failure(std::error_code code) const {
  return createStringError(Twine(path) + ": cannot write: " + code.message());
}

Expected<OutputFile> OutputFile::create(StringRef path) {
  OutputFile file(path.str());
  sys::fs::file_status status;
  std::error_code code = sys::fs::status(path, status);
  if (code && code != std::errc::no_such_file_or_directory)
    return file.failure(code);
  if (sys::fs::is_directory(status) || path.ends_with("/"))
    return file.failure(std::make_error_code(std::errc::is_a_directory));
  if (sys::fs::exists(status) && !sys::fs::is_regular_file(status)) {
    file.fd = open(file.path.c_str(), O_WRONLY | O_CLOEXEC);
    return file.fd < 0 ? Expected<OutputFile>(file.failure(lastError())) : std::move(file);
  }
  SmallString<128> real(path);
  if (sys::fs::exists(status))
    if (std::error_code realCode = sys::fs::real_path(path, real))
      return file.failure(realCode);
  file.realPath = real.str().str();
  Expected<sys::fs::TempFile> aside = sys::fs::TempFile::create(file.realPath + ".%%%%%%%%.part");
  if (!aside)
    return file.failure(errorToErrorCode(aside.takeError()));
  file.aside = std::move(*aside);
  file.fd = file.aside->FD;
  return file;
}

OutputFile::OutputFile(OutputFile &&other)
    : path(std::move(other.path)), realPath(std::move(other.realPath)),
      aside(std::move(other.aside)), fd(other.fd) {
  other.aside.reset();
  other.fd = -1;
}

OutputFile::~OutputFile() {
  if (aside)
    consumeError(aside->discard());
  else if (fd >= 0)
    close(fd);
}

Error OutputFile::write(ArrayRef<uint8_t> bytes) {
  // Linux writes at most 2 GiB a call.
  constexpr size_t mostPerCall = size_t(1) << 30;
  while (!bytes.empty()) {
    ssize_t written = ::write(fd, bytes.data(), std::min(bytes.size(), mostPerCall));
    if (written < 0 && errno != EINTR)
      return failure(lastError());
    bytes = bytes.drop_front(std::max<ssize_t>(written, 0));
  }
  return Error::success();
}

Error OutputFile::write(StringRef text) { return write(arrayRefFromStringRef(text)); }

Error OutputFile::commit() {
  if (!aside) {
    int result = close(fd);
    fd = -1;
    return result < 0 ? failure(lastError()) : Error::success();
  }
  if (fsync(fd) < 0)
    return failure(lastError());
  Error kept = aside->keep(realPath);
  aside.reset();
  fd = -1;
  return kept ? failure(errorToErrorCode(std::move(kept))) : Error::success();
}

Error writeFile(StringRef path, StringRef bytes) {
  Expected<OutputFile> file = OutputFile::create(path);
  if (!file)
    return file.takeError();
  if (Error error = file->write(bytes))
    return error;
  return file->commit();
}

} // namespace ropewalk
