//===- bufferization.h - From tensors to memrefs ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_BUFFERIZATION_H
#define ROPEWALK_DIALECT_BUFFERIZATION_H

#include "mlir/IR/DialectRegistry.h"

namespace ropewalk::rope {

/// rope.apply and rope.table as -one-shot-bufferize sees them: a rotated tensor takes the memory of
/// x, unless components change their order; tables take new memory.
void registerBufferization(mlir::DialectRegistry &registry);

} // namespace ropewalk::rope

#endif
