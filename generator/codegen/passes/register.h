//===- register.h - Names of our passes -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_REGISTER_H
#define ROPEWALK_CODEGEN_PASSES_REGISTER_H

namespace llvm {
class PassBuilder;
}

namespace ropewalk {

/// Makes our passes known as ropewalk-<name> in textual pipelines.
void registerPasses(llvm::PassBuilder &builder);

} // namespace ropewalk

#endif
