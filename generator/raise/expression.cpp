//===- expression.cpp - Elements of tensors as expressions ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/expression.h"

#include "raise/shape.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::raise {

std::optional<std::pair<int64_t, int64_t>> Coordinate::range() const {
  if (isConstant())
    return std::pair(offset, offset);
  if (extent <= 0)
    return std::nullopt;
  return std::minmax({offset, coordinateOf(scale, extent - 1, offset)});
}

static uint64_t mix(uint64_t hash, uint64_t part) {
  hash = (hash ^ part) * 0x9e3779b97f4a7c15;
  return hash ^ hash >> 29;
}

static uint64_t mix(uint64_t hash, const Coordinate &c) {
  return mix(mix(hash, static_cast<uint64_t>(c.symbol) << 32 ^ static_cast<uint64_t>(c.scale)),
             static_cast<uint64_t>(c.offset));
}

unsigned IndexInfo::getHashValue(Index index) {
  uint64_t hash = index.size();
  for (const Coordinate &c : index)
    hash = (hash ^ (static_cast<uint64_t>(c.offset) + 64 * static_cast<uint64_t>(c.scale) +
                    4096 * static_cast<uint64_t>(c.symbol))) *
           0x9e3779b97f4a7c15;
  return static_cast<unsigned>(hash >> 32);
}

bool IndexInfo::isEqual(Index a, Index b) {
  const auto isKey = [](Index index) {
    return index.data() == getEmptyKey().data() || index.data() == getTombstoneKey().data();
  };
  return a.data() == b.data() ? a.size() == b.size() : !isKey(a) && !isKey(b) && a == b;
}

static unsigned hashOf(const Expr &formula) {
  uint64_t hash = mix(static_cast<uint64_t>(formula.fn), llvm::bit_cast<uint64_t>(formula.number));
  hash = mix(hash, llvm::bit_cast<uint64_t>(formula.held));
  hash = mix(hash, reinterpret_cast<uintptr_t>(formula.value.getAsOpaquePointer()));
  hash = mix(hash, reinterpret_cast<uintptr_t>(formula.index.data()));
  if (formula.fn == Fn::Symbol)
    hash = mix(hash, formula.coordinate);
  for (const Expr *operand : formula.operands)
    hash = mix(hash, operand->id);
  return static_cast<unsigned>(hash >> 32);
}

bool ExprInfo::isEqual(const Expr *a, const Expr *b) {
  if (a == b)
    return true;
  if (a == getEmptyKey() || a == getTombstoneKey() || b == getEmptyKey() || b == getTombstoneKey())
    return false;
  return a->hash == b->hash && a->fn == b->fn &&
         llvm::bit_cast<uint64_t>(a->number) == llvm::bit_cast<uint64_t>(b->number) &&
         llvm::bit_cast<uint64_t>(a->held) == llvm::bit_cast<uint64_t>(b->held) &&
         a->value == b->value && a->coordinate == b->coordinate &&
         a->index.data() == b->index.data() && a->operands == b->operands;
}

const Expr *Expressions::unique(Expr expression) {
  expression.hash = hashOf(expression);
  if (auto found = known.find(&expression); found != known.end())
    return *found;
  if (!expression.operands.empty())
    expression.operands = expression.operands.copy(memory);
  expression.id = static_cast<unsigned>(known.size());
  for (const Expr *operand : expression.operands) {
    expression.symbols |= operand->symbols;
    expression.hasTrigonometry |= operand->hasTrigonometry;
  }
  expression.hasTrigonometry |= expression.fn == Fn::Cos || expression.fn == Fn::Sin;
  auto *kept = new (memory.Allocate<Expr>()) Expr(expression);
  known.insert(kept);
  return kept;
}

Index Expressions::keep(Index index) {
  if (index.empty())
    return {};
  if (auto found = indices.find(index); found != indices.end())
    return *found;
  Index kept = index.copy(memory);
  indices.insert(kept);
  return kept;
}

const Expr *Expressions::number(double value, double held) {
  Expr expression;
  expression.fn = Fn::Number;
  expression.number = value;
  expression.held = held;
  return unique(expression);
}

const Expr *Expressions::symbol(Coordinate coordinate, uint64_t symbols) {
  if (coordinate.isConstant())
    return number(static_cast<double>(coordinate.offset));
  Coordinate plain = {coordinate.symbol, 1, 0, coordinate.extent};
  Expr expression;
  expression.fn = Fn::Symbol;
  expression.coordinate = plain;
  expression.symbols = symbols;
  const Expr *value = unique(expression);
  value = mul(number(static_cast<double>(coordinate.scale)), value);
  return add(value, number(static_cast<double>(coordinate.offset)));
}

const Expr *Expressions::element(mlir::Value value, Index index, uint64_t symbols) {
  Expr expression;
  expression.fn = Fn::Element;
  expression.value = value;
  expression.index = keep(index);
  expression.symbols = symbols;
  return unique(expression);
}

/// The width, and of narrow types which of that width it is.
static double idOf(mlir::Type type) {
  const unsigned width = type.getIntOrFloatBitWidth();
  const auto kind =
      llvm::APFloat::SemanticsToEnum(mlir::cast<mlir::FloatType>(type).getFloatSemantics());
  return width < 32 ? width + static_cast<double>(kind) / 64 : width;
}

static double rounded(double value, mlir::FloatType type) {
  llvm::APFloat number(value);
  bool isLossy;
  number.convert(type.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &isLossy);
  number.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &isLossy);
  return number.convertToDouble();
}

const Expr *Expressions::holdIn(const Expr *a, mlir::Type type) {
  return number(a->number, rounded(a->held, mlir::cast<mlir::FloatType>(type)));
}

const Expr *Expressions::round(const Expr *a, mlir::Type type) {
  if (a->isNumber())
    return number(rounded(a->number, mlir::cast<mlir::FloatType>(type)),
                  rounded(a->held, mlir::cast<mlir::FloatType>(type)));
  const double id = idOf(type);
  if (a->fn == Fn::Round && (a->number == id || (id >= 32 && a->number < id)))
    return a;
  if (a->fn == Fn::Neg)
    return neg(round(a->operands[0], type));
  if (a->fn == Fn::Element)
    if (auto shape = shapeOf(a->value.getType()); shape && isWithin(shape->element, type))
      return a;
  Expr expression;
  expression.fn = Fn::Round;
  expression.number = id;
  expression.operands = a;
  return unique(expression);
}

const Expr *withoutRounding(const Expr *formula, mlir::Type result) {
  const auto isLost = [&](double type) {
    return type >= 32 || (result ? type == idOf(result) : type >= 16);
  };
  while (formula->fn == Fn::Round && isLost(formula->number))
    formula = formula->operands[0];
  return formula;
}

static double compute(Fn fn, double a, double b) {
  switch (fn) {
  case Fn::Neg:
    return -a;
  case Fn::Round: // numbers of a graph are rounded when they are made
  case Fn::Wrapped:
    return a;
  case Fn::Cos:
    return std::cos(a);
  case Fn::Sin:
    return std::sin(a);
  case Fn::Exp:
    return std::exp(a);
  case Fn::Log:
    return std::log(a);
  case Fn::Sqrt:
    return std::sqrt(a);
  case Fn::Floor:
    return std::floor(a);
  case Fn::Ceil:
    return std::ceil(a);
  case Fn::Truncate:
    return std::trunc(a);
  case Fn::Nearest: // in the mode that the process begins with
    return std::nearbyint(a);
  case Fn::NearestAway:
    return std::round(a);
  case Fn::Abs:
    return std::fabs(a);
  case Fn::Sign:
    return (a > 0) - (a < 0);
  case Fn::Not:
    return a == 0;
  case Fn::Add:
    return a + b;
  case Fn::Mul:
    return a * b;
  case Fn::Div:
    return a / b;
  case Fn::IntegerDiv:
    return std::trunc(a / b);
  case Fn::Remainder:
    return std::fmod(a, b);
  case Fn::Power:
    return std::pow(a, b);
  case Fn::Max: // of NaN and a number NaN
    return std::isnan(a) || std::isnan(b) ? a + b : std::fmax(a, b);
  case Fn::Min:
    return std::isnan(a) || std::isnan(b) ? a + b : std::fmin(a, b);
  case Fn::Equal:
    return a == b;
  case Fn::Less:
    return a < b;
  case Fn::LessEqual:
    return a <= b;
  case Fn::And:
    return a != 0 && b != 0;
  case Fn::Or:
    return a != 0 || b != 0;
  case Fn::Select:
  case Fn::Element:
  case Fn::Number:
  case Fn::Symbol:
    break;
  }
  return a;
}

/// Whether the least error of the operands may be a whole step of the result.
static bool hasSteps(Fn fn) {
  switch (fn) {
  case Fn::Floor:
  case Fn::Ceil:
  case Fn::Truncate:
  case Fn::Nearest:
  case Fn::NearestAway:
  case Fn::Sign:
  case Fn::Not:
  case Fn::IntegerDiv:
  case Fn::Remainder:
  case Fn::Equal:
  case Fn::Less:
  case Fn::LessEqual:
  case Fn::And:
  case Fn::Or:
    return true;
  default:
    return false;
  }
}

/// Whether a function has a step beside a number, not at it: exponentials and the like differ in
/// their last bits from machine to machine, and the types inside of a formula are not known.
static bool isBesideStep(Fn fn, double a, double b) {
  constexpr double tolerance = 1e-6;
  const auto isBeside = [](double number, double step) {
    return number != step && std::fabs(number - step) <= tolerance * std::fmax(1, std::fabs(step));
  };
  switch (fn) {
  case Fn::Floor:
  case Fn::Ceil:
  case Fn::Truncate:
    return isBeside(a, std::nearbyint(a));
  case Fn::Nearest:
  case Fn::NearestAway:
    return isBeside(a, std::floor(a) + 0.5);
  case Fn::IntegerDiv:
  case Fn::Remainder:
    return (std::trunc(a) != a || std::trunc(b) != b) && isBeside(a / b, std::nearbyint(a / b));
  default:
    return false;
  }
}

/// The number that a function of numbers is; null if that is not sure.
const Expr *Expressions::computed(Fn fn, llvm::ArrayRef<const Expr *> operands) {
  const Expr *a = operands[0], *b = operands.size() > 1 ? operands[1] : number(0);
  if (fn == Fn::Select)
    return a->held != 0 ? b : operands[2];
  if (isBesideStep(fn, a->held, b->held))
    return nullptr;
  const double held = compute(fn, a->held, b->held);
  return number(hasSteps(fn) ? held : compute(fn, a->number, b->number), held);
}

/// With signs outside, and numbers first and in one.
const Expr *Expressions::simplifyProduct(const Expr *a, const Expr *b) {
  if (a->fn == Fn::Neg)
    return neg(mul(a->operands[0], b));
  if (b->fn == Fn::Neg)
    return neg(mul(a, b->operands[0]));
  if (b->isNumber())
    std::swap(a, b);
  if (!a->isNumber())
    return nullptr;
  if (a->number == 1)
    return b;
  if (a->number == 0)
    return a;
  if (a->number < 0)
    return neg(mul(neg(a), b));
  if (b->fn == Fn::Mul && b->operands[0]->isNumber())
    return mul(mul(a, b->operands[0]), b->operands[1]);
  return nullptr;
}

/// Whether a number that was added and taken off again takes digits with it: as large a one is how
/// floats are rounded to integers. Small ones are offsets of positions.
static bool takesDigits(double added, double then) {
  constexpr double least = 1024;
  return std::fabs(added) >= least && std::fabs(added + then) * least <= std::fabs(added);
}

/// With numbers first and in one.
const Expr *Expressions::simplifySum(const Expr *a, const Expr *b) {
  if (b->isNumber())
    std::swap(a, b);
  if (!a->isNumber())
    return nullptr;
  if (a->number == 0)
    return b;
  if (b->fn == Fn::Add && b->operands[0]->isNumber() &&
      !takesDigits(b->operands[0]->number, a->number))
    return add(add(a, b->operands[0]), b->operands[1]);
  return nullptr;
}

const Expr *Expressions::simplify(Fn fn, llvm::ArrayRef<const Expr *> operands) {
  const Expr *a = operands[0], *b = operands.size() > 1 ? operands[1] : nullptr;
  switch (fn) {
  case Fn::Neg:
    return a->fn == Fn::Neg ? a->operands[0] : nullptr;
  case Fn::Cos:
    return a->fn == Fn::Neg ? make(Fn::Cos, a->operands) : nullptr;
  case Fn::Sin:
    return a->fn == Fn::Neg ? neg(make(Fn::Sin, a->operands)) : nullptr;
  case Fn::Add:
    return simplifySum(a, b);
  case Fn::Mul:
    return simplifyProduct(a, b);
  case Fn::Div:
    return b->isNumber() && b->number != 0 ? mul(a, make(Fn::Div, {number(1), b})) : nullptr;
  case Fn::Power:
    return b->isNumber(1) ? a : b->isNumber(2) ? mul(a, a) : nullptr;
  case Fn::Select:
    if (a->isNumber())
      return a->held != 0 ? b : operands[2];
    return b == operands[2] ? b : nullptr;
  default:
    return nullptr;
  }
}

const Expr *Expressions::make(Fn fn, llvm::ArrayRef<const Expr *> operands) {
  if (llvm::all_of(operands, [](const Expr *operand) { return operand->isNumber(); }))
    if (const Expr *known = computed(fn, operands))
      return known;
  if (const Expr *simpler = simplify(fn, operands))
    return simpler;
  llvm::SmallVector<const Expr *, 3> ordered(operands.begin(), operands.end());
  if (fn == Fn::Add || fn == Fn::Mul) // numbers first, then by age
    llvm::sort(ordered, [](const Expr *a, const Expr *b) {
      return std::make_pair(!a->isNumber(), a->id) < std::make_pair(!b->isNumber(), b->id);
    });
  Expr expression;
  expression.fn = fn;
  expression.operands = ordered;
  return unique(expression);
}

} // namespace ropewalk::raise
