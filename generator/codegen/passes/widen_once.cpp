//===- widen_once.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "widen_once.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

#include <numeric>
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

/// Widens a permutation of some vector.
struct PermutedWidening {
  FPExtInst *widening = nullptr;
  Value *vector = nullptr;
  ArrayRef<int> mask;
};

std::optional<PermutedWidening> asPermutedWidening(Instruction &instruction) {
  PermutedWidening found;
  found.widening = dyn_cast<FPExtInst>(&instruction);
  if (!found.widening || !match(found.widening->getOperand(0),
                                m_Shuffle(m_Value(found.vector), m_Poison(), m_Mask(found.mask))))
    return std::nullopt;
  return found;
}

/// An fpext of the whole vector to the same lane type that dominates the permuted one, or null.
Value *wholeWidening(const PermutedWidening &permuted, const DominatorTree &dominators) {
  for (User *user : permuted.vector->users()) {
    auto *widening = dyn_cast<FPExtInst>(user);
    if (widening &&
        widening->getType()->getScalarType() == permuted.widening->getType()->getScalarType() &&
        dominators.dominates(widening, permuted.widening))
      return widening;
  }
  return nullptr;
}

/// Lanes of two vectors. LLVM puts a pair of AVX2 shuffles where AVX-512 has one instruction.
Value *permuteTwo(IRBuilder<> &builder, Value *low, Value *high, ArrayRef<int> mask) {
  const Function &function = *builder.GetInsertBlock()->getParent();
  SmallVector<StringRef, 16> features;
  function.getFnAttribute("target-features").getValueAsString().split(features, ',');
  auto *type = cast<FixedVectorType>(low->getType());
  if (!is_contained(features, "+avx512vl") || type->getNumElements() != 8 ||
      !type->getElementType()->isFloatTy())
    return builder.CreateShuffleVector(low, high, mask);
  Value *lanes = ConstantDataVector::get(
      builder.getContext(),
      map_to_vector<8>(mask, [](int lane) -> uint32_t { return lane < 0 ? 0 : lane; }));
  return builder.CreateIntrinsic(Intrinsic::x86_avx512_vpermi2var_ps_256, {low, lanes, high});
}

/// Widened lower and upper halves of vectors that are taken apart.
class Halves {
public:
  /// Null if the permutation does not pick half of the lanes of an instruction's vector.
  Value *permute(const PermutedWidening &permuted) {
    auto *type = cast<FixedVectorType>(permuted.vector->getType());
    auto *definition = dyn_cast<Instruction>(permuted.vector);
    if (permuted.mask.size() * 2 != type->getNumElements() || !definition ||
        !definition->getInsertionPointAfterDef())
      return nullptr;
    auto &[low, high] = known[permuted.vector];
    if (!low) {
      IRBuilder<> builder(definition->getParent(), *definition->getInsertionPointAfterDef());
      low = widen(builder, permuted, 0);
      high = widen(builder, permuted, permuted.mask.size());
    }
    IRBuilder<> builder(permuted.widening);
    return permuteTwo(builder, low, high, permuted.mask);
  }

private:
  static Value *widen(IRBuilder<> &builder, const PermutedWidening &permuted, size_t first) {
    SmallVector<int, 16> mask(permuted.mask.size());
    std::iota(mask.begin(), mask.end(), static_cast<int>(first));
    return builder.CreateFPExt(builder.CreateShuffleVector(permuted.vector, mask),
                               permuted.widening->getType());
  }

  SmallDenseMap<Value *, std::pair<Value *, Value *>> known;
};

/// Whether permutations of the vector, together, widen all its lanes.
bool isTakenApart(const PermutedWidening &permuted) {
  SmallBitVector lanes(cast<FixedVectorType>(permuted.vector->getType())->getNumElements());
  for (User *user : permuted.vector->users())
    if (auto *shuffle = dyn_cast<ShuffleVectorInst>(user))
      for (User *widening : shuffle->users())
        if (auto other = asPermutedWidening(*cast<Instruction>(widening)))
          for (int lane : other->mask)
            if (lane >= 0)
              lanes.set(lane);
  return lanes.all();
}

} // namespace

PreservedAnalyses WidenOncePass::run(Function &function, FunctionAnalysisManager &analyses) {
  const DominatorTree &dominators = analyses.getResult<DominatorTreeAnalysis>(function);
  SmallVector<std::pair<FPExtInst *, Value *>, 16> replaced;
  Halves halves;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    auto permuted = asPermutedWidening(instruction);
    if (!permuted)
      continue;
    Value *whole = wholeWidening(*permuted, dominators), *value = nullptr;
    if (whole)
      value = IRBuilder<>(permuted->widening).CreateShuffleVector(whole, permuted->mask);
    else if (isTakenApart(*permuted))
      value = halves.permute(*permuted);
    if (value)
      replaced.emplace_back(permuted->widening, value);
  }
  for (auto [widening, value] : replaced) {
    widening->replaceAllUsesWith(value);
    RecursivelyDeleteTriviallyDeadInstructions(widening);
  }
  return replaced.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
}

} // namespace ropewalk
