//===- bf16_packing.cpp - Two narrowings in one instruction ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "marker_lowering.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

Intrinsic::ID conversionOfTwo(unsigned lanes, StringRef features) {
  if (lanes < 16 && !features.contains("+avx512vl"))
    return Intrinsic::not_intrinsic;
  switch (lanes) {
  case 4:
    return Intrinsic::x86_avx512bf16_cvtne2ps2bf16_128;
  case 8:
    return Intrinsic::x86_avx512bf16_cvtne2ps2bf16_256;
  case 16:
    return Intrinsic::x86_avx512bf16_cvtne2ps2bf16_512;
  default:
    return Intrinsic::not_intrinsic;
  }
}

/// x and the bits in zext(bits = bitcast(fptrunc x to bfloat) to i16) to i32, x a vector of `lanes`
/// floats.
struct Narrowed {
  Value *x = nullptr, *bits = nullptr;
};

std::optional<Narrowed> narrowedWord(Value *value, unsigned lanes) {
  Value *narrow = nullptr;
  Narrowed found;
  if (!match(value, m_ZExt(m_Value(found.bits))) ||
      !match(found.bits, m_BitCast(m_Value(narrow))) || !match(narrow, m_FPTrunc(m_Value(found.x))))
    return std::nullopt;
  auto *floats = FixedVectorType::get(Type::getFloatTy(value->getContext()), lanes);
  if (found.x->getType() != floats || !narrow->getType()->getScalarType()->isBFloatTy())
    return std::nullopt;
  return found;
}

/// Lane i of the low words, then lane i of the high words.
SmallVector<int, 32> interleaved(unsigned lanes) {
  SmallVector<int, 32> mask;
  for (unsigned i = 0; i < lanes; ++i)
    mask.append({static_cast<int>(i), static_cast<int>(lanes + i)});
  return mask;
}

/// Both narrowed in one x86 instruction, low lanes first; null where there is none.
Value *narrowBoth(IRBuilderBase &builder, const Narrowed &low, const Narrowed &high, unsigned lanes,
                  StringRef features) {
  const Intrinsic::ID conversion = conversionOfTwo(lanes, features);
  if (conversion == Intrinsic::not_intrinsic)
    return nullptr;
  // The second operand fills the lower half of the result.
  Value *both = builder.CreateIntrinsic(conversion, {high.x, low.x});
  // As integers, for which LLVM has every kind of store; of bfloat it forgets that they stream.
  return builder.CreateBitCast(both, FixedVectorType::get(builder.getInt16Ty(), 2 * lanes));
}

Value *packed(BinaryOperator &combined, StringRef features) {
  auto *type = dyn_cast<FixedVectorType>(combined.getType());
  Value *lowWord = nullptr, *highWord = nullptr;
  if (!type || !type->getElementType()->isIntegerTy(32) ||
      !match(&combined, m_c_Or(m_Shl(m_Value(highWord), m_SpecificInt(16)), m_Value(lowWord))))
    return nullptr;
  const unsigned lanes = type->getNumElements();
  std::optional<Narrowed> low = narrowedWord(lowWord, lanes), high = narrowedWord(highWord, lanes);
  if (!low || !high)
    return nullptr;
  IRBuilder<> builder(&combined);
  Value *shuffled = nullptr;
  if (combined.getModule()->getTargetTriple().isAArch64())
    shuffled = builder.CreateShuffleVector(low->bits, high->bits, interleaved(lanes)); // zip1
  else if (Value *both = narrowBoth(builder, *low, *high, lanes, features))
    shuffled = builder.CreateShuffleVector(both, interleaved(lanes));
  return shuffled ? builder.CreateBitCast(shuffled, type) : nullptr;
}

} // namespace

PreservedAnalyses Bf16PackingPass::run(Function &function, FunctionAnalysisManager &) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (!features.contains("+avx512bf16") && !function.getParent()->getTargetTriple().isAArch64())
    return PreservedAnalyses::all();
  bool changed = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    auto *combined = dyn_cast<BinaryOperator>(&instruction);
    Value *replacement = combined ? packed(*combined, features) : nullptr;
    if (!replacement)
      continue;
    combined->replaceAllUsesWith(replacement);
    // Only the matched tree dies; instructions before it in the block stay where they are.
    combined->eraseFromParent();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
