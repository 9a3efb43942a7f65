//===- check_judge.cpp - Errors of rotated rows ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_judge.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

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

PieceJudge::PieceJudge(const ropewalk_plan &plan, const Piece &piece, const CheckCall &call,
                       const CheckTensors &tensors, int64_t first)
    : plan(plan), piece(piece), call(call), tensors(tensors), first(first),
      channels(piece.args.channels), from(piece.request.pairing),
      to(piece.request.reorder ? otherPairing(from) : from), places(channels),
      wanted(call.tokens() * tensors.headCount() * channels) {
  for (int64_t i = 0; i < channels / 2; ++i)
    for (int j = 0; j < 2; ++j)
      places[place(to, i, j)] = {i, j};
  const std::unique_ptr<float[]> input(new float[2 * channels]);
  Wanted *row = wanted.data();
  for (int64_t t = 0; t < call.tokens(); ++t)
    for (int64_t h = 0; h < tensors.headCount(); ++h, row += channels)
      prepareRow(t, h, input.get(), row);
}

/// The component of the window that component j of pair i is.
int64_t PieceJudge::place(ropewalk_pairing pairing, int64_t i, int64_t j) const {
  if (pairing == ROPEWALK_INTERLEAVED)
    return 2 * i + j;
  const int64_t ofBlock = channels / 2 / blockCount(piece.request);
  const int64_t before = i / ofBlock * ofBlock; // pairs of other blocks, with both components
  return before + i + j * ofBlock;
}

PieceJudge::Turned PieceJudge::turned(int64_t token, int64_t pair, double x0, double x1) const {
  Turned result = {{x0, x1}, {}, call.turn(token, piece.firstPair + pair), 0};
  CosSin &turn = result.turn;
  if (plan.rotation.inverse)
    turn.sin = -turn.sin;
  result.want[0] = x0 * turn.cos - x1 * turn.sin;
  result.want[1] = x1 * turn.cos + x0 * turn.sin;
  // No square of numbers from f32 leaves f64's range, nor does such a product.
  const double square = (x0 * x0 + x1 * x1) * (turn.cos * turn.cos + turn.sin * turn.sin);
  result.unit = ulpOf(plan.dtype, std::sqrt(square));
  return result;
}

static bool isIdentity(const CosSin &turn) { return turn.cos == 1 && turn.sin == 0; }

/// `input` has room for a row of the source and of the reference's destination.
void PieceJudge::prepareRow(int64_t t, int64_t h, float *input, Wanted *row) const {
  float *plain = input + channels;
  tensors.readInput(t, h, first, channels, input);
  tensors.readReference(t, h, first, channels, plain);
  for (int64_t i = 0; i < channels / 2; ++i) {
    const Turned pair = turned(t, i, input[place(from, i, 0)], input[place(from, i, 1)]);
    for (int j = 0; j < 2; ++j) {
      const int64_t at = place(to, i, j);
      row[at].value = pair.want[j];
      const bool isFinite = std::isfinite(plain[at]) && std::isfinite(pair.want[j]);
      row[at].unit = !isFinite               ? std::numeric_limits<float>::quiet_NaN()
                     : isIdentity(pair.turn) ? 0
                                             : static_cast<float>(pair.unit);
    }
  }
}

/// Most rows are worse nowhere than what has been met: that is found without a branch by component.
void PieceJudge::judge(bool flushes, KernelResult &result) const {
  constexpr int64_t atOnce = 16;
  const Wanted *want = wanted.data();
  for (int64_t t = 0; t < call.tokens(); ++t)
    for (int64_t h = 0; h < tensors.headCount(); ++h)
      for (int64_t begin = 0; begin < channels; begin += atOnce) {
        const int64_t count = std::min(atOnce, channels - begin);
        float got[atOnce];
        tensors.readOutput(t, h, first + begin, count, got);
        const auto mayBeWorse = [&](int64_t k) {
          return !(std::fabs(got[k] - want[k].value) <= result.ulp * want[k].unit);
        };
        int some = 0;
        for (int64_t k = 0; k < count; ++k)
          some |= mayBeWorse(k);
        for (int64_t k = 0; some && k < count; ++k)
          if (mayBeWorse(k))
            record(result, errorAt(t, h, begin + k, got[k], flushes),
                   call.position(t, piece.firstPair + places[begin + k].pair));
        want += count;
      }
}

/// In ulp; infinite where a special value is wrong.
double PieceJudge::errorAt(int64_t t, int64_t h, int64_t at, double got, bool flushes) const {
  const auto [i, j] = places[at];
  float x0, x1, plain;
  tensors.readInput(t, h, first + place(from, i, 0), 1, &x0);
  tensors.readInput(t, h, first + place(from, i, 1), 1, &x1);
  tensors.readReference(t, h, first + at, 1, &plain);
  const Turned pair = turned(t, i, x0, x1);
  if (flushes && got == 0 && std::fabs(pair.want[j]) < 0x1.00001p-126)
    return 0;
  if (!std::isfinite(plain) || !std::isfinite(got))
    return (std::isnan(plain) && std::isnan(got)) || plain == got ? 0 : checkFailure;
  if (isIdentity(pair.turn) && got != pair.x[j])
    return checkFailure;
  const double error = std::fabs(got - pair.want[j]) / pair.unit;
  return std::isnan(error) ? checkFailure : error;
}

} // namespace ropewalk
