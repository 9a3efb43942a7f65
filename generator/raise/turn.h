//===- turn.h - A rotation among formulas -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value is a rotated one if each component of its last dimension is either that of another value
// x, or one of two that belong together:
//
//     y[a] = x[a] C - x[b] S
//     y[b] = x[b] C + x[a] S
//
// with the same formulas C and S in both lines, other ones for other pairs.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TURN_H
#define ROPEWALK_RAISE_TURN_H

#include "dialect/rope_dialect.h"
#include "raise/elements.h"
#include "raise/raise_rope.h"

#include "llvm/ADT/DenseSet.h"

#include <string>

namespace ropewalk::raise {

/// Components a < b of x, and what they are turned by.
struct TurnedPair {
  int64_t first, second;               ///< Components of x.
  int64_t writtenFirst, writtenSecond; ///< Where they are in y.
  const Expr *cos = nullptr, *sin = nullptr;
  bool inverse = false;
  bool isConstant = false; ///< cos and sin are numbers, the same for every token.
};

/// Pairs that lie in a window as a pairing has them.
struct TurnedWindow {
  int64_t begin, dim;
  rope::Pairing pairing;
  bool inverse, reorder;
  llvm::ArrayRef<TurnedPair> pairs; ///< In order; of the Turn.
};

/// The part of a value that is turned, along each of its dimensions; an open extent is whole.
struct Cut {
  llvm::SmallVector<int64_t, 6> starts, sizes;
};

/// The dimensions that have the components of a head: mostly the last, or [.., pairs, 2].
using Components = llvm::SmallVector<int64_t, 2>;

/// A dimension, or two, that end a tensor of so many.
Components lastDims(int64_t rank, int64_t count);

/// Where a value has components. If `parted` is set, that dimension counts as two, the second of
/// `inner`: components of heads side by side, first those of all heads.
struct Layout {
  Components components;
  std::optional<int64_t> parted;
  int64_t inner = 1;
};

/// The operations that made a root that is spelled as another one, by those that made that one.
using Counterparts = llvm::DenseMap<mlir::Operation *, mlir::Operation *>;

/// How one value is another one turned.
struct Turn {
  mlir::Value x;
  /// Set if x has more than what is turned: other heads, or components beside the window.
  std::optional<Cut> cut;
  int64_t extentOfX = 0; ///< Components of a head of x.
  /// Which of the root's dimensions each of x has; none for those of extent 1. The last is the
  /// components'.
  llvm::SmallVector<std::optional<int32_t>> dims;
  /// The last two of `dims` are one dimension of x: heads side by side.
  bool joinsHeads = false;
  /// The last two of `shape` are one dimension of the root: so are they there.
  bool joinsHeadsOfRoot = false;
  /// The root's shape, but for its components: these are one dimension here, the last, which counts
  /// them through `components` of the root's and those of x's, the last one fastest.
  Shape shape;
  bool isRoundedLater = false; ///< The root is of f64, `shape` of f32.
  Components components;
  Layout ofX;
  int64_t extent = 0;  ///< Of the components.
  int64_t fastest = 0; ///< Of the last dimension that has them.
  std::vector<TurnedPair> pairs;
  llvm::SmallVector<TurnedWindow, 2> windows;
  mlir::Operation *root = nullptr;        ///< The first one of those that are turned so.
  llvm::SmallVector<mlir::Value> sources; ///< What that root is made from.
  Counterparts counterparts;              ///< Of what made that root, if it is another one.
};

/// Whether an element of a value of this type could be one of a rotated pair: a sum of two
/// products.
bool isPairSum(const Expr *formula, mlir::Type result);

/// Where components are looked for.
enum class Where : uint8_t {
  AtEnd,   ///< In the last dimension, or in the last two.
  Anywhere ///< In any of the root's, and in those of x that the root's are taken from.
};

/// What is known before.
struct Given {
  RaiseOptions options;
  llvm::DenseSet<mlir::Value> tables; ///< What turned other values.
};

/// Adds what cosines and sines are elements of.
void addTables(const Turn &turn, llvm::DenseSet<mlir::Value> &tables);

/// What the root is turned from, or why it is not a rotation. Empty text: nothing like one.
struct TurnOrReason {
  std::optional<Turn> turn;
  std::string reason;
  bool isSymmetric = false; ///< Either factor could be the one that is turned.
};
TurnOrReason findTurn(Elements &elements, mlir::OpResult root, const Given &given, Where where);

/// The same turn with heads apart, if x and the root have several side by side whose neighbours are
/// turned alike: the pairs of all are one window, and cos and sin those of a head over and over.
std::optional<Turn> withHeadsApart(const Turn &turn);

} // namespace ropewalk::raise

#endif
