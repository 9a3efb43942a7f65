//===- head_contents.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "head_contents.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DataLayout.h"

#include <numeric>

using namespace llvm;

namespace ropewalk {
namespace {

int64_t bytesOf(Type *type, const DataLayout &layout) {
  return static_cast<int64_t>(layout.getTypeStoreSize(type).getFixedValue());
}

/// Whether shuffles can move it: numbers of two bytes or a power of two more, whole in memory.
bool isMovable(const StoreInst &store, const DataLayout &layout) {
  Type *type = store.getValueOperand()->getType(), *element = type->getScalarType();
  const bool isNumber = element->isIntegerTy() || element->isFloatingPointTy();
  if (!isNumber || (type->isVectorTy() && !isa<FixedVectorType>(type)) ||
      !layout.typeSizeEqualsStoreSize(element))
    return false;
  const int64_t bytes = bytesOf(element, layout);
  return bytes == 2 || bytes == 4 || bytes == 8;
}

/// A block's stores, in order, if they share a pointer and nothing else writes memory.
std::vector<HeadStore> storesOf(BasicBlock &block, const DataLayout &layout) {
  std::vector<HeadStore> stores;
  const Value *shared = nullptr;
  for (Instruction &instruction : block) {
    auto *store = dyn_cast<StoreInst>(&instruction);
    if (!store) {
      if (instruction.mayWriteToMemory())
        return {};
      continue;
    }
    if (!store->isSimple() || store->hasMetadata(LLVMContext::MD_nontemporal) ||
        !isMovable(*store, layout))
      return {};
    APInt offset(layout.getIndexTypeSizeInBits(store->getPointerOperandType()), 0);
    const Value *base = store->getPointerOperand()->stripAndAccumulateConstantOffsets(
        layout, offset, /*AllowNonInbounds=*/true);
    if (shared && base != shared)
      return {};
    shared = base;
    stores.push_back(
        {store, offset.getSExtValue(), bytesOf(store->getValueOperand()->getType(), layout)});
  }
  return stores;
}

/// The elements of all stores, or integers as large as the smallest. bfloat is an integer, too:
/// LLVM moves vectors of it lane by lane.
Type *commonElement(ArrayRef<HeadStore> stores, const DataLayout &layout) {
  Type *common = stores.front().store->getValueOperand()->getType()->getScalarType();
  for (const HeadStore &each : stores) {
    Type *one = each.store->getValueOperand()->getType()->getScalarType();
    if (one != common || one->isBFloatTy())
      common = Type::getIntNTy(
          one->getContext(),
          static_cast<unsigned>(8 * std::min(bytesOf(one, layout), bytesOf(common, layout))));
  }
  return common;
}

} // namespace

HeadContents::HeadContents(std::vector<HeadStore> stores, const DataLayout &layout)
    : pieces(std::move(stores)), element(commonElement(pieces, layout)),
      elementBytes(bytesOf(element, layout)) {}

std::optional<HeadContents> HeadContents::create(BasicBlock &block, const DataLayout &layout) {
  std::vector<HeadStore> stores = storesOf(block, layout);
  if (stores.empty())
    return std::nullopt;
  HeadContents contents(std::move(stores), layout);
  if (!contents.findElements())
    return std::nullopt;
  return contents;
}

/// The last store of an element counts; false if one has none.
bool HeadContents::findElements() {
  int64_t end = first = pieces.front().offset, stored = 0;
  for (const HeadStore &piece : pieces) {
    first = std::min(first, piece.offset);
    end = std::max(end, piece.offset + piece.bytes);
    stored += piece.bytes;
  }
  if (end - first > stored)
    return false;
  elements.assign((end - first) / elementBytes, {nullptr, 0});
  for (const HeadStore &piece : pieces) {
    if ((piece.offset - first) % elementBytes != 0)
      return false;
    for (int64_t lane = 0; lane < piece.bytes / elementBytes; ++lane)
      elements[(piece.offset - first) / elementBytes + lane] = {&piece, lane};
  }
  return all_of(elements, [](const Element &e) { return e.piece != nullptr; });
}

ArrayRef<HeadContents::Element> HeadContents::elementsOf(int64_t at, int64_t bytes) const {
  return ArrayRef(elements).slice(at / elementBytes, bytes / elementBytes);
}

const HeadStore &HeadContents::lastOf(int64_t at, int64_t bytes) const {
  const HeadStore *last = elementsOf(at, bytes).front().piece;
  for (const Element &e : elementsOf(at, bytes))
    if (last->store->comesBefore(e.piece->store))
      last = e.piece;
  return *last;
}

/// Lanes from a multiple of `lanes` on, of which those that the stored vector does not have are
/// undefined.
Value *HeadContents::chunkOf(IRBuilderBase &builder, const Source &source, int64_t lanes) const {
  const int64_t all = source.piece->bytes / elementBytes;
  Value *value = builder.CreateBitCast(source.piece->store->getValueOperand(),
                                       FixedVectorType::get(element, all));
  SmallVector<int, 32> order;
  for (int64_t lane = source.chunk * lanes; lane < (source.chunk + 1) * lanes; ++lane)
    order.push_back(lane < all ? static_cast<int>(lane) : PoisonMaskElem);
  return all == lanes ? value : builder.CreateShuffleVector(value, order);
}

Value *HeadContents::join(IRBuilderBase &builder, int64_t at, int64_t bytes) const {
  const ArrayRef<Element> of = elementsOf(at, bytes);
  const auto lanes = static_cast<int64_t>(of.size());
  const auto sourceOf = [&](const Element &e) { return Source{e.piece, e.lane / lanes}; };
  SmallVector<Source, 4> sources;
  for (const Element &e : of)
    if (!is_contained(sources, sourceOf(e)))
      sources.push_back(sourceOf(e));
  Value *joined = nullptr;
  for (const Source &source : sources) {
    // Lanes of what has been joined stay where they are; others come from this source.
    SmallVector<int, 32> order(lanes, PoisonMaskElem);
    for (int64_t lane = 0; lane < lanes; ++lane) {
      if (sourceOf(of[lane]) == source)
        order[lane] = static_cast<int>((joined ? lanes : 0) + of[lane].lane % lanes);
      else if (joined)
        order[lane] = static_cast<int>(lane);
    }
    Value *chunk = chunkOf(builder, source, lanes);
    joined = joined ? builder.CreateShuffleVector(joined, chunk, order)
                    : builder.CreateShuffleVector(chunk, order);
  }
  return joined;
}

StoreInst *HeadContents::store(IRBuilderBase &builder, int64_t at, int64_t bytes,
                               Align alignment) const {
  const HeadStore &last = lastOf(at, bytes);
  AAMDNodes tags = last.store->getAAMetadata();
  for (const Element &e : elementsOf(at, bytes))
    tags = tags.merge(e.piece->store->getAAMetadata());
  const int64_t behind = first + at - last.offset;
  Value *joined = join(builder, at, bytes);
  StoreInst *stored = builder.CreateAlignedStore(
      joined, builder.CreatePtrAdd(last.store->getPointerOperand(), builder.getInt64(behind)),
      std::max(alignment, commonAlignment(last.store->getAlign(), static_cast<uint64_t>(behind))));
  stored->setAAMetadata(tags);
  return stored;
}

StoreInst *HeadContents::storeShared(IRBuilderBase &builder, Value *before, int64_t shared) const {
  const int64_t lanes = lineBytes / elementBytes;
  SmallVector<int, 32> order(lanes);
  std::iota(order.begin(), order.end(), static_cast<int>(lanes - shared / elementBytes));
  const HeadStore &last = lastOf(0, lineBytes - shared);
  return builder.CreateAlignedStore(
      builder.CreateShuffleVector(before, join(builder, 0, lineBytes), order),
      builder.CreatePtrAdd(last.store->getPointerOperand(),
                           builder.getInt64(first - shared - last.offset)),
      Align(lineBytes));
}

void HeadContents::eraseStores() {
  for (const HeadStore &piece : pieces)
    piece.store->eraseFromParent();
}

} // namespace ropewalk
