//===- clean_halide.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clean_halide.h"

#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"

#include <memory>

using namespace llvm;

namespace ropewalk {
namespace {

/// Copies by vectors that every target has.
struct VectorCopies : TargetTransformInfoImplBase {
  explicit VectorCopies(const DataLayout &layout) : TargetTransformInfoImplBase(layout) {}
  Type *getMemcpyLoopLoweringType(LLVMContext &context, Value *, unsigned, unsigned, Align, Align,
                                  std::optional<uint32_t>) const override {
    return FixedVectorType::get(Type::getInt32Ty(context), 4);
  }
};

void makeLoops(Function &function) {
  SmallVector<MemCpyInst *> copies;
  for (Instruction &instruction : instructions(function))
    if (auto *copy = dyn_cast<MemCpyInst>(&instruction))
      if (becomesCall(*copy))
        copies.push_back(copy);
  const TargetTransformInfo target(std::make_unique<VectorCopies>(function.getDataLayout()));
  for (MemCpyInst *copy : copies) {
    expandMemCpyAsLoop(copy, target);
    copy->eraseFromParent();
  }
}

} // namespace

bool becomesCall(const MemIntrinsic &memory) {
  constexpr uint64_t mostStored = 128; // eight registers of 16 bytes: the fewest of all targets
  const auto *length = dyn_cast<ConstantInt>(memory.getLength());
  return !length || length->getZExtValue() > mostStored;
}

PreservedAnalyses CleanHalidePass::run(Module &module, ModuleAnalysisManager &) {
  for (Function &function : make_early_inc_range(module)) {
    const StringRef name = function.getName();
    const bool wrapper = name.ends_with("_argv") || name.ends_with("_metadata");
    if (wrapper && function.use_empty()) {
      function.eraseFromParent();
      continue;
    }
    for (const char *attribute :
         {"target-cpu", "target-features", "tune-cpu", "reciprocal-estimates", "no-jump-tables"})
      function.removeFnAttr(attribute);
    if (exact)
      makeLoops(function);
    for (Instruction &instruction : instructions(function))
      if (exact && isa<FPMathOperator>(instruction))
        instruction.copyFastMathFlags(FastMathFlags()); // set would only add
  }
  // What is left of Halide's constant metadata has lost its users.
  for (GlobalVariable &global : make_early_inc_range(module.globals()))
    if (global.hasLocalLinkage() && global.use_empty())
      global.eraseFromParent();
  if (NamedMDNode *flags = module.getModuleFlagsMetadata())
    module.eraseNamedMetadata(flags);
  // Names the compiler of Halide's own runtime, once per runtime module.
  if (NamedMDNode *compilers = module.getNamedMetadata("llvm.ident"))
    module.eraseNamedMetadata(compilers);
  return PreservedAnalyses::none();
}

} // namespace ropewalk
