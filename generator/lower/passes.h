//===- passes.h - Passes that lower rope IR ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared in passes.td: a create<Name>() and options for each, and registerLowerPasses().
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_PASSES_H
#define ROPEWALK_LOWER_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

#include <memory>
#include <string>

namespace ropewalk {

#define GEN_PASS_DECL
#include "lower_passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "lower_passes.h.inc"

} // namespace ropewalk

#endif
