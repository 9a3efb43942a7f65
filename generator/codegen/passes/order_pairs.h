//===- order_pairs.h - Pairs in the order of cheap shuffles -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_ORDER_PAIRS_H
#define ROPEWALK_CODEGEN_PASSES_ORDER_PAIRS_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Interleaved pairs of 32 bits that are split into a vector of each component, turned, and joined
/// again need not lie in order in between. AVX takes the components of each 128 bits of two
/// registers to 128 bits of one (`shufps`), and joins them likewise (`unpcklps`, `unpckhps`), in
/// one instruction, where the order of pairs takes two, or one that is slower:
///
///   in memory     a: x0 x1 | x2 x3 | x4 x5 | x6 x7,  b: x8 x9 | ...      (pairs 0 to 7)
///   in order      (0, 1, 2, 3, 4, 5, 6, 7)
///   as shuffled   (0, 1, 4, 5, 2, 3, 6, 7)
///
/// So what lies between the shuffles is done on pairs in that other order: it is lane by lane, and
/// the same instructions. Values that come from elsewhere, as those of a table, are put into it
/// where they are made, which for rows of cos and sin is before the loop over heads. No result is
/// another one. For x86 with AVX only; where registers have 128 bits it is the same order.
class OrderPairsPass : public llvm::PassInfoMixin<OrderPairsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
