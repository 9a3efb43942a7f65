//===- rotation.cpp - rope.rotation -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

using namespace mlir;
using namespace ropewalk::rope;

LogicalResult RotationOp::verify() {
  int64_t heads = getAttentionHeads(), keyValueHeads = getKeyValueHeads();
  // C1
  if (heads < 1 || heads > INT32_MAX)
    return emitOpError() << "attention_heads is " << heads << ", expected a number in [1, 2^31)";
  // C2
  if (keyValueHeads < 1 || heads % keyValueHeads != 0)
    return emitOpError() << "key_value_heads is " << keyValueHeads
                         << ", expected a divisor of attention_heads=" << heads;
  if (failed(verifyWindow([&] { return emitOpError(); }, getHeadDim(), getWindow())))
    return failure();
  if (failed(verifyAxes([&] { return emitOpError(); }, getAxesAttr(), getWindow().getDim())))
    return failure();
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
