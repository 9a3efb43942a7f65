//===- rewrite_tables.cpp - Tables of a turn ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/constant_table.h"
#include "raise/rewriter.h"
#include "raise/table_lookup.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace mlir;

namespace ropewalk::raise {

/// Where a value is there, as early as may be; what ends a block has none of its own behind it.
static void setInsertionPointBehind(OpBuilder &builder, Value value) {
  Operation *maker = value.getDefiningOp();
  if (!maker || (maker->getNumSuccessors() == 0 && !maker->hasTrait<OpTrait::IsTerminator>()))
    builder.setInsertionPointAfterValue(value);
}

/// The dimensions that tables have for other windows or batches: these pairs' are repeated in them.
static SmallVector<int64_t> repeatedDims(const Roles &roles, ArrayRef<TurnedPair> pairs) {
  const uint64_t symbols = symbolsOf(pairs);
  SmallVector<int64_t> repeated;
  for (auto [d, dim] : llvm::enumerate(roles.table))
    if (dim && !(symbols >> *dim & 1))
      repeated.push_back(static_cast<int64_t>(d));
  return repeated;
}

/// Those in which their values are made.
static Dims madeDims(const Roles &roles, ArrayRef<TurnedPair> pairs) {
  const uint64_t symbols = symbolsOf(pairs);
  Dims dims;
  llvm::copy_if(roles.table, std::back_inserter(dims),
                [&](const auto &dim) { return !dim || (symbols >> *dim & 1); });
  return dims;
}

Value Rewriter::ofThisRoot(Value value) const {
  auto found = turn.counterparts.find(value.getDefiningOp());
  return found == turn.counterparts.end()
             ? value
             : found->second->getResult(cast<OpResult>(value).getResultNumber());
}

Value Rewriter::positionsOf(const ComputedTable &table, const Dims &to) {
  if (table.counted)
    return countedPositions(table.positions, *table.counted, to);
  constexpr int32_t axis = -1; // a dimension that the root has not
  Dims ordered = to;
  if (table.axes)
    ordered.insert(ordered.begin(), axis);
  setInsertionPointBehind(builder, table.positions->value);
  return materialise(builder, loc, *table.positions, table.axisCount, ordered, axis, shape.extents);
}

/// Positions that are a coordinate: 0, 1, 2, .., or so many further on, from a number of the graph
/// if there is one.
Value Rewriter::countedPositions(const std::optional<TableSlice> &from, Coordinate counted,
                                 const Dims &to) {
  const int32_t dim = counted.symbol;
  const int64_t extent = dim < shape.rank() ? shape.extents[dim] : ShapedType::kDynamic;
  if (ShapedType::isDynamic(extent))
    return {};
  Value start;
  if (from) {
    setInsertionPointBehind(builder, from->value);
    start = materialise(builder, loc, *from, 1, {}, -1, shape.extents);
    if (!start)
      return {};
  }
  Type element =
      start ? cast<RankedTensorType>(start.getType()).getElementType() : builder.getI64Type();
  const int64_t first = counted.offset, last = first + extent;
  if (element.isInteger(32) && !(llvm::isInt<32>(first) && llvm::isInt<32>(last)))
    return {};
  auto type = RankedTensorType::get({extent}, element);
  SmallVector<Attribute> numbers;
  for (int64_t position = first; position < last; ++position)
    numbers.push_back(builder.getIntegerAttr(element, position));
  Value positions = arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, numbers));
  if (start)
    positions = arith::AddIOp::create(builder, loc, positions, splat(builder, loc, start, extent));
  return inOrder(builder, loc, positions, {dim}, to);
}

std::optional<Tables::Pair> Rewriter::computed(const TurnedWindow &window) {
  OpBuilder::InsertionGuard guard(builder);
  auto found =
      findComputedTable(elements, window.pairs, turn.sources, turn.root, turn.shape.element);
  if (!found.table) {
    result.text = found.reason;
    return std::nullopt;
  }
  if (found.table->positions)
    found.table->positions->value = ofThisRoot(found.table->positions->value);
  Value positions = positionsOf(*found.table, madeDims(roles, window.pairs));
  if (!positions) {
    result.text = "positions are not all of a tensor";
    return std::nullopt;
  }
  SmallVector<int64_t> extents(cast<RankedTensorType>(positions.getType()).getShape());
  if (found.table->axes)
    extents.erase(extents.begin());
  extents.push_back(window.dim / 2);
  auto type = RankedTensorType::get(extents, builder.getF32Type());
  auto table = rope::TableOp::create(builder, loc, type, type, positions, found.table->frequencies,
                                     found.table->axes);
  ++result.tables;
  return Tables::Pair(table.getCos(), table.getSin());
}

/// The rows of a table with the dimensions `to`, the last of which is that of columns.
Value Rewriter::lookedUp(const TableLookup &lookup, int64_t count, Dims to) {
  constexpr int32_t number = -1; // a dimension that the root has not
  to.pop_back();
  Value rows;
  if (lookup.counted) {
    OpBuilder::InsertionGuard guard(builder);
    rows = countedPositions(lookup.rows, *lookup.counted, to);
  } else {
    rows = materialise(builder, loc, *lookup.rows, 1, to, number, shape.extents);
  }
  return rows ? lookUp(builder, loc, lookup, rows, count) : Value();
}

static const Expr *withoutSign(const Expr *formula) {
  return formula->fn == Fn::Neg ? formula->operands[0] : formula;
}

/// In f32 at least: products of a graph's may be of numbers that were converted before.
static Value widened(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.getElementTypeBitWidth() < 32
             ? Value(arith::ExtFOp::create(builder, loc, type.clone(builder.getF32Type()), value))
             : value;
}

/// A tensor of the formulas with the dimensions `to`: a slice of what the graph has, its rows that
/// are looked up, or a product of such.
Value Rewriter::tensorOf(ArrayRef<const Expr *> formulas, const Dims &to, unsigned depth) {
  const int32_t columns = static_cast<int32_t>(shape.rank()) - 1;
  const auto isReal = [](Type type) {
    return type.isF32() || type.isF16() || type.isBF16() || type.isF64();
  };
  if (auto slice = findSlice(elements, formulas, turn.sources, turn.root, isReal)) {
    OpBuilder::InsertionGuard guard(builder);
    slice->value = ofThisRoot(slice->value);
    setInsertionPointBehind(builder, slice->value);
    return materialise(builder, loc, *slice, static_cast<int64_t>(formulas.size()), to, columns,
                       shape.extents);
  }
  if (auto lookup = findLookup(elements, formulas, turn.sources, turn.root)) {
    lookup->table = ofThisRoot(lookup->table);
    if (lookup->rows)
      lookup->rows->value = ofThisRoot(lookup->rows->value);
    return lookedUp(*lookup, static_cast<int64_t>(formulas.size()), to);
  }
  const auto isProduct = [](const Expr *formula) {
    return withoutRounding(withoutSign(formula))->fn == Fn::Mul;
  };
  if (depth == 0 || !llvm::all_of(formulas, isProduct))
    return {};
  const auto factorOf = [&](unsigned i) { // the second one has the sign
    auto factors = llvm::map_to_vector(formulas, [&](const Expr *formula) {
      const Expr *factor = withoutRounding(withoutSign(formula))->operands[i];
      return i == 1 && formula->fn == Fn::Neg ? elements.expressions.neg(factor) : factor;
    });
    return factors;
  };
  const auto left = factorOf(0), right = factorOf(1);
  if (left.front()->isNumber() && llvm::all_equal(left)) {
    Value rest = tensorOf(right, to, depth - 1);
    if (!rest || !cast<RankedTensorType>(rest.getType()).hasStaticShape())
      return {};
    rest = widened(builder, loc, rest);
    auto type = cast<RankedTensorType>(rest.getType());
    auto number = builder.getFloatAttr(type.getElementType(), left.front()->number);
    Value scale = arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, number));
    return arith::MulFOp::create(builder, loc, rest, scale);
  }
  Value a = tensorOf(left, to, depth - 1), b = a ? tensorOf(right, to, depth - 1) : Value();
  if (!b)
    return {};
  a = widened(builder, loc, a), b = widened(builder, loc, b);
  return a.getType() == b.getType() ? Value(arith::MulFOp::create(builder, loc, a, b)) : Value();
}

/// Tables of numbers that are all known.
std::optional<Tables::Pair> Rewriter::constant(const TurnedWindow &window) {
  const Dims dims = madeDims(roles, window.pairs);
  SmallVector<int64_t> extents;
  for (auto dim : dims)
    extents.push_back(dim ? shape.extents[*dim] : 1);
  extents.push_back(static_cast<int64_t>(window.pairs.size()));
  auto type = RankedTensorType::get(extents, builder.getF32Type());
  const auto make = [&](const Expr *TurnedPair::*factor) -> Value {
    auto numbers = numbersOf(
        elements, llvm::map_to_vector(window.pairs, [&](auto &pair) { return pair.*factor; }), dims,
        shape.extents);
    return numbers ? Value(arith::ConstantOp::create(
                         builder, loc, DenseElementsAttr::get(type, ArrayRef<float>(*numbers))))
                   : Value();
  };
  Value cos = make(&TurnedPair::cos), sin = cos ? make(&TurnedPair::sin) : Value();
  return cos && sin ? std::optional(Tables::Pair(cos, sin)) : std::nullopt;
}

std::optional<Tables::Pair> Rewriter::sliced(const TurnedWindow &window) {
  Dims to = madeDims(roles, window.pairs);
  to.push_back(static_cast<int32_t>(shape.rank()) - 1);
  const auto make = [&](const Expr *TurnedPair::*factor) {
    constexpr unsigned maxNesting = 4;
    return tensorOf(llvm::map_to_vector(window.pairs, [&](auto &pair) { return pair.*factor; }), to,
                    maxNesting);
  };
  Value cos = make(&TurnedPair::cos), sin = cos ? make(&TurnedPair::sin) : Value();
  if (kind == Tables::Kind::Any && (!cos || !sin || cos.getType() != sin.getType()))
    if (auto constants = constant(window))
      std::tie(cos, sin) = *constants;
  if (!cos || !sin || cos.getType() != sin.getType()) {
    result.text =
        "cos or sin is no slice of one value" + (result.text.empty() ? "" : ", and " + result.text);
    return std::nullopt;
  }
  asTheyAre = std::exchange(result.text, {});
  return Tables::Pair(cos, sin);
}

std::vector<const Expr *> formulasOf(const TurnedWindow &window) {
  std::vector<const Expr *> formulas;
  formulas.reserve(2 * window.pairs.size());
  for (const TurnedPair &pair : window.pairs)
    formulas.insert(formulas.end(), {pair.cos, pair.sin});
  return formulas;
}

bool Tables::areBefore(const Pair &pair, Operation *op) const {
  const auto isBefore = [&](Value value) {
    Operation *ancestor = ancestorThatSees(value, op);
    Operation *maker = value.getDefiningOp();
    return ancestor && (!maker || order.isBefore(maker, ancestor));
  };
  return isBefore(pair.first) && isBefore(pair.second);
}

std::optional<Tables::Pair> Rewriter::tablesOf(const TurnedWindow &window, Value x) {
  std::string layout; // the same formulas in another order of dimensions are another tensor
  llvm::raw_string_ostream stream(layout);
  for (const auto &dim : roles.table)
    stream << (dim ? *dim : -1) << ":" << (dim ? shape.extents[*dim] : 1) << ",";
  const SmallVector<int64_t> repeated = repeatedDims(roles, window.pairs);
  for (int64_t d : repeated)
    stream << "r" << d;
  const Tables::Key key = {formulasOf(window), layout};
  auto known = tables.known.find(key);
  std::optional<Tables::Pair> made;
  // Two extents that are not known need not be the same.
  const bool isOpen = llvm::any_of(roles.table, [&](const auto &dim) {
    return dim && ShapedType::isDynamic(shape.extents[*dim]);
  });
  if (!isOpen && known != tables.known.end() && tables.areBefore(known->second, user))
    made = known->second;
  if (!made)
    made = computed(window);
  if (!made)
    made = sliced(window);
  if (!made)
    return std::nullopt;
  tables.known[key] = *made;
  result.tablesOfWindows.emplace_back(*made, layout);
  const int64_t first = static_cast<int64_t>(roles.x.size() - 2 - roles.table.size());
  return Tables::Pair(repeat(builder, loc, made->first, x, first, repeated),
                      repeat(builder, loc, made->second, x, first, repeated));
}

} // namespace ropewalk::raise
