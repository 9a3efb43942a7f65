//===- table_record.cpp - ropewalk_graph_table_call, word by word -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/table_record.h"

#include "ropewalk/graph.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"

#include <cstring>

using namespace mlir;
using namespace ropewalk;

static_assert(sizeof(ropewalk_graph_table_call) % 8 == 0 && sizeof(ropewalk_rotation) % 8 == 0,
              "records are words of 8 bytes");

static int64_t axesOf(rope::WriteTableOp op) { return op.getAxes() ? 1 : 0; }

LogicalResult ropewalk::checkCallable(rope::WriteTableOp op) {
  if (failed(checkScope(op)) || failed(checkMemRef(op, "positions", op.getPositions())) ||
      failed(checkMemRef(op, "cos", op.getCos())) || failed(checkMemRef(op, "sin", op.getSin())))
    return failure();
  MemRefType table = op.getCos().getType();
  if (!table.getElementType().isF32())
    return op.emitOpError() << "cos is " << table << ", expected f32";
  if (table.getRank() - 2 > ROPEWALK_GRAPH_MAX_BATCHES)
    return op.emitOpError() << "positions has " << table.getRank() - 2
                            << " extents before the tokens, expected at most "
                            << ROPEWALK_GRAPH_MAX_BATCHES;
  return success();
}

TableRecord::TableRecord(OpBuilder &builder, rope::WriteTableOp op)
    : WordRecord(builder, op.getLoc(), sizeof(ropewalk_graph_table_call)) {
  set(offsetof(ropewalk_graph_table_call, version), ROPEWALK_GRAPH_VERSION);
  setRotation(op);
  setPositions(op);
  setTable(offsetof(ropewalk_graph_table_call, cos), op.getCos());
  setTable(offsetof(ropewalk_graph_table_call, sin), op.getSin());
}

/// Numbers as they lie in the struct, lists as addresses of what they hold.
void TableRecord::setRotation(rope::WriteTableOp op) {
  const ropewalk_rotation rotation = op.toRotation();
  const ropewalk_frequencies &frequencies = rotation.frequencies;
  constexpr size_t at = offsetof(ropewalk_graph_table_call, rotation);
  setNumbers(at, rotation);
  constexpr size_t inside = at + offsetof(ropewalk_rotation, frequencies);
  const std::pair<size_t, const double *> lists[] = {
      {offsetof(ropewalk_frequencies, short_factor), frequencies.short_factor},
      {offsetof(ropewalk_frequencies, long_factor), frequencies.long_factor},
      {offsetof(ropewalk_frequencies, inv_freq), frequencies.inv_freq},
      {offsetof(ropewalk_frequencies, divisors), frequencies.divisors}};
  auto module = op->getParentOfType<ModuleOp>();
  for (auto [offset, list] : lists)
    if (list)
      setList(inside + offset, module, list, frequencies.list_length * sizeof(double));
  if (const uint8_t *pairAxis = rotation.axes.pair_axis)
    setList(at + offsetof(ropewalk_rotation, axes) + offsetof(ropewalk_axes, pair_axis), module,
            pairAxis, rotation.rotary_dim / 2);
}

/// All but the lists, whose addresses here mean nothing there.
void TableRecord::setNumbers(size_t at, ropewalk_rotation rotation) {
  ropewalk_frequencies &frequencies = rotation.frequencies;
  frequencies.short_factor = frequencies.long_factor = nullptr;
  frequencies.inv_freq = frequencies.divisors = nullptr;
  rotation.axes.pair_axis = nullptr;
  int64_t numbers[sizeof rotation / sizeof(int64_t)];
  std::memcpy(numbers, &rotation, sizeof rotation);
  for (auto [i, number] : llvm::enumerate(numbers))
    set(at + i * sizeof(int64_t), number);
}

void TableRecord::setList(size_t offset, ModuleOp module, const void *list, size_t bytes) {
  SmallVector<int64_t> words((bytes + sizeof(int64_t) - 1) / sizeof(int64_t));
  std::memcpy(words.data(), list, bytes);
  auto type = MemRefType::get(static_cast<int64_t>(words.size()), builder.getI64Type());
  std::string name;
  for (int i = 0; name.empty() || module.lookupSymbol(name); ++i)
    name = "rope_list_" + std::to_string(i);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    auto tensor = RankedTensorType::get(type.getShape(), type.getElementType());
    memref::GlobalOp::create(builder, loc, name, builder.getStringAttr("private"), type,
                             DenseElementsAttr::get(tensor, ArrayRef<int64_t>(words)),
                             /*constant=*/true, IntegerAttr());
  }
  set(offset, describe(memref::GetGlobalOp::create(builder, loc, type, name)).pointer);
}

void TableRecord::setPositions(rope::WriteTableOp op) {
  const Descriptor positions = describe(op.getPositions());
  const bool isI32 = op.getPositions().getType().getElementType().isInteger(32);
  set(offsetof(ropewalk_graph_table_call, positions), positions.pointer);
  set(offsetof(ropewalk_graph_table_call, index), isI32 ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64);
  set(offsetof(ropewalk_graph_table_call, tokens), 1);
  if (axesOf(op))
    set(offsetof(ropewalk_graph_table_call, position_axis_stride), positions.strides.front());
  auto sizes = ArrayRef(positions.sizes).drop_front(axesOf(op));
  auto strides = ArrayRef(positions.strides).drop_front(axesOf(op));
  if (sizes.empty()) // one position
    return;
  set(offsetof(ropewalk_graph_table_call, tokens), sizes.back());
  set(offsetof(ropewalk_graph_table_call, position_token_stride), strides.back());
  set(offsetof(ropewalk_graph_table_call, batch_dims), static_cast<int64_t>(sizes.size()) - 1);
  for (size_t i = 0; i + 1 < sizes.size(); ++i) {
    set(offsetof(ropewalk_graph_table_call, batches) + i * sizeof(int64_t), sizes[i]);
    set(offsetof(ropewalk_graph_table_call, position_batch_strides) + i * sizeof(int64_t),
        strides[i]);
  }
}

void TableRecord::setTable(size_t offset, Value table) {
  const Descriptor rows = describe(table);
  auto sizes = ArrayRef(rows.sizes), strides = ArrayRef(rows.strides);
  set(offset + offsetof(ropewalk_graph_table, rows), rows.pointer);
  set(offset + offsetof(ropewalk_graph_table, pairs), sizes.back());
  set(offset + offsetof(ropewalk_graph_table, pair_stride), strides.back());
  set(offset + offsetof(ropewalk_graph_table, tokens), 1);
  if (sizes.size() == 1) // one position
    return;
  set(offset + offsetof(ropewalk_graph_table, tokens), sizes[sizes.size() - 2]);
  set(offset + offsetof(ropewalk_graph_table, token_stride), strides[strides.size() - 2]);
  for (size_t i = 0; i + 2 < sizes.size(); ++i) {
    const size_t word = offset + i * sizeof(int64_t);
    set(word + offsetof(ropewalk_graph_table, batches), sizes[i]);
    set(word + offsetof(ropewalk_graph_table, batch_strides), strides[i]);
  }
}
