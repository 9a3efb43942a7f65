//===- hoist_negation.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "hoist_negation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

class Negations {
public:
  explicit Negations(const LoopInfo &loops) : loops(loops) {}

  /// Whether the product was changed.
  bool hoistFrom(BinaryOperator &product) {
    Value *x = nullptr, *s = nullptr;
    if (!match(&product, m_c_FMul(m_FNeg(m_Value(x)), m_Value(s))))
      return false;
    const Loop *loop = loops.getLoopFor(product.getParent());
    BasicBlock *before = loop ? loop->getLoopPreheader() : nullptr;
    // Where both are invariant the product is, and LLVM has moved it already.
    if (!before || !loop->isLoopInvariant(s) || loop->isLoopInvariant(x))
      return false;
    Value *old = product.getOperand(0) == s ? product.getOperand(1) : product.getOperand(0);
    product.setOperand(0, negated(s, *before));
    product.setOperand(1, x);
    RecursivelyDeleteTriviallyDeadInstructions(old);
    return true;
  }

private:
  Value *negated(Value *s, BasicBlock &before) {
    Value *&negation = negations[{s, &before}];
    if (!negation)
      negation = IRBuilder<>(before.getTerminator()).CreateFNeg(s, "negated");
    return negation;
  }

  const LoopInfo &loops;
  DenseMap<std::pair<Value *, BasicBlock *>, Value *> negations;
};

} // namespace

PreservedAnalyses HoistNegationPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!function.getParent()->getTargetTriple().isAArch64())
    return PreservedAnalyses::all();
  Negations negations(manager.getResult<LoopAnalysis>(function));
  SmallVector<BinaryOperator *> products; // a list of its own, as negations disappear
  for (Instruction &instruction : instructions(function))
    if (instruction.getOpcode() == Instruction::FMul)
      products.push_back(cast<BinaryOperator>(&instruction));
  bool changed = false;
  for (BinaryOperator *product : products)
    changed |= negations.hoistFrom(*product);
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
