//===- table_slice.cpp - Where a graph keeps cosines and sines ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/table_slice.h"

#include "raise/open_extents.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// Whether the formula is the value's element at the index.
static bool isAt(const Elements &elements, const Expr *formula, Value value, Index index) {
  return llvm::is_contained(elements.indicesOf(formula, value), index);
}

/// Sets the dimension that formulas run over, and their distance in it. Equal formulas are in
/// several places, so that neither follows from one of them.
static bool readColumns(const Elements &elements, ArrayRef<const Expr *> formulas,
                        TableSlice &slice) {
  constexpr int64_t maxStride = 4;
  for (int64_t d = static_cast<int64_t>(slice.index.size()); d-- > 0;) {
    if (!slice.index[d].isConstant())
      continue;
    for (int64_t stride = 1; stride <= maxStride; ++stride) {
      Coordinates index = slice.index;
      const auto isNext = [&](const Expr *formula) {
        index[d].offset += stride;
        return isAt(elements, formula, slice.value, index);
      };
      if (!llvm::all_of(formulas.drop_front(), isNext))
        continue;
      slice.columns = d;
      slice.stride = stride;
      return true;
    }
  }
  return false;
}

/// Whether a dimension has an element for each place of the root's: of open ones nobody knows that
/// there are as many, unless both are whole.
static bool hasRows(const Coordinate &c, int64_t extent) {
  if (c.extent == 0)
    return c.offset == 0 && ShapedType::isDynamic(extent);
  return !ShapedType::isDynamic(extent) && c.offset + c.extent <= extent;
}

static std::optional<TableSlice>
sliceOfPlace(const Elements &elements, ArrayRef<const Expr *> formulas, Value value, Index first) {
  TableSlice slice;
  slice.value = value;
  slice.index.assign(first.begin(), first.end());
  if (formulas.size() > 1 && !readColumns(elements, formulas, slice))
    return std::nullopt;
  uint64_t needed = 0;
  for (const Expr *formula : formulas)
    needed |= formula->symbols;
  auto shape = shapeOf(value.getType());
  uint64_t taken = 0;
  for (auto [c, extent] : llvm::zip_equal(slice.index, shape->extents)) {
    if (c.isConstant())
      continue;
    // Coordinates that are computed, or with gaps, are gathers.
    if (c.symbol >= Elements::maxRootRank || c.scale != 1 || c.offset < 0)
      return std::nullopt;
    if (!(needed >> c.symbol & 1))
      c = Coordinate::constant(0);
    else if (taken >> c.symbol & 1 || !hasRows(c, extent))
      return std::nullopt; // a diagonal, or a part
    else
      taken |= uint64_t(1) << c.symbol;
  }
  return slice;
}

/// Smaller is better: what is copied to have the slice.
static int64_t costOf(const TableSlice &slice) {
  auto shape = shapeOf(slice.value.getType());
  int64_t cost = shape->isComplex ? int64_t(1) << 40 : 0, elements = 1;
  for (int64_t extent : shape->extents)
    elements *= ShapedType::isDynamic(extent) ? 1024 : extent;
  return cost + elements;
}

std::optional<TableSlice> findSlice(Elements &elements, ArrayRef<const Expr *> formulas,
                                    ArrayRef<Value> sources, Operation *root,
                                    llvm::function_ref<bool(Type)> isElement) {
  std::optional<TableSlice> best;
  for (Value value : sources) {
    ArrayRef<Index> indices = elements.indicesOf(formulas.front(), value);
    if (indices.empty() || !tensorTypeOf(value.getType()) ||
        !isElement(shapeOf(value.getType())->element))
      continue;
    for (Index index : indices) {
      auto slice = sliceOfPlace(elements, formulas, value, index);
      // Of open extents only those of the nearest are known to be the same.
      const bool isOpen = ShapedType::isDynamicShape(shapeOf(value.getType())->extents);
      if (slice && mayBeCut(elements, value, root))
        break;
      if (slice && (!best || (!isOpen && costOf(*slice) < costOf(*best))))
        best = std::move(slice);
    }
  }
  return best;
}

} // namespace ropewalk::raise
