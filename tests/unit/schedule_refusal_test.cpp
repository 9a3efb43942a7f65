//===- schedule_refusal_test.cpp - What is no book of schedules -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "codegen/generator_hash.h"

using namespace llvm;
using testing::EndsWith;
using testing::HasSubstr;

namespace ropewalk {
namespace {

TEST_F(Book, NamesFileAndReasonOfAMissingFile) {
  const std::string path = pathOf(Target::X86_64_v3, "copy");
  ASSERT_FALSE(sys::fs::remove(path));
  auto book = ScheduleBook::load(directory);
  ASSERT_FALSE(static_cast<bool>(book));
  EXPECT_EQ(toString(book.takeError()), path + ": No such file or directory");
}

TEST_F(Book, RejectsWhatIsNoBook) {
  const std::string path = pathOf(Target::X86_64, "rope");
  EXPECT_THAT(errorFor("{\n  \"schema\" 1}"), HasSubstr(path + ":2:"));
  EXPECT_EQ(errorFor("[]"), path + ": records is missing, expected an array");
  EXPECT_EQ(errorFor(R"({"schema": 1, "records": 3})"),
            path + ": records is missing, expected an array");
  EXPECT_THAT(errorFor(R"({"schema": 2, "target": "x86-64", "family": "rope", "records": []})"),
              EndsWith("schema is 2, expected 1"));
  EXPECT_THAT(errorFor(R"({"schema": 1, "target": "x86-64-v3", "family": "rope", "records": []})"),
              EndsWith("target is 'x86-64-v3', expected x86-64"));
  EXPECT_THAT(errorFor(R"({"schema": 1, "target": "x86-64", "family": "copy", "records": []})"),
              EndsWith("family is 'copy', expected rope"));
  EXPECT_EQ(errorFor(R"({"schema": 1, "target": "x86-64", "family": "rope", "records": [],
                         "comment": "c"})"),
            path + ": unknown field 'comment'");
}

TEST_F(Book, RejectsRecordsByFieldAndValue) {
  const std::string where = pathOf(Target::X86_64, "rope") + ": records[0]";
  const struct {
    const char *record, *message;
  } cases[] = {
      {R"(7)", " is no object"},
      {R"({"vector": 4, "note": "n"})", ": form is nothing, expected pair, lane or word"},
      {R"({"form": "tile", "vector": 4, "note": "n"})",
       ": form is 'tile', expected pair, lane or word"},
      {R"({"form": "pair", "note": "n"})",
       ": vector is nothing, expected an integer of at least 1"},
      {R"({"form": "pair", "vector": 0, "note": "n"})",
       ": vector is 0, expected an integer of at least 1"},
      {R"({"form": "pair", "vector": 12, "note": "n"})",
       ": vector is 12, expected a power of two up to 64"},
      // One line, whatever else is wrong.
      {R"({"form": "tile", "vector": 0, "parts": 0, "unroll": 2})",
       ": form is 'tile', expected pair, lane or word"},
      {R"({"form": "pair", "vector": 128, "note": "n"})",
       ": vector is 128, expected a power of two up to 64"},
      {R"({"form": "lane", "vector": 1, "note": "n"})",
       ": vector is 1, expected at least 2 for form lane"},
      {R"({"form": "pair", "vector": 4, "parts": 17, "note": "n"})",
       ": parts is 17, expected at most 16"},
      {R"({"form": "pair", "vector": 4, "lanes_per_part": 24, "note": "n"})",
       ": lanes_per_part is 24, expected a power of two"},
      {R"({"form": "pair", "vector": 4, "lanes_per_part": 32, "parts": 2, "note": "n"})",
       ": lanes_per_part is 32, expected none beside parts"},
      {R"({"form": "pair", "vector": 4})", ": note is nothing, expected a sentence in one line"},
      {R"({"form": "pair", "vector": 4, "note": ""})",
       ": note is '', expected a sentence in one line"},
      {R"({"form": "pair", "vector": 4, "note": "a\nignored: b"})",
       ": note is 'a\\0Aignored: b', expected a sentence in one line"},
      {R"({"form": "pair", "vector": 4, "note": "n", "min_bytes": -1})",
       ": min_bytes is -1, expected an integer of at least 0"},
      {R"({"form": "pair", "vector": 4, "note": "n", "max_bytes": -1})",
       ": max_bytes is -1, expected an integer of at least 0"},
      {R"({"form": "pair", "vector": 4, "note": "n", "min_bytes": 64, "max_bytes": 64})",
       ": max_bytes is 64, expected more than min_bytes"},
      {R"({"form": "pair", "vector": 4, "note": "n", "class_min_bytes": 64})",
       ": class_min_bytes is 64, expected an object of classes of CPUs and bytes"},
      {R"({"form": "pair", "vector": 4, "note": "n", "class_min_bytes": {}})",
       ": class_min_bytes is {}, expected an object of classes of CPUs and bytes"},
      {R"({"form": "pair", "vector": 4, "note": "n", "class_min_bytes": {"A family 1": 64}})",
       ": class_min_bytes has 'A family 1', expected a class of CPUs that run x86-64, as "
       "'AuthenticAMD family 26 x86-64'"},
      {R"({"form": "pair", "vector": 4, "note": "n", "class_min_bytes": {"A family 1 x86-64": 0}})",
       ": class_min_bytes: A family 1 x86-64 is 0, expected an integer of at least 1"},
      {R"({"form": "pair", "vector": 4, "note": "n", "cpu": "A family 1 x86-64",
           "class_min_bytes": {"B family 1 x86-64": 64}})",
       ": class_min_bytes is {\"B family 1 x86-64\":64}, expected nothing beside cpu"},
      {R"({"form": "pair", "vector": 4, "note": "n", "min_bytes": 64,
           "class_min_bytes": {"B family 1 x86-64": 64}})",
       ": class_min_bytes is {\"B family 1 x86-64\":64}, expected less than min_bytes on each "
       "class"},
      {R"({"form": "pair", "vector": 4, "note": "n",
           "class_min_bytes": {"B\"C family 1 x86-64": 64}})",
       ": class_min_bytes has 'B\\22C family 1 x86-64', expected a class of CPUs that run x86-64, "
       "as 'AuthenticAMD family 26 x86-64'"},
      {R"({"form": "pair", "vector": 4, "note": "n", "min_heads": -1})",
       ": min_heads is -1, expected an integer of at least 0"},
      {R"({"form": "pair", "vector": 4, "note": "n", "min_heads": 8, "max_heads": 8})",
       ": max_heads is 8, expected more than min_heads"},
      {R"({"form": "pair", "vector": 4, "note": "n", "max_bytes": 64})",
       ": max_bytes is 64, expected nothing in a rule without cpu"},
      {R"({"form": "pair", "vector": 4, "note": "n", "max_heads": 8})",
       ": max_heads is 8, expected nothing in a rule without cpu"},
      {R"({"form": "pair", "vector": 4, "note": "n", "channels": 1})",
       ": channels is 1, expected an integer of at least 2"},
      {R"({"form": "pair", "vector": 4, "note": "n", "pairing": "neox"})",
       ": pairing is 'neox', expected half or interleaved"},
      {R"({"form": "pair", "vector": 4, "note": "n", "dtype": "f64"})",
       ": dtype is 'f64', expected f32, f16 or bf16"},
      {R"({"form": "pair", "vector": 4, "note": "n", "place": "out-of-place"})",
       ": place is 'out-of-place', expected out or in"},
      {R"({"form": "pair", "vector": 4, "note": "n", "store": true})",
       ": store is true, expected plain, cvt, line, nt16 or nt64"},
      {R"({"form": "pair", "vector": 4, "note": "n", "load": "ahead"})",
       ": load is 'ahead', expected plain, touch or prefetch"},
      {R"({"form": "pair", "vector": 4, "note": "n", "unroll": 2})", ": unknown field 'unroll'"},
  };
  for (const auto &one : cases)
    EXPECT_EQ(errorForRecord(one.record), where + one.message);
}

TEST_F(Book, OnlyDevicesHaveLaunches) {
  EXPECT_EQ(errorForRecord(R"({"form": "pair", "vector": 4, "note": "n", "block": 64})"),
            pathOf(Target::X86_64, "rope") + ": records[0]: unknown field 'block'");
  const auto parse = [](const std::string &fields) {
    return parseRecords(R"({"schema": 1, "target": "cuda", "family": "rope", "records": [)"
                        R"({"form": "word", "vector": 4, "note": "n", )" +
                            fields + "}]}",
                        "r", Target::Cuda, Family::Rope);
  };
  auto records = parse(R"("block": 128, "order": "tokens", "min_heads": 16)");
  ASSERT_TRUE(static_cast<bool>(records)) << llvm::toString(records.takeError());
  EXPECT_EQ(records->front().choice.schedule.launch, (LaunchShape{128, GridOrder::Tokens}));
  EXPECT_EQ(llvm::cantFail(parseRecords(printRecords(*records, Target::Cuda, Family::Rope), "r",
                                        Target::Cuda, Family::Rope))
                .front()
                .choice.schedule,
            records->front().choice.schedule);
  for (auto [fields, message] :
       {std::pair(R"("block": 32)", "block is 32, expected an integer of at least 64"),
        {R"("block": 96)", "block is 96, expected a power of two from 64 to 1024"},
        {R"("class_min_bytes": {"A family 1 x86-64": 64})", "unknown field 'class_min_bytes'"},
        {R"("block": 2048)", "block is 2048, expected a power of two from 64 to 1024"},
        {R"("order": "batches")", "order is 'batches', expected memory or tokens"}}) {
    auto wrong = parse(fields);
    ASSERT_FALSE(static_cast<bool>(wrong)) << fields;
    EXPECT_EQ(llvm::toString(wrong.takeError()), std::string("r: records[0]: ") + message);
  }
}

TEST_F(Book, CountsRecordsInMessages) {
  EXPECT_THAT(errorForRecord(records + R"(, {"form": "pair"})"), HasSubstr(": records[2]: "));
}

TEST_F(Book, RejectsMeasuredRecordsByFieldAndValue) {
  const std::string record = pathOf(Target::X86_64, "rope") + ": records[0]";
  const std::string where = record + ": tuned";
  const std::string begin =
      R"({"form": "pair", "vector": 8, "cpu": "A family 1 x86-64", "note": "n", )";
  EXPECT_EQ(errorForRecord(begin + R"("tuned": 3})"), where + " is no object");
  EXPECT_EQ(errorForRecord(begin + R"("tuned": {}})"),
            where + ": cpu is nothing, expected the name of a CPU in one line");
  for (const char *cpu : {"", "banana", "AuthenticAMD family 25", "AuthenticAMD family x x86-64",
                          "AuthenticAMD family 25 x86-64 ", "AuthenticAMD family 25 arm64",
                          "implementer 0x41 part 0xd40 x86-64", "AuthenticAMD family 25 cuda"})
    EXPECT_EQ(errorForRecord(R"({"form": "pair", "vector": 8, "note": "n", "cpu": ")" +
                             std::string(cpu) + "\"}"),
              record + ": cpu is '" + cpu +
                  "', expected a class of CPUs that run x86-64, as 'AuthenticAMD family 26 "
                  "x86-64'");
  EXPECT_EQ(errorForRecord(measured("0", R"(, "load": 1)")), where + ": unknown field 'load'");
  const auto errorWith = [&](const std::string &from, const std::string &to) {
    std::string bad = measured("0");
    return errorForRecord(bad.replace(bad.find(from), from.size(), to));
  };
  const std::string cpu = R"("cpu": "A family 1 x86-64", "note")";
  EXPECT_EQ(
      errorWith(cpu, R"("min_bytes": 64, "class_min_bytes": {"A family 1 x86-64": 8}, "note")"),
      record + ": class_min_bytes is {\"A family 1 x86-64\":8}, expected nothing beside tuned");
  for (const char *ratio : {"-1", "0", "0.0009765625", "1", "5"})
    EXPECT_EQ(errorWith("0.9", ratio),
              where + ": ratio is " + ratio + ", expected a number of at least 0.001 and below 1");
  for (const char *date :
       {"yesterday", "2026-13-01", "2026-02-29", "2026-11-00", "2026-11-2", "2026-11-22T10"})
    EXPECT_EQ(errorWith("2026-11-22", date),
              where + ": date is '" + date + "', expected a day, YYYY-MM-DD");
  EXPECT_EQ(errorWith("2026-11-22", "2028-02-29"), "loaded");
  EXPECT_EQ(errorWith("\"date\": \"2026-11-22\", ", ""),
            where + ": date is nothing, expected a day, YYYY-MM-DD");
  EXPECT_EQ(errorWith("0.1.0", ""), where + ": version is '', expected a version of Ropewalk");
  EXPECT_THAT(errorWith(R"("cpu": "c")", R"("cpu": "a\u001b[31m\nb")"),
              HasSubstr("', expected the name of a CPU in one line"));
  EXPECT_EQ(errorForRecord(measured("")),
            where + ": generator is '', expected a hash of the generator");
}

TEST_F(Book, RefusesARecordThatStandsThereTwice) {
  std::string rule = measured("0"); // which may choose what was measured
  rule.erase(rule.rfind(",", rule.find("\"tuned\"")));
  EXPECT_EQ(errorForRecord(rule + "}, " + measured("0") + ", " + records), "loaded");
  std::string better = measured("0");
  better.replace(better.find("0.9"), 3, "0.5");
  EXPECT_THAT(errorForRecord(measured("0") + ", " + better),
              HasSubstr("records[1] chooses the same as records[0], expected each once"));
  const std::string path = pathOf(Target::X86_64, "rope");
  EXPECT_EQ(errorForRecord(measured("0") + ", " + records + ", " + measured("0")),
            path + ": records[3] chooses the same as records[0], expected each once");
  EXPECT_EQ(errorForRecord(records + ", " + records),
            path + ": records[2] chooses the same as records[0], expected each once");
}

} // namespace
} // namespace ropewalk
