//===- vector_rows.cpp - Rows of cos and sin on vectors -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// for token: find the rows of its position on every axis
//   for block of pairs: load from each row, keep by each pair's axis, add angles, store
//
// Tables whose pairs are apart are taken pair by pair.
//
//===----------------------------------------------------------------------===//

#include "kernel_function.h"
#include "table_rows.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cstddef>

using namespace mlir;

namespace ropewalk {
namespace {

class RowMaker {
public:
  explicit RowMaker(KernelFunction &f);
  void emit();

private:
  void makeToken(Value token, bool adjacent);

  KernelFunction &f;
  Value pairs;
  TableRows table;
  Value dst, tokens, dstToken, dstComponent, pairStride;
};

} // namespace

RowMaker::RowMaker(KernelFunction &f)
    : f(f), pairs(f.timesPowerOfTwo(f.index(offsetof(ropewalk_kernel_args, channels)), -1)),
      table(f, pairs, 0) {
  dst = f.bytes(offsetof(ropewalk_kernel_args, dst));
  tokens = f.index(offsetof(ropewalk_kernel_args, tokens));
  dstToken = f.index(offsetof(ropewalk_kernel_args, dstTokenStride));
  dstComponent = f.index(offsetof(ropewalk_kernel_args, dstHeadStride));
  pairStride = f.index(offsetof(ropewalk_kernel_args, tablePairStride));
}

void RowMaker::emit() {
  Value entryBytes = f.constant(tableEntryBytes(f.spec.request.source));
  Value adjacent = arith::CmpIOp::create(f.b, arith::CmpIPredicate::eq, pairStride, entryBytes);
  auto make = [&](bool areAdjacent) {
    f.loop(tokens, [&](Value token) { makeToken(token, areAdjacent); });
  };
  f.when(
      adjacent, [&] { make(true); }, [&] { make(false); });
}

void RowMaker::makeToken(Value token, bool adjacent) {
  table.find(token);
  const int64_t lanes = adjacent ? f.spec.schedule.vector : 1;
  Value dstOffset = f.multiply(token, dstToken);
  auto store = [&](const Block &block, Value vector, Value offset) {
    f.store(vector, f.view(dst, offset, f.b.getF32Type(), 0, pairs), block.begin, block.count);
  };
  f.loopOverBlocks(pairs, {lanes, 1, adjacent && hasMasks(f.spec.target)}, [&](const Block &block) {
    const auto [c, s] = table.entries(block, adjacent);
    store(block, c, dstOffset);
    store(block, s, f.add(dstOffset, dstComponent));
  });
}

void emitRows(KernelFunction &function) { RowMaker(function).emit(); }

} // namespace ropewalk
