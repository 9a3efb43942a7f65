//===- call_record.h - ropewalk_graph_call, word by word --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_CALL_RECORD_H
#define ROPEWALK_LOWER_CALL_RECORD_H

#include "dialect/rope_dialect.h"
#include "lower/word_record.h"

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
class CallRecord : public WordRecord {
public:
  /// For one operation, or two that share all but their tensors. `kernels` is an index, or null.
  CallRecord(mlir::OpBuilder &builder, llvm::ArrayRef<rope::ApplyOp> ops, mlir::Value kernels,
             bool allowReference);

private:
  void setOperation(rope::ApplyOp op);
  void setTable(size_t offset, rope::ApplyOp op, mlir::Value table);
  void setTensor(size_t offset, rope::ApplyOp op);
  void setView(size_t offset, const CallShape &shape, mlir::Value memref);
};

} // namespace ropewalk

#endif
