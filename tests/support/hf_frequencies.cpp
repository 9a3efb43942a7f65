//===- hf_frequencies.cpp - The scaling rules in f32 ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Tensor element does every operation in binary128 and rounds the result to f32, as a
// correctly rounded tensor library would; `double` stands for a Python float.
//
//===----------------------------------------------------------------------===//

#include "support/exact_frequencies.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::test {
namespace {

struct Tensor {
  explicit Tensor(Quad x) : value(static_cast<float>(x)) {}
  float value;
};

Quad wide(Tensor x) { return x.value; }
Tensor operator+(Tensor a, Tensor b) { return Tensor(wide(a) + wide(b)); }
Tensor operator-(Tensor a, Tensor b) { return Tensor(wide(a) - wide(b)); }
Tensor operator*(Tensor a, Tensor b) { return Tensor(wide(a) * wide(b)); }
Tensor operator/(Tensor a, Tensor b) { return Tensor(wide(a) / wide(b)); }
Tensor power(Tensor a, Tensor b) { return Tensor(b.value == 0 ? 1 : quadPow(wide(a), wide(b))); }

/// `number / tensor` in Python.
Tensor over(double number, Tensor x) { return Tensor(1) / x * Tensor(number); }

/// Python's f64 logarithm.
double pythonLog(double x) { return static_cast<double>(quadLog(x)); }

Tensor baseOf(const ropewalk_frequencies &f, const Exponent &e) {
  auto dim = static_cast<double>(e.dim);
  if (e.j == 0)
    return Tensor(f.theta);
  if (f.scaling == ROPEWALK_SCALING_NTK_ALPHA)
    return Tensor(f.theta * std::pow(f.alpha, dim / (dim - 2)));
  if (f.scaling == ROPEWALK_SCALING_NTK && f.mixed_b == 0)
    return Tensor(f.theta * f.factor);
  if (f.scaling == ROPEWALK_SCALING_DYNAMIC && f.seq_len > f.max_position_embeddings) {
    Tensor length(f.seq_len), most(f.max_position_embeddings);
    Tensor ratio = Tensor(f.factor) * length / most - Tensor(f.factor - 1);
    return Tensor(f.theta) * power(ratio, Tensor(dim / (dim - 2)));
  }
  return Tensor(f.theta);
}

Tensor llama3(Tensor inverse, const ropewalk_frequencies &f) {
  double length = f.original_max_position_embeddings;
  Tensor wavelength = over(2 * M_PI, inverse);
  Tensor lowWavelength(length / f.low_freq_factor), highWavelength(length / f.high_freq_factor);
  if (wavelength.value > lowWavelength.value)
    return inverse / Tensor(f.factor);
  if (wavelength.value < highWavelength.value || f.low_freq_factor == f.high_freq_factor)
    return inverse;
  Tensor smooth = (over(length, wavelength) - Tensor(f.low_freq_factor)) /
                  Tensor(f.high_freq_factor - f.low_freq_factor);
  return (Tensor(1) - smooth) * inverse / Tensor(f.factor) + smooth * inverse;
}

Tensor yarn(Tensor period, const ropewalk_frequencies &f, const Exponent &e) {
  auto dim = static_cast<double>(e.dim);
  auto correction = [&](double turns) {
    return dim * pythonLog(f.original_max_position_embeddings / (turns * 2 * M_PI)) /
           (2 * pythonLog(f.theta));
  };
  double low = correction(f.beta_fast != 0 ? f.beta_fast : 32);
  double high = correction(f.beta_slow != 0 ? f.beta_slow : 1);
  if (!f.no_truncate) {
    low = std::floor(low);
    high = std::ceil(high);
  }
  low = std::max(low, 0.0);
  high = std::min(high, dim - 1);
  if (low == high)
    high += 0.001;
  Tensor ramp = (Tensor(e.j) - Tensor(low)) / Tensor(high - low);
  Tensor clamped(std::clamp(ramp.value, 0.0f, 1.0f));
  Tensor mask =
      (Tensor(1) - clamped) * Tensor(f.extrapolation_factor != 0 ? f.extrapolation_factor : 1);
  Tensor kept = Tensor(1) / period, divided = Tensor(1) / (Tensor(f.factor) * period);
  if (!f.log_blend)
    return divided * (Tensor(1) - mask) + kept * mask;
  Tensor logDivided(quadLog(wide(divided))), logKept(quadLog(wide(kept)));
  return Tensor(quadExp(wide(logDivided * (Tensor(1) - mask) + logKept * mask)));
}

Tensor ntk(Tensor inverse, const ropewalk_frequencies &f, const Exponent &e) {
  auto dim = static_cast<double>(e.dim);
  if (f.mixed_b == 0)
    return inverse / Tensor(std::pow(f.factor, 2 / dim));
  Tensor a = Tensor(quadLog(wide(Tensor(f.factor)))) / Tensor(std::pow(dim / 2, f.mixed_b));
  Tensor exponent = a * power(Tensor(e.j + 1), Tensor(f.mixed_b));
  return inverse / Tensor(quadExp(wide(exponent)));
}

Tensor frequency(const ropewalk_frequencies &f, const Exponent &e) {
  if (f.scaling == ROPEWALK_SCALING_LIST)
    return Tensor(f.inv_freq[e.pair]);
  Tensor period = power(baseOf(f, e), Tensor(2 * e.j) / Tensor(e.dim));
  if (f.divisors)
    period = Tensor(f.divisors[e.pair]) * period;
  Tensor inverse = Tensor(1) / period;
  switch (f.scaling) {
  case ROPEWALK_SCALING_LLAMA3:
    return llama3(inverse, f);
  case ROPEWALK_SCALING_LINEAR:
    return inverse / Tensor(f.factor);
  case ROPEWALK_SCALING_NTK:
    return ntk(inverse, f, e);
  case ROPEWALK_SCALING_YARN:
    return yarn(period, f, e);
  case ROPEWALK_SCALING_LONGROPE: {
    bool isLong = f.seq_len > f.original_max_position_embeddings;
    return Tensor(1) / (Tensor((isLong ? f.long_factor : f.short_factor)[e.pair]) * period);
  }
  case ROPEWALK_SCALING_PROPORTIONAL:
    return e.pair < f.active_pairs ? inverse / Tensor(f.factor != 0 ? f.factor : 1) : Tensor(0);
  default:
    return inverse;
  }
}

} // namespace

std::vector<float> hfFrequencies(const ropewalk_rotation &rotation) {
  std::vector<float> result;
  for (const Exponent &e : exponentsOf(rotation))
    result.push_back(frequency(rotation.frequencies, e).value);
  return result;
}

} // namespace ropewalk::test
