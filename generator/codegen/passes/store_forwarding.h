//===- store_forwarding.h - Vector stores to overlapping loads --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_STORE_FORWARDING_H
#define ROPEWALK_CODEGEN_PASSES_STORE_FORWARDING_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// A source stage in registers is read again a few lanes further on, to get each lane's partner:
///   store <N x T> v, %stack;  load <N x T'> at %stack + k lanes
/// A CPU cannot forward that store to the load and stalls. Within one block, the load becomes
/// the shuffle <k .. N-1, poison ...> of v; LLVM's own passes then see one lane permutation. Where
/// vectors are longer than registers the stage is several stores, which a load may straddle: its
/// lanes then come from all of them.
///
/// Only when each lane is a lane of the last store to it in the block, or no shuffle takes it (a
/// slot may have held something else before), or is never written in this function, so that it was
/// undefined anyway; and only for stack memory whose address goes nowhere else.
class StoreForwardingPass : public llvm::PassInfoMixin<StoreForwardingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
