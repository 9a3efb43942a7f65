//===- axes.cpp - Positions with several coordinates ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ropewalk::rope;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

LogicalResult AxesAttr::verify(EmitError emitError, AxisOrder order, DenseI64ArrayAttr sections,
                               bool restart, bool blocks, DenseI8ArrayAttr pairAxis) {
  // C29
  if (sections.size() < 2 || sections.size() > ROPEWALK_MAX_AXES)
    return emitError() << "sections has " << sections.size() << " entries, expected 2 to "
                       << ROPEWALK_MAX_AXES;
  // C30
  for (int64_t pairs : sections.asArrayRef())
    if (pairs < 0)
      return emitError() << "sections has " << pairs << ", expected no negative number";
  // C31
  if (blocks && order != AxisOrder::Contiguous)
    return emitError() << "order is " << stringifyAxisOrder(order)
                       << ", expected contiguous with blocks";
  // C32
  if (static_cast<bool>(pairAxis) != (order == AxisOrder::Listed))
    return emitError() << "pair_axis is " << (pairAxis ? "given" : "missing") << ", expected "
                       << (pairAxis ? "none unless order is listed" : "one with order listed");
  // C33
  uint64_t sum = 0;
  for (int64_t pairs : sections.asArrayRef())
    sum = llvm::SaturatingAdd(sum, static_cast<uint64_t>(pairs));
  if (pairAxis && sum != static_cast<uint64_t>(pairAxis.size()))
    return emitError() << "pair_axis has " << pairAxis.size() << " entries, expected the sum of "
                       << "sections=" << sum;
  return success();
}

ropewalk_axes AxesAttr::toAxes() const {
  ropewalk_axes axes = {};
  axes.count = static_cast<int32_t>(getSections().size());
  axes.order = static_cast<ropewalk_axis_order>(getOrder());
  axes.restart = getRestart();
  axes.blocks = getBlocks();
  llvm::copy(getSections().asArrayRef(), axes.sections);
  if (getPairAxis())
    axes.pair_axis = reinterpret_cast<const uint8_t *>(getPairAxis().asArrayRef().data());
  return axes;
}

AxesAttr ropewalk::rope::toAttribute(const ropewalk_axes &axes, int64_t pairs,
                                     MLIRContext *context) {
  if (axes.count < 2)
    return {};
  DenseI8ArrayAttr pairAxis;
  if (axes.pair_axis)
    pairAxis = DenseI8ArrayAttr::get(
        context, ArrayRef(reinterpret_cast<const int8_t *>(axes.pair_axis), pairs));
  return AxesAttr::get(context, static_cast<AxisOrder>(axes.order),
                       DenseI64ArrayAttr::get(context, ArrayRef(axes.sections, axes.count)),
                       axes.restart != 0, axes.blocks != 0, pairAxis);
}
