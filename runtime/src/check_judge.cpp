//===- check_judge.cpp - Errors of rotated rows ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_judge.h"

#include <cmath>
#include <cstring>

namespace ropewalk {

double ulpOf(ropewalk_dtype dtype, double magnitude) {
  int precision = dtype == ROPEWALK_F32 ? 24 : dtype == ROPEWALK_F16 ? 11 : 8;
  int minExponent = dtype == ROPEWALK_F16 ? -14 : -126;
  // By the bits of f64, without calls: this is asked for every pair that is compared.
  uint64_t bits;
  std::memcpy(&bits, &magnitude, sizeof bits);
  int exponent = std::max(minExponent, static_cast<int>(bits >> 52) - 1023);
  bits = static_cast<uint64_t>(exponent - precision + 1 + 1023) << 52;
  double ulp;
  std::memcpy(&ulp, &bits, sizeof ulp);
  return ulp;
}

void record(KernelResult &result, double ulp, int64_t position) {
  double ratio = ulp == 0 ? 0 : ulp / result.bound;
  if (ratio <= result.ratio)
    return;
  result.ratio = ratio;
  result.ulp = ulp;
  result.position = position;
}

void PieceJudge::judge(int64_t t, int64_t h, bool flushes, KernelResult &result) const {
  int64_t pairs = piece.args.channels / 2, ofBlock = pairs / blockCount(piece.request);
  ropewalk_pairing from = piece.request.pairing;
  ropewalk_pairing to = piece.request.reorder ? otherPairing(from) : from;
  auto component = [this, ofBlock](ropewalk_pairing pairing, int64_t i, int64_t j) {
    const int64_t before = i / ofBlock * ofBlock; // pairs of other blocks, with both components
    return first + (pairing == ROPEWALK_HALF ? before + i + j * ofBlock : 2 * i + j);
  };
  for (int64_t i = 0; i < pairs; ++i) {
    int64_t pair = piece.firstPair + i;
    double x[] = {tensors.input(t, h, component(from, i, 0)),
                  tensors.input(t, h, component(from, i, 1))};
    CosSin turn = call.turn(t, pair);
    if (plan.rotation.inverse)
      turn.sin = -turn.sin;
    double want[] = {x[0] * turn.cos - x[1] * turn.sin, x[1] * turn.cos + x[0] * turn.sin};
    // No square of numbers from f32 leaves f64's range, nor does such a product.
    double magnitude =
        std::sqrt((x[0] * x[0] + x[1] * x[1]) * (turn.cos * turn.cos + turn.sin * turn.sin));
    double unit = ulpOf(plan.dtype, magnitude);
    for (int j = 0; j < 2; ++j) {
      int64_t at = component(to, i, j);
      double got = tensors.output(t, h, at), plain = tensors.reference(t, h, at);
      record(result, errorOf(got, want[j], plain, unit, x[j], turn, flushes),
             call.position(t, pair));
    }
  }
}

/// In ulp; infinite where a special value is wrong.
double PieceJudge::errorOf(double got, double want, double plain, double unit, double x,
                           const CosSin &turn, bool flushes) const {
  if (flushes && got == 0 && std::fabs(want) < 0x1.00001p-126)
    return 0;
  if (!std::isfinite(plain) || !std::isfinite(got))
    return (std::isnan(plain) && std::isnan(got)) || plain == got ? 0 : checkFailure;
  if (turn.cos == 1 && turn.sin == 0 && got != x)
    return checkFailure;
  double error = std::fabs(got - want) / unit;
  return std::isnan(error) ? checkFailure : error;
}

} // namespace ropewalk
