//===- whole_lines.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "whole_lines.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr int64_t lineBytes = 64;

/// One vector or scalar of a head.
struct Piece {
  StoreInst *store;
  int64_t offset; ///< In bytes, from the pointer that all pieces share.
};

/// A line's worth of one stored vector, as a source of shuffles.
struct Source {
  StoreInst *store;
  int64_t chunk; ///< Number of the line's worth within the vector.
  bool operator==(const Source &other) const {
    return store == other.store && chunk == other.chunk;
  }
};

/// Where an element of the head comes from.
struct Element {
  Source source;
  int lane;
};

/// A block's stores to one head.
class Head {
public:
  /// The first byte that is stored is aligned so.
  Head(ArrayRef<Piece> pieces, const DataLayout &layout, Align alignment)
      : pieces(pieces), layout(layout), alignment(alignment), element(commonElement()),
        elementBytes(bytesOf(element)) {}

  /// Whether lines can take the place of the stores, some of which do not begin with one.
  bool isWorthIt() {
    int64_t stored = 0, end = first = pieces.front().offset;
    for (const Piece &piece : pieces) {
      first = std::min(first, piece.offset);
      end = std::max(end, piece.offset + bytesOf(piece));
      stored += bytesOf(piece);
    }
    const bool isWithin =
        any_of(pieces, [&](const Piece &piece) { return (piece.offset - first) % lineBytes != 0; });
    return isWithin && end - first >= lineBytes && end - first <= stored && findElements(end);
  }

  void storeLines() {
    const int64_t lanes = lineBytes / elementBytes, count = elements.size();
    for (int64_t line = 0; line < count; line += lanes)
      storeLine(std::min(line, count - lanes), lanes);
    for (const Piece &piece : pieces)
      piece.store->eraseFromParent();
  }

private:
  int64_t bytesOf(Type *type) const {
    return static_cast<int64_t>(layout.getTypeStoreSize(type).getFixedValue());
  }
  int64_t bytesOf(const Piece &piece) const {
    return bytesOf(piece.store->getValueOperand()->getType());
  }
  int64_t lanesOf(StoreInst &store) const {
    return bytesOf(store.getValueOperand()->getType()) / elementBytes;
  }

  /// The elements of all pieces, or integers as large as the smallest. bfloat is an integer, too:
  /// LLVM moves vectors of it lane by lane.
  Type *commonElement() const {
    Type *common = pieces.front().store->getValueOperand()->getType()->getScalarType();
    for (const Piece &piece : pieces) {
      Type *one = piece.store->getValueOperand()->getType()->getScalarType();
      if (one != common || one->isBFloatTy())
        common = Type::getIntNTy(
            one->getContext(), static_cast<unsigned>(8 * std::min(bytesOf(one), bytesOf(common))));
    }
    return common;
  }

  /// The last store of an element counts; false if one has none.
  bool findElements(int64_t end) {
    const int64_t lanes = lineBytes / elementBytes;
    elements.assign((end - first) / elementBytes, {{nullptr, 0}, 0});
    for (const Piece &piece : pieces) {
      if ((piece.offset - first) % elementBytes != 0)
        return false;
      for (int64_t lane = 0; lane < lanesOf(*piece.store); ++lane)
        elements[(piece.offset - first) / elementBytes + lane] = {{piece.store, lane / lanes},
                                                                  static_cast<int>(lane % lanes)};
    }
    return all_of(elements, [](const Element &e) { return e.source.store != nullptr; });
  }

  void storeLine(int64_t begin, int64_t lanes) {
    const ArrayRef<Element> line = ArrayRef(elements).slice(begin, lanes);
    SmallVector<Source, 4> sources;
    StoreInst *last = line.front().source.store;
    for (const Element &e : line) {
      if (!is_contained(sources, e.source))
        sources.push_back(e.source);
      if (last->comesBefore(e.source.store))
        last = e.source.store;
    }
    IRBuilder<> builder(last);
    Value *joined = nullptr;
    for (const Source &source : sources) {
      // Lanes of what has been joined stay where they are; others come from this source.
      SmallVector<int, 32> order(lanes, PoisonMaskElem);
      for (int64_t lane = 0; lane < lanes; ++lane) {
        if (line[lane].source == source)
          order[lane] = static_cast<int>(joined ? lanes : 0) + line[lane].lane;
        else if (joined)
          order[lane] = static_cast<int>(lane);
      }
      Value *chunk = chunkOf(builder, source, lanes);
      joined = joined ? builder.CreateShuffleVector(joined, chunk, order)
                      : builder.CreateShuffleVector(chunk, order);
    }
    AAMDNodes tags = last->getAAMetadata();
    for (const Source &source : sources)
      tags = tags.merge(source.store->getAAMetadata());
    const Piece &piece = *find_if(pieces, [&](const Piece &p) { return p.store == last; });
    const int64_t at = begin * elementBytes, behind = first + at - piece.offset;
    StoreInst *store = builder.CreateAlignedStore(
        joined, builder.CreatePtrAdd(last->getPointerOperand(), builder.getInt64(behind)),
        std::max(commonAlignment(alignment, static_cast<uint64_t>(at)),
                 commonAlignment(last->getAlign(), static_cast<uint64_t>(behind))));
    store->setAAMetadata(tags);
  }

  /// A vector of `lanes`, of which those that the stored one does not have are undefined.
  Value *chunkOf(IRBuilderBase &builder, const Source &source, int64_t lanes) const {
    const int64_t all = lanesOf(*source.store);
    Value *value =
        builder.CreateBitCast(source.store->getValueOperand(), FixedVectorType::get(element, all));
    SmallVector<int, 32> order;
    for (int64_t lane = source.chunk * lanes; lane < (source.chunk + 1) * lanes; ++lane)
      order.push_back(lane < all ? static_cast<int>(lane) : PoisonMaskElem);
    return all == lanes ? value : builder.CreateShuffleVector(value, order);
  }

  const ArrayRef<Piece> pieces;
  const DataLayout &layout;
  const Align alignment;
  Type *const element;
  const int64_t elementBytes;
  int64_t first = 0;
  std::vector<Element> elements;
};

/// Whether shuffles can move it: numbers of two bytes or a power of two more, whole in memory.
bool isMovable(const StoreInst &store, const DataLayout &layout) {
  Type *type = store.getValueOperand()->getType(), *element = type->getScalarType();
  const bool isNumber = element->isIntegerTy() || element->isFloatingPointTy();
  if (!isNumber || (type->isVectorTy() && !isa<FixedVectorType>(type)) ||
      !layout.typeSizeEqualsStoreSize(element))
    return false;
  const uint64_t bytes = layout.getTypeStoreSize(element).getFixedValue();
  return bytes == 2 || bytes == 4 || bytes == 8;
}

/// A block's stores, in order, if they share a pointer and nothing else writes memory.
SmallVector<Piece, 16> storesOf(BasicBlock &block, const DataLayout &layout) {
  SmallVector<Piece, 16> pieces;
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
    pieces.push_back({store, offset.getSExtValue()});
  }
  return pieces;
}

} // namespace

PreservedAnalyses WholeLinesPass::run(Function &function, FunctionAnalysisManager &) {
  const Attribute lines = function.getFnAttribute("ropewalk-lines");
  if (!lines.isValid())
    return PreservedAnalyses::all();
  uint64_t alignment = 1;
  lines.getValueAsString().getAsInteger(10, alignment);
  const DataLayout &layout = function.getParent()->getDataLayout();
  bool changed = false;
  for (BasicBlock &block : function) {
    const SmallVector<Piece, 16> pieces = storesOf(block, layout);
    if (pieces.empty())
      continue;
    Head head(pieces, layout, Align(alignment));
    if (!head.isWorthIt())
      continue;
    head.storeLines();
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
