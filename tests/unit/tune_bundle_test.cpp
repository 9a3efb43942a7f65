//===- tune_bundle_test.cpp - ropewalk tune --bundle, there and back ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_bundle_fixture.h"

#include "codegen/generator_hash.h"
#include "device/device_schedule.h"
#include "tune/tune_log.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <gmock/gmock.h>

using namespace ropewalk;
using namespace ropewalk::test;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

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
  // The clock is looked at before each shape but the first one.
  result = runRunner(bundleFolder(target), target, {"--budget", "0.000001"});
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith("1 shape measured now, 0 before, 1 left; "));
  result = runRunner(bundleFolder(target), target);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.err, HasSubstr("[2/2] half f32 in 64 x 2 heads x 8 tokens\n"));
  EXPECT_THAT(result.err, Not(HasSubstr("left out")));
  EXPECT_THAT(result.out, StartsWith("1 shape measured now, 1 before, 0 left; "));
  result = runRunner(bundleFolder(target), target);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, StartsWith("0 shapes measured now, 2 before, 0 left; "));

  auto log = readLog(logPath());
  ASSERT_TRUE(static_cast<bool>(log)) << llvm::toString(log.takeError());
  EXPECT_EQ(log->header.target, target);
  EXPECT_EQ(log->header.generator, generatorHash(target));
  EXPECT_EQ(llvm::StringRef(log->header.cpu).ends_with(", emulated"), !emulatorOf(target).empty());
  ASSERT_EQ(log->cells.size(), 2u);
  for (const CellResult &cell : log->cells)
    EXPECT_EQ(cell.kernels.front().spec.schedule.vector, 1); // the incumbent
  result = run({"tune", "--import", logPath(), "--schedules", in("schedules")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr(" measured records for 1 rotations\n"));
  EXPECT_THAT(readText(in("schedules/" + targetText() + "/rope.json")),
              HasSubstr("\"tuned\": {\"cpu\": \"" + log->header.cpu + "\", \"generator\": \"" +
                        log->header.generator));
  result = run({"explain", "--config", writeConfig("config.json"), "--schedules", in("schedules"),
                "--targets", targetText()});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("measured: "));
  EXPECT_THAT(result.out, Not(HasSubstr("ignored:")));
  EXPECT_THAT(result.out, Not(HasSubstr("== on this CPU")));
}

/// Without its seal.
std::string imageIn(const std::string &folder) {
  std::string image = readText(folder + "/kernels.bin");
  return image.substr(0, image.size() - sealBytes);
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
  std::string image = imageIn(folder);
  std::vector<std::string> names;
  for (const auto &[at, code] : llvm::enumerate(badCodeFor(target))) {
    const BundleKernel &kernel = bundle.kernels[bundle.shapes.front().kernels[at + 1]];
    image.replace(kernel.offset, code.size(), code);
    names.push_back(kernelName(kernel.spec));
  }
  write("bundle/" + targetText() + "/kernels.bin",
        image + sealOf(readText(folder + "/bundle.txt"), image));
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
  std::string image = imageIn(folder);
  image.replace(kernel.textOffset, 20, 20, '?');
  write("bundle/" + std::string(GetParam()) + "/kernels.bin",
        image + sealOf(readText(folder + "/bundle.txt"), image));
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
        "ropewalk-tune-bundle 4\ntarget arm64\ngenerator x\nversion 1\n"
        "rigor 1 1\nimage 1\nkernel rope_half_f32_in_d64__arm64_pair4x1 0\n"
        "shape half f32 in 64 2 1 cached 0\nend 1\n");
  result = runProgram({folder + "/" + bundleRunnerName, "--log", logPath()});
  EXPECT_EQ(result.exitCode, 1);
  EXPECT_THAT(result.err, HasSubstr("target is 'arm64', expected cuda or opencl"));
}

TEST(TuneBundleText, SaysHowDevicesStartKernels) {
  const auto text = [](const std::string &launch) {
    return "ropewalk-tune-bundle 4\ntarget cuda\ngenerator x\nversion 1\nrigor 1 1\nimage 9\n"
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
  for (const char *devices : {"cuda", "cuda,opencl"})
    expectWrongUsage(arguments(devices, {"--mcpu", "neoverse-n1"}),
                     std::string("--targets is '") + devices +
                         "', expected a level of CPUs with --mcpu");
  expectWrongInput(arguments("arm64", {"--head-dim", "66"}), "a window is 66 components wide");
  expectWrongUsage({"tune", "--bundle", in("bundle")}, "--targets is missing, expected those");
  expectWrongUsage({"tune", "--bundle", "", "--targets", "arm64"},
                   "--bundle is '', expected a value");
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

} // namespace
