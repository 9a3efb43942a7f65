//===- dialect.cpp - Registration of the rope dialect -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ropewalk::rope;

#include "rope_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "rope_ops.cpp.inc"

void RopeDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "rope_ops.cpp.inc"
      >();
}

Operation *RopeDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                            Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
