//===- output_directory.cpp - A folder that appears whole or not at all ---===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/output.h"

#include "llvm/Support/Path.h"

#include <sys/stat.h>
#include <unistd.h>

using namespace llvm;

namespace ropewalk {

static Error failure(StringRef path, std::error_code code) {
  return createStringError(Twine(path) + ": cannot write: " + code.message());
}

/// The closest folder above an absolute path that exists.
static StringRef existingAncestor(StringRef path) {
  do
    path = sys::path::parent_path(path);
  while (!path.empty() && !sys::fs::exists(path));
  return path;
}

/// Of what would be in the way of moveFiles the first, or nothing.
static std::string obstacle(StringRef from, StringRef to) {
  std::error_code code;
  for (sys::fs::directory_iterator it(from, code), end; it != end && !code; it.increment(code)) {
    SmallString<128> target(to);
    sys::path::append(target, sys::path::filename(it->path()));
    const bool folder = it->type() == sys::fs::file_type::directory_file;
    if (sys::fs::exists(target) && sys::fs::is_directory(target) != folder)
      return target.str().str();
    if (std::string found = folder ? obstacle(it->path(), target) : ""; !found.empty())
      return found;
  }
  return "";
}

/// Renames every file below `from` to the same place below `to`.
static std::error_code moveFiles(StringRef from, StringRef to) {
  std::error_code code;
  for (sys::fs::directory_iterator it(from, code), end; it != end && !code; it.increment(code)) {
    SmallString<128> target(to);
    sys::path::append(target, sys::path::filename(it->path()));
    if (it->type() == sys::fs::file_type::directory_file) {
      if (std::error_code made =
              sys::fs::create_directories(target, /*IgnoreExisting=*/true, sys::fs::all_all))
        return made;
      code = moveFiles(it->path(), target);
    } else {
      code = sys::fs::rename(it->path(), target);
    }
    if (code)
      return code;
  }
  return code;
}

Expected<OutputDirectory> OutputDirectory::create(StringRef path) {
  SmallString<128> absolute(path);
  if (std::error_code code = sys::fs::make_absolute(absolute))
    return failure(path, code);
  sys::path::remove_dots(absolute, /*remove_dot_dot=*/false);
  if (sys::fs::exists(absolute) && !sys::fs::is_directory(absolute))
    return failure(path, std::make_error_code(std::errc::not_a_directory));
  // Inside the target where it exists (its parent may be closed to us), else next to it: on
  // one file system either way, so that renaming works.
  const StringRef parent =
      sys::fs::is_directory(absolute) ? absolute.str() : existingAncestor(absolute);
  auto folder = TemporaryFolder::create((parent + "/.ropewalk").str());
  if (!folder)
    return failure(path, errorToErrorCode(folder.takeError()));
  return OutputDirectory(absolute.str().str(), std::move(*folder));
}

Error OutputDirectory::write(StringRef name, StringRef bytes) {
  const auto held = TemporaryFolder::hold(); // or one that a signal removed would be made anew
  const std::string file = folder.path() + "/" + name.str();
  if (std::error_code code = sys::fs::create_directories(sys::path::parent_path(file),
                                                         /*IgnoreExisting=*/true, sys::fs::all_all))
    return named(failure(file, code));
  return named(writeFile(file, bytes));
}

Error OutputDirectory::writeProgram(StringRef name, StringRef bytes) {
  if (Error error = write(name, bytes))
    return error;
  const std::string file = folder.path() + "/" + name.str();
  const unsigned allowed = 0777 & ~sys::fs::getUmask();
  if (std::error_code code = sys::fs::setPermissions(file, sys::fs::perms(allowed)))
    return named(failure(file, code));
  return Error::success();
}

Error OutputDirectory::named(Error error) const {
  if (!error)
    return Error::success();
  const std::string text = toString(std::move(error));
  StringRef message = text;
  message.consume_front(folder.path());
  return createStringError(path + message);
}

/// Into a folder that is there already.
Error OutputDirectory::commitInto() {
  if (const std::string found = obstacle(folder.path(), path); !found.empty())
    return failure(found,
                   std::make_error_code(sys::fs::is_directory(found) ? std::errc::is_a_directory
                                                                     : std::errc::file_exists));
  // First: whoever sees the new files must not see these.
  for (const std::string &name : removed) {
    const std::string file = path + "/" + name;
    if (std::error_code code = sys::fs::remove(file))
      return failure(file, code);
    if (StringRef folder = sys::path::parent_path(name); !folder.empty())
      ::rmdir((path + "/" + folder).str().c_str()); // stays if there is anything else in it
  }
  if (std::error_code code = moveFiles(folder.path(), path))
    return failure(path, code);
  return Error::success();
}

Error OutputDirectory::commit() {
  const auto held = TemporaryFolder::hold();
  if (sys::fs::is_directory(path))
    return commitInto();
  // mkdtemp makes private folders; a result has the permissions mkdir would give it.
  const unsigned mask = sys::fs::getUmask();
  std::error_code code = sys::fs::create_directories(sys::path::parent_path(path),
                                                     /*IgnoreExisting=*/true, sys::fs::all_all);
  if (!code)
    code = sys::fs::setPermissions(folder.path(), sys::fs::perms(0777 & ~mask));
  if (!code)
    code = folder.rename(path);
  return code ? failure(path, code) : Error::success();
}

} // namespace ropewalk
