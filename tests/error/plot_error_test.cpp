//===- plot_error_test.cpp - What ropewalk plot refuses -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/file_size_limit.h"

#include "llvm/Support/FileSystem.h"

using namespace ropewalk;

namespace {

class PlotError : public CommandLineTest {
protected:
  /// A good command line, up to its options.
  std::vector<std::string> plot(const std::string &kind, const std::vector<std::string> &options) {
    std::vector<std::string> arguments = {"plot", kind, "--config", writeConfig("config.json")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return arguments;
  }
  std::vector<std::string> picture(const std::string &output = "picture.svg") {
    return plot("frequencies", {"--output", in(output)});
  }
  /// A program that stands for a Python.
  std::string program(const std::string &name, const std::string &script) {
    const std::string path = write(name, "#!/bin/sh\n" + script);
    EXPECT_FALSE(llvm::sys::fs::setPermissions(path, llvm::sys::fs::all_all));
    return path;
  }
};

TEST_F(PlotError, UnknownKindWithTheNearest) {
  const std::string expected = "', expected one of rotation, decay, frequencies, error; nearest: ";
  for (auto [found, nearest] :
       {std::pair("decy", "decay"), std::pair("freqs", "frequencies"),
        std::pair("rotate", "rotation"), std::pair("errors", "error"), std::pair("xror", "error")})
    expectWrongUsage(plot(found, {"--output", in("x.svg")}),
                     "KIND is '" + std::string(found) + expected + nearest);
  expectWrongUsage({"plot", "--config", in("config.json"), "--output", in("x.svg")},
                   "KIND is missing, expected one of rotation, decay, frequencies, error");
}

TEST_F(PlotError, OutputThatIsNoPicture) {
  for (const char *name : {"x", "x.pdf", "x.svg.gz", "svg"})
    expectWrongUsage(picture(name),
                     "--output is '" + in(name) + "', expected a name that ends in .png or .svg");
  expectWrongUsage(plot("decay", {}), "--output is missing, expected a name that ends in");
}

TEST_F(PlotError, FormatsAndOutputsThatContradict) {
  expectWrongUsage(plot("decay", {"--format", "csv"}),
                   "--format is 'csv', expected json, or none and --output");
  expectWrongUsage(plot("decay", {"--format", "json", "--output", in("x.svg")}),
                   "expected none with --format=json, which writes to standard output");
}

TEST_F(PlotError, PositionsOutOfRange) {
  for (auto [kind, most] : {std::pair("rotation", "1024"), std::pair("decay", "2147483648"),
                            std::pair("error", "2147483648")})
    for (const char *value : {"-1", "0", "1", "2147483649"})
      expectWrongUsage(plot(kind, {"--format", "json", std::string("--positions=") + value}),
                       "--positions is '" + std::string(value) + "', expected 2 to " + most);
  expectWrongUsage(plot("frequencies", {"--format", "json", "--positions=8"}),
                   "--positions is '8', expected none: frequencies depend on no position");
}

TEST_F(PlotError, ModelWithNothingToTurn) {
  const std::string config =
      writeConfig("still.json", R"({"model_type": "phi", "partial_rotary_factor": 0.0})");
  expectWrongInput({"plot", "decay", "--config", config, "--format", "json"},
                   config + ": rotary_dim is 0, expected a window: nothing turns");
}

TEST_F(PlotError, AngleModeWhereBothAreCompared) {
  expectWrongUsage(plot("error", {"--format", "json", "--angle", "hf"}),
                   "--angle is 'hf', expected none: this picture compares both");
}

TEST_F(PlotError, ModelsThatAreNotDescribedInFull) {
  expectWrongUsage({"plot", "decay", "--format", "json"}, "--config is missing");
  expectWrongInput({"plot", "decay", "--model", "llama-3.1-8c", "--format", "json"},
                   "llama-3.1-8b");
  expectWrongInput({"plot", "decay", "--model", "gemma-3-4b", "--format", "json"},
                   "gemma-3-4b: --layer-type is missing, expected one of");
  expectWrongInput({"plot", "frequencies", "--model", "phi-4-mini", "--format", "json"},
                   "--seq-len is missing, expected the number of tokens to be served");
}

TEST_F(PlotError, FolderThatIsMissing) {
  expectWrongInput(picture("none/picture.svg"),
                   in("none/picture.svg") + ": cannot write: No such file or directory");
}

TEST_F(PlotError, FullDisk) {
  const std::vector<std::string> arguments = picture();
  {
    FileSizeLimit limit(1000);
    expectWrongInput(arguments, "file in memory: cannot write: File too large");
  }
  FileSizeLimit limit(20000);
  expectWrongInput(arguments, "cannot draw: OSError: [Errno 27] File too large");
}

TEST_F(PlotError, PythonThatIsMissing) {
  for (const std::string &python : {in("python"), std::string("no-such-python"), in("")})
    expectWrongInput(picture(),
                     "ROPEWALK_PLOT_PYTHON is '" + python +
                         "', expected a Python with matplotlib, or --format=json for the numbers",
                     {"ROPEWALK_PLOT_PYTHON=" + python});
}

TEST_F(PlotError, MatplotlibThatIsMissing) {
  // Found before the real one.
  write("matplotlib.py", "raise ImportError(\"No module named 'matplotlib'\")\n");
  expectWrongInput(picture(), "python: No module named 'matplotlib', expected matplotlib: ",
                   {"PYTHONPATH=" + in(""), "PYTHONDONTWRITEBYTECODE=1"});
  expectWrongInput(picture(),
                   " -m pip install matplotlib, or another Python in "
                   "ROPEWALK_PLOT_PYTHON, or --format=json for the numbers alone",
                   {"PYTHONPATH=" + in("")});
}

TEST_F(PlotError, PythonThatDoesNotDraw) {
  const std::pair<const char *, const char *> ends[] = {
      {"echo first >&2; echo last words >&2; exit 1\n", "last words"},
      {"exit 4\n", "exit code 4"},
      {"exit 0\n", "no picture came"}};
  for (auto [script, what] : ends) {
    const std::string python = program("python", script);
    expectWrongInput(picture(),
                     python + ": cannot draw: " + what +
                         ", expected a Python with matplotlib in ROPEWALK_PLOT_PYTHON, or "
                         "--format=json for the numbers alone",
                     {"ROPEWALK_PLOT_PYTHON=" + python});
  }
}

TEST_F(PlotError, FailureLeavesThePreviousPicture) {
  const std::string previous = write("picture.svg", "previous");
  const std::string python = program("python", "exit 4\n");
  expectWrongInput(picture(), "cannot draw", {"ROPEWALK_PLOT_PYTHON=" + python});
  EXPECT_EQ((*llvm::MemoryBuffer::getFile(previous))->getBuffer(), "previous");
}

} // namespace
