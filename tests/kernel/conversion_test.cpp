//===- conversion_test.cpp - Every 16-bit element, in and out -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels convert between storage and f32 in several ways, by instruction and by integers. The
// table makes a kernel a converter: (x0, x1) = (1, 0) gives y0 = cos and y1 = sin, rounded to the
// storage type; cos = 1, sin = 0 gives x back.
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"
#include "kernel_test.h"

#include "support/effort.h"
#include "support/elements.h"

#include <cmath>
#include <cstring>
#include <set>

namespace ropewalk::test {
namespace {

constexpr int64_t patterns = 1 << 16;
constexpr int64_t triedPatterns = (patterns + caseStep - 1) / caseStep;

/// One of the tried ones, again from the first beyond the last.
uint32_t patternAt(int64_t index) {
  return static_cast<uint32_t>(index % triedPatterns * caseStep);
}

/// What a 16-bit rounding can get wrong: for each finite element, the values halfway to the next
/// one, and the f32 on both sides of it; f32 denormals, overflow, infinities.
struct Rounding {
  std::vector<float> from;
  std::vector<uint32_t> to;

  explicit Rounding(ropewalk_dtype dtype) {
    const Format format = formatOf(dtype);
    const uint32_t infinity = ((1u << format.exponentBits) - 1) << format.mantissaBits;
    // The largest finite one is among those tried.
    for (uint32_t bits = (infinity - 1) % caseStep; bits < infinity; bits += caseStep) {
      const double low = decode(format, bits);
      // Beyond the largest element the grid goes on: that is where overflow begins.
      const double high = bits + 1 < infinity ? decode(format, bits + 1)
                                              : std::ldexp(1.0, format.maxExponent() + 1);
      const auto middle = static_cast<float>((low + high) / 2);
      for (float value : {static_cast<float>(low), std::nextafter(middle, -1.0f), middle,
                          std::nextafter(middle, INFINITY)})
        add(format, bits % 2 ? -value : value);
    }
    for (float value : {0x1p-149f, 0x1p-133f, 0x1.8p-134f, 0x1.fffffcp-127f, 0x1p-25f,
                        0x1.000002p-25f, 3.4028235e38f, 65519.99f, 65520.0f, INFINITY})
      for (float sign : {1.0f, -1.0f})
        add(format, sign * value);
  }

private:
  void add(Format format, float value) {
    from.push_back(value);
    to.push_back(encode(format, value));
  }
};

const Rounding &roundingTo(ropewalk_dtype dtype) {
  static const Rounding f16(ROPEWALK_F16), bf16(ROPEWALK_BF16);
  return dtype == ROPEWALK_F16 ? f16 : bf16;
}

class ConvertingKernel : public KernelTest {
protected:
  int64_t window() const { return spec().request.channels ? spec().request.channels : 92; }
  /// Components before the window, which the kernel copies.
  int64_t before() const { return spec().request.before; }

  /// A call that covers `count` pairs, one head, distinct table rows.
  CallShape shapeFor(int64_t count) const {
    CallShape shape;
    shape.channels = window();
    const int64_t pairs = shape.channels / 2;
    shape.tokens = (count + pairs - 1) / pairs;
    shape.rows = Rows::Consecutive;
    shape.rowStep = 1;
    return shape;
  }

  int64_t readChannel(int64_t pair, int part) const {
    return channel(spec().request.pairing, pair, part);
  }
  int64_t writtenChannel(int64_t pair, int part) const {
    return channel(writtenPairing(spec().request), pair, part);
  }
  int64_t channel(ropewalk_pairing pairing, int64_t pair, int part) const {
    const int64_t pairs = window() / 2 / blockCount(spec().request), block = pair / pairs;
    return before() + 2 * pairs * block + channelsOf(pairing, pair % pairs, pairs)[part];
  }

  bool mayFlush(float value) const {
    return spec().request.dtype == ROPEWALK_BF16 && spec().target == Target::X86_64_v4_bf16 &&
           std::fabs(value) < 0x1p-126f;
  }

  /// Whether the bits are those wanted; the sign of a zero is free where products add to it.
  bool isRight(uint32_t got, uint32_t want, float value) const {
    const Format format = formatOf(spec().request.dtype);
    const bool isZero = decode(format, got) == 0;
    if (std::isnan(value))
      return std::isnan(decode(format, got));
    return got == want || (isZero && (value == 0 || mayFlush(value)));
  }
};

TEST_P(ConvertingKernel, RoundsToNearestEven) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  const Rounding &rounding = roundingTo(spec().request.dtype);
  const auto count = static_cast<int64_t>(rounding.from.size());
  const CallShape shape = shapeFor(count);
  const int64_t pairs = window() / 2;
  KernelCall call(spec(), shape, random);
  std::set<int64_t> firsts;
  for (int64_t i = 0; i < pairs; ++i)
    firsts.insert(readChannel(i, 0));
  call.fill([&](int64_t, int64_t, int64_t channel) { return firsts.count(channel) ? 1.0 : 0.0; });
  // sin runs backwards, so that both components of a vector round differently.
  auto at = [&](int64_t token, int64_t pair) { return (token * pairs + pair) % count; };
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < pairs; ++i)
      call.setTable(t, i, rounding.from[at(t, i)], rounding.from[count - 1 - at(t, i)]);
  call.run(kernel);
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < pairs; ++i)
      for (int part : {0, 1}) {
        const int64_t which = part ? count - 1 - at(t, i) : at(t, i);
        // An infinite cos or sin times 0 is NaN in the other component.
        const float other = rounding.from[part ? at(t, i) : count - 1 - at(t, i)];
        if (std::isinf(other))
          continue;
        const uint32_t got = call.result(t, 0, writtenChannel(i, part));
        ASSERT_TRUE(isRight(got, rounding.to[which], rounding.from[which]))
            << std::hexfloat << rounding.from[which] << " became " << std::hex << got
            << ", expected " << rounding.to[which] << " at token " << std::dec << t << ", pair "
            << i << ", component " << part;
      }
}

TEST_P(ConvertingKernel, GivesEveryElementBackAtPositionZero) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  const CallShape shape = shapeFor(triedPatterns);
  const Format format = formatOf(spec().request.dtype);
  const int64_t pairs = window() / 2;
  KernelCall call(spec(), shape, random);
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < pairs; ++i)
      call.setTable(t, i, 1, 0);
  for (int part : {0, 1}) {
    // The partner is finite: infinity times a sine of 0 is NaN by the formula.
    call.fill([&](int64_t, int64_t, int64_t) { return 1.5; });
    for (int64_t t = 0; t < shape.tokens; ++t)
      for (int64_t i = 0; i < pairs; ++i)
        call.setBits(t, 0, readChannel(i, part), patternAt(t * pairs + i));
    call.run(kernel);
    for (int64_t t = 0; t < shape.tokens; ++t)
      for (int64_t i = 0; i < pairs; ++i) {
        const uint32_t want = patternAt(t * pairs + i);
        const uint32_t got = call.result(t, 0, writtenChannel(i, part));
        ASSERT_TRUE(isRight(got, want, static_cast<float>(decode(format, want))))
            << std::hex << want << " became " << got << " in component " << part;
      }
  }
}

INSTANTIATE_TEST_SUITE_P(Kernel, ConvertingKernel,
                         testing::ValuesIn(specsOf(offeredKernels(allRotationRequests()),
                                                   [](const KernelSpec &spec) {
                                                     return spec.request.dtype != ROPEWALK_F32;
                                                   })),
                         nameOf);

} // namespace
} // namespace ropewalk::test
