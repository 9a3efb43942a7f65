//===- elements.h - What an element of a tensor is --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows an element of a value back through the operations that made it. Slices, transposes,
// concatenations and the like are no formulas: an element of a slice *is* one of its operand. So
// however a graph spells a rotation, its elements have the same formulas.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_ELEMENTS_H
#define ROPEWALK_RAISE_ELEMENTS_H

#include "raise/columns.h"
#include "raise/expression.h"
#include "raise/shape.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <functional>
#include <map>
#include <memory>
#include <tuple>

namespace ropewalk::raise {

class Elements;

/// Formulas by a value and an index of it that is kept, of which there is but one.
using ElementMap = llvm::DenseMap<std::pair<mlir::Value, const Coordinate *>, const Expr *>;

/// The formula of the element at an index of one result; null where the operation has none.
using ElementOf = std::function<const Expr *(Elements &, Index)>;

/// What an operation is to a search for rotations.
enum class Role : uint8_t {
  Other,
  Moves,        ///< It only moves, repeats or converts elements of its operands.
  Sign,         ///< It changes signs.
  Product,      ///< It multiplies.
  Sum,          ///< It adds or subtracts.
  ProductSum,   ///< It does both.
  MatrixProduct ///< Of a reader: it does one or the other, by its operands.
};

/// An extent that its type does not tell.
using ExtentOf = std::function<std::optional<int64_t>(Elements &, int64_t dim)>;

/// What is known of one result of an operation.
struct Meaning {
  ElementOf element; ///< Empty: nothing is known.
  ExtentOf extent;   ///< Empty: those of its type are all that is known.
  Role role = Role::Other;
};

/// What an operation computes, by its name; kept, since every root that is tried asks again.
class Meanings {
public:
  const Meaning &of(mlir::OpResult result);

  /// Finds the tensors within the operation that torch's operators in place write to, with all that
  /// may be views of them: these have no elements to be followed.
  void findWritten(mlir::Operation *root);
  bool isWritten(mlir::Value value) const { return written.contains(value); }

  /// A value that took the place of another one has the same elements. They are the other one's to
  /// all who ask: some that were made of it were followed, or read, before.
  void replace(mlir::Value value, mlir::Value by) {
    origins[by] = value;
    turned.insert(value);
    ++changes;
  }
  mlir::Value originOf(mlir::Value value) const {
    auto found = origins.find(value);
    return found == origins.end() ? value : found->second;
  }
  bool isTurned(mlir::Value value) const { return turned.contains(value); }
  /// How often a value was replaced.
  size_t changeCount() const { return changes; }

private:
  llvm::DenseMap<mlir::Value, mlir::Value> origins; ///< Of what rotations were replaced by.
  llvm::DenseSet<mlir::Value> turned;               ///< Those rotations.
  llvm::DenseSet<mlir::Value> written;
  llvm::DenseMap<mlir::Value, std::unique_ptr<Meaning>> known;
  size_t changes = 0;
};

/// Limits that keep the work on one root small.
struct Effort {
  unsigned depth = 96;         ///< Operations followed from the root.
  size_t expressions = 200000; ///< Formulas made for one root.
  int64_t sumOfNumbers = 1024; ///< Terms of a sum of products.
  int64_t sum = 2;             ///< Those of them without a number: a row that turns has two.
  int64_t sumOfMultiples = 16; ///< Those of a number and something else: weights have more.
  unsigned calls = 256;        ///< Calls of functions for one element of the root.
};

/// The least and the greatest number of an index tensor; empty: not all of them are known.
using Bounds = std::optional<std::pair<double, double>>;

/// One pass through a region that is executed for elements: the body of a structured operation, or
/// of a function that is called. Its values differ from pass to pass.
struct Pass {
  mlir::Block *block;
  /// The formula of an argument's element.
  std::function<const Expr *(mlir::BlockArgument, Index)> argument;
  llvm::ArrayRef<Coordinate> loops = {}; ///< Of a structured operation.
  ElementMap known{};
};

class Elements {
public:
  /// Roots have at most so many dimensions.
  static constexpr int32_t maxRootRank = 16;

  explicit Elements(Meanings &meanings, Effort effort = {});

  /// The formula of the element; null if there is no such element, or if it is overwritten.
  const Expr *at(mlir::Value value, Index index);

  /// Follows a value no further: what is found then is so whatever the value is.
  void hold(mlir::Value value) { held = value; }
  bool isHeld(mlir::Value value) const { return held && meanings.originOf(value) == held; }
  /// Whether a formula has elements of that value or of one that is `made` of it, or is one whose
  /// place they tell.
  bool isOfHeld(const Expr *formula, llvm::function_ref<bool(mlir::Value)> made) const;

  /// The same in one pass through a block, whose values have no formula outside of it.
  const Expr *at(mlir::Value value, Index index, Pass &pass);
  /// The same where only the first `count` passes are, as when what has a value was reached: a call
  /// has operands of its caller, which may be made by calls of the same function.
  const Expr *at(mlir::Value value, Index index, size_t count);
  size_t passCount() const { return passes.size(); }
  /// Counts a call that is to be followed. False: these are too many, as where each function calls
  /// the next one twice.
  bool mayCall() { return ++calls <= effort.calls; }
  /// The element as it is, not followed; of a value that is the same in each pass.
  const Expr *leaf(mlir::Value value, Index index);
  /// Innermost pass through the block, null outside of all.
  Pass *passThrough(mlir::Block *block);

  /// The coordinate that runs over a dimension of the root. One symbol may have other extents in
  /// other roots.
  static Coordinate rootCoordinate(int32_t dim, int64_t extent = mlir::ShapedType::kDynamic) {
    return {dim, 1, 0, mlir::ShapedType::isDynamic(extent) ? 0 : extent};
  }

  /// The formula as a coordinate, and back.
  Coordinate coordinate(const Expr *formula);
  const Expr *formula(Coordinate coordinate);

  /// Keeps which coordinates of dimensions a computed one counts, row by row, for those who want
  /// them back: into `index`, if the extents are the same but for those of one element.
  void rememberParts(Coordinate computed, Index index, llvm::ArrayRef<int64_t> extents);
  bool findParts(Coordinate computed, llvm::ArrayRef<int64_t> extents,
                 llvm::MutableArrayRef<Coordinate> index) const;

  /// Where a value has an element with this formula, as far as it was followed.
  llvm::ArrayRef<Index> indicesOf(const Expr *formula, mlir::Value value) const;

  /// The values that an operation is made from, by operations with a meaning, nearest first; not
  /// all of very many.
  llvm::SmallVector<mlir::Value> sourcesOf(mlir::Operation *op);

  /// The integers of a small tensor; empty if not all are known.
  std::optional<llvm::SmallVector<int64_t>> integers(mlir::Value value);

  /// An extent of a value, by its type or by what made it.
  std::optional<int64_t> extent(mlir::Value value, int64_t dim);

  /// What the operation that makes a value is to a search; Other of arguments.
  Role roleOf(mlir::Value value);

  /// Products of a sum that are no numbers.
  struct Terms {
    int64_t open = 0, multiples = 0; ///< Without a number, with one.
  };
  /// Whether a sum over `extent` products is followed as far as one of them, after such `terms`,
  /// where it is counted.
  bool canSum(int64_t extent, const Expr *a, const Expr *b, Terms &terms) const;
  /// Whether so many products with a number are too many for a sum.
  bool areWeights(int64_t multiples) const { return multiples > effort.sumOfMultiples; }

  /// How many elements were followed.
  size_t placeCount() const { return known.size(); }

  Expressions expressions;
  Columns columns; ///< Of constants that were followed.
  /// Of index tensors in passes, by the formula of one of their numbers and its place in a vector.
  std::map<std::tuple<const Expr *, void *, int64_t>, Bounds> boundsInPasses;

private:
  /// What coordinates of a symbol stand for; null for those of the root.
  struct Symbol {
    const Expr *bound;
  };

  /// What is asked of a value for each of its elements.
  struct Followed {
    mlir::Value origin;
    const Shape *shape; ///< Null: it has no elements.
    bool isTurned;
  };

  /// Dimensions that one coordinate counts, without those of one element.
  struct Parts {
    Coordinates index;
    llvm::SmallVector<int64_t, 6> extents;
    int64_t offset = 0; ///< Of the coordinate that counts them.
  };

  /// The symbol that stands for a formula.
  Coordinate boundTo(const Expr *formula);

  const Expr *follow(mlir::Value value, Index index, Pass *pass);
  const Expr *followTurned(mlir::Value value, Index index, Pass *pass);
  const std::optional<Shape> &shape(mlir::Value value);
  Followed followed(mlir::Value value);
  std::optional<int64_t> extentByMaker(mlir::OpResult value, int64_t dim);
  uint64_t symbolsOf(Index index) const;

  Meanings &meanings;
  Effort effort;
  mlir::Value held;
  unsigned depth = 0, turns = 0; ///< Operations, and rotations that were raised.
  unsigned calls = 0;            ///< Of functions, for an element of the root.
  llvm::DenseMap<mlir::Value, Followed> values;
  size_t changesOfValues = 0; ///< Of meanings, when these were asked for.
  /// By type; shapes stay where they are while more are asked for.
  llvm::DenseMap<mlir::Type, std::unique_ptr<std::optional<Shape>>> shapes;
  llvm::SmallVector<Symbol> symbols;
  llvm::DenseMap<int32_t, Parts> parts; ///< Of computed symbols.
  llvm::SmallVector<Pass *> passes;
  llvm::DenseMap<const Expr *, int32_t> boundSymbols;
  ElementMap known;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, std::optional<int64_t>> madeExtents;
  llvm::DenseMap<std::pair<const Expr *, mlir::Value>, llvm::SmallVector<Index, 1>> passed;
};

/// What an operation is made from: its operands, and what its regions take from outside.
llvm::SmallVector<mlir::Value> inputsOf(mlir::Operation *op);

/// The operation that has another one in it, or is it, in the block of a value that it may use;
/// null if there is none, as where what is between may use nothing from outside.
mlir::Operation *ancestorThatSees(mlir::Value value, mlir::Operation *op);

/// Whether the value is there when `op` is executed, by the order of one block.
bool isBefore(mlir::Value value, mlir::Operation *op);

} // namespace ropewalk::raise

#endif
