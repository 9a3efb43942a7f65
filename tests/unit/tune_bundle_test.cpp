//===- tune_bundle_test.cpp - ropewalk tune --bundle and its runner --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "codegen/targets.h"
#include "cpu_features.h"
#include "device/device_schedule.h"
#include "support/command_line.h"
#include "trial/bundle.h"
#include "tune/tune_log.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <gmock/gmock.h>

#include <filesystem>

using namespace ropewalk;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

std::string readText(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  EXPECT_TRUE(static_cast<bool>(buffer)) << path;
  return buffer ? (*buffer)->getBuffer().str() : "";
}

std::string valueOf(const std::string &text, const std::string &from, const std::string &to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << text;
  return at == std::string::npos ? text : std::string(text).replace(at, from.size(), to);
}

class TuneBundle : public CommandLineTest {
protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    std::filesystem::copy(ROPEWALK_SCHEDULES, in("schedules"),
                          std::filesystem::copy_options::recursive);
  }

  /// One rotation in two shapes.
  std::vector<std::string> arguments(const std::string &targets,
                                     std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {"tune",
                                    "--bundle",
                                    in("bundle"),
                                    "--targets",
                                    targets,
                                    "--schedules",
                                    in("schedules"),
                                    "--rigor",
                                    "estimate",
                                    "--model",
                                    "llama-3.1-8b",
                                    "--dtype",
                                    "f32",
                                    "--place",
                                    "in",
                                    "--head-dim",
                                    "64",
                                    "--heads",
                                    "2",
                                    "--tokens",
                                    "1,8"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  /// Puts a rule before all others that a measurement beats: one lane.
  void preferSlowKernels(Target target) const {
    const std::string path = in("schedules/" + std::string(targetName(target)) + "/rope.json");
    const std::string text = readText(path), begin = "\"records\": [\n";
    write("schedules/" + std::string(targetName(target)) + "/rope.json",
          valueOf(text, begin,
                  begin + R"({"pairing": "half", "dtype": "f32", "place": "in", "channels": 64,)"
                          R"( "form": "pair", "vector": 1, "note": "slow"},)"
                          "\n"));
  }

  std::string logPath() const { return in("results.jsonl"); }
  std::string bundleFolder(Target target) const {
    return in("bundle/" + std::string(targetName(target)));
  }

  /// The runner in a folder, by an emulator where it is for another processor.
  CommandResult runRunner(const std::string &folder, Target target,
                          std::vector<std::string> options = {}) const {
    std::vector<std::string> words = emulatorOf(target);
    words.push_back(folder + "/" + bundleRunnerName);
    words.insert(words.end(), {"--log", logPath()});
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words, {"LD_LIBRARY_PATH=" ROPEWALK_CUDA_STUB});
  }

  static std::vector<std::string> emulatorOf(Target target) {
    if (isDevice(target) || architectureOf(target) == hostArchitecture())
      return {};
    return {llvm::sys::findProgramByName("qemu-aarch64").get()};
  }

  /// Why a bundle for a target can't be run here; empty: it can.
  static std::string whyNot(Target target) {
    const std::string processor(processorName(architectureOf(target)));
    if (!llvm::sys::fs::exists(std::string(ROPEWALK_RUNNERS) + "/" + processor + "/" +
                               bundleRunnerName))
      return "not run: there is no runner for " + processor;
    if (architectureOf(target) == hostArchitecture())
      return hostTargets().has(target) ? "" : "not run: this CPU does not run it";
    if (architectureOf(target) == Architecture::Arm && llvm::sys::findProgramByName("qemu-aarch64"))
      return "";
    return "not run: qemu-aarch64 is not installed";
  }
};

class OnTarget : public TuneBundle, public testing::WithParamInterface<Target> {
protected:
  void SetUp() override {
    TuneBundle::SetUp();
    if (const std::string why = whyNot(GetParam()); !why.empty())
      GTEST_SKIP() << why;
  }
  std::string targetText() const { return std::string(targetName(GetParam())); }
};

TEST_P(OnTarget, MeasuresThereAndMakesRecordsHere) {
  const Target target = GetParam();
  preferSlowKernels(target);
  CommandResult result = run(arguments(targetText()));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith(bundleFolder(target) + ": 2 shapes, "));
  EXPECT_THAT(readText(bundleFolder(target) + "/README.txt"),
              HasSubstr("on a machine that runs " + targetText() + ":"));
  // The clock is looked at before each shape.
  result = runRunner(bundleFolder(target), target, {"--budget", "0.000001"});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, HasSubstr("no shape could be measured: the budget is too small"));
  result = runRunner(bundleFolder(target), target);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.err, HasSubstr("[2/2] half f32 in 64 x 2 heads x 8 tokens\n"));
  EXPECT_THAT(result.err, Not(HasSubstr("left out")));
  EXPECT_THAT(result.out, StartsWith("2 shapes measured now, 0 before, 0 left; "));
  result = runRunner(bundleFolder(target), target);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith("0 shapes measured now, 2 before, 0 left; "));

  auto log = readLog(logPath());
  ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
  EXPECT_EQ(log->header.target, target);
  EXPECT_EQ(log->header.generator, generatorHash(target));
  ASSERT_EQ(log->cells.size(), 2u);
  for (const CellResult &cell : log->cells)
    EXPECT_EQ(cell.kernels.front().spec.schedule.vector, 1); // the incumbent
  result = run({"tune", "--import", logPath(), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr(" measured records for 1 rotations\n"));
  EXPECT_THAT(readText(in("schedules/" + targetText() + "/rope.json")),
              HasSubstr("\"tuned\": {\"cpu\": \"" + log->header.cpu + "\", \"generator\": \"" +
                        log->header.generator));
  if (emulatorOf(target).empty()) {
    result = run({"explain", "--config", writeConfig("config.json"), "--schedules", in("schedules"),
                  "--isa", targetText()});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("measured: "));
    EXPECT_THAT(result.out, Not(HasSubstr("ignored:")));
  }
}

/// Instructions that return, trap, and loop for ever.
std::vector<std::string> badCodeFor(Target target) {
  if (architectureOf(target) == Architecture::Arm)
    return {std::string("\xc0\x03\x5f\xd6", 4), std::string("\x00\x00\x00\x00", 4),
            std::string("\x00\x00\x00\x14", 4)};
  return {"\xc3", "\x0f\x0b", "\xeb\xfe"};
}

TEST_P(OnTarget, LeavesOutCandidatesThatAreWrongOrCrashOrHangThere) {
  const Target target = GetParam();
  ASSERT_EQ(run(arguments(targetText())).exitCode, 0);
  Bundle bundle;
  const std::string folder = bundleFolder(target);
  ASSERT_EQ(parseBundle(readText(folder + "/bundle.txt"), "bundle.txt", bundle), "");
  ASSERT_GE(bundle.shapes.front().kernels.size(), 5u);
  std::string image = readText(folder + "/kernels.bin");
  std::vector<std::string> names;
  for (const auto &[at, code] : llvm::enumerate(badCodeFor(target))) {
    const BundleKernel &kernel = bundle.kernels[bundle.shapes.front().kernels[at + 1]];
    image.replace(kernel.offset, code.size(), code);
    names.push_back(kernelName(kernel.spec));
  }
  write("bundle/" + targetText() + "/kernels.bin", image);
  const CommandResult result = runRunner(folder, target, {"--limit", "2"});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const std::string shape = "half f32 in 64 x 2 heads x 1 tokens: left out ";
  EXPECT_THAT(result.err, HasSubstr(shape + names[0] + ", which is wrong by "));
  EXPECT_THAT(result.err, HasSubstr(shape + names[1] + ", which died of signal 4\n"));
  EXPECT_THAT(result.err, HasSubstr(shape + names[2] + ", which hung for 2 s\n"));
  EXPECT_THAT(result.out, StartsWith("2 shapes measured now"));
  const CommandResult imported =
      run({"tune", "--import", logPath(), "--schedules", in("schedules")});
  ASSERT_EQ(imported.exitCode, 0) << imported.err;
  EXPECT_THAT(imported.out, HasSubstr(shape + names[2] + ", which hung for 2 s\n"));
}

std::string nameOfTarget(const testing::TestParamInfo<Target> &info) {
  std::string name(targetName(info.param));
  name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
  return name;
}

INSTANTIATE_TEST_SUITE_P(TuneBundle, OnTarget, testing::Values(Target::X86_64_v3, Target::Arm64),
                         nameOfTarget);

class BundleOnDevice : public TuneBundle, public testing::WithParamInterface<const char *> {
protected:
  Target target() const { return *parseTarget(GetParam()); }
};

TEST_P(BundleOnDevice, MeasuresThereAndMakesRecordsHere) {
  preferSlowKernels(target());
  CommandResult result = run(arguments(GetParam()));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const std::string folder = bundleFolder(target());
  EXPECT_THAT(result.out, StartsWith(folder + ": 2 shapes, 12 kernels in "));
  EXPECT_THAT(readText(folder + "/README.txt"), HasSubstr("It needs the device's driver and a C"));
  result = runRunner(folder, target());
  if (result.exitCode != 0 && result.err.find("there is no device for ") != std::string::npos)
    GTEST_SKIP() << result.err;
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.err, Not(HasSubstr("left out")));
  EXPECT_THAT(result.out, StartsWith("2 shapes measured now, 0 before, 0 left; "));
  auto log = readLog(logPath());
  ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
  EXPECT_EQ(log->header.target, target());
  EXPECT_EQ(log->header.generator, deviceGeneratorHash());
  ASSERT_EQ(log->cells.size(), 2u);
  for (const CellResult &cell : log->cells) {
    EXPECT_GE(cell.kernels.size(), 12u);
    for (const MeasuredKernel &kernel : cell.kernels)
      EXPECT_TRUE(kernel.lap.correct) << scheduleName(kernel.spec);
  }
  result = runRunner(folder, target());
  EXPECT_THAT(result.out, StartsWith("0 shapes measured now, 2 before, 0 left; "));
  result = run({"tune", "--import", logPath(), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr(" measured records for 1 rotations\n"));
}

TEST_P(BundleOnDevice, LeavesOutWhatADriverRefuses) {
  ASSERT_EQ(run(arguments(GetParam())).exitCode, 0);
  Bundle bundle;
  const std::string folder = bundleFolder(target());
  ASSERT_EQ(parseBundle(readText(folder + "/bundle.txt"), "bundle.txt", bundle), "");
  const BundleKernel &kernel = bundle.kernels[bundle.shapes.front().kernels[1]];
  std::string image = readText(folder + "/kernels.bin");
  image.replace(kernel.textOffset, 20, 20, '?');
  write("bundle/" + std::string(GetParam()) + "/kernels.bin", image);
  const CommandResult result = runRunner(folder, target());
  if (result.exitCode != 0 && result.err.find("there is no device for ") != std::string::npos)
    GTEST_SKIP() << result.err;
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.err, HasSubstr("half f32 in 64 x 2 heads x 1 tokens: left out " +
                                    scheduleName(kernel.spec) + ", which failed: "));
  EXPECT_THAT(result.out, StartsWith("2 shapes measured now"));
}

INSTANTIATE_TEST_SUITE_P(TuneBundle, BundleOnDevice, testing::Values("cuda", "opencl"),
                         [](const auto &info) { return info.param; });

TEST_F(TuneBundle, SaysThatThereIsNoDevice) {
  ASSERT_EQ(run(arguments("cuda")).exitCode, 0);
  const std::string folder = bundleFolder(Target::Cuda);
  write("libcuda.so.1", "");
  CommandResult result = runProgram({folder + "/" + bundleRunnerName, "--log", logPath()},
                                    {"LD_LIBRARY_PATH=" + in("")});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, HasSubstr("bundle.txt: there is no device for cuda: libcuda.so.1 is not "
                                    "there, expected NVIDIA's driver"));
  // One of a CPU's target is for the other runner.
  const std::string text = readText(folder + "/bundle.txt");
  write("bundle/cuda/bundle.txt",
        "ropewalk-tune-bundle 3\ntarget arm64\ngenerator x\nversion 1\n"
        "rigor 1 1\nimage 1\nkernel rope_half_f32_in_d64__arm64_pair4x1 0\n"
        "shape half f32 in 64 2 1 cached 0\nend 1\n");
  result = runProgram({folder + "/" + bundleRunnerName, "--log", logPath()});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, HasSubstr("target is 'arm64', expected cuda or opencl"));
}

TEST(TuneBundleText, SaysHowDevicesStartKernels) {
  const auto text = [](const std::string &launch) {
    return "ropewalk-tune-bundle 3\ntarget cuda\ngenerator x\nversion 1\nrigor 1 1\nimage 9\n"
           "kernel rope_half_f32_in_d64__cuda_word4x1 0 4 4 80" +
           launch + "\nshape half f32 in 64 2 1 cached 0\nend 1\n";
  };
  Bundle bundle;
  ASSERT_EQ(parseBundle(text(" 128 tokens"), "b", bundle), "");
  EXPECT_EQ(bundle.kernels[0].spec.schedule.launch, (LaunchShape{128, GridOrder::Tokens}));
  EXPECT_EQ(printBundle(bundle), text(" 128 tokens"));
  for (auto [launch, problem] :
       {std::pair("", "the block is '', expected an integer from 0 to 1024"),
        {" 96 tokens", "the block is '96', expected 0 or a power of two from 64"},
        {" 32 tokens", "the block is '32', expected 0 or a power of two from 64"},
        {" 0", "order is '', expected memory or tokens"},
        {" 64 batches", "order is 'batches', expected memory or tokens"},
        {" 64 tokens 1", "a word more is '1', expected the end of the line"}})
    EXPECT_EQ(parseBundle(text(launch), "b", bundle), std::string("b:7: ") + problem);
}

TEST_F(TuneBundle, LeavesOutOnPaperWhatAnotherCpuIsSlowWith) {
  auto kernelsWith = [&](std::vector<std::string> more) {
    EXPECT_EQ(run(arguments("arm64", std::move(more))).exitCode, 0);
    Bundle bundle;
    EXPECT_EQ(parseBundle(readText(bundleFolder(Target::Arm64) + "/bundle.txt"), "", bundle), "");
    std::filesystem::remove_all(in("bundle"));
    return bundle.kernels.size();
  };
  EXPECT_LT(kernelsWith({"--mcpu", "neoverse-v2"}), kernelsWith({}));
}

TEST_F(TuneBundle, RefusesWhatItCannotWrite) {
  expectWrongInput(arguments("armv7"), "target is 'armv7', expected one of x86-64, ");
  expectWrongInput(arguments("arm64", {"--mcpu", "znver4"}),
                   "--mcpu is 'znver4', expected one of LLVM's CPUs that runs arm64");
  expectWrongInput(arguments("arm64-bf16", {"--mcpu", "neoverse-n1"}),
                   "--mcpu is 'neoverse-n1', expected one of LLVM's CPUs that runs arm64-bf16");
  expectWrongInput(arguments("arm64", {"--head-dim", "66"}), "a window is 66 components wide");
  expectWrongUsage({"tune", "--bundle", in("bundle")}, "--targets is missing, expected those");
  expectWrongUsage({"tune", "--bundle=", "--targets", "arm64"},
                   "--bundle is '', expected the name");
  expectWrongUsage({"tune", "--targets", "arm64"},
                   "--targets is given without --bundle, expected it with");
  expectWrongUsage({"tune", "--mcpu", "znver4"},
                   "--mcpu is given without --bundle, expected it with");
  for (const char *option :
       {"--isa=x86-64", "--budget=1", "--log=x", "--picture=x.svg", "--dry-run", "--cpu=0"})
    expectWrongUsage(arguments("arm64", {option}), llvm::StringRef(option).split('=').first.str() +
                                                       " is given with --bundle, expected it where "
                                                       "kernels run");
  expectWrongUsage({"tune", "--bundle", in("bundle"), "--targets", "arm64", "--import", "x"},
                   "--import is given with --bundle");
  ASSERT_TRUE(std::filesystem::create_directory(in("bundle")));
  write("bundle/mine", "x");
  expectWrongInput(arguments("arm64"),
                   in("bundle") + ": the folder is not empty, expected a new one");
  std::filesystem::remove_all(in("bundle"));
  write("bundle", "mine");
  expectWrongInput(arguments("arm64"), in("bundle") + ": cannot write: Not a directory");
}

/// The runner with bundles that are not what the tool wrote.
class TuneRunner : public TuneBundle {
protected:
  void SetUp() override {
    TuneBundle::SetUp();
    target = nativeTargets().back();
    if (const std::string why = whyNot(target); !why.empty())
      GTEST_SKIP() << why;
    std::filesystem::copy_file(std::string(ROPEWALK_RUNNERS) + "/" +
                                   std::string(processorName(architectureOf(target))) + "/" +
                                   bundleRunnerName,
                               in(bundleRunnerName));
    bundle = bundleFor(target);
    write("bundle.txt", printBundle(bundle));
    write("kernels.bin", std::string(4096, '\0'));
  }

  static Bundle bundleFor(Target target) {
    Bundle bundle;
    bundle.target = target;
    bundle.generator = "0123456789ab";
    bundle.version = "0.1.0";
    bundle.seconds = 0.1;
    bundle.imageBytes = 4096;
    const bench::Case cell = {ROPEWALK_F32, ROPEWALK_HALF,     ROPEWALK_IN_PLACE, 1, 2,
                              64,           /*fromDram=*/false};
    bundle.kernels = {{{requestOf(cell), target, {Form::Pair, 4, 1, Store::Plain}}, 0}};
    bundle.shapes = {{cell, {0}}};
    return bundle;
  }

  void expectRefused(const std::string &what, std::vector<std::string> options = {},
                     int exitCode = 1) const {
    const CommandResult result = runRunner(in(""), target, std::move(options));
    EXPECT_EQ(result.exitCode, exitCode);
    EXPECT_THAT(result.err, StartsWith("ropewalk-tune-runner: "));
    EXPECT_THAT(result.err, HasSubstr(what));
    EXPECT_EQ(llvm::count(result.err, '\n'), 1) << result.err;
    EXPECT_EQ(result.out, "");
  }

  Target target = Target::X86_64;
  Bundle bundle;
};

TEST_F(TuneRunner, SaysWhyAShapeHasNoMeasurement) {
  const CommandResult result = runRunner(in(""), target);
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.out, HasSubstr("not measured: half f32 in 64 x 2 heads x 1 tokens: measuring "
                                    "rope_half_f32_in_d64__"));
  EXPECT_THAT(result.err, HasSubstr("no shape could be measured"));
}

TEST_F(TuneRunner, ShowsItsOptions) {
  const CommandResult result = runProgram({in(bundleRunnerName), "--help"});
  EXPECT_EQ(result.exitCode, 0);
  EXPECT_THAT(result.out, HasSubstr("--budget S"));
}

TEST_F(TuneRunner, RefusesWrongOptions) {
  expectRefused("the option is '--bugdet', expected one that --help lists", {"--bugdet", "1"}, 2);
  for (const char *value : {"0", "-1", "nan", "1s", ""})
    expectRefused("--budget is '" + std::string(value) + "', expected a finite number of seconds",
                  {"--budget", value}, 2);
  expectRefused("--limit is '', expected a finite number of seconds", {"--limit"}, 2);
  for (const char *value : {"-1", "x", "100000"})
    expectRefused("--cpu is '" + std::string(value) + "', expected a CPU that this process may",
                  {"--cpu", value}, 2);
  expectRefused("--log is '', expected the name of a file", {"--log", ""}, 2);
}

TEST_F(TuneRunner, RefusesBundlesThatAreNotWhole) {
  write("kernels.bin", std::string(4095, '\0'));
  expectRefused("kernels.bin: it has 4095 bytes, expected 4096");
  std::filesystem::remove(in("kernels.bin"));
  expectRefused("kernels.bin: No such file or directory");
  std::filesystem::create_directory(in("kernels.bin"));
  expectRefused("kernels.bin: Is a directory");
  write("bundle.txt", "");
  expectRefused("bundle.txt:0: the line is '', expected ropewalk-tune-bundle");
  const std::string whole = printBundle(bundle), cut = whole.substr(0, whole.rfind("end 1"));
  write("bundle.txt", cut);
  expectRefused("bundle.txt:8: the last line is 'shape', expected the end");
  write("bundle.txt", cut + "end 2\n");
  expectRefused("bundle.txt:9: the number of shapes is '2', expected 1");
  write("bundle.txt", whole + "end 1\n");
  expectRefused("bundle.txt:10: the line is 'end', expected nothing behind the end");
  std::filesystem::remove(in("bundle.txt"));
  expectRefused("bundle.txt: No such file or directory");
  EXPECT_FALSE(std::filesystem::exists(logPath()));
}

TEST_F(TuneRunner, RefusesBundlesForOtherCpus) {
  const Target other = architectureOf(target) == Architecture::X86 ? Target::Arm64 : Target::X86_64;
  write("bundle.txt", printBundle(bundleFor(other)));
  expectRefused("bundle.txt: target is '" + std::string(targetName(other)) +
                "', expected one that this CPU runs: up to " + std::string(hostTargets().name()));
}

TEST_F(TuneRunner, RefusesLogsThatDoNotFit) {
  runRunner(in(""), target); // begins one
  const std::string header = readText(logPath());
  auto refused = [&](const std::string &text, const std::string &what) {
    write("results.jsonl", text);
    expectRefused(logPath() + ":" + what);
    EXPECT_EQ(readText(logPath()), text); // what does not fit is not touched
  };
  refused(valueOf(header, "0123456789ab", "ba9876543210"),
          "1: generator is 'ba9876543210', expected '0123456789ab': give another --log");
  refused(valueOf(header, "\"cpu\":\"", "\"cpu\":\"another "), "1: cpu is 'another ");
  refused(valueOf(header, std::string(targetName(target)), "opencl"), "1: target is 'opencl'");
  refused(valueOf(header, "\"schema\":1", "\"schema\":2"),
          "1: the line is no header of a bundle's");
  refused(header + "{\"pairing\":\"half\"}\n", "2: the line is of no shape of this bundle");
  refused("precious", " the file is no log, expected one, or none");
  // One that was cut off is gone on with.
  write("results.jsonl", header.substr(0, header.size() / 2));
  EXPECT_THAT(runRunner(in(""), target).err, HasSubstr("no shape could be measured"));
  EXPECT_EQ(readText(logPath()), header);
}

} // namespace
