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
  if (f.spec.request.axes > 1) {
    pairAxis = f.bytes(offsetof(ropewalk_kernel_args, pairAxis));
    axisStride = f.index(offsetof(ropewalk_kernel_args, positionAxisStride));
  }
}

void TableRows::find(Value token) {
  ImplicitLocOpBuilder &b = f.b;
  auto offset = [&](Value row, Value stride) {
    return f.multiply(arith::IndexCastOp::create(b, b.getIndexType(), row), stride);
  };
  auto number = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(static_cast<int32_t>(value)));
  };
  rows.clear();
  fineRows.clear();
  for (int32_t axis = 0; axis < std::max(1, f.spec.request.axes); ++axis) {
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
}

Value TableRows::load(Value table, Value row, const Block &block, bool adjacent) {
  if (adjacent)
    return f.load(f.view(table, row, entryType(), known, known ? Value() : pairs), block.begin,
                  block.units, block.count);
  Value offset = f.add(row, f.multiply(block.begin, pairStride));
  return f.load(f.view(table, offset, entryType(), 1), f.constant(0), 1);
}

/// Each pair's entry from the row of its axis. Every axis' row is read.
Value TableRows::ofAxes(Value table, ArrayRef<Value> rows, const Block &block, bool adjacent) {
  Value kept = load(table, rows.front(), block, adjacent);
  for (auto [number, row] : llvm::enumerate(rows.drop_front())) {
    Value axes =
        f.load(f.view(pairAxis, f.constant(0), f.b.getI32Type(), known, known ? Value() : pairs),
               block.begin, block.units, block.count);
    Value axis = arith::ConstantOp::create(
        f.b, DenseElementsAttr::get(cast<VectorType>(axes.getType()),
                                    f.b.getI32IntegerAttr(static_cast<int32_t>(number + 1))));
    Value isThis = arith::CmpIOp::create(f.b, arith::CmpIPredicate::eq, axes, axis);
    kept = arith::SelectOp::create(f.b, isThis, load(table, row, block, adjacent), kept);
  }
  return kept;
}

Value TableRows::rounded(Value sum) {
  auto type = cast<VectorType>(sum.getType()).clone(f.b.getF32Type());
  return arith::TruncFOp::create(f.b, type, sum);
}

std::pair<Value, Value> TableRows::entries(const Block &block, bool adjacent) {
  Value c = ofAxes(cos, rows, block, adjacent), s = ofAxes(sin, rows, block, adjacent);
  if (!isFactored())
    return {elements.widen(c), elements.widen(s)};
  Value fineC = ofAxes(fineCos, fineRows, block, adjacent);
  Value fineS = ofAxes(fineSin, fineRows, block, adjacent);
  Value sum = elements.subtractProducts(c, fineC, s, fineS);
  Value sine = rounded(elements.addProducts(s, fineC, c, fineS));
  return {rounded(sum), sine};
}

} // namespace ropewalk
