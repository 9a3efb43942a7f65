//===- same_angle.cpp - Cosines and sines that belong together ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/same_angle.h"

#include "raise/constant_table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

Coordinates rowOf(Index index) {
  Coordinates row;
  for (Coordinate c : index) {
    if (c.isConstant())
      continue;
    if (c.scale > 1)
      c.offset = llvm::divideFloorSigned(c.offset, c.scale) * c.scale;
    row.push_back(c);
  }
  return row;
}

namespace {

/// Places of one of the root's dimensions, of which an operand of a concatenation has the values.
struct Part {
  Coordinate place; ///< In the joined tensor.
  int64_t begin, end;
};

/// A factor where it has been chosen.
struct Chosen {
  const Expr *formula;
  SmallVector<Part, 2> parts;
};

class Comparison {
public:
  explicit Comparison(Elements &elements) : elements(elements) {}

  /// Whether two factors are a cosine and a sine.
  bool areCosAndSin(Chosen cos, Chosen sin, unsigned depth);

private:
  bool correspond(const Expr *cos, const Expr *sin, unsigned depth);
  bool areChosenAlike(const Chosen &cos, const Chosen &sin, unsigned depth);
  bool areNumbersOfOneAngle(const Chosen &cos, const Chosen &sin);
  std::optional<std::pair<Chosen, Chosen>> operandsOf(const Chosen &choice);

  Elements &elements;
  llvm::DenseMap<std::pair<const Expr *, const Expr *>, bool> checked;
  unsigned steps = 1024; ///< How many more pairs of operands are looked at: they are n by n.
};

} // namespace

/// Whether one formula is the other with sines for cosines, as a part of a cosine is that of a
/// sine.
bool Comparison::correspond(const Expr *cos, const Expr *sin, unsigned depth) {
  // Columns of tables may be negatives of others.
  cos = cos->fn == Fn::Neg ? cos->operands[0] : cos;
  sin = sin->fn == Fn::Neg ? sin->operands[0] : sin;
  if (cos == sin)
    return true;
  if (auto found = checked.find({cos, sin}); found != checked.end())
    return found->second;
  if (cos->fn == Fn::Cos && sin->fn == Fn::Sin)
    return cos->operands[0] == sin->operands[0];
  if (cos->fn != sin->fn || depth == 0)
    return false;
  if (cos->fn == Fn::Element)
    return rowOf(cos->index) == rowOf(sin->index);
  if (cos->operands.empty() || cos->operands.size() != sin->operands.size())
    return false;
  const auto areParts = [&](ArrayRef<const Expr *> a, ArrayRef<const Expr *> b) {
    return llvm::all_of(llvm::zip_equal(a, b), [&](auto both) {
      return correspond(std::get<0>(both), std::get<1>(both), depth - 1);
    });
  };
  const bool isOrdered = cos->fn != Fn::Add && cos->fn != Fn::Mul;
  const bool areAlike =
      areParts(cos->operands, sin->operands) ||
      (!isOrdered && areParts(cos->operands, {sin->operands[1], sin->operands[0]}));
  return checked[{cos, sin}] = areAlike;
}

//===----------------------------------------------------------------------===//
// Parts of joined tensors
//===----------------------------------------------------------------------===//

static const Part *partOf(const Chosen &chosen, int32_t symbol) {
  const auto *part =
      llvm::find_if(chosen.parts, [&](const Part &part) { return part.place.symbol == symbol; });
  return part == chosen.parts.end() ? nullptr : part;
}

/// The places of a dimension at which both are chosen: the first, and behind the last.
static std::pair<int64_t, int64_t> placesOf(const Coordinate &place, const Chosen &a,
                                            const Chosen &b) {
  int64_t begin = 0, end = place.extent;
  for (const Chosen *chosen : {&a, &b})
    if (const Part *part = partOf(*chosen, place.symbol)) {
      begin = std::max(begin, part->begin);
      end = std::min(end, part->end);
    }
  return {begin, end};
}

/// Whether there is no place at which both are chosen.
static bool areApart(const Chosen &a, const Chosen &b) {
  return llvm::any_of(a.parts, [&](const Part &part) {
    auto [begin, end] = placesOf(part.place, a, b);
    return begin >= end;
  });
}

/// The two that a place before and behind an operand's end chooses from, as concatenations make
/// such a choice.
std::optional<std::pair<Chosen, Chosen>> Comparison::operandsOf(const Chosen &choice) {
  const Expr *condition = choice.formula->operands[0];
  if (condition->fn != Fn::Less || !condition->operands[1]->isNumber())
    return std::nullopt;
  const Coordinate place = elements.coordinate(condition->operands[0]);
  if (place.isConstant() || place.scale != 1 || place.extent == 0 ||
      place.symbol >= Elements::maxRootRank)
    return std::nullopt;
  Part whole = {place, -place.offset, place.extent};
  SmallVector<Part, 2> others;
  for (const Part &part : choice.parts)
    if (part.place.symbol == place.symbol)
      whole = part;
    else
      others.push_back(part);
  const auto middle = static_cast<int64_t>(condition->operands[1]->number) - place.offset;
  Chosen before = {choice.formula->operands[1], others},
         behind = {choice.formula->operands[2], others};
  before.parts.push_back({whole.place, whole.begin, std::min(whole.end, middle)});
  behind.parts.push_back({whole.place, middle, whole.end});
  return std::pair(std::move(before), std::move(behind));
}

/// The row of an element; of a tensor that was joined whole, that in the joined one.
static Coordinates rowInJoined(const Chosen &chosen) {
  Coordinates index;
  SmallVector<const Part *> units; // of one place: the index of these tensors has none
  for (const Part &part : chosen.parts)
    if (part.end - part.begin == 1)
      units.push_back(&part);
  auto shape = shapeOf(chosen.formula->value.getType());
  for (auto [c, extent] : llvm::zip_equal(chosen.formula->index, shape->extents)) {
    const Part *part = c.isConstant() ? nullptr : partOf(chosen, c.symbol);
    if (part && c.scale == 1 && c.offset == -part->begin && extent == part->end - part->begin)
      index.push_back(part->place);
    else if (c.isConstant() && extent == 1 && !units.empty())
      index.push_back(units.pop_back_val()->place);
    else
      index.push_back(c);
  }
  return rowOf(index);
}

/// Whether constants are a cosine and a sine wherever both are chosen: their squares make 1, but
/// for what bf16 rounds.
bool Comparison::areNumbersOfOneAngle(const Chosen &cos, const Chosen &sin) {
  constexpr double tolerance = 1. / 128;
  SmallVector<std::optional<int32_t>> dims;
  SmallVector<int64_t> starts(Elements::maxRootRank, 0), extents(Elements::maxRootRank, 1);
  for (const Chosen *factor : {&cos, &sin})
    for (const Coordinate &c : factor->formula->index) {
      if (c.isConstant())
        continue;
      if (c.symbol >= Elements::maxRootRank || c.extent == 0)
        return false;
      if (!llvm::is_contained(dims, c.symbol))
        dims.push_back(c.symbol);
      auto [begin, end] = placesOf(c, cos, sin);
      starts[c.symbol] = begin;
      extents[c.symbol] = end - begin;
    }
  auto numbers = numbersOf(elements, {cos.formula, sin.formula}, dims, extents, starts);
  for (size_t i = 0; numbers && i < numbers->size(); i += 2)
    if (!(std::fabs(std::hypot((*numbers)[i], (*numbers)[i + 1]) - 1) < tolerance))
      return false;
  return numbers.has_value();
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

/// Whether factors of which one is a choice at least are a cosine and a sine, whichever is chosen.
bool Comparison::areChosenAlike(const Chosen &cos, const Chosen &sin, unsigned depth) {
  const auto areBoth = [&](const Chosen &ofCos, const Chosen &ofSin) {
    return areCosAndSin(ofCos, ofSin, depth - 1);
  };
  const bool areChoices = cos.formula->fn == sin.formula->fn;
  if (auto operands = cos.formula->fn == Fn::Select ? operandsOf(cos) : std::nullopt)
    return areBoth(operands->first, sin) && areBoth(operands->second, sin);
  if (auto operands = sin.formula->fn == Fn::Select ? operandsOf(sin) : std::nullopt)
    return areBoth(cos, operands->first) && areBoth(cos, operands->second);
  const auto isAlike = [&](unsigned i) { // what is outside of a table is filled, mostly by NaN
    const Expr *ofCos = cos.formula->operands[i], *ofSin = sin.formula->operands[i];
    return ofCos == ofSin || areBoth({ofCos, cos.parts}, {ofSin, sin.parts});
  };
  return areChoices && correspond(cos.formula->operands[0], sin.formula->operands[0], depth - 1) &&
         isAlike(1) && isAlike(2);
}

static const Expr *withoutSignOrRounding(const Expr *formula) {
  while (formula->fn == Fn::Neg || formula->fn == Fn::Round)
    formula = formula->operands[0];
  return formula;
}

bool Comparison::areCosAndSin(Chosen cos, Chosen sin, unsigned depth) {
  if (areApart(cos, sin))
    return true;
  if (depth == 0 || steps == 0)
    return false;
  --steps;
  const Expr *left = cos.formula, *right = sin.formula;
  cos.formula = withoutSignOrRounding(left);
  sin.formula = withoutSignOrRounding(right);
  const auto isEither = [&](Fn fn) { return cos.formula->fn == fn || sin.formula->fn == fn; };
  const auto isConstant = [](const Expr *formula) {
    return formula->isNumber() || formula->fn == Fn::Element;
  };
  if (isEither(Fn::Select))
    return areChosenAlike(cos, sin, depth);
  if (isConstant(cos.formula) && isConstant(sin.formula)) {
    const bool areElements = !isEither(Fn::Number);
    return (areElements && (rowOf(cos.formula->index) == rowOf(sin.formula->index) ||
                            rowInJoined(cos) == rowInJoined(sin))) ||
           areNumbersOfOneAngle(cos, sin);
  }
  if (cos.formula->fn == Fn::Mul && sin.formula->fn == Fn::Mul)
    for (int i = 0; i < 2; ++i) // both scaled by the same
      for (int j = 0; j < 2; ++j)
        if (cos.formula->operands[i] == sin.formula->operands[j])
          return areCosAndSin({cos.formula->operands[1 - i], cos.parts},
                              {sin.formula->operands[1 - j], sin.parts}, depth - 1);
  return correspond(left, right, depth);
}

bool areOfOneAngle(Elements &elements, const Expr *cos, const Expr *sin) {
  constexpr unsigned maxDepth = 32;
  return Comparison(elements).areCosAndSin({cos, {}}, {sin, {}}, maxDepth);
}

} // namespace ropewalk::raise
