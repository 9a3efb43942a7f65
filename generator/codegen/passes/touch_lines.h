//===- touch_lines.h - Heads read in the order of memory --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_TOUCH_LINES_H
#define ROPEWALK_CODEGEN_PASSES_TOUCH_LINES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// In functions with the attribute "ropewalk-touch", which says how many bytes a head has, reads a
/// word of each cache line of a head's first half before anything of the head is loaded.
/// Components that turn together lie half a head apart, and where that is eight lines Zen 4
/// prefetches neither half, unless lines are asked for in the order of memory. A head is what an
/// innermost loop loads from one pointer that moves with it, if that is so many bytes from the
/// first to the last. The words are volatile, as nobody uses them.
class TouchLinesPass : public llvm::PassInfoMixin<TouchLinesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
