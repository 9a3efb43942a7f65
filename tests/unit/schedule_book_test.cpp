//===- schedule_book_test.cpp - Schedules as data -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "codegen/generator_hash.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;

namespace ropewalk {
namespace {

std::vector<KernelRequest> everyRequest() {
  std::vector<KernelRequest> all;
  for (int32_t channels = 0; channels <= 258; channels += 2)
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
        for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
          all.push_back(request(pairing, dtype, channels, place));
  for (int32_t channels = 0; channels <= 130; ++channels)
    for (ropewalk_dtype width : {ROPEWALK_F32, ROPEWALK_F16})
      all.push_back({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, channels});
  for (int32_t axes = 1; axes <= ROPEWALK_MAX_AXES; ++axes)
    for (TableSource source : allTableSources)
      all.push_back(rowsRequest(source, axes));
  for (int32_t channels : {0, 20, 64, 128})
    for (int32_t axes : {0, 3})
      all.push_back({Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, channels,
                     false, TableSource::BF16, axes});
  return all;
}

TEST(ShippedBook, ServesEveryCallOfEveryRequestOnEveryTarget) {
  auto book = ScheduleBook::load(ROPEWALK_SCHEDULES);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  for (const KernelRequest &one : everyRequest())
    for (Target target : allTargets) {
      if (!hasKernels(target, one))
        continue;
      auto choices = book->choices(one, target);
      ASSERT_TRUE(static_cast<bool>(choices)) << toString(choices.takeError());
      EXPECT_TRUE(any_of(*choices, [&](const ScheduleChoice &choice) {
        return choice.minBytes == 0 && choice.minHeads <= 1 &&
               requiredAlignment({one, target, choice.schedule}) <= elementBytes(one.dtype);
      })) << requestName(one);
    }
}

TEST(ShippedBook, DevicesTakeNarrowerWordsWhereFourDoNotDivideTheWindow) {
  const ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
  struct {
    ropewalk_dtype dtype;
    int32_t channels, words; ///< 0: elements.
  } const cases[] = {
      {ROPEWALK_F32, 80, 4},  {ROPEWALK_F32, 24, 4},  {ROPEWALK_F32, 20, 2},  {ROPEWALK_F32, 18, 0},
      {ROPEWALK_F16, 80, 4},  {ROPEWALK_F16, 24, 2},  {ROPEWALK_F16, 20, 1},  {ROPEWALK_F16, 18, 0},
      {ROPEWALK_BF16, 80, 4}, {ROPEWALK_BF16, 72, 2}, {ROPEWALK_BF16, 36, 1}, {ROPEWALK_BF16, 0, 4},
  };
  for (const auto &[dtype, channels, words] : cases)
    for (Target target : {Target::Cuda, Target::OpenCl})
      for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
        const KernelRequest one = request(pairing, dtype, channels, ROPEWALK_IN_PLACE);
        std::vector<Schedule> schedules;
        for (const ScheduleChoice &choice : cantFail(book.choices(one, target)))
          schedules.push_back(choice.schedule);
        const Schedule elements = {Form::Pair, 1, 1};
        if (words)
          EXPECT_THAT(schedules, ElementsAre(Schedule{Form::Word, words, 1}, elements))
              << requestName(one);
        else
          EXPECT_THAT(schedules, ElementsAre(elements)) << requestName(one);
      }
}

TEST(ShippedBook, SaysWhyForEveryChoice) {
  auto book = ScheduleBook::load(ROPEWALK_SCHEDULES);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  for (const KernelRequest &one : everyRequest())
    for (Target target : allTargets)
      for (const ScheduleChoice &choice : hasKernels(target, one)
                                              ? cantFail(book->choices(one, target))
                                              : std::vector<ScheduleChoice>())
        EXPECT_GT(choice.note.size(), 20u) << requestName(one);
}

TEST(ShippedBook, IsAsPrinted) {
  for (Target target : allTargets)
    for (Family family : allFamilies) {
      if (!hasFamily(target, family))
        continue;
      const std::string path = recordsPath(ROPEWALK_SCHEDULES, target, family);
      const std::string text =
          cantFail(errorOrToExpected(MemoryBuffer::getFile(path)))->getBuffer().str();
      auto records = parseRecords(text, path, target, family);
      ASSERT_TRUE(static_cast<bool>(records)) << toString(records.takeError());
      EXPECT_EQ(printRecords(*records, target, family), text);
    }
}

TEST_F(Book, KeepsTheOrderOfItsRecords) {
  EXPECT_THAT(
      choices(R"({"form": "pair", "vector": 8, "store": "nt64", "min_bytes": 9, "note": "n"},
                         {"form": "pair", "vector": 8, "note": "n"},
                         {"form": "pair", "vector": 4, "note": "n"})",
              request(ROPEWALK_HALF, ROPEWALK_F32, 128)),
      ElementsAre("pair8x1_nt64 from 9", "pair8x1"));
}

TEST_F(Book, LeavesOutWhatNoPlanWouldRun) {
  auto offered = [&](const std::string &list, ropewalk_dtype dtype = ROPEWALK_F32) {
    return choices(list, request(ROPEWALK_HALF, dtype, 64));
  };
  const std::string all = R"({"form": "pair", "vector": 4, "note": "n"})";
  // Equal conditions, and then those that the first one's calls include.
  EXPECT_THAT(offered(all + R"(, {"form": "pair", "vector": 8, "note": "n"})"),
              ElementsAre("pair4x1"));
  EXPECT_THAT(offered(all + R"(, {"form": "pair", "vector": 8, "min_heads": 4, "note": "n"})"),
              ElementsAre("pair4x1"));
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "min_heads": 4, "note": "n"}, )" + all),
              ElementsAre("pair8x1 from 4 heads", "pair4x1"));
  // A plan looks at kernels for large calls first.
  EXPECT_THAT(offered(all + R"(, {"form": "pair", "vector": 8, "min_bytes": 4, "note": "n"})"),
              ElementsAre("pair4x1", "pair8x1 from 4"));
  EXPECT_THAT(offered(R"({"form": "pair", "vector": 8, "min_bytes": 4, "note": "n"},
                         {"form": "pair", "vector": 2, "min_bytes": 8, "note": "n"}, )" +
                      all),
              ElementsAre("pair8x1 from 4", "pair4x1"));
  // Pairs serve addresses that words don't.
  EXPECT_THAT(offered(R"({"form": "word", "vector": 8, "note": "n"}, )" + all, ROPEWALK_BF16),
              ElementsAre("word8x1", "pair4x1"));
}

TEST_F(Book, KeepsRecordsForOneWidthToIt) {
  const std::string list = R"({"channels": 64, "form": "pair", "vector": 8, "note": "n"},
                              {"form": "pair", "vector": 4, "note": "n"})";
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 64)), ElementsAre("pair8x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 128)), ElementsAre("pair4x1"));
}

TEST_F(Book, UsesMeasuredRecordsOfThisGeneratorOnly) {
  const std::string rule = R"(, {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  EXPECT_THAT(choices(measured(std::string(cpuGeneratorHash())) + rule, wanted, Target::X86_64,
                      "A family 1 x86-64"),
              ElementsAre("pair8x1 on A family 1 x86-64"));
  EXPECT_THAT(choices(measured("0123456789ab") + rule, wanted, Target::X86_64, "A family 1 x86-64"),
              ElementsAre("pair4x1"));
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  ASSERT_EQ(book->ignored().size(), 1u);
  EXPECT_EQ(book->ignored().front().where, pathOf(Target::X86_64, "rope") + ": records[0]");
  EXPECT_EQ(book->ignored().front().reason,
            "measured with generator 0123456789ab, this one is " + std::string(cpuGeneratorHash()) +
                ": ropewalk tune --renew keeps it if its code is still the same");
}

TEST_F(Book, IgnoresMeasuredRecordsForNoClassOfCpus) {
  std::string record = measured(std::string(cpuGeneratorHash()));
  const std::string cpu = R"("cpu": "A family 1 x86-64", )";
  record.erase(record.find(cpu), cpu.size());
  const std::string rule = R"(, {"form": "pair", "vector": 4, "note": "n"})";
  EXPECT_THAT(choices(record + rule, request(ROPEWALK_HALF, ROPEWALK_F32, 64), Target::X86_64,
                      "A family 1 x86-64"),
              ElementsAre("pair4x1"));
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  ASSERT_EQ(book->ignored().size(), 1u);
  EXPECT_EQ(book->ignored().front().reason,
            "measured, and cpu is nothing, expected the class of CPUs that it holds for");
}

TEST_F(Book, UsesRecordsForOneClassOfCpusThereOnly) {
  const std::string list =
      R"({"form": "pair", "vector": 8, "min_bytes": 64, "cpu": "A family 1 x86-64", "note": "n"},
                  {"form": "pair", "vector": 2, "cpu": "B family 1 x86-64", "note": "n"},
                              {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  auto offered = [&](const char *cpu) { return choices(list, wanted, Target::X86_64, cpu); };
  EXPECT_THAT(offered("A family 1 x86-64"),
              ElementsAre("pair8x1 from 64 on A family 1 x86-64", "pair4x1"));
  EXPECT_THAT(offered("B family 1 x86-64"), ElementsAre("pair2x1 on B family 1 x86-64"));
  EXPECT_THAT(offered("C family 1 x86-64"), ElementsAre("pair4x1"));
  EXPECT_THAT(offered(""), ElementsAre("pair4x1"));
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  EXPECT_THAT(textOf(cantFail(book->choicesOfAll(wanted, Target::X86_64)), wanted, Target::X86_64),
              ElementsAre("pair8x1 from 64 on A family 1 x86-64", "pair2x1 on B family 1 x86-64",
                          "pair4x1"));
}

/// Where the rule stands, with what is preferred there, and printed as it was read.
TEST_F(Book, BeginsARuleElsewhereOnSomeClasses) {
  const std::string list =
      R"({"form": "pair", "vector": 8, "min_bytes": 4096, "class_min_bytes":
            {"B family 1 x86-64": 64, "A family 1 x86-64": 128}, "min_heads": 2, "note": "n"},
         {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  const auto rule = [&](const char *cpu) {
    return choices(list, wanted, Target::X86_64, cpu).front();
  };
  EXPECT_EQ(rule("A family 1 x86-64"), "pair8x1 from 128 from 2 heads on A family 1 x86-64");
  EXPECT_EQ(rule("B family 1 x86-64"), "pair8x1 from 64 from 2 heads on B family 1 x86-64");
  EXPECT_EQ(rule("C family 1 x86-64"), "pair8x1 from 4096 from 2 heads");
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  EXPECT_THAT(textOf(cantFail(book->choicesOfAll(wanted, Target::X86_64)), wanted, Target::X86_64),
              ElementsAre("pair8x1 from 128 from 2 heads on A family 1 x86-64",
                          "pair8x1 from 64 from 2 heads on B family 1 x86-64",
                          "pair8x1 from 4096 from 2 heads", "pair4x1"));
  const auto &records = book->records(Target::X86_64, Family::Rope);
  EXPECT_THAT(printRecords(records, Target::X86_64, Family::Rope),
              HasSubstr(R"("min_bytes": 4096, "class_min_bytes": {"A family 1 x86-64": 128, )"
                        R"("B family 1 x86-64": 64}, "min_heads": 2, "note")"));
}

/// What is not for all CPUs ends a class's part of a table: all before it is said for the class.
TEST_F(Book, SaysRulesBeforeAMeasuredRecordForItsClassToo) {
  const std::string list = R"({"form": "pair", "vector": 8, "min_bytes": 64, "note": "n"},
                  {"form": "pair", "vector": 2, "cpu": "B family 1 x86-64", "note": "n"},
                              {"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  choices(list, wanted);
  auto book = ScheduleBook::load(directory);
  ASSERT_TRUE(static_cast<bool>(book)) << toString(book.takeError());
  EXPECT_THAT(textOf(cantFail(book->choicesOfAll(wanted, Target::X86_64)), wanted, Target::X86_64),
              ElementsAre("pair8x1 from 64 on B family 1 x86-64", "pair2x1 on B family 1 x86-64",
                          "pair8x1 from 64", "pair4x1"));
}

TEST_F(Book, TakesMeasuredSchedulesAsTheyAre) {
  // By the rules' judgement f32 of 40 pairs has vectors of 8; measured, blocks of 16 won.
  const std::string list =
      R"({"pairing": "half", "dtype": "f32", "place": "out", "channels": 80,
      "form": "pair", "vector": 16, "cpu": "A family 1 x86-64", "note": "n",
      "tuned": {"cpu": "c", "version": "0.1.0", "date": "2026-11-22", "cells": 3, "ratio": 0.9,
      "generator": ")" +
      std::string(cpuGeneratorHash()) + R"("}}, {"form": "pair", "vector": 16, "note": "n"})";
  EXPECT_THAT(
      choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 80), Target::X86_64, "A family 1 x86-64"),
      ElementsAre("pair16x1 on A family 1 x86-64"));
  EXPECT_THAT(
      choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 112), Target::X86_64, "A family 1 x86-64"),
      ElementsAre("pair8x1"));
}

/// What was measured is used as it is, or not at all: nothing else was.
TEST_F(Book, IgnoresMeasuredRecordsOfWhatIsNotMade) {
  const auto reasonFor = [&](const std::string &from, const std::string &to) {
    std::string record =
        R"({"pairing": "half", "dtype": "bf16", "place": "out", "channels": 128, "form": "word",
            "vector": 8, "parts": 2, "cpu": "A family 1 x86-64-v3", "note": "n", "tuned":
            {"cpu": "c", "version": "0.1.0", "date": "2026-11-22", "cells": 3, "ratio": 0.9,
             "generator": ")" +
        std::string(cpuGeneratorHash()) + "\"}}";
    record.replace(record.find(from), from.size(), to);
    write(Target::X86_64_v3, "rope", file(Target::X86_64_v3, "rope", record + ", " + records));
    auto book = ScheduleBook::load(directory);
    if (!book)
      return toString(book.takeError());
    if (book->ignored().empty())
      return std::string("used");
    EXPECT_EQ(book->ignored().front().where, pathOf(Target::X86_64_v3, "rope") + ": records[0]");
    EXPECT_EQ(book->records(Target::X86_64_v3, Family::Rope).size(), 2u);
    return book->ignored().front().reason;
  };
  const auto notMade = [](const std::string &how) {
    return "measured, and its kernel is rope_half_" + how +
           ", expected one that can be made for its rotation";
  };
  EXPECT_EQ(reasonFor("\"n\"", "\"m\""), "used");
  EXPECT_EQ(reasonFor("\"parts\": 2", "\"parts\": 3"), notMade("bf16_out_d128__x86_64_v3_word8x3"));
  EXPECT_EQ(reasonFor("8, \"parts\": 2", "64"), notMade("bf16_out_d128__x86_64_v3_word64x1"));
  EXPECT_EQ(reasonFor("\"n\"", "\"n\", \"store\": \"nt64\""),
            notMade("bf16_out_d128__x86_64_v3_word8x2_nt64"));
  EXPECT_EQ(reasonFor("\"word\"", "\"lane\""), notMade("bf16_out_d128__x86_64_v3_lane8x2"));
  EXPECT_EQ(reasonFor("\"bf16\"", "\"f32\""), notMade("f32_out_d128__x86_64_v3_word8x2"));
  for (const auto &[from, to, reason] :
       {std::tuple("\"pairing\": \"half\", ", "",
                   "pairing is nothing, expected that of the rotation"),
        {"\"dtype\": \"bf16\", ", "", "dtype is nothing, expected that of the rotation"},
        {"\"place\": \"out\", ", "", "place is nothing, expected that of the rotation"},
        {"\"channels\": 128, ", "", "channels is nothing, expected that of the rotation"},
        {"128", "127", "channels is 127, expected a multiple of 16 up to 256"},
        {"128", "72", "channels is 72, expected a multiple of 16 up to 256"},
        {"128", "272", "channels is 272, expected a multiple of 16 up to 256"},
        {"128", "4294967424", "channels is 4294967424, expected a multiple of 16 up to 256"},
        {"\"parts\": 2", "\"lanes_per_part\": 16", "lanes_per_part is 16, expected parts"},
        {"\"n\"", "\"n\", \"any_width\": true", "any_width is true, expected one rotation"},
        {"\"n\"", "\"n\", \"beside\": true", "beside is true, expected one rotation"}})
    EXPECT_EQ(reasonFor(from, to), std::string("measured, and ") + reason) << to;
}

TEST_F(Book, SaysWhereAMeasuredChoiceIsFrom) {
  const std::string rule = R"({"form": "pair", "vector": 4, "note": "n"})";
  const KernelRequest wanted = request(ROPEWALK_HALF, ROPEWALK_F32, 64);
  choices(measured(std::string(cpuGeneratorHash())) + ", " + rule, wanted);
  const ScheduleBook book = cantFail(ScheduleBook::load(directory));
  const auto all = cantFail(book.choicesOfAll(wanted, Target::X86_64));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].origin, "x86-64/rope.json records[0], c, 2026-11-22, ratio 0.900 over 3 shapes");
  EXPECT_EQ(all[1].origin, "");
}

TEST_F(Book, MatchesRecordsByWhatTheyName) {
  const std::string list =
      R"({"pairing": "half", "form": "pair", "vector": 1, "min_heads": 3, "note": "n"},
                              {"dtype": "bf16", "form": "pair", "vector": 2, "min_heads": 2, "note": "n"},
                              {"place": "in", "form": "pair", "vector": 4, "note": "n"},
                              {"pairing": "interleaved", "form": "lane", "vector": 8, "note": "n"})";
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_F32, 64)),
              ElementsAre("pair1x1 from 3 heads"));
  EXPECT_THAT(choices(list, request(ROPEWALK_HALF, ROPEWALK_BF16, 64, ROPEWALK_IN_PLACE)),
              ElementsAre("pair1x1 from 3 heads", "pair2x1 from 2 heads", "pair4x1"));
  EXPECT_THAT(choices(list, request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 64, ROPEWALK_IN_PLACE)),
              ElementsAre("lane8x1"));
}

TEST_F(Book, OffersOnlyFormsThatComputeTheRequest) {
  const std::string list = R"({"form": "word", "vector": 1, "note": "n"},
                              {"form": "pair", "vector": 1, "note": "n"},
                              {"form": "lane", "vector": 2, "note": "n"},
                              {"form": "word", "vector": 1, "any_width": true, "note": "n"},
                              {"form": "pair", "vector": 1, "any_width": true, "note": "n"},
                              {"form": "lane", "vector": 2, "any_width": true, "note": "n"})";
  auto forms = [&](const KernelRequest &one) { return choices(list, one); };
  EXPECT_THAT(forms(request(ROPEWALK_HALF, ROPEWALK_F32, 64)), ElementsAre("pair1x1"));
  EXPECT_THAT(forms(request(ROPEWALK_INTERLEAVED, ROPEWALK_F16, 64)), ElementsAre("lane2x1"));
  EXPECT_THAT(forms(request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 66)),
              ElementsAre("word1x1", "lane2x1"));
  EXPECT_THAT(forms(request(ROPEWALK_HALF, ROPEWALK_BF16, 64)), ElementsAre("word1x1", "pair1x1"));
  // Words of neighbouring pairs need an even number of them.
  EXPECT_THAT(forms(request(ROPEWALK_HALF, ROPEWALK_BF16, 66)), ElementsAre("pair1x1"));
}

TEST_F(Book, RefusesARequestThatNoRecordMatches) {
  EXPECT_THAT(choices(R"({"pairing": "half", "form": "pair", "vector": 1, "note": "n"})",
                      request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 64)),
              ElementsAre("x86-64/rope.json: no record is for rope_interleaved_f32_out_d64, "
                          "expected rules for all that a kernel may be asked for"));
}

} // namespace
} // namespace ropewalk
