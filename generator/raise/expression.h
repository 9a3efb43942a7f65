//===- expression.h - Elements of tensors as expressions --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One element of a tensor, as a formula of elements of other tensors. Equal formulas are one
// object, so that "the same table" is a comparison of pointers.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_EXPRESSION_H
#define ROPEWALK_RAISE_EXPRESSION_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace ropewalk::raise {

/// a * b + c; what no tensor has room for is as far as can be, and in none.
constexpr int64_t coordinateOf(int64_t a, int64_t b, int64_t c) {
  constexpr int64_t limit = INT64_C(1) << 60;
  int64_t result = 0;
  const bool fits = !__builtin_mul_overflow(a, b, &result) &&
                    !__builtin_add_overflow(result, c, &result) && result <= limit &&
                    result >= -limit;
  return fits ? result : (a < 0) != (b < 0) ? -limit : limit;
}

/// One coordinate of an element: scale * symbol + offset. Without a symbol it is the offset.
struct Coordinate {
  int32_t symbol = -1;
  int64_t scale = 0;
  int64_t offset = 0;
  /// The symbol has the values 0 .. extent - 1; 0: nothing is known of them.
  int64_t extent = 0;

  static Coordinate constant(int64_t offset) { return {-1, 0, offset}; }
  bool isConstant() const { return symbol < 0; }
  Coordinate scaledBy(int64_t factor, int64_t plus) const {
    return {symbol, isConstant() ? 0 : coordinateOf(scale, factor, 0),
            coordinateOf(offset, factor, plus), extent};
  }
  /// The least and the greatest value; empty if they are not known.
  std::optional<std::pair<int64_t, int64_t>> range() const;
  friend bool operator==(const Coordinate &a, const Coordinate &b) {
    return a.symbol == b.symbol && a.scale == b.scale && a.offset == b.offset &&
           a.extent == b.extent;
  }
  friend bool operator!=(const Coordinate &a, const Coordinate &b) { return !(a == b); }
};
using Index = llvm::ArrayRef<Coordinate>;
using Coordinates = llvm::SmallVector<Coordinate, 6>;

/// What a formula computes of its operands. Values are real numbers: roundings of an operation's
/// result are not part of a formula, but where it is then widened; conversions to a narrower type
/// are, and integer divisions.
/// Only steps, as those of floor, are taken by what a number's type has of it.
enum class Fn : uint8_t {
  Element, ///< Of a tensor that nothing is known of.
  Number,
  Symbol, ///< A coordinate's value.
  Neg,
  Round,   ///< To the nearest number of a type; see Expr::number.
  Wrapped, ///< Of an integer type that may not have the operand.
  Cos,
  Sin,
  Exp,
  Log,
  Sqrt,
  Floor,
  Ceil,
  Truncate,
  Nearest,     ///< Integer; the even one of two.
  NearestAway, ///< Integer; the one farther from 0 of two.
  Abs,
  Sign,
  Not,
  Add,
  Mul,
  Div,
  IntegerDiv,
  Remainder, ///< With the sign of the dividend.
  Power,
  Max,
  Min,
  Equal,
  Less,
  LessEqual,
  And,
  Or,
  Select ///< operand 0 != 0 ? operand 1 : operand 2
};

struct Expr {
  Fn fn;
  unsigned id = 0, hash = 0;
  double number = 0;     ///< Number; Round: which type.
  double held = 0;       ///< Number: as its type has it, rounded operation by operation.
  mlir::Value value;     ///< Element
  Index index;           ///< Element
  Coordinate coordinate; ///< Symbol
  llvm::ArrayRef<const Expr *> operands;
  uint64_t symbols = 0; ///< Bit s: it depends on the root's symbol s.
  bool hasTrigonometry = false;

  bool isNumber() const { return fn == Fn::Number; }
  bool isNumber(double wanted) const { return isNumber() && number == wanted; }
};

/// Without the conversions that were made last, to 16 bits and more: fewer are no rounding of a
/// kernel's. Of a kernel's result only those to its own type, and to 32 bits and more.
const Expr *withoutRounding(const Expr *formula, mlir::Type result = {});

/// Indices by their coordinates.
struct IndexInfo {
  static Index getEmptyKey() { return {llvm::DenseMapInfo<const Coordinate *>::getEmptyKey(), 1}; }
  static Index getTombstoneKey() {
    return {llvm::DenseMapInfo<const Coordinate *>::getTombstoneKey(), 1};
  }
  static unsigned getHashValue(Index index);
  static bool isEqual(Index a, Index b);
};

/// Formulas by what they say.
struct ExprInfo {
  static Expr *getEmptyKey() { return llvm::DenseMapInfo<Expr *>::getEmptyKey(); }
  static Expr *getTombstoneKey() { return llvm::DenseMapInfo<Expr *>::getTombstoneKey(); }
  static unsigned getHashValue(const Expr *formula) { return formula->hash; }
  static bool isEqual(const Expr *a, const Expr *b);
};

/// Where formulas live. Simplifies as it makes them: numbers are computed, signs move outwards,
/// operands of sums and products are ordered.
class Expressions {
public:
  const Expr *number(double value) { return number(value, value); }
  const Expr *number(double value, double held);
  /// The number as a floating point type holds it.
  const Expr *holdIn(const Expr *a, mlir::Type type);
  const Expr *symbol(Coordinate coordinate, uint64_t symbols);
  const Expr *element(mlir::Value value, Index index, uint64_t symbols);
  const Expr *make(Fn fn, llvm::ArrayRef<const Expr *> operands);

  /// Rounded to a floating point type; the same if it is one of its numbers by its type.
  const Expr *round(const Expr *a, mlir::Type type);
  const Expr *neg(const Expr *a) { return make(Fn::Neg, {a}); }
  const Expr *add(const Expr *a, const Expr *b) { return make(Fn::Add, {a, b}); }
  const Expr *sub(const Expr *a, const Expr *b) { return add(a, neg(b)); }
  const Expr *mul(const Expr *a, const Expr *b) { return make(Fn::Mul, {a, b}); }

  /// The index, kept as long as the formulas are: of equal ones always the same.
  Index keep(Index index);
  size_t size() const { return known.size(); }

private:
  const Expr *unique(Expr expression);
  const Expr *computed(Fn fn, llvm::ArrayRef<const Expr *> operands);
  const Expr *simplifySum(const Expr *a, const Expr *b);
  const Expr *simplifyProduct(const Expr *a, const Expr *b);
  const Expr *simplify(Fn fn, llvm::ArrayRef<const Expr *> operands);

  llvm::BumpPtrAllocator memory;
  llvm::DenseSet<Index, IndexInfo> indices;
  llvm::DenseSet<Expr *, ExprInfo> known;
};

} // namespace ropewalk::raise

#endif
