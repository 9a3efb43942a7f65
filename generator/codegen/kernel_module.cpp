//===- kernel_module.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_module.h"

#include "passes/clean_halide.h"
#include "passes/read_ahead.h"
#include "passes/unaligned_lines.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>
#include <string>

using namespace llvm;

namespace ropewalk {

void runPasses(Module &module, TargetMachine &machine,
               function_ref<ModulePassManager(PassBuilder &)> make) {
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = tuning.LoopInterleaving = false;
  tuning.LoopUnrolling = false;
  PassBuilder builder(&machine, tuning);
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  make(builder).run(module, modules);
}

void makeMergeable(Module &module, StringRef name) {
  Function *kernel = module.getFunction(name);
  kernel->setLinkage(GlobalValue::WeakODRLinkage);
  kernel->setComdat(module.getOrInsertComdat(name));
  kernel->setVisibility(GlobalValue::HiddenVisibility);
  kernel->setDSOLocal(true);
}

/// Instructions of a function that ask for a line of a head early.
static int64_t linesAskedFor(const Function &function, Load how) {
  return count_if(instructions(function), [&](const Instruction &instruction) {
    if (auto *load = dyn_cast<LoadInst>(&instruction))
      return how == Load::Touch && load->isVolatile();
    auto *intrinsic = dyn_cast<IntrinsicInst>(&instruction);
    return how == Load::Prefetch && intrinsic && intrinsic->getIntrinsicID() == Intrinsic::prefetch;
  });
}

/// Bits that a function stores through the cache by one instruction, elsewhere than on its stack
/// and beside whole lines.
static std::optional<uint64_t> cachedStore(const Function &function) {
  for (const Instruction &instruction : instructions(function))
    if (auto *store = dyn_cast<StoreInst>(&instruction);
        store && !store->hasMetadata(LLVMContext::MD_nontemporal) &&
        !store->hasMetadata(headEdge) &&
        !isa<AllocaInst>(getUnderlyingObject(store->getPointerOperand())))
      return store->getDataLayout()
          .getTypeSizeInBits(store->getValueOperand()->getType())
          .getFixedValue();
  return std::nullopt;
}

Error checkKernelModule(const Module &module) {
  std::string broken;
  raw_string_ostream stream(broken);
  if (verifyModule(module, &stream))
    return createStringError(module.getName() + ": " + broken);
  for (const Function &function : module) {
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty())
      return createStringError(module.getName() + ": calls " + function.getName() +
                               ", expected no calls in a kernel");
    if (const std::optional<ReadAhead> ahead = readAheadOf(function))
      if (const int64_t lines = linesAskedFor(function, ahead->load); lines < ahead->lines())
        return createStringError(module.getName() + ": asks for " + Twine(lines) +
                                 " lines of a head early, expected " + Twine(ahead->lines()));
    if (function.hasFnAttribute("ropewalk-stream"))
      if (const std::optional<uint64_t> bits = cachedStore(function))
        return createStringError(module.getName() + ": stores " + Twine(*bits) +
                                 " bits through the cache, expected streams alone");
    for (const Instruction &instruction : instructions(function))
      if (auto *memory = dyn_cast<MemIntrinsic>(&instruction); memory && becomesCall(*memory))
        return createStringError(module.getName() + ": copies or fills memory by a call, " +
                                 "expected no calls in a kernel");
  }
  return Error::success();
}

} // namespace ropewalk
