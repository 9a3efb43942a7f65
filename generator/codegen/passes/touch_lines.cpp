//===- touch_lines.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "touch_lines.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t touchedBytes = 64; // a cache line

/// What a block loads from one pointer on, from byte `begin` to `end`.
struct Loads {
  LoadInst *first = nullptr;
  int64_t begin = INT64_MAX, end = INT64_MIN;
};

MapVector<Value *, Loads> loadsByPointer(BasicBlock &block, const DataLayout &layout) {
  MapVector<Value *, Loads> result;
  for (Instruction &instruction : block) {
    auto *load = dyn_cast<LoadInst>(&instruction);
    if (!load || !load->isSimple() || load->getType()->isScalableTy())
      continue;
    Value *pointer = load->getPointerOperand();
    APInt bytes(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
    Loads &loads = result[pointer->stripAndAccumulateConstantOffsets(layout, bytes,
                                                                     /*AllowNonInbounds=*/true)];
    if (!loads.first)
      loads.first = load;
    const int64_t begin = bytes.getSExtValue();
    loads.begin = std::min(loads.begin, begin);
    loads.end = std::max(loads.end,
                         begin + int64_t(layout.getTypeStoreSize(load->getType()).getFixedValue()));
  }
  return result;
}

void touch(const Loads &loads, Value *pointer) {
  IRBuilder<> builder(loads.first);
  const int64_t middle = loads.begin + (loads.end - loads.begin) / 2;
  for (int64_t at = loads.begin; at < middle; at += touchedBytes)
    builder.CreateAlignedLoad(builder.getInt32Ty(),
                              builder.CreateConstGEP1_64(builder.getInt8Ty(), pointer, at),
                              Align(1), /*isVolatile=*/true);
}

} // namespace

PreservedAnalyses TouchLinesPass::run(Function &function, FunctionAnalysisManager &manager) {
  const Attribute attribute = function.getFnAttribute("ropewalk-touch");
  int64_t headBytes = 0;
  if (!attribute.isValid() || attribute.getValueAsString().getAsInteger(10, headBytes))
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  bool changed = false;
  for (BasicBlock &block : function) {
    const Loop *loop = loops.getLoopFor(&block);
    if (!loop || !loop->isInnermost())
      continue;
    for (const auto &[pointer, loads] : loadsByPointer(block, function.getDataLayout()))
      if (loads.end - loads.begin == headBytes && !loop->isLoopInvariant(pointer)) {
        touch(loads, pointer);
        changed = true;
      }
  }
  if (!changed)
    return PreservedAnalyses::all();
  PreservedAnalyses preserved;
  preserved.preserveSet<CFGAnalyses>();
  return preserved;
}

} // namespace ropewalk
