//===- kernel_module.h - What is alike in kernels' modules ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel's LLVM module comes from Halide (finish.h) or from MLIR (vector_module.h). How LLVM's
// passes are run on it, how it is linked and what it must not contain are the same.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_KERNEL_MODULE_H
#define ROPEWALK_CODEGEN_KERNEL_MODULE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

namespace ropewalk {

/// Runs the passes that `make` returns. A pipeline of the builder's own neither vectorizes nor
/// unrolls: the schedule has decided what is a vector and what is unrolled.
void runPasses(llvm::Module &module, llvm::TargetMachine &machine,
               llvm::function_ref<llvm::ModulePassManager(llvm::PassBuilder &)> make);

/// Two packages in one program may hold the same kernel: the linker keeps one of them, and a
/// shared library that they are linked into does not export it.
void makeMergeable(llvm::Module &module, llvm::StringRef name);

/// An error unless the finished module is well-formed and calls nothing: what is still declared and
/// used would be an undefined symbol, and so would be what copies or fills memory. Nor may a kernel
/// whose name says otherwise read no head ahead, or store any of one through the cache.
llvm::Error checkKernelModule(const llvm::Module &module);

} // namespace ropewalk

#endif
