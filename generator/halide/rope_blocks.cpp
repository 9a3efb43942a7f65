//===- rope_blocks.cpp - Rotations of windows that vectors do not divide --===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window is cut into blocks of as many pairs. The last block ends with the window and
// so shares pairs with the one before. Out of place these are written twice, the same
// values. What is copied beside the window is cut in the same way, and written before it: where it
// is shorter than a vector, that has some of the window, too. A window may be several blocks that
// are paired within themselves; each is cut by itself.
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

/// Where the carrier of pairs `p` lies that has `component`, which is undefined where it has both;
/// `first` is the first carrier of p's block.
std::vector<Expr> RopeGenerator::placeInWindow(const Expr &component, Expr p, int32_t first) const {
  const KernelRequest &request = spec.request;
  const int32_t words = holdsWords(spec, Side::Dst) ? 2 : 1;
  const bool half = request.pairing == ROPEWALK_HALF;
  if (copiesBeside(request))
    p += request.before / (half ? words : 2);
  if (!component.defined())
    return {p};
  if (!half)
    return {component, p};
  if (isRowOfCarriers(request)) // each block before it has two components
    return {component * (blockChannels(request) / (2 * words)) + first + p};
  return {p, component};
}

/// Of the pairs from `p` on, where `first` is the first carrier of their block of the window.
std::vector<RopeGenerator::Turned> RopeGenerator::turnBlock(const Expr &p, int32_t first) const {
  if (spec.schedule.form == Form::Lane) {
    const std::vector<Expr> place = placeInWindow(block.x, p, first);
    Expr x = load(place), partner = load(placeInWindow(1 - block.x, p, first));
    Expr sign = select(block.x == 0, -1.0f, 1.0f);
    Expr sine = fusedMultiplySubtract(sinAt(p), sign, 0.0f);
    Expr y = fusedMultiplyAdd(carrier.widen(x), cosAt(p), carrier.widen(partner) * sine);
    return {{place, x, carrier.narrow(y)}};
  }
  const bool joined = holdsWords(spec, Side::Dst) && channelsPerLane(spec) == 2;
  if (joined) {
    const std::vector<Expr> place = placeInWindow(Expr(), p, first);
    Expr x = load(place);
    auto [y0, y1] = rotate(carrier.widenPart(x, 0), carrier.widenPart(x, 1), cosAt(p), sinAt(p));
    return {{place, x, carrier.pack(y0, y1)}};
  }
  const std::vector<Expr> place0 = placeInWindow(0, p, first), place1 = placeInWindow(1, p, first);
  Expr x0 = load(place0), x1 = load(place1);
  // A block has one axis.
  const Expr alike = spec.request.blocks ? first * (channelsPerLane(spec) / 2) : Expr();
  if (channelsPerLane(spec) == 4) {
    std::pair<Expr, Expr> y[2];
    for (int part = 0; part < 2; ++part)
      y[part] = rotate(carrier.widenPart(x0, part), carrier.widenPart(x1, part),
                       cosAt(2 * p + part, alike), sinAt(2 * p + part, alike));
    return {{place0, x0, carrier.pack(y[0].first, y[1].first)},
            {place1, x1, carrier.pack(y[0].second, y[1].second)}};
  }
  auto [y0, y1] = rotate(carrier.widen(x0), carrier.widen(x1), cosAt(p, alike), sinAt(p, alike));
  return {{place0, x0, carrier.narrow(y0)}, {place1, x1, carrier.narrow(y1)}};
}

/// Of what is before and behind the window, by vectors as long as a block's.
std::vector<RopeGenerator::Turned> RopeGenerator::copyVectors() const {
  const KernelRequest &request = spec.request;
  const bool lane = spec.schedule.form == Form::Lane;
  const int32_t width = widestBlock(), unit = lane || holdsWords(spec, Side::Dst) ? 2 : 1;
  std::vector<Turned> all;
  const auto copy = [&](int32_t begin, int32_t end) {
    for (int32_t i = begin; i < end; i += width) {
      const Expr at = block.y + std::max(0, std::min(i, end - width));
      const std::vector<Expr> place = lane ? std::vector<Expr>{block.x, at} : std::vector{at};
      Expr x = load(place);
      all.push_back({place, x, x});
    }
  };
  copy(0, request.before / unit);
  copy((request.before + request.channels) / unit, headWidth(request) / unit);
  return all;
}

/// All at once.
void RopeGenerator::storeBlocks(const std::vector<Turned> &turned) {
  const auto joined = [](const std::vector<Expr> &all, Expr (*join)(const std::vector<Expr> &)) {
    return all.size() == 1 ? all.front() : join(all);
  };
  std::vector<Expr> values, place;
  for (const Turned &each : turned)
    values.push_back(each.value);
  for (size_t axis = 0; axis < turned.front().place.size(); ++axis) {
    std::vector<Expr> all;
    for (const Turned &each : turned)
      all.push_back(each.place[axis]);
    const bool isComponent = spec.schedule.form == Form::Lane && axis == 0; // the lanes' own
    place.push_back(isComponent ? all.front() : joined(all, scatter));
  }
  place.insert(place.end(), {head, token});
  result(place) = joined(values, gather);
}

void RopeGenerator::generateBlocks() {
  const bool lane = spec.schedule.form == Form::Lane;
  const int32_t width = widestBlock();
  std::vector<Var> axes = {head, token};
  for (size_t i = tensorShape(spec, Side::Dst).axes.size(); i-- > 0;)
    axes.insert(axes.begin(), Var("axis" + std::to_string(i)));
  result(axes) = undef(holdsWords(spec, Side::Dst) ? UInt(32) : carrier.elementType());
  std::vector<Turned> all;
  const auto add = [&](std::vector<Turned> some) {
    std::move(some.begin(), some.end(), std::back_inserter(all));
  };
  if (isKnown()) {
    const int32_t count = blockChannels(spec.request) / (lane ? 2 : channelsPerLane(spec));
    block = RDom(0, lane ? 2 : 1, 0, width, "block");
    add(copyVectors());
    for (int32_t first = 0; first < count * blockCount(spec.request); first += count)
      for (int32_t begin = 0; begin < count; begin += width)
        add(turnBlock(first + std::min(begin, count - width) + block.y, first));
    return storeBlocks(all);
  }
  Expr count = dst->dim(lane ? 1 : 0).extent(), widest = 1;
  for (int32_t w = 2; w <= width; w *= 2)
    widest = select(holdsBlock(w), w, widest);
  block = RDom(0, lane ? 2 : 1, 0, widest, 0, (count + widest - 1) / widest, "block");
  Expr last = count - widest, before = (block.z - 1) * widest;
  add(turnBlock(unsafe_promise_clamped(select(block.z == 0, last, before), 0, last) + block.y, 0));
  for (Turned &turned : all)
    if (inPlace())
      turned.value = select(before + block.y < last, turned.value, turned.old);
  storeBlocks(all);
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
