//===- scaling_scalars.h - What rules compute beside pairs ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers that both forms of a rule need: over the reals in Wide, and in f64 as Python
// has them before they meet a tensor. A Math says which: Number, log, floor, pi.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_SCALING_SCALARS_H
#define ROPEWALK_SRC_SCALING_SCALARS_H

#include "ropewalk/ropewalk.h"
#include "wide.h"

#include <cmath>
#include <cstdint>

namespace ropewalk {

struct RealMath {
  using Number = Wide;
  static Wide log(Wide x) { return wideLog(x); }
  static Wide floor(Wide x) { return wideFloor(x); }
  static Wide pi() { return widePi(); }
};

struct PythonMath {
  using Number = double;
  static double log(double x) { return std::log(x); }
  static double floor(double x) { return std::floor(x); }
  static double pi() { return 3.141592653589793; }
};

/// x, or what 0 stands for.
inline double orDefault(double x, double otherwise) { return x != 0 ? x : otherwise; }

/// Longrope: the divisors for the length to be served.
inline const double *longropeDivisors(const ropewalk_frequencies &rule) {
  return static_cast<double>(rule.seq_len) > rule.original_max_position_embeddings
             ? rule.long_factor
             : rule.short_factor;
}

template <class Number> Number clampTo(Number x, Number low, Number high) {
  return x < low ? low : x > high ? high : x;
}

/// YaRN: indices below `low` keep their frequency, those above `high` are divided; reversed
/// where low > high.
template <class Number> struct YarnBounds { Number low, high; };

template <class Math>
YarnBounds<typename Math::Number> yarnBounds(const ropewalk_frequencies &rule, int64_t dim) {
  using Number = typename Math::Number;
  // Beyond -2 and 2D the blend is the same at every index.
  auto last = static_cast<Number>(dim - 1), most = static_cast<Number>(2 * dim);
  auto indexOfTurns = [&](double turns) {
    Number length =
        Number(rule.original_max_position_embeddings) / (Number(turns) * 2 * Math::pi());
    return clampTo<Number>(Number(dim) * Math::log(length) / (2 * Math::log(rule.theta)), -2, most);
  };
  Number low = indexOfTurns(orDefault(rule.beta_fast, 32));
  Number high = indexOfTurns(orDefault(rule.beta_slow, 1));
  if (!rule.no_truncate) {
    low = Math::floor(low);
    high = -Math::floor(-high);
  }
  low = clampTo<Number>(low, 0, most);
  high = clampTo<Number>(high, -2, last);
  if (low == high)
    high += Number(0.001);
  return {low, high};
}

/// The factor of cos and sin that is given, or else the rule's own.
template <class Math> double attentionFactor(const ropewalk_frequencies &rule) {
  using Number = typename Math::Number;
  auto magnitude = [&](double mscale) {
    return rule.factor <= 1 ? Number(1) : Number(0.1) * Number(mscale) * Math::log(rule.factor) + 1;
  };
  if (rule.attention_factor != 0)
    return rule.attention_factor;
  if (rule.scaling == ROPEWALK_SCALING_YARN) {
    bool both = rule.mscale != 0 && rule.mscale_all_dim != 0;
    return static_cast<double>(both ? magnitude(rule.mscale) / magnitude(rule.mscale_all_dim)
                                    : magnitude(1));
  }
  if (rule.scaling == ROPEWALK_SCALING_LONGROPE && rule.factor > 1)
    return std::sqrt(static_cast<double>(1 + Math::log(rule.factor) /
                                                 Math::log(rule.original_max_position_embeddings)));
  return 1;
}

} // namespace ropewalk

#endif
