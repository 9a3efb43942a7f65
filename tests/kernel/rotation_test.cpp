//===- rotation_test.cpp - Every rotation kernel, called directly ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each call is compared bit by bit with the formula of kernel.h, rounded step by step as the
// target rounds, and with the exact value; nothing but dst's rows may be touched.
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"
#include "kernel_test.h"

#include "reference.h"
#include "support/elements.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::test {
namespace {

class RotationKernel : public KernelTest {
protected:
  /// Windows to call the kernel with: its own, or widths around the tiles.
  std::vector<int64_t> windows() const {
    if (spec().request.channels)
      return {spec().request.channels};
    return served({2, 4, 6, 8, 10, 14, 20, 24, 34, 62, 64, 66, 68, 130, 188, 254});
  }

  /// Some of them, of vectors only and with a rest.
  std::vector<int64_t> fewWindows() const {
    if (spec().request.channels)
      return {spec().request.channels};
    return served({34, 36, 48, 128});
  }

  /// Those that the kernel is for.
  std::vector<int64_t> served(std::vector<int64_t> widths) const {
    const auto isOther = [&](int64_t width) { return width % widthMultiple(spec()) != 0; };
    widths.erase(std::remove_if(widths.begin(), widths.end(), isOther), widths.end());
    return widths;
  }

  CallShape shapeOf(int64_t tokens, int64_t heads, int64_t channels) const {
    CallShape shape;
    shape.tokens = tokens;
    shape.heads = heads;
    shape.channels = channels;
    return shape;
  }

  /// The target's kernel that asks least of its caller.
  static KernelSpec lastOf(Target target, const KernelRequest &request) {
    KernelSpec last;
    for (const OfferedKernel &kernel : offeredKernels({request}))
      if (kernel.spec.target == target)
        last = kernel.spec;
    return last;
  }

  /// What `kernel` makes of the same values in the same layout: special ones, or all so small that
  /// results are denormal.
  std::vector<uint32_t> bitsOf(const KernelSpec &kernel, const CallShape &shape,
                               bool tiny = false) {
    Random same = random; // each call sees the same numbers
    KernelCall call(kernel, shape, same);
    const double size = std::ldexp(1.0, formatOf(kernel.request.dtype).minExponent());
    if (tiny)
      call.fill([&](int64_t, int64_t, int64_t) { return size * same.uniform(); });
    else
      call.addSpecialValues(same);
    if (ropewalk_kernel_fn run = compiledKernel(kernel))
      call.run(run);
    return call.bits();
  }
};

TEST_P(RotationKernel, RotatesAsTheFormulaSaysInEveryLayout) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (int64_t channels : windows()) {
    std::vector<CallShape> shapes = callShapes(channels, random);
    if (placesLines(spec())) {
      const std::vector<CallShape> placed = placedShapes(channels);
      shapes.insert(shapes.end(), placed.begin(), placed.end());
    }
    for (const CallShape &shape : shapes) {
      KernelCall call(spec(), shape, random);
      call.run(kernel);
      ASSERT_EQ(call.error(), "") << shape.str();
    }
  }
}

TEST_P(RotationKernel, KeepsNanInfinitiesDenormalsAndOverflow) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (int64_t channels : fewWindows()) {
    CallShape shape = shapeOf(3, 8, channels);
    for (bool inverse : {false, true}) {
      shape.inverse = inverse;
      KernelCall call(spec(), shape, random);
      call.addSpecialValues(random);
      call.run(kernel);
      ASSERT_EQ(call.error(), "") << shape.str();
    }
  }
}

using CopyingKernel = RotationKernel;
TEST_P(CopyingKernel, CopiesEveryBitBesideTheWindow) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  const KernelRequest &request = spec().request;
  const int64_t windowEnd = request.before + request.channels;
  const CallShape shape = shapeOf(5, 4, request.channels);
  KernelCall call(spec(), shape, random);
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t j = 0; j < windowEnd + request.behind; ++j) // NaN payloads among them
        if (j < request.before || j >= windowEnd)
          call.setBits(t, h, j, static_cast<uint32_t>(random.bits()));
  call.run(kernel);
  EXPECT_EQ(call.error(), "");
}

TEST_P(RotationKernel, KeepsNanAndInfinitiesOfTheTable) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (int64_t channels : fewWindows())
    for (bool special : {false, true}) {
      CallShape shape = shapeOf(4, 6, channels);
      shape.inverse = special;
      KernelCall call(spec(), shape, random);
      call.addSpecialEntries(random);
      if (special)
        call.addSpecialValues(random);
      call.run(kernel);
      ASSERT_EQ(call.error(), "") << shape.str();
    }
}

TEST_P(RotationKernel, SplitsTokensIntoTheSameBits) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (int64_t channels : fewWindows())
    for (Rows rows : {Rows::ListOf32, Rows::LowWordsOf64, Rows::Consecutive}) {
      CallShape shape = shapeOf(7, 3, channels);
      shape.rows = rows;
      shape.rowStep = 1;
      KernelCall call(spec(), shape, random);
      call.addSpecialValues(random);
      call.run(kernel);
      const std::vector<uint32_t> whole = call.bits();
      call.reset();
      call.runInPieces(kernel);
      EXPECT_EQ(whole, call.bits()) << shape.str();
    }
}

using InPlaceKernel = RotationKernel;
TEST_P(InPlaceKernel, EqualsOutOfPlace) {
  for (int64_t channels : fewWindows()) {
    const CallShape shape = shapeOf(3, 5, channels);
    for (bool tiny : {false, true})
      EXPECT_EQ(bitsOf(spec(), shape, tiny), bitsOf(outOfPlace(spec()), shape, tiny))
          << channels << " channels" << (tiny ? ", tiny values" : "");
  }
}

using StreamingKernel = RotationKernel;
TEST_P(StreamingKernel, StoresTheBitsOfPlainStores) {
  for (int64_t channels : fewWindows()) {
    const CallShape shape = shapeOf(3, 5, channels);
    EXPECT_EQ(bitsOf(spec(), shape), bitsOf(withPlainStores(spec()), shape));
  }
}

using ReorderingKernel = RotationKernel;
TEST_P(ReorderingKernel, WritesTheBitsOfThePlainKernelInTheOtherOrder) {
  KernelRequest request = spec().request;
  request.reorder = false;
  const KernelSpec plain = lastOf(spec().target, request);
  std::vector<int64_t> windows = fewWindows();
  if (reordersInPlace(spec().request) && !spec().request.channels) { // its stage, and almost
    const int64_t widest = widestReorderedBytes / elementBytes(request.dtype);
    windows.insert(windows.end(), {widest - 4, widest});
  }
  for (int64_t channels : windows) {
    CallShape shape = shapeOf(1, 1, channels);
    for (bool tiny : {false, true}) {
      const std::vector<uint32_t> from = bitsOf(plain, shape, tiny),
                                  to = bitsOf(spec(), shape, tiny);
      for (int64_t pair = 0; pair < channels / 2; ++pair)
        for (int part : {0, 1}) {
          const int64_t read = channelsOf(plain.request.pairing, pair, channels / 2)[part];
          const int64_t written =
              channelsOf(writtenPairing(spec().request), pair, channels / 2)[part];
          ASSERT_EQ(from[read], to[written]) << "pair " << pair << ", component " << part;
        }
    }
  }
}

using FusedKernel = RotationKernel;
TEST_P(FusedKernel, EqualsThePortableReferenceBitForBit) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (int64_t channels : fewWindows()) {
    KernelCall call(spec(), shapeOf(3, 5, channels), random);
    call.run(kernel);
    const std::vector<uint32_t> generated = call.bits();
    call.reset();
    call.runReference();
    EXPECT_EQ(generated, call.bits());
  }
}

const std::vector<OfferedKernel> &rotations() {
  static const std::vector<OfferedKernel> all = [] {
    std::vector<OfferedKernel> offered = offeredKernels(allRotationRequests());
    for (const KernelSpec &spec : splittingKernels(architectureOf(offered.front().spec.target)))
      offered.push_back({spec});
    return offered;
  }();
  return all;
}

INSTANTIATE_TEST_SUITE_P(Kernel, RotationKernel,
                         testing::ValuesIn(specsOf(rotations(), [](auto &) { return true; })),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Kernel, InPlaceKernel,
                         testing::ValuesIn(specsOf(rotations(),
                                                   [](const KernelSpec &spec) {
                                                     return spec.request.place ==
                                                                ROPEWALK_IN_PLACE &&
                                                            !spec.request.reorder;
                                                   })),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Kernel, StreamingKernel,
                         testing::ValuesIn(specsOf(rotations(),
                                                   [](const KernelSpec &spec) {
                                                     return isStream(spec.schedule.store);
                                                   })),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Kernel, CopyingKernel,
                         testing::ValuesIn(specsOf(rotations(),
                                                   [](const KernelSpec &spec) {
                                                     return copiesBeside(spec.request);
                                                   })),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Kernel, ReorderingKernel,
                         testing::ValuesIn(specsOf(rotations(),
                                                   [](const KernelSpec &spec) {
                                                     return spec.request.reorder;
                                                   })),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Kernel, FusedKernel,
                         testing::ValuesIn(specsOf(rotations(),
                                                   [](const KernelSpec &spec) {
                                                     return hasFma(spec.target);
                                                   })),
                         nameOf);

} // namespace
} // namespace ropewalk::test
