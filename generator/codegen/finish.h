//===- finish.h - From Halide's IR to an object -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_FINISH_H
#define ROPEWALK_CODEGEN_FINISH_H

#include "device_code.h"
#include "halide/compile_halide.h"
#include "kernel_spec.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace ropewalk {

/// Whose code a kernel's object is.
enum class Finishing {
  Ours,   ///< Our passes see to every operation.
  Halides ///< As Halide made it, with the kernel ABI: to compare with. No markers are lowered.
};

/// Reads the module that Halide made for `spec`, runs our passes and LLVM's O2, and checks that
/// one kernel, or what starts a device's kernel, and no undefined symbol is left. `cpu` is the
/// level to compile for. `device` gets a device's code.
llvm::Expected<std::unique_ptr<llvm::Module>>
finishModule(const KernelSpec &spec, Target cpu, const HalideResult &generated,
             llvm::LLVMContext &context, DeviceCode &device, Finishing finishing = Finishing::Ours);

enum class MachineOutput { Object, Assembly };

/// Machine code for a target, fused only where the IR says so.
llvm::Expected<std::string> emitMachineCode(llvm::Module &module, Target target,
                                            MachineOutput output);

} // namespace ropewalk

#endif
