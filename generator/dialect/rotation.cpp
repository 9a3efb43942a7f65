//===- rotation.cpp - rope.rotation -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace ropewalk::rope;

void RotationOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                       const ropewalk_rotation &rotation, int64_t attentionHeads,
                       int64_t keyValueHeads) {
  MLIRContext *context = builder.getContext();
  Properties &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = builder.getStringAttr(name);
  properties.pairing = PairingAttr::get(context, static_cast<Pairing>(rotation.pairing));
  if (rotation.reorder)
    properties.reorder = builder.getUnitAttr();
  properties.attention_heads = builder.getI64IntegerAttr(attentionHeads);
  properties.key_value_heads = builder.getI64IntegerAttr(keyValueHeads);
  properties.head_dim = builder.getI64IntegerAttr(rotation.head_dim);
  properties.window = WindowAttr::get(context, rotation.window_begin, rotation.rotary_dim);
  properties.axes = toAttribute(rotation.axes, rotation.rotary_dim / 2, context);
  properties.frequencies = toAttribute(rotation.frequencies, context);
}

LogicalResult RotationOp::verify() {
  int64_t heads = getAttentionHeads(), keyValueHeads = getKeyValueHeads();
  // C1
  if (heads < 1 || heads > INT32_MAX)
    return emitOpError() << "attention_heads is " << heads << ", expected a number in [1, 2^31)";
  // C2
  if (keyValueHeads < 1 || heads % keyValueHeads != 0)
    return emitOpError() << "key_value_heads is " << keyValueHeads
                         << ", expected a divisor of attention_heads=" << heads;
  if (auto error = validate(toRotation()))
    return emitOpError() << error->message();
  // C6
  int64_t positions = getMaxPositions().value_or(1);
  if (positions < 1 || positions > INT32_MAX)
    return emitOpError() << "max_positions is " << positions << ", expected a number in [1, 2^31)";
  return success();
}

ropewalk_rotation RotationOp::toRotation() {
  ropewalk_rotation rotation = {};
  rotation.head_dim = getHeadDim();
  rotation.window_begin = getWindow().getBegin();
  rotation.rotary_dim = getWindow().getDim();
  rotation.pairing = static_cast<ropewalk_pairing>(getPairing());
  rotation.reorder = getReorder();
  if (AxesAttr axes = getAxesAttr())
    rotation.axes = axes.toAxes();
  rotation.frequencies = getFrequencies().toFrequencies();
  return rotation;
}
