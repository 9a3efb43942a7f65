//===- bench_harness_test.cpp - The harness measures honestly ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "baseline/baselines.h"
#include "harness/harness.h"
#include "harness/oracle.h"
#include "kernel_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

using namespace ropewalk;
using namespace ropewalk::bench;
using testing::HasSubstr;

namespace {

/// A chain of dependent steps, 3 cycles or so each, that goes on from call to call: of chains that
/// each begin anew CPUs run several at a time, short ones more.
void spin(int steps) {
  static uint64_t last = 3;
  uint64_t x = last, factor = 5;
  for (int i = 0; i < steps; ++i) {
    asm volatile("" : "+r"(factor));
    x *= factor;
    asm volatile("" : "+r"(x));
  }
  last = x;
}

Subject spinner(int steps) {
  return {[steps](int64_t n) {
            for (int64_t i = 0; i < n; ++i)
              spin(steps);
          },
          nullptr};
}

/// Plain scalar rotation, f32 half; `Sign` of -1 makes it wrong.
template <int Sign> void scalarHalf(const ropewalk_kernel_args *a) {
  for (int64_t t = 0; t < a->tokens; ++t)
    for (int64_t h = 0; h < a->heads; ++h) {
      const int64_t row = a->positions[t] + t * a->rowStep + a->rowOffset;
      const auto *c = static_cast<const float *>(a->cos) + row * a->tableRowStride / 4,
                 *s = static_cast<const float *>(a->sin) + row * a->tableRowStride / 4;
      const auto *x = reinterpret_cast<const float *>(static_cast<const char *>(a->src) +
                                                      t * a->srcTokenStride + h * a->srcHeadStride);
      auto *y = reinterpret_cast<float *>(static_cast<char *>(a->dst) + t * a->dstTokenStride +
                                          h * a->dstHeadStride);
      const int64_t pairs = a->channels / 2;
      for (int64_t i = 0; i < pairs; ++i) {
        y[i] = std::fma(x[i], c[i], -(x[i + pairs] * (Sign * s[i])));
        y[i + pairs] = std::fma(x[i + pairs], c[i], x[i] * (Sign * s[i]));
      }
    }
}

Options quick() {
  Options options;
  options.seconds = 0.02;
  options.dramSeconds = 0.02;
  options.dramBytes = 1 << 20;
  return options;
}

TEST(TimingTest, TellsTwentyFromFortyNanoseconds) {
  TimingOptions options;
  options.seconds = 0.2;
  const Timings timings = timeInterleaved({spinner(20), spinner(40)}, options);
  EXPECT_LT(timings.least(0), 100e-9);
  EXPECT_GT(timings.ratio(1, 0), 1.5);
  EXPECT_LT(timings.ratio(1, 0), 2.5);
}

TEST(TimingTest, SamplesLastLongEnoughForTheClock) {
  TimingOptions options;
  options.maxRounds = 1;
  options.warm = false;
  int64_t repetitions = 0;
  Subject subject = spinner(1);
  auto repeat = subject.repeat;
  subject.repeat = [&](int64_t n) { repeat(repetitions = n); };
  const Timings timings = timeInterleaved({subject}, options);
  EXPECT_GT(double(repetitions) * timings.median(0), options.sampleSeconds / 4);
}

TEST(TimingTest, LongCallsAreRunNoOftenerThanNeeded) {
  TimingOptions options;
  options.sampleSeconds = 1e-9; // any call of the spinner's takes more than twenty of these
  options.maxRounds = 1;
  options.warm = false;
  int64_t calls = 0;
  Subject subject = spinner(1'000);
  auto repeat = subject.repeat;
  subject.repeat = [&](int64_t n) {
    calls += n;
    repeat(n);
  };
  timeInterleaved({subject}, options);
  EXPECT_EQ(calls, 3) << "a first one, one to find the repetitions, and the sample";
}

TEST(TimingTest, EverySubjectIsSampledInEveryRound) {
  TimingOptions options;
  options.seconds = 0;
  options.minRounds = 5;
  int prepared = 0;
  Subject counted = spinner(10);
  counted.prepare = [&] { ++prepared; };
  const Timings timings = timeInterleaved({spinner(10), counted, spinner(30)}, options);
  for (const auto &seconds : timings.seconds)
    EXPECT_EQ(5u, seconds.size());
  EXPECT_EQ(5 + 1, prepared) << "once per sample and once to find the repetitions";
}

TEST(TimingTest, TheFastestIsComparedInOtherRoundsThanItWasChosenBy) {
  const std::vector<double> steady(20, 1e-6), faster(20, 0.8e-6);
  std::vector<double> luckyFirst(20, 1e-6), luckySecond(20, 1e-6);
  for (size_t round = 0; round < 20; ++round)
    (round % 2 ? luckySecond : luckyFirst)[round] = 0.7e-6;
  const Timings timings = {{steady, luckyFirst, luckySecond, faster}};
  EXPECT_DOUBLE_EQ(1.0, timings.ratioToFastest(0, {1, 2}));
  EXPECT_DOUBLE_EQ(1.25, timings.ratioToFastest(0, {0, 3}));
}

TEST(TimingTest, MedianIsTheMiddleValue) {
  EXPECT_EQ(2, median({3, 1, 2}));
  EXPECT_EQ(2.5, median({4, 1, 3, 2}));
  EXPECT_EQ(7, median({7}));
}

TEST(OracleTest, StorageValuesSurviveTheRoundTrip) {
  for (ropewalk_dtype dtype : {ROPEWALK_F16, ROPEWALK_BF16})
    for (uint32_t bits = 0; bits < 0x10000; ++bits) {
      const uint16_t from = uint16_t(bits);
      const double value = elementToDouble(dtype, &from);
      if (!std::isfinite(value) || value == 0)
        continue;
      uint16_t to;
      elementFromDouble(dtype, value, &to);
      ASSERT_EQ(from, to) << dtypeName(dtype) << " " << value;
    }
}

TEST(OracleTest, RoundsTiesToEven) {
  uint16_t bits;
  elementFromDouble(ROPEWALK_BF16, 1 + 1.0 / 256, &bits); // between 1 and 1 + 2^-7
  EXPECT_EQ(0x3f80, bits);
  elementFromDouble(ROPEWALK_BF16, 1 + 3.0 / 256, &bits);
  EXPECT_EQ(0x3f82, bits);
  elementFromDouble(ROPEWALK_F16, 2 - 1e-9, &bits); // up into the next binade
  EXPECT_EQ(0x4000, bits);
}

TEST(OracleTest, CountsUlpsOfTheLengthOfThePair) {
  const float x[2] = {3, 4}, exact[2] = {3, 4}; // length 5: an ulp of 2^-21
  float y[2] = {exact[0] + 3 * 0x1p-21f, exact[1]};
  ropewalk_kernel_args args = {};
  args.src = x;
  args.dst = y;
  args.tokens = args.heads = 1;
  args.channels = 2;
  args.sineSign = 1;
  const double cos = 1, sin = 0;
  EXPECT_EQ(3, worstUlp(ROPEWALK_F32, ROPEWALK_HALF, args, &cos, &sin));
  y[1] = NAN;
  EXPECT_TRUE(std::isinf(worstUlp(ROPEWALK_F32, ROPEWALK_INTERLEAVED, args, &cos, &sin)));
}

TEST(HarnessTest, MeasuresARightKernelAgainstItsPeers) {
  Harness harness(quick());
  const Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 3, 2, 128, false};
  const auto rows = harness.measure(cell, {{"scalar", "x86-64-v4", scalarHalf<1>, false, 16}});
  ASSERT_EQ(1u, rows.size());
  EXPECT_LE(rows[0].maxUlp, 2);
  ASSERT_TRUE(rows[0].ns);
  EXPECT_NEAR(*rows[0].gbps, 2.0 * 3 * 2 * 128 * 4 / *rows[0].ns, 1e-9);
  ASSERT_TRUE(rows[0].memcpyRatio);
  EXPECT_GT(*rows[0].memcpyRatio, 1) << "scalar code beats memcpy";
#if defined(__x86_64__)
  EXPECT_TRUE(rows[0].copyRatio);
#endif
  EXPECT_EQ(
      findBaselines(Target::X86_64_v4, cell.dtype, cell.pairing, cell.place, false, 128).empty(),
      !rows[0].baselineRatio);
}

TEST(HarnessTest, ReportsNoTimeForAWrongKernel) {
  Harness harness(quick());
  const Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 2, 1, 64, false};
  const auto rows = harness.measure(cell, {{"wrong", "x86-64", scalarHalf<-1>, false, 16},
                                           {"right", "x86-64", scalarHalf<1>, false, 16}});
  ASSERT_EQ(2u, rows.size());
  EXPECT_FALSE(rows[0].ns);
  EXPECT_GT(rows[0].maxUlp, 1000);
  EXPECT_TRUE(rows[1].ns);
  EXPECT_THAT(toTable(harness.machine(), rows), HasSubstr("wrong"));
  EXPECT_THAT(toJson(harness.machine(), rows), HasSubstr("\"ns\":null"));
}

TEST(HarnessTest, FromDramEveryCallTakesTheNextBuffer) {
  Memory memory;
  const Case cell = {ROPEWALK_F16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 16, 4, 64, true};
  const Workspace workspace(cell, memory, 1 << 20);
  ASSERT_TRUE(workspace.valid());
  const size_t touched = 2 * size_t(cell.bytes());
  EXPECT_GT(workspace.calls.size() * touched, size_t(1) << 20);
  for (const ropewalk_kernel_args &args : workspace.calls) {
    EXPECT_EQ(0, std::memcmp(args.src, workspace.calls[0].src, size_t(cell.bytes())));
    EXPECT_EQ(0u, reinterpret_cast<size_t>(args.src) % 64);
    EXPECT_EQ(0u, reinterpret_cast<size_t>(args.dst) % 64);
  }
}

TEST(HarnessTest, JsonRowsHaveTheFieldsOfTheContract) {
  Row row;
  row.kernel = "k";
  row.isa = "x86-64-v4";
  row.cell = {ROPEWALK_BF16, ROPEWALK_INTERLEAVED, ROPEWALK_IN_PLACE, 512, 8, 128, false};
  row.ns = 1000;
  row.gbps = 12.5;
  row.memcpyRatio = 1.25;
  row.maxUlp = 0.5;
  const std::string json = toJson(Machine(), {row});
  EXPECT_THAT(json, HasSubstr("{\"kernel\":\"k\",\"family\":\"rope\",\"dtype\":\"bf16\","
                              "\"pairing\":\"interleaved\",\"place\":\"in\",\"isa\":\"x86-64-v4\","
                              "\"tokens\":512,\"heads\":8,\"head_dim\":128,\"threads\":1,"
                              "\"ns\":1000,\"gbps\":12.5,\"memcpy_ratio\":1.25,"
                              "\"copy_ratio\":null,\"baseline_ratio\":null,\"max_ulp\":0.5}"));
}

TEST(HarnessTest, HeaderSaysWhichCommitWasMeasured) {
  setenv("ROPEWALK_COMMIT", "0123abc", 1);
  const Machine machine = Harness().machine();
  unsetenv("ROPEWALK_COMMIT");
  EXPECT_THAT(toTable(machine, {}), HasSubstr(", commit 0123abc\n"));
  EXPECT_THAT(toJson(machine, {}), HasSubstr("\"commit\":\"0123abc\"}"));
}

TEST(HarnessTest, PeersFollowFromTheNameOfAKernel) {
  KernelSpec spec;
  spec.request.dtype = ROPEWALK_BF16;
  spec.request.channels = 128;
  spec.target = Target::X86_64_v4_bf16;
  spec.schedule.form = Form::Word;
  spec.schedule.vector = 16;
  spec.schedule.store = Store::Stream64;
  const std::string name = kernelName(spec);
  const auto candidate = candidateOf({name.c_str(), scalarHalf<1>, 0, 0, nullptr});
  ASSERT_TRUE(candidate);
  EXPECT_EQ("x86-64-v4-bf16", candidate->isa);
  EXPECT_TRUE(candidate->stream);
  EXPECT_EQ(64, candidate->accessBytes);
  EXPECT_FALSE(candidateOf({"memcpy", scalarHalf<1>, 0, 0, nullptr}));
}

} // namespace
