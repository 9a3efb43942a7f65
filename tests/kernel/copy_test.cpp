//===- copy_test.cpp - Every copy kernel, called directly -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"
#include "kernel_test.h"

namespace ropewalk::test {
namespace {

using CopyKernel = KernelTest;

TEST_P(CopyKernel, CopiesEveryBitOfEveryLayoutAndNothingElse) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  std::vector<int64_t> widths = {1, 2, 3, 7, 8, 15, 16, 17, 31, 33, 64, 65, 100, 129};
  if (spec().request.channels)
    widths = {spec().request.channels};
  for (int64_t width : widths)
    for (const CallShape &shape : callShapes(width, random)) {
      KernelCall call(spec(), shape, random);
      for (int64_t t = 0; t < shape.tokens; ++t)
        for (int64_t h = 0; h < shape.heads; ++h)
          for (int64_t j = 0; j < width; ++j) // NaN payloads among them
            call.setBits(t, h, j, static_cast<uint32_t>(random.bits()));
      call.run(kernel);
      ASSERT_EQ(call.error(), "") << shape.str();
    }
}

INSTANTIATE_TEST_SUITE_P(Kernel, CopyKernel,
                         testing::ValuesIn(specsOf(offeredKernels(copyRequests()),
                                                   [](auto &) { return true; })),
                         nameOf);

} // namespace
} // namespace ropewalk::test
