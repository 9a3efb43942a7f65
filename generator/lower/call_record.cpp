//===- call_record.cpp - ropewalk_graph_call, word by word ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/call_record.h"

#include "ropewalk/graph.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace ropewalk;

static_assert(sizeof(ropewalk_graph_call) % 8 == 0, "records are words of 8 bytes");

CallShape::CallShape(rope::ApplyOp op) {
  ShapedType x = op.getXType();
  const int64_t rank = x.getRank();
  tokens = rank - 3;
  heads = rank - 2;
  batches = llvm::to_vector(llvm::seq<int64_t>(0, tokens));
  // Kernels load a row of cos and sin once for all heads of a token: batches of one head that share
  // rows are better heads.
  const bool shared = cast<ShapedType>(op.getCos().getType()).getRank() == 2;
  if (x.getDimSize(heads) == 1 && shared && !batches.empty())
    heads = batches.pop_back_val();
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

static LogicalResult checkTensor(rope::ApplyOp op, StringRef name, Value value) {
  if (failed(checkMemRef(op, name, value)))
    return failure();
  const int64_t stride = cast<MemRefType>(value.getType()).getStridesAndOffset().first.back();
  if (op.getHeadDim() > 1 && stride != 1 && !ShapedType::isDynamic(stride))
    return op.emitOpError() << name << " has components " << stride
                            << " elements apart, expected adjacent ones";
  return success();
}

LogicalResult ropewalk::checkCallable(rope::ApplyOp op) {
  if (failed(checkScope(op)) || failed(checkTensor(op, "x", op.getX())) ||
      failed(checkTensor(op, "dst", op.getDst())) || failed(checkMemRef(op, "cos", op.getCos())) ||
      failed(checkMemRef(op, "sin", op.getSin())))
    return failure();
  const size_t batches = CallShape(op).batches.size();
  if (batches > ROPEWALK_GRAPH_MAX_BATCHES)
    return op.emitOpError() << "x has " << batches
                            << " extents before the tokens, expected at most "
                            << ROPEWALK_GRAPH_MAX_BATCHES;
  return success();
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

CallRecord::CallRecord(OpBuilder &builder, ArrayRef<rope::ApplyOp> ops, Value kernels,
                       bool allowReference)
    : WordRecord(builder, rope::ApplyOp(ops.front()).getLoc(), sizeof(ropewalk_graph_call)) {
  set(offsetof(ropewalk_graph_call, version), ROPEWALK_GRAPH_VERSION);
  if (kernels)
    set(offsetof(ropewalk_graph_call, kernels), toWord(kernels));
  set(offsetof(ropewalk_graph_call, allow_reference), allowReference);
  setOperation(ops.front());
  setTensor(offsetof(ropewalk_graph_call, q), ops.front());
  if (ops.size() == 2)
    setTensor(offsetof(ropewalk_graph_call, k), ops.back());
}

void CallRecord::setOperation(rope::ApplyOp op) {
  const CallShape shape(op);
  set(offsetof(ropewalk_graph_call, dtype), rope::toDtype(op.getXType().getElementType()));
  set(offsetof(ropewalk_graph_call, place), static_cast<int64_t>(op.getPlace()));
  set(offsetof(ropewalk_graph_call, head_dim), op.getHeadDim());
  set(offsetof(ropewalk_graph_call, window_begin), op.getWindow().getBegin());
  set(offsetof(ropewalk_graph_call, rotary_dim), op.getWindow().getDim());
  set(offsetof(ropewalk_graph_call, pairing), static_cast<int64_t>(op.getPairing()));
  set(offsetof(ropewalk_graph_call, reorder), op.getReorder());
  set(offsetof(ropewalk_graph_call, inverse), op.getInverse());
  set(offsetof(ropewalk_graph_call, batch_dims), static_cast<int64_t>(shape.batches.size()));
  Descriptor x = describe(op.getX());
  for (auto [i, dimension] : llvm::enumerate(shape.batches))
    set(offsetof(ropewalk_graph_call, batches) + i * sizeof(int64_t), x.sizes[dimension]);
  set(offsetof(ropewalk_graph_call, tokens), x.sizes[shape.tokens]);
  Type element = cast<MemRefType>(op.getCos().getType()).getElementType();
  set(offsetof(ropewalk_graph_call, table_dtype),
      element.isF64() ? ROPEWALK_GRAPH_F64 : static_cast<int64_t>(rope::toDtype(element)));
  setTable(offsetof(ropewalk_graph_call, cos), op, op.getCos());
  setTable(offsetof(ropewalk_graph_call, sin), op, op.getSin());
}

void CallRecord::setTable(size_t offset, rope::ApplyOp op, Value table) {
  const CallShape shape(op);
  const Descriptor rows = describe(table), x = describe(op.getX());
  const size_t rank = rows.strides.size();
  set(offset + offsetof(ropewalk_graph_table, rows), rows.pointer);
  set(offset + offsetof(ropewalk_graph_table, tokens), rows.sizes[rank - 2]);
  set(offset + offsetof(ropewalk_graph_table, pairs), rows.sizes[rank - 1]);
  set(offset + offsetof(ropewalk_graph_table, token_stride), rows.strides[rank - 2]);
  set(offset + offsetof(ropewalk_graph_table, pair_stride), rows.strides[rank - 1]);
  const bool shared = rank == 2;
  for (auto [i, dimension] : llvm::enumerate(shape.batches)) {
    const size_t word = offset + i * sizeof(int64_t);
    set(word + offsetof(ropewalk_graph_table, batches), (shared ? x : rows).sizes[dimension]);
    if (!shared)
      set(word + offsetof(ropewalk_graph_table, batch_strides), rows.strides[dimension]);
  }
}

void CallRecord::setTensor(size_t offset, rope::ApplyOp op) {
  const CallShape shape(op);
  setView(offset + offsetof(ropewalk_graph_tensor, dst), shape, op.getDst());
  if (op.getPlace() == rope::Place::OutOfPlace)
    setView(offset + offsetof(ropewalk_graph_tensor, src), shape, op.getX());
}

void CallRecord::setView(size_t offset, const CallShape &shape, Value memref) {
  const Descriptor view = describe(memref);
  set(offset + offsetof(ropewalk_graph_view, data), view.pointer);
  set(offset + offsetof(ropewalk_graph_view, tokens), view.sizes[shape.tokens]);
  set(offset + offsetof(ropewalk_graph_view, heads), view.sizes[shape.heads]);
  set(offset + offsetof(ropewalk_graph_view, components), view.sizes.back());
  set(offset + offsetof(ropewalk_graph_view, token_stride), view.strides[shape.tokens]);
  set(offset + offsetof(ropewalk_graph_view, head_stride), view.strides[shape.heads]);
  set(offset + offsetof(ropewalk_graph_view, component_stride), view.strides.back());
  for (auto [i, dimension] : llvm::enumerate(shape.batches)) {
    const size_t word = offset + i * sizeof(int64_t);
    set(word + offsetof(ropewalk_graph_view, batches), view.sizes[dimension]);
    set(word + offsetof(ropewalk_graph_view, batch_strides), view.strides[dimension]);
  }
}
