//===- output_error_test.cpp - Results that cannot be written -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/file_size_limit.h"

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
  const std::string config = writeConfig("config.json");
  for (std::vector<std::string> stage : {std::vector<std::string>{"lib", "--targets", "x86-64"},
                                         {"obj", "--targets", "x86-64"},
                                         {"rope"}}) {
    std::vector<std::string> arguments = {"compile", config, "-o", file + "/lib", "--emit"};
    arguments.insert(arguments.end(), stage.begin(), stage.end());
    expectWrongInput(arguments, file + "/lib: cannot write: Not a directory");
  }
}

TEST_F(OutputError, FullDevice) {
  expectWrongInput(apply("/dev/full"), "/dev/full: cannot write: No space left on device");
}

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
