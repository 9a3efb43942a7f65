//===- machine.h - ISA levels as LLVM targets -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_MACHINE_H
#define ROPEWALK_CODEGEN_MACHINE_H

#include "kernel_spec.h"

#include "llvm/Support/Error.h"
#include "llvm/Target/TargetMachine.h"

#include <memory>

namespace ropewalk {

/// CPU, features and vector width that kernels of a CPU's target are compiled for.
struct Machine {
  const char *triple;
  const char *cpu;         ///< LLVM's -mcpu
  const char *tune;        ///< LLVM's -mtune
  const char *features;    ///< Features our passes ask for by name, all implied by the level.
  const char *vectorWidth; ///< x86: prefer-vector-width, bits
};
Machine machineOf(Target target);

/// A target machine with strict contraction, position-independent.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> createTargetMachine(Target target);

/// Sets the machine's attributes on a kernel.
void setMachineAttributes(llvm::Function &function, const KernelSpec &spec);

} // namespace ropewalk

#endif
