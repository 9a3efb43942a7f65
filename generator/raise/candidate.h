//===- candidate.h - Values that may be turned ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_CANDIDATE_H
#define ROPEWALK_RAISE_CANDIDATE_H

#include "raise/turn.h"

#include <algorithm>
#include <array>

namespace ropewalk::raise {

/// A component of y: a component of x, or the sum of two products with two of them.
struct Component {
  bool isTurned = false;
  std::array<int64_t, 2> from = {}; ///< Components of x; the first alone if it is not turned.
  std::array<const Expr *, 2> by = {};
  std::array<bool, 2> isNegative = {};
};

/// A signed product.
struct Term {
  bool isNegative;
  const Expr *product;
};

/// The two products that a formula is the sum of, but for what rounding to the result's type does;
/// empty: it is none.
std::optional<std::array<Term, 2>> pairSumOf(const Expr *formula, mlir::Type result);

/// Elements that a formula is made of; not all of very many.
llvm::SmallVector<const Expr *> elementsIn(const Expr *formula);

/// Reads the components of y as ones of a value that may be x, or of a part of it.
class Candidate {
public:
  enum class Takes : uint8_t { All, APart };

  Candidate(Elements &elements, const Turn &turn, mlir::Value x, Takes takes, Layout layout);

  /// The components with these formulas; false: it is not x.
  bool read(llvm::ArrayRef<const Expr *> formulas);

  std::vector<Component> components;
  llvm::SmallVector<std::optional<int32_t>> dims;
  bool joinsHeads = false;
  const Layout &layoutOfX() const { return layout; }
  /// Which part of x is turned; none if all of it is.
  std::optional<Cut> cut() const;
  int64_t extentOfX() const { return wide; }
  /// Whether any of its components is turned.
  bool isTurned() const;
  /// Whether what it is turned by is what tables are made of.
  bool isTurnedByTable() const;
  /// Whether all that it is turned by is of these values.
  bool isTurnedBy(const llvm::DenseSet<mlir::Value> &tables) const;
  /// In how many products of products x is found at most. Nearest is what is turned: farther ones
  /// are what it is scaled from.
  unsigned nesting = 0;
  mlir::Value value() const { return x; }

private:
  std::optional<int64_t> componentOf(const Expr *formula);
  bool readDims(Index index);
  bool cover(Coordinate c, int64_t scale);
  bool placeComponents();
  std::optional<Component> readComponent(const Expr *formula);
  std::optional<std::pair<int64_t, const Expr *>> readProduct(const Expr *product, unsigned depth);

  bool isComponents(int64_t dim) const { return llvm::is_contained(layout.components, dim); }
  std::optional<Coordinates> parted(Index index) const;
  std::optional<int64_t> numberOf(Index index) const;

  Elements &elements;
  const Shape *rootShape;
  int64_t extent; ///< Of the root's components.
  Layout layout;
  Takes takes;
  mlir::Value x;
  llvm::SmallVector<int64_t, 6> extentsOfX; ///< By the layout.
  Cut part;                                 ///< Of x.
  bool isPart = false;                      ///< Along some dimension before the components.
  int64_t wide = 0;                         ///< Components of a head of x.
  std::optional<Coordinates> outer;         ///< Of all of x, but for the component.
};

/// Whether a factor is what tables are made of: cosines, numbers of the graph, rows that positions
/// pick.
bool isOfTable(const Expr *factor, unsigned depth = 8);

/// Whether one of the sums of two products is of elements of one value in two places of it, and not
/// only of its last dimension if the root has components there: a cheap sign that components may be
/// in others.
bool hasOtherPlaces(llvm::ArrayRef<const Expr *> formulas, const Turn &turn, bool isUsual);

/// Values that could be what the components with these formulas, one of which is a sum of two
/// products, are made of, farthest first; if one was left out, `reason` says why.
std::vector<Candidate> candidatesFor(Elements &elements, const Turn &turn, mlir::Operation *root,
                                     llvm::ArrayRef<const Expr *> formulas, Where where,
                                     std::string &reason);

} // namespace ropewalk::raise

#endif
