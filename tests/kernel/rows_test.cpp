//===- rows_test.cpp - Every rows kernel, called directly -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_test.h"
#include "rows_call.h"

#include "reference.h"

namespace ropewalk::test {
namespace {

using RowsKernel = KernelTest;

TEST_P(RowsKernel, MakesRowsAsTheFormulaSaysFromEveryTableAndList) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (const RowsShape &shape : rowsShapes(random)) {
    RowsCall call(spec(), shape, random);
    call.run(kernel);
    ASSERT_EQ(call.error(), "") << shape.str();
  }
}

using FusedRowsKernel = KernelTest;

TEST_P(FusedRowsKernel, EqualsThePortableReferenceBitForBit) {
  ropewalk_kernel_fn kernel = compiledKernel(spec());
  ASSERT_TRUE(kernel);
  for (const RowsShape &shape : rowsShapes(random)) {
    RowsCall call(spec(), shape, random);
    call.run(kernel);
    const std::vector<uint32_t> generated = call.bits();
    call.reset();
    call.run(referenceKernel(spec().request));
    ASSERT_EQ(generated, call.bits()) << shape.str();
  }
}

const std::vector<OfferedKernel> &rows() {
  static const std::vector<OfferedKernel> all = offeredKernels(rowsRequests());
  return all;
}

INSTANTIATE_TEST_SUITE_P(Kernel, RowsKernel,
                         testing::ValuesIn(specsOf(rows(), [](auto &) { return true; })), nameOf);
INSTANTIATE_TEST_SUITE_P(
    Kernel, FusedRowsKernel,
    testing::ValuesIn(specsOf(rows(), [](const KernelSpec &spec) { return hasFma(spec.target); })),
    nameOf);

} // namespace
} // namespace ropewalk::test
