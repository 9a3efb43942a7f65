//===- tune_records_test.cpp - From measurements to records ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/compiler.h"
#include "device/device_schedule.h"
#include "halide/device_shape.h"
#include "halide/tensor_shape.h"
#include "tune/record_builder.h"
#include "tune/search_space.h"
#include "tune/tuner.h"

#include "llvm/ADT/STLExtras.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace ropewalk {
namespace {

constexpr Target target = Target::X86_64_v4_bf16;

KernelRequest request(ropewalk_pairing pairing, ropewalk_dtype dtype, int32_t channels,
                      ropewalk_place place = ROPEWALK_OUT_OF_PLACE) {
  return {Family::Rope, pairing, dtype, place, channels};
}

std::string nameOf(const Schedule &schedule) {
  const std::string name =
      kernelName({request(ROPEWALK_HALF, ROPEWALK_BF16, 128), target, schedule});
  return name.substr(name.rfind("bf16_") + 5);
}

std::vector<std::string> space(const KernelRequest &one, bool streams = false) {
  std::vector<std::string> names;
  for (const Schedule &schedule : searchSpace(one, target, streams))
    names.push_back(nameOf(schedule));
  return names;
}

TEST(SearchSpace, IsWhatIsLegal) {
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 64)),
              ElementsAre("pair8x1", "pair8x2", "pair8x4", "pair16x1", "pair16x2", "pair32x1"));
  // Words of an odd number of bytes: rows begin at multiples of 4 only if their width allows it.
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 16)),
              ElementsAre("lane8x1", "lane8x2", "lane16x1", "word8x1"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32), true),
              testing::Contains("pair16x1_nt64"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32)),
              testing::Not(testing::Contains(HasSubstr("nt"))));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32, ROPEWALK_IN_PLACE)),
              testing::Contains("pair16x1"));
}

TEST(SearchSpace, CompilesAsAWhole) {
  for (const KernelRequest &one :
       {request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 96), request(ROPEWALK_HALF, ROPEWALK_F16, 80),
        request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 64, ROPEWALK_IN_PLACE)}) {
    std::vector<CompiledKernel> planned;
    for (const Schedule &schedule : searchSpace(one, target, true)) {
      EXPECT_TRUE(canRun({one, target, schedule}));
      planned.push_back({{one, target, schedule}, 0, 0, "", Architecture::X86, {}});
    }
    ASSERT_GE(planned.size(), 2u);
    auto compiled = compilePlanned(planned, [](size_t, size_t, StringRef) {});
    ASSERT_TRUE(static_cast<bool>(compiled)) << toString(compiled.takeError());
    for (const CompiledKernel &kernel : *compiled)
      EXPECT_FALSE(kernel.object.empty());
  }
}

std::vector<std::string> deviceSpace(const KernelRequest &one) {
  std::vector<std::string> names;
  for (const Schedule &schedule : searchSpace(one, Target::Cuda, true)) {
    const std::string name = kernelName({one, Target::Cuda, schedule});
    names.push_back(name.substr(name.rfind("cuda_") + 5));
  }
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/// The launches of a space's kernels of a form and vector, of one head per thread.
std::vector<std::string> launches(const KernelRequest &one, Form form, int32_t vector) {
  std::vector<std::string> texts;
  for (const Schedule &schedule : searchSpace(one, Target::OpenCl, true))
    if (schedule.form == form && schedule.vector == vector && schedule.parts == 1)
      texts.push_back(launchText(schedule.launch));
  return texts;
}

TEST(SearchSpace, OfDevicesIsWhatIsLegal) {
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_BF16, 128)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4", "word1x1", "word1x2", "word1x4",
                          "word2x1", "word2x2", "word2x4", "word4x1", "word4x2", "word4x4"));
  // Rows of 24 elements of 16 bits, 48 bytes: of a component 24.
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_F16, 24)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4", "word1x1", "word1x2", "word1x4",
                          "word2x1", "word2x2", "word2x4"));
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_BF16, 6)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4"));
  for (const SearchAxis &axis : searchAxes(Target::OpenCl))
    EXPECT_THAT(std::string(axis.name),
                testing::AnyOf("form", "vector", "parts", "block", "order"));
}

TEST(SearchSpace, OfDevicesHasBlocksThatHoldAHead) {
  const KernelRequest narrow = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  EXPECT_THAT(launches(narrow, Form::Pair, 1), ElementsAre(""));
  EXPECT_THAT(launches(narrow, Form::Word, 4),
              ElementsAre("", " with heads first", " in blocks of 64 threads",
                          " in blocks of 64 threads, heads first", " in blocks of 128 threads",
                          " in blocks of 128 threads, heads first", " in blocks of 256 threads",
                          " in blocks of 256 threads, heads first", " in blocks of 512 threads",
                          " in blocks of 512 threads, heads first"));
  // A window of 256 f32 is 128 threads of a pair's words each.
  const KernelRequest wide = request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 256);
  const std::vector<std::string> all = launches(wide, Form::Word, 1);
  EXPECT_EQ(all.size(), 8u);
  EXPECT_THAT(all, testing::Each(testing::Not(HasSubstr("of 64 threads"))));
  for (int32_t block : {32, 96, 2048}) {
    Schedule schedule{Form::Word, 4, 1, Store::Plain, {block, GridOrder::Tokens}};
    EXPECT_FALSE(canRunOnDevice({narrow, Target::Cuda, schedule})) << block;
  }
  const Schedule heads{Form::Pair, 1, 1, Store::Plain, {0, GridOrder::Heads}};
  EXPECT_FALSE(canRunOnDevice({rowsRequest(TableSource::F32, 1), Target::Cuda, heads}));
}

/// A block or an order that makes no difference is measured once.
TEST(SearchSpace, OfDevicesKnowsWhatStartsAlike) {
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  const auto alike = [&](LaunchShape a, LaunchShape b, int64_t tokens, int64_t heads) {
    const bench::Case cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE,
                              tokens,        heads,         128};
    return startsAlike({one, Target::Cuda, {Form::Word, 4, 1, Store::Plain, a}},
                       {one, Target::Cuda, {Form::Word, 4, 1, Store::Plain, b}}, cell);
  };
  const LaunchShape asked, heads{0, GridOrder::Heads}, large{512, GridOrder::Tokens};
  EXPECT_TRUE(alike(asked, heads, 1, 32)) << "one token, so one order";
  EXPECT_FALSE(alike(asked, heads, 16, 32));
  EXPECT_TRUE(alike(asked, large, 1, 8)) << "one block holds all";
  EXPECT_FALSE(alike(asked, large, 4096, 8));
  const KernelSpec four{one, Target::Cuda, {Form::Word, 4, 4, Store::Plain}};
  KernelSpec eachHead = four;
  eachHead.schedule.parts = 1;
  EXPECT_FALSE(startsAlike(four, eachHead,
                           {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1, 1, 128}));
}

TEST(SearchSpace, OfDevicesCompilesAsAWhole) {
  for (Target device : {Target::Cuda, Target::OpenCl})
    for (const KernelRequest &one : {request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 80),
                                     request(ROPEWALK_HALF, ROPEWALK_F32, 64, ROPEWALK_IN_PLACE)}) {
      std::vector<CompiledKernel> planned;
      for (const Schedule &schedule : searchSpace(one, device, false))
        planned.push_back({{one, device, schedule}, 0, 0, "", hostArchitecture(), {}});
      ASSERT_GE(planned.size(), 60u);
      int compilations = -1; // the last call says that all is done
      auto compiled = compilePlanned(planned, [&](size_t, size_t, StringRef) { ++compilations; });
      EXPECT_LE(compilations, 12) << "launches are no other code";
      ASSERT_TRUE(static_cast<bool>(compiled)) << toString(compiled.takeError());
      for (const CompiledKernel &kernel : *compiled) {
        EXPECT_FALSE(kernel.object.empty());
        ASSERT_EQ(kernel.device.images.size(), 1u);
        EXPECT_THAT(kernel.device.images.front().bytes, HasSubstr(kernelName(kernel.spec)));
      }
    }
}

TEST(SearchSpace, IsPartOfTheCandidates) {
  const ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (int32_t channels : {64, 80, 96, 128, 256}) {
      const KernelRequest one = request(ROPEWALK_HALF, dtype, channels);
      const std::vector<Schedule> candidates = cantFail(candidatesOf(one, target, book, false));
      for (const Schedule &schedule : searchSpace(one, target, false))
        EXPECT_TRUE(is_contained(candidates, schedule));
      for (size_t i = 0; i < candidates.size(); ++i)
        EXPECT_FALSE(is_contained(drop_begin(candidates, i + 1), candidates[i]));
      // What any shape's plan prefers is among them.
      for (int64_t tokens : {1, 4096, 1 << 20}) {
        const bench::Case cell = {dtype, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, 8, channels};
        const std::vector<ScheduleChoice> choices = cantFail(book.choices(one, target));
        EXPECT_TRUE(is_contained(candidates, choiceFor(choices, cell, target)->schedule));
      }
    }
}

/// Shapes of half f32 out of place with 128 components, measured by made-up times: the rules'
/// choice and two others.
class Records : public testing::Test {
protected:
  explicit Records(Target target = ropewalk::target) : target(target) {
    const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
    const bench::Case small = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1, 8, 128};
    rule = choiceFor(cantFail(rules.choices(one, target)), small, target)->schedule;
    std::vector<Schedule> others = searchSpace(one, target, false);
    llvm::erase(others, rule);
    other = others[0];
    third = others[1];
  }

  const Target target;
  const ScheduleBook rules = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES)).rules();
  Schedule rule, other, third;

  struct Times {
    double rule, other, third;
  };
  using Model = std::function<Times(int64_t heads, int64_t tokens)>;

  /// Adds a machine's shapes.
  void measure(const Model &model, const char *cpu = "one", double spread = 0.002,
               int64_t mostTokens = 256) {
    headers.push_back(std::make_unique<LogHeader>(LogHeader{
        cpu, isDevice(target) ? "" : "A", target, "0123456789ab", "0.1.0", "2026-11-22"}));
    for (int64_t heads : {8, 32, 64})
      for (int64_t tokens : {INT64_C(1), INT64_C(16), mostTokens}) {
        auto result = std::make_unique<CellResult>();
        result->cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, heads, 128};
        const Times times = model(heads, tokens);
        for (const auto &[schedule, time] :
             {std::pair(rule, times.rule), {other, times.other}, {third, times.third}}) {
          bench::Lap lap;
          lap.correct = lap.final = true;
          lap.ratio = time / times.rule;
          lap.low = lap.ratio - spread;
          lap.high = lap.ratio + spread;
          if (result->kernels.empty())
            lap.low = lap.high = 1;
          result->kernels.push_back(
              {{request(ROPEWALK_HALF, ROPEWALK_F32, 128), target, schedule}, lap});
        }
        cells.push_back({headers.back().get(), result.get()});
        results.push_back(std::move(result));
      }
  }

  std::vector<std::string> records() {
    std::vector<std::string> texts;
    for (const ScheduleRecord &record : built()) {
      EXPECT_EQ(record.channels, 128);
      EXPECT_EQ(record.pairing, ROPEWALK_HALF);
      EXPECT_EQ(record.dtype, ROPEWALK_F32);
      EXPECT_EQ(record.place, ROPEWALK_OUT_OF_PLACE);
      EXPECT_GT(record.choice.note.size(), 20u);
      const ScheduleChoice &choice = record.choice;
      texts.push_back(
          nameOf(choice.schedule) +
          (choice.minBytes ? " from " + std::to_string(choice.minBytes) + " bytes" : "") +
          (choice.minHeads ? " from " + std::to_string(choice.minHeads) + " heads" : ""));
    }
    return texts;
  }
  std::vector<ScheduleRecord> built() { return cantFail(buildRecords(cells, rules, target)); }

  std::vector<std::unique_ptr<LogHeader>> headers;
  std::vector<std::unique_ptr<CellResult>> results;
  std::vector<MeasuredCell> cells;
};

class DeviceRecords : public Records {
protected:
  DeviceRecords() : Records(Target::Cuda) {}

  /// The rules' kernel, and the same with heads first, in the ratio given.
  void measureOrders(double (*ratioOf)(int64_t heads, int64_t tokens)) {
    const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
    const Schedule rule = cantFail(rules.choices(one, target)).front().schedule;
    headsFirst = rule;
    headsFirst.launch.order = GridOrder::Heads;
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
          result->kernels.push_back({{one, target, headsFirst}, lap});
        cells.push_back({headers.back().get(), result.get()});
        results.push_back(std::move(result));
      }
  }

  Schedule headsFirst;
};

TEST_F(DeviceRecords, BeginWhereTheyWin) {
  measureOrders([](int64_t heads, int64_t) { return heads == 64 ? 0.8 : 1.3; });
  const std::vector<ScheduleRecord> records = built();
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].choice.schedule, headsFirst);
  EXPECT_EQ(records[0].choice.minHeads, 64);
  EXPECT_EQ(records[0].tuned->cells, 3);
}

/// Where there is one token the blocks' order makes no difference, and is not measured twice.
TEST_F(DeviceRecords, CountWhatStartsAlikeAsMeasured) {
  measureOrders([](int64_t, int64_t) { return 0.8; });
  const std::vector<ScheduleRecord> records = built();
  ASSERT_EQ(records.size(), 1u);
  EXPECT_EQ(records[0].choice.schedule, headsFirst);
  EXPECT_EQ(records[0].choice.minBytes, 0) << "no loss at one token";
  EXPECT_EQ(records[0].tuned->cells, 6);
  const std::string text = printRecords(records, target, Family::Rope);
  EXPECT_THAT(text, HasSubstr("\"order\": \"heads\""));
  EXPECT_EQ(cantFail(parseRecords(text, "x", target, Family::Rope))[0].choice.schedule, headsFirst);
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

TEST_F(Records, CountWhatATableMakesOfThem) {
  // What is the fastest for large calls is the rules' last resort for odd addresses, which a table
  // has once: preferred for large calls, it would take the small ones too.
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  const std::vector<ScheduleChoice> choices = cantFail(rules.choices(one, target));
  const Schedule first = choices.end()[-2].schedule, last = choices.back().schedule;
  ASSERT_EQ(first.form, Form::Word);
  ASSERT_EQ(last.form, Form::Pair);
  headers.push_back(std::make_unique<LogHeader>(
      LogHeader{"one", "A", target, "0123456789ab", "0.1.0", "2026-11-22"}));
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
  EXPECT_TRUE(built().empty());
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
    EXPECT_LT(record.tuned->ratio, 0.996) << record.choice.note;
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
      EXPECT_EQ(record.choice.minBytes, 0) << mostTokens << ": " << record.choice.note;
  }
}

TEST_F(Records, OfTwoMachinesServeBoth) {
  measure([](int64_t, int64_t) { return Times{1, 0.8, 1}; }, "one");
  measure([](int64_t, int64_t) { return Times{1, 1.3, 0.98}; }, "two");
  EXPECT_THAT(records(), ElementsAre(nameOf(third)));
  EXPECT_EQ(built().front().tuned->cpu, "one; two");
}

TEST_F(Records, ReplaceOldOnesForTheSameRotationOnly) {
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; });
  const std::vector<ScheduleRecord> fresh = built();
  ScheduleRecord rule, old = fresh.front(), elsewhere = fresh.front(), another = fresh.front();
  EXPECT_EQ(old.choice.cpu, "A");
  another.choice.cpu = "B";
  another.choice.note = "of another class of CPUs";
  rule.choice.note = "a rule";
  old.choice.note = "an old one";
  elsewhere.channels = 64;
  elsewhere.choice.note = "of another width";
  std::vector<std::string> notes;
  for (const ScheduleRecord &record :
       mergeRecords({old, elsewhere, another, rule}, {request(ROPEWALK_HALF, ROPEWALK_F32, 128)},
                    "A", fresh))
    notes.push_back(record.choice.note);
  EXPECT_THAT(notes, ElementsAre(HasSubstr("measured:"), "of another width",
                                 "of another class of CPUs", "a rule"));
}

TEST_F(Records, ComeBackFromTheirText) {
  measure([](int64_t heads, int64_t) { return Times{1, heads >= 32 ? 0.9 : 1.2, 1.2}; });
  const std::vector<ScheduleRecord> fresh = built();
  const std::string text = printRecords(fresh, target, Family::Rope);
  const auto again = cantFail(parseRecords(text, "text", target, Family::Rope));
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0].channels, 128);
  EXPECT_EQ(again[0].choice.minHeads, 32);
  EXPECT_EQ(again[0].choice.cpu, "A");
  EXPECT_EQ(again[0].tuned->ratio, 0.9);
  EXPECT_EQ(printRecords(again, target, Family::Rope), text);
}

} // namespace
} // namespace ropewalk
