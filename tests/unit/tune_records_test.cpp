//===- tune_records_test.cpp - From measurements to records ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "records_fixture.h"

#include "device/device_schedule.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace ropewalk {
namespace {

class DeviceRecords : public Records {
protected:
  DeviceRecords() : Records(Target::Cuda) {}

  /// The rules' kernel, and the same with tokens first, in the ratio given.
  void measureOrders(double (*ratioOf)(int64_t heads, int64_t tokens)) {
    const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
    const Schedule rule = cantFail(rules.choices(one, target)).front().schedule;
    tokensFirst = rule;
    tokensFirst.launch.order = GridOrder::Tokens;
    headers.push_back(std::make_unique<LogHeader>(
        LogHeader{"one", "", target, "0123456789ab", "0.1.0", "2026-11-22"}));
    for (int64_t heads : {48, 64})
      for (int64_t tokens : {1, 256, 4096}) {
        auto result = std::make_unique<CellResult>();
        result->cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, heads, 128};
        bench::Lap lap;
        lap.correct = lap.final = true;
        lap.ratio = lap.low = lap.high = 1;
        result->kernels.push_back({{one, target, rule}, lap});
        lap.ratio = lap.low = lap.high = ratioOf(heads, tokens);
        if (tokens > 1)
          result->kernels.push_back({{one, target, tokensFirst}, lap});
        cells.push_back({headers.back().get(), result.get()});
        results.push_back(std::move(result));
      }
  }

  Schedule tokensFirst;
};

TEST_F(DeviceRecords, BeginWhereTheyWin) {
  measureOrders([](int64_t heads, int64_t) { return heads == 64 ? 0.8 : 1.3; });
  const std::vector<ScheduleRecord> records = built();
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].choice.schedule, tokensFirst);
  EXPECT_EQ(records[0].choice.minHeads, 64);
  EXPECT_EQ(records[0].tuned->cells, 3);
}

/// Where there is one token the blocks' order makes no difference, and is not measured twice.
TEST_F(DeviceRecords, CountWhatStartsAlikeAsMeasured) {
  measureOrders([](int64_t, int64_t) { return 0.8; });
  const std::vector<ScheduleRecord> records = built();
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].choice.schedule, tokensFirst);
  EXPECT_EQ(records[0].choice.minBytes, 0) << "no loss at one token";
  EXPECT_EQ(records[0].tuned->cells, 6);
  const std::string text = printRecords(records, target, Family::Rope);
  EXPECT_THAT(text, HasSubstr("\"order\": \"tokens\""));
  EXPECT_EQ(cantFail(parseRecords(text, "x", target, Family::Rope))[0].choice.schedule,
            tokensFirst);
}

TEST_F(DeviceRecords, LeaveOutWhatNoPlanWouldTake) {
  measure([](int64_t, int64_t) { return Times{1, 2, 0.5}; });
  std::vector<ScheduleChoice> all = {built().front().choice};
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
  for (const ScheduleChoice &choice : cantFail(rules.choices(one, target)))
    all.push_back(choice);
  const std::vector<ScheduleChoice> joined = joinChoices(one, target, all);
  ASSERT_EQ(joined.size(), 1u); // element by element, so for all addresses
  EXPECT_EQ(joined.front().schedule, third);
}

TEST_F(Records, AreNoneWhereTheRulesWin) {
  measure([](int64_t, int64_t) { return Times{1, 1.1, 1.2}; });
  EXPECT_THAT(records(), IsEmpty());
}

TEST_F(Records, AreNoneWhereMeasurementsCannotTell) {
  measure([](int64_t, int64_t) { return Times{1, 0.97, 0.99}; }, "one", 0.05);
  EXPECT_THAT(records(), IsEmpty());
}

TEST_F(Records, AreOneWhereOneWinsEverywhere) {
  measure([](int64_t, int64_t) { return Times{1, 0.9, 0.95}; });
  EXPECT_THAT(records(), ElementsAre(nameOf(other)));
  const ScheduleRecord record = built().front();
  EXPECT_EQ(record.tuned->cells, 9);
  EXPECT_NEAR(record.tuned->ratio, 0.9, 1e-9);
  EXPECT_EQ(record.tuned->cpu, "one");
  EXPECT_EQ(record.tuned->date, "2026-11-22");
}

TEST_F(Records, BeginWhereTheyWin) {
  measure([](int64_t heads, int64_t) { return Times{1, heads >= 32 ? 0.9 : 1.2, 1.2}; });
  EXPECT_THAT(records(), ElementsAre(nameOf(other) + " from 32 heads"));
}

TEST_F(Records, EndWhereMoreHeadsLose) {
  measure([](int64_t heads, int64_t) { return Times{1, heads < 32 ? 0.9 : 1.2, 1.2}; });
  // Of 8 heads, 1 MiB was the largest: it stands for those below twice that.
  EXPECT_THAT(records(), ElementsAre(nameOf(other) + " below 2097152 bytes below 32 heads"));
  const ScheduleRecord record = built().front();
  EXPECT_EQ(record.tuned->cells, 3);
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
  const auto choices = cantFail(rules.behind(record, target).choices(one, target, oneClass));
  for (const auto &[heads, schedule] :
       {std::pair(INT64_C(1), other), {31, other}, {32, rule}, {128, rule}}) {
    const bench::Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 16, heads, 128};
    EXPECT_EQ(choiceFor(choices, cell, target)->schedule, schedule) << heads;
  }
}

TEST_F(Records, CountWhatATableMakesOfThem) {
  // What is the fastest for large calls is the rules' last resort for odd addresses, which a table
  // has once: preferred for large calls without an end, it would take the small ones too.
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  const std::vector<ScheduleChoice> ruled = cantFail(rules.choices(one, target));
  const Schedule first = ruled.end()[-2].schedule, last = ruled.back().schedule;
  ASSERT_EQ(first.form, Form::Word);
  ASSERT_EQ(last.form, Form::Pair);
  headers.push_back(std::make_unique<LogHeader>(
      LogHeader{"one", oneClass, target, "0123456789ab", "0.1.0", "2026-11-22"}));
  for (int64_t tokens : {1, 16, 256}) {
    auto result = std::make_unique<CellResult>();
    result->cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, 32, 128};
    for (const auto &[schedule, ratio] :
         {std::pair(first, 1.0), {last, tokens == 256 ? 0.8 : 1.5}}) {
      bench::Lap lap;
      lap.correct = lap.final = true;
      lap.ratio = lap.low = lap.high = ratio;
      result->kernels.push_back({{one, target, schedule}, lap});
    }
    cells.push_back({headers.back().get(), result.get()});
    results.push_back(std::move(result));
  }
  EXPECT_THAT(records(one), ElementsAre(nameOf(last) + " from 2097152 bytes below 4194304 bytes"));
  const auto choices = cantFail(rules.behind(built(), target).choices(one, target, oneClass));
  for (const auto &[tokens, schedule] :
       {std::pair(INT64_C(1), first), {16, first}, {256, last}, {511, last}, {512, first}}) {
    const bench::Case cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, 32, 128};
    EXPECT_EQ(choiceFor(choices, cell, target)->schedule, schedule) << tokens;
  }
}

TEST_F(Records, FollowSizes) {
  // 64 heads x 16 tokens are as many bytes as 32 x 32 would be.
  measure(
      [](int64_t heads, int64_t tokens) {
        return Times{1, heads * tokens >= 256 ? 0.8 : 1.3, 1.3};
      },
      "one", 0.002, /*mostTokens=*/1024);
  EXPECT_THAT(records(), ElementsAre(nameOf(other) + " from 262144 bytes"));
}

TEST_F(Records, EndWhereTheyStopWinning) {
  measure([](int64_t heads, int64_t tokens) {
    const bool middle = heads * tokens >= 64 && heads * tokens < 1024;
    return Times{1, middle ? 0.8 : 1.3, 1.3};
  });
  // 64 heads x 1 token, and 8 and 32 x 16.
  EXPECT_THAT(records(), ElementsAre(nameOf(other) + " from 32768 bytes below 524288 bytes"));
  EXPECT_EQ(built().front().tuned->cells, 3);
  EXPECT_NEAR(built().front().tuned->ratio, 0.8, 1e-9);
}

TEST_F(Records, AreAsManyAsNeeded) {
  measure(
      [](int64_t heads, int64_t tokens) {
        return Times{1, tokens >= 256 ? 0.8 : 1.2, heads >= 64 && tokens < 256 ? 0.9 : 1.1};
      },
      "one", 0.002, /*mostTokens=*/1024);
  // Plans look at kernels for large calls first, so they stand in any order.
  EXPECT_THAT(records(), testing::UnorderedElementsAre(nameOf(other) + " from 4194304 bytes",
                                                       nameOf(third) + " from 64 heads"));
}

TEST_F(Records, LoseNothingInTheMean) {
  // A third off the worst shape, which is 0.044 of the mean's logarithm, and 0.008 lost eight
  // times.
  measure([](int64_t heads, int64_t tokens) {
    return Times{1, heads == 32 && tokens == 16 ? 0.7 : 1.06, 1.3};
  });
  for (const ScheduleRecord &record : built())
    EXPECT_LT(record.tuned->ratio, 0.99) << record.choice.note;
}

TEST_F(Records, LeaveLargerCallsThanWereMeasuredToTheRules) {
  // The largest shape is 8 MiB, or the 16 MiB from which on the rules stream; plans look at sizes
  // in order.
  for (int64_t mostTokens : {256, 512}) {
    cells.clear();
    measure(
        [](int64_t heads, int64_t tokens) {
          return Times{1, heads * tokens >= 256 ? 0.8 : 1.3, 1.3};
        },
        "one", 0.002, mostTokens);
    for (const ScheduleRecord &record : built())
      EXPECT_TRUE(record.choice.minBytes == 0 || record.choice.maxBytes > 0)
          << mostTokens << ": " << record.choice.note;
  }
}

/// Those of an L2 cache say nothing of an L1's, nor of a prompt's.
TEST_F(Records, OfOneSizeSayLittleOfOthers) {
  struct Row {
    int64_t heads, tokens;
    const char *range;
  };
  for (const Row &row : {Row{8, 1, " below 8192 bytes"},
                         {64, 1, " from 32768 bytes below 65536 bytes"},
                         {32, 16, " from 262144 bytes below 524288 bytes"},
                         {64, 256, " from 8388608 bytes below 16777216 bytes"}}) {
    cells.clear();
    measure([](int64_t, int64_t) { return Times{1, 0.8, 1.1}; });
    erase_if(cells, [&](const MeasuredCell &cell) {
      return cell.result->cell.heads != row.heads || cell.result->cell.tokens != row.tokens;
    });
    EXPECT_THAT(records(), ElementsAre(nameOf(other) + row.range));
  }
}

/// One shape of twenty-seven: of 64 heads of 48 tokens, as many bytes as none of the others has.
TEST_F(Records, AreOfFewShapesWhereTheyGainMuch) {
  for (const auto &[gain, steady, expected] :
       {std::tuple(0.2, true, true), {0.04, true, false}, {0.2, false, false}}) {
    cells.clear();
    for (int64_t mostTokens : {48, 256, 512})
      measure(
          [gain = gain](int64_t heads, int64_t tokens) {
            return Times{1, heads * tokens == 64 * 48 ? 1 - gain : 1.1, 1.2};
          },
          "one", 0.002, mostTokens);
    for (auto &result : results)
      result->drift = steady ? 1 : 1.2;
    if (expected)
      EXPECT_THAT(records(), ElementsAre(nameOf(other) +
                                         " from 1572864 bytes below 2097152 bytes from 64 heads"));
    else
      EXPECT_THAT(records(), IsEmpty());
  }
}

/// A kernel that is out before the last heat may be far faster than the incumbent all the same.
TEST_F(Records, CountWhatWasBeatenByAnother) {
  measure([](int64_t heads, int64_t tokens) {
    return heads * tokens == 8 ? Times{1, 0.7, 0.69} : Times{1, 0.8, 1.1};
  });
  for (auto &result : results)
    if (result->cell.heads * result->cell.tokens == 8)
      result->kernels[1].lap.final = false;
  EXPECT_THAT(records(), ElementsAre(nameOf(other)));
  EXPECT_NEAR(built().front().tuned->ratio, std::exp((8 * std::log(0.8) + std::log(0.7)) / 9),
              1e-9);
}

TEST_F(Records, OfTwoMachinesServeBoth) {
  measure([](int64_t, int64_t) { return Times{1, 0.8, 1}; }, "one");
  measure([](int64_t, int64_t) { return Times{1, 1.3, 0.98}; }, "two");
  EXPECT_THAT(records(), ElementsAre(nameOf(third)));
  EXPECT_EQ(built().front().tuned->cpu, "one; two");
}

TEST_F(Records, ComeBackFromTheirText) {
  measure([](int64_t heads, int64_t tokens) {
    return Times{1, heads == 32 && tokens < 256 ? 0.9 : 1.2, 1.2};
  });
  const std::vector<ScheduleRecord> fresh = built();
  const std::string text = printRecords(fresh, target, Family::Rope);
  const auto again = cantFail(parseRecords(text, "text", target, Family::Rope));
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].channels, 128);
  EXPECT_EQ(again[0].choice.maxBytes, fresh[0].choice.maxBytes);
  EXPECT_GT(again[0].choice.maxBytes, 0);
  EXPECT_EQ(again[0].choice.minHeads, 32);
  EXPECT_EQ(again[0].choice.maxHeads, 64);
  EXPECT_EQ(again[0].choice.cpu, oneClass);
  EXPECT_EQ(again[0].tuned->ratio, 0.9);
  EXPECT_EQ(printRecords(again, target, Family::Rope), text);
}

} // namespace
} // namespace ropewalk
