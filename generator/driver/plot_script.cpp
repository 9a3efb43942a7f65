//===- plot_script.cpp - Drawing with matplotlib --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plot_script.h"

#include "command.h"
#include "share_path.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace llvm;

namespace ropewalk::driver {

/// As tools/plot/plot.py exits where there is nothing to draw with.
static constexpr int exitWithoutMatplotlib = 3;

/// An executable from the environment, the one of the build, or any.
static llvm::Expected<std::string> findPython() {
  const char *wanted = std::getenv("ROPEWALK_PLOT_PYTHON");
  const std::vector<StringRef> names =
      wanted ? std::vector<StringRef>{wanted} : std::vector<StringRef>{ROPEWALK_PYTHON, "python3"};
  for (StringRef name : names) {
    const ErrorOr<std::string> path = sys::findProgramByName(name); // a path stays as it is
    if (path && sys::fs::can_execute(*path))
      return *path;
  }
  if (wanted)
    return createStringError("ROPEWALK_PLOT_PYTHON is '" + Twine(wanted) +
                             "', expected a Python with matplotlib");
  return createStringError("found neither " + names[0] + " nor " + names[1] +
                           " to draw with, expected a Python with matplotlib in "
                           "ROPEWALK_PLOT_PYTHON");
}

namespace {

/// A file without a name, for the other end of a program's input or output: nothing can be left
/// behind, and no folder need be writable.
class MemoryFile {
public:
  MemoryFile() : fd(memfd_create("ropewalk", 0)) {}
  MemoryFile(const MemoryFile &) = delete;
  ~MemoryFile() { close(fd); }

  /// What opens it, here and in programs started from here.
  std::string path() const { return "/proc/self/fd/" + std::to_string(fd); }
  llvm::Expected<std::string> read() const {
    ErrorOr<std::unique_ptr<MemoryBuffer>> file = MemoryBuffer::getFile(path());
    if (!file)
      return createStringError("file in memory: cannot read: " + file.getError().message());
    return (*file)->getBuffer().str();
  }
  llvm::Error write(StringRef text) const {
    std::error_code code;
    raw_fd_ostream os(path(), code);
    if (!code) {
      os << text;
      os.flush();
      code = os.error();
      os.clear_error();
    }
    return code ? createStringError("file in memory: cannot write: " + code.message())
                : llvm::Error::success();
  }

private:
  int fd;
};

} // namespace

/// What the script or Python itself said last, else how it ended.
static std::string lastWords(StringRef errors, int exitCode) {
  const StringRef text = errors.rtrim();
  const StringRef line = text.substr(text.rfind('\n') + 1); // npos + 1 is 0
  if (!line.empty())
    return line.str();
  return exitCode ? "exit code " + std::to_string(exitCode) : "no picture came";
}

llvm::Expected<std::string> pictureFormat(const cl::opt<std::string> &path) {
  std::string format = StringRef(path).rsplit('.').second.lower();
  if (format != "png" && format != "svg")
    return optionError(path, path, "a name that ends in .png or .svg");
  return format;
}

llvm::Expected<std::string> drawPicture(json::Object data, StringRef format) {
  auto python = findPython();
  if (!python)
    return python.takeError();
  const MemoryFile input, picture, errors;
  std::string text;
  raw_string_ostream(text) << json::Value(std::move(data));
  if (llvm::Error error = input.write(text))
    return error;
  const std::string script = sharePath("plot.py"), in = input.path(), out = picture.path(),
                    err = errors.path();
  // -B: no compiled copies beside the script, whose folder may be anyone's.
  std::string reason;
  const int exitCode =
      sys::ExecuteAndWait(*python, {*python, "-B", script, format}, /*Env=*/std::nullopt,
                          {StringRef(in), StringRef(out), StringRef(err)},
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &reason);
  auto drawn = picture.read();
  if (!drawn || (exitCode == 0 && !drawn->empty()))
    return drawn;
  auto said = errors.read();
  if (!said)
    return said.takeError();
  const std::string what = lastWords(reason.empty() ? *said : reason, exitCode);
  if (exitCode == exitWithoutMatplotlib)
    return createStringError(*python + ": " + what + ", expected matplotlib: " + *python +
                             " -m pip install matplotlib, or another Python in "
                             "ROPEWALK_PLOT_PYTHON");
  return createStringError(*python + ": cannot draw: " + what);
}

llvm::Error checkDrawing(StringRef format) {
  return drawPicture(json::Object{{"kind", "blank"}}, format).takeError();
}

} // namespace ropewalk::driver
