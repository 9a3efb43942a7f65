//===- tune_record_fate_test.cpp - Earlier records beside new ones --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "records_fixture.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using testing::HasSubstr;

namespace ropewalk {
namespace {

TEST_F(Records, ReplaceOldOnesForTheSameRotationOnly) {
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; });
  const ScheduleRecord old = earlier(other, 0, 0, 9);
  ScheduleRecord rule, elsewhere = old, another = old;
  elsewhere.channels = 64;
  another.choice.cpu = "B";
  EXPECT_EQ(fateOf(old, cells), Fate::Replaced);
  for (const ScheduleRecord &record : {elsewhere, another, rule})
    EXPECT_EQ(fateOf(record, cells), Fate::Other);
}

/// Nine shapes, of which six write 64 KiB or more, on one CPU.
TEST_F(Records, LeaveOldOnesOfMoreShapesOrOtherCpus) {
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; });
  for (const auto &[record, fate] :
       {std::pair(earlier(other, 0, 0, 9), Fate::Replaced),
        std::pair(earlier(other, 0, 0, 10), Fate::StaysBehind),
        std::pair(earlier(other, 65536, 0, 6), Fate::Replaced),
        std::pair(earlier(other, 65536, 0, 7), Fate::StaysBehind),
        std::pair(earlier(other, 0, 65536, 3), Fate::Replaced),
        std::pair(earlier(other, 0, 65536, 4), Fate::StaysBehind),
        std::pair(earlier(other, 0, 0, 9, "two"), Fate::StaysBehind),
        std::pair(earlier(other, 0, 0, 9, "one; two"), Fate::StaysBehind),
        std::pair(earlier(other, 114688, 114689, 1), Fate::StaysBefore)}) {
    EXPECT_EQ(fateOf(record, cells), fate)
        << record.choice.minBytes << " " << record.choice.maxBytes << " " << record.tuned->cells
        << " " << record.tuned->cpu;
  }
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; }, "two");
  EXPECT_EQ(fateOf(earlier(other, 0, 0, 9, "one; two"), cells), Fate::Replaced);
}

/// What says nothing of a record's calls is no measurement of it on that CPU.
TEST_F(Records, LeaveOldOnesOfCpusThatMeasuredOtherCalls) {
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; });
  measure([](int64_t, int64_t) { return Times{1, 0.9, 1}; }, "two");
  erase_if(cells, [](const MeasuredCell &cell) {
    return cell.header->cpu == "two" && cell.result->cell.bytes() >= 65536;
  });
  EXPECT_EQ(fateOf(earlier(other, 65536, 0, 6, "one; two"), cells), Fate::StaysBehind);
  EXPECT_EQ(fateOf(earlier(other, 0, 65536, 6, "one; two"), cells), Fate::Replaced);
}

/// Of 7 tokens of 32 heads, which were not measured now: it keeps them, and narrows nothing.
TEST_F(Records, StandBehindThoseOfOtherCalls) {
  measure([](int64_t, int64_t) { return Times{1, 1.2, 0.8}; });
  const ScheduleRecord old = earlier(other, 114688, 114689, 1);
  const std::vector<ScheduleRecord> fresh = built(old);
  ASSERT_EQ(fresh.size(), 1u);
  EXPECT_EQ(fresh[0].choice.schedule, third);
  EXPECT_EQ(fresh[0].choice.minBytes, 0);
  EXPECT_EQ(fresh[0].choice.maxBytes, 0);
  EXPECT_THAT(fresh[0].choice.note, HasSubstr("than what rules prefer"));
  EXPECT_EQ(takenFor(7, old), other);
  for (int64_t tokens : {1, 6, 8, 16, 256, 600})
    EXPECT_EQ(takenFor(tokens, old), third) << tokens;
}

/// What was measured now is preferred between its sizes, 4 KiB and 8 MiB, and nothing beyond them.
TEST_F(Records, StandBeforeThoseThatStay) {
  measure([](int64_t, int64_t) { return Times{1, 1.2, 0.8}; });
  const ScheduleRecord old = earlier(other, 0, 0, 100);
  const std::vector<ScheduleRecord> fresh = built(old);
  ASSERT_EQ(fresh.size(), 1u);
  EXPECT_EQ(fresh[0].choice.schedule, third);
  EXPECT_EQ(fresh[0].choice.minBytes, 8 * 128 * 4);
  EXPECT_EQ(fresh[0].choice.maxBytes, 64 * 256 * 128 * 4 + 1);
  EXPECT_EQ(fresh[0].choice.minHeads, 8);
  EXPECT_EQ(fresh[0].choice.maxHeads, 65);
  EXPECT_NEAR(fresh[0].tuned->ratio, 0.8 / 1.2, 1e-9) << "of what stays";
  EXPECT_THAT(fresh[0].choice.note, HasSubstr("was preferred for them"));
  for (int64_t tokens : {1, 16, 256})
    EXPECT_EQ(takenFor(tokens, old), third) << tokens;
  EXPECT_EQ(takenFor(600, old), other) << "9.4 MiB";
}

/// What is preferred where that ends is the rules' schedule, which a table then has more than once.
TEST_F(Records, StandBeforeThoseThatStayAndEnd) {
  measure([](int64_t heads, int64_t tokens) {
    return Times{1, heads == 8 && tokens > 1 ? 0.8 : 1.3, heads == 64 ? 0.8 : 1.15};
  });
  ScheduleRecord old = earlier(other, 32768, 0, 100);
  old.choice.maxHeads = 32;
  const std::vector<ScheduleRecord> fresh = built(old);
  ASSERT_EQ(fresh.size(), 1u);
  EXPECT_EQ(fresh[0].choice.schedule, third);
  EXPECT_EQ(fresh[0].choice.minHeads, 64);
  EXPECT_NEAR(fresh[0].tuned->ratio, 0.8, 1e-9);
}

/// Rules may be faster than what stays.
TEST_F(Records, MayBeWhatRulesPreferWhereRecordsStay) {
  measure([](int64_t, int64_t) { return Times{1, 1.2, 1.3}; });
  const ScheduleRecord old = earlier(other, 0, 0, 100);
  EXPECT_EQ(takenFor(16, old), rule);
  EXPECT_EQ(takenFor(600, old), other) << "9.4 MiB";
}

TEST_F(Records, AreNoneWhereWhatStaysWins) {
  measure([](int64_t, int64_t) { return Times{1, 0.8, 0.9}; });
  EXPECT_TRUE(built(earlier(other, 0, 0, 100)).empty());
}

} // namespace
} // namespace ropewalk
