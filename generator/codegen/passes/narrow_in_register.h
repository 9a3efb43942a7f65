//===- narrow_in_register.h - f16 conversion apart from stores --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_NARROW_IN_REGISTER_H
#define ROPEWALK_CODEGEN_PASSES_NARROW_IN_REGISTER_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Keeps x86 from folding `store (fptrunc <N x float> to <N x half>)` into the form of vcvtps2ph
/// that writes memory: on Zen 4 that form issues every second cycle, the register form and a
/// store every cycle. LLVM's model does not know, so the converted vector goes through an empty
/// asm statement. Functions with the attribute `ropewalk-convert` (schedules that store cvt) are
/// left alone: Intel's servers with AVX512_BF16 take 0.85 of the time with the form for memory.
class NarrowInRegisterPass : public llvm::PassInfoMixin<NarrowInRegisterPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
