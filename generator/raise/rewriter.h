//===- rewriter.h - One turn becomes rope operations ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_REWRITER_H
#define ROPEWALK_RAISE_REWRITER_H

#include "raise/rewrite.h"
#include "raise/table_lookup.h"

namespace ropewalk::raise {

/// The order in which rope.apply has the root's dimensions: [B.., tokens, heads, components].
struct Roles {
  Dims x;     ///< Of x.
  Dims table; ///< Of cos and sin, without the pairs: [B.., tokens] or [tokens].
};

/// The dimensions of the root that the factors of pairs depend on, as bits.
uint64_t symbolsOf(llvm::ArrayRef<TurnedPair> pairs);

class Rewriter {
public:
  Rewriter(mlir::OpBuilder &builder, Elements &elements, mlir::OpResult root, const Turn &turn,
           Tables::Kind kind, Tables &tables)
      : builder(builder), elements(elements), loc(root.getLoc()), user(root.getOwner()), root(root),
        turn(turn), kind(kind), tables(tables), shape(turn.shape) {}

  Rewritten run();

private:
  std::optional<Tables::Pair> tablesOf(const TurnedWindow &window, mlir::Value x);
  std::optional<Tables::Pair> computed(const TurnedWindow &window);
  std::optional<Tables::Pair> sliced(const TurnedWindow &window);
  std::optional<Tables::Pair> constant(const TurnedWindow &window);
  mlir::Value tensorOf(llvm::ArrayRef<const Expr *> formulas, const Dims &to, unsigned depth);
  mlir::Value lookedUp(const TableLookup &lookup, int64_t count, Dims to);
  /// A value of what made the root that told the turn, as one of what made this root.
  mlir::Value ofThisRoot(mlir::Value value) const;
  mlir::Value positionsOf(const ComputedTable &table, const Dims &to);
  mlir::Value countedPositions(const std::optional<TableSlice> &from, Coordinate counted,
                               const Dims &to);

  mlir::OpBuilder &builder;
  Elements &elements;
  mlir::Location loc;
  mlir::Operation *user;
  mlir::Value root;
  const Turn &turn;
  const Tables::Kind kind;
  Tables &tables;
  const Shape &shape;
  Roles roles;
  Rewritten result;
  std::string asTheyAre; ///< Why cos and sin are the graph's, not a rope.table's.
};

} // namespace ropewalk::raise

#endif
