//===- record_code_test.cpp - Which code a record was measured on ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "tune/record_code.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace llvm;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::MatchesRegex;

namespace ropewalk {
namespace {

class RecordCode : public Book {
protected:
  /// Of these records, beside these rules for x86-64.
  std::vector<std::string> codes(ArrayRef<ScheduleRecord> records, const std::string &rules) {
    write(Target::X86_64, "rope", file(Target::X86_64, "rope", rules));
    return cantFail(codesOf(records, cantFail(ScheduleBook::load(directory)), Target::X86_64,
                            [](size_t, size_t, StringRef) {}));
  }

  static ScheduleRecord record(ropewalk_dtype dtype, int32_t vector) {
    ScheduleRecord one;
    one.pairing = ROPEWALK_HALF;
    one.dtype = dtype;
    one.place = ROPEWALK_OUT_OF_PLACE;
    one.channels = 64;
    one.choice.schedule.vector = vector;
    one.tuned = Tuning();
    return one;
  }

  const std::string rule = R"({"form": "pair", "vector": 4, "note": "n"})";
};

TEST_F(RecordCode, IsThatOfBothKernels) {
  const ScheduleRecord two = record(ROPEWALK_F32, 2), eight = record(ROPEWALK_F32, 8),
                       other = record(ROPEWALK_F16, 8);
  const std::vector<std::string> all = codes({two, eight, other}, rule);
  ASSERT_EQ(all.size(), 3u);
  EXPECT_THAT(all.front(), MatchesRegex("[0-9a-f]{12}"));
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), 3u);
  // In another order, and alone: names that Halide numbers are no part of it.
  EXPECT_THAT(codes({other, two}, rule), ElementsAre(all[2], all[0]));
  EXPECT_THAT(codes({eight}, rule), ElementsAre(all[1]));
  // What it was compared with, and for which calls.
  const std::string more = R"({"form": "pair", "vector": 8, "min_bytes": 4096, "note": "n"}, )";
  const std::string less = R"({"form": "pair", "vector": 8, "min_bytes": 64, "note": "n"}, )";
  ScheduleRecord large = two;
  large.choice.minBytes = 64;
  const std::string alone = codes({large}, rule).front(), one = codes({large}, more + rule).front();
  EXPECT_NE(one, alone);
  EXPECT_NE(one, codes({large}, less + rule).front());
  // But not what streams other calls, or prefetches them.
  const std::string stream =
      R"({"form": "pair", "vector": 8, "store": "nt64", "min_bytes": 4096, "note": "n"}, )";
  const std::string prefetch =
      R"({"form": "pair", "vector": 8, "load": "prefetch", "min_bytes": 4096, "note": "n"}, )";
  for (const std::string &kernel : {stream, prefetch}) {
    EXPECT_NE(codes({large}, kernel + rule).front(), alone);
    EXPECT_EQ(codes({two}, kernel + rule).front(), all[0]);
  }
  EXPECT_NE(codes({two}, more + rule).front(), all[0]);
  // Nor what is for tensors that do not begin with a line, which none are measured in.
  const std::string elsewhere =
      R"({"form": "pair", "vector": 8, "store": "nt16", "min_bytes": 4096, "note": "n"}, )";
  EXPECT_EQ(codes({large}, stream + elsewhere + rule), codes({large}, stream + rule));
  EXPECT_NE(codes({large}, elsewhere + rule).front(), alone);
  const std::string earlier =
      R"({"form": "pair", "vector": 8, "store": "nt16", "min_bytes": 64, "note": "n"}, )";
  EXPECT_NE(codes({large}, stream + earlier + rule), codes({large}, stream + rule));
  large.choice.maxBytes = 4096;
  for (const std::string &kernel : {stream, prefetch})
    EXPECT_EQ(codes({large}, kernel + rule).front(), alone);
  EXPECT_NE(codes({two}, R"({"form": "pair", "vector": 8, "note": "n"})").front(), all[0]);
}

TEST_F(RecordCode, IsOfOneRotationOnly) {
  ScheduleRecord any = record(ROPEWALK_F32, 8);
  any.channels = 0;
  EXPECT_THAT(codes({any}, rule), ElementsAre(IsEmpty()));
  any.channels = int64_t(1) << 32;
  EXPECT_THAT(codes({any}, rule), ElementsAre(IsEmpty()));
}

TEST_F(RecordCode, IsOfWhatCanBeMadeOnly) {
  ScheduleRecord three = record(ROPEWALK_F32, 8);
  three.choice.schedule.parts = 3;
  ScheduleRecord lanes = record(ROPEWALK_F32, 8);
  lanes.choice.schedule.form = Form::Lane;
  ScheduleRecord converted = record(ROPEWALK_F16, 8);
  converted.choice.schedule.store = Store::Convert; // not on this target
  EXPECT_THAT(codes({three, lanes, converted}, rule), ElementsAre(IsEmpty(), IsEmpty(), IsEmpty()));
}

TEST_F(RecordCode, NamesARotationThatNoRuleServes) {
  write(Target::X86_64, "rope", file(Target::X86_64, "rope", ""));
  auto codes = codesOf(record(ROPEWALK_F32, 8), cantFail(ScheduleBook::load(directory)),
                       Target::X86_64, [](size_t, size_t, StringRef) {});
  ASSERT_FALSE(static_cast<bool>(codes));
  EXPECT_THAT(toString(codes.takeError()), testing::HasSubstr("rope_half_f32_out_d64"));
}

TEST(Renewal, IsByCode) {
  auto after = [](const char *generator, const char *code, const char *now) {
    Tuning tuning;
    tuning.generator = generator;
    tuning.code = code;
    const Renewal renewal = renew(tuning, now, "ours");
    return std::pair(renewal, tuning.generator + " " + tuning.code);
  };
  EXPECT_EQ(after("ours", "a", "a"), std::pair(Renewal::Holds, std::string("ours a")));
  EXPECT_EQ(after("ours", "", "a"), std::pair(Renewal::Stamped, std::string("ours a")));
  EXPECT_EQ(after("theirs", "a", "a"), std::pair(Renewal::Renewed, std::string("ours a")));
  EXPECT_EQ(after("theirs", "b", "a"), std::pair(Renewal::Changed, std::string("theirs b")));
  EXPECT_EQ(after("ours", "b", "a"), std::pair(Renewal::Changed, std::string("ours b")));
  EXPECT_EQ(after("theirs", "", "a"), std::pair(Renewal::NoCode, std::string("theirs ")));
  EXPECT_EQ(after("ours", "", ""), std::pair(Renewal::Unmade, std::string("ours ")));
  EXPECT_EQ(after("theirs", "a", ""), std::pair(Renewal::Unmade, std::string("theirs a")));
}

} // namespace
} // namespace ropewalk
