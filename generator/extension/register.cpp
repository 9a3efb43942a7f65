//===- register.cpp - All that Ropewalk adds to MLIR ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "extension/register.h"

#include "dialect/bufferization.h"
#include "dialect/rope_dialect.h"
#include "lower/passes.h"
#include "raise/passes.h"

void ropewalk::registerRopeDialect(mlir::DialectRegistry &registry) {
  registry.insert<rope::RopeDialect>();
  rope::registerBufferization(registry);
}

void ropewalk::registerRopePasses() {
  registerRaisePasses();
  registerLowerPasses();
}
