//===- bench_autoschedulers_test.cpp - ropewalk bench --autoschedulers ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

#include <cmath>

using namespace ropewalk;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

class BenchAutoschedulers : public CommandLineTest {
protected:
  static constexpr const char *tiny[] = {"bench", "--autoschedulers", "--tokens=3",
                                         "--seconds=0.01"};

  CommandResult runTiny(std::vector<std::string> options) const {
    std::vector<std::string> arguments(std::begin(tiny), std::end(tiny));
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.err, Not(HasSubstr("Warning"))) << "Halide's own output";
    return result;
  }
};

// In no order of loops may the algorithm be wrong: a rival that is would have no ratio.
TEST_F(BenchAutoschedulers, EveryRivalOfEveryRotationIsRightAndTimed) {
  auto value = llvm::json::parse(runTiny({"--heads=5", "--head-dim=80", "--format=json"}).out);
  ASSERT_TRUE(!!value) << llvm::toString(value.takeError());
  const llvm::json::Array &rows = *value->getAsObject()->getArray("rows");
  EXPECT_EQ(rows.size(), 12u);
  for (const llvm::json::Value &each : rows) {
    const llvm::json::Object &row = *each.getAsObject();
    const std::string kernel = row.getString("kernel")->str();
    EXPECT_GT(*row.getNumber("ns"), 0) << kernel;
    std::vector<std::string> names;
    for (const llvm::json::Value &one : *row.getArray("rivals")) {
      const llvm::json::Object &rival = *one.getAsObject();
      names.push_back(rival.getString("name")->str());
      ASSERT_TRUE(rival.getNumber("ratio")) << kernel << ": " << names.back() << ": "
                                            << rival.getString("problem").value_or("").str();
      EXPECT_LE(*rival.getNumber("low"), *rival.getNumber("ratio"));
      EXPECT_GE(*rival.getNumber("high"), *rival.getNumber("ratio"));
      EXPECT_LE(*rival.getNumber("max_ulp"), *row.getString("dtype") == "f32" ? 2.5 : 0.51)
          << kernel << ": " << names.back();
    }
    EXPECT_THAT(names, ElementsAre("Mullapudi2016", "Mullapudi2016+passes", "Li2018",
                                   "Li2018+passes", "Adams2019", "Adams2019+passes"));
  }
}

// Windows of any width have a rival here, too.
TEST_F(BenchAutoschedulers, MlirsKernelsAreRightAndTimed) {
  const CommandResult result = run({"bench", "--backends", "--tokens=3", "--seconds=0.01",
                                    "--heads=5", "--head-dim=80,300", "--format=json"});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  auto value = llvm::json::parse(result.out);
  ASSERT_TRUE(!!value) << llvm::toString(value.takeError());
  const llvm::json::Array &rows = *value->getAsObject()->getArray("rows");
  EXPECT_EQ(rows.size(), 24u);
  for (const llvm::json::Value &each : rows) {
    const llvm::json::Array &rivals = *each.getAsObject()->getArray("rivals");
    ASSERT_EQ(rivals.size(), 1u);
    EXPECT_EQ(*rivals[0].getAsObject()->getString("name"), "mlir");
    EXPECT_TRUE(rivals[0].getAsObject()->getNumber("ratio"));
  }
}

TEST_F(BenchAutoschedulers, SumsUpByRotation) {
  auto value = llvm::json::parse(
      runTiny({"--format=json", "--dtype=f32", "--place=out", "--heads=2,5", "--head-dim=64"}).out);
  ASSERT_TRUE(!!value) << llvm::toString(value.takeError());
  const llvm::json::Array &rows = *value->getAsObject()->getArray("rows");
  const llvm::json::Array &summary = *value->getAsObject()->getArray("summary");
  ASSERT_EQ(rows.size(), 4u);
  ASSERT_EQ(summary.size(), 2u);
  for (size_t rotation = 0; rotation < 2; ++rotation)
    for (size_t i = 0; i < 6; ++i) {
      const auto ratio = [&](size_t row) {
        const llvm::json::Array &rivals = *rows[row].getAsObject()->getArray("rivals");
        return *rivals[i].getAsObject()->getNumber("ratio");
      };
      const double first = ratio(2 * rotation), second = ratio(2 * rotation + 1);
      const llvm::json::Object &total =
          *(*summary[rotation].getAsObject()->getArray("rivals"))[i].getAsObject();
      EXPECT_EQ(*total.getInteger("cells"), 2);
      // Printed with five digits.
      EXPECT_NEAR(*total.getNumber("mean_ratio") / std::sqrt(first * second), 1, 2e-4);
      EXPECT_DOUBLE_EQ(*total.getNumber("least_ratio"), std::min(first, second));
    }
}

TEST_F(BenchAutoschedulers, ShowsATable) {
  const CommandResult result =
      runTiny({"--heads=5", "--head-dim=72", "--dtype=bf16", "--place=in"});
  for (const char *what :
       {"Adams2019+passes", "5x72", "geometric mean (least)", "rope_interleaved_bf16_in_d72__"})
    EXPECT_THAT(result.out, HasSubstr(what));
  EXPECT_THAT(result.out, Not(HasSubstr("no time in")));
}

} // namespace
