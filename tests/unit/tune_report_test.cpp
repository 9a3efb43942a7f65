//===- tune_report_test.cpp - What tune says of its logs ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "codegen/targets.h"
#include "own_schedules_fixture.h"
#include "tune/tune_log.h"

#include "llvm/Support/MemoryBuffer.h"

#include <gmock/gmock.h>

using namespace ropewalk;
using testing::HasSubstr;
using testing::Not;

namespace {

/// What is said of logs: of shapes of half f32 out 64 that are made up. In those of two heads eight
/// lanes win, in unsteady ones the machine was busy.
class TuneReport : public test::OwnSchedules {
protected:
  static std::string cellText(int64_t heads, int64_t tokens, bool isUnsteady) {
    CellResult cell;
    cell.cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, heads, 64};
    cell.rigor = 2;
    cell.drift = isUnsteady ? 1.5 : 1;
    bench::Lap lap;
    lap.correct = lap.final = true;
    lap.rounds = 15;
    lap.ns = 20;
    const Target target = nativeTargets().front();
    cell.kernels.push_back({{requestOf(cell.cell), target, {Form::Pair, 4, 1}}, lap});
    lap.ratio = heads == 2 ? 0.75 : 1.25;
    lap.low = lap.ratio - 0.0625;
    lap.high = lap.ratio + 0.0625;
    lap.ns = 20 * lap.ratio;
    cell.kernels.push_back({{requestOf(cell.cell), target, {Form::Pair, 8, 1}}, lap});
    lap.ratio = lap.low = lap.high = 30;
    cell.kernels.push_back({{requestOf(cell.cell), target, {Form::Pair, 1, 1}}, lap});
    return cellLine(cell) + "\n";
  }
  static std::string head() {
    return headerLine(
               headerOf("c", nativeTargets().front(), std::string(cpuGeneratorHash()), "0.1.0")) +
           "\n";
  }
  CommandResult import(const std::string &log, std::vector<std::string> more = {}) {
    write("log", log);
    more.insert(more.begin(), {"tune", "--merge", in("log"), "--schedules", in("schedules")});
    return run(more);
  }
};

TEST_F(TuneReport, ListsEachOfAFewShapes) {
  const CommandResult result =
      import(head() + cellText(2, 1, false) + cellText(4, 1, true) + cellText(4, 8, false));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  for (const char *line : {
           "shape +old +new +ns +ratio +95 % from +to\n",
           "half f32 out 64 x 2 heads x 1 tokens +pair4x1 +pair8x1 +15.0 +0.750 +0.688 +0.812\n",
           "half f32 out 64 x 4 heads x 1 tokens +pair4x1 +as before +20.0 +1.000 +1.000 +1.000 "
           "+unsteady\n",
           "half f32 out 64 x 4 heads x 8 tokens +pair4x1 +as before +20.0 +1.000 +1.000 "
           "+1.000\n",
       })
    EXPECT_THAT(result.out, testing::ContainsRegex(line));
  EXPECT_THAT(result.out, HasSubstr("1 of 3 shapes are faster with another schedule; geometric "
                                    "mean over all 0.909\n"));
  EXPECT_THAT(result.out, Not(HasSubstr("not listed")));
  EXPECT_THAT(result.out, HasSubstr("in 1 of 3 shapes the incumbent's own time moved by over 10 %: "
                                    "the machine is busy, or throttles\n"
                                    "  unsteady: half f32 out 64 x 4 heads x 1 tokens\n"));
}

TEST_F(TuneReport, ListsOfManyShapesThoseThatChange) {
  std::string log = head();
  for (int64_t tokens = 1; tokens <= 25; ++tokens)
    log += cellText(2, tokens, false) + cellText(4, tokens, tokens <= 20);
  const CommandResult result = import(log);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("x 2 heads x 25 tokens "));
  EXPECT_THAT(result.out, Not(HasSubstr("as before  ")));
  EXPECT_THAT(result.out, HasSubstr("not listed: 25 of 50 shapes, which stay as before\n"
                                    "25 of 50 shapes are faster"));
  EXPECT_THAT(result.out, HasSubstr("in 20 of 50 shapes the incumbent's"));
  EXPECT_THAT(result.out, HasSubstr("  unsteady: half f32 out 64 x 4 heads x 12 tokens\n"
                                    "  and 8 more\n"));
}

TEST_F(TuneReport, DrawsARotationOnceAndNothingBeyondTwiceTheTime) {
  const auto other = [](std::string line) {
    for (const auto &[from, to] :
         {std::pair("half_f32_out_", "half_f32_in_"), {"\"place\":\"out\"", "\"place\":\"in\""}})
      for (size_t at; (at = line.find(from)) != std::string::npos;)
        line.replace(at, std::string(from).size(), to);
    return line;
  };
  const CommandResult result =
      import(head() + cellText(2, 1, false) + other(cellText(2, 1, false)) + cellText(4, 1, false),
             {"--picture", in("search.svg")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  auto buffer = llvm::MemoryBuffer::getFile(in("search.svg"));
  ASSERT_TRUE(static_cast<bool>(buffer));
  const std::string picture = (*buffer)->getBuffer().str();
  const auto count = [&](llvm::StringRef text) { return llvm::StringRef(picture).count(text); };
  EXPECT_EQ(count("<!-- half f32 out 64 -->"), 1u);
  EXPECT_EQ(count("<!-- half f32 in 64 -->"), 1u);
  EXPECT_EQ(count("\"series-beyond\""), 1u);
  EXPECT_EQ(count("<!-- 2 -->"), 1u);
  EXPECT_EQ(count("<!-- 5 -->"), 0u);
}

} // namespace
