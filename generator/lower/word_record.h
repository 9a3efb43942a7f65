//===- word_record.h - C structs that a module fills ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_WORD_RECORD_H
#define ROPEWALK_LOWER_WORD_RECORD_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

#include <cstddef>

namespace ropewalk {

/// What keeps `value`, called `name`, from being given to C: on `op`, field, found, expected.
llvm::LogicalResult checkMemRef(mlir::Operation *op, llvm::StringRef name, mlir::Value value);

/// What keeps `op` from calling a C function.
llvm::LogicalResult checkScope(mlir::Operation *op);

/// The words of a struct whose fields lie in words of 8 bytes, zero unless set.
class WordRecord {
public:
  /// Its address in `record`, a memref of `type`, as an index.
  mlir::Value storeTo(mlir::Value record);

  mlir::MemRefType type() const;

protected:
  /// For operations made at the builder's insertion point.
  WordRecord(mlir::OpBuilder &builder, mlir::Location loc, size_t bytes);

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

  mlir::OpBuilder &builder;
  mlir::Location loc;

private:
  mlir::Value zero;
  llvm::SmallVector<mlir::Value> words;
};

} // namespace ropewalk

#endif
