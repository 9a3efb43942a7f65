//===- bench_on_paper_test.cpp - ropewalk bench --on-paper ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

using namespace ropewalk;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

namespace {

class BenchOnPaper : public CommandLineTest {
protected:
  /// Rows of --format=json.
  llvm::json::Array rowsOf(std::vector<std::string> options) const {
    std::vector<std::string> arguments = {"bench", "--on-paper", "--format=json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    auto value = llvm::json::parse(result.out);
    if (!value) {
      ADD_FAILURE() << llvm::toString(value.takeError());
      return {};
    }
    return *value->getAsObject()->getArray("rows");
  }
};

TEST_F(BenchOnPaper, ComparesEachKernelOnEachCpuThatRunsIt) {
  std::vector<std::string> cells;
  for (const llvm::json::Value &value :
       rowsOf({"--targets=arm64-bf16,arm64", "--dtype=f16", "--place=out"})) {
    const llvm::json::Object &row = *value.getAsObject();
    cells.push_back(
        (*row.getString("target") + " " + *row.getString("pairing") + " " + *row.getString("cpu"))
            .str());
    const llvm::json::Object &kernel = *row.getObject("kernel");
    EXPECT_GT(*kernel.getNumber("instructions"), *kernel.getNumber("vector_instructions"));
    EXPECT_EQ(*kernel.getNumber("instructions_per_element"),
              *kernel.getNumber("instructions") / *kernel.getNumber("elements"));
    // Conversions keep a pipe busy for an eighth of a cycle per element at the very least.
    EXPECT_GT(*kernel.getNumber("cycles_per_element"), 0.125);
    if (const llvm::json::Object *hand = row.getObject("baseline"))
      EXPECT_DOUBLE_EQ(*row.getNumber("baseline_ratio"),
                       *kernel.getNumber("cycles_per_element") /
                           *hand->getNumber("cycles_per_element"));
    else
      EXPECT_TRUE(row.get("baseline_ratio")->getAsNull());
  }
  EXPECT_THAT(cells, UnorderedElementsAre(
                         "arm64-bf16 half neoverse-v2", "arm64-bf16 interleaved neoverse-v2",
                         "arm64 half neoverse-n1", "arm64 half neoverse-v2",
                         "arm64 interleaved neoverse-n1", "arm64 interleaved neoverse-v2"));
}

// Without a compiler for Arm there is nothing to keep up with.
TEST_F(BenchOnPaper, ArmKeepsUpWithWhatIsWrittenByHand) {
  for (const llvm::json::Value &value : rowsOf({"--targets=arm64-bf16,arm64"})) {
    const llvm::json::Object &row = *value.getAsObject();
    const std::optional<double> ratio = row.getNumber("baseline_ratio");
    EXPECT_LT(ratio.value_or(0), 1.1) << row.getObject("kernel")->getString("name")->str() << " on "
                                      << row.getString("cpu")->str();
  }
}

TEST_F(BenchOnPaper, TheRowsAreThoseOfTheModelsWindow) {
  const std::string config = writeConfig("config.json");
  for (const llvm::json::Value &value :
       rowsOf({"--config", config, "--targets=x86-64-v3", "--mcpu=haswell"})) {
    EXPECT_EQ(64, *value.getAsObject()->getNumber("head_dim"));
    EXPECT_EQ("haswell", *value.getAsObject()->getString("cpu"));
  }
}

TEST_F(BenchOnPaper, SaysThatNothingIsMeasuredAndWhatHasNoPeer) {
  const CommandResult result = run({"bench", "--on-paper", "--targets=x86-64", "--dtype=f32"});
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("no caches, no measurement\n"
                                    "/hand     - for x86-64: nothing written by hand for it"));
}

TEST_F(BenchOnPaper, LeavesOutWhatAModelNeverEnds) {
  const std::vector<std::string> options = {
      "bench",       "--on-paper",     "--targets=x86-64-v4-bf16", "--head-dim=80",
      "--place=out", "--pairing=half", "--dtype=f32,bf16",         "--mcpu=znver4,sapphirerapids"};
  const CommandResult result = run(options);
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.err, HasSubstr("left out: rope_half_bf16_out_d80__x86_64_v4_bf16_"));
  EXPECT_THAT(result.err, HasSubstr("LLVM's model of sapphirerapids never ends this loop\n"));
  EXPECT_THAT(result.out, ContainsRegex("f32 +half +out +sapphirerapids"));
  EXPECT_THAT(result.out, ContainsRegex("bf16 +half +out +znver4"));
  const CommandResult nothing =
      run({"bench", "--on-paper", "--targets=x86-64-v4-bf16", "--head-dim=80", "--place=out",
           "--pairing=half", "--dtype=bf16", "--mcpu=sapphirerapids"});
  EXPECT_EQ(nothing.exitCode, 1);
  EXPECT_THAT(nothing.err, HasSubstr("LLVM's model of sapphirerapids never ends this loop"));
}

TEST_F(BenchOnPaper, AllShowsStreamingKernelsToo) {
  const std::vector<std::string> options = {"--targets=x86-64-v3", "--dtype=f32", "--place=out"};
  std::vector<std::string> all = options;
  all.push_back("--all");
  EXPECT_GT(rowsOf(all).size(), rowsOf(options).size());
}

} // namespace
