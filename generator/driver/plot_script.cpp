//===- plot_script.cpp - Drawing with matplotlib --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plot_script.h"

#include "command.h"
#include "io/memory_file.h"
#include "share_path.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

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

static llvm::Error write(const MemoryFile &file, StringRef text) {
  std::error_code code;
  raw_fd_ostream os(file.path(), code);
  if (!code) {
    os << text;
    os.flush();
    code = os.error();
    os.clear_error();
  }
  return code ? createStringError("file in memory: cannot write: " + code.message())
              : llvm::Error::success();
}

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
  if (llvm::Error error = write(input, text))
    return error;
  const std::string script = sharePath("plot.py"), in = input.path(), out = picture.path(),
                    err = errors.path();
  // -B: no compiled copies beside the script, whose folder may be anyone's.
  std::string reason;
  const int exitCode =
      sys::ExecuteAndWait(*python, {*python, "-B", script, format}, /*Env=*/std::nullopt,
                          {StringRef(in), StringRef(out), StringRef(err)},
                          /*SecondsToWait=*/0, /*MemoryLimit=*/0, &reason);
  std::string drawn = picture.text();
  if (exitCode == 0 && !drawn.empty())
    return drawn;
  const std::string what = lastWords(reason.empty() ? errors.text() : reason, exitCode);
  if (exitCode == exitWithoutMatplotlib)
    return createStringError(*python + ": " + what + ", expected matplotlib: " + *python +
                             " -m pip install matplotlib, or another Python in "
                             "ROPEWALK_PLOT_PYTHON");
  return createStringError(*python + ": cannot draw: " + what +
                           ", expected a Python with matplotlib in ROPEWALK_PLOT_PYTHON");
}

llvm::Error checkDrawing(StringRef format) {
  return drawPicture(json::Object{{"kind", "blank"}}, format).takeError();
}

} // namespace ropewalk::driver
