//===- baseline_test.cpp - Hand-written peers are right ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A comparison with a wrong peer is worthless, so each baseline and copy loop is held to
// the same contract as a generated kernel: strides, places, error, nothing else written.
//
//===----------------------------------------------------------------------===//

#include "baseline/baselines.h"
#include "copy/copy_loops.h"
#include "harness/oracle.h"
#include "kernel_spec.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

using namespace ropewalk;
using namespace ropewalk::bench;

namespace {

constexpr unsigned char untouched = 0xa5;

/// What varies between two calls of one kernel.
struct Shape {
  int64_t tokens, heads;
  int64_t headGap, tokenGap; ///< Bytes between rows that must stay as they are.
  size_t srcShift;           ///< Bytes by which src misses a multiple of 64.
  int32_t rowStep;           ///< 1: consecutive positions; 0: a list.
  float sineSign;
};

/// One call, its memory, and what it must compute.
struct Call {
  Call(ropewalk_dtype dtype, int64_t channels, bool inPlace, const Shape &shape);

  ropewalk_kernel_args args = {};
  std::vector<unsigned char> src, dst; ///< Over-allocated; args point into them.
  std::vector<float> cos, sin;         ///< rows x pairs, with a gap behind each row
  std::vector<double> exactCos, exactSin;
  std::vector<int64_t> positions;
  ropewalk_kernel_args before = {}; ///< args with src as it was, whatever the place
};

constexpr int64_t tableRows = 41, tableGap = 16;

unsigned char *alignTo64(std::vector<unsigned char> &bytes) {
  const size_t address = reinterpret_cast<size_t>(bytes.data());
  return bytes.data() + (64 - address % 64) % 64;
}

Call::Call(ropewalk_dtype dtype, int64_t channels, bool inPlace, const Shape &shape) {
  std::mt19937 random(unsigned(channels * 100 + shape.tokens * 10 + shape.heads));
  std::uniform_real_distribution<double> uniform(-4, 4);
  const int64_t pairs = channels / 2, rowFloats = pairs + tableGap;
  for (int64_t i = 0; i < tableRows * rowFloats; ++i) {
    cos.push_back(float(std::cos(uniform(random))));
    sin.push_back(std::sqrt(1 - cos.back() * cos.back()));
  }
  args.cos = cos.data();
  args.sin = sin.data();
  args.tableRowStride = rowFloats * 4;
  args.tablePairStride = 4;
  args.tokens = shape.tokens;
  args.heads = shape.heads;
  args.channels = channels;
  args.sineSign = shape.sineSign;
  args.rowStep = shape.rowStep;
  args.rowOffset = shape.rowStep ? 3 : -5;
  args.positionStride = shape.rowStep ? 0 : 8; // i64, read by the low words
  for (int64_t t = 0; t < shape.tokens; ++t) {
    positions.push_back(shape.rowStep ? 0 : 5 + (t * 17) % tableRows);
    const int64_t row = positions.back() + t * shape.rowStep + args.rowOffset;
    for (int64_t i = 0; i < pairs; ++i) {
      exactCos.push_back(cos[size_t(row * rowFloats + i)]);
      exactSin.push_back(sin[size_t(row * rowFloats + i)]);
    }
  }
  args.positions = reinterpret_cast<const int32_t *>(positions.data());

  args.dstHeadStride = channels * elementBytes(dtype) + shape.headGap;
  args.dstTokenStride = shape.heads * args.dstHeadStride + shape.tokenGap;
  args.srcHeadStride = args.dstHeadStride;
  args.srcTokenStride = args.dstTokenStride;
  const size_t size = size_t(shape.tokens * args.dstTokenStride);
  dst.assign(size + 128, untouched);
  src.assign(size + 128, untouched);
  unsigned char *x = alignTo64(src) + shape.srcShift, *y = alignTo64(dst);
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t i = 0; i < channels; ++i)
        elementFromDouble(dtype, uniform(random),
                          x + t * args.srcTokenStride + h * args.srcHeadStride +
                              i * elementBytes(dtype));
  if (inPlace)
    std::memcpy(y, x, size);
  args.src = x;
  args.dst = y;
  before = args;
  if (inPlace)
    args.src = nullptr; // must be ignored
}

/// Whether every byte of dst outside the rows of `rowBytes` is as it was.
bool gapsUntouched(const Call &call, int64_t rowBytes) {
  std::vector<bool> written(call.dst.size(), false);
  const auto *y = static_cast<const unsigned char *>(call.args.dst);
  for (int64_t t = 0; t < call.args.tokens; ++t)
    for (int64_t h = 0; h < call.args.heads; ++h)
      for (int64_t b = 0; b < rowBytes; ++b)
        written[size_t(y - call.dst.data() + t * call.args.dstTokenStride +
                       h * call.args.dstHeadStride + b)] = true;
  for (size_t i = 0; i < call.dst.size(); ++i)
    if (!written[i] && call.dst[i] != untouched)
      return false;
  return true;
}

/// Shapes around one head and one token, blocks of eight heads, gaps, either direction.
std::vector<Shape> shapes(bool aligned) {
  const int64_t gap = aligned ? 64 : 4;
  return {{1, 1, 0, 0, 0, 1, 1},
          {1, 32, 0, 0, 0, 0, 1},
          {3, 5, 0, 0, size_t(gap), 1, -1},
          {7, 9, gap, 3 * gap, size_t(gap), 0, 1},
          {2, 17, gap, 0, 0, 0, -1},
          {0, 4, 0, 0, 0, 0, 1}};
}

class BaselineTest : public testing::TestWithParam<size_t> {
protected:
  void SetUp() override {
    if (!baseline().runsHere())
      GTEST_SKIP() << baseline().name << ": this cpu does not run "
                   << targetName(baseline().target);
  }
  const Baseline &baseline() const { return allBaselines()[GetParam()]; }
};

GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(BaselineTest);

TEST_P(BaselineTest, MatchesDoubleArithmeticAndWritesNothingElse) {
  const Baseline &b = baseline();
  // Both roundings of f32 at most half an ulp; 16-bit types add their own to f32's noise.
  const double bound = b.dtype == ROPEWALK_F32 ? 1.001 : 0.505;
  for (const Shape &shape : shapes(b.stream)) {
    Call call(b.dtype, b.channels, b.place == ROPEWALK_IN_PLACE, shape);
    b.run(&call.args);
    EXPECT_LE(worstUlp(b.dtype, b.pairing, call.before, call.exactCos.data(), call.exactSin.data()),
              bound)
        << b.name << " tokens " << shape.tokens << " heads " << shape.heads;
    EXPECT_TRUE(gapsUntouched(call, b.channels * elementBytes(b.dtype)))
        << b.name << " tokens " << shape.tokens << " heads " << shape.heads;
  }
}

TEST_P(BaselineTest, AgreesBitForBitWithItsPlainOutOfPlaceForm) {
  const Baseline &b = baseline();
  const auto forms =
      findBaselines(b.target, b.dtype, b.pairing, ROPEWALK_OUT_OF_PLACE, false, b.channels);
  ASSERT_FALSE(forms.empty());
  const Shape shape = {5, 9, 0, 0, 0, 1, 1};
  Call expected(b.dtype, b.channels, false, shape);
  Call actual(b.dtype, b.channels, b.place == ROPEWALK_IN_PLACE, shape);
  forms[0]->run(&expected.args);
  b.run(&actual.args);
  EXPECT_EQ(0, std::memcmp(expected.args.dst, actual.args.dst,
                           size_t(shape.tokens * actual.args.dstTokenStride)));
}

// Rounding by integers could carry a NaN into the sign; payloads of ones are the worst.
TEST_P(BaselineTest, NanOfTensorsAndTablesStaysNan) {
  const Baseline &b = baseline();
  const int64_t bytes = elementBytes(b.dtype);
  for (bool inTable : {false, true})
    for (uint32_t bits : {0x7fffffffu, 0xffffffffu, 0x7f800001u, 0x7fc00000u}) {
      Call call(b.dtype, b.channels, false, {1, 1, 0, 0, 0, 1, 1});
      if (inTable)
        for (float &entry : call.cos)
          std::memcpy(&entry, &bits, 4);
      // The upper bits are a NaN of each type.
      auto *x = static_cast<unsigned char *>(const_cast<void *>(call.args.src));
      const uint32_t upper = bytes == 2 ? (bits | 0x10000) >> 16 : bits;
      for (int64_t i = 0; i < b.channels && !inTable; ++i)
        std::memcpy(x + i * bytes, &upper, size_t(bytes));
      if (b.place == ROPEWALK_IN_PLACE)
        std::memcpy(call.args.dst, x, size_t(b.channels * bytes));
      b.run(&call.args);
      for (int64_t i = 0; i < b.channels; ++i)
        ASSERT_TRUE(std::isnan(elementToDouble(
            b.dtype, static_cast<const unsigned char *>(call.args.dst) + i * bytes)))
            << b.name << " component " << i << (inTable ? " table " : " tensor ") << std::hex
            << bits;
    }
}

INSTANTIATE_TEST_SUITE_P(All, BaselineTest, testing::Range(size_t(0), allBaselines().size()),
                         [](const auto &info) { return allBaselines()[info.param].name; });

TEST(BaselineRegistryTest, HasEveryCellForEveryWindow) {
  if (allBaselines().empty())
    GTEST_SKIP() << "no baselines for this architecture";
  const bool streams = architectureOf(allBaselines().front().target) == Architecture::X86;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (int channels : {64, 96, 128, 256})
        for (int kind = 0; kind < 3; ++kind) {
          const auto place = kind == 2 ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
          const bool found =
              std::any_of(allBaselines().begin(), allBaselines().end(), [&](const Baseline &b) {
                return b.dtype == dtype && b.pairing == pairing && b.place == place &&
                       b.stream == (kind == 1) && b.channels == channels;
              });
          EXPECT_EQ(found, streams || kind != 1)
              << dtypeName(dtype) << " " << pairingName(pairing) << " " << channels << " " << kind;
        }
}

TEST(CopyLoopTest, EveryPatternCopiesItsRowsAndWritesNothingElse) {
  int tried = 0;
  for (int width : {16, 32, 64})
    for (int64_t rowBytes : {128, 160, 192, 256, 320, 384, 512, 1024})
      for (bool half : {false, true})
        for (int kind = 0; kind < 3; ++kind) {
          const CopyPattern pattern = {width, rowBytes, half, kind == 1, kind == 2};
          ropewalk_kernel_fn copy = findCopyLoop(pattern);
          if (!copy)
            continue;
          ++tried;
          Call call(ROPEWALK_F16, rowBytes / 2, pattern.inPlace, {3, 5, 64, 128, 0, 1, 1});
          copy(&call.args);
          EXPECT_TRUE(gapsUntouched(call, rowBytes));
          for (int64_t t = 0; t < 3; ++t)
            for (int64_t h = 0; h < 5; ++h) {
              const int64_t at = t * call.args.dstTokenStride + h * call.args.dstHeadStride;
              EXPECT_EQ(0, std::memcmp(static_cast<const char *>(call.before.src) + at,
                                       static_cast<char *>(call.args.dst) + at, size_t(rowBytes)))
                  << width << " " << rowBytes << " " << half << " " << kind;
            }
        }
  if (!tried)
    GTEST_SKIP() << "no copy loops for this architecture";
}

TEST(CopyLoopTest, RefusesStreamingBlocksThatWouldBeMisaligned) {
  EXPECT_EQ(nullptr, findCopyLoop({64, 192, true, false, true}));
  EXPECT_EQ(nullptr, findCopyLoop({32, 160, true, false, true}));
}

} // namespace
