//===- all_dialects.h - Contexts that read graphs ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_ALL_DIALECTS_H
#define ROPEWALK_TESTS_SUPPORT_ALL_DIALECTS_H

#include "dialect/rope_dialect.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"

namespace ropewalk::test {

/// Loads rope's and all of MLIR's dialects; operations of others are read in generic form.
inline void loadAllDialects(mlir::MLIRContext &context) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registry.insert<rope::RopeDialect>();
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
}

} // namespace ropewalk::test

#endif
