//===- marker_lowering.cpp ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "marker_lowering.h"

#include "lane_bundler.h"

#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace ropewalk {
namespace {

enum class Marker { None, Fma, Fms, Bf16 };

Marker markerOf(const Function *callee) {
  return StringSwitch<Marker>(callee ? callee->getName() : "")
      .Cases({"ropewalk_fma", "ropewalk_fma64"}, Marker::Fma)
      .Cases({"ropewalk_fms", "ropewalk_fms64"}, Marker::Fms)
      .Case("ropewalk_bf16", Marker::Bf16)
      .Default(Marker::None);
}

Marker markerOf(const Value *value) {
  auto *call = dyn_cast<CallInst>(value);
  return call ? markerOf(call->getCalledFunction()) : Marker::None;
}

/// What the function's target offers. All have fptrunc to bfloat: RoundBf16Pass is for those that
/// lack the instruction.
struct Features {
  bool fma;

  explicit Features(const Function &function) {
    SmallVector<StringRef, 16> names;
    function.getFnAttribute("target-features").getValueAsString().split(names, ',');
    fma = !function.getParent()->getTargetTriple().isX86() || is_contained(names, "+fma");
  }
};

Value *lowerMultiplyAdd(IRBuilderBase &b, ArrayRef<Value *> x, bool subtract, bool fused) {
  if (fused) {
    Value *addend = subtract ? b.CreateFNeg(x[2]) : x[2];
    return b.CreateIntrinsic(x[0]->getType(), Intrinsic::fma, {x[0], x[1], addend});
  }
  Value *product = b.CreateFMul(x[0], x[1]);
  return subtract ? b.CreateFSub(product, x[2]) : b.CreateFAdd(product, x[2]);
}

Value *lowerMarker(IRBuilderBase &b, Marker marker, ArrayRef<Value *> operands, Features features) {
  switch (marker) {
  case Marker::Fma:
    return lowerMultiplyAdd(b, operands, /*subtract=*/false, features.fma);
  case Marker::Fms:
    return lowerMultiplyAdd(b, operands, /*subtract=*/true, features.fma);
  case Marker::Bf16: {
    // Lone scalars too: the instruction takes denormals for zero, and a result must not depend on
    // where in a row it is.
    Type *type = operands[0]->getType();
    Value *narrow = b.CreateFPTrunc(operands[0], type->getWithNewType(b.getBFloatTy()));
    return b.CreateBitCast(narrow, type->getWithNewType(b.getInt16Ty()));
  }
  case Marker::None:
    break;
  }
  return nullptr;
}

/// The markers of all lanes as one operation. LLVM joins both results of a lone pair, so lanes may
/// add or subtract: that is one multiply-add with some addends negated.
Value *lowerMarkers(IRBuilderBase &b, ArrayRef<Function *> callees, ArrayRef<Value *> operands,
                    Features features) {
  if (all_equal(callees))
    return lowerMarker(b, markerOf(callees.front()), operands, features);
  const int lanes = static_cast<int>(callees.size());
  SmallVector<int, 16> mask;
  for (auto [i, callee] : enumerate(callees)) {
    const Marker marker = markerOf(callee);
    if (marker != Marker::Fma && marker != Marker::Fms)
      return nullptr;
    mask.push_back(static_cast<int>(i) + (marker == Marker::Fms ? lanes : 0));
  }
  Value *addend = b.CreateShuffleVector(operands[2], b.CreateFNeg(operands[2]), mask);
  return lowerMultiplyAdd(b, {operands[0], operands[1], addend}, /*subtract=*/false, features.fma);
}

/// Whether a marker is called to make this lane, looking through scalar operations.
bool comesFromMarker(Value *lane) {
  if (markerOf(lane) != Marker::None)
    return true;
  auto *instruction = dyn_cast<Instruction>(lane);
  return instruction && isa<CastInst, BinaryOperator>(instruction) &&
         any_of(instruction->operands(), [](Value *v) { return comesFromMarker(v); });
}

void reportUnbundled(Function &function, const Instruction &at) {
  function.getContext().diagnose(DiagnosticInfoGenericWithLoc(
      "marker call in " + function.getName() + " has lanes without a common vector form", function,
      at.getDebugLoc()));
}

/// Rebuilds every vector gathered from markers; false after a diagnostic.
bool lowerVectors(Function &function, Features features) {
  SmallVector<InsertElementInst *, 32> roots;
  for (Instruction &instruction : instructions(function))
    if (auto *insert = dyn_cast<InsertElementInst>(&instruction))
      if (const InsertedLanes inserted = insertedLanes(*insert);
          inserted.lanes.size() > 1 && any_of(inserted.lanes, comesFromMarker))
        roots.push_back(insert);
  auto lower = [&](IRBuilderBase &b, ArrayRef<Function *> callees, ArrayRef<Value *> operands) {
    return lowerMarkers(b, callees, operands, features);
  };
  for (InsertElementInst *root : roots) {
    IRBuilder<> builder(root);
    const InsertedLanes inserted = insertedLanes(*root);
    Value *vector = LaneBundler(builder, lower).bundle(inserted.lanes);
    if (!vector) {
      reportUnbundled(function, *root);
      return false;
    }
    root->replaceAllUsesWith(inserted.join(builder, vector));
    RecursivelyDeleteTriviallyDeadInstructions(root);
  }
  return true;
}

void lowerScalars(Function &function, Features features) {
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    const Marker marker = markerOf(&instruction);
    if (marker == Marker::None)
      continue;
    IRBuilder<> builder(&instruction);
    SmallVector<Value *, 3> operands(cast<CallInst>(instruction).args());
    instruction.replaceAllUsesWith(lowerMarker(builder, marker, operands, features));
    instruction.eraseFromParent();
  }
}

} // namespace

PreservedAnalyses MarkerLoweringPass::run(Function &function, FunctionAnalysisManager &) {
  // Pure, so that dead lanes go away.
  for (Function &callee : *function.getParent())
    if (markerOf(&callee) != Marker::None) {
      callee.setDoesNotAccessMemory();
      callee.setDoesNotThrow();
      callee.setWillReturn();
    }
  const Features features(function);
  if (lowerVectors(function, features))
    lowerScalars(function, features);
  return PreservedAnalyses::none();
}

} // namespace ropewalk
