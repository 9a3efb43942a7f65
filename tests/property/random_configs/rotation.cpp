//===- rotation.cpp - Random rotations -------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "case.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::test {
namespace {

constexpr int64_t largestHead = 512;

/// Widths whose heads begin aligned (isOddWindow of tensor_shape.h).
bool isSpecial(int64_t width) { return width % 16 == 0 && width <= 256; }

/// A width of an odd window, or for any number of channels.
int64_t generalWidth(Random &random, int64_t most) {
  constexpr int64_t awkward[] = {2,  4,  6,  8,  10, 12, 14,  20,  24,  34,  40, 42,
                                 44, 56, 66, 72, 84, 88, 100, 120, 130, 136, 250};
  constexpr int64_t large[] = {258, 264, 272, 320, 384, 512};
  for (;;) {
    int64_t width = random.bits() % 8  ? anyOf(random, awkward)
                    : oneIn(random, 3) ? anyOf(random, large)
                                       : 2 * random.integer(1, most / 2);
    if (width <= most && !isSpecial(width))
      return width;
  }
}

/// Of the sixteen widths that kernels are made for, each target compiles its share.
int64_t specialWidth(Random &random, size_t target, size_t targets) {
  std::vector<int64_t> widths;
  for (int64_t width = 16; width <= 256; width += 16)
    if (static_cast<size_t>(width / 16) % targets == target)
      widths.push_back(width);
  return anyOf(random, widths);
}

/// Components before or behind the window.
int64_t restWidth(Random &random, size_t target, int64_t most) {
  const auto special = static_cast<int64_t>(32 * (target + 1));
  if (oneIn(random, 5) && special <= most)
    return special;
  int64_t width =
      oneIn(random, 3) ? random.integer(1, most) : random.integer(1, std::min<int64_t>(most, 40));
  return isSpecial(width) ? width - 1 : width;
}

/// How many of i = 0 .. pairs-1 have i % count == axis.
int64_t turnsOf(int64_t pairs, int64_t count, int64_t axis) {
  return pairs > axis ? (pairs - 1 - axis) / count + 1 : 0;
}

} // namespace

void drawTargets(Case &c, Random &random, const std::vector<Target> &natives) {
  c.targets = {anyOf(random, natives)};
  c.anySchedule = oneIn(random, 4);
  if (natives.size() == 1 || random.bits() % 4)
    return;
  const Target other = anyOf(random, natives);
  if (other == c.targets[0])
    return;
  c.targets.push_back(other);
  std::sort(c.targets.rbegin(), c.targets.rend());
  if (oneIn(random, 2))
    c.maxIsa = c.targets.back();
}

void drawWindow(Case &c, Random &random, const std::vector<Target> &natives) {
  constexpr const char *kinds[] = {"whole",  "whole",  "whole",    "leading",  "leading",
                                   "offset", "offset", "trailing", "trailing", "empty"};
  const size_t target = std::find(natives.begin(), natives.end(), c.targets[0]) - natives.begin();
  ropewalk_rotation &rotation = c.what.rotation;
  c.window = anyOf(random, kinds);
  if (c.window != "empty")
    rotation.rotary_dim = c.targets.size() == 1 && oneIn(random, 2)
                              ? specialWidth(random, target, natives.size())
                              : generalWidth(random, c.window == "whole" ? largestHead : 400);
  rotation.head_dim = rotation.rotary_dim;
  if (c.window == "empty")
    rotation.head_dim = restWidth(random, target, largestHead);
  // As wide as the window, one pass turns that and copies the rest.
  const int64_t width = rotation.rotary_dim;
  const bool inOnePass = width > 0 && width % 16 == 0 && width <= 64 && oneIn(random, 2);
  const auto rest = [&](int64_t most) {
    return inOnePass ? width : restWidth(random, target, most);
  };
  if (c.window == "offset" || c.window == "trailing")
    rotation.head_dim += rotation.window_begin = rest(56);
  if (c.window == "offset" || c.window == "leading")
    rotation.head_dim += rest(largestHead - rotation.head_dim);
  rotation.pairing = oneIn(random, 2) ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  rotation.reorder = oneIn(random, 5);
  rotation.inverse = oneIn(random, 3);
  constexpr ropewalk_dtype dtypes[] = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
  c.layout.dtype = anyOf(random, dtypes);
  c.layout.place = oneIn(random, 2) ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
}

void drawAxes(Case &c, Random &random) {
  const int64_t pairs = c.pairs();
  if (pairs == 0 || random.bits() % 5 < 3)
    return;
  ropewalk_axes &axes = c.what.rotation.axes;
  axes.count = static_cast<int32_t>(oneIn(random, 2) ? random.integer(2, 3) : random.integer(1, 8));
  axes.order = static_cast<ropewalk_axis_order>(random.bits() % 3);
  axes.restart = oneIn(random, 3);
  switch (axes.order) {
  case ROPEWALK_AXES_CONTIGUOUS: {
    int64_t left = pairs;
    for (int a = 0; a + 1 < axes.count; ++a)
      left -= axes.sections[a] = random.integer(0, std::min(left, 2 * pairs / axes.count));
    axes.sections[axes.count - 1] = left;
    axes.blocks = axes.count > 1 && oneIn(random, 3);
    break;
  }
  case ROPEWALK_AXES_INTERLEAVED:
    axes.sections[0] = pairs;
    for (int a = 1; a < axes.count; ++a) {
      const int64_t most = turnsOf(pairs, axes.count, a);
      axes.sections[a] = oneIn(random, 3) ? most : random.integer(0, most);
      axes.sections[0] -= axes.sections[a];
    }
    break;
  case ROPEWALK_AXES_LISTED:
    for (int64_t i = 0; i < pairs; ++i) {
      c.what.pairAxis.push_back(static_cast<uint8_t>(random.bits() % axes.count));
      ++axes.sections[c.what.pairAxis.back()];
    }
    break;
  }
}

void drawRule(Case &c, Random &random) {
  ropewalk_frequencies &f = c.what.rotation.frequencies;
  if (c.pairs() == 0) { // there are no frequencies, but IR has a rule
    f.theta = 10000;
    return;
  }
  f.scaling = anyOf(random, everyScaling);
  if (f.scaling == ROPEWALK_SCALING_LIST && c.what.rotation.axes.restart)
    f.scaling = ROPEWALK_SCALING_DEFAULT;
  drawFrequencies(random, c.what);
  // The dialect knows whole lengths only.
  f.original_max_position_embeddings = std::ceil(f.original_max_position_embeddings);
  f.angle = oneIn(random, 6) ? ROPEWALK_ANGLE_HF : ROPEWALK_ANGLE_EXACT;
}

} // namespace ropewalk::test
