//===- keep_order.h - In place, vector by vector ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_KEEP_ORDER_H
#define ROPEWALK_CODEGEN_PASSES_KEEP_ORDER_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Puts a fence for the compiler, which is no instruction, behind every vector's store of functions
/// marked "ropewalk-keep-order" on x86. In place nothing else keeps LLVM's back end from loading
/// several vectors ahead of the stores of those before them, though the CPU reorders what it can by
/// itself: on Zen 5 kernels in order take 0.95 to 1.00 of the time by 512 bits, 0.82 to 1.00 by
/// 256.
class KeepOrderPass : public llvm::PassInfoMixin<KeepOrderPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
