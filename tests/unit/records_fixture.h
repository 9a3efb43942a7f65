//===- records_fixture.h - Shapes measured by made-up times -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_RECORDS_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_RECORDS_FIXTURE_H

#include "schedule_names.h"

#include "tune/record_builder.h"
#include "tune/search_space.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace ropewalk {

/// Shapes of half f32 out of place with 128 components, measured by made-up times: the rules'
/// choice and two others.
class Records : public testing::Test {
protected:
  static constexpr char oneClass[] = "A family 1 x86-64-v4-bf16";

  explicit Records(Target target = Target::X86_64_v4_bf16) : target(target) {
    const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
    const bench::Case small = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1, 8, 128};
    rule = choiceFor(llvm::cantFail(rules.choices(one, target)), small, target)->schedule;
    std::vector<Schedule> others = searchSpace(one, target, false);
    llvm::erase(others, rule);
    other = others[0];
    third = others[1];
  }

  const Target target;
  const ScheduleBook rules = llvm::cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES)).rules();
  Schedule rule, other, third;

  struct Times {
    double rule, other, third;
  };
  using Model = std::function<Times(int64_t heads, int64_t tokens)>;

  /// Adds a machine's shapes.
  void measure(const Model &model, const char *cpu = "one", double spread = 0.002,
               int64_t mostTokens = 256) {
    headers.push_back(std::make_unique<LogHeader>(LogHeader{
        cpu, isDevice(target) ? "" : oneClass, target, "0123456789ab", "0.1.0", "2026-11-22"}));
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

  std::vector<std::string>
  records(const KernelRequest &request = ropewalk::request(ROPEWALK_HALF, ROPEWALK_F32, 128)) {
    std::vector<std::string> texts;
    for (const ScheduleRecord &record : built()) {
      EXPECT_EQ(record.channels, request.channels);
      EXPECT_EQ(record.pairing, request.pairing);
      EXPECT_EQ(record.dtype, request.dtype);
      EXPECT_EQ(record.place, request.place);
      EXPECT_GT(record.choice.note.size(), 20u);
      const ScheduleChoice &choice = record.choice;
      texts.push_back(
          nameOf(choice.schedule) +
          (choice.minBytes ? " from " + std::to_string(choice.minBytes) + " bytes" : "") +
          (choice.maxBytes ? " below " + std::to_string(choice.maxBytes) + " bytes" : "") +
          (choice.minHeads ? " from " + std::to_string(choice.minHeads) + " heads" : "") +
          (choice.maxHeads ? " below " + std::to_string(choice.maxHeads) + " heads" : ""));
    }
    return texts;
  }
  std::vector<ScheduleRecord> built(llvm::ArrayRef<ScheduleRecord> staying = {}) {
    return llvm::cantFail(buildRecords(cells, rules, staying, target));
  }

  /// One that was measured so far back: for calls from some size on, below another, in so many
  /// shapes.
  ScheduleRecord earlier(const Schedule &schedule, int64_t minBytes, int64_t maxBytes,
                         int64_t shapes, const char *cpu = "one") const {
    ScheduleRecord record;
    record.pairing = ROPEWALK_HALF;
    record.dtype = ROPEWALK_F32;
    record.place = ROPEWALK_OUT_OF_PLACE;
    record.channels = 128;
    record.choice = {schedule, minBytes, maxBytes, 0, 0, oneClass, "an old one"};
    record.tuned = Tuning{cpu, "0123456789ab", "", "0.1.0", "2026-11-20", shapes, 0.9};
    return record;
  }

  /// What a plan takes for a shape of 32 heads, with new records before the old ones.
  Schedule takenFor(int64_t tokens, const ScheduleRecord &old) {
    std::vector<ScheduleRecord> all = built(old);
    all.insert(fateOf(old, cells) == Fate::StaysBefore ? all.begin() : all.end(), old);
    const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
    const auto choices = llvm::cantFail(rules.behind(all, target).choices(one, target, oneClass));
    return choiceFor(choices, {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, 32, 128},
                     target)
        ->schedule;
  }

  std::vector<std::unique_ptr<LogHeader>> headers;
  std::vector<std::unique_ptr<CellResult>> results;
  std::vector<MeasuredCell> cells;
};

} // namespace ropewalk

#endif
