//===- program_options_test.cpp - Options of programs that measure --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/program_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sched.h>

using namespace ropewalk::bench;
using testing::ElementsAre;

namespace {

struct ProgramOptionsTest : testing::Test {
  ProgramOptionsTest() : options("program", "usage: program\n") {
    options.flag("--json", json);
    options.text("--log", log, "the name of a file");
    options.seconds("--seconds", seconds);
    options.counts("--tokens", tokens);
    options.cpu(cpu);
  }

  std::optional<int> read(std::vector<std::string> words) {
    words.insert(words.begin(), "program");
    std::vector<char *> pointers;
    for (std::string &word : words)
      pointers.push_back(word.data());
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const auto exitCode = options.read(static_cast<int>(pointers.size()), pointers.data());
    out = testing::internal::GetCapturedStdout();
    err = testing::internal::GetCapturedStderr();
    return exitCode;
  }

  void expectRefused(const std::vector<std::string> &words, const std::string &line) {
    EXPECT_EQ(read(words), 2);
    EXPECT_EQ(out, "");
    EXPECT_EQ(err, "program: " + line + "\n");
  }

  bool json = false;
  std::string log = "results";
  double seconds = 0.5;
  std::vector<int64_t> tokens = {1, 512};
  int cpu = -1;
  ProgramOptions options;
  std::string out, err;
};

TEST_F(ProgramOptionsTest, LeavesAloneWhatIsNotGiven) {
  EXPECT_EQ(read({}), std::nullopt);
  EXPECT_FALSE(json);
  EXPECT_EQ(log, "results");
  EXPECT_EQ(seconds, 0.5);
  EXPECT_THAT(tokens, ElementsAre(1, 512));
  EXPECT_EQ(cpu, -1);
}

TEST_F(ProgramOptionsTest, ReadsValuesBehindASignOrASpace) {
  const std::string here = std::to_string(sched_getcpu());
  EXPECT_EQ(read({"--json", "--log=a=b", "--seconds", "1e-3", "--tokens=3,1048576", "--cpu", here}),
            std::nullopt);
  EXPECT_TRUE(json);
  EXPECT_EQ(log, "a=b");
  EXPECT_EQ(seconds, 1e-3);
  EXPECT_THAT(tokens, ElementsAre(3, 1048576));
  EXPECT_EQ(std::to_string(cpu), here);
  EXPECT_EQ(out + err, "");
  EXPECT_EQ(read({"--tokens", "1", "--tokens", "2", "--seconds=1", "--seconds=2"}), std::nullopt);
  EXPECT_THAT(tokens, ElementsAre(2)) << "the last one counts";
  EXPECT_EQ(seconds, 2);
}

TEST_F(ProgramOptionsTest, ShowsItsUsage) {
  EXPECT_EQ(read({"--seconds=x", "--help"}), 0);
  EXPECT_EQ(out, "usage: program\n");
  EXPECT_EQ(err, "");
}

TEST_F(ProgramOptionsTest, RefusesWhatItDoesNotKnow) {
  expectRefused({"--second=1"}, "the option is '--second=1', expected one that --help lists");
  expectRefused({"512"}, "the option is '512', expected one that --help lists");
  expectRefused({""}, "the option is '', expected one that --help lists");
  expectRefused({"--json=1"}, "--json is '1', expected no value");
  expectRefused({"--json="}, "--json is '', expected no value");
}

TEST_F(ProgramOptionsTest, RefusesValuesThatDoNotFit) {
  for (const char *value : {"", "0", "-1", "nan", "inf", "1s", "x"})
    expectRefused({"--seconds", value}, "--seconds is '" + std::string(value) +
                                            "', expected a finite number of seconds above 0");
  expectRefused({"--seconds"}, "--seconds is '', expected a finite number of seconds above 0");
  for (const char *value : {"", "-1", "0x0", "4096", "4294967296", "99999999999999999999"})
    expectRefused({"--cpu=" + std::string(value)},
                  "--cpu is '" + std::string(value) +
                      "', expected a CPU that this process may run on");
  expectRefused({"--log="}, "--log is '', expected the name of a file");
}

TEST_F(ProgramOptionsTest, RefusesTheFirstPartOfAListThatDoesNotFit) {
  const std::vector<std::pair<const char *, const char *>> lists = {
      {"", ""}, {"1,", ""}, {",1", ""}, {"1,x,0", "x"}, {"0", "0"}, {"7,1048577", "1048577"}};
  for (const auto &[list, part] : lists)
    expectRefused({"--tokens", list},
                  "--tokens has '" + std::string(part) + "', expected numbers from 1 to 2^20");
}

} // namespace
