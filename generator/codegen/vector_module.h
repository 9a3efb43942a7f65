//===- vector_module.h - Kernels' LLVM modules without Halide ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_VECTOR_MODULE_H
#define ROPEWALK_CODEGEN_VECTOR_MODULE_H

#include "kernel_spec.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace ropewalk {

/// A CPU's kernel as functions of vectors (generator/lower/rope_to_vector.h), as text.
llvm::Expected<std::string> emitVectors(const KernelSpec &spec);

/// The same on to LLVM, after O2: what finishModule is for what Halide makes. May run on several
/// threads, with a context for each.
llvm::Expected<std::unique_ptr<llvm::Module>> compileVectors(const KernelSpec &spec,
                                                             llvm::LLVMContext &context);

} // namespace ropewalk

#endif
