//===- late_passes.h - What follows LLVM's optimisations --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_LATE_PASSES_H
#define ROPEWALK_CODEGEN_LATE_PASSES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// What depends on how LLVM's O2 left a kernel's loops and stores, whichever back end made them.
llvm::FunctionPassManager latePasses();

} // namespace ropewalk

#endif
