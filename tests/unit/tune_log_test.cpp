//===- tune_log_test.cpp - What was measured is kept ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/file_size_limit.h"
#include "tune/tune_log.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <csignal>

using namespace llvm;
using testing::EndsWith;
using testing::HasSubstr;

namespace ropewalk {
namespace {

class Log : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("tune_log_test", directory));
    SmallString<128> file(directory);
    sys::path::append(file, "log.jsonl");
    path = file.str().str();
  }
  void TearDown() override { sys::fs::remove_directories(directory); }

  TuneLog open() { return cantFail(TuneLog::open(path, header)); }
  std::string errorOfOpening() {
    auto log = TuneLog::open(path, header);
    return log ? "opened" : toString(log.takeError());
  }

  std::string text() {
    return cantFail(errorOrToExpected(MemoryBuffer::getFile(path)))->getBuffer().str();
  }
  void write(StringRef bytes) {
    std::error_code code;
    raw_fd_ostream stream(path, code);
    ASSERT_FALSE(code);
    stream << bytes;
  }

  CellResult cell(int64_t tokens, double ratio = 0.875) {
    CellResult result;
    result.cell = {ROPEWALK_BF16, ROPEWALK_INTERLEAVED, ROPEWALK_IN_PLACE, tokens, 8,
                   128,           tokens >= 4096};
    KernelSpec spec;
    spec.request = {Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_BF16, ROPEWALK_IN_PLACE, 128};
    spec.target = Target::X86_64_v4;
    spec.schedule = {Form::Word, 16, 1, Store::Plain};
    bench::Lap lap;
    lap.correct = lap.final = true;
    lap.maxUlp = 0.4998;
    lap.rounds = 15;
    lap.ns = 31.25;
    result.kernels.push_back({spec, lap});
    spec.schedule.parts = 2;
    lap.ratio = ratio;
    lap.low = ratio - 0.015625;
    lap.high = ratio + 0.015625;
    result.kernels.push_back({spec, lap});
    spec.schedule.parts = 4;
    lap = {};
    lap.maxUlp = INFINITY;
    result.kernels.push_back({spec, lap});
    result.failed.push_back({"rope_x", "died of signal 11"});
    result.rigor = 2;
    result.drift = 1.5;
    result.seconds = 0.25;
    return result;
  }

  const LogHeader header = {"some CPU (family 26)",
                            "A family 26 x86-64-v4",
                            Target::X86_64_v4,
                            "0123456789ab",
                            "0.1.0",
                            "2026-11-22"};
  /// Behind what is wrong in a line that is not the first.
  const std::string remedy = ": take that line out, and its shape is measured again";
  SmallString<128> directory;
  std::string path;
};

CellResult deviceCell() {
  CellResult result;
  result.cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 16, 8, 128};
  result.rigor = 2;
  bench::Lap lap;
  lap.correct = lap.final = true;
  lap.rounds = 15;
  lap.ns = 10;
  for (LaunchShape launch : {LaunchShape{}, {128, GridOrder::Tokens}})
    result.kernels.push_back({{requestOf(result.cell),
                               Target::Cuda,
                               {Form::Word, 4, 1, Store::Plain, Load::Plain, launch}},
                              lap});
  return result;
}

void expectEqual(const CellResult &a, const CellResult &b) {
  EXPECT_TRUE(sameShape(a.cell, b.cell));
  EXPECT_EQ(a.drift, b.drift);
  EXPECT_EQ(a.seconds, b.seconds);
  EXPECT_EQ(a.rigor, b.rigor);
  ASSERT_EQ(a.kernels.size(), b.kernels.size());
  for (size_t i = 0; i < a.kernels.size(); ++i) {
    const bench::Lap &x = a.kernels[i].lap, &y = b.kernels[i].lap;
    EXPECT_EQ(a.kernels[i].spec, b.kernels[i].spec);
    EXPECT_EQ(x.maxUlp, y.maxUlp);
    EXPECT_EQ(x.correct, y.correct);
    EXPECT_EQ(x.final, y.final);
    EXPECT_EQ(x.rounds, y.rounds);
    EXPECT_EQ(x.ns, y.ns);
    EXPECT_EQ(x.ratio, y.ratio);
    EXPECT_EQ(x.low, y.low);
    EXPECT_EQ(x.high, y.high);
  }
  ASSERT_EQ(a.failed.size(), b.failed.size());
  for (size_t i = 0; i < a.failed.size(); ++i) {
    EXPECT_EQ(a.failed[i].name, b.failed[i].name);
    EXPECT_EQ(a.failed[i].why, b.failed[i].why);
  }
}

TEST_F(Log, HoldsWhatWasAppended) {
  {
    TuneLog log = open();
    EXPECT_TRUE(log.cells().empty());
    cantFail(log.append(cell(1)));
    cantFail(log.append(cell(4096, 1.0 / 3)));
  }
  TuneLog again = open();
  ASSERT_EQ(again.cells().size(), 2u);
  expectEqual(again.cells()[0], cell(1));
  expectEqual(again.cells()[1], cell(4096, 1.0 / 3));
  EXPECT_NE(again.find(cell(4096).cell, 2), nullptr);
  EXPECT_EQ(again.find(cell(4096).cell, 3), nullptr);
  EXPECT_EQ(again.find(cell(16).cell, 1), nullptr);
  EXPECT_EQ(cantFail(readLog(path)).header.cpu, header.cpu);
}

TEST_F(Log, HoldsHowDevicesStartedKernels) {
  const CellResult cell = deviceCell();
  const std::string begin =
      headerLine({"some GPU", "", Target::Cuda, "0123456789ab", "0.1.0", "2026-11-23"}) + "\n";
  const std::string line = cellLine(cell) + "\n";
  size_t whole;
  const LogFile file = cantFail(parseLog(begin + line, "log", whole));
  ASSERT_EQ(file.cells.size(), 1u);
  expectEqual(file.cells[0], cell);
  EXPECT_EQ(file.cells[0].kernels[1].spec.schedule.launch, (LaunchShape{128, GridOrder::Tokens}));
  for (auto [from, to, problem] :
       {std::tuple("\"block\":128,", "", "block is nothing, expected an integer from 0 to 1024"),
        {"\"block\":128,", "\"block\":96,", "block is 96, expected 0 or a power of two from 64"},
        {"\"tokens\",\"ulp\"", "\"batches\",\"ulp\"",
         "order is 'batches', expected memory or tokens"}}) {
    std::string wrong = line;
    wrong.replace(wrong.find(from), std::string(from).size(), to);
    auto refused = parseLog(begin + wrong, "log", whole);
    ASSERT_FALSE(static_cast<bool>(refused)) << to;
    EXPECT_EQ(toString(refused.takeError()), std::string("log:2: ") + problem + remedy);
  }
}

TEST_F(Log, HoldsTheLastMeasurementOfAShape) {
  {
    TuneLog log = open();
    cantFail(log.append(cell(1)));
    cantFail(log.append(cell(16)));
    cantFail(log.append(cell(1, 0.5)));
    EXPECT_EQ(log.cells().size(), 2u);
  }
  TuneLog again = open();
  ASSERT_EQ(again.cells().size(), 2u);
  expectEqual(again.cells()[0], cell(1, 0.5));
  expectEqual(again.cells()[1], cell(16));
}

TEST_F(Log, LeavesOtherFilesAlone) {
  for (const std::string other : {"{\"precious\": true}", "x", "{\"cpu\":"}) {
    write(other);
    EXPECT_EQ(errorOfOpening(), path + ": the file is no log, expected one, or none");
    EXPECT_EQ(text(), other);
  }
}

TEST_F(Log, LosesOnlyTheLineThatWasCutOff) {
  {
    TuneLog log = open();
    cantFail(log.append(cell(1)));
    cantFail(log.append(cell(16)));
  }
  const std::string whole = text();
  const size_t lastLine = whole.rfind('\n', whole.size() - 2) + 1;
  const size_t firstLine = whole.find('\n') + 1;
  for (size_t size = 0; size < whole.size(); size += size < lastLine ? 97 : 13) {
    write(StringRef(whole).take_front(size));
    const size_t kept = size < firstLine  ? 0
                        : size < lastLine ? (size >= whole.find('\n', firstLine) + 1)
                                          : 1;
    {
      TuneLog log = open();
      ASSERT_EQ(log.cells().size(), kept) << size;
      for (const CellResult &result : log.cells())
        expectEqual(result, cell(1));
      cantFail(log.append(cell(64)));
    }
    const LogFile file = cantFail(readLog(path));
    ASSERT_EQ(file.cells.size(), kept + 1) << size;
    expectEqual(file.cells.back(), cell(64));
  }
}

TEST_F(Log, RefusesThoseOfOthers) {
  { TuneLog log = open(); }
  auto errorWith = [&](LogHeader other) {
    auto log = TuneLog::open(path, other);
    return log ? "opened" : toString(log.takeError());
  };
  LogHeader other = header;
  other.cpu = "another CPU";
  EXPECT_EQ(errorWith(other), path + ": cpu is 'some CPU (family 26)', expected 'another CPU': "
                                     "give another --log, or remove it");
  other = header;
  other.target = Target::X86_64;
  EXPECT_THAT(errorWith(other), HasSubstr("target is 'x86-64-v4', expected 'x86-64'"));
  other = header;
  other.generator = "ba9876543210";
  EXPECT_THAT(errorWith(other), HasSubstr("generator is '0123456789ab', expected 'ba9876543210'"));
  other = header;
  other.date = "2027-01-01"; // and another version may go on
  EXPECT_EQ(errorWith(other), "opened");
}

TEST_F(Log, IsWrittenByOneProcess) {
  TuneLog log = open();
  EXPECT_EQ(errorOfOpening(), path + ": another process writes to this log");
}

TEST_F(Log, NamesLineAndFieldOfWhatIsWrong) {
  {
    TuneLog log = open();
    cantFail(log.append(cell(1)));
  }
  const std::string whole = text();
  auto errorWith = [&](const std::string &from, const std::string &to) {
    std::string changed = whole;
    const size_t at = changed.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    write(changed.replace(at, from.size(), to));
    const std::string error = errorOfOpening();
    EXPECT_EQ(text(), changed); // what is not understood is not touched
    return error;
  };
  EXPECT_THAT(errorWith("ropewalk tune", "rope"),
              EndsWith(":1: log is 'rope', expected 'ropewalk tune'"));
  EXPECT_THAT(errorWith("\"schema\":1", "\"schema\":2"), EndsWith(":1: schema is 2, expected 1"));
  EXPECT_THAT(errorWith("x86-64-v4", "x87"),
              EndsWith(":1: target is 'x87', expected the name of a target"));
  EXPECT_THAT(errorWith("A family 26 x86-64-v4", "banana"),
              EndsWith(":1: cpu_class is 'banana', expected a class of CPUs that run x86-64-v4, as "
                       "'AuthenticAMD family 26 x86-64-v4'"));
  EXPECT_THAT(errorWith("A family 26 x86-64-v4", "A family 26 x86-64-v3"),
              HasSubstr(":1: cpu_class is 'A family 26 x86-64-v3', expected a class of CPUs"));
  EXPECT_THAT(errorWith("\"0.1.0\"", "\"0.1.0\\u001b[31m\""),
              EndsWith("', expected a text in one line that is not empty"));
  EXPECT_THAT(errorWith("2026-11-22", "2026-11-32"),
              EndsWith(":1: date is '2026-11-32', expected a day, YYYY-MM-DD"));
  const auto wrong = [&](const std::string &from, const std::string &to,
                         const std::string &problem) {
    EXPECT_EQ(errorWith(from, to), path + ":2: " + problem + remedy);
  };
  wrong("bf16", "f64", "dtype is 'f64', expected f32, f16 or bf16");
  wrong("\"heads\":8", "\"heads\":0", "heads is 0, expected an integer from 1 to 65536");
  EXPECT_THAT(errorWith("word16x2", "word16y2"), HasSubstr(":2: kernel is 'rope_interleaved"));
  EXPECT_THAT(errorWith("word16x2", "word16x3"),
              EndsWith("word16x3', expected the name of one for this shape" + remedy));
  wrong("\"rounds\":15", "\"rounds\":15e9",
        "rounds is 15000000000, expected an integer from 1 to 2147483647");
  wrong("\"rounds\":15", "\"rounds\":0", "rounds is 0, expected an integer from 1 to 2147483647");
  EXPECT_THAT(errorWith("\"ulp\":0", "\"ulp\":-0"),
              EndsWith(", expected a number from 0 on, or null" + remedy));
  wrong("\"head_dim\":128", "\"head_dim\":120", "head_dim is 120, expected a multiple of 16");
  EXPECT_THAT(errorWith("_in_d128", "_in_d64"),
              HasSubstr(", expected the name of one for this shape"));
  EXPECT_THAT(errorWith("{\"pairing\"", "{pairing"), HasSubstr("log.jsonl:2:2: "));
  EXPECT_THAT(errorWith("{\"pairing\"", "{pairing"), EndsWith(remedy));
  wrong(whole.substr(whole.find('\n') + 1), "[]\n", "the line is no object");
}

/// What no race can have found.
TEST_F(Log, RefusesLapsThatAreNone) {
  {
    TuneLog log = open();
    cantFail(log.append(cell(1, 0.75)));
  }
  const std::string whole = text();
  const size_t second = whole.find("word16x2"), third = whole.find("word16x4");
  const auto wrong = [&](size_t at, const std::string &from, const std::string &to,
                         const std::string &problem) {
    std::string changed = whole;
    at = changed.find(from, at);
    ASSERT_NE(at, std::string::npos) << from;
    write(changed.replace(at, from.size(), to));
    EXPECT_EQ(errorOfOpening(), path + ":2: " + problem + remedy);
  };
  for (const char *ratio : {"-1", "0.0009765625", "2000000"})
    wrong(second, "\"ratio\":0.75", std::string("\"ratio\":") + ratio,
          std::string("ratio is ") + ratio + ", expected a number from 0.001 to 1000000");
  wrong(second, "\"low\":0.734375", "\"low\":0.875",
        "low is 0.875, expected a number above 0, up to ratio");
  wrong(second, "\"low\":0.734375", "\"low\":0",
        "low is 0, expected a number above 0, up to ratio");
  wrong(second, "\"high\":0.765625", "\"high\":0.5",
        "high is 0.5, expected a number from ratio on");
  wrong(second, "\"ns\":31.25", "\"ns\":0", "ns is 0, expected a number above 0");
  wrong(third, "\"final\":false", "\"final\":true",
        "final is true, expected false of a kernel that is wrong");
  for (const char *field : {"ratio", "low", "high"})
    wrong(0, std::string("\"") + field + "\":1", std::string("\"") + field + "\":3",
          std::string(field) + " is 3, expected 1 of the incumbent, which comes first");
  for (const char *field : {"correct", "final"})
    wrong(0, std::string("\"") + field + "\":true", std::string("\"") + field + "\":false",
          std::string(field) + " is false, expected true of the incumbent, which comes first");
  std::string twice = whole;
  write(twice.replace(second, 8, "word16x1"));
  EXPECT_EQ(errorOfOpening(),
            path +
                ":2: kernel is 'rope_interleaved_bf16_in_d128__x86_64_v4_word16x1' twice, "
                "expected each once" +
                remedy);
}

TEST_F(Log, KeepsWholeLinesWhenTheDiskIsFull) {
  std::signal(SIGXFSZ, SIG_IGN);
  TuneLog log = open();
  cantFail(log.append(cell(1)));
  const std::string before = text();
  {
    FileSizeLimit limit(before.size() + 100);
    EXPECT_EQ(toString(log.append(cell(16))), path + ": File too large");
  }
  EXPECT_EQ(text(), before);
  cantFail(log.append(cell(16)));
  EXPECT_EQ(cantFail(readLog(path)).cells.size(), 2u);
}

TEST_F(Log, SaysWhyItCannotBeWritten) {
  path = directory.str().str() + "/no/such/folder.jsonl";
  EXPECT_EQ(errorOfOpening(), path + ": No such file or directory");
  path = directory.str().str();
  EXPECT_EQ(errorOfOpening(), path + ": Is a directory");
  path = "/dev/full";
  EXPECT_EQ(errorOfOpening(), path + ": it is no regular file, expected one, or none");
  path = directory.str().str();
  auto file = readLog(path + "/none.jsonl");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_EQ(toString(file.takeError()), path + "/none.jsonl: No such file or directory");
}

} // namespace
} // namespace ropewalk
