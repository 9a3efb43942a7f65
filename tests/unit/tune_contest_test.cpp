//===- tune_contest_test.cpp - Who takes part ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "codegen/generator_hash.h"
#include "tune/contest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace ropewalk;
using testing::ElementsAre;

namespace {

constexpr bench::Case cell = {ROPEWALK_F16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 4, 4, 64, false};

struct Candidate {
  Schedule schedule;
  double cycles;
};

/// The first one is the incumbent.
Contest contestOf(const std::vector<Candidate> &candidates) {
  Contest contest;
  for (const Candidate &candidate : candidates) {
    const KernelSpec spec{requestOf(cell), Target::X86_64_v4, candidate.schedule};
    contest.kernels.push_back({spec, 0, 0, ""});
    contest.cycles.push_back(candidate.cycles);
  }
  contest.preferred.push_back({candidates.front().schedule, 0, 0, 0, 0, "", ""});
  return contest;
}

ContestRules rulesOf(double onPaper) {
  ContestRules rules;
  rules.target = Target::X86_64_v4;
  rules.rigor = {1, 0.2, onPaper, false, "test"};
  return rules;
}

std::vector<size_t> fieldOf(const std::vector<Candidate> &candidates, double onPaper) {
  return cantFail(fieldFor(contestOf(candidates), cell, rulesOf(onPaper)));
}

TEST(Contest, PaperLeavesOutWhatIsSlowForItsLength) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0}, {{Form::Pair, 16, 2}, 1.2}}, 1.15),
              ElementsAre(0));
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0}, {{Form::Pair, 16, 2}, 1.1}}, 1.15),
              ElementsAre(0, 1));
}

// Or nothing would say what a record gains on it, where a record is the incumbent.
TEST(Contest, WhatRulesPreferTakesPartWhateverThePaperSays) {
  Contest contest = contestOf({{{Form::Pair, 16, 2}, 1.0},
                               {{Form::Pair, 16, 1}, 1.2},
                               {{Form::Pair, 16, 4}, 1.2},
                               {{Form::Pair, 16, 1, Store::Stream64}, 1.2}});
  const auto field = [&] { return cantFail(fieldFor(contest, cell, rulesOf(1.15))); };
  EXPECT_THAT(field(), ElementsAre(0));
  contest.ruled = {{{{Form::Pair, 16, 1}, 0, 0, 0, 0, "", ""}}};
  EXPECT_THAT(field(), ElementsAre(0, 1));
  contest.ruled.push_back({{{Form::Pair, 16, 4}, 0, 0, 0, 0, "B", ""}}); // of another class
  EXPECT_THAT(field(), ElementsAre(0, 1, 2));
  contest.ruled = {{{{Form::Pair, 16, 1, Store::Stream64}, cell.bytes(), 0, 0, 0, "", ""},
                    {{Form::Pair, 16, 1}, 0, 0, 0, 0, "", ""}}};
  EXPECT_THAT(field(), ElementsAre(0, 3));
}

// Models take 512-bit conversions for cheaper than they are where units have 256 bits.
TEST(Contest, PaperDoesNotDecideBetweenLengths) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0},
                       {{Form::Pair, 8, 1}, 2.0},
                       {{Form::Pair, 8, 2}, 2.5},
                       {{Form::Word, 8, 1}, 2.2}},
                      1.15),
              ElementsAre(0, 1, 3));
}

// Nor does it know what reading ahead is for.
TEST(Contest, PaperDoesNotDecideBetweenLoads) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0},
                       {{Form::Pair, 16, 1, Store::Plain, Load::Touch}, 1.3},
                       {{Form::Pair, 16, 2, Store::Plain, Load::Touch}, 1.6}},
                      1.15),
              ElementsAre(0, 1));
}

TEST(Contest, TheIncumbentTakesPartWhateverPaperSays) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 2}, 3.0}, {{Form::Pair, 16, 1}, 1.0}}, 1.15),
              ElementsAre(0, 1));
}

TEST(Contest, WhatPaperCannotTellTakesPart) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0}, {{Form::Pair, 16, 2}, 0}}, 1.15),
              ElementsAre(0, 1));
}

TEST(Contest, WithoutALimitAllTakePart) {
  EXPECT_THAT(fieldOf({{{Form::Pair, 16, 1}, 1.0}, {{Form::Pair, 16, 2}, 9.0}}, 0),
              ElementsAre(0, 1));
}

TEST(Contest, StreamsAreForWhatComesFromDramAndAllAsLarge) {
  const std::vector<Candidate> candidates = {{{Form::Pair, 16, 1}, 1.0},
                                             {{Form::Pair, 16, 1, Store::Stream64}, 1.0}};
  bench::Case large = cell;
  large.tokens *= 4;
  large.fromDram = true;
  ContestRules rules = rulesOf(1.15);
  rules.dramBytes = leastFromDram({cell, large});
  EXPECT_EQ(rules.dramBytes, large.bytes());
  EXPECT_THAT(cantFail(fieldFor(contestOf(candidates), cell, rules)), ElementsAre(0));
  EXPECT_THAT(cantFail(fieldFor(contestOf(candidates), large, rules)), ElementsAre(0, 1));
  large.fromDram = false; // a record for that serves this one, too
  EXPECT_THAT(cantFail(fieldFor(contestOf(candidates), large, rules)), ElementsAre(0, 1));
}

TEST(Contest, PrefetchesAreForWhatNoSecondLevelCacheHolds) {
  const Contest contest = contestOf(
      {{{Form::Pair, 16, 1}, 1.0}, {{Form::Pair, 16, 1, Store::Plain, Load::Prefetch}, 1.0}});
  ContestRules rules = rulesOf(1.15);
  bench::Case large = cell;
  large.tokens = 512, large.heads = 16;
  ASSERT_EQ(large.bytes(), fewestPrefetchedBytes);
  EXPECT_THAT(cantFail(fieldFor(contest, large, rules)), ElementsAre(0)) << "no shape from DRAM";
  rules.dramBytes = 64 * large.bytes();
  EXPECT_THAT(cantFail(fieldFor(contest, large, rules)), ElementsAre(0, 1));
  large.heads = 15;
  EXPECT_THAT(cantFail(fieldFor(contest, large, rules)), ElementsAre(0));
}

TEST(Contest, StreamsAreAlsoForWhereTheIncumbentOrARuleDoes) {
  Contest contest = contestOf({{{Form::Pair, 16, 1}, 1.0},
                               {{Form::Pair, 16, 1, Store::Stream16}, 1.0},
                               {{Form::Pair, 16, 1, Store::Stream64}, 1.0}});
  const auto field = [&] { return cantFail(fieldFor(contest, cell, rulesOf(1.15))); };
  EXPECT_THAT(field(), ElementsAre(0));
  contest.ruled = {{{{Form::Pair, 16, 1, Store::Stream64}, cell.bytes(), 0, 0, 0, "", ""},
                    {{Form::Pair, 16, 1}, 0, 0, 0, 0, "", ""}}};
  EXPECT_THAT(field(), ElementsAre(0, 1, 2));
  contest.ruled.clear();
  contest.preferred = {{{Form::Pair, 16, 1, Store::Stream16}, 0, 0, 0, 0, "", ""}};
  EXPECT_THAT(field(), ElementsAre(1, 0, 2));
}

TEST(Contest, NobodyStreamsWithoutAShapeFromDram) {
  EXPECT_EQ(leastFromDram({cell}), 0);
  const std::vector<Candidate> candidates = {{{Form::Pair, 16, 1}, 1.0},
                                             {{Form::Pair, 16, 1, Store::Stream64}, 1.0}};
  EXPECT_THAT(fieldOf(candidates, 1.15), ElementsAre(0));
}

class RuledChoices : public Book {
protected:
  /// What records gain on, class by class, on CPUs of one.
  std::vector<std::vector<std::string>> on(const char *cpu) {
    ContestRules rules;
    rules.target = Target::X86_64;
    rules.cpu = cpu;
    const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
    std::vector<std::vector<std::string>> texts;
    for (const auto &ofClass :
         cantFail(ruledChoices(wanted, rules, cantFail(ScheduleBook::load(directory)))))
      texts.push_back(textOf(ofClass, wanted, Target::X86_64));
    return texts;
  }
};

TEST_F(RuledChoices, AreThoseOfTheClassOrOfAllWithoutMeasuredRecords) {
  write(Target::X86_64, "rope",
        file(Target::X86_64, "rope",
             measured(std::string(cpuGeneratorHash())) +
                 R"(, {"form": "pair", "vector": 2, "cpu": "B family 1 x86-64", "note": "n"},
                      {"form": "pair", "vector": 4, "note": "n"})"));
  EXPECT_THAT(on("A family 1 x86-64"), ElementsAre(ElementsAre("pair4x1")));
  EXPECT_THAT(on("B family 1 x86-64"), ElementsAre(ElementsAre("pair2x1 on B family 1 x86-64")));
  EXPECT_THAT(on(""),
              ElementsAre(ElementsAre("pair4x1"), ElementsAre("pair2x1 on B family 1 x86-64")));
}

} // namespace
