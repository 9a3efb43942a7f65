//===- exact_frequencies.cpp - The scaling rules in binary128 -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/exact_frequencies.h"

#include <algorithm>

namespace ropewalk::test {
namespace {

Quad plainFrequency(Quad theta, const Exponent &e) {
  return e.j == 0 ? Quad(1) : quadPow(theta, -Quad(2 * e.j) / Quad(e.dim));
}

/// theta times ratio^(D/(D-2)), as dynamic scaling has it.
Quad stretchedTheta(const ropewalk_frequencies &f, Quad ratio, const Exponent &e) {
  return e.j == 0 ? Quad(f.theta) : Quad(f.theta) * quadPow(ratio, Quad(e.dim) / Quad(e.dim - 2));
}

Quad dynamic(const ropewalk_frequencies &f, const Exponent &e) {
  Quad most = f.max_position_embeddings, length = std::max(Quad(f.seq_len), most);
  Quad ratio = 1 + Quad(f.factor) * (length - most) / most; // nothing large is taken off
  return plainFrequency(stretchedTheta(f, ratio, e), e);
}

Quad ntk(const ropewalk_frequencies &f, const Exponent &e) {
  if (f.mixed_b == 0)
    return plainFrequency(Quad(f.theta) * f.factor, e) / quadPow(f.factor, Quad(2) / Quad(e.dim));
  Quad share = quadPow(Quad(2 * (e.j + 1)) / Quad(e.dim), f.mixed_b); // at most 1
  return plainFrequency(f.theta, e) / quadExp(quadLog(f.factor) * share);
}

Quad llama3(Quad inverse, const ropewalk_frequencies &f) {
  Quad wavelength = 2 * quadPi() / inverse;
  Quad length = f.original_max_position_embeddings;
  if (wavelength < length / f.high_freq_factor)
    return inverse;
  if (wavelength > length / f.low_freq_factor)
    return inverse / f.factor;
  Quad smooth = (length / wavelength - f.low_freq_factor) /
                (Quad(f.high_freq_factor) - Quad(f.low_freq_factor));
  return (1 - smooth) * inverse / f.factor + smooth * inverse;
}

Quad yarn(Quad inverse, const ropewalk_frequencies &f, const Exponent &e) {
  auto correction = [&](double turns) {
    return Quad(e.dim) * quadLog(f.original_max_position_embeddings / (turns * 2 * quadPi())) /
           (2 * quadLog(f.theta));
  };
  Quad low = correction(f.beta_fast != 0 ? f.beta_fast : 32);
  Quad high = correction(f.beta_slow != 0 ? f.beta_slow : 1);
  if (!f.no_truncate) {
    low = quadFloor(low);
    high = quadCeil(high);
  }
  low = std::max(low, Quad(0));
  high = std::min(high, Quad(e.dim - 1));
  if (low == high)
    high += 0.001;
  Quad ramp = std::clamp((Quad(e.j) - low) / (high - low), Quad(0), Quad(1));
  Quad mask = (1 - ramp) * (f.extrapolation_factor != 0 ? f.extrapolation_factor : 1);
  Quad interpolated = inverse / f.factor;
  if (f.log_blend)
    return quadExp(quadLog(interpolated) * (1 - mask) + quadLog(inverse) * mask);
  return interpolated * (1 - mask) + inverse * mask;
}

Quad magnitude(const ropewalk_frequencies &f, double mscale) {
  return f.factor <= 1 ? Quad(1) : mscale * quadLog(f.factor) / 10 + 1;
}

} // namespace

int axisOfPair(const ropewalk_rotation &rotation, int64_t i) {
  const ropewalk_axes &axes = rotation.axes;
  if (axes.count < 2)
    return 0;
  if (axes.order == ROPEWALK_AXES_LISTED)
    return axes.pair_axis[i];
  if (axes.order == ROPEWALK_AXES_INTERLEAVED)
    return i < axes.count * axes.sections[i % axes.count] ? static_cast<int>(i % axes.count) : 0;
  int axis = 0;
  for (int64_t end = axes.sections[0]; end <= i; end += axes.sections[axis])
    ++axis;
  return axis;
}

std::vector<Exponent> exponentsOf(const ropewalk_rotation &rotation) {
  std::vector<Exponent> result;
  for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
    if (!rotation.axes.restart) {
      result.push_back({i, i, rotation.rotary_dim});
      continue;
    }
    int axis = axisOfPair(rotation, i);
    int64_t before = 0;
    for (int64_t k = 0; k < i; ++k)
      before += axisOfPair(rotation, k) == axis;
    result.push_back({i, before, 2 * rotation.axes.sections[axis]});
  }
  return result;
}

std::vector<Quad> exactFrequencies(const ropewalk_rotation &rotation) {
  const ropewalk_frequencies &f = rotation.frequencies;
  std::vector<Quad> result;
  for (const Exponent &e : exponentsOf(rotation)) {
    Quad inverse = f.scaling == ROPEWALK_SCALING_LIST ? Quad(1) : plainFrequency(f.theta, e);
    if (f.divisors)
      inverse /= f.divisors[e.pair];
    switch (f.scaling) {
    case ROPEWALK_SCALING_DEFAULT:
      break;
    case ROPEWALK_SCALING_LLAMA3:
      inverse = llama3(inverse, f);
      break;
    case ROPEWALK_SCALING_LINEAR:
      inverse /= f.factor;
      break;
    case ROPEWALK_SCALING_DYNAMIC:
      inverse = dynamic(f, e);
      break;
    case ROPEWALK_SCALING_NTK:
      inverse = ntk(f, e);
      break;
    case ROPEWALK_SCALING_NTK_ALPHA:
      inverse = plainFrequency(stretchedTheta(f, f.alpha, e), e);
      break;
    case ROPEWALK_SCALING_YARN:
      inverse = yarn(inverse, f, e);
      break;
    case ROPEWALK_SCALING_LONGROPE: {
      bool isLong = f.seq_len > f.original_max_position_embeddings;
      inverse /= (isLong ? f.long_factor : f.short_factor)[e.pair];
      break;
    }
    case ROPEWALK_SCALING_PROPORTIONAL:
      inverse = e.pair < f.active_pairs ? inverse / (f.factor != 0 ? f.factor : 1) : Quad(0);
      break;
    case ROPEWALK_SCALING_LIST:
      inverse = f.inv_freq[e.pair];
      break;
    }
    result.push_back(inverse);
  }
  return result;
}

Quad exactAttentionFactor(const ropewalk_rotation &rotation) {
  const ropewalk_frequencies &f = rotation.frequencies;
  if (f.attention_factor != 0 || rotation.rotary_dim == 0)
    return f.attention_factor != 0 ? f.attention_factor : 1;
  if (f.scaling == ROPEWALK_SCALING_YARN)
    return f.mscale != 0 && f.mscale_all_dim != 0
               ? magnitude(f, f.mscale) / magnitude(f, f.mscale_all_dim)
               : magnitude(f, 1);
  if (f.scaling == ROPEWALK_SCALING_LONGROPE && f.factor > 1)
    return quadSqrt(1 + quadLog(f.factor) / quadLog(f.original_max_position_embeddings));
  return 1;
}

} // namespace ropewalk::test
