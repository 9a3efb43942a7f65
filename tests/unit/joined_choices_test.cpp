//===- joined_choices_test.cpp - One table of several choices -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "llvm/ADT/STLExtras.h"

#include <random>

using namespace llvm;
using testing::ElementsAre;

namespace ropewalk {
namespace {

int64_t alignmentOf(const KernelRequest &request, const ScheduleChoice &choice) {
  return requiredAlignment({request, Target::X86_64_v4, choice.schedule});
}

/// The name of what a plan takes: choices for large calls come first.
std::string takenOf(ArrayRef<ScheduleChoice> choices, const KernelRequest &request, int64_t bytes,
                    int64_t heads, int64_t alignment) {
  for (bool large : {true, false})
    for (const ScheduleChoice &choice : choices)
      if ((choice.minBytes > 0) == large && choice.minBytes <= bytes &&
          (!choice.maxBytes || bytes < choice.maxBytes) && choice.minHeads <= heads &&
          (!choice.maxHeads || heads < choice.maxHeads) &&
          alignmentOf(request, choice) <= alignment)
        return kernelName({request, Target::X86_64_v4, choice.schedule});
  return "none";
}

TEST(JoinedChoices, HaveEachScheduleOnceForTheCallsOfAll) {
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  const Schedule word = {Form::Word, 16, 1, Store::Plain}, pair = {Form::Pair, 16, 2, Store::Plain};
  // Measured as the fastest for large calls, pair is also the rules' for odd addresses.
  const auto joined = joinChoices(one, Target::X86_64_v4,
                                  {{pair, 1 << 20, 0, 0, 0, "", "m"},
                                   {word, 0, 0, 0, 0, "", "n"},
                                   {pair, 0, 0, 0, 0, "", "n"}});
  ASSERT_EQ(joined.size(), 1u); // which is what whoever measures must know
  EXPECT_EQ(joined[0].schedule, pair);
  EXPECT_EQ(joined[0].minBytes, 0);
}

/// A table has no ends: what is preferred beyond one stands before it.
class EndedChoices : public Book {
protected:
  static constexpr char cpu[] = "A family 1 x86-64";

  /// Of this list, in which what ends is for that class; without the class's name.
  std::vector<std::string> offered(const std::string &list) {
    std::vector<std::string> all =
        choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 64), Target::X86_64, cpu);
    for (std::string &one : all)
      one.resize(std::min(one.size(), one.find(std::string(" on ") + cpu)));
    return all;
  }

  const std::string rules = R"(, {"form": "pair", "vector": 2, "min_bytes": 4096, "note": "n"},
                                 {"form": "pair", "vector": 4, "note": "n"})";
};

TEST_F(EndedChoices, StandBehindWhatIsPreferredFromThereOn) {
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "min_bytes": 64, "max_bytes": 1024,
                          "cpu": "A family 1 x86-64", "note": "n"})" +
                      rules),
              ElementsAre("pair2x1 from 4096", "pair4x1 from 1024", "pair8x1 from 64", "pair4x1"));
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "min_bytes": 64, "max_bytes": 8192,
                          "cpu": "A family 1 x86-64", "note": "n"})" +
                      rules),
              ElementsAre("pair2x1 from 8192", "pair8x1 from 64", "pair4x1"));
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "max_bytes": 1024,
                          "cpu": "A family 1 x86-64", "note": "n"})" +
                      rules),
              ElementsAre("pair2x1 from 4096", "pair4x1 from 1024", "pair8x1"));
}

/// Plans look at what begins at some bytes before all else: where that ends, what follows begins
/// there, too.
TEST_F(EndedChoices, StandBehindWhatIsPreferredForMoreHeads) {
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "max_heads": 32,
                          "cpu": "A family 1 x86-64", "note": "n"})" +
                      rules),
              ElementsAre("pair2x1 from 4096", "pair4x1 from 32 heads", "pair8x1"));
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "min_bytes": 64, "max_bytes": 1024,
                          "min_heads": 8, "max_heads": 32,
                          "cpu": "A family 1 x86-64", "note": "n"})" +
                      rules),
              ElementsAre("pair2x1 from 4096", "pair4x1 from 1024", "pair4x1 from 64 from 32 heads",
                          "pair8x1 from 64 from 8 heads", "pair4x1"));
}

TEST_F(EndedChoices, KeepWhatStandsBeforeThem) {
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 1, "min_heads": 8, "note": "n"},
                         {"form": "pair", "vector": 8, "max_bytes": 1024,
                          "cpu": "A family 1 x86-64", "note": "n"},
                         {"form": "pair", "vector": 4, "note": "n"})"),
              ElementsAre("pair1x1 from 1024 from 8 heads", "pair4x1 from 1024",
                          "pair1x1 from 8 heads", "pair8x1"));
}

/// Of choices of different schedules a table, which plans look through in order, takes the same for
/// every call as the choices themselves, those for large calls first.
TEST(JoinedChoices, AreTakenForTheSameCalls) {
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_F32, 128);
  std::vector<Schedule> schedules;
  for (int32_t vector : {2, 4, 8, 16})
    for (int32_t parts : {1, 2})
      for (Store store : {Store::Plain, Store::Stream16, Store::Stream64})
        schedules.push_back({Form::Pair, vector, parts, store});
  std::mt19937 random(7);
  auto below = [&random](size_t count) { return static_cast<int64_t>(random() % count); };
  int ended = 0, endedByHeads = 0;
  for (int round = 0; round < 2000; ++round) {
    std::vector<Schedule> order = schedules;
    std::shuffle(order.begin(), order.end(), random);
    order.resize(static_cast<size_t>(1 + below(6)));
    std::vector<ScheduleChoice> all;
    for (const Schedule &schedule : order) {
      const int64_t from = below(2) * (1 + below(8)), heads = below(3);
      const int64_t to = below(3) ? 0 : from + 1 + below(6);
      all.push_back({schedule, from, to, heads, below(3) ? 0 : heads + 1 + below(2), "", ""});
      ended += all.back().maxBytes > 0;
      endedByHeads += all.back().maxHeads > 0;
    }
    all.push_back({{Form::Pair, 32, 1, Store::Plain}, 0, 0, 0, 0, "", ""}); // serves what is left
    const std::vector<ScheduleChoice> table = joinChoices(one, Target::X86_64_v4, all);
    for (int64_t bytes = 1; bytes < 16; ++bytes)
      for (int64_t heads = 0; heads < 5; ++heads)
        for (int64_t alignment : {4, 16, 64})
          ASSERT_EQ(takenOf(table, one, bytes, heads, alignment),
                    takenOf(all, one, bytes, heads, alignment))
              << "round " << round << ", " << bytes << " bytes, " << heads << " heads";
  }
  EXPECT_GT(ended, 1000);
  EXPECT_GT(endedByHeads, 1000);
}

/// What a class prefers for large calls only does not become what it prefers for all, because the
/// rules for all CPUs have the same schedule behind another of the class.
TEST_F(Book, JoinsNothingWithWhatNoPlanReaches) {
  const std::string list =
      R"({"form": "pair", "vector": 4, "min_bytes": 4096, "cpu": "A family 1 x86-64", "note": "n"},
         {"form": "pair", "vector": 8, "cpu": "A family 1 x86-64", "note": "n"},
         {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  EXPECT_THAT(
      choices(list, wanted, Target::X86_64, "A family 1 x86-64"),
      ElementsAre("pair4x1 from 4096 on A family 1 x86-64", "pair8x1 on A family 1 x86-64"));
  EXPECT_THAT(choices(list, wanted), ElementsAre("pair4x1"));
}

/// Joined with a rule of the same schedule, a class's record is still the class's.
TEST_F(Book, KeepsTheClassOfWhatItJoins) {
  const std::string list = R"({"form": "pair", "vector": 8, "min_bytes": 64, "note": "n"},
                  {"form": "pair", "vector": 8, "cpu": "A family 1 x86-64", "note": "n"},
                  {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  EXPECT_THAT(choices(list, wanted, Target::X86_64, "A family 1 x86-64"),
              ElementsAre("pair8x1 on A family 1 x86-64"));
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  EXPECT_THAT(textOf(cantFail(book->choicesOfAll(wanted, Target::X86_64)), wanted, Target::X86_64),
              ElementsAre("pair8x1 on A family 1 x86-64", "pair8x1 from 64", "pair4x1"));
}

} // namespace
} // namespace ropewalk
