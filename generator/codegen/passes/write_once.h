//===- write_once.h - The last vector of a window ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_WRITE_ONCE_H
#define ROPEWALK_CODEGEN_PASSES_WRITE_ONCE_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Where a vector store begins inside an earlier one of the same block, and the lanes that both
/// write provably have the same values, the later store and what only it needs are cut down to the
/// lanes that are new, where these are a shorter vector. Halide has vectors of one length in a
/// stage, so the last one of a window overlaps the one before: a load that spans two stores has to
/// wait for both, and more of such vectors cross a cache line.
///
/// Runs when markers are lowered, and before anything that mixes lanes: what it can follow is
/// element by element.
class WriteOncePass : public llvm::PassInfoMixin<WriteOncePass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &analyses);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
