//===- word_record.cpp - C structs that a module fills ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/word_record.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace ropewalk;

static_assert(sizeof(void *) == sizeof(int64_t), "pointers are words");

LogicalResult ropewalk::checkScope(Operation *op) {
  if (isa_and_nonnull<ModuleOp>(SymbolTable::getNearestSymbolTable(op)) &&
      op->getParentWithTrait<OpTrait::AutomaticAllocationScope>())
    return success();
  return op->emitOpError() << "is in " << op->getParentOp()->getName()
                           << ", expected a function of a builtin.module";
}

LogicalResult ropewalk::checkMemRef(Operation *op, StringRef name, Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  if (!type)
    return op->emitOpError() << name << " is " << value.getType()
                             << ", expected a memref: bufferize first";
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return op->emitOpError() << name << " is " << type << ", expected a layout of strides";
  if (Attribute space = type.getMemorySpace())
    return op->emitOpError() << name << " is in memory space " << space
                             << ", expected the host's, none";
  return success();
}

WordRecord::WordRecord(OpBuilder &builder, Location loc, size_t bytes)
    : builder(builder), loc(loc), zero(arith::ConstantIntOp::create(builder, loc, 0, 64)),
      words(bytes / sizeof(int64_t), zero) {}

Value WordRecord::constant(int64_t value) {
  return value == 0 ? zero : arith::ConstantIntOp::create(builder, loc, value, 64).getResult();
}

Value WordRecord::toWord(Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
}

WordRecord::Descriptor WordRecord::describe(Value memref) {
  auto metadata = memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  Value aligned = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  const int64_t bytes = element.isIndex() ? sizeof(int64_t) : element.getIntOrFloatBitWidth() / 8;
  Value offset = arith::MulIOp::create(builder, loc, toWord(metadata.getOffset()), constant(bytes));
  Descriptor descriptor;
  descriptor.pointer = arith::AddIOp::create(builder, loc, toWord(aligned), offset);
  for (Value size : metadata.getSizes())
    descriptor.sizes.push_back(toWord(size));
  for (Value stride : metadata.getStrides())
    descriptor.strides.push_back(toWord(stride));
  return descriptor;
}

MemRefType WordRecord::type() const {
  return MemRefType::get(static_cast<int64_t>(words.size()), builder.getI64Type());
}

Value WordRecord::storeTo(Value record) {
  for (auto [i, word] : llvm::enumerate(words)) {
    Value index = arith::ConstantIndexOp::create(builder, loc, i);
    memref::StoreOp::create(builder, loc, word, record, index);
  }
  return memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, record);
}
