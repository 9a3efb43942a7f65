//===- output_error_test.cpp - Results that cannot be written -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include <sys/resource.h>

using namespace ropewalk;

namespace {

class OutputError : public CommandLineTest {
protected:
  std::vector<std::string> apply(const std::string &output) {
    return {"apply",
            "--config",
            writeConfig("config.json"),
            "--tensors",
            writeTensors("in.safetensors", {zeros("q", "F32", {1, 64, 4, 64})}),
            "--output",
            output};
  }
};

TEST_F(OutputError, FolderThatIsMissing) {
  expectWrongInput(apply(in("none/out.safetensors")),
                   in("none/out.safetensors") + ": cannot write: No such file or directory");
}

TEST_F(OutputError, FolderInPlaceOfTheFile) {
  expectWrongInput(apply(in("")), ": cannot write: Is a directory");
}

TEST_F(OutputError, FileInPlaceOfTheFolder) {
  const std::string file = write("file", "mine");
  for (const char *emit : {"lib", "obj", "rope"})
    expectWrongInput({"compile", writeConfig("config.json"), "--targets", "x86-64", "--emit", emit,
                      "-o", file + "/lib"},
                     file + "/lib: cannot write: Not a directory");
}

TEST_F(OutputError, FullDevice) {
  expectWrongInput(apply("/dev/full"), "/dev/full: cannot write: No space left on device");
}

/// Lets this process, and those it starts, write files of at most so many bytes: what
/// a full disk does, without the privileges to make one.
class FileSizeLimit {
public:
  explicit FileSizeLimit(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit limit = {bytes, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before); }

private:
  rlimit before;
};

TEST_F(OutputError, FullDiskLeavesNothing) {
  const std::vector<std::string> arguments = apply(in("out.safetensors"));
  FileSizeLimit limit(20000);
  expectWrongInput(arguments, in("out.safetensors") + ": cannot write: File too large");
}

TEST_F(OutputError, FullDiskLeavesThePreviousResult) {
  const std::vector<std::string> arguments = apply(write("out.safetensors", "previous"));
  {
    FileSizeLimit limit(20000);
    expectWrongInput(arguments, "cannot write: File too large");
  }
  EXPECT_EQ((*llvm::MemoryBuffer::getFile(in("out.safetensors")))->getBuffer(), "previous");
}

} // namespace
