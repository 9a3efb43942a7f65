//===- random_rotation.cpp - Rotations that mostly are valid --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "random_rotation.h"

namespace ropewalk {
namespace {

void randomAxes(test::Random &random, FuzzCall &call) {
  ropewalk_axes &axes = call.rotation.axes;
  const int64_t pairs = call.rotation.rotary_dim / 2;
  axes.count = static_cast<int32_t>(random.integer(1, ROPEWALK_MAX_AXES));
  axes.order = static_cast<ropewalk_axis_order>(random.bits() % 3);
  axes.restart = random.bits() % 4 == 0;
  axes.blocks = axes.order == ROPEWALK_AXES_CONTIGUOUS && randomFlag(random);
  if (axes.order == ROPEWALK_AXES_CONTIGUOUS) {
    int64_t left = pairs;
    for (int a = 0; a < axes.count; left -= axes.sections[a++])
      axes.sections[a] = a + 1 == axes.count ? left : random.integer(0, left);
    return;
  }
  // Taking turns is what a list may say too.
  for (int64_t i = 0; i < pairs; ++i)
    ++axes.sections[i % axes.count];
  call.pairAxis = axes.order == ROPEWALK_AXES_LISTED;
}

void giveLists(FuzzCall &call, int64_t lists, double first, double step) {
  if (call.rotation.rotary_dim == 0)
    return;
  call.lists = lists;
  call.listFirst = first;
  call.listStep = step;
  call.rotation.frequencies.list_length = call.rotation.rotary_dim / 2;
}

void randomYarn(test::Random &random, ropewalk_frequencies &f) {
  f.original_max_position_embeddings = random.bits() % 8 ? 4096 : random.integer(1, 100);
  if (randomFlag(random)) {
    f.beta_fast = 32 + random.uniform() * 31;
    f.beta_slow = 1 + random.uniform();
  }
  f.mscale = randomFlag(random) ? 0.707 : 0;
  f.mscale_all_dim = randomFlag(random);
  f.extrapolation_factor = randomFlag(random) ? 0.5 : 0;
  f.no_truncate = randomFlag(random);
  f.log_blend = randomFlag(random);
}

void randomRule(test::Random &random, FuzzCall &call) {
  ropewalk_frequencies &f = call.rotation.frequencies;
  const double factors[] = {8, 8, 1, 0.5, 0x1p-16, 1e300}, lengths[] = {8192, 2, 1e9};
  const double factor = factors[random.bits() % std::size(factors)];
  const double length = lengths[random.bits() % std::size(lengths)];
  switch (f.scaling) {
  case ROPEWALK_SCALING_DEFAULT:
    break;
  case ROPEWALK_SCALING_LLAMA3:
    f.factor = factor;
    f.low_freq_factor = 1;
    f.high_freq_factor = random.bits() % 4 ? 4 : 1;
    f.original_max_position_embeddings = length;
    break;
  case ROPEWALK_SCALING_YARN:
    randomYarn(random, f);
    [[fallthrough]];
  case ROPEWALK_SCALING_LINEAR:
    f.factor = factor;
    break;
  case ROPEWALK_SCALING_DYNAMIC:
    f.factor = factor;
    f.max_position_embeddings = length;
    f.seq_len = random.integer(1, 100000);
    break;
  case ROPEWALK_SCALING_NTK:
    f.factor = factor;
    f.mixed_b = randomFlag(random) ? 0.625 : 0;
    break;
  case ROPEWALK_SCALING_NTK_ALPHA:
    f.alpha = factor;
    break;
  case ROPEWALK_SCALING_LONGROPE:
    f.factor = factor;
    f.original_max_position_embeddings = length;
    f.seq_len = random.integer(1, 100000);
    giveLists(call, ShortFactor | LongFactor, 1, 0.25 * random.integer(0, 4));
    break;
  case ROPEWALK_SCALING_PROPORTIONAL:
    f.factor = randomFlag(random) ? factor : 0;
    f.active_pairs = random.integer(0, call.rotation.rotary_dim / 2);
    break;
  case ROPEWALK_SCALING_LIST:
    giveLists(call, InverseFrequencies, random.uniform(), random.uniform() * 0.01);
    break;
  }
  if (f.scaling == ROPEWALK_SCALING_DEFAULT || f.scaling == ROPEWALK_SCALING_YARN)
    if (random.bits() % 4 == 0)
      giveLists(call, Divisors, 1, 0.25);
}

} // namespace

void randomRotation(test::Random &random, FuzzCall &call) {
  ropewalk_rotation &rotation = call.rotation;
  rotation.head_dim = random.bits() % 4 ? random.integer(1, 40) : random.integer(1, 300);
  if (random.bits() % 256 == 0)
    rotation.head_dim = random.integer(1, 65536);
  rotation.window_begin = random.bits() % 2 ? 0 : random.integer(0, rotation.head_dim);
  const int64_t widest = (rotation.head_dim - rotation.window_begin) / 2;
  rotation.rotary_dim = 2 * (random.bits() % 2 ? widest : random.integer(0, widest));
  rotation.pairing = randomFlag(random) ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  rotation.reorder = random.bits() % 4 == 0;
  rotation.inverse = randomFlag(random);
  if (random.bits() % 3 == 0)
    randomAxes(random, call);
  ropewalk_frequencies &f = rotation.frequencies;
  const double thetas[] = {10000, 500000, 1.0000001, 2, 1e6, 1e300};
  f.theta = thetas[random.bits() % std::size(thetas)];
  f.scaling = static_cast<ropewalk_scaling>(random.bits() % (ROPEWALK_SCALING_LIST + 1));
  f.angle = random.bits() % 4 ? ROPEWALK_ANGLE_EXACT : ROPEWALK_ANGLE_HF;
  const double factors[] = {0, 1, 1, 1.3465735902799727, 0x1p-64, 0x1p64};
  f.attention_factor = factors[random.bits() % std::size(factors)];
  randomRule(random, call);
}

} // namespace ropewalk
