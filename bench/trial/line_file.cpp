//===- line_file.cpp - A file of lines that only grows --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "line_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace ropewalk {

static std::string lastError(const std::string &path) {
  return path + ": " + std::error_code(errno, std::generic_category()).message();
}

LineFile::LineFile(LineFile &&other)
    : path(std::move(other.path)), fd(std::exchange(other.fd, -1)) {}

LineFile &LineFile::operator=(LineFile &&other) {
  std::swap(path, other.path);
  std::swap(fd, other.fd);
  return *this;
}

LineFile::~LineFile() {
  if (fd >= 0)
    close(fd);
}

std::string LineFile::open(const std::string &file, std::string &text) {
  path = file;
  fd = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (fd < 0)
    return lastError(path);
  struct stat status;
  if (fstat(fd, &status) != 0)
    return lastError(path);
  if (!S_ISREG(status.st_mode)) // a device may never end
    return path + ": it is no regular file, expected one, or none";
  if (flock(fd, LOCK_EX | LOCK_NB) != 0)
    return path + ": another process writes to this log";
  text.clear();
  char bytes[65536];
  for (;;) {
    const ssize_t count = ::read(fd, bytes, sizeof bytes);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return lastError(path);
    if (count == 0)
      return "";
    text.append(bytes, static_cast<size_t>(count));
  }
}

std::string LineFile::truncate(size_t bytes) {
  return ftruncate(fd, static_cast<off_t>(bytes)) == 0 ? "" : lastError(path);
}

std::string LineFile::append(std::string_view text) {
  const std::string line = std::string(text) + "\n";
  const off_t before = lseek(fd, 0, SEEK_END);
  for (size_t done = 0; done < line.size();) {
    const ssize_t count = ::write(fd, line.data() + done, line.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0) {
      const std::string why = lastError(path);
      // What cannot be taken away now is when the file is opened again.
      (void)(ftruncate(fd, before) == 0);
      return why;
    }
    done += static_cast<size_t>(count);
  }
  return fsync(fd) == 0 || errno == EINVAL ? "" : lastError(path);
}

} // namespace ropewalk
