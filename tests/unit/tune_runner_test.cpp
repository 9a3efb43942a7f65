//===- tune_runner_test.cpp - The runner of a bundle, and what is none ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_bundle_fixture.h"

#include "trial/cell_result.h"

#include "llvm/ADT/STLExtras.h"

#include <gmock/gmock.h>

#include <sys/stat.h>

using namespace ropewalk;
using namespace ropewalk::test;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

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
    write("kernels.bin", image + sealOf(printBundle(bundle), image));
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
  const std::string image = std::string(4096, '\0');
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
  write("kernels.bin", image);
  expectRefused("kernels.bin: it has 4096 bytes, expected 4112");
  std::filesystem::remove(in("kernels.bin"));
  expectRefused("kernels.bin: No such file or directory");
  std::filesystem::create_directory(in("kernels.bin"));
  expectRefused("kernels.bin: it is no regular file, expected one");
  std::filesystem::remove(in("kernels.bin"));
  ASSERT_EQ(mkfifo(in("kernels.bin").c_str(), 0600), 0);
  expectRefused("kernels.bin: it is no regular file, expected one");
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

TEST_F(TuneRunner, RefusesBundlesOfWhichAByteIsAnother) {
  const std::string text = printBundle(bundle), seal = sealOf(text, image);
  const std::string refused =
      "kernels.bin: its end is not the seal of it and of bundle.txt, expected ";
  std::string changed = image;
  changed[4000] = 1;
  write("kernels.bin", changed + seal);
  expectRefused(refused + sealOf(text, changed) + ": one of both was changed");
  write("kernels.bin", image + "0123456789abcdef");
  expectRefused(refused + seal);
  write("kernels.bin", image + seal);
  write("bundle.txt", valueOf(text, "0123456789ab", "0123456789ac"));
  expectRefused(refused);
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
