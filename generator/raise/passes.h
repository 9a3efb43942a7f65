//===- passes.h - Passes that recognise rotations ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declared in passes.td: a create<Name>() and options for each, and registerRaisePasses().
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_PASSES_H
#define ROPEWALK_RAISE_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

#include <memory>

namespace ropewalk {

#define GEN_PASS_DECL
#include "raise_passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "raise_passes.h.inc"

} // namespace ropewalk

#endif
