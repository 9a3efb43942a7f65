//===- rope_any_width.cpp - Rotations of windows of any width -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// for token
//   for block of pairs: load this part of the table row
//     for head: turn the block
//
// A window is cut into blocks of as many pairs. The last block ends with the window and
// so shares pairs with the one before. Out of place these are written twice, the same
// values. In place the last block comes first, because a load soon after stores to a part
// of its bytes waits for them, and the block before leaves what is turned already.
//
//===----------------------------------------------------------------------===//

#include "rope_generator.h"

using namespace Halide;

namespace ropewalk {
namespace {

constexpr int headsPerGroup = 8; // share one read of the row; what they touch stays in L1

} // namespace

/// In pairs, or in words of two pairs.
int32_t RopeGenerator::widestBlock() const {
  const int32_t vector = spec.schedule.vector;
  return spec.schedule.form == Form::Lane ? vector / 2 : vector;
}

/// Whether the window holds a block of `width`.
Expr RopeGenerator::holdsBlock(int32_t width) const {
  const int dimension = spec.schedule.form == Form::Lane ? 1 : 0;
  return dst->dim(dimension).extent() >= width;
}

void RopeGenerator::generateAnyWidth() {
  const bool lane = spec.schedule.form == Form::Lane;
  Expr count = dst->dim(lane ? 1 : 0).extent(), width = 1;
  for (int32_t w = 2; w <= widestBlock(); w *= 2)
    width = select(holdsBlock(w), w, width);
  block = RDom(0, lane ? 2 : 1, 0, width, 0, (count + width - 1) / width, "block");
  Expr last = count - width, before = (block.z - 1) * width;
  Expr begin = unsafe_promise_clamped(select(block.z == 0, last, before), 0, last);
  Expr p = begin + block.y;
  auto kept = [&](Expr turned, Expr old) {
    return inPlace() ? select(before + block.y < last, turned, old) : turned;
  };
  const Type type = holdsWords(spec, Side::Dst) ? UInt(32) : carrier.elementType();
  if (lane) {
    result(component, pair, head, token) = undef(type);
    Expr x = load({block.x, p}), partner = load({1 - block.x, p});
    Expr sign = select(block.x == 0, -1.0f, 1.0f);
    Expr sine = fusedMultiplySubtract(sinAt(p), sign, 0.0f);
    Expr y = fusedMultiplyAdd(carrier.widen(x), cosAt(p), carrier.widen(partner) * sine);
    result(block.x, p, head, token) = kept(carrier.narrow(y), x);
  } else if (channelsPerLane(spec) == 4) {
    result(word, component, head, token) = undef(type);
    Expr x0 = load({p, 0}), x1 = load({p, 1});
    std::pair<Expr, Expr> y[2];
    for (int part = 0; part < 2; ++part)
      y[part] = rotate(carrier.widenPart(x0, part), carrier.widenPart(x1, part),
                       cosAt(2 * p + part), sinAt(2 * p + part));
    result(p, scatter(0, 1), head, token) =
        gather(kept(carrier.pack(y[0].first, y[1].first), x0),
               kept(carrier.pack(y[0].second, y[1].second), x1));
  } else if (type == UInt(32)) {
    result(pair, head, token) = undef(type);
    Expr x = load({p});
    auto [y0, y1] = rotate(carrier.widenPart(x, 0), carrier.widenPart(x, 1), cosAt(p), sinAt(p));
    result(p, head, token) = kept(carrier.pack(y0, y1), x);
  } else {
    result(pair, component, head, token) = undef(type);
    Expr x0 = load({p, 0}), x1 = load({p, 1});
    auto [y0, y1] = rotate(carrier.widen(x0), carrier.widen(x1), cosAt(p), sinAt(p));
    result(p, scatter(0, 1), head, token) =
        gather(kept(carrier.narrow(y0), x0), kept(carrier.narrow(y1), x1));
  }
}

/// Blocks as wide as the window allows, one vector each.
void RopeGenerator::scheduleAnyWidth() {
  const bool lane = spec.schedule.form == Form::Lane;
  Var group("group"), member("member");
  auto scheduleBlock = [&](Stage stage, int32_t width) {
    RVar inner = block.y;
    stage.allow_race_conditions(); // a vector is loaded whole before it is stored
    if (lane) {
      inner = RVar("lane");
      stage.fuse(block.x, block.y, inner);
    }
    if (lane || width > 1)
      stage.vectorize(inner);
    stage.split(head, group, member, headsPerGroup, TailStrategy::GuardWithIf);
    stage.reorder(inner, member, block.z, group, token);
  };
  Stage stage = result.update();
  for (int32_t width = widestBlock(); width > 1; width /= 2)
    scheduleBlock(stage.specialize(holdsBlock(width)), width);
  scheduleBlock(stage, 1);
}

} // namespace ropewalk
