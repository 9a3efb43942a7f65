//===- rope_blocks.cpp - Rotations of windows that vectors do not divide --===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window is cut into blocks of as many pairs. The last block ends with the window and
// so shares pairs with the one before. Out of place these are written twice, the same
// values.
//
// Known width:                      Any width:
//   for token: load the table row     for token
//     for head: load all blocks,        for block: load this part of the table row
//               turn, store them          for head: turn the block
//
// In place, where the width is known, every load comes before any store. Where it is not,
// the last block comes first, because a load soon after stores to a part of its bytes
// waits for them, and the block before leaves what is turned already.
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

/// Of the pairs from `p` on.
std::vector<RopeGenerator::Turned> RopeGenerator::turnBlock(const Expr &p) const {
  if (spec.schedule.form == Form::Lane) {
    Expr x = load({block.x, p}), partner = load({1 - block.x, p});
    Expr sign = select(block.x == 0, -1.0f, 1.0f);
    Expr sine = fusedMultiplySubtract(sinAt(p), sign, 0.0f);
    Expr y = fusedMultiplyAdd(carrier.widen(x), cosAt(p), carrier.widen(partner) * sine);
    return {{block.x, x, carrier.narrow(y)}};
  }
  if (channelsPerLane(spec) == 4) {
    Expr x0 = load({p, 0}), x1 = load({p, 1});
    std::pair<Expr, Expr> y[2];
    for (int part = 0; part < 2; ++part)
      y[part] = rotate(carrier.widenPart(x0, part), carrier.widenPart(x1, part),
                       cosAt(2 * p + part), sinAt(2 * p + part));
    return {{0, x0, carrier.pack(y[0].first, y[1].first)},
            {1, x1, carrier.pack(y[0].second, y[1].second)}};
  }
  if (holdsWords(spec, Side::Dst)) {
    Expr x = load({p});
    auto [y0, y1] = rotate(carrier.widenPart(x, 0), carrier.widenPart(x, 1), cosAt(p), sinAt(p));
    return {{Expr(), x, carrier.pack(y0, y1)}};
  }
  Expr x0 = load({p, 0}), x1 = load({p, 1});
  auto [y0, y1] = rotate(carrier.widen(x0), carrier.widen(x1), cosAt(p), sinAt(p));
  return {{0, x0, carrier.narrow(y0)}, {1, x1, carrier.narrow(y1)}};
}

void RopeGenerator::defineBlocks() {
  const bool words = holdsWords(spec, Side::Dst);
  const Expr nothing = undef(words ? UInt(32) : carrier.elementType());
  if (spec.schedule.form == Form::Lane)
    result(component, pair, head, token) = nothing;
  else if (words && channelsPerLane(spec) == 2)
    result(pair, head, token) = nothing;
  else
    result(pair, component, head, token) = nothing;
}

/// All at once: `component` is that of every carrier, and `p` where it lies.
void RopeGenerator::storeBlocks(const std::vector<Expr> &p, const std::vector<Turned> &turned) {
  std::vector<Expr> components, values;
  for (const Turned &each : turned) {
    components.push_back(each.component);
    values.push_back(each.value);
  }
  const auto joined = [](const std::vector<Expr> &all) {
    return all.size() == 1 ? all.front() : scatter(all);
  };
  const Expr value = values.size() == 1 ? values.front() : gather(values);
  if (spec.schedule.form == Form::Lane)
    result(block.x, joined(p), head, token) = value;
  else if (!components.front().defined())
    result(joined(p), head, token) = value;
  else
    result(joined(p), joined(components), head, token) = value;
}

void RopeGenerator::generateBlocks() {
  defineBlocks();
  std::vector<Expr> at;
  std::vector<Turned> all;
  const auto add = [&](const Expr &p) {
    for (Turned &turned : turnBlock(p)) {
      at.push_back(p);
      all.push_back(std::move(turned));
    }
  };
  const bool lane = spec.schedule.form == Form::Lane;
  if (isKnown()) {
    const int32_t width = widestBlock();
    const int32_t count = spec.request.channels / (lane ? 2 : channelsPerLane(spec));
    block = RDom(0, lane ? 2 : 1, 0, width, "block");
    for (int32_t begin = 0; begin < count; begin += width)
      add(std::min(begin, count - width) + block.y);
    return storeBlocks(at, all);
  }
  Expr count = dst->dim(lane ? 1 : 0).extent(), width = 1;
  for (int32_t w = 2; w <= widestBlock(); w *= 2)
    width = select(holdsBlock(w), w, width);
  block = RDom(0, lane ? 2 : 1, 0, width, 0, (count + width - 1) / width, "block");
  Expr last = count - width, before = (block.z - 1) * width;
  add(unsafe_promise_clamped(select(block.z == 0, last, before), 0, last) + block.y);
  for (Turned &turned : all)
    if (inPlace())
      turned.value = select(before + block.y < last, turned.value, turned.old);
  storeBlocks(at, all);
}

/// One vector each, as wide as the window allows.
void RopeGenerator::scheduleBlocks() {
  const bool lane = spec.schedule.form == Form::Lane;
  auto vectorize = [&](Stage stage, int32_t width) {
    RVar inner = block.y;
    stage.allow_race_conditions(); // a vector is loaded whole before it is stored
    if (lane) {
      inner = RVar("lane");
      stage.fuse(block.x, block.y, inner);
    }
    if (lane || width > 1)
      stage.vectorize(inner);
    return inner;
  };
  Stage stage = result.update();
  if (isKnown()) {
    stage.reorder(vectorize(stage, widestBlock()), head, token);
    return;
  }
  auto scheduleBlock = [&](Stage each, int32_t width) {
    Var group("group"), member("member");
    const RVar inner = vectorize(each, width);
    each.split(head, group, member, headsPerGroup, TailStrategy::GuardWithIf);
    each.reorder(inner, member, block.z, group, token);
  };
  for (int32_t width = widestBlock(); width > 1; width /= 2)
    scheduleBlock(stage.specialize(holdsBlock(width)), width);
  scheduleBlock(stage, 1);
}

} // namespace ropewalk
