//===- tune_renew_test.cpp - ropewalk tune --renew ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "own_schedules_fixture.h"

#include "llvm/Support/MemoryBuffer.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <regex>

using namespace ropewalk;
using testing::HasSubstr;
using testing::Not;

namespace {

/// A folder of schedules in which x86-64 has one measured record.
class TuneRenew : public test::OwnSchedules {
protected:
  void SetUp() override {
    OwnSchedules::SetUp();
    for (const auto &folder : std::filesystem::directory_iterator(in("schedules")))
      if (const std::string file = (folder.path() / "rope.json").string();
          text(file).find("\"tuned\"") != std::string::npos)
        replace(file, "\n    \\{[^\n]*\"tuned\"[^\n]*", "");
    replace(path(), "\"records\": \\[",
            "\"records\": [\n    " + record(std::string(cpuGeneratorHash()), "") + ",");
  }

  std::string path() const { return in("schedules") + "/x86-64/rope.json"; }

  static std::string record(const std::string &generator, const std::string &code) {
    return R"({"pairing": "half", "dtype": "f32", "place": "out", "channels": 64, "form": "pair", )"
           R"("vector": 8, "cpu": "A family 1 x86-64", "note": "n", )"
           R"("tuned": {"cpu": "c", "generator": ")" +
           generator + "\"" + code +
           R"(, "version": "0.1.0", "date": "2026-11-22", "cells": 3, "ratio": 0.900}})";
  }

  static std::string text(const std::string &file) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    return buffer ? (*buffer)->getBuffer().str() : "";
  }

  /// Every match of an expression by a text.
  void replace(const std::string &file, const char *expression, const std::string &by) {
    write(std::filesystem::relative(file, in("")).string(),
          std::regex_replace(text(file), std::regex(expression), by));
  }

  CommandResult renew() { return run({"tune", "--renew", "--schedules", in("schedules")}); }
};

TEST_F(TuneRenew, KeepsRecordsWhoseCodeIsTheSame) {
  CommandResult result = renew();
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_EQ(result.out, path() + ": 1 measured record, 1 written anew, 0 to measure again\n");
  const std::string stamped = text(path());
  EXPECT_THAT(stamped, testing::ContainsRegex("\"code\": \"[0-9a-f]{12}\""));
  result = renew();
  EXPECT_EQ(result.out, path() + ": 1 measured record, 0 written anew, 0 to measure again\n");
  EXPECT_EQ(text(path()), stamped);

  replace(path(), std::string(cpuGeneratorHash()).c_str(), "0123456789ab");
  result = run({"explain", "--isa", "x86-64", "--config", writeConfig("config.json"), "--schedules",
                in("schedules")});
  EXPECT_THAT(result.out, HasSubstr("ignored: " + path() +
                                    ": records[0]: measured with generator 0123456789ab"));
  EXPECT_THAT(result.out, HasSubstr("ropewalk tune --renew keeps it"));
  result = renew();
  EXPECT_EQ(result.out, path() + ": 1 measured record, 1 written anew, 0 to measure again\n");
  EXPECT_EQ(text(path()), stamped);
}

TEST_F(TuneRenew, OfRecordsInUseIsExplainedWhereTheyAreFrom) {
  const auto explain = [&] {
    return run(
        {"explain", "--isa", "x86-64", "--model", "llama-3.2-1b", "--schedules", in("schedules")});
  };
  CommandResult result = explain();
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out,
              HasSubstr("\nrope_half_f32_out_d64__x86_64_pair8x1, on A family 1 x86-64: "
                        "n\n    x86-64/rope.json records[0], c, 2026-11-22, ratio "
                        "0.900 over 3 shapes\n"));
  EXPECT_THAT(result.out, Not(HasSubstr("ignored:")));
  replace(path(), "\"vector\": 8, \"cpu\"", "\"vector\": 8, \"parts\": 3, \"cpu\"");
  result = explain();
  EXPECT_THAT(result.out, Not(HasSubstr("records[0], c")));
  EXPECT_THAT(result.out, HasSubstr("\nignored: " + path() +
                                    ": records[0]: measured, and its kernel is "
                                    "rope_half_f32_out_d64__x86_64_pair8x3, expected one that can "
                                    "be made for its rotation\n"));
}

TEST_F(TuneRenew, LeavesThoseOfOtherCodeAndSaysWhy) {
  replace(path(), "\"generator\": \"[^\"]*\"",
          R"("generator": "0123456789ab", "code": "000000000000")");
  const std::string before = text(path());
  CommandResult result = renew();
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const std::string line = path() + ": 1 measured record, 0 written anew, 1 to measure again\n" +
                           "  measure again: records[0], half f32 out 64 on A family 1 x86-64: ";
  EXPECT_EQ(result.out, line + "its code, or what rules prefer, is another now\n");
  replace(path(), ", \"code\": \"[^\"]*\"", "");
  result = renew();
  EXPECT_EQ(result.out, line + "it does not say of which code\n");
  EXPECT_NE(text(path()), before); // by the test only
}

TEST_F(TuneRenew, LeavesAFileThatItCannotRead) {
  replace(path(), "\"vector\": 8, \"cpu\"", "\"vector\": 3, \"cpu\"");
  expectWrongInput({"tune", "--renew", "--schedules", in("schedules")},
                   "records[0]: vector is 3, expected a power of two up to 64");
}

TEST_F(TuneRenew, MeasuresNothing) {
  for (const char *option :
       {"--tokens=1", "--import=x", "--budget=3", "--picture=x.svg", "--dry-run"})
    expectWrongUsage({"tune", "--renew", option}, "--renew is given with --");
  expectWrongUsage({"tune", "--renew", "--bundle=x"}, "--renew");
}

class ShippedRecords : public test::OwnSchedules {};

/// What is shipped says this generator's hash with this generator's code: else the hash is not of
/// all sources that decide the code.
TEST_F(ShippedRecords, AreOfTheCodeThatTheySay) {
  secondsToWait = 900; // every kernel that a record is of is compiled
  const CommandResult result = run({"tune", "--renew", "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("x86-64-v4-bf16/rope.json: "));
  EXPECT_THAT(result.out, Not(testing::ContainsRegex(", [1-9][0-9]* (written|to measure)")))
      << "run ropewalk tune --renew, and measure again what it lists, or take it out";
}

} // namespace
