//===- x86_rounding.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "x86_rounding.h"

#include "bf16_bits.h"
#include "lanes.h"
#include "opaque.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Analysis/VectorUtils.h"
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

bool isVectorOfWords(const Value &x) {
  auto *type = dyn_cast<FixedVectorType>(x.getType());
  return type && type->getElementType()->isIntegerTy(32);
}

Value *withoutBitCasts(Value *x) {
  while (auto *cast = dyn_cast<BitCastInst>(x))
    x = cast->getOperand(0);
  return x;
}

/// Whether x is zext(trunc(word >> 16)), through bitcasts; the word.
Value *upperHalfAsWord(Value *x) {
  Value *word = nullptr, *narrow = nullptr;
  if (match(x, m_LShr(m_Value(word), m_SpecificInt(16))))
    return word;
  if (match(x, m_ZExt(m_Value(narrow))) && narrow->getType()->getScalarSizeInBits() == 16 &&
      match(withoutBitCasts(narrow), m_Trunc(m_LShr(m_Value(word), m_SpecificInt(16)))) &&
      word->getType() == x->getType())
    return word;
  return nullptr;
}

/// The words whose upper halves are an integer's lower and upper ones; null if it is another.
std::pair<Value *, Value *> joinedHalves(Instruction &joined) {
  Value *low = nullptr, *high = nullptr, *word = nullptr;
  if (!match(&joined, m_c_Or(m_Value(low), m_And(m_Value(high), m_SpecificInt(bf16UpperHalf))))) {
    if (!match(&joined, m_c_Or(m_Shl(m_Value(word), m_SpecificInt(16)), m_Value(low))))
      return {};
    high = upperHalfAsWord(word);
  }
  low = upperHalfAsWord(low);
  return low && high ? std::pair(low, high) : std::pair<Value *, Value *>();
}

class X86Rounding {
public:
  X86Rounding(Function &function, StringRef features)
      : function(function),
        hasMasks(features.contains("+avx512bw") && features.contains("+avx512vl")),
        registerLanes(hasMasks ? 16 : 8) {}

  /// The instruction's value in fewer instructions; null where there is none such.
  Value *shorter(Instruction &x) {
    if (!isVectorOfWords(x) || !fillsRegisters(lanesOf(x)))
      return nullptr;
    IRBuilder<> builder(&x);
    if (Value *bits = bitsOfRounded(&x))
      return byRegisters(builder, bits, nullptr, [&](Value *part, Value *) {
        return builder.CreateAdd(part, amounts(builder, part));
      });
    // Of 128 bits, of which a head has a few at most, LLVM makes a shift and a blend.
    auto [low, high] = joinedHalves(x);
    if (!low || !hasMasks || lanesOf(x) < 8)
      return nullptr;
    return byRegisters(builder, low, high, [&](Value *lowPart, Value *highPart) {
      return upperHalves(builder, lowPart, highPart);
    });
  }

private:
  bool fillsRegisters(unsigned lanes) const {
    return lanes >= 4 &&
           (lanes < registerLanes ? isPowerOf2_32(lanes) : lanes % registerLanes == 0);
  }

  Value *byRegisters(IRBuilderBase &builder, Value *x, Value *y,
                     function_ref<Value *(Value *, Value *)> change) const {
    const unsigned lanes = lanesOf(*x);
    if (lanes <= registerLanes)
      return change(x, y);
    SmallVector<Value *, 4> parts;
    for (unsigned first = 0; first < lanes; first += registerLanes) {
      auto part = [&](Value *whole) {
        return whole ? builder.CreateExtractVector(
                           FixedVectorType::get(builder.getInt32Ty(), registerLanes), whole,
                           builder.getInt64(first))
                     : nullptr;
      };
      parts.push_back(change(part(x), part(y)));
    }
    return concatenateVectors(builder, parts);
  }

  /// 0x8000 where the last kept bit is odd, else 0x7fff. LLVM 22 joins lookups in neighbouring
  /// vectors to one whose indices it takes for floats, and then cannot select a shift of floats; it
  /// must not know that these are lookups.
  Value *amounts(IRBuilderBase &builder, Value *bits) const {
    const unsigned lanes = lanesOf(*bits);
    const Intrinsic::ID lookUp = lanes == 4   ? Intrinsic::x86_avx_vpermilvar_ps
                                 : lanes == 8 ? Intrinsic::x86_avx_vpermilvar_ps_256
                                              : Intrinsic::x86_avx512_vpermilvar_ps_512;
    SmallVector<uint32_t, 16> inTurns;
    for (unsigned i = 0; i < lanes; ++i)
      inTurns.push_back(bf16BelowHalf + i % 2);
    auto *floats = FixedVectorType::get(builder.getFloatTy(), lanes);
    Value *table =
        builder.CreateBitCast(ConstantDataVector::get(builder.getContext(), inTurns), floats);
    Value *found = builder.CreateIntrinsic(lookUp, {table, builder.CreateLShr(bits, 16)});
    return builder.CreateBitCast(opaque(builder, found, hasMasks ? "v" : "x"), bits->getType());
  }

  /// The upper halves of `low` in the lower ones of `high`.
  Value *upperHalves(IRBuilderBase &builder, Value *low, Value *high) {
    const unsigned bytes = 4 * lanesOf(*low);
    auto *vector = FixedVectorType::get(builder.getInt8Ty(), bytes);
    // As an intrinsic, since of a shuffle LLVM makes one of lower and one of upper quarters.
    const Intrinsic::ID shuffle =
        bytes == 32 ? Intrinsic::x86_avx2_pshuf_b : Intrinsic::x86_avx512_pshuf_b_512;
    SmallVector<uint8_t, 64> order;
    for (unsigned byte = 0; byte < bytes; ++byte)
      order.push_back(byte % 16 / 4 * 4 + 2 + byte % 2); // 2, 3, 2, 3, 6, 7, 6, 7, ...
    Value *moved =
        builder.CreateIntrinsic(shuffle, {builder.CreateBitCast(low, vector),
                                          ConstantDataVector::get(builder.getContext(), order)});
    Value *result =
        builder.CreateSelect(lowerHalves(bytes), moved, builder.CreateBitCast(high, vector));
    return builder.CreateBitCast(result, low->getType());
  }

  /// A mask of the bytes of every lower half, for the whole function.
  Value *lowerHalves(unsigned bytes) {
    Value *&mask = bytes == 64 ? masks64 : masks32;
    if (mask)
      return mask;
    BasicBlock &entry = function.getEntryBlock();
    IRBuilder<> builder(&entry, entry.getFirstInsertionPt());
    Value *unknown = opaque(builder, builder.getInt(APInt::getSplat(bytes, APInt(4, 3))), "r");
    return mask = builder.CreateBitCast(unknown, FixedVectorType::get(builder.getInt1Ty(), bytes));
  }

  Function &function;
  const bool hasMasks;
  const unsigned registerLanes;
  Value *masks64 = nullptr, *masks32 = nullptr;
};

} // namespace

PreservedAnalyses X86RoundingPass::run(Function &function, FunctionAnalysisManager &) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  if (!function.getParent()->getTargetTriple().isX86() || !features.contains("+avx2"))
    return PreservedAnalyses::all();
  X86Rounding rounding(function, features);
  bool changed = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    Value *value = rounding.shorter(instruction);
    if (!value)
      continue;
    instruction.replaceAllUsesWith(value);
    // Only operands die, which come before it.
    RecursivelyDeleteTriviallyDeadInstructions(&instruction);
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
