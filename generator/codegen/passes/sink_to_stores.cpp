//===- sink_to_stores.cpp -------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "sink_to_stores.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/MemoryLocation.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace ropewalk {
namespace {

class Sinking {
public:
  Sinking(BasicBlock &block, AAResults &aliases) : block(block), aliases(aliases) {
    for (Instruction &instruction : block)
      if (auto *store = dyn_cast<StoreInst>(&instruction))
        if (store->isSimple() && store->getValueOperand()->getType()->isVectorTy())
          stores.push_back(store);
  }

  /// From the last store to the first, so that what several need ends before the first of them.
  bool run() {
    if (stores.size() < 2)
      return false;
    for (StoreInst *store : reverse(stores)) {
      SmallVector<Instruction *> needed;
      collect(*store, needed);
      Instruction *next = store;
      for (Instruction *each : needed) { // users before what they use
        each->moveBefore(next->getIterator());
        next = each;
      }
      changed |= !needed.empty();
    }
    return changed;
  }

private:
  /// What can move down to the store and has no user above it, in an order in which it can.
  void collect(Instruction &store, SmallVectorImpl<Instruction *> &needed) {
    SmallPtrSet<const Instruction *, 32> below = {&store};
    for (Instruction *each = store.getPrevNode(); each; each = each->getPrevNode()) {
      const bool isNeeded = any_of(
          each->users(), [&](const User *user) { return below.contains(cast<Instruction>(user)); });
      const bool isFree = all_of(each->users(), [&](const User *user) {
        auto *instruction = cast<Instruction>(user);
        return below.contains(instruction) || instruction->getParent() != &block ||
               !instruction->comesBefore(&store);
      });
      if (!isNeeded || !isFree || !canPass(*each, store))
        continue;
      below.insert(each);
      needed.push_back(each);
    }
  }

  bool canPass(Instruction &instruction, Instruction &end) {
    if (isa<PHINode>(instruction) || instruction.mayHaveSideEffects())
      return false;
    if (!instruction.mayReadFromMemory())
      return true;
    auto *load = dyn_cast<LoadInst>(&instruction);
    if (!load || !load->isSimple())
      return false;
    const MemoryLocation read = MemoryLocation::get(load);
    return none_of(
        make_range(instruction.getIterator(), end.getIterator()), [&](Instruction &between) {
          return between.mayWriteToMemory() && isModSet(aliases.getModRefInfo(&between, read));
        });
  }

  BasicBlock &block;
  AAResults &aliases;
  SmallVector<StoreInst *> stores;
  bool changed = false;
};

} // namespace

PreservedAnalyses SinkToStoresPass::run(Function &function, FunctionAnalysisManager &manager) {
  if (!function.hasFnAttribute("ropewalk-sink-to-stores"))
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  AAResults &aliases = manager.getResult<AAManager>(function);
  bool changed = false;
  for (BasicBlock &block : function)
    if (loops.getLoopFor(&block))
      changed |= Sinking(block, aliases).run();
  if (!changed)
    return PreservedAnalyses::all();
  PreservedAnalyses preserved;
  preserved.preserveSet<CFGAnalyses>();
  return preserved;
}

} // namespace ropewalk
