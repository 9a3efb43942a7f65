//===- computed_table.cpp - Frequencies that a graph computes with --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/table_slice.h"
#include "raise/waves.h"

#include "axes.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace mlir;

namespace ropewalk::raise {

/// Sets how pairs take turns among the axes, in the simplest order that says so.
static void setAxes(const Waves &waves, ropewalk_rotation &rotation) {
  if (waves.positions.size() < 2)
    return;
  ropewalk_axes &axes = rotation.axes;
  axes.count = static_cast<int32_t>(waves.positions.size());
  for (uint8_t axis : waves.axis)
    ++axes.sections[axis];
  for (ropewalk_axis_order order : {ROPEWALK_AXES_CONTIGUOUS, ROPEWALK_AXES_INTERLEAVED}) {
    axes.order = order;
    auto axis = pairAxes(rotation);
    if (axis && llvm::equal(*axis, waves.axis))
      return;
  }
  axes.order = ROPEWALK_AXES_LISTED;
  axes.pair_axis = waves.axis.data();
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

/// A rule that each axis follows by itself, over its own pairs.
static std::optional<ropewalk_frequencies> fitRuleOfAxes(const Waves &waves) {
  std::optional<ropewalk_frequencies> rule;
  for (size_t axis = 0; axis < waves.positions.size(); ++axis) {
    std::vector<double> own;
    for (auto [inverse, its] : llvm::zip_equal(waves.inverse, waves.axis))
      if (its == axis)
        own.push_back(inverse);
    auto found = fitRule(own);
    if (!found || (rule && (found->theta != rule->theta || found->factor != rule->factor)))
      return std::nullopt;
    rule = found;
  }
  return rule;
}

/// The function that an operation calls, or null.
static Operation *calleeOf(Operation *op) {
  for (StringRef name : {"callee", "decomposition"})
    if (auto symbol = op->getAttrOfType<SymbolRefAttr>(name))
      return SymbolTable::lookupNearestSymbolFrom(op, symbol);
  return nullptr;
}

/// The one width of all floating point numbers that are computed inside of operations: in bodies
/// and functions that they call; 0 if there are several.
static unsigned bitsInside(ArrayRef<Value> sources) {
  std::optional<unsigned> bits;
  const auto look = [&](Operation *inner) {
    for (Type type : inner->getResultTypes())
      if (auto shape = shapeOf(type); shape && isa<FloatType>(shape->element)) {
        const unsigned width = shape->element.getIntOrFloatBitWidth();
        bits = bits.value_or(width) == width ? width : 0;
      }
  };
  llvm::SetVector<Operation *> outer;
  for (Value value : sources)
    if (Operation *op = value.getDefiningOp())
      outer.insert(op);
  for (unsigned next = 0; next < outer.size(); ++next) {
    Operation *op = outer[next];
    const auto into = [&](Operation *inner) {
      if (inner == op)
        return;
      look(inner);
      if (Operation *callee = calleeOf(inner))
        outer.insert(callee);
    };
    op->walk(into);
    if (Operation *callee = calleeOf(op))
      outer.insert(callee);
  }
  return bits.value_or(0);
}

/// The narrowest type in which the graph has the angles: f32, as Hugging Face's has them, or
/// another; 0 if it is not known.
static unsigned bitsOfAngles(Elements &elements, ArrayRef<const Expr *> angles,
                             ArrayRef<Value> sources) {
  std::optional<unsigned> bits;
  for (Value value : sources) {
    const auto isThere = [&](const Expr *angle) { // or its negative: signs stand outside of sines
      return !elements.indicesOf(angle, value).empty() ||
             !elements.indicesOf(elements.expressions.neg(angle), value).empty();
    };
    if (auto shape = shapeOf(value.getType());
        llvm::any_of(angles, isThere) && isa<FloatType>(shape->element))
      bits = std::min(bits.value_or(64), shape->element.getIntOrFloatBitWidth());
  }
  return bits ? *bits : bitsInside(sources);
}

/// Whether positions are summed up in 16 bits, which have not all sums.
static bool isSummedNarrow(Elements &elements, const Expr *position, ArrayRef<Value> sources) {
  return position->fn == Fn::Add && llvm::any_of(sources, [&](Value value) {
           auto shape = shapeOf(value.getType());
           auto type = shape ? dyn_cast<FloatType>(shape->element) : FloatType();
           return type && type.getWidth() < 32 && elements.roleOf(value) == Role::Sum &&
                  !elements.indicesOf(position, value).empty();
         });
}

std::optional<Coordinate> countedFrom(Elements &elements, const Expr *formula, const Expr *&start) {
  const auto asCounted = [&](const Expr *part) -> std::optional<Coordinate> {
    const Coordinate c = elements.coordinate(part);
    return !c.isConstant() && c.scale == 1 && c.symbol < Elements::maxRootRank ? std::optional(c)
                                                                               : std::nullopt;
  };
  if (auto counted = asCounted(formula))
    return counted;
  if (formula->fn != Fn::Add)
    return std::nullopt;
  for (int i = 0; i < 2; ++i) {
    const Expr *addend = formula->operands[1 - i];
    start = withoutRounding(addend);
    if (auto counted = asCounted(formula->operands[i]);
        counted && start->symbols == 0 && !isNarrow(addend))
      return counted;
  }
  return std::nullopt;
}

/// Whether pairs have one position by factors that no number is known of.
static bool haveUnknownFrequencies(ArrayRef<const Expr *> positions) {
  const auto isProduct = [](const Expr *position) { return position->fn == Fn::Mul; };
  if (!llvm::all_of(positions, isProduct))
    return false;
  return llvm::any_of(positions.front()->operands, [&](const Expr *common) {
    return common->symbols != 0 && llvm::all_of(positions, [&](const Expr *position) {
             const auto factors = position->operands;
             return (factors[0] == common && factors[1]->symbols == 0) ||
                    (factors[1] == common && factors[0]->symbols == 0);
           });
  });
}

/// Sets where the positions are. What is wrong with them; empty: nothing.
static std::string findPositions(Elements &elements, ArrayRef<const Expr *> positions,
                                 ArrayRef<Value> sources, Operation *root, ComputedTable &table) {
  const auto isInteger = [](Type type) {
    return type.isSignlessInteger(32) || type.isSignlessInteger(64) || type.isIndex();
  };
  table.axisCount = static_cast<int64_t>(positions.size());
  table.positions = findSlice(elements, positions, sources, root, isInteger);
  if (table.positions)
    return {};
  if (positions.size() > 1 && haveUnknownFrequencies(positions))
    return "frequencies are no numbers that are known before the graph runs";
  if (positions.size() > 1)
    return "pairs have different positions, which are no integers of one tensor of the graph";
  const Expr *start = nullptr;
  table.counted = countedFrom(elements, positions.front(), start);
  if (start)
    table.positions = findSlice(elements, start, sources, root, isInteger);
  return table.counted && (!start || table.positions)
             ? ""
             : "positions are no integers of the graph, as many as tokens";
}

/// Axes and frequencies, by a rule if they follow one.
static ropewalk_rotation rotationOf(const Waves &waves) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = rotation.rotary_dim = 2 * static_cast<int64_t>(waves.inverse.size());
  setAxes(waves, rotation);
  ropewalk_frequencies &rule = rotation.frequencies;
  if (auto fitted = fitRule(waves.inverse)) {
    rule = *fitted;
  } else if (auto restarted = fitRuleOfAxes(waves); restarted && rotation.axes.count > 1) {
    rule = *restarted;
    rotation.axes.restart = 1;
  } else {
    rule.scaling = ROPEWALK_SCALING_LIST;
    rule.inv_freq = waves.inverse.data();
    rule.list_length = waves.inverse.size();
  }
  rule.attention_factor = waves.factor == 1 ? 0 : waves.factor;
  return rotation;
}

/// Reads pairs, some of which may be turned by numbers: by a position that is the same for all
/// tokens where a tensor has it beside those of the others.
static std::string readPositionedWaves(Elements &elements, ArrayRef<TurnedPair> pairs,
                                       ArrayRef<Value> sources, Operation *root, Type result,
                                       Waves &waves) {
  std::string reason = readWaves(pairs, nullptr, result, waves);
  if (!waves.hasFixed || waves.positions.empty())
    return reason;
  for (const Expr *fixed : findFixedPositions(elements, waves, sources)) {
    Waves positioned;
    ComputedTable table;
    if (readWaves(pairs, fixed, result, positioned).empty() &&
        findPositions(elements, positioned.positions, sources, root, table).empty()) {
      waves = std::move(positioned);
      return {};
    }
  }
  return reason;
}

TableOrReason findComputedTable(Elements &elements, ArrayRef<TurnedPair> pairs,
                                ArrayRef<Value> sources, Operation *root, Type result) {
  TableOrReason found;
  Waves waves;
  found.reason = readPositionedWaves(elements, pairs, sources, root, result, waves);
  if (!found.reason.empty())
    return found;
  ropewalk_rotation rotation = rotationOf(waves);
  const unsigned bits = bitsOfAngles(elements, waves.angles, sources);
  if (bits < 32) {
    found.reason = bits ? "angles have " + std::to_string(bits) + " bits"
                        : "angles are computed inside of operations, with several types";
    return found;
  }
  if (llvm::any_of(waves.positions, [&](const Expr *position) {
        return isSummedNarrow(elements, position, sources);
      })) {
    found.reason = "positions are sums in 16 bits";
    return found;
  }
  if (bits > 32 && waves.hasRounded) {
    found.reason = "angles have more bits than the positions that they are computed of";
    return found;
  }
  rotation.frequencies.angle = bits == 32 ? ROPEWALK_ANGLE_HF : ROPEWALK_ANGLE_EXACT;

  if (auto error = rope::validate(rotation)) {
    found.reason = error->message();
    return found;
  }
  ComputedTable table;
  found.reason = findPositions(elements, waves.positions, sources, root, table);
  if (!found.reason.empty())
    return found;
  table.frequencies = rope::toAttribute(rotation.frequencies, root->getContext());
  table.axes =
      rope::toAttribute(rotation.axes, static_cast<int64_t>(pairs.size()), root->getContext());
  found.table = std::move(table);
  return found;
}

} // namespace ropewalk::raise
