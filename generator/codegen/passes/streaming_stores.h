//===- streaming_stores.h - Results that skip the cache ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_STREAMING_STORES_H
#define ROPEWALK_CODEGEN_PASSES_STREAMING_STORES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// In functions with the attribute "ropewalk-stream", makes vector stores to memory other than
/// the stack non-temporal, as wide as they are aligned, and puts one store fence before each
/// return. Halide 21 has no way to ask for them. Vectors that LLVM takes for less aligned than 16
/// bytes are aligned so by what kernels that stream are promised, but where lines are joined
/// (whole_lines.h), which says itself how they are. What is no multiple of 16 bytes stays as it is:
/// x86 has no narrower non-temporal vector store.
class StreamingStoresPass : public llvm::PassInfoMixin<StreamingStoresPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
