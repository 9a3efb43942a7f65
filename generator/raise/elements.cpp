//===- elements.cpp - What an element of a tensor is ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/elements.h"

#include "raise/linear_sum.h"
#include "raise/type_range.h"

#include "mlir/IR/OpDefinition.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SetVector.h"

#include <cmath>

using namespace mlir;

namespace ropewalk::raise {

Elements::Elements(Meanings &meanings, Effort effort)
    : meanings(meanings), effort(effort), symbols(maxRootRank, Symbol{nullptr}) {}

const std::optional<Shape> &Elements::shape(Value value) {
  std::unique_ptr<std::optional<Shape>> &place = shapes[value.getType()];
  if (!place)
    place = std::make_unique<std::optional<Shape>>(shapeOf(value.getType()));
  return *place;
}

uint64_t Elements::symbolsOf(Index index) const {
  uint64_t mask = 0;
  for (const Coordinate &c : index) {
    if (c.isConstant())
      continue;
    const Expr *bound = symbols[c.symbol].bound;
    mask |= bound ? bound->symbols : uint64_t(1) << c.symbol;
  }
  return mask;
}

const Expr *Elements::formula(Coordinate c) {
  if (c.isConstant() || !symbols[c.symbol].bound)
    return expressions.symbol(c, symbolsOf(c));
  const Expr *bound = symbols[c.symbol].bound;
  const Expr *scaled = expressions.mul(expressions.number(static_cast<double>(c.scale)), bound);
  return expressions.add(scaled, expressions.number(static_cast<double>(c.offset)));
}

/// One formula for each sum of the same terms, whatever the order that they are added in.
Coordinate Elements::coordinate(const Expr *formula) {
  LinearSum sum;
  if (!sum.add(formula, 1))
    return boundTo(formula);
  if (sum.terms.empty())
    return Coordinate::constant(sum.offset);
  if (auto counter = sum.counter())
    return *counter;
  if (sum.terms.size() == 1) { // so many times a formula
    Coordinate c = boundTo(sum.terms[0].first);
    c.scale = sum.terms[0].second;
    c.offset = sum.offset;
    return c;
  }
  llvm::sort(sum.terms, [](auto &a, auto &b) { return a.first->id < b.first->id; });
  const Expr *rest = expressions.number(0);
  for (auto [term, factor] : sum.terms)
    rest = expressions.add(rest,
                           expressions.mul(expressions.number(static_cast<double>(factor)), term));
  Coordinate c = boundTo(rest);
  c.offset = sum.offset;
  return c;
}

Coordinate Elements::boundTo(const Expr *formula) {
  auto [place, isNew] = boundSymbols.try_emplace(formula, static_cast<int32_t>(symbols.size()));
  if (isNew)
    symbols.push_back({formula});
  return {place->second, 1, 0};
}

void Elements::rememberParts(Coordinate computed, Index index, llvm::ArrayRef<int64_t> extents) {
  if (computed.isConstant() || computed.scale != 1)
    return;
  Parts found;
  for (auto [c, extent] : llvm::zip_equal(index, extents))
    if (extent != 1) {
      found.index.push_back(c);
      found.extents.push_back(extent);
    }
  found.offset = computed.offset;
  parts[computed.symbol] = std::move(found);
}

bool Elements::findParts(Coordinate computed, llvm::ArrayRef<int64_t> extents,
                         llvm::MutableArrayRef<Coordinate> index) const {
  auto found = parts.find(computed.symbol);
  if (computed.isConstant() || computed.scale != 1 || found == parts.end())
    return false;
  llvm::SmallVector<int64_t, 6> wanted;
  llvm::copy_if(extents, std::back_inserter(wanted), [](int64_t extent) { return extent != 1; });
  const Parts &known = found->second;
  if (wanted != known.extents)
    return false;
  Coordinates shifted = known.index;
  int64_t rest = computed.offset - known.offset; // in the dimensions that are known, last first
  for (size_t d = shifted.size(); d-- > 0 && rest != 0;) {
    const int64_t extent = wanted[d];
    if (ShapedType::isDynamic(extent) || (!shifted[d].isConstant() && rest % extent != 0))
      return false;
    if (shifted[d].isConstant()) {
      rest += shifted[d].offset;
      shifted[d].offset = (rest % extent + extent) % extent;
      rest -= shifted[d].offset;
    }
    rest /= extent;
  }
  if (rest != 0)
    return false;
  size_t next = 0;
  for (auto [c, extent] : llvm::zip_equal(index, extents))
    c = extent == 1 ? Coordinate::constant(0) : shifted[next++];
  return true;
}

llvm::ArrayRef<Index> Elements::indicesOf(const Expr *formula, Value value) const {
  auto found = passed.find({formula, meanings.originOf(value)});
  return found == passed.end() ? llvm::ArrayRef<Index>() : llvm::ArrayRef<Index>(found->second);
}

SmallVector<Value> inputsOf(Operation *op) {
  SmallVector<Value> inputs(op->getOperands());
  if (op->getNumRegions() > 0) {
    llvm::SetVector<Value> outside;
    getUsedValuesDefinedAbove(op->getRegions(), outside);
    inputs.append(outside.begin(), outside.end());
  }
  return inputs;
}

SmallVector<Value> Elements::sourcesOf(Operation *op) {
  constexpr unsigned maxSources = 512;
  llvm::SetVector<Value> found;
  found.insert_range(inputsOf(op));
  for (unsigned next = 0; next < found.size() && found.size() < maxSources; ++next) {
    auto result = dyn_cast<OpResult>(found[next]);
    if (result && meanings.of(result).element)
      found.insert_range(inputsOf(result.getOwner()));
  }
  return found.takeVector();
}

Role Elements::roleOf(Value value) {
  auto result = dyn_cast<OpResult>(value);
  return result ? meanings.of(result).role : Role::Other;
}

bool Elements::canSum(int64_t extent, const Expr *a, const Expr *b, Terms &terms) const {
  terms.open += !a->isNumber() && !b->isNumber();
  terms.multiples += a->isNumber() != b->isNumber() && !a->isNumber(0) && !b->isNumber(0);
  return extent <= effort.sumOfNumbers && terms.open <= effort.sum && !areWeights(terms.multiples);
}

const Expr *Elements::leaf(Value value, Index index) {
  return expressions.element(value, index, symbolsOf(index));
}

const Expr *Elements::follow(Value value, Index index, Pass *pass) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return pass ? pass->argument(argument, index) : nullptr;
  if (depth >= effort.depth || expressions.size() > effort.expressions)
    return nullptr;
  const ElementOf &element = meanings.of(cast<OpResult>(value)).element;
  ++depth;
  auto leave = llvm::scope_exit([&] { --depth; });
  return element ? element(*this, index) : nullptr;
}

/// Of rotations one after the other only the last is followed, or each would be as deep as all that
/// are before it.
const Expr *Elements::followTurned(Value value, Index index, Pass *pass) {
  constexpr unsigned maxTurns = 1;
  if (turns >= maxTurns)
    return nullptr;
  ++turns;
  auto leave = llvm::scope_exit([&] { --turns; });
  return follow(value, index, pass);
}

bool Elements::isOfHeld(const Expr *formula, llvm::function_ref<bool(Value)> made) const {
  llvm::SetVector<const Expr *> parts;
  parts.insert(formula);
  const auto addPlace = [&](const Coordinate &c) {
    if (const Expr *bound = c.isConstant() ? nullptr : symbols[c.symbol].bound)
      parts.insert(bound);
  };
  for (unsigned next = 0; next < parts.size(); ++next) {
    const Expr *part = parts[next];
    if (part->fn == Fn::Element && (part->value == held || made(part->value)))
      return true;
    addPlace(part->coordinate);
    llvm::for_each(part->index, addPlace);
    parts.insert_range(part->operands);
  }
  return false;
}

Pass *Elements::passThrough(Block *block) {
  auto found =
      llvm::find_if(llvm::reverse(passes), [&](Pass *pass) { return pass->block == block; });
  return found == passes.rend() ? nullptr : *found;
}

const Expr *Elements::at(Value value, Index index, Pass &pass) {
  passes.push_back(&pass);
  auto leave = llvm::scope_exit([&] { passes.pop_back(); });
  return at(value, index);
}

const Expr *Elements::at(Value value, Index index, size_t count) {
  const SmallVector<Pass *> inner(passes.begin() + static_cast<ptrdiff_t>(count), passes.end());
  passes.truncate(count);
  auto enter = llvm::scope_exit([&] { passes.append(inner); });
  return at(value, index);
}

/// Whether a value has all the elements that an index runs over, those of constant coordinates
/// being there. An operand of a concatenation is looked at beyond its end, since nobody knows which
/// places are its own.
static bool hasAll(Index index, ArrayRef<int64_t> extents) {
  return llvm::all_of(llvm::zip_equal(index, extents), [](const auto &both) {
    const auto &[c, extent] = both;
    if (c.isConstant())
      return true;
    const auto range = c.range();
    return !range ||
           (range->first >= 0 && (ShapedType::isDynamic(extent) || range->second < extent));
  });
}

/// Whether a type's number is the real one but for roundings: none that overflowed, nor what is
/// left of a number that was too small to be added.
static bool isInType(const Expr *number) {
  constexpr double tolerance = 1e-3, least = 1e-3;
  return number->held == number->number || std::isnan(number->number) ||
         std::fabs(number->held - number->number) <= tolerance * std::fabs(number->number) + least;
}

Elements::Followed Elements::followed(Value value) {
  if (changesOfValues != meanings.changeCount()) {
    values.clear();
    changesOfValues = meanings.changeCount();
  }
  auto [place, isNew] = values.try_emplace(value);
  if (isNew) {
    const Value origin = meanings.originOf(value);
    const std::optional<Shape> &known = shape(origin);
    place->second = {origin, known && !meanings.isWritten(origin) ? &*known : nullptr,
                     meanings.isTurned(origin)};
  }
  return place->second;
}

const Expr *Elements::at(Value asked, Index index) {
  auto [value, expected, isTurned] = followed(asked);
  if (!expected || expected->rank() != static_cast<int64_t>(index.size()))
    return nullptr;
  Coordinates inside(index.begin(), index.end());
  for (auto [c, extent] : llvm::zip_equal(inside, expected->extents)) {
    if (extent == 1)
      c = Coordinate::constant(0);
    if (c.isConstant() && (c.offset < 0 || (!ShapedType::isDynamic(extent) && c.offset >= extent)))
      return nullptr;
  }
  if (depth == 0 && passes.empty())
    calls = 0;
  Pass *pass = passes.empty() ? nullptr : passThrough(value.getParentBlock());
  const Index kept = expressions.keep(inside);
  ElementMap &cache = pass ? pass->known : known;
  if (auto found = cache.find({value, kept.data()}); found != cache.end())
    return found->second;

  const Expr *formula = value == held ? nullptr
                        : isTurned    ? followTurned(value, kept, pass)
                                      : follow(value, kept, pass);
  if (formula && !mayHave(expected->element, formula))
    formula = nullptr;
  if (formula && mayWrap(expected->element, formula))
    formula = expressions.make(Fn::Wrapped, {formula});
  if (auto type = dyn_cast<FloatType>(expected->element);
      type && formula && type.getWidth() < 32 &&
      (type.getWidth() < 16 || isCountedBeyond(type, formula)))
    formula = expressions.round(formula, type);
  if (!formula && !pass)
    formula = leaf(value, kept);
  // What is computed of numbers is one of the type's; of f32, which has more digits than a rule of
  // frequencies needs, only steps tell.
  if (formula && formula->isNumber()) {
    if (auto type = dyn_cast<FloatType>(expected->element))
      formula = type.getWidth() < 32 ? expressions.round(formula, type)
                                     : expressions.holdIn(formula, type);
    else if (formula->isNumber(0)) // integers have one zero, formulas two
      formula = expressions.number(0);
  }
  if (formula && formula->isNumber() && !isInType(formula))
    formula = pass ? nullptr : leaf(value, kept);
  cache[{value, kept.data()}] = formula;
  // A number is in many places; of interest are those where it is one for all tokens.
  if (!pass && !(formula->isNumber() && symbolsOf(kept) == 0) && hasAll(kept, expected->extents))
    passed[{formula, value}].push_back(kept);
  return formula;
}

std::optional<int64_t> Elements::extent(Value value, int64_t dim) {
  const std::optional<Shape> &known = shape(value);
  if (!known || dim < 0 || dim >= known->rank())
    return std::nullopt;
  if (!ShapedType::isDynamic(known->extents[dim]))
    return known->extents[dim];
  auto result = dyn_cast<OpResult>(value);
  if (!result || isHeld(value) || depth >= effort.depth)
    return std::nullopt;
  if (auto found = madeExtents.find({value, dim}); found != madeExtents.end())
    return found->second;
  ++depth;
  auto leave = llvm::scope_exit([&] { --depth; });
  return madeExtents[{value, dim}] = extentByMaker(result, dim);
}

std::optional<int64_t> Elements::extentByMaker(OpResult value, int64_t dim) {
  const Meaning &meaning = meanings.of(value);
  if (meaning.extent)
    return meaning.extent(*this, dim);
  if (meaning.role == Role::Sign) // as many elements as the operand has
    return extent(value.getOwner()->getOperand(0), dim);
  return std::nullopt;
}

Operation *ancestorThatSees(Value value, Operation *op) {
  Block *block = value.getParentBlock();
  while (op && op->getBlock() != block) {
    op = op->getParentOp();
    if (op && op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return nullptr;
  }
  return op;
}

bool isBefore(Value value, Operation *op) {
  Operation *ancestor = ancestorThatSees(value, op);
  Operation *defining = value.getDefiningOp();
  return ancestor && (!defining || defining->isBeforeInBlock(ancestor));
}

std::optional<SmallVector<int64_t>> Elements::integers(Value value) {
  auto shape = shapeOf(value.getType());
  if (!shape || shape->rank() > 1 || (shape->rank() == 1 && shape->extents[0] > 64))
    return std::nullopt;
  SmallVector<int64_t> numbers;
  const int64_t count = shape->rank() == 0 ? 1 : shape->extents[0];
  for (int64_t i = 0; i < count; ++i) {
    const Coordinate c = Coordinate::constant(i);
    const Expr *element = at(value, shape->rank() == 0 ? Index() : Index(c));
    if (!element || !element->isNumber() || std::trunc(element->number) != element->number)
      return std::nullopt;
    // Larger ones say "to the end".
    numbers.push_back(
        static_cast<int64_t>(std::fmin(std::fmax(element->number, -maxExact), maxExact)));
  }
  return shape->rank() == 1 && ShapedType::isDynamic(shape->extents[0]) ? std::nullopt
                                                                        : std::optional(numbers);
}

} // namespace ropewalk::raise
