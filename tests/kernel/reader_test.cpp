//===- reader_test.cpp - Rotations that read other tables -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that reads factors, 16-bit entries or rows of several axes must do what the
// rows kernel and the kernel for f32 rows do one after the other.
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"
#include "kernel_library.h"
#include "kernel_test.h"
#include "rows_call.h"

#include "gtest/gtest.h"

namespace ropewalk::test {
namespace {

/// Of the same target.
KernelSpec rowsSpecFor(const KernelSpec &reader) {
  const KernelRequest &request = reader.request;
  const KernelRequest rows = rowsRequest(request.source, std::max(1, request.axes));
  for (const OfferedKernel &offered : offeredKernels({rows}))
    if (offered.spec.target == reader.target)
      return offered.spec;
  return {};
}

/// The same schedule, of f32 rows.
KernelSpec ofRows(KernelSpec reader) {
  reader.request.source = TableSource::F32;
  reader.request.axes = 0;
  return reader;
}

/// `call` with the rows that `made` has made, one for each token.
ropewalk_kernel_args withRows(ropewalk_kernel_args call, const ropewalk_kernel_args &made) {
  static const int32_t zero = 0;
  call.cos = made.dst;
  call.sin = static_cast<const char *>(made.dst) + made.dstHeadStride;
  call.tableRowStride = made.dstTokenStride;
  call.positions = &zero;
  call.positionStride = 0;
  call.rowStep = 1;
  call.rowOffset = 0;
  return call;
}

/// `call` with the table and the positions of which `made` makes rows.
ropewalk_kernel_args withTable(ropewalk_kernel_args call, const ropewalk_kernel_args &made) {
  call.cos = made.cos;
  call.sin = made.sin;
  call.tableRowStride = made.tableRowStride;
  call.tablePairStride = made.tablePairStride;
  call.positions = made.positions;
  call.positionStride = made.positionStride;
  call.positionAxisStride = made.positionAxisStride;
  call.rowStep = made.rowStep;
  call.rowOffset = made.rowOffset;
  call.coarseOffset = made.coarseOffset;
  call.fineCos = made.fineCos;
  call.fineSin = made.fineSin;
  call.fineRowStride = made.fineRowStride;
  call.pairAxis = made.pairAxis;
  return call;
}

using ReaderKernel = KernelTest;

TEST_P(ReaderKernel, EqualsTheKernelOfRowsOnRowsOfItsTableBitForBit) {
  const KernelSpec rows = rowsSpecFor(spec()), plain = ofRows(spec());
  ropewalk_kernel_fn makeRows = compiledKernel(rows), turn = compiledKernel(plain);
  ropewalk_kernel_fn reader = compiledKernel(spec());
  ASSERT_TRUE(makeRows && turn && reader);
  size_t checked = 0;
  for (RowsShape shape : rowsShapes(random)) {
    if (shape.table != Table::Adjacent)
      continue;
    shape.pairs = spec().request.channels / 2;
    shape.blocks = spec().request.blocks;
    const RowsCall table(rows, shape, random);
    table.run(makeRows);
    CallShape like;
    like.channels = spec().request.channels;
    like.tokens = shape.tokens;
    like.heads = random.integer(0, 5);
    like.headMajor = random.bits() % 2;
    like.srcGap = random.integer(0, 3);
    like.dstGap = random.integer(0, 3);
    like.inverse = random.bits() % 2;
    like.guard = shape.guard;
    KernelCall call(plain, like, random);
    call.addSpecialValues(random);
    ropewalk_kernel_args args = withRows(call.args(), table.args());
    turn(&args);
    const std::vector<uint32_t> expected = call.bits();
    call.reset();
    args = withTable(call.args(), table.args());
    reader(&args);
    ASSERT_EQ(call.bits(), expected) << shape.str() << ", " << like.str();
    ASSERT_EQ(call.strayWrite(), "") << shape.str() << ", " << like.str();
    ++checked;
  }
  EXPECT_GT(checked, 0u);
}

INSTANTIATE_TEST_SUITE_P(Kernel, ReaderKernel,
                         testing::ValuesIn(specsOf(offeredKernels(readerRequests()),
                                                   [](auto &) { return true; })),
                         nameOf);

} // namespace
} // namespace ropewalk::test
