//===- call_record.h - ropewalk_graph_call, word by word --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_CALL_RECORD_H
#define ROPEWALK_LOWER_CALL_RECORD_H

#include "dialect/rope_dialect.h"

#include "mlir/IR/Builders.h"

#include <cstddef>

namespace ropewalk {

/// Where the extents of one rope.apply on memrefs are in a call: the numbers of its dimensions.
struct CallShape {
  explicit CallShape(rope::ApplyOp op);

  llvm::SmallVector<int64_t> batches;
  int64_t tokens, heads;
};

/// What keeps an operation from being a call: field, found, expected; on the operation.
llvm::LogicalResult checkCallable(rope::ApplyOp op);

/// What a ropewalk_graph_call holds.
class CallRecord {
public:
  /// At the builder's insertion point, for one operation, or two that share all but their
  /// tensors. `kernels` is an index, or null.
  CallRecord(mlir::OpBuilder &builder, llvm::ArrayRef<rope::ApplyOp> ops, mlir::Value kernels,
             bool allowReference);

  /// Its address in `record`, a memref of `type`, as an index.
  mlir::Value storeTo(mlir::Value record);

  static mlir::MemRefType type(mlir::MLIRContext *context);

private:
  /// A memref's address and layout, as i64.
  struct Descriptor {
    mlir::Value pointer;
    llvm::SmallVector<mlir::Value> sizes, strides;
  };

  mlir::Value constant(int64_t value);
  mlir::Value toWord(mlir::Value index);
  Descriptor describe(mlir::Value memref);
  void set(size_t offset, mlir::Value word) { words[offset / sizeof(int64_t)] = word; }
  void set(size_t offset, int64_t value) { set(offset, constant(value)); }
  void setOperation(rope::ApplyOp op);
  void setTable(size_t offset, const CallShape &shape, mlir::Value table);
  void setTensor(size_t offset, rope::ApplyOp op);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::SmallVector<mlir::Value> words;
  mlir::Value zero;
};

} // namespace ropewalk

#endif
