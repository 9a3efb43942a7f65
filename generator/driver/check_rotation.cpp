//===- check_rotation.cpp - The rotation of a cell ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_rotation.h"

#include "check_tables.h"
#include "ropewalk/rotation.h"

#include <cmath>

using namespace llvm;

namespace ropewalk::driver {

namespace {

/// Numbers that models have, so that every branch of every rule is taken.
struct Rule {
  const char *name;
  /// `first` and `second` have an entry per pair and may be changed.
  ropewalk_rotation (*apply)(ropewalk_rotation rotation, std::vector<double> &first,
                             std::vector<double> &second);
};

using List = std::vector<double>;

ropewalk_rotation withTheta(ropewalk_rotation rotation, double theta) {
  rotation.frequencies.theta = theta;
  return rotation;
}

ropewalk_rotation scaleLikeDeepseek(ropewalk_rotation rotation) {
  rotation = scaleLikeYarn(rotation, 40, 4096);
  rotation.frequencies.mscale = 1;
  rotation.frequencies.mscale_all_dim = 0.707;
  return rotation;
}

/// Divisors that grow from 1 to 32, as in Phi-3.
void fillDivisors(List &list) {
  for (size_t i = 0; i < list.size(); ++i)
    list[i] = std::pow(32.0, double(i) / double(list.size()));
}

ropewalk_rotation useDivisors(ropewalk_rotation rotation, List &divisors) {
  fillDivisors(divisors);
  rotation.frequencies.divisors = divisors.data();
  rotation.frequencies.list_length = int64_t(divisors.size());
  return rotation;
}

ropewalk_rotation scaleLikePhi(ropewalk_rotation rotation, List &first, List &second,
                               int64_t seqLen) {
  std::fill(first.begin(), first.end(), 1.0625);
  fillDivisors(second);
  return scaleLikeLongrope(rotation, first, second, 32, 4096, seqLen);
}

const Rule rules[] = {
    {"default", [](auto r, auto &, auto &) { return r; }},
    {"default, divisors", [](auto r, auto &a, auto &) { return useDivisors(r, a); }},
    {"linear", [](auto r, auto &, auto &) { return scaleLinearly(withTheta(r, 1e6), 8); }},
    {"dynamic, short", [](auto r, auto &, auto &) { return scaleDynamically(r, 2, 4096, 100); }},
    {"dynamic, long", [](auto r, auto &, auto &) { return scaleDynamically(r, 2, 4096, 16384); }},
    {"ntk", [](auto r, auto &, auto &) { return scaleLikeNtk(r, 4); }},
    {"ntk, mixed", [](auto r, auto &, auto &) { return scaleLikeNtk(r, 8, 0.625); }},
    {"ntk alpha", [](auto r, auto &, auto &) { return scaleLikeHunyuan(r, 1000); }},
    {"llama3",
     [](auto r, auto &, auto &) { return scaleLikeLlama3(withTheta(r, 5e5), 8, 1, 4, 8192); }},
    {"llama3, step",
     [](auto r, auto &, auto &) { return scaleLikeLlama3(withTheta(r, 5e5), 16, 1, 1, 8192); }},
    {"yarn", [](auto r, auto &, auto &) { return scaleLikeYarn(withTheta(r, 1e6), 4, 32768); }},
    {"yarn, not truncated",
     [](auto r, auto &, auto &) {
       r = scaleLikeYarn(withTheta(r, 150000), 32, 4096);
       r.frequencies.no_truncate = 1;
       return r;
     }},
    {"yarn, mscale", [](auto r, auto &, auto &) { return scaleLikeDeepseek(r); }},
    {"yarn, log blend",
     [](auto r, auto &, auto &) {
       r = scaleLikeYarn(r, 8, 8192);
       r.frequencies.log_blend = 1;
       r.frequencies.extrapolation_factor = 0.5;
       return r;
     }},
    {"longrope, short", [](auto r, auto &a, auto &b) { return scaleLikePhi(r, a, b, 4096); }},
    {"longrope, long", [](auto r, auto &a, auto &b) { return scaleLikePhi(r, a, b, 4097); }},
    {"proportional",
     [](auto r, auto &, auto &) { return rotateProportionally(r, (r.rotary_dim + 6) / 8); }},
    {"list",
     [](auto r, auto &a, auto &) {
       // Of both signs, and some that stand still.
       for (size_t i = 0; i < a.size(); ++i)
         a[i] = i % 5 == 4 ? 0 : (i % 2 ? -3.0 : 3.0) / double(1 + i * i);
       return useFrequencies(r, a);
     }},
};

struct Window {
  int64_t headDim, begin, dim;
};

/// Widths of whole vectors, in blocks and beyond what kernels are specialised for, and windows
/// everywhere in a head.
constexpr Window windows[] = {
    {16, 0, 16},  {20, 0, 20},    {40, 0, 40},    {42, 0, 42},   {64, 0, 64},   {80, 0, 80},
    {96, 0, 96},  {128, 0, 128},  {256, 0, 256},  {300, 0, 300}, {512, 0, 512}, {80, 0, 20},
    {128, 0, 64}, {192, 128, 64}, {512, 448, 64}, {40, 5, 20},   {256, 96, 64}};

struct Axes {
  const char *name;
  int32_t count;
  ropewalk_axis_order order;
  bool restart, blocks;
};

constexpr Axes axesValues[] = {
    {"1", 0, ROPEWALK_AXES_CONTIGUOUS, false, false},
    {"2, restart", 2, ROPEWALK_AXES_CONTIGUOUS, true, false},
    {"2, blocks", 2, ROPEWALK_AXES_CONTIGUOUS, true, true},
    {"3, contiguous", 3, ROPEWALK_AXES_CONTIGUOUS, false, false},
    {"3, interleaved", 3, ROPEWALK_AXES_INTERLEAVED, false, false},
    {"3, restart", 3, ROPEWALK_AXES_CONTIGUOUS, true, false},
    {"4, listed", 4, ROPEWALK_AXES_LISTED, false, false},
    {"8, listed", 8, ROPEWALK_AXES_LISTED, false, false},
};

std::string nameOf(const Window &window) {
  std::string name = std::to_string(window.dim) + " of " + std::to_string(window.headDim);
  return window.begin ? name + " from " + std::to_string(window.begin) : name;
}

template <class Values, class Name>
std::vector<std::string> namesOf(const Values &values, Name name) {
  std::vector<std::string> names;
  for (const auto &value : values)
    names.push_back(name(value));
  return names;
}

// Of blocks, and of windows that are reordered, some widths: others would only be more kernels.

bool isWindow(int64_t width) {
  return llvm::any_of(windows, [=](const Window &window) { return window.dim == width; });
}

bool isReordered(int64_t width) {
  KernelRequest request;
  request.reorder = true;
  request.channels = static_cast<int32_t>(width);
  const int32_t kernel = kernelFor(request).channels;
  return kernel == 0 || kernel == 64 || kernel == 128;
}

} // namespace

std::vector<std::string> ruleNames() {
  return namesOf(rules, [](const Rule &rule) { return std::string(rule.name); });
}

std::vector<std::string> windowNames() { return namesOf(windows, nameOf); }

std::vector<std::string> axesNames() {
  return namesOf(axesValues, [](const Axes &axes) { return std::string(axes.name); });
}

bool isPossible(const CellMatrix &matrix, const Cell &cell) {
  if (!matrix.models.empty()) {
    const Model &model = matrix.models[cell[CellAxis::Rule]];
    return model.rotation.frequencies.angle == ROPEWALK_ANGLE_EXACT ||
           !isFactored(cell[CellAxis::Table]);
  }
  const Window &window = windows[cell[CellAxis::Window]];
  const Axes &axes = axesValues[cell[CellAxis::Axes]];
  if (cell[CellAxis::Angle] == ROPEWALK_ANGLE_HF && isFactored(cell[CellAxis::Table]))
    return false;
  if (axes.restart && StringRef(rules[cell[CellAxis::Rule]].name) == "list")
    return false;
  if (axes.blocks && !(isWindow(window.dim / 2) && isReordered(window.dim / 2)))
    return false;
  return cell[CellAxis::Order] == 0 || isReordered(window.dim);
}

CellRotation::CellRotation(const CellMatrix &matrix, const Cell &cell) {
  if (!matrix.models.empty()) {
    rotation = matrix.models[cell[CellAxis::Rule]].rotation;
  } else {
    const Window &window = windows[cell[CellAxis::Window]];
    rotation = makeRotation(window.headDim, 10000, ropewalk_pairing(cell[CellAxis::Pairing]));
    rotation.window_begin = window.begin;
    rotation.rotary_dim = window.dim;
    rotation.reorder = cell[CellAxis::Order];
    setRule(cell[CellAxis::Rule]);
    setAxes(cell[CellAxis::Axes]);
    rotation.frequencies.angle = ropewalk_angle(cell[CellAxis::Angle]);
  }
  rotation.inverse = cell[CellAxis::Direction];
}

void CellRotation::setRule(size_t rule) {
  first.resize(rotation.rotary_dim / 2);
  second.resize(rotation.rotary_dim / 2);
  rotation = rules[rule].apply(rotation, first, second);
}

/// Shares out the pairs as models do: [16, 24, 24], [24, 20, 20], [8, 28, 28].
void CellRotation::setAxes(size_t number) {
  const Axes &value = axesValues[number];
  ropewalk_axes &axes = rotation.axes;
  const int64_t pairs = rotation.rotary_dim / 2;
  axes.count = value.count;
  axes.order = value.order;
  axes.restart = value.restart;
  axes.blocks = value.blocks;
  if (value.order == ROPEWALK_AXES_LISTED) {
    for (int64_t i = 0; i < pairs; ++i)
      pairAxis.push_back(uint8_t((i * 7 + i / 3) % value.count));
    for (uint8_t axis : pairAxis)
      ++axes.sections[axis];
    axes.pair_axis = pairAxis.data();
    return;
  }
  if (value.count == 2) {
    axes.sections[0] = pairs / 2;
  } else if (value.count == 3) {
    axes.sections[0] = value.restart ? std::max<int64_t>(2, pairs / 8) : pairs / 4;
    if (value.order == ROPEWALK_AXES_INTERLEAVED)
      axes.sections[0] = pairs - 2 * (pairs * 20 / 64);
    axes.sections[1] = (pairs - axes.sections[0]) / 2;
  }
  if (value.count > 0)
    axes.sections[value.count - 1] = pairs - axes.sections[0] - axes.sections[1];
}

} // namespace ropewalk::driver
