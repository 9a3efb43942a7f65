//===- linear_sum.h - Sums of formulas, each times an integer ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_LINEAR_SUM_H
#define ROPEWALK_RAISE_LINEAR_SUM_H

#include "raise/expression.h"

#include <optional>
#include <utility>

namespace ropewalk::raise {

/// Integers beyond this are not exact as doubles.
constexpr double maxExact = 9007199254740992.0;

/// A sum of formulas, each times an integer.
struct LinearSum {
  llvm::SmallVector<std::pair<const Expr *, int64_t>, 4> terms;
  int64_t offset = 0;
  unsigned steps = 64; ///< How many more formulas are looked at: sums of sums may be many.

  /// Adds a formula `factor` times; false if it is no such sum of few terms.
  bool add(const Expr *formula, int64_t factor);
  /// What it counts, if it is of one coordinate.
  std::optional<Coordinate> counter() const;
};

} // namespace ropewalk::raise

#endif
