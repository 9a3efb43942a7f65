//===- avx_registers.h - What AVX's registers hold --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What passes know that see to rows which AVX's 16 registers do not hold.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_AVX_REGISTERS_H
#define ROPEWALK_CODEGEN_AVX_REGISTERS_H

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

namespace ropewalk {

inline constexpr int avxRegisters = 16, avxRegisterBits = 256;

/// Whether a function is for them: marked "ropewalk-align-spills", and x86's.
inline bool hasAvxRegisters(const llvm::Function &function) {
  return function.hasFnAttribute("ropewalk-align-spills") &&
         function.getParent()->getTargetTriple().isX86();
}

/// How many a vector fills; what fills none needs no slot of its size.
inline int avxRegistersOf(const llvm::Value &vector) {
  return static_cast<int>(vector.getType()->getPrimitiveSizeInBits()) / avxRegisterBits;
}

/// Whether a loop takes a vector from before it, which is no constant.
inline bool isVectorFromBefore(const llvm::Loop &loop, const llvm::Value &operand) {
  return operand.getType()->isVectorTy() && !llvm::isa<llvm::Constant>(operand) &&
         loop.isLoopInvariant(&operand);
}

} // namespace ropewalk

#endif
