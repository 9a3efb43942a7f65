//===- tune_trial_test.cpp - Races, and those who don't finish ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device/device_schedule.h"
#include "harness/race.h"
#include "reference.h"
#include "trial/child.h"
#include "trial/trial.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <csignal>
#include <unistd.h>

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

namespace ropewalk {
namespace {

TEST(Child, SendsAllThatItWrites) {
  const std::string much(1 << 20, 'x'); // more than a pipe holds
  int here = 0;
  const ChildEnd end = runInChild(
      [&](ChildOutput &output) {
        here = 1;
        output.write(much.data(), much.size());
        output.write("end", 3);
      },
      30);
  EXPECT_EQ(end.failed, "");
  EXPECT_EQ(end.output, much + "end");
  EXPECT_EQ(here, 0); // it was a copy
}

TEST(Child, SaysHowItDied) {
  ChildEnd end = runInChild(
      [](ChildOutput &output) {
        output.write("before", 6);
        raise(SIGSEGV);
      },
      30);
  EXPECT_EQ(end.output, "before");
  EXPECT_EQ(end.failed, "died of signal " + std::to_string(SIGSEGV));
  end = runInChild([](ChildOutput &) { _exit(3); }, 30);
  EXPECT_EQ(end.failed, "exit code 3");
}

TEST(Child, IsKilledWhenItHangs) {
  const ChildEnd end = runInChild(
      [](ChildOutput &output) {
        output.write("before", 6);
        for (;;)
          pause();
      },
      0.2);
  EXPECT_EQ(end.output, "before");
  EXPECT_EQ(end.failed, "hung for 0.2 s");
}

constexpr bench::Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 4, 4, 64, false};

void right(const ropewalk_kernel_args *args) {
  static const ropewalk_kernel_fn run =
      referenceKernel({Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64});
  run(args);
}
void slow(const ropewalk_kernel_args *args) {
  for (int i = 0; i < 3; ++i)
    right(args);
}
void wrong(const ropewalk_kernel_args *args) { (void)args; }
void crashes(const ropewalk_kernel_args *args) {
  (void)args;
  raise(SIGSEGV);
}
void hangs(const ropewalk_kernel_args *args) {
  (void)args;
  for (;;)
    pause();
}
void crashesLater(const ropewalk_kernel_args *args) {
  static int calls = 0;
  if (++calls > 3)
    raise(SIGSEGV);
  right(args);
}

/// A spec that tells one kernel of a test from another: its lanes.
KernelSpec named(int32_t vector) {
  KernelSpec spec;
  spec.request = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64};
  spec.schedule.vector = vector;
  return spec;
}

TrialResult trial(std::vector<ropewalk_kernel_fn> functions, double limit = 30,
                  const bench::Case &shape = cell) {
  std::vector<TrialKernel> kernels;
  for (ropewalk_kernel_fn function : functions)
    kernels.push_back({named(1 << kernels.size()), function});
  TrialOptions options;
  options.race.seconds = 0.02;
  options.limit = limit;
  return runTrial(shape, kernels, options);
}

TEST(Trial, MeasuresBesideTheIncumbent) {
  const TrialResult result = trial({slow, right, slow});
  EXPECT_EQ(result.problem, "");
  ASSERT_EQ(result.cell.kernels.size(), 3u);
  const bench::Lap &incumbent = result.cell.kernels[0].lap, &faster = result.cell.kernels[1].lap;
  EXPECT_EQ(incumbent.ratio, 1);
  EXPECT_TRUE(incumbent.final && faster.final);
  // A third of the work; far from it even on a machine that does something else.
  EXPECT_LT(faster.ratio, 0.8);
  EXPECT_LE(faster.low, faster.ratio);
  EXPECT_GE(faster.high, faster.ratio);
  EXPECT_GT(faster.ns, 0);
  EXPECT_FALSE(result.cell.kernels[2].lap.final); // left behind in a heat
  EXPECT_EQ(result.cell.winner(), 1u);
}

TEST(Trial, LeavesOutWhatIsWrong) {
  const TrialResult result = trial({slow, wrong, right});
  ASSERT_EQ(result.cell.kernels.size(), 3u);
  EXPECT_FALSE(result.cell.kernels[1].lap.correct);
  EXPECT_EQ(result.cell.kernels[1].lap.rounds, 0);
  EXPECT_EQ(result.cell.winner(), 2u);
}

TEST(Trial, LeavesOutWhatCrashesOrHangs) {
  const TrialResult result = trial({slow, crashes, right, hangs}, 1);
  EXPECT_EQ(result.problem, "");
  ASSERT_EQ(result.cell.kernels.size(), 2u);
  EXPECT_EQ(result.cell.winner(), 1u);
  ASSERT_EQ(result.cell.failed.size(), 2u);
  EXPECT_EQ(result.cell.failed[0].name, kernelName(named(2)));
  EXPECT_EQ(result.cell.failed[0].why, "died of signal " + std::to_string(SIGSEGV));
  EXPECT_EQ(result.cell.failed[1].name, kernelName(named(8)));
  EXPECT_EQ(result.cell.failed[1].why, "hung for 1 s");
}

/// As of a device whose driver refuses the second kernel, and nothing if it `refusesAll`.
TrialResult refusingTrial(bool refusesAll) {
  class Refusing : public bench::CpuContestants {
  public:
    Refusing(std::function<void(const std::string &)> fail, std::vector<ropewalk_kernel_fn> kernels)
        : CpuContestants(ropewalk::cell, kernels, 0), kernels(std::move(kernels)),
          fail(std::move(fail)) {}
    double verify(size_t kernel) override {
      if (kernels[kernel] == wrong)
        fail("the driver does not like it");
      return CpuContestants::verify(kernel);
    }

  private:
    const std::vector<ropewalk_kernel_fn> kernels;
    const std::function<void(const std::string &)> fail;
  };
  TrialOptions options;
  options.race.seconds = 0.02;
  options.contestants = [&](const bench::Case &, const std::vector<TrialKernel> &kernels, size_t,
                            std::function<void(const std::string &)> fail) {
    if (refusesAll)
      fail("there is no device");
    std::vector<ropewalk_kernel_fn> functions;
    for (const TrialKernel &kernel : kernels)
      functions.push_back(kernel.run);
    return std::make_unique<Refusing>(std::move(fail), std::move(functions));
  };
  return runTrial(cell, {{named(1), slow}, {named(2), wrong}, {named(4), right}}, options);
}

TEST(Trial, NamesWhatADriverRefuses) {
  const TrialResult result = refusingTrial(/*refusesAll=*/false);
  EXPECT_EQ(result.problem, "");
  ASSERT_EQ(result.cell.kernels.size(), 2u);
  EXPECT_EQ(result.cell.winner(), 1u);
  ASSERT_EQ(result.cell.failed.size(), 1u);
  EXPECT_EQ(result.cell.failed[0].name, kernelName(named(2)));
  EXPECT_EQ(result.cell.failed[0].why, "failed: the driver does not like it");
  EXPECT_EQ(refusingTrial(/*refusesAll=*/true).problem,
            "measuring " + kernelName(named(1)) + " failed: there is no device");
}

bench::Lap lap(double ratio, double low, double high, bool final = true) {
  bench::Lap one;
  one.correct = true;
  one.final = final;
  one.rounds = 10;
  one.ns = 100 * ratio;
  one.ratio = ratio;
  one.low = low;
  one.high = high;
  return one;
}

TEST(Trial, AWinnerWinsInEveryPlace) {
  CellResult result, again;
  result.kernels = {{named(1), lap(1, 1, 1)},
                    {named(2), lap(0.8, 0.79, 0.81)},
                    {named(4), lap(0.9, 0.89, 0.91)},
                    {named(8), lap(0.7, 0.69, 0.71)},
                    {named(16), lap(1.5, 1.4, 1.6, false)}};
  result.drift = 1.01;
  again.kernels = {{named(1), lap(1, 1, 1)},
                   {named(2), lap(1.02, 1.01, 1.03)},
                   {named(4), lap(0.9, 0.88, 0.92)},
                   {named(8), lap(1.4, 1.3, 1.5, false)}};
  again.drift = 0.8;
  confirm(result, again);
  EXPECT_EQ(result.winner(), 2u);
  EXPECT_NEAR(result.kernels[1].lap.ratio, std::sqrt(0.8 * 1.02), 1e-12);
  EXPECT_EQ(result.kernels[1].lap.low, 0.79);
  EXPECT_EQ(result.kernels[1].lap.high, 1.03);
  EXPECT_EQ(result.kernels[2].lap.rounds, 20);
  EXPECT_FALSE(result.kernels[3].lap.final); // was no finalist there
  EXPECT_FALSE(result.kernels[4].lap.final);
  EXPECT_EQ(result.drift, 0.8);
}

TEST(Trial, SaysWhyAShapeHasNoMeasurement) {
  EXPECT_EQ(trial({wrong, right}).problem, "the incumbent " + scheduleName(named(1)) + " is wrong");
  constexpr bench::Case huge = {
      ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1 << 20, 1 << 16, 256, false};
  EXPECT_EQ(trial({right, right}, 30, huge).problem,
            "measuring " + scheduleName(named(1)) + " failed: out of memory for its buffers");
  EXPECT_THAT(trial({crashes, right}).problem, HasSubstr("died of signal"));
  // After all were verified it could be anybody.
  EXPECT_THAT(trial({right, crashesLater}).problem, StartsWith("measuring rope_half_f32_out_d64"));
}

} // namespace
} // namespace ropewalk
