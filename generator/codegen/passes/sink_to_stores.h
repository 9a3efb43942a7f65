//===- sink_to_stores.h - Vectors one after another -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_SINK_TO_STORES_H
#define ROPEWALK_CODEGEN_PASSES_SINK_TO_STORES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Where a block of a loop stores several vectors, moves what is needed for a store and nothing
/// before it down to it: loads, too, unless a store in between may write what they read. In
/// functions marked "ropewalk-sink-to-stores". Halide has all vectors of a window ready before it
/// stores one where they share lanes, as is right in place: registers do not hold so many.
class SinkToStoresPass : public llvm::PassInfoMixin<SinkToStoresPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
