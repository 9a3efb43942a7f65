//===- table_lookup.cpp - Rows of a table, looked up anew -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/table_lookup.h"

#include "raise/tensor_order.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// The one coordinate that formulas differ in; empty if they do not differ so.
static std::optional<int64_t> findColumns(ArrayRef<const Expr *> formulas, int64_t &stride) {
  const Index first = formulas[0]->index, second = formulas[1]->index;
  for (int64_t d = 0; d < static_cast<int64_t>(first.size()); ++d) {
    if (!first[d].isConstant() || !second[d].isConstant() || first[d] == second[d])
      continue;
    stride = second[d].offset - first[d].offset;
    const auto isNext = [&](auto entry) {
      Coordinates expected(first.begin(), first.end());
      expected[d].offset += stride * static_cast<int64_t>(entry.index());
      return entry.value()->fn == Fn::Element && entry.value()->value == formulas[0]->value &&
             Index(expected) == entry.value()->index;
    };
    return stride > 0 && llvm::all_of(llvm::enumerate(formulas), isNext) ? std::optional(d)
                                                                         : std::nullopt;
  }
  return std::nullopt;
}

std::optional<TableLookup> findLookup(Elements &elements, ArrayRef<const Expr *> formulas,
                                      ArrayRef<Value> sources, Operation *root) {
  const auto isElement = [](const Expr *formula) { return formula->fn == Fn::Element; };
  if (formulas.size() < 2 || !llvm::all_of(formulas, isElement) ||
      formulas[0]->index.size() != formulas[1]->index.size())
    return std::nullopt;
  TableLookup lookup;
  lookup.table = formulas[0]->value;
  RankedTensorType type = tensorTypeOf(lookup.table.getType());
  auto columns = findColumns(formulas, lookup.stride);
  if (!type || !isa<FloatType>(type.getElementType()) || !columns || !isBefore(lookup.table, root))
    return std::nullopt;
  lookup.index.assign(formulas[0]->index.begin(), formulas[0]->index.end());
  lookup.columns = *columns;
  std::optional<int64_t> row;
  for (auto [d, c] : llvm::enumerate(lookup.index)) {
    if (c.isConstant())
      continue;
    if (row || c.symbol < Elements::maxRootRank)
      return std::nullopt;
    row = static_cast<int64_t>(d);
  }
  if (!row)
    return std::nullopt;
  lookup.row = *row;
  const Expr *number = elements.formula(lookup.index[*row]);
  const auto isInteger = [](Type element) {
    return element.isSignlessInteger(32) || element.isSignlessInteger(64) || element.isIndex();
  };
  lookup.rows = findSlice(elements, number, sources, root, isInteger);
  if (lookup.rows)
    return lookup;
  const Expr *start = nullptr;
  lookup.counted = countedFrom(elements, number, start);
  if (lookup.counted && start)
    lookup.rows = findSlice(elements, start, sources, root, isInteger);
  return lookup.rows ? std::optional(std::move(lookup)) : std::nullopt;
}

/// A row number inside the table.
static Value placeOf(OpBuilder &builder, Location loc, Value table, int64_t dim, Value number) {
  if (!number.getType().isIndex())
    number = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value extent = builder.createOrFold<tensor::DimOp>(loc, table, dim);
  Value last = arith::SubIOp::create(builder, loc, extent, one);
  number = arith::MinSIOp::create(builder, loc, number, last);
  return arith::MaxSIOp::create(builder, loc, number, zero);
}

Value lookUp(OpBuilder &builder, Location loc, const TableLookup &lookup, Value rows,
             int64_t count) {
  Value table = asBuiltin(builder, loc, lookup.table);
  Type element = cast<RankedTensorType>(table.getType()).getElementType();
  const int64_t rank = cast<RankedTensorType>(rows.getType()).getRank() + 1;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, rows);
  sizes.push_back(builder.getIndexAttr(count));
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, element);
  const AffineMap whole = builder.getMultiDimIdentityMap(rank);
  const AffineMap maps[] = {whole.dropResult(rank - 1), whole};
  const SmallVector<utils::IteratorType> loops(rank, utils::IteratorType::parallel);
  auto body = [&](OpBuilder &inner, Location at, ValueRange arguments) {
    SmallVector<Value> place;
    for (auto [d, c] : llvm::enumerate(lookup.index)) {
      const auto dim = static_cast<int64_t>(d);
      if (dim == lookup.row) {
        place.push_back(placeOf(inner, at, table, dim, arguments[0]));
        continue;
      }
      place.push_back(arith::ConstantIndexOp::create(inner, at, c.offset));
      if (dim != lookup.columns)
        continue;
      Value column = linalg::IndexOp::create(inner, at, rank - 1);
      Value stride = arith::ConstantIndexOp::create(inner, at, lookup.stride);
      column = inner.createOrFold<arith::MulIOp>(at, column, stride);
      place.back() = inner.createOrFold<arith::AddIOp>(at, place.back(), column);
    }
    Value found = tensor::ExtractOp::create(inner, at, table, place);
    linalg::YieldOp::create(inner, at, found);
  };
  return linalg::GenericOp::create(builder, loc, empty.getType(), rows, empty, maps, loops, body)
      .getResult(0);
}

} // namespace ropewalk::raise
