//===- round_bf16.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "round_bf16.h"

#include "bf16_bits.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

constexpr uint32_t quietNan = 0x7fc00000;

Constant *splat(Type *words, uint32_t value) { return ConstantInt::get(words, value); }

Type *wordsOf(const Value &x) {
  return x.getType()->getWithNewType(Type::getInt32Ty(x.getContext()));
}

/// x, or the quiet NaN where it is any.
Value *withShortNan(IRBuilderBase &builder, Value *x) {
  Constant *nan = ConstantExpr::getBitCast(splat(wordsOf(*x), quietNan), x->getType());
  return builder.CreateSelect(builder.CreateFCmpUNO(x, x), nan, x);
}

/// An operation whose NaN results are the default one or an operand's, made quiet.
bool isArithmetic(const Value &x) {
  if (auto *call = dyn_cast<IntrinsicInst>(&x))
    return call->getIntrinsicID() == Intrinsic::fma;
  auto *operation = dyn_cast<BinaryOperator>(&x);
  return operation && operation->getType()->isFPOrFPVectorTy() &&
         operation->getOpcode() != Instruction::FRem;
}

/// Whether its NaN results are some operand's, but for the sign.
bool handsNanOn(const Value &x) {
  return isa<ShuffleVectorInst>(x) || match(&x, m_FNeg(m_Value()));
}

/// The uses through which something that a loop does not change gets into a value of the loop.
class NanSources {
public:
  explicit NanSources(const Loop &loop) : loop(loop) {}

  /// False if the value has yet other sources of long NaN.
  bool findFor(Instruction &x) {
    return isArithmetic(x) && all_of(operandsOf(x), [&](Use &use) { return visit(use); });
  }
  ArrayRef<Use *> invariant() const { return found; }

private:
  static iterator_range<User::op_iterator> operandsOf(Instruction &x) {
    auto *call = dyn_cast<CallBase>(&x);
    return call ? call->args() : x.operands();
  }

  bool visit(Use &use) {
    Value *x = use.get();
    if (isWidened(*x))
      return true;
    if (loop.isLoopInvariant(x)) {
      found.push_back(&use);
      return true;
    }
    if (!isArithmetic(*x) && !handsNanOn(*x))
      return false;
    auto &operation = cast<Instruction>(*x);
    return !visited.insert(&operation).second ||
           all_of(operandsOf(operation), [&](Use &operand) { return visit(operand); });
  }

  /// From bf16: the low half is zero.
  bool isWidened(const Value &x) const {
    const Value *bits = nullptr;
    if (!match(&x, m_BitCast(m_Value(bits))) || !bits->getType()->isIntOrIntVectorTy(32))
      return match(&x, m_FPExt(m_Value(bits))) && bits->getType()->getScalarType()->isBFloatTy();
    const DataLayout &layout = loop.getHeader()->getModule()->getDataLayout();
    return MaskedValueIsZero(bits, APInt(32, ~bf16UpperHalf), SimplifyQuery(layout));
  }

  const Loop &loop;
  SmallPtrSet<Instruction *, 16> visited;
  SmallVector<Use *, 16> found;
};

/// x, where the value is a short NaN for any NaN x and x rounded otherwise, as a word, of which
/// one half may be left, or as its upper half; null if it is something else.
Value *guardedForNan(SelectInst &select) {
  CmpPredicate predicate;
  Value *x = nullptr, *y = nullptr, *sum = nullptr;
  if (!match(select.getCondition(), m_FCmp(predicate, m_Value(x), m_Value(y))) ||
      predicate != FCmpInst::FCMP_UNO || !x->getType()->getScalarType()->isFloatTy() ||
      !(x == y || match(y, m_AnyZeroFP())))
    return nullptr;
  const Value *nan = select.getTrueValue();
  Value *rounded = select.getFalseValue();
  match(rounded, m_Trunc(m_Value(rounded)));
  const bool isWord = match(nan, m_SpecificInt(quietNan));
  if (isWord ? match(rounded, m_And(m_Value(sum), m_SpecificInt(bf16UpperHalf)))
             : match(nan, m_SpecificInt(quietNan >> 16)) &&
                   match(rounded, m_LShr(m_Value(sum), m_SpecificInt(16))))
    rounded = sum;
  else if (!isWord)
    return nullptr;
  Value *bits = bitsOfRounded(rounded);
  return bits && match(bits, m_BitCast(m_Specific(x))) ? x : nullptr;
}

class Rounding {
public:
  Rounding(const LoopInfo &loops, const Triple &triple) : loops(loops), onArm(triple.isAArch64()) {}

  void replace(FPTruncInst &narrowing) {
    IRBuilder<> builder(&narrowing);
    Value *x = narrowing.getOperand(0);
    Value *integers = rounded(builder, hasShortNans(x) ? x : withShortNan(builder, x));
    narrowing.replaceAllUsesWith(builder.CreateBitCast(integers, narrowing.getType()));
    narrowing.eraseFromParent();
  }

  /// Leaves out what keeps NaN in a rounded value, where it is seen to before the loop; whether so.
  bool unguard(SelectInst &select) {
    Value *x = guardedForNan(select);
    if (!x || !hasShortNans(x))
      return false;
    select.replaceAllUsesWith(select.getFalseValue());
    RecursivelyDeleteTriviallyDeadInstructions(&select); // only what comes before it
    return true;
  }

private:
  Value *rounded(IRBuilderBase &builder, Value *x) const {
    Type *words = wordsOf(*x);
    Value *bits = builder.CreateBitCast(x, words);
    Value *sum = builder.CreateAdd(tiesToEven(builder, bits), splat(words, bf16BelowHalf));
    return builder.CreateTrunc(builder.CreateLShr(sum, splat(words, 16)),
                               x->getType()->getWithNewType(builder.getInt16Ty()));
  }

  /// `bits`, plus one where the last kept bit is odd: on Arm by its test, on x86 by its value.
  Value *tiesToEven(IRBuilderBase &builder, Value *bits) const {
    Type *words = bits->getType();
    if (!onArm)
      return builder.CreateAdd(
          bits, builder.CreateAnd(builder.CreateLShr(bits, splat(words, 16)), splat(words, 1)));
    Value *lastKept = builder.CreateAnd(bits, splat(words, 0x10000));
    Value *isOdd = builder.CreateICmpNE(lastKept, splat(words, 0));
    return builder.CreateSub(bits, builder.CreateSExt(isOdd, words));
  }

  /// Sees to it before the loop around x, where that is enough.
  bool hasShortNans(Value *x) {
    auto *operation = dyn_cast<Instruction>(x);
    const Loop *loop = operation ? loops.getLoopFor(operation->getParent()) : nullptr;
    BasicBlock *before = loop ? loop->getLoopPreheader() : nullptr;
    if (!before)
      return false;
    NanSources sources(*loop);
    if (!sources.findFor(*operation))
      return false;
    for (Use *use : sources.invariant())
      use->set(shortNans(use->get(), *before));
    return true;
  }

  /// Of a value that has been seen to, itself.
  Value *shortNans(Value *x, BasicBlock &before) {
    if (Value *known = shortened.lookup({x, &before}))
      return known;
    IRBuilder<> builder(before.getTerminator());
    Value *result = withShortNan(builder, x);
    return shortened[{x, &before}] = shortened[{result, &before}] = result;
  }

  const LoopInfo &loops;
  const bool onArm;
  DenseMap<std::pair<Value *, BasicBlock *>, Value *> shortened;
};

} // namespace

PreservedAnalyses RoundBf16Pass::run(Function &function, FunctionAnalysisManager &manager) {
  const StringRef features = function.getFnAttribute("target-features").getValueAsString();
  const Triple &triple = function.getParent()->getTargetTriple();
  if (!(triple.isAArch64() || triple.isX86()) || features.contains("+bf16") ||
      features.contains("+avx512bf16"))
    return PreservedAnalyses::all();
  Rounding rounding(manager.getResult<LoopAnalysis>(function), triple);
  bool changed = false;
  for (Instruction &instruction : make_early_inc_range(instructions(function))) {
    if (auto *select = dyn_cast<SelectInst>(&instruction)) {
      changed |= rounding.unguard(*select);
      continue;
    }
    auto *narrowing = dyn_cast<FPTruncInst>(&instruction);
    if (!narrowing || !narrowing->getType()->getScalarType()->isBFloatTy() ||
        !narrowing->getSrcTy()->getScalarType()->isFloatTy())
      continue;
    rounding.replace(*narrowing);
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
