//===- machine.cpp --------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "machine.h"

#include "llvm/IR/Function.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"

#include <mutex>

using namespace llvm;

namespace ropewalk {
namespace {

void initializeX86() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser();
  });
}

} // namespace

Machine machineOf(Target target) {
  switch (target) {
  case Target::X86_64:
    return {"x86-64", "generic", "", "128"};
  case Target::X86_64_v3:
    return {"x86-64-v3", "generic", "+fma,+f16c", "256"};
  case Target::X86_64_v4:
    return {"x86-64-v4", "generic", "+fma,+f16c,+avx512vl", "512"};
  case Target::X86_64_v4_bf16:
    return {"x86-64-v4", "znver4", "+fma,+f16c,+avx512vl,+avx512bf16", "512"};
  }
  llvm_unreachable("all targets are listed");
}

Expected<std::unique_ptr<TargetMachine>> createTargetMachine(Target target) {
  initializeX86();
  const Triple triple("x86_64-unknown-linux-gnu");
  std::string message;
  const llvm::Target *backEnd = TargetRegistry::lookupTarget(triple, message);
  if (!backEnd)
    return createStringError(message);
  const Machine machine = machineOf(target);
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Strict;
  options.LoopAlignment = 64; // one op-cache line: the head loop is the whole kernel
  std::unique_ptr<TargetMachine> result(
      backEnd->createTargetMachine(triple, machine.cpu, machine.features, options, Reloc::PIC_,
                                   std::nullopt, CodeGenOptLevel::Aggressive));
  if (!result)
    return createStringError("LLVM has no target machine for " + triple.str());
  return result;
}

void setMachineAttributes(Function &function, Target target) {
  const Machine machine = machineOf(target);
  function.addFnAttr("target-cpu", machine.cpu);
  function.addFnAttr("tune-cpu", machine.tune);
  function.addFnAttr("target-features", machine.features);
  function.addFnAttr("prefer-vector-width", machine.vectorWidth);
  function.addFnAttr("min-legal-vector-width", machine.vectorWidth);
}

} // namespace ropewalk
