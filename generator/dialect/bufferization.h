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

/// rope.apply as -one-shot-bufferize sees it: the result takes the memory of x, unless components
/// change their order.
void registerBufferization(mlir::DialectRegistry &registry);

} // namespace ropewalk::rope

#endif
