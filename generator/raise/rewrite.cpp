//===- rewrite.cpp - From a turn found to rope operations -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/candidate.h"
#include "raise/rewriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace ropewalk::raise {

//===----------------------------------------------------------------------===//
// The roles of dimensions
//===----------------------------------------------------------------------===//

uint64_t symbolsOf(ArrayRef<TurnedPair> pairs) {
  uint64_t symbols = 0;
  for (const TurnedPair &pair : pairs)
    symbols |= pair.cos->symbols | pair.sin->symbols;
  return symbols;
}

/// Whether a factor is what tables are made of, not a tensor of the graph's own.
static bool isOfTables(ArrayRef<TurnedPair> pairs) {
  return llvm::all_of(pairs, [](const TurnedPair &pair) {
    return pair.isConstant || (isOfTable(pair.cos) && isOfTable(pair.sin));
  });
}

/// Tokens are the last dimension that a table depends on, heads the last that none does: the other
/// ones are batches. k of one head has its batches in their place, and so have heads with angles of
/// their own.
static std::optional<Roles> rolesOf(const Shape &shape, ArrayRef<TurnedPair> pairs,
                                    Tables::Kind kind) {
  const int32_t outer = static_cast<int32_t>(shape.rank()) - 1;
  const uint64_t symbols = symbolsOf(pairs);
  std::optional<int32_t> tokens, heads, unit;
  const auto isUnit = [&](int32_t d) { return shape.extents[d] == 1; };
  const auto depends = [&](int32_t d) { return symbols >> d & 1; };
  for (int32_t d = 0; d < outer; ++d) {
    if (isUnit(d))
      unit = d;
    else
      (depends(d) ? tokens : heads) = d;
  }
  // What turns each element by two of another tensor's is a product of complex numbers; a rotary
  // embedding's cosines are of a table.
  if (!heads && outer > 2 && !(unit && *unit >= outer - 2) &&
      (kind == Tables::Kind::OfGraph || !isOfTables(pairs)))
    return std::nullopt;
  Roles roles;
  bool isPlain = true; // one table for all batches
  for (int32_t d = 0; d < outer; ++d) {
    if (d == tokens || d == heads || isUnit(d))
      continue;
    isPlain &= !depends(d);
    roles.x.push_back(d);
  }
  if (!isPlain)
    roles.table = roles.x;
  roles.table.push_back(tokens);
  roles.x.append({tokens, heads, outer});
  return roles;
}

//===----------------------------------------------------------------------===//
// Applications
//===----------------------------------------------------------------------===//

static std::string nameOf(const TurnedWindow &window) {
  std::string text = window.pairing == rope::Pairing::Half ? "half" : "interleaved";
  text = (window.inverse ? "inverse " : "") + text + (window.reorder ? " reorder" : "");
  return text + " window [" + std::to_string(window.begin) + ", " +
         std::to_string(window.begin + window.dim) + ")";
}

Rewritten Rewriter::run() {
  auto found = rolesOf(shape, turn.pairs, kind);
  if (!found) {
    result.text = "cos and sin vary from head to head";
    result.mayBeOfAny = isOfTables(turn.pairs);
    return result;
  }
  roles = std::move(*found);
  Dims from(turn.dims.begin(), turn.dims.end()), back;
  for (int32_t d = 0; d < shape.rank(); ++d)
    back.push_back(shape.extents[d] == 1 ? std::nullopt : std::optional(d));
  Value value = asBuiltin(builder, loc, turn.x);
  if (auto type = cast<RankedTensorType>(value.getType()); type.getElementType() != shape.element)
    value = arith::ExtFOp::create(builder, loc, type.clone(shape.element), value);
  if (auto type = cast<RankedTensorType>(value.getType());
      turn.ofX.components.size() == 1 && type.isDynamicDim(turn.ofX.components.front())) {
    SmallVector<int64_t> extents(type.getShape()); // known by what made it
    extents[turn.ofX.components.front()] = turn.extentOfX;
    value = asType(builder, loc, value, type.clone(extents));
  }
  if (turn.ofX.parted)
    value = splitDim(builder, loc, value, *turn.ofX.parted, turn.ofX.inner);
  if (turn.cut)
    value = partOf(builder, loc, value, *turn.cut);
  value = withComponentsLast(builder, loc, value, turn.ofX.components);
  if (turn.joinsHeads)
    value = splitLast(builder, loc, value, turn.extent);
  value = inOrder(builder, loc, value, from, roles.x);
  std::string text;
  for (const TurnedWindow &window : turn.windows) {
    auto table = tablesOf(window, value);
    if (!table) {
      result.mayBeOfAny = true;
      return result;
    }
    auto pairing = rope::PairingAttr::get(builder.getContext(), window.pairing);
    auto extent = rope::WindowAttr::get(builder.getContext(), window.begin, window.dim);
    value = rope::ApplyOp::create(builder, loc, value.getType(), value, table->first, table->second,
                                  Value(), pairing, extent,
                                  window.inverse ? builder.getUnitAttr() : UnitAttr(),
                                  window.reorder ? builder.getUnitAttr() : UnitAttr())
                .getResult();
    ++result.applications;
    text += (text.empty() ? "" : ", ") + nameOf(window);
  }
  result.text = text + " of " + std::to_string(turn.extent) + " components";
  if (!asTheyAre.empty())
    result.text += "; cos and sin are the graph's: " + asTheyAre;
  value = inOrder(builder, loc, value, roles.x, back);
  if (turn.joinsHeadsOfRoot)
    value = joinedLast(builder, loc, value, 2);
  else
    value = withComponentsAt(builder, loc, value, turn.components, turn.fastest);
  if (turn.isRoundedLater)
    value = arith::ExtFOp::create(
        builder, loc, cast<RankedTensorType>(value.getType()).clone(builder.getF64Type()), value);
  result.value = asType(builder, loc, value, root.getType());
  return result;
}

//===----------------------------------------------------------------------===//
// All or nothing
//===----------------------------------------------------------------------===//

namespace {

/// Keeps what a builder makes, without what is inside of it.
class Made : public OpBuilder::Listener {
public:
  explicit Made(OrderOfInserted &order) : order(order) {}

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    op->walk([&](Operation *inside) { operations.remove(inside); });
    operations.insert(op);
    order.add(op);
  }

  /// Erases it, and forgets tables that are of it.
  void takeBack(Tables &tables) {
    const auto isMade = [&](Value value) { return operations.contains(value.getDefiningOp()); };
    for (auto entry = tables.known.begin(); entry != tables.known.end();) {
      const auto [cos, sin] = entry->second;
      entry = isMade(cos) || isMade(sin) ? tables.known.erase(entry) : std::next(entry);
    }
    while (!operations.empty()) {
      order.remove(operations.back());
      operations.pop_back_val()->erase();
    }
  }

private:
  OrderOfInserted &order;
  llvm::SetVector<Operation *> operations;
};

} // namespace

static Rewritten rewriteOnce(Elements &elements, OpResult root, const Turn &turn, Tables::Kind kind,
                             Tables &tables) {
  Made made(tables.order);
  OpBuilder builder(root.getOwner(), &made);
  Rewritten result = Rewriter(builder, elements, root, turn, kind, tables).run();
  if (result.value)
    return result;
  made.takeBack(tables);
  Rewritten left;
  left.text = std::move(result.text);
  left.mayBeOfAny = result.mayBeOfAny && kind == Tables::Kind::OfGraph;
  return left;
}

/// The same turn by the negatives of its sines, the other way.
static Turn withSinesNegated(Elements &elements, const Turn &turn) {
  Turn negated = turn;
  negated.pairs.clear();
  for (const TurnedWindow &window : turn.windows)
    llvm::append_range(negated.pairs, window.pairs);
  for (TurnedPair &pair : negated.pairs) {
    pair.sin = elements.expressions.neg(pair.sin);
    pair.inverse = !pair.inverse;
  }
  ArrayRef<TurnedPair> rest = negated.pairs;
  for (TurnedWindow &window : negated.windows) {
    window.inverse = !window.inverse;
    window.pairs = rest.take_front(window.pairs.size());
    rest = rest.drop_front(window.pairs.size());
  }
  return negated;
}

Rewritten rewrite(Elements &elements, OpResult root, const Turn &turn, Tables::Kind kind,
                  Tables &tables) {
  Rewritten result = rewriteOnce(elements, root, turn, kind, tables);
  if (result.value)
    return result;
  // The sine of a negative angle is a negative one, which only the graph's own tensor has.
  Rewritten other = rewriteOnce(elements, root, withSinesNegated(elements, turn), kind, tables);
  other.areSinesNegated = true;
  result.mayBeOfAny |= other.mayBeOfAny;
  return other.value ? other : result;
}

} // namespace ropewalk::raise
