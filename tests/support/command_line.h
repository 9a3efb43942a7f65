//===- command_line.h - Running the ropewalk tool ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_COMMAND_LINE_H
#define ROPEWALK_TESTS_SUPPORT_COMMAND_LINE_H

#include "io/safetensors.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ropewalk {

struct CommandResult {
  int exitCode = 0; ///< Negative after a crash.
  std::string out, err;
  uint64_t peakKilobytes = 0; ///< Most memory resident at a time.
};

/// A test with a folder of its own in which it runs the tool.
class CommandLineTest : public testing::Test {
protected:
  using Bytes = std::vector<uint8_t>;
  struct NamedTensor {
    TensorInfo info;
    Bytes data;
  };

  void SetUp() override;
  void TearDown() override;

  std::string in(llvm::StringRef name) const { return (folder + "/" + name).str(); }
  /// Writes a file into the folder; its path.
  std::string write(llvm::StringRef name, llvm::StringRef text) const;
  /// A tensor of zeros.
  static NamedTensor zeros(llvm::StringRef name, llvm::StringRef dtype, std::vector<int64_t> shape);
  /// A tensor of positions.
  static NamedTensor positions(std::vector<int64_t> shape, llvm::ArrayRef<int64_t> values,
                               llvm::StringRef dtype = "I64");
  std::string writeTensors(llvm::StringRef name, std::vector<NamedTensor> tensors) const;
  /// A config.json with 4 query and 2 key heads of 64; `fields` are added or replace others.
  std::string writeConfig(llvm::StringRef name, llvm::StringRef fields = "{}") const;

  /// The tool's path.
  static std::string tool();
  /// Runs `ropewalk arguments...`; `environment` is added to this process's own, of which only
  /// the cache of kernels is ropewalk's.
  CommandResult run(std::vector<std::string> arguments,
                    std::vector<std::string> environment = {}) const;
  /// The same with standard output going to a file or device.
  CommandResult runInto(llvm::StringRef out, std::vector<std::string> arguments,
                        std::vector<std::string> environment = {}) const;
  /// Runs another program, whose path is the first word.
  CommandResult runProgram(const std::vector<std::string> &words,
                           std::vector<std::string> environment = {}) const;
  /// Expects exit code 1, one line that contains `what`, and no new file.
  void expectWrongInput(const std::vector<std::string> &arguments, llvm::StringRef what,
                        const std::vector<std::string> &environment = {}) const;
  /// The same with exit code 2.
  void expectWrongUsage(const std::vector<std::string> &arguments, llvm::StringRef what) const;
  /// Paths of all entries below the folder.
  std::vector<std::string> entries() const;

  int secondsToWait = 120; ///< For one run of the tool.

private:
  CommandResult execute(llvm::StringRef out, const std::vector<std::string> &words,
                        std::vector<std::string> environment) const;
  void expectRefusal(const std::vector<std::string> &arguments, llvm::StringRef what, int exitCode,
                     const std::vector<std::string> &environment) const;

  llvm::SmallString<128> folder;
};

} // namespace ropewalk

#endif
