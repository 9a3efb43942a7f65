//===- read_rope.cpp - Operations of our own ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// So that what was raised can be followed, and compared with what it was raised from.
//
//===----------------------------------------------------------------------===//

#include "raise/read_common.h"

#include "axes.h"
#include "dialect/rope_dialect.h"
#include "frequencies.h"

using namespace mlir;

namespace ropewalk::raise {

/// Where component `position` of a window of R components is: its pair and place in it.
struct Component {
  int64_t pair, part;
};

static Component componentAt(rope::Pairing pairing, int64_t position, int64_t pairs) {
  if (pairing == rope::Pairing::Half)
    return {position % pairs, position / pairs};
  return {position / 2, position % 2};
}

static int64_t positionOf(rope::Pairing pairing, Component component, int64_t pairs) {
  return pairing == rope::Pairing::Half ? component.pair + component.part * pairs
                                        : 2 * component.pair + component.part;
}

static ElementOf readApply(rope::ApplyOp op) {
  return [op](Elements &elements, Index index) mutable -> const Expr * {
    const int64_t begin = op.getWindow().getBegin(), dim = op.getWindow().getDim();
    if (index.size() < 3 || !index.back().isConstant())
      return nullptr;
    const int64_t position = index.back().offset - begin;
    if (position < 0 || position >= dim)
      return elements.at(op.getX(), index);
    const int64_t pairs = dim / 2;
    const rope::Pairing read = op.getPairing();
    const Component own = componentAt(rope::writtenPairing(read, op.getReorder()), position, pairs);
    const auto component = [&](int64_t part) {
      Coordinates inside(index.begin(), index.end());
      inside.back().offset = begin + positionOf(read, {own.pair, part}, pairs);
      return elements.at(op.getX(), inside);
    };
    Coordinates row(index.drop_back(2));
    const int64_t tableRank = cast<ShapedType>(op.getCos().getType()).getRank();
    row.erase(row.begin(), row.begin() + (static_cast<int64_t>(row.size()) + 1 - tableRank));
    row.push_back(Coordinate::constant(own.pair));
    const Expr *cos = elements.at(op.getCos(), row), *sin = elements.at(op.getSin(), row);
    const Expr *mine = component(own.part), *other = component(1 - own.part);
    if (!cos || !sin || !mine || !other)
      return nullptr;
    Expressions &make = elements.expressions;
    const Expr *turned = make.mul(other, sin);
    const bool isNegative = (own.part == 0) != op.getInverse();
    return make.add(make.mul(mine, cos), isNegative ? make.neg(turned) : turned);
  };
}

static ElementOf readTable(rope::TableOp op, bool isSine) {
  auto frequencies = computeFrequencies(op.toRotation());
  auto axes = pairAxes(op.toRotation());
  if (!frequencies || !axes)
    return {};
  return [op, isSine, axes = std::move(*axes), inverse = frequencies->inverse,
          factor = frequencies->attentionFactor](Elements &elements,
                                                 Index index) mutable -> const Expr * {
    if (index.empty() || !index.back().isConstant())
      return nullptr;
    Coordinates place(index.drop_back());
    if (op.getAxes())
      place.insert(place.begin(), Coordinate::constant(axes[index.back().offset]));
    const Expr *position = elements.at(op.getPositions(), place);
    if (!position)
      return nullptr;
    Expressions &make = elements.expressions;
    const Expr *angle = make.mul(make.number(inverse[index.back().offset].hi), position);
    return make.mul(make.number(factor), make.make(isSine ? Fn::Sin : Fn::Cos, {angle}));
  };
}

bool readRope(OpResult result, Meaning &meaning) {
  if (auto apply = dyn_cast<rope::ApplyOp>(result.getOwner()); apply && apply.isOnTensors()) {
    meaning.element = readApply(apply);
    return true;
  }
  if (auto table = dyn_cast<rope::TableOp>(result.getOwner())) {
    meaning.element = readTable(table, result.getResultNumber() == 1);
    return true;
  }
  return false;
}

} // namespace ropewalk::raise
