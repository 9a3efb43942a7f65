//===- waves.cpp - Cosines and sines of positions -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/waves.h"

#include "axes.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <tuple>

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// factor * cos or sin of inverse * position.
struct Wave {
  double factor = 1;
  const Expr *angle = nullptr;
  double inverse = 1;
  const Expr *position = nullptr;
  bool isRounded = false; ///< The position is, to 32 bits or more.
};

} // namespace

/// A number and the rest of a product.
static std::pair<double, const Expr *> splitNumber(const Expr *formula) {
  if (formula->fn == Fn::Mul && formula->operands[0]->isNumber())
    return {formula->operands[0]->number, formula->operands[1]};
  return {1, formula};
}

bool isNarrow(const Expr *formula) { return formula->fn == Fn::Round && formula->number < 32; }

/// Whether an angle is rounded after it was computed; one by a frequency of 1 is a position.
static bool isRoundedProduct(const Expr *angle) {
  return angle->fn == Fn::Round && withoutRounding(angle)->fn == Fn::Mul;
}

static std::optional<Wave> waveOf(const Expr *formula, Fn fn, Type result) {
  Wave wave;
  auto [factor, rest] = splitNumber(withoutRounding(formula, result));
  rest = withoutRounding(rest, result);
  if (rest->fn != fn)
    return std::nullopt;
  wave.factor = factor;
  const Expr *angle = rest->operands[0];
  wave.angle = angle;
  std::tie(wave.inverse, wave.position) = splitNumber(withoutRounding(angle));
  if (isRoundedProduct(angle) || isNarrow(angle) || isNarrow(wave.position))
    return std::nullopt;
  wave.isRounded = angle->fn == Fn::Round || wave.position->fn == Fn::Round;
  wave.position = withoutRounding(wave.position);
  return wave;
}

/// What is wrong with a wave's roundings; empty: nothing, or it is no wave.
static StringRef describeRounding(const Expr *formula, Type result) {
  const Expr *wave = withoutRounding(splitNumber(withoutRounding(formula)).second);
  if (wave->fn != Fn::Cos && wave->fn != Fn::Sin)
    return {};
  if (!waveOf(formula, wave->fn, result) && waveOf(formula, wave->fn, {}))
    return "cos and sin are rounded to another type of 16 bits than the result's";
  const Expr *angle = wave->operands[0];
  if (isNarrow(angle) || isNarrow(splitNumber(withoutRounding(angle)).second))
    return "angles are of numbers rounded to fewer than 32 bits";
  return isRoundedProduct(angle) ? "angles are rounded after they were computed in more bits" : "";
}

/// The axis of a wave's position, a new one if there is none.
static std::optional<uint8_t> axisOf(const Wave &wave, Waves &waves) {
  const auto *known = llvm::find(waves.positions, wave.position);
  const auto axis = static_cast<size_t>(known - waves.positions.begin());
  if (known != waves.positions.end()) {
    if (waves.angles[axis]->fn != Fn::Mul)
      waves.angles[axis] = wave.angle;
    return static_cast<uint8_t>(axis);
  }
  if (axis == ROPEWALK_MAX_AXES)
    return std::nullopt;
  waves.positions.push_back(wave.position);
  waves.angles.push_back(wave.angle);
  return static_cast<uint8_t>(axis);
}

/// Whether a pair is turned by numbers, and not left as it is.
static bool isFixed(const TurnedPair &pair, double factor) {
  return pair.isConstant && !(pair.cos->isNumber(factor) && pair.sin->isNumber(0));
}

/// The wave of a pair that is turned by numbers, at a position that is a number, too: which of the
/// angles with this cosine and sine says nothing. None if they are no cosine and sine.
static std::optional<Wave> fixedWaveOf(const TurnedPair &pair, double factor,
                                       const Expr *position) {
  constexpr double fullTurn = 6.283185307179586;
  const double c = pair.cos->number / factor, s = pair.sin->number / factor;
  if (!position || std::fabs(std::hypot(c, s) - 1) > 1e-6)
    return std::nullopt;
  const double angle = std::atan2(s, c);
  Wave wave;
  wave.factor = factor;
  wave.inverse = (angle < 0 ? angle + fullTurn : angle) / position->number;
  wave.position = wave.angle = position;
  return wave;
}

/// Reads what all pairs have in common, and the positions of those that are not turned by numbers.
static std::string readCommon(ArrayRef<TurnedPair> pairs, Type result, Waves &waves) {
  for (const TurnedPair &pair : pairs) {
    if (pair.isConstant)
      continue;
    auto cos = waveOf(pair.cos, Fn::Cos, result), sin = waveOf(pair.sin, Fn::Sin, result);
    if (StringRef reason = describeRounding(pair.cos, result);
        !reason.empty() && reason == describeRounding(pair.sin, result))
      return reason.str();
    if (!cos || !sin || cos->angle != sin->angle || cos->factor != sin->factor)
      return "cos and sin are not computed from one angle";
    if (waves.positions.empty())
      waves.factor = cos->factor;
    waves.hasRounded |= cos->isRounded;
    if (cos->factor != waves.factor)
      return "cos and sin are scaled differently from pair to pair";
    if (!axisOf(*cos, waves))
      return "pairs have too many positions";
  }
  return waves.positions.empty() ? "all pairs are turned by constants" : "";
}

std::string readWaves(ArrayRef<TurnedPair> pairs, const Expr *fixed, Type result, Waves &waves) {
  if (std::string reason = readCommon(pairs, result, waves); !reason.empty())
    return reason;
  if (fixed) { // axes are in the order of pairs
    waves.positions.clear();
    waves.angles.clear();
  }
  for (const TurnedPair &pair : pairs) {
    const bool isStill = pair.isConstant && !isFixed(pair, waves.factor);
    auto wave = pair.isConstant ? fixedWaveOf(pair, waves.factor, fixed)
                                : waveOf(pair.cos, Fn::Cos, result);
    waves.hasFixed |= isFixed(pair, waves.factor);
    auto axis = isStill ? 0 : wave ? axisOf(*wave, waves) : std::nullopt;
    if (!axis)
      return wave ? "pairs have too many positions" : "some pairs are turned by constants";
    waves.inverse.push_back(isStill ? 0 : wave->inverse);
    waves.axis.push_back(*axis);
  }
  return {};
}

SmallVector<const Expr *> findFixedPositions(Elements &elements, const Waves &waves,
                                             ArrayRef<Value> sources) {
  SmallVector<const Expr *> numbers;
  for (Value value : sources) {
    auto shape = shapeOf(value.getType());
    if (!shape || !shape->element.isInteger())
      continue;
    const SmallVector<Index> places(elements.indicesOf(waves.positions.front(), value));
    for (Index place : places)
      for (size_t d = 0; d < place.size(); ++d)
        for (int64_t i = 0; place[d].isConstant() && i < ROPEWALK_MAX_AXES; ++i) {
          Coordinates beside(place);
          beside[d].offset = i;
          const Expr *number = elements.at(value, beside);
          if (number && number->isNumber() && number->number > 0 &&
              !llvm::is_contained(numbers, number))
            numbers.push_back(number);
        }
  }
  return numbers;
}

} // namespace ropewalk::raise
