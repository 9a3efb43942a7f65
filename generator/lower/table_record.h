//===- table_record.h - ropewalk_graph_table_call, word by word -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_TABLE_RECORD_H
#define ROPEWALK_LOWER_TABLE_RECORD_H

#include "dialect/rope_dialect.h"
#include "lower/word_record.h"

namespace ropewalk {

/// What keeps an operation from being a call; on the operation.
llvm::LogicalResult checkCallable(rope::WriteTableOp op);

/// What a ropewalk_graph_table_call holds. Lists become globals of the module.
class TableRecord : public WordRecord {
public:
  TableRecord(mlir::OpBuilder &builder, rope::WriteTableOp op);

private:
  void setRotation(rope::WriteTableOp op);
  void setNumbers(size_t at, ropewalk_rotation rotation);
  void setList(size_t offset, mlir::ModuleOp module, const void *list, size_t bytes);
  void setPositions(rope::WriteTableOp op);
  void setTable(size_t offset, mlir::Value table);
};

} // namespace ropewalk

#endif
