//===- table_rows.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "table_rows.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

#include <cstddef>

using namespace mlir;

namespace ropewalk {

static ropewalk_dtype storedType(TableSource source) {
  return source == TableSource::F16    ? ROPEWALK_F16
         : source == TableSource::BF16 ? ROPEWALK_BF16
                                       : ROPEWALK_F32;
}

TableRows::TableRows(KernelFunction &f, Value pairs, int64_t known)
    : f(f), elements(f.b, f.spec.target, storedType(f.spec.request.source)), pairs(pairs),
      known(known), positions(f), cos(f.bytes(offsetof(ropewalk_kernel_args, cos))),
      sin(f.bytes(offsetof(ropewalk_kernel_args, sin))),
      rowStride(f.index(offsetof(ropewalk_kernel_args, tableRowStride))),
      pairStride(f.index(offsetof(ropewalk_kernel_args, tablePairStride))) {
  if (isFactored()) {
    fineCos = f.bytes(offsetof(ropewalk_kernel_args, fineCos));
    fineSin = f.bytes(offsetof(ropewalk_kernel_args, fineSin));
    fineRowStride = f.index(offsetof(ropewalk_kernel_args, fineRowStride));
    coarseOffset = f.scalar(offsetof(ropewalk_kernel_args, coarseOffset), f.b.getI32Type());
  }
  if (hasAxes()) {
    pairAxis = f.bytes(offsetof(ropewalk_kernel_args, pairAxis));
    axisStride = f.index(offsetof(ropewalk_kernel_args, positionAxisStride));
  }
}

TableRows::Row TableRows::rowOn(Value axis) {
  ImplicitLocOpBuilder &b = f.b;
  auto offset = [&](Value row, Value stride) {
    return f.multiply(arith::IndexCastOp::create(b, b.getIndexType(), row), stride);
  };
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(static_cast<int32_t>(value)));
  };
  Value position = positions.at(token, axisStride ? f.multiply(axisStride, axis) : Value());
  if (!isFactored())
    return {offset(position, rowStride), {}};
  Value coarse = arith::ShRSIOp::create(b, position, number(8));
  return {offset(arith::AddIOp::create(b, coarse, coarseOffset), rowStride),
          offset(arith::AndIOp::create(b, position, number(255)), fineRowStride)};
}

void TableRows::find(Value ofToken) {
  token = ofToken;
  rows.clear();
  if (readsRowOfBlock())
    return;
  for (int32_t axis = 0; axis < std::max(1, f.spec.request.axes); ++axis)
    rows.push_back(rowOn(f.constant(axis)));
}

/// On the axis of the first pair of the window's block that `block` is of.
TableRows::Row TableRows::rowOfBlock(const Block &block) {
  APInt begin;
  if (!matchPattern(block.begin, m_ConstantInt(&begin)))
    llvm_unreachable("known windows are cut at constants");
  const int64_t blockPairs = blockChannels(f.spec.request) / 2;
  const int64_t first = begin.getSExtValue() / blockPairs * blockPairs;
  Value axis = f.loadI32(pairAxis, f.constant(first * int64_t(sizeof(int32_t))));
  return rowOn(arith::IndexCastOp::create(f.b, f.b.getIndexType(), axis));
}

Value TableRows::load(Value table, Value row, const Block &block, bool adjacent) {
  if (adjacent)
    return f.load(f.view(table, row, entryType(), known, known ? Value() : pairs), block.begin,
                  block.units, block.count);
  Value offset = f.add(row, f.multiply(block.begin, pairStride));
  return f.load(f.view(table, offset, entryType(), 1), f.constant(0), 1);
}

/// Each pair's entry from the row of its axis, of which every row in `rows` is read.
Value TableRows::ofAxes(Value table, ArrayRef<Row> rows, Value Row::*offset, const Block &block,
                        bool adjacent) {
  Value kept = load(table, rows.front().*offset, block, adjacent);
  for (auto [number, row] : llvm::enumerate(rows.drop_front())) {
    Value axes =
        f.load(f.view(pairAxis, f.constant(0), f.b.getI32Type(), known, known ? Value() : pairs),
               block.begin, block.units, block.count);
    Value axis = arith::ConstantOp::create(
        f.b, DenseElementsAttr::get(cast<VectorType>(axes.getType()),
                                    f.b.getI32IntegerAttr(static_cast<int32_t>(number + 1))));
    Value isThis = arith::CmpIOp::create(f.b, arith::CmpIPredicate::eq, axes, axis);
    kept = arith::SelectOp::create(f.b, isThis, load(table, row.*offset, block, adjacent), kept);
  }
  return kept;
}

Value TableRows::rounded(Value sum) {
  auto type = cast<VectorType>(sum.getType()).clone(f.b.getF32Type());
  return arith::TruncFOp::create(f.b, type, sum);
}

std::pair<Value, Value> TableRows::entries(const Block &block, bool adjacent) {
  const SmallVector<Row> read = readsRowOfBlock() ? SmallVector<Row>{rowOfBlock(block)} : rows;
  auto of = [&](Value table, Value Row::*offset) {
    return ofAxes(table, read, offset, block, adjacent);
  };
  Value c = of(cos, &Row::row), s = of(sin, &Row::row);
  if (!isFactored())
    return {elements.widen(c), elements.widen(s)};
  Value fineC = of(fineCos, &Row::fine), fineS = of(fineSin, &Row::fine);
  Value sum = elements.subtractProducts(c, fineC, s, fineS);
  Value sine = rounded(elements.addProducts(s, fineC, c, fineS));
  return {rounded(sum), sine};
}

} // namespace ropewalk
