//===- tune_command_test.cpp - ropewalk tune ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "codegen/targets.h"
#include "device/device_schedule.h"
#include "own_schedules_fixture.h"
#include "tune/search_space.h"
#include "tune/tune_log.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <future>
#include <random>
#include <regex>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace ropewalk;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

class Tune : public test::OwnSchedules {
protected:
  /// Two rotations in four shapes each, in little time.
  std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {
        "tune",     "--schedules", in("schedules"), "--log",    in("log"), "--rigor",
        "estimate", "--dtype",     "f32",           "--place",  "in",      "--head-dim",
        "64",       "--heads",     "2,4",           "--tokens", "1,8"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  static constexpr size_t shapes = 8;

  void expectWholeLog() const {
    auto log = readLog(in("log"));
    ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
    EXPECT_EQ(log->cells.size(), shapes);
    for (size_t i = 0; i < log->cells.size(); ++i)
      for (size_t j = 0; j < i; ++j)
        EXPECT_FALSE(sameShape(log->cells[i].cell, log->cells[j].cell));
  }
};

TEST_F(Tune, MeasuresEachShapeOnceAndWritesRecords) {
  CommandResult result = run(arguments());
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("of 8 shapes are faster with another schedule"));
  EXPECT_THAT(result.out, HasSubstr("8 shapes measured now, 0 before, 0 left"));
  EXPECT_THAT(result.out, HasSubstr(" measured records for 2 rotations\n"));
  expectWholeLog();
  result = run(arguments());
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("0 shapes measured now, 8 before, 0 left"));
  expectWholeLog();
  result = run({"explain", "--config", writeConfig("config.json"), "--schedules", in("schedules")});
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, Not(HasSubstr("ignored:")));
}

TEST_F(Tune, DrawsWhatItMeasured) {
  const CommandResult result = run(arguments({"--picture", in("search.svg")}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  auto picture = llvm::MemoryBuffer::getFile(in("search.svg"));
  ASSERT_TRUE(static_cast<bool>(picture));
  EXPECT_THAT((*picture)->getBuffer().str(), HasSubstr("series-candidates"));
  EXPECT_THAT((*picture)->getBuffer().str(), HasSubstr("interleaved f32 in 64"));
  expectWrongUsage(arguments({"--picture", in("search.gif")}),
                   "search.gif', expected a name that ends in .png or .svg");
}

TEST_F(Tune, SaysThatItCannotDrawBeforeItMeasures) {
  expectWrongInput(arguments({"--picture", in("search.svg")}),
                   "ROPEWALK_PLOT_PYTHON is 'no-such-python', expected a Python with matplotlib\n",
                   {"ROPEWALK_PLOT_PYTHON=no-such-python"});
}

TEST_F(Tune, GoesOnAfterBeingKilledAtAnyMoment) {
  std::vector<std::string> all = arguments();
  const std::string path = tool();
  all.insert(all.begin(), path);
  const std::vector<llvm::StringRef> views(all.begin(), all.end());
  std::minstd_rand random(11);
  size_t before = 0;
  for (int attempt = 0; attempt < 20; ++attempt) {
    bool failed = false;
    const llvm::sys::ProcessInfo process = llvm::sys::ExecuteNoWait(
        path, views, std::nullopt, {"", in("out"), in("err")}, /*MemoryLimit=*/0, nullptr, &failed);
    ASSERT_FALSE(failed);
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % 1500));
    kill(process.Pid, SIGKILL);
    llvm::sys::Wait(process, std::nullopt);
    if (!llvm::sys::fs::exists(in("log")) || std::filesystem::file_size(in("log")) == 0)
      continue;
    auto log = readLog(in("log"));
    ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
    EXPECT_GE(log->cells.size(), before);
    before = log->cells.size();
  }
  const CommandResult result = run(arguments());
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr(shapeCount(shapes - before) + " measured now, " +
                                    std::to_string(before) + " before, 0 left"));
  expectWholeLog();
}

TEST_F(Tune, ADryRunTouchesNothing) {
  const std::vector<std::string> before = entries();
  const CommandResult result = run(arguments({"--dry-run"}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("2 rotations, "));
  EXPECT_THAT(result.out, HasSubstr(" 8 shapes, 0 of them in the log\n"));
  EXPECT_THAT(result.out, HasSubstr("  vector: "));
  EXPECT_EQ(entries(), before);
}

TEST_F(Tune, MeasuresUnsteadyShapesAgain) {
  ASSERT_EQ(run(arguments()).exitCode, 0);
  const std::string text = (*llvm::MemoryBuffer::getFile(in("log")))->getBuffer().str();
  static const std::regex drift("\"drift\":[0-9.e+-]+");
  const std::string steady = std::regex_replace(text, drift, "\"drift\":1");
  write("log", std::regex_replace(steady, std::regex("\"drift\":1"), "\"drift\":1.5",
                                  std::regex_constants::format_first_only));
  EXPECT_THAT(run(arguments({"--dry-run"})).out, HasSubstr(" 8 shapes, 8 of them in the log\n"));
  EXPECT_THAT(run(arguments({"--dry-run", "--again"})).out,
              HasSubstr(" 8 shapes, 7 of them in the log\n"));
  EXPECT_THAT(run(arguments({"--dry-run", "--rigor", "measure"})).out,
              HasSubstr(" 8 shapes, 0 of them in the log\n"));
  EXPECT_THAT(run(arguments()).out, HasSubstr("0 shapes measured now, 8 before, 0 left"));
  EXPECT_THAT(run(arguments({"--again"})).out, HasSubstr("1 shape measured now, 7 before, 0 left"));
  expectWholeLog();
}

TEST_F(Tune, EndsWithAnErrorWhereAShapeCouldNotBeMeasured) {
  const CommandResult result =
      run({"tune", "--schedules", in("schedules"), "--log", in("log"), "--rigor", "estimate",
           "--dtype", "f32", "--pairing", "half", "--place", "in", "--head-dim", "64", "--heads",
           "65536", "--tokens", "1,1048576"});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.out, HasSubstr("1 shape measured now"));
  EXPECT_THAT(result.out, HasSubstr("not measured: half f32 in 64 x 65536 heads x 1048576 tokens"));
  EXPECT_THAT(result.err, HasSubstr("ropewalk: 1 of 2 shapes could not be measured\n"));
}

TEST_F(Tune, WaitsForWhoWritesRecords) {
  ASSERT_EQ(run(arguments()).exitCode, 0);
  const int folder = open(in("schedules").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  ASSERT_EQ(flock(folder, LOCK_EX), 0);
  auto import = std::async(std::launch::async, [&] {
    return run({"tune", "--import", in("log"), "--schedules", in("schedules")}).exitCode;
  });
  EXPECT_EQ(import.wait_for(std::chrono::seconds(2)), std::future_status::timeout);
  close(folder);
  EXPECT_EQ(import.get(), 0);
}

TEST_F(Tune, APairingChoosesWithoutAModel) {
  const CommandResult result = run(arguments({"--dry-run", "--pairing", "interleaved"}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("1 rotations, "));
  EXPECT_THAT(result.out, HasSubstr(" 4 shapes, 0 of them in the log\n"));
  expectWrongUsage(arguments({"--pairing", "both"}),
                   "--pairing is 'both', expected half or interleaved");
}

TEST_F(Tune, KeepsToItsBudget) {
  // The clock is looked at before each rotation and each shape but the first one.
  const CommandResult first = run(arguments({"--budget", "0.000001"}));
  EXPECT_EQ(first.exitCode, 0) << first.err;
  EXPECT_THAT(first.out, HasSubstr("1 shape measured now, 0 before, "));
  EXPECT_THAT(first.out, HasSubstr("the budget is spent: the same command goes on"));
  EXPECT_THAT(run(arguments({"--budget", "0.000001"})).out,
              HasSubstr("1 shape measured now, 1 before, "));
}

TEST_F(Tune, MergesLogsOfSeveralMachines) {
  ASSERT_EQ(run(arguments()).exitCode, 0);
  auto buffer = llvm::MemoryBuffer::getFile(in("log"));
  ASSERT_TRUE(static_cast<bool>(buffer));
  std::string text = (*buffer)->getBuffer().str();
  write("copy", text);
  CommandResult result = run({"tune", "--import", in("log") + "," + in("copy") + "," + in("log"),
                              "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith("16 measurements are in more than one log: counted once\n"));
  EXPECT_THAT(result.out, HasSubstr("of 8 shapes are faster"));
  // The header and one shape.
  write("one", text.substr(0, text.find('\n', text.find('\n') + 1) + 1));
  result = run({"tune", "--import", in("log") + "," + in("one"), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith("1 measurement is in more than one log: counted once\n"));
  const std::string mark = "\"cpu\":\"";
  write("second", text.insert(text.find(mark) + mark.size(), "another "));
  result =
      run({"tune", "--import", in("log") + "," + in("second"), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, Not(HasSubstr("counted once")));
  EXPECT_THAT(result.out, HasSubstr("of 16 shapes are faster"));
  EXPECT_THAT(result.out, HasSubstr("for 2 rotations\n"));
  const std::string classMark = "\"cpu_class\":\"";
  const size_t cpuClass = text.find(classMark) + classMark.size();
  write("third", text.replace(cpuClass, text.find(" family", cpuClass) - cpuClass, "Another"));
  result = run({"tune", "--import", in("log") + "," + in("third"), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("for 4 rotations\n")); // two of each class of CPUs
}

class TuneOnDevice : public Tune, public testing::WithParamInterface<const char *> {
protected:
  /// One rotation with heads that no power of two divides, in one shape, for which several blocks
  /// and both orders are different launches.
  std::vector<std::string> onDevice(std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {"tune",
                                    "--device",
                                    GetParam(),
                                    "--schedules",
                                    in("schedules"),
                                    "--log",
                                    in("log"),
                                    "--rigor",
                                    "estimate",
                                    "--model",
                                    "llama-3.1-8b",
                                    "--dtype",
                                    "bf16",
                                    "--place",
                                    "out",
                                    "--head-dim",
                                    "64",
                                    "--heads",
                                    "9",
                                    "--tokens",
                                    "5"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  /// How many points of the space start in different ways.
  size_t countStarts() const {
    const bench::Case cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 5, 9, 64};
    const KernelRequest request = requestOf(cell);
    const Target target = *parseTarget(GetParam());
    std::vector<KernelSpec> starts;
    for (const Schedule &schedule : searchSpace(request, target, false)) {
      const KernelSpec spec{request, target, schedule};
      if (llvm::none_of(starts,
                        [&](const KernelSpec &known) { return startsAlike(spec, known, cell); }))
        starts.push_back(spec);
    }
    return starts.size();
  }
  CommandResult runThere(const std::vector<std::string> &arguments) {
    return run(arguments, {"LD_LIBRARY_PATH=" ROPEWALK_CUDA_STUB});
  }
};

TEST_P(TuneOnDevice, VerifiesEveryPointAndWritesRecords) {
  CommandResult result = runThere(onDevice());
  if (result.exitCode != 0 && result.err.find("there is no device for ") != std::string::npos)
    GTEST_SKIP() << result.err;
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("1 shape measured now, 0 before, 0 left"));
  EXPECT_THAT(result.out, HasSubstr("/" + std::string(GetParam()) + "/rope.json: "));
  auto log = readLog(in("log"));
  ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
  const Target target = *parseTarget(GetParam());
  EXPECT_EQ(log->header.target, target);
  EXPECT_EQ(log->header.generator, deviceGeneratorHash());
  ASSERT_EQ(log->cells.size(), 1u);
  EXPECT_EQ(log->cells[0].kernels.size(), countStarts());
  EXPECT_GT(countStarts(), 30u);
  bool someTokensFirst = false;
  EXPECT_TRUE(log->cells[0].failed.empty());
  for (const MeasuredKernel &kernel : log->cells[0].kernels)
    EXPECT_TRUE(kernel.lap.correct) << scheduleName(kernel.spec);
  for (const MeasuredKernel &kernel : log->cells[0].kernels)
    someTokensFirst |= kernel.spec.schedule.launch.order == GridOrder::Tokens;
  EXPECT_TRUE(someTokensFirst);
  result = runThere(onDevice());
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("0 shapes measured now, 1 before, 0 left"));
  // What was written is what a package is compiled with.
  result = run({"explain", "--config", writeConfig("config.json"), "--schedules", in("schedules"),
                "--targets", GetParam()});
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("__" + std::string(GetParam()) + "_"));
  EXPECT_THAT(result.out, Not(HasSubstr("ignored:")));
}

TEST_P(TuneOnDevice, ADryRunShowsItsSpace) {
  const CommandResult result = runThere(onDevice({"--dry-run"}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("target " + std::string(GetParam()) + ", "));
  EXPECT_THAT(result.out,
              HasSubstr("1 rotations, 12 kernels to compile, 93 ways to start them, 1 shape,"));
  for (const char *axis : {"  form: ", "  vector: ", "  parts: ", "  block: ", "  order: "})
    EXPECT_THAT(result.out, HasSubstr(axis));
  EXPECT_THAT(result.out, HasSubstr("so many heads"));
}

INSTANTIATE_TEST_SUITE_P(Devices, TuneOnDevice, testing::Values("cuda", "opencl"),
                         [](const auto &info) { return info.param; });

TEST_F(Tune, SaysThatThereIsNoDevice) {
  write("libcuda.so.1", "");
  const CommandResult result = run({"tune", "--device", "cuda", "--schedules", in("schedules"),
                                    "--log", in("log"), "--tokens", "1"},
                                   {"LD_LIBRARY_PATH=" + in("")});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, HasSubstr("there is no device for cuda: libcuda.so.1 is not there, "
                                    "expected NVIDIA's driver: "));
  EXPECT_FALSE(std::filesystem::exists(in("log")));
}

TEST_F(Tune, RefusesLogsThatDoNotFit) {
  const std::string target(targetName(nativeTargets().front()));
  auto header = [&](const std::string &cpu, const std::string &generator) {
    return "{\"log\":\"ropewalk tune\",\"schema\":1,\"target\":\"" + target + "\",\"cpu\":\"" +
           cpu + "\",\"cpu_class\":\"A family 1 " + target + "\",\"generator\":\"" + generator +
           "\",\"version\":\"0.1.0\",\"date\":\"2026-11-22\"}\n";
  };
  const std::string ours(cpuGeneratorHash());
  write("log", header("a CPU of long ago", ours));
  expectWrongInput(arguments(), "log: cpu is 'a CPU of long ago', expected '");
  write("log", "{\"log\":");
  write("other", header("c", "0123456789ab"));
  expectWrongInput({"tune", "--import", in("other"), "--schedules", in("schedules")},
                   "other: generator is '0123456789ab', expected this one's, '" + ours + "'");
  expectWrongInput({"tune", "--merge", in("none"), "--schedules", in("schedules")},
                   "none: No such file or directory");
  write("broken", header("c", ours) + "{\"pairing\":\"half\"\n");
  expectWrongInput({"tune", "--import", in("broken"), "--schedules", in("schedules")}, "broken:2:");
  expectWrongInput({"tune", "--import", in("broken"), "--schedules", in("schedules")},
                   ": take that line out, and its shape is measured again\n");
  for (const char *cut : {"", "{\"pairing\":\"ha"}) {
    write("cut", header("c", ours) + cut);
    expectWrongInput({"tune", "--import", in("cut"), "--schedules", in("schedules")},
                     "cut: no shape's measurement is in it, expected one at least");
  }
  write("empty", "");
  expectWrongInput({"tune", "--merge", in("empty"), "--schedules", in("schedules")},
                   "empty: the log is empty, expected a header");
  write("begun", header("c", ours).substr(0, 40));
  expectWrongInput({"tune", "--merge", in("begun"), "--schedules", in("schedules")},
                   "begun: no line of the log is whole, expected a header");
}

TEST_F(Tune, HelpsWithBothNamesOfImporting) {
  const CommandResult result = run({"tune", "--help"});
  EXPECT_THAT(result.out, HasSubstr("--import=<file,...> "));
  EXPECT_THAT(result.out, HasSubstr("--merge=<file,...>   - The same as --import\n"));
}

TEST_F(Tune, RefusesWhatItCannotUse) {
  expectWrongUsage(arguments({"--rigor", "much"}),
                   "--rigor is 'much', expected one of estimate, measure, exhaustive");
  expectWrongUsage(arguments({"--budget", "-1"}), "--budget is '-1");
  expectWrongUsage(arguments({"--budget", "0"}),
                   "--budget is '0', expected a finite number of seconds above 0");
  expectWrongUsage(arguments({"--cpu", "100000"}), "--cpu is '100000', expected a CPU");
  expectWrongUsage(arguments({"--device", "gpu"}),
                   "--device is 'gpu', expected cpu, cuda or opencl");
  expectWrongUsage(arguments({"--device", "cuda", "--isa", "x86-64"}),
                   "--isa is 'x86-64', expected none beside --device=cuda");
  expectWrongUsage({"tune", "--merge", "x", "--log", "y"},
                   "--merge is given with --log, expected without it: --merge measures nothing");
  expectWrongUsage({"tune", "--renew", "--merge", "x"}, "--renew is given with --merge");
  expectWrongUsage(
      {"tune", "--import", "x", "--device", "cuda"},
      "--import is given with --device, expected without it: --import measures nothing");
  expectWrongUsage({"tune", "--import", "x", "--isa", "x86-64"}, "--import is given with --isa");
  for (auto [option, value] : {std::pair("--model", "llama-3.1-8b"),
                               {"--config", "config.json"},
                               {"--layer-type", "full_attention"},
                               {"--pairing", "half"},
                               {"--angle", "hf"},
                               {"--seq-len", "9"},
                               {"--tokens", "1"},
                               {"--heads", "8"},
                               {"--head-dim", "128"},
                               {"--dtype", "bf16"},
                               {"--place", "in"}})
    expectWrongUsage({"tune", "--import", "x", option, value},
                     std::string("--import is given with ") + option +
                         ", expected without it: --import measures nothing");
  expectWrongUsage(arguments({"--tokens", "0"}), "--tokens is '0', expected 1 to ");
  expectWrongInput(arguments({"--head-dim", "66"}),
                   "a window is 66 components wide, expected a multiple of 16 up to 256");
  expectWrongInput(arguments({"--schedules", in("nowhere")}), "nowhere");
}

} // namespace
