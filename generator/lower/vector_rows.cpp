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
#include "vector_elements.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cstddef>

using namespace mlir;

namespace ropewalk {
namespace {

ropewalk_dtype storedType(TableSource source) {
  return source == TableSource::F16    ? ROPEWALK_F16
         : source == TableSource::BF16 ? ROPEWALK_BF16
                                       : ROPEWALK_F32;
}

class RowMaker {
public:
  explicit RowMaker(KernelFunction &f);
  void emit();

private:
  void makeToken(Value token, bool adjacent);
  void makeBlock(const Block &block, bool adjacent, Value dstOffset);
  Value entries(Value table, ArrayRef<Value> rows, const Block &block, bool adjacent);
  Value rounded(Value sum); ///< f64 to f32

  bool isFactored() const { return f.spec.request.source == TableSource::Factored; }
  Type entryType() { return isFactored() ? Type(b.getF64Type()) : elements.type(); }

  KernelFunction &f;
  ImplicitLocOpBuilder &b;
  VectorElements elements;
  Value dst, cos, sin, fineCos, fineSin, pairAxis;
  Value tokens, pairs, dstToken, dstComponent, rowStride, fineRowStride, pairStride, axisStride;
  Value coarseOffset;
  PositionList positions;
  SmallVector<Value> rows, fineRows; ///< Byte offsets of the token at hand, for each axis.
};

} // namespace

RowMaker::RowMaker(KernelFunction &f)
    : f(f), b(f.b), elements(f.b, f.spec.target, storedType(f.spec.request.source)), positions(f) {
  dst = f.bytes(offsetof(ropewalk_kernel_args, dst));
  cos = f.bytes(offsetof(ropewalk_kernel_args, cos));
  sin = f.bytes(offsetof(ropewalk_kernel_args, sin));
  tokens = f.index(offsetof(ropewalk_kernel_args, tokens));
  pairs = f.timesPowerOfTwo(f.index(offsetof(ropewalk_kernel_args, channels)), -1);
  dstToken = f.index(offsetof(ropewalk_kernel_args, dstTokenStride));
  dstComponent = f.index(offsetof(ropewalk_kernel_args, dstHeadStride));
  rowStride = f.index(offsetof(ropewalk_kernel_args, tableRowStride));
  pairStride = f.index(offsetof(ropewalk_kernel_args, tablePairStride));
  if (isFactored()) {
    fineCos = f.bytes(offsetof(ropewalk_kernel_args, fineCos));
    fineSin = f.bytes(offsetof(ropewalk_kernel_args, fineSin));
    fineRowStride = f.index(offsetof(ropewalk_kernel_args, fineRowStride));
    coarseOffset = f.scalar(offsetof(ropewalk_kernel_args, coarseOffset), b.getI32Type());
  }
  if (f.spec.request.axes > 1) {
    pairAxis = f.bytes(offsetof(ropewalk_kernel_args, pairAxis));
    axisStride = f.index(offsetof(ropewalk_kernel_args, positionAxisStride));
  }
}

void RowMaker::emit() {
  Value entryBytes = f.constant(tableEntryBytes(f.spec.request.source));
  Value adjacent = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, pairStride, entryBytes);
  auto make = [&](bool areAdjacent) {
    f.loop(tokens, [&](Value token) { makeToken(token, areAdjacent); });
  };
  f.when(
      adjacent, [&] { make(true); }, [&] { make(false); });
}

void RowMaker::makeToken(Value token, bool adjacent) {
  auto offset = [&](Value row, Value stride) {
    return f.multiply(arith::IndexCastOp::create(b, b.getIndexType(), row), stride);
  };
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(static_cast<int32_t>(value)));
  };
  rows.clear();
  fineRows.clear();
  for (int32_t axis = 0; axis < f.spec.request.axes; ++axis) {
    Value position =
        positions.at(token, axisStride ? f.multiply(axisStride, f.constant(axis)) : Value());
    if (!isFactored()) {
      rows.push_back(offset(position, rowStride));
      continue;
    }
    Value coarse = arith::ShRSIOp::create(b, position, number(8));
    rows.push_back(offset(arith::AddIOp::create(b, coarse, coarseOffset), rowStride));
    fineRows.push_back(offset(arith::AndIOp::create(b, position, number(255)), fineRowStride));
  }
  const int64_t lanes = adjacent ? f.spec.schedule.vector : 1;
  Value dstOffset = f.multiply(token, dstToken);
  f.loopOverBlocks(pairs, {lanes, 1, adjacent && hasMasks(f.spec.target)},
                   [&](const Block &block) { makeBlock(block, adjacent, dstOffset); });
}

/// A block of a table, each pair from the row of its axis. Every axis' row is read.
Value RowMaker::entries(Value table, ArrayRef<Value> rows, const Block &block, bool adjacent) {
  Value kept;
  for (auto [axis, row] : llvm::enumerate(rows)) {
    Value vector;
    if (adjacent) {
      vector =
          f.load(f.view(table, row, entryType(), 0, pairs), block.begin, block.units, block.count);
    } else {
      Value offset = f.add(row, f.multiply(block.begin, pairStride));
      vector = f.load(f.view(table, offset, entryType(), 1), f.constant(0), 1);
    }
    if (axis == 0) {
      kept = vector;
      continue;
    }
    Value axes = f.load(f.view(pairAxis, f.constant(0), b.getI32Type(), 0, pairs), block.begin,
                        block.units, block.count);
    Value number = arith::ConstantOp::create(
        b, DenseElementsAttr::get(cast<VectorType>(axes.getType()),
                                  b.getI32IntegerAttr(static_cast<int32_t>(axis))));
    Value isThis = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, axes, number);
    kept = arith::SelectOp::create(b, isThis, vector, kept);
  }
  return kept;
}

Value RowMaker::rounded(Value sum) {
  auto type = cast<VectorType>(sum.getType()).clone(b.getF32Type());
  return arith::TruncFOp::create(b, type, sum);
}

void RowMaker::makeBlock(const Block &block, bool adjacent, Value dstOffset) {
  Value c = entries(cos, rows, block, adjacent), s = entries(sin, rows, block, adjacent);
  if (isFactored()) {
    Value fineC = entries(fineCos, fineRows, block, adjacent);
    Value fineS = entries(fineSin, fineRows, block, adjacent);
    Value sum = elements.subtractProducts(c, fineC, s, fineS);
    s = rounded(elements.addProducts(s, fineC, c, fineS));
    c = rounded(sum);
  } else {
    c = elements.widen(c);
    s = elements.widen(s);
  }
  auto store = [&](Value vector, Value offset) {
    f.store(vector, f.view(dst, offset, b.getF32Type(), 0, pairs), block.begin, block.count);
  };
  store(c, dstOffset);
  store(s, f.add(dstOffset, dstComponent));
}

void emitRows(KernelFunction &function) { RowMaker(function).emit(); }

} // namespace ropewalk
