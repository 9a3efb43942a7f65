//===- rewrite.h - From a turn found to rope operations ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_REWRITE_H
#define ROPEWALK_RAISE_REWRITE_H

#include "raise/op_order.h"
#include "raise/tensor_order.h"

#include "mlir/IR/Builders.h"

#include <map>
#include <string>

namespace ropewalk::raise {

/// Tables made so far, for those who need the same again: q and k, and the layers of a model.
class Tables {
public:
  /// `order` is that of all operations that are put in.
  explicit Tables(OrderOfInserted &order) : order(order) {}

  /// What tables may be.
  enum class Kind : uint8_t {
    OfGraph, ///< Computed, looked up, or slices of values; one for all heads.
    Any      ///< Also made of constants anew, and other ones for each head.
  };
  using Pair = std::pair<mlir::Value, mlir::Value>;
  /// Formulas of cosine and sine, and the order of dimensions.
  using Key = std::pair<std::vector<const Expr *>, std::string>;
  std::map<Key, Pair> known;
  OrderOfInserted &order;

  /// Whether both are there when `op`, of one block with them or inside of one of its operations,
  /// is executed.
  bool areBefore(const Pair &pair, mlir::Operation *op) const;
};

/// Those of a window's cosines and sines, in the order of a key.
std::vector<const Expr *> formulasOf(const TurnedWindow &window);

/// What was made.
struct Rewritten {
  mlir::Value value; ///< In place of the root.
  int64_t applications = 0, tables = 0;
  std::string text;             ///< In words; where there is no value: why not.
  bool mayBeOfAny = false;      ///< Where there is none: tables of Kind::Any may be possible.
  bool areSinesNegated = false; ///< Tables have them so, and windows turn the other way.
  /// Of each window, and the order of their dimensions.
  llvm::SmallVector<std::pair<Tables::Pair, std::string>, 2> tablesOfWindows;
};

/// Makes rope operations for a turn of `root` before it, and their tables behind what they are
/// made from, so that others can use them. If not all can be made, nothing is left of them.
Rewritten rewrite(Elements &elements, mlir::OpResult root, const Turn &turn, Tables::Kind kind,
                  Tables &tables);

} // namespace ropewalk::raise

#endif
