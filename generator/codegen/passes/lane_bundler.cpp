//===- lane_bundler.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lane_bundler.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace ropewalk {
namespace {

/// A lane read from a vector at a known index.
struct Extract {
  Value *vector = nullptr;
  int index = 0;
};

Extract asExtract(Value *lane) {
  auto *extract = dyn_cast<ExtractElementInst>(lane);
  auto *index = extract ? dyn_cast<ConstantInt>(extract->getIndexOperand()) : nullptr;
  if (!index || !isa<FixedVectorType>(extract->getVectorOperandType()))
    return {};
  return {extract->getVectorOperand(), static_cast<int>(index->getZExtValue())};
}

bool isIdentity(ArrayRef<int> mask, unsigned sourceLanes) {
  return mask.size() == sourceLanes &&
         all_of(enumerate(mask), [](auto m) { return m.value() == static_cast<int>(m.index()); });
}

/// A scalar read at a known distance from some address.
struct ScalarLoad {
  LoadInst *load = nullptr;
  Value *base = nullptr;
  int64_t offset = 0;
};

ScalarLoad asScalarLoad(Value *lane) {
  auto *load = dyn_cast<LoadInst>(lane);
  if (!load || !load->isSimple())
    return {};
  const DataLayout &layout = load->getDataLayout();
  APInt offset(layout.getIndexTypeSizeInBits(load->getPointerOperandType()), 0);
  Value *base = load->getPointerOperand()->stripAndAccumulateConstantOffsets(
      layout, offset, /*AllowNonInbounds=*/true);
  return {load, base, offset.getSExtValue()};
}

/// The last of the loads, if they are in one block and nothing in between writes memory.
LoadInst *lastWithoutWrites(ArrayRef<ScalarLoad> loads) {
  SmallPtrSet<const Instruction *, 16> waiting;
  LoadInst *first = loads.front().load;
  for (const ScalarLoad &load : loads) {
    if (load.load->getParent() != first->getParent())
      return nullptr;
    if (load.load->comesBefore(first))
      first = load.load;
    waiting.insert(load.load);
  }
  for (Instruction *at = first; at; at = at->getNextNode()) {
    waiting.erase(at);
    if (waiting.empty())
      return cast<LoadInst>(at);
    if (at->mayWriteToMemory())
      return nullptr;
  }
  return nullptr;
}

/// Operations that mean the same on each lane of a vector.
bool isLanewise(const Instruction &instruction) {
  return isa<BinaryOperator, UnaryOperator, CastInst>(instruction);
}

/// Whether a call made this lane, directly or through lanewise operations.
bool isCall(const Value *lane) {
  const auto *instruction = dyn_cast<Instruction>(lane);
  return instruction &&
         (isa<CallInst>(instruction) ||
          (isLanewise(*instruction) && any_of(instruction->operand_values(), isCall)));
}

} // namespace

Value *LaneBundler::bundleConstants(ArrayRef<Value *> lanes) {
  SmallVector<Constant *, 16> constants;
  for (Value *lane : lanes) {
    auto *constant = dyn_cast<Constant>(lane);
    if (!constant)
      return nullptr;
    constants.push_back(constant);
  }
  return ConstantVector::get(constants);
}

Value *LaneBundler::bundleExtracts(ArrayRef<Value *> lanes) {
  Value *first = nullptr, *second = nullptr;
  SmallVector<int, 16> mask;
  for (Value *lane : lanes) {
    const Extract extract = asExtract(lane);
    if (!extract.vector)
      return nullptr;
    const int width = cast<FixedVectorType>(extract.vector->getType())->getNumElements();
    if (!first)
      first = extract.vector;
    if (extract.vector == first) {
      mask.push_back(extract.index);
      continue;
    }
    if (!second)
      second = extract.vector;
    if (extract.vector != second || second->getType() != first->getType())
      return nullptr;
    mask.push_back(width + extract.index);
  }
  if (!second && isIdentity(mask, cast<FixedVectorType>(first->getType())->getNumElements()))
    return first;
  return builder.CreateShuffleVector(first, second ? second : PoisonValue::get(first->getType()),
                                     mask);
}

Value *LaneBundler::bundleLoads(ArrayRef<Value *> lanes) {
  SmallVector<ScalarLoad, 16> loads;
  for (Value *lane : lanes) {
    loads.push_back(asScalarLoad(lane));
    if (!loads.back().load || loads.back().base != loads.front().base ||
        loads.back().load->getType() != loads.front().load->getType())
      return nullptr;
  }
  const auto [first, last] = std::minmax_element(
      loads.begin(), loads.end(), [](auto &a, auto &b) { return a.offset < b.offset; });
  Type *element = first->load->getType();
  const int64_t bits = element->isPointerTy() ? 0 : element->getScalarSizeInBits();
  const int64_t bytes = bits / 8;
  const uint64_t distance = static_cast<uint64_t>(last->offset) - first->offset;
  // Neighbours span no more elements than there are lanes, and have no padding bits.
  if (bytes == 0 || bits % 8 != 0 || distance >= lanes.size() * bytes)
    return nullptr;
  SmallVector<int, 16> mask;
  SmallBitVector covered(distance / bytes + 1);
  for (const ScalarLoad &load : loads) {
    if ((load.offset - first->offset) % bytes != 0)
      return nullptr;
    mask.push_back(static_cast<int>((load.offset - first->offset) / bytes));
    covered.set(mask.back());
  }
  LoadInst *place = covered.all() && covered.size() > 1 ? lastWithoutWrites(loads) : nullptr;
  if (!place)
    return nullptr;
  auto *type = FixedVectorType::get(element, covered.size());
  auto *wide = new LoadInst(type, first->load->getPointerOperand(), "", /*isVolatile=*/false,
                            first->load->getAlign(), std::next(place->getIterator()));
  AAMDNodes aliasing = first->load->getAAMetadata();
  for (const ScalarLoad &load : loads) // what is true of one element need not be of another
    aliasing = aliasing.merge(load.load->getAAMetadata());
  wide->setAAMetadata(aliasing);
  return isIdentity(mask, covered.size())
             ? wide
             : builder.CreateShuffleVector(wide, PoisonValue::get(type), mask);
}

Value *LaneBundler::bundleInstructions(ArrayRef<Value *> lanes) {
  auto *model = dyn_cast<Instruction>(lanes.front());
  if (!model)
    return nullptr;
  auto *modelCall = dyn_cast<CallInst>(model);
  if (!modelCall && !isLanewise(*model))
    return nullptr;
  SmallVector<Function *, 16> callees;
  for (Value *lane : lanes) {
    auto *instruction = dyn_cast<Instruction>(lane);
    if (!instruction || !instruction->isSameOperationAs(model))
      return nullptr;
    if (modelCall)
      callees.push_back(cast<CallInst>(instruction)->getCalledFunction());
  }
  const unsigned count = modelCall ? modelCall->arg_size() : model->getNumOperands();
  SmallVector<Value *, 4> operands;
  for (unsigned i = 0; i < count; ++i) {
    auto operandLanes = map_to_vector<16>(
        lanes, [&](Value *lane) { return cast<Instruction>(lane)->getOperand(i); });
    operands.push_back(bundle(operandLanes));
    if (!operands.back())
      return nullptr;
  }
  if (modelCall)
    return call(builder, callees, operands);
  if (auto *cast = dyn_cast<CastInst>(model)) {
    auto *type = FixedVectorType::get(cast->getDestTy(), lanes.size());
    return builder.CreateCast(cast->getOpcode(), operands[0], type);
  }
  Value *result =
      isa<UnaryOperator>(model)
          ? builder.CreateUnOp(cast<UnaryOperator>(model)->getOpcode(), operands[0])
          : builder.CreateBinOp(cast<BinaryOperator>(model)->getOpcode(), operands[0], operands[1]);
  if (auto *instruction = dyn_cast<Instruction>(result)) {
    instruction->copyIRFlags(model);
    for (Value *lane : lanes)
      instruction->andIRFlags(lane);
  }
  return result;
}

Value *LaneBundler::bundle(ArrayRef<Value *> lanes) {
  if (Value *vector = bundleConstants(lanes))
    return vector;
  if (Value *vector = bundleExtracts(lanes))
    return vector;
  if (all_equal(lanes))
    return builder.CreateVectorSplat(lanes.size(), lanes.front());
  if (Value *vector = bundleLoads(lanes))
    return vector;
  if (Value *vector = bundleInstructions(lanes))
    return vector;
  return none_of(lanes, isCall) ? gather(lanes) : nullptr;
}

Value *LaneBundler::gather(ArrayRef<Value *> lanes) {
  Value *vector = PoisonValue::get(FixedVectorType::get(lanes[0]->getType(), lanes.size()));
  for (auto [i, lane] : enumerate(lanes))
    vector = builder.CreateInsertElement(vector, lane, static_cast<uint64_t>(i));
  return vector;
}

InsertedLanes insertedLanes(InsertElementInst &last) {
  auto *type = dyn_cast<FixedVectorType>(last.getType());
  const bool goesOn = last.hasOneUse() && isa<InsertElementInst>(last.user_back()) &&
                      last.user_back()->getOperand(0) == &last;
  if (!type || goesOn)
    return {};
  InsertedLanes result;
  SmallVector<Value *, 16> all(type->getNumElements(), nullptr);
  for (InsertElementInst *insert = &last; insert;) {
    auto *index = dyn_cast<ConstantInt>(insert->getOperand(2));
    if (!index || index->getZExtValue() >= all.size())
      return {};
    Value *&lane = all[index->getZExtValue()];
    if (!lane) // a later insertion hides an earlier one
      lane = insert->getOperand(1);
    result.base = insert->getOperand(0);
    insert = dyn_cast<InsertElementInst>(result.base);
    if (insert && !insert->hasOneUse())
      break; // the end of a chain of its own
  }
  for (Value *lane : all) {
    result.places.push_back(lane ? static_cast<int>(result.lanes.size()) : PoisonMaskElem);
    if (lane)
      result.lanes.push_back(lane);
  }
  return result;
}

Value *InsertedLanes::join(IRBuilderBase &builder, Value *vector) const {
  if (lanes.size() == places.size())
    return vector;
  Value *wide = builder.CreateShuffleVector(vector, places);
  if (isa<UndefValue>(base))
    return wide;
  SmallVector<int, 16> mask;
  for (auto [i, place] : enumerate(places))
    mask.push_back(static_cast<int>(place < 0 ? i : places.size() + i));
  return builder.CreateShuffleVector(base, wide, mask);
}

} // namespace ropewalk
