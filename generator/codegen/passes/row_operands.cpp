//===- row_operands.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "row_operands.h"

#include "avx_registers.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// What a loop's own values and constants take at a time. With one less, LLVM has what is rounded
/// wait on the stack, or rows again; with one more, rows are loaded that had a register.
constexpr int registersOfLoop = 9;

/// Whether a use is as a factor, which its instruction can load from memory.
bool isFactor(const Use &use) {
  const auto *user = cast<Instruction>(use.getUser());
  if (user->getOpcode() == Instruction::FMul)
    return user->getOperand(0) != user->getOperand(1);
  const auto *call = dyn_cast<IntrinsicInst>(user);
  return call && call->getIntrinsicID() == Intrinsic::fma && use.getOperandNo() < 2 &&
         call->getArgOperand(0) != call->getArgOperand(1);
}

/// Whether a vector is stored between two uses, the first and the last in their block's order.
bool isStoreBetween(ArrayRef<Use *> uses) {
  const auto *first = cast<Instruction>(uses.front()->getUser()),
             *last = cast<Instruction>(uses.back()->getUser());
  if (first->getParent() != last->getParent())
    return false;
  for (const Instruction *at = first; at != last; at = at->getNextNode())
    if (const auto *store = dyn_cast<StoreInst>(at))
      if (store->getValueOperand()->getType()->isVectorTy())
        return true;
  return false;
}

/// What a loop takes from before it, and whether it rounds results as integers.
struct Needs {
  MapVector<Value *, SmallVector<Use *, 4>> rows; ///< Vectors that are factors alone.
  int rest = 0;                                   ///< Registers of other vectors.
  bool rounds = false;
};

Needs needsOf(const Loop &loop) {
  Needs needs;
  MapVector<Value *, SmallVector<Use *, 4>> uses;
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block) {
      needs.rounds |=
          instruction.getOpcode() == Instruction::Add && instruction.getType()->isVectorTy();
      for (Use &use : instruction.operands())
        if (isVectorFromBefore(loop, *use))
          uses[use].push_back(&use);
    }
  for (auto &[value, places] : uses)
    if (all_of(places, [](const Use *use) { return isFactor(*use); }))
      needs.rows.insert({value, std::move(places)});
    else
      needs.rest += avxRegistersOf(*value);
  return needs;
}

class RowOperands {
public:
  explicit RowOperands(Loop &loop) : loop(loop), needs(needsOf(loop)) {}

  /// Whether anything was put on the stack.
  bool run() {
    if (!needs.rounds)
      return false;
    bool changed = false;
    int free = avxRegisters - registersOfLoop - needs.rest;
    for (const auto &[row, uses] : needs.rows) {
      free -= avxRegistersOf(*row);
      if (free < 0 && isStoreBetween(uses)) {
        moveToStack(*row, uses);
        changed = true;
      }
    }
    return changed;
  }

private:
  void moveToStack(Value &row, ArrayRef<Use *> uses) {
    Function &function = *loop.getHeader()->getParent();
    IRBuilder<> entry(&function.getEntryBlock(), function.getEntryBlock().begin());
    AllocaInst *slot = entry.CreateAlloca(row.getType());
    slot->setAlignment(Align(avxRegisterBits / 8));
    IRBuilder<>(loop.getLoopPreheader()->getTerminator())
        .CreateAlignedStore(&row, slot, slot->getAlign());
    for (Use *use : uses) {
      auto *user = cast<Instruction>(use->getUser());
      use->set(IRBuilder<>(user).CreateAlignedLoad(row.getType(), slot, slot->getAlign()));
    }
  }

  Loop &loop;
  const Needs needs;
};

} // namespace

PreservedAnalyses RowOperandsPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!hasAvxRegisters(function))
    return PreservedAnalyses::all();
  bool changed = false;
  for (Loop *loop : manager.getResult<LoopAnalysis>(function).getLoopsInPreorder())
    if (loop->isInnermost() && loop->getLoopPreheader())
      changed |= RowOperands(*loop).run();
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
