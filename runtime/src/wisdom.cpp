//===- wisdom.cpp - What was measured on this machine ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "wisdom.h"
#include "append_text.h"
#include "invalid.h"

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace ropewalk {
namespace {

constexpr char firstLine[] = "ropewalk wisdom 1", cpuField[] = "cpu ";
/// Of a whole file, said in ropewalk/wisdom.h: a table of a thousand kernels has fewer.
constexpr size_t mostBytes = 1 << 20;

struct CloseFile {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

Error fileError(const char *path, int code) {
  return Error(code == ENOMEM ? ROPEWALK_OUT_OF_MEMORY : ROPEWALK_INVALID_ARGUMENT, "%.200s: %s",
               path, std::strerror(code));
}

Error lineError(const char *path, int line, const std::string &found, const char *expected) {
  return invalid("%.200s:%d: the line is '%.60s', expected %s", path, line, found.c_str(),
                 expected);
}

/// Pipes would keep who opens them waiting, and devices read without an end.
std::optional<Error> refuseOther(const char *path) {
  struct stat there = {};
  if (stat(path, &there) == 0 && !S_ISREG(there.st_mode))
    return invalid("%.200s: no regular file, expected one", path);
  return std::nullopt;
}

Expected<std::string> readText(const char *path) {
  if (auto error = refuseOther(path))
    return *error;
  const File file(std::fopen(path, "re"));
  if (!file)
    return fileError(path, errno);
  std::string text;
  for (int c; (c = std::fgetc(file.get())) != EOF; text += static_cast<char>(c))
    if (text.size() == mostBytes)
      return invalid("%.200s: longer than %zu bytes, expected wisdom", path, mostBytes);
  if (std::ferror(file.get()))
    return fileError(path, errno);
  return text;
}

Expected<std::vector<std::string>> splitLines(const std::string &text, const char *path) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c >= ' ' && c < 0x7f ? c : '?';
  }
  if (!lines.back().empty())
    return lineError(path, static_cast<int>(lines.size()), lines.back(), "an end of the line");
  lines.pop_back();
  return lines;
}

/// A decimal number of at most 18 digits behind one space.
bool readNumber(const char *&at, int64_t &value) {
  if (*at != ' ')
    return false;
  const char *digit = ++at;
  for (value = 0; *digit >= '0' && *digit <= '9' && digit - at < 18; ++digit)
    value = 10 * value + (*digit - '0');
  const bool any = digit != at;
  at = digit;
  return any;
}

bool readPreference(const std::string &line, Preference &preference) {
  const size_t space = line.find(' ');
  if (space == 0 || space == std::string::npos)
    return false;
  preference.kernel = line.substr(0, space);
  const char *at = line.c_str() + space;
  return readNumber(at, preference.minBytes) && readNumber(at, preference.minHeads) && *at == 0;
}

/// What a path leads to: a link stays one, also to a file that is not there yet. Empty: links in a
/// circle, or more than Linux follows.
std::string followed(std::string path) {
  for (int links = 0; links <= 40; ++links) {
    const std::unique_ptr<char, decltype(&std::free)> resolved(realpath(path.c_str(), nullptr),
                                                               std::free);
    if (resolved)
      return resolved.get();
    char target[4096];
    const ssize_t length = readlink(path.c_str(), target, sizeof target);
    if (length <= 0)
      return path;
    const size_t folder = target[0] == '/' ? 0 : path.rfind('/') + 1; // npos + 1 is 0
    path.replace(folder, std::string::npos, target, length);
  }
  return "";
}

/// Writes it aside, and if it is to stay renames it.
std::optional<Error> writeText(const std::string &text, const char *path, bool stays) {
  if (!*path)
    return invalid("path is empty, expected a file's");
  if (auto error = refuseOther(path))
    return error;
  const std::string place = followed(path);
  if (place.empty())
    return fileError(path, ELOOP);
  std::string aside = place + ".XXXXXX";
  const int descriptor = mkostemp(aside.data(), O_CLOEXEC);
  if (descriptor < 0)
    return fileError(path, errno);
  struct stat before = {};
  fchmod(descriptor, stat(path, &before) == 0 ? before.st_mode & 0777 : 0644);
  File file(fdopen(descriptor, "w"));
  if (!file) {
    close(descriptor);
    std::remove(aside.c_str());
    return fileError(path, ENOMEM);
  }
  errno = 0;
  const bool whole = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                     std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
  const int code = errno;
  file.reset();
  if (whole && stays && std::rename(aside.c_str(), place.c_str()) == 0)
    return std::nullopt;
  const Error error = fileError(path, whole ? errno : code);
  std::remove(aside.c_str());
  return whole && !stays ? std::nullopt : std::optional(error);
}

} // namespace

Expected<Wisdom> readWisdom(const char *path) {
  auto text = readText(path);
  if (!text)
    return text.error();
  return parseWisdom(*text, path);
}

Expected<Wisdom> parseWisdom(const std::string &text, const char *path) {
  auto lines = splitLines(text, path);
  if (!lines)
    return lines.error();
  Wisdom wisdom;
  for (size_t i = 0; i < std::max<size_t>(2, lines->size()); ++i) {
    const std::string line = i < lines->size() ? (*lines)[i] : "";
    const int number = static_cast<int>(i) + 1;
    if (i == 0) {
      if (line != firstLine)
        return invalid("%.200s:1: no wisdom, expected the line '%s'", path, firstLine);
    } else if (i == 1) {
      if (line.rfind(cpuField, 0) != 0)
        return lineError(path, number, line, "'cpu' and which");
      wisdom.cpu = line.substr(std::strlen(cpuField));
    } else {
      Preference &preference = wisdom.preferences.emplace_back();
      if (!readPreference(line, preference))
        return lineError(path, number, line, "a kernel's name, bytes and heads");
    }
  }
  return wisdom;
}

std::optional<Error> refuseWisdomPath(const char *path) { return writeText("", path, false); }

std::optional<Error> writeWisdom(const Wisdom &wisdom, const char *path) {
  const std::string head = std::string(firstLine) + "\n" + cpuField + wisdom.cpu + "\n";
  std::string lines;
  for (const Preference &preference : wisdom.preferences)
    append(lines, "%s %" PRId64 " %" PRId64 "\n", preference.kernel.c_str(), preference.minBytes,
           preference.minHeads);
  // No more than is read again: the lines in front are the oldest.
  if (const size_t most = mostBytes - head.size(); lines.size() > most)
    lines.erase(0, lines.find('\n', lines.size() - most - 1) + 1);
  return writeText(head + lines, path, true);
}

} // namespace ropewalk
