//===- widen_once.h - One f16 widening for both uses ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_WIDEN_ONCE_H
#define ROPEWALK_CODEGEN_PASSES_WIDEN_ONCE_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// In place, a lane and its partner come from one loaded vector v, which cannot go through a
/// source stage: Halide widens v and a permutation of v. Where both are there, fpext(shuffle v)
/// becomes shuffle(fpext v): a permutation costs less than a conversion, and is exact too.
///
/// Where permutations take v apart (every other lane, and the rest) and all are widened, the lower
/// and the upper half of v are, and the permutations pick from both: conversions then read memory,
/// and lanes are picked in one step, where LLVM would need several for 16 bits.
class WidenOncePass : public llvm::PassInfoMixin<WidenOncePass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &analyses);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
