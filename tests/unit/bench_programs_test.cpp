//===- bench_programs_test.cpp - Programs that measure, as they are run ---===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include <gmock/gmock.h>

using namespace ropewalk;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

struct BenchPrograms : CommandLineTest {
  CommandResult runOne(const std::string &name, std::vector<std::string> options) const {
    options.insert(options.begin(), std::string(ROPEWALK_BENCH_PROGRAMS) + "/" + name);
    return runProgram(options);
  }
};

TEST_F(BenchPrograms, RefuseWhatTheyDoNotKnow) {
  for (const std::string name :
       {"ropewalk_baselines", "ropewalk_device_calls", "ropewalk_streams", "ropewalk_tables"}) {
    CommandResult result = runOne(name, {"--help"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, StartsWith("usage: " + name + " ["));
    result = runOne(name, {"--seconds=0.1", "--bytes=1"});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, name + ": the option is '--bytes=1', expected one that --help lists\n");
    result = runOne(name, {"--cpu", "4096", "--seconds", "1"});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.err,
              name + ": --cpu is '4096', expected a CPU that this process may run on\n");
  }
}

TEST_F(BenchPrograms, StreamsHaveARowForEachSize) {
  const CommandResult result = runOne("ropewalk_streams", {"--seconds=0.001"});
  if (result.exitCode == 1) {
    EXPECT_THAT(result.err, HasSubstr("there are no copy loops for this processor"));
    return;
  }
  EXPECT_EQ(result.exitCode, 0);
  EXPECT_EQ(result.err, "");
  for (const char *size : {"256 KiB", "512 KiB", "1 MiB", "64 MiB"})
    EXPECT_THAT(result.out, ContainsRegex(std::string("\n *") + size + "( +[0-9]+[.][0-9]+){4}\n"));
}

TEST_F(BenchPrograms, BaselinesGoByTheirLists) {
  const CommandResult result =
      runOne("ropewalk_baselines", {"--tokens=3,1", "--heads", "2", "--head-dim=64", "--only=f32",
                                    "--seconds=0.001", "--format=json"});
  if (std::string(result.err).find("this cpu does not run") == std::string::npos) {
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("\"tokens\":3"));
  }
  EXPECT_THAT(result.out, testing::Not(HasSubstr("bf16_half")));
  const CommandResult refused = runOne("ropewalk_baselines", {"--format=csv"});
  EXPECT_EQ(refused.exitCode, 2);
  EXPECT_EQ(refused.err, "ropewalk_baselines: --format is 'csv', expected table or json\n");
}

} // namespace
