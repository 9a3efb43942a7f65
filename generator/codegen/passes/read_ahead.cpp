//===- read_ahead.cpp -----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "read_ahead.h"

#include "kernel_spec.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace ropewalk {
namespace {

constexpr int64_t mostPrefetchedGap = INT64_C(1) << 20; ///< From a token to the next one.
constexpr char kindAttribute[] = "ropewalk-read-ahead", bytesAttribute[] = "ropewalk-head-bytes";

/// What a block loads from one pointer on, from byte `begin` to `end`.
struct Loads {
  Instruction *first = nullptr;
  int64_t begin = INT64_MAX, end = INT64_MIN;
  bool wholeLines = true; ///< Each of them one.
};

/// Whether a mask says that a lane is not loaded.
bool isMasked(const Value &mask, unsigned lane) {
  auto *constant = dyn_cast<Constant>(&mask);
  const Constant *bit = constant ? constant->getAggregateElement(lane) : nullptr;
  return bit && bit->isNullValue();
}

/// Bytes that an instruction loads from its pointer on, under a mask up to the last lane that it
/// may load; 0 if it is no load.
int64_t loadedBytes(const Instruction &instruction, const DataLayout &layout) {
  Type *type = instruction.getType();
  if (auto *load = dyn_cast<LoadInst>(&instruction))
    return load->isSimple() && !type->isScalableTy()
               ? static_cast<int64_t>(layout.getTypeStoreSize(type).getFixedValue())
               : 0;
  if (!match(&instruction, m_Intrinsic<Intrinsic::masked_load>()) || type->isScalableTy())
    return 0;
  unsigned lanes = cast<FixedVectorType>(type)->getNumElements();
  while (lanes > 0 && isMasked(*cast<CallBase>(instruction).getArgOperand(1), lanes - 1))
    --lanes;
  return lanes *
         static_cast<int64_t>(layout.getTypeStoreSize(type->getScalarType()).getFixedValue());
}

MapVector<Value *, Loads> loadsByPointer(BasicBlock &block, const DataLayout &layout) {
  MapVector<Value *, Loads> result;
  for (Instruction &instruction : block) {
    const int64_t loaded = loadedBytes(instruction, layout);
    if (loaded == 0)
      continue;
    Value *pointer = isa<LoadInst>(instruction) ? cast<LoadInst>(instruction).getPointerOperand()
                                                : cast<CallBase>(instruction).getArgOperand(0);
    APInt bytes(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
    Loads &loads = result[pointer->stripAndAccumulateConstantOffsets(layout, bytes,
                                                                     /*AllowNonInbounds=*/true)];
    if (!loads.first)
      loads.first = &instruction;
    const int64_t begin = bytes.getSExtValue();
    loads.begin = std::min(loads.begin, begin);
    loads.end = std::max(loads.end, begin + loaded);
    loads.wholeLines &= loaded == lineBytes;
  }
  return result;
}

/// The addresses of a head's lines from byte `begin` to `end`, each handed on.
void forEachLine(IRBuilderBase &builder, Value *pointer, int64_t begin, int64_t end,
                 function_ref<void(Value *)> use) {
  for (int64_t at = begin; at < end; at += lineBytes)
    use(builder.CreateConstGEP1_64(builder.getInt8Ty(), pointer, at));
}

void touch(IRBuilderBase &builder, const Loads &loads, Value *pointer) {
  const int64_t middle = loads.begin + (loads.end - loads.begin) / 2;
  forEachLine(builder, pointer, loads.begin, middle, [&](Value *line) {
    builder.CreateAlignedLoad(builder.getInt32Ty(), line, Align(1), /*isVolatile=*/true);
  });
}

/// Bytes from a head to the next one, of so many heads, and to the same one of the next token; what
/// is not known is null.
struct Strides {
  const SCEV *head = nullptr, *heads = nullptr, *token = nullptr;
};

Strides stridesOf(Value *pointer, const Loop &heads, ScalarEvolution &evolution) {
  const auto stepIn = [&](const SCEV *at, const Loop *loop) -> const SCEVAddRecExpr * {
    const auto *moves = dyn_cast<SCEVAddRecExpr>(at);
    return loop && moves && moves->isAffine() && moves->getLoop() == loop ? moves : nullptr;
  };
  Strides strides;
  if (const auto *overHeads = stepIn(evolution.getSCEV(pointer), &heads)) {
    strides.head = overHeads->getStepRecurrence(evolution);
    const SCEV *others = evolution.getBackedgeTakenCount(&heads);
    if (!isa<SCEVCouldNotCompute>(others))
      strides.heads = evolution.getMulExpr(
          strides.head,
          evolution.getAddExpr(evolution.getOne(strides.head->getType()),
                               evolution.getNoopOrZeroExtend(others, strides.head->getType())));
    if (const auto *overTokens = stepIn(overHeads->getStart(), heads.getParentLoop()))
      strides.token = overTokens->getStepRecurrence(evolution);
  }
  return strides;
}

/// How far ahead heads are asked for: a page at least, and so many tokens, or heads, that what lies
/// there is a head. Where whole lines are loaded at once, it was measured what is a token's: of
/// tokens that lie side by side it is heads, as what is a token of 16 KiB further on stays less
/// surely in the first-level cache; of others it is tokens also where these are far from each other
/// and their heads are not. Computed before all loops; a page where neither stride is known, or
/// small enough.
Value *distanceOf(Value *pointer, bool wholeLines, const Loop &heads, ScalarEvolution &evolution) {
  const Loop *outermost = heads.getParentLoop() ? heads.getParentLoop() : &heads;
  BasicBlock *before = outermost->getLoopPreheader();
  Type *type = Type::getInt64Ty(pointer->getContext());
  Value *step = ConstantInt::get(type, leastPrefetchDistance);
  if (!before)
    return step;
  IRBuilder<> builder(before->getTerminator());
  SCEVExpander expander(evolution, "stride");
  const auto bytesOf = [&](const SCEV *stride) -> Value * {
    return stride && expander.isSafeToExpandAt(stride, before->getTerminator())
               ? expander.expandCodeFor(stride, type, before->getTerminator())
               : nullptr;
  };
  // 0 and those that go backwards are large, too.
  const auto fits = [&](Value *bytes, int64_t most = mostPrefetchDistance) {
    return builder.CreateICmpULT(builder.CreateSub(bytes, builder.getInt64(1)),
                                 builder.getInt64(most));
  };
  const Strides strides = stridesOf(pointer, heads, evolution);
  if (Value *head = bytesOf(strides.head))
    step = builder.CreateSelect(fits(head), head, step);
  if (Value *token = bytesOf(strides.token)) {
    Value *apart = fits(token);
    if (Value *all = wholeLines ? bytesOf(strides.heads) : nullptr) {
      Value *isSmall = fits(all);
      Value *jumps = builder.CreateAnd(fits(token, mostPrefetchedGap), isSmall);
      Value *isGap = builder.CreateICmpNE(token, all);
      apart = builder.CreateAnd(builder.CreateOr(apart, jumps), isGap);
    }
    step = builder.CreateSelect(apart, token, step);
  }
  Value *count = builder.CreateUDiv(
      builder.CreateAdd(step, builder.getInt64(leastPrefetchDistance - 1)), step);
  return builder.CreateMul(step, count, "prefetch_distance");
}

/// To all levels of caches, to be read and, in place, written: asking to write costs more on Intel.
void prefetch(IRBuilderBase &builder, const Loads &loads, Value *pointer, Value *distance) {
  Value *const read = builder.getInt32(0), *const keep = builder.getInt32(3);
  Value *const data = builder.getInt32(1);
  Value *ahead = builder.CreateGEP(builder.getInt8Ty(), pointer, distance);
  forEachLine(builder, ahead, loads.begin, loads.end, [&](Value *line) {
    builder.CreateIntrinsic(Intrinsic::prefetch, {line->getType()}, {line, read, keep, data});
  });
}

} // namespace

int64_t ReadAhead::lines() const {
  return divideCeil(load == Load::Touch ? headBytes / 2 : headBytes, lineBytes);
}

void addReadAhead(Function &function, const ReadAhead &ahead) {
  function.addFnAttr(kindAttribute, loadName(ahead.load));
  function.addFnAttr(bytesAttribute, std::to_string(ahead.headBytes));
}

std::optional<ReadAhead> readAheadOf(const Function &function) {
  const auto valueOf = [&](StringRef name) {
    return function.getFnAttribute(name).getValueAsString();
  };
  ReadAhead ahead;
  const std::optional<Load> load = parseLoad(valueOf(kindAttribute));
  if (!load || *load == Load::Plain || valueOf(bytesAttribute).getAsInteger(10, ahead.headBytes))
    return std::nullopt;
  ahead.load = *load;
  return ahead;
}

PreservedAnalyses ReadAheadPass::run(Function &function, FunctionAnalysisManager &manager) {
  const std::optional<ReadAhead> ahead = readAheadOf(function);
  if (!ahead)
    return PreservedAnalyses::all();
  const LoopInfo &loops = manager.getResult<LoopAnalysis>(function);
  ScalarEvolution &evolution = manager.getResult<ScalarEvolutionAnalysis>(function);
  bool changed = false;
  for (BasicBlock &block : function) {
    const Loop *loop = loops.getLoopFor(&block);
    if (!loop || !loop->isInnermost())
      continue;
    for (const auto &[pointer, loads] : loadsByPointer(block, function.getDataLayout())) {
      if (loop->isLoopInvariant(pointer) || loads.end - loads.begin != ahead->headBytes)
        continue;
      IRBuilder<> builder(loads.first);
      if (ahead->load == Load::Touch)
        touch(builder, loads, pointer);
      else
        prefetch(builder, loads, pointer, distanceOf(pointer, loads.wholeLines, *loop, evolution));
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
