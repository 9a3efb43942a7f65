//===- table.cpp - rope.table and rope.write_table --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "tables.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::rope;

/// The rotation whose table has so many pairs.
static ropewalk_rotation rotationOf(FrequencyAttr frequencies, AxesAttr axes, int64_t pairs) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = 2 * pairs;
  if (axes)
    rotation.axes = axes.toAxes();
  rotation.frequencies = frequencies.toFrequencies();
  return rotation;
}

/// The extents of cos follow from those of positions.
static LogicalResult verifyExtents(Operation *op, AxesAttr axes, ShapedType positions,
                                   ShapedType table) {
  ArrayRef<int64_t> rows = positions.getShape();
  // C34
  if (axes) {
    int64_t count = axes.getSections().size();
    if (rows.empty() || failed(verifyCompatibleDims({rows.front(), count})))
      return op->emitOpError() << "positions is " << positions << ", expected axes=" << count
                               << " as its first extent";
    rows = rows.drop_front();
  }
  // C13
  if (table.getRank() != static_cast<int64_t>(rows.size()) + 1 ||
      failed(verifyCompatibleShape(rows, table.getShape().drop_back())))
    return op->emitOpError() << "cos is " << table
                             << ", expected the extents of positions=" << positions
                             << " and then the number of pairs";
  // C14
  if (table.isDynamicDim(table.getRank() - 1))
    return op->emitOpError() << "cos is " << table << ", expected a static number of pairs";
  // C15
  const int64_t rotaryDim = 2 * table.getShape().back();
  if (rotaryDim > maxHeadDim)
    return op->emitOpError() << "rotary_dim is " << rotaryDim << ", expected at most "
                             << maxHeadDim;
  return success();
}

static LogicalResult verifyRotation(Operation *op, const ropewalk_rotation &rotation) {
  if (auto error = validate(rotation))
    return op->emitOpError() << error->message();
  // C45
  if (dependsOnLength(rotation.frequencies) && rotation.frequencies.seq_len == 0)
    return op->emitOpError("seq_len is missing, expected the number of tokens to be served");
  return success();
}

LogicalResult TableOp::verify() {
  if (failed(verifyExtents(*this, getAxesAttr(), getPositions().getType(), getCos().getType())))
    return failure();
  return verifyRotation(*this, toRotation());
}

LogicalResult WriteTableOp::verify() {
  if (failed(verifyExtents(*this, getAxesAttr(), getPositions().getType(), getCos().getType())))
    return failure();
  return verifyRotation(*this, toRotation());
}

ropewalk_rotation TableOp::toRotation() {
  return rotationOf(getFrequencies(), getAxesAttr(), getRotaryDim() / 2);
}

ropewalk_rotation WriteTableOp::toRotation() {
  return rotationOf(getFrequencies(), getAxesAttr(), getCos().getType().getShape().back());
}

// Larger tables are better computed where they are used than stored in a module.
static constexpr int64_t maxFoldedElements = 4096;

LogicalResult TableOp::fold(FoldAdaptor adaptor, SmallVectorImpl<OpFoldResult> &results) {
  auto positions = dyn_cast_if_present<DenseIntElementsAttr>(adaptor.getPositions());
  auto type = cast<RankedTensorType>(getCos().getType());
  // The runtime rounds to f32; rounding that again to a narrower type is not what we promise.
  if (!positions || !type.getElementType().isF32() || !type.hasStaticShape() ||
      type.getNumElements() == 0 || type.getNumElements() > maxFoldedElements)
    return failure();

  int64_t axes = getAxes() ? getAxes()->getSections().size() : 1;
  std::vector<double> coordinates; // of all rows for the first axis, then for the next
  for (const APInt &position : positions)
    coordinates.push_back(static_cast<double>(position.getSExtValue()));
  auto table = Table::build(toRotation(), tableOfPositions(coordinates, axes));
  if (!table)
    return failure(); // a position out of range

  SmallVector<float> cos, sin;
  for (int64_t row = 0; row < (*table)->rows; ++row) {
    cos.append((*table)->cosRow(row), (*table)->cosRow(row) + (*table)->pairs);
    sin.append((*table)->sinRow(row), (*table)->sinRow(row) + (*table)->pairs);
  }
  results.push_back(DenseElementsAttr::get(type, ArrayRef(cos)));
  results.push_back(DenseElementsAttr::get(type, ArrayRef(sin)));
  return success();
}
