//===- opaque.h - Values that LLVM knows nothing of -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_OPAQUE_H
#define ROPEWALK_CODEGEN_PASSES_OPAQUE_H

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"

namespace ropewalk {

/// The value behind an empty asm statement, which costs no instruction and cannot be folded into
/// anything. `registers` is the constraint of the kind that it is in: "r", "x" (vectors, 0 to 15),
/// "v" (with AVX-512, 0 to 31).
inline llvm::Value *opaque(llvm::IRBuilderBase &builder, llvm::Value *value,
                           llvm::StringRef registers) {
  auto *type = llvm::FunctionType::get(value->getType(), {value->getType()}, false);
  auto *nothing = llvm::InlineAsm::get(type, "", ("=" + registers + ",0").str(),
                                       /*hasSideEffects=*/false);
  llvm::CallInst *call = builder.CreateCall(type, nothing, {value});
  call->setDoesNotAccessMemory();
  return call;
}

} // namespace ropewalk

#endif
