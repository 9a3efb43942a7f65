//===- any_rotation.cpp - Random rotations --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/any_rotation.h"

#include <cmath>
#include <sstream>

namespace ropewalk::test {
namespace {

bool flip(Random &random) { return random.integer(0, 1) != 0; }

/// As many small as large numbers.
double between(Random &random, double low, double high) {
  return low * std::pow(high / low, (random.uniform() + 1) / 2);
}

std::vector<double> list(Random &random, int64_t pairs, double low, double high) {
  std::vector<double> result;
  for (int64_t i = 0; i < pairs; ++i)
    result.push_back(between(random, low, high));
  return result;
}

void anyAxes(Random &random, OwningRotation &owner) {
  ropewalk_axes &axes = owner.rotation.axes;
  int64_t pairs = owner.rotation.rotary_dim / 2;
  axes.count = static_cast<int32_t>(random.integer(1, 4));
  axes.order = static_cast<ropewalk_axis_order>(random.integer(0, 2));
  for (int64_t i = 0; i < pairs; ++i)
    ++axes.sections[random.integer(0, axes.count - 1)];
  axes.restart = owner.rotation.frequencies.scaling != ROPEWALK_SCALING_LIST && flip(random);
  if (axes.order == ROPEWALK_AXES_INTERLEAVED) // Equal turns, and what is left over to axis 0.
    for (int64_t a = 0; a < axes.count; ++a)
      axes.sections[a] = pairs / axes.count + (a == 0 ? pairs % axes.count : 0);
  if (axes.order != ROPEWALK_AXES_LISTED)
    return;
  for (int a = 0; a < axes.count; ++a)
    owner.pairAxis.insert(owner.pairAxis.end(), axes.sections[a], static_cast<uint8_t>(a));
  for (int64_t i = pairs - 1; i > 0; --i)
    std::swap(owner.pairAxis[i], owner.pairAxis[random.integer(0, i)]);
}

void anyYarn(Random &random, ropewalk_frequencies &f) {
  f.factor = between(random, 0.5, 128);
  f.original_max_position_embeddings = between(random, 1, 1e6);
  f.no_truncate = flip(random);
  f.log_blend = random.integer(0, 3) == 0;
  f.extrapolation_factor = flip(random) ? 0 : (random.uniform() + 1) / 2;
  if (flip(random)) {
    f.beta_slow = between(random, 0.1, 4);
    f.beta_fast = f.beta_slow * between(random, 1.5, 64);
  }
  f.mscale = flip(random) ? 0 : between(random, 0.1, 2);
  f.mscale_all_dim = flip(random) ? 0 : between(random, 0.1, 2);
}

void anyLongrope(Random &random, OwningRotation &owner, int64_t pairs) {
  ropewalk_frequencies &f = owner.rotation.frequencies;
  f.factor = between(random, 0.5, 128);
  f.original_max_position_embeddings = static_cast<double>(random.integer(2, 8192));
  f.seq_len = random.integer(1, 16384);
  owner.shortFactor = list(random, pairs, 0.9, 4);
  owner.longFactor = list(random, pairs, 1, 64);
}

/// The numbers of the rule.
void drawNumbers(Random &random, OwningRotation &owner) {
  ropewalk_frequencies &f = owner.rotation.frequencies;
  int64_t pairs = owner.rotation.rotary_dim / 2;
  switch (f.scaling) {
  case ROPEWALK_SCALING_DEFAULT:
    break;
  case ROPEWALK_SCALING_LINEAR:
    f.factor = between(random, 0.01, 128);
    break;
  case ROPEWALK_SCALING_LLAMA3:
    f.factor = between(random, 0.5, 128);
    f.low_freq_factor = between(random, 0.1, 4);
    f.high_freq_factor = f.low_freq_factor * (flip(random) ? between(random, 1.2, 16) : 1);
    f.original_max_position_embeddings = between(random, 10, 1e5);
    break;
  case ROPEWALK_SCALING_DYNAMIC:
    f.factor = between(random, 0.5, 32);
    f.max_position_embeddings = static_cast<double>(random.integer(1, 100000));
    f.seq_len = random.integer(1, 1000000);
    break;
  case ROPEWALK_SCALING_NTK:
    f.factor = between(random, 0.5, 128);
    f.mixed_b = flip(random) ? 0 : between(random, 0.2, 2);
    break;
  case ROPEWALK_SCALING_NTK_ALPHA:
    f.alpha = between(random, 0.1, 2000);
    break;
  case ROPEWALK_SCALING_YARN:
    anyYarn(random, f);
    break;
  case ROPEWALK_SCALING_LONGROPE:
    anyLongrope(random, owner, pairs);
    break;
  case ROPEWALK_SCALING_PROPORTIONAL:
    f.active_pairs = random.integer(0, pairs);
    f.factor = flip(random) ? 0 : between(random, 0.5, 16);
    break;
  case ROPEWALK_SCALING_LIST:
    f.theta = 0;
    owner.inverse = list(random, pairs, 1e-9, 1);
    for (double &x : owner.inverse)
      x *= flip(random) ? 1 : -1;
    break;
  }
  bool divisible = f.scaling == ROPEWALK_SCALING_DEFAULT || f.scaling == ROPEWALK_SCALING_LINEAR ||
                   f.scaling == ROPEWALK_SCALING_YARN;
  if (divisible && random.integer(0, 3) == 0)
    owner.divisors = list(random, pairs, 0.5, 64);
}

template <class T> void write(std::ostream &out, const char *name, const std::vector<T> &values) {
  if (values.empty())
    return;
  out << ' ' << name << '=';
  for (T x : values)
    out << +x << ',';
}

} // namespace

const char *scalingName(ropewalk_scaling scaling) {
  constexpr const char *names[] = {"default",   "llama3", "linear",   "dynamic",      "ntk",
                                   "ntk_alpha", "yarn",   "longrope", "proportional", "list"};
  return names[scaling];
}

ropewalk_rotation OwningRotation::linked() const {
  ropewalk_rotation linked = rotation;
  ropewalk_frequencies &f = linked.frequencies;
  auto point = [&](const double *&field, const std::vector<double> &values) {
    field = values.empty() ? nullptr : values.data();
    if (field)
      f.list_length = static_cast<int64_t>(values.size());
  };
  point(f.short_factor, shortFactor);
  point(f.long_factor, longFactor);
  point(f.inv_freq, inverse);
  point(f.divisors, divisors);
  linked.axes.pair_axis = pairAxis.empty() ? nullptr : pairAxis.data();
  return linked;
}

std::string OwningRotation::describe() const {
  std::ostringstream out;
  out.precision(17);
  const ropewalk_frequencies &f = rotation.frequencies;
  auto number = [&](const char *name, auto value) {
    if (value != 0)
      out << ' ' << name << '=' << value;
  };
  out << scalingName(f.scaling) << (f.angle == ROPEWALK_ANGLE_HF ? " hf" : "")
      << " head_dim=" << rotation.head_dim;
  number("window_begin", rotation.window_begin);
  number("rotary_dim", rotation.rotary_dim);
  number("interleaved", rotation.pairing);
  number("reorder", rotation.reorder);
  number("inverse", rotation.inverse);
  number("theta", f.theta);
  number("factor", f.factor);
  number("low_freq_factor", f.low_freq_factor);
  number("high_freq_factor", f.high_freq_factor);
  number("original_max_position_embeddings", f.original_max_position_embeddings);
  number("max_position_embeddings", f.max_position_embeddings);
  number("alpha", f.alpha);
  number("mixed_b", f.mixed_b);
  number("beta_fast", f.beta_fast);
  number("beta_slow", f.beta_slow);
  number("mscale", f.mscale);
  number("mscale_all_dim", f.mscale_all_dim);
  number("extrapolation_factor", f.extrapolation_factor);
  number("no_truncate", f.no_truncate);
  number("log_blend", f.log_blend);
  number("active_pairs", f.active_pairs);
  number("seq_len", f.seq_len);
  number("attention_factor", f.attention_factor);
  number("axes", rotation.axes.count);
  number("order", rotation.axes.order);
  number("restart", rotation.axes.restart);
  number("blocks", rotation.axes.blocks);
  for (int a = 0; a < rotation.axes.count; ++a)
    out << " section=" << rotation.axes.sections[a];
  write(out, "short_factor", shortFactor);
  write(out, "long_factor", longFactor);
  write(out, "inv_freq", inverse);
  write(out, "divisors", divisors);
  write(out, "pair_axis", pairAxis);
  return out.str();
}

void drawFrequencies(Random &random, OwningRotation &owner) {
  ropewalk_frequencies &f = owner.rotation.frequencies;
  f.theta = between(random, 2, 1e8);
  f.attention_factor = flip(random) ? 0 : between(random, 0.5, 2);
  drawNumbers(random, owner);
}

OwningRotation anyRotation(Random &random, ropewalk_scaling scaling, int64_t maxHeadDim) {
  OwningRotation owner;
  ropewalk_rotation &rotation = owner.rotation;
  rotation.head_dim = random.integer(2, maxHeadDim);
  rotation.rotary_dim = 2 * random.integer(1, rotation.head_dim / 2);
  rotation.window_begin = random.integer(0, rotation.head_dim - rotation.rotary_dim);
  rotation.pairing = static_cast<ropewalk_pairing>(random.integer(0, 1));
  rotation.frequencies.scaling = scaling;
  if (random.integer(0, 3) == 0)
    anyAxes(random, owner);
  drawFrequencies(random, owner);
  return owner;
}

} // namespace ropewalk::test
