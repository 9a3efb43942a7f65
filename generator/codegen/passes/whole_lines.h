//===- whole_lines.h - Heads stored as whole cache lines --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_WHOLE_LINES_H
#define ROPEWALK_CODEGEN_PASSES_WHOLE_LINES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Stores a head line by line, where vectors of its parts would lie across lines. For functions
/// with the attribute `ropewalk-lines`: of schedules that store `line`, and of those that stream
/// such heads, where its value is what heads are aligned to.
///
/// The second half of a window, what is behind it, and vectors that overlap begin anywhere, and
/// Intel's cores store across lines at a fraction of their speed. So the stores of a block that go
/// to one head without a gap become stores of 64 bytes, counted from the head's first byte, of
/// shuffles of what was stored: whole lines where heads begin with one, fewer stores elsewhere. A
/// line is stored as soon as all of it has been computed. What is left at the end is one more
/// vector that overlaps the line before.
///
/// The attribute says too that the function is out of place: nothing that it reads is what it
/// stores, as the kernel ABI has it, so stores may pass loads. Blocks that store to several heads,
/// leave gaps, or store under masks are left alone.
class WholeLinesPass : public llvm::PassInfoMixin<WholeLinesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
