//===- computed_table.cpp - Frequencies that a graph computes with --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/table_slice.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace mlir;

namespace ropewalk::raise {

namespace {

/// factor * cos or sin of inverse * position.
struct Wave {
  double factor = 1;
  const Expr *angle = nullptr;
  double inverse = 1;
  const Expr *position = nullptr;
};

/// What all pairs have in common, and what each has.
struct Waves {
  double factor = 1;
  const Expr *position = nullptr;
  const Expr *angle = nullptr; ///< Of the first pair.
  std::vector<double> inverse;
};

} // namespace

/// A number and the rest of a product.
static std::pair<double, const Expr *> splitNumber(const Expr *formula) {
  if (formula->fn == Fn::Mul && formula->operands[0]->isNumber())
    return {formula->operands[0]->number, formula->operands[1]};
  return {1, formula};
}

static std::optional<Wave> waveOf(const Expr *formula, Fn fn) {
  Wave wave;
  auto [factor, rest] = splitNumber(withoutRounding(formula));
  rest = withoutRounding(rest);
  if (rest->fn != fn)
    return std::nullopt;
  // Angles and positions in 16 bits are other ones; tables in 16 bits are made in more.
  const auto isNarrow = [](const Expr *part) { return part->fn == Fn::Round && part->number < 32; };
  wave.factor = factor;
  const Expr *angle = rest->operands[0];
  wave.angle = withoutRounding(angle);
  std::tie(wave.inverse, wave.position) = splitNumber(wave.angle);
  if (isNarrow(angle) || isNarrow(wave.position))
    return std::nullopt;
  wave.position = withoutRounding(wave.position);
  return wave;
}

static std::string readWaves(ArrayRef<TurnedPair> pairs, Waves &waves) {
  for (const TurnedPair &pair : pairs) {
    if (pair.isConstant)
      continue;
    auto cos = waveOf(pair.cos, Fn::Cos), sin = waveOf(pair.sin, Fn::Sin);
    if (!cos || !sin || cos->angle != sin->angle || cos->factor != sin->factor)
      return "cos and sin are not computed from one angle";
    if (!waves.position) {
      waves.factor = cos->factor;
      waves.position = cos->position;
      waves.angle = cos->angle;
    }
    if (cos->factor != waves.factor)
      return "cos and sin are scaled differently from pair to pair";
    if (cos->position != waves.position)
      return "pairs have different positions";
  }
  if (!waves.position)
    return "all pairs are turned by constants";
  for (const TurnedPair &pair : pairs) {
    const bool isStill =
        pair.isConstant && pair.cos->isNumber(waves.factor) && pair.sin->isNumber(0);
    if (pair.isConstant && !isStill)
      return "some pairs are turned by constants";
    waves.inverse.push_back(isStill ? 0 : waveOf(pair.cos, Fn::Cos)->inverse);
  }
  return {};
}

/// The number with the fewest digits, up to 9, that is this close.
static double rounded(double number, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*e", digits - 1, number);
  return std::strtod(text, nullptr);
}

/// Graphs compute frequencies in f32, in several steps.
static bool isNear(double found, double expected) {
  return std::fabs(found - expected) <= 3e-7 * expected;
}

/// The default rule or its linear form, if the numbers follow it.
static std::optional<ropewalk_frequencies> fitRule(ArrayRef<double> inverse) {
  const size_t pairs = inverse.size();
  if (pairs < 2 || !llvm::all_of(inverse, [](double f) { return f > 0; }))
    return std::nullopt;
  const double first = inverse.front();
  const double exponent = static_cast<double>(pairs - 1) / static_cast<double>(pairs);
  const double base = std::pow(inverse.back() / first, -1 / exponent);
  for (int digits = 1; digits <= 9; ++digits) {
    ropewalk_frequencies rule = {};
    rule.theta = rounded(base, digits);
    rule.factor = rounded(1 / first, digits);
    const auto follows = [&](auto entry) {
      const double turn = static_cast<double>(entry.index()) / static_cast<double>(pairs);
      return isNear(entry.value(), std::pow(rule.theta, -turn) / rule.factor);
    };
    if (rule.theta <= 1 || !llvm::all_of(llvm::enumerate(inverse), follows))
      continue;
    rule.scaling = rule.factor == 1 ? ROPEWALK_SCALING_DEFAULT : ROPEWALK_SCALING_LINEAR;
    rule.factor = rule.factor == 1 ? 0 : rule.factor;
    return rule;
  }
  return std::nullopt;
}

/// The narrowest type in which the graph has the angle: f32, as Hugging Face's has it, another, or
/// none that is known.
static unsigned bitsOfAngle(const Elements &elements, const Expr *angle, ArrayRef<Value> sources) {
  unsigned bits = 64;
  for (Value value : sources)
    if (auto shape = shapeOf(value.getType());
        !elements.indicesOf(angle, value).empty() && isa<FloatType>(shape->element))
      bits = std::min(bits, shape->element.getIntOrFloatBitWidth());
  return bits;
}

TableOrReason findComputedTable(const Elements &elements, ArrayRef<TurnedPair> pairs,
                                ArrayRef<Value> sources, MLIRContext *context) {
  TableOrReason found;
  Waves waves;
  found.reason = readWaves(pairs, waves);
  if (!found.reason.empty())
    return found;
  ropewalk_frequencies rule = {};
  if (auto fitted = fitRule(waves.inverse)) {
    rule = *fitted;
  } else {
    rule.scaling = ROPEWALK_SCALING_LIST;
    rule.inv_freq = waves.inverse.data();
    rule.list_length = waves.inverse.size();
  }
  rule.attention_factor = waves.factor == 1 ? 0 : waves.factor;
  const unsigned bits = bitsOfAngle(elements, waves.angle, sources);
  if (bits < 32) {
    found.reason = "angles have " + std::to_string(bits) + " bits";
    return found;
  }
  rule.angle = bits == 32 ? ROPEWALK_ANGLE_HF : ROPEWALK_ANGLE_EXACT;

  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = 2 * static_cast<int64_t>(pairs.size());
  rotation.frequencies = rule;
  if (auto error = rope::validate(rotation)) {
    found.reason = error->message();
    return found;
  }
  ComputedTable table;
  table.position = waves.position;
  table.positions = findSlice(elements, waves.position, sources, [](Type type) {
    return type.isSignlessInteger(32) || type.isSignlessInteger(64) || type.isIndex();
  });
  if (!table.positions && waves.position->fn != Fn::Symbol) {
    found.reason = "positions are no integers of the graph";
    return found;
  }
  table.frequencies = rope::toAttribute(rule, context);
  found.table = std::move(table);
  return found;
}

} // namespace ropewalk::raise
