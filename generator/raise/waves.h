//===- waves.h - Cosines and sines of positions -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_WAVES_H
#define ROPEWALK_RAISE_WAVES_H

#include "raise/turn.h"

namespace ropewalk::raise {

/// What all pairs have in common, and what each has.
struct Waves {
  double factor = 1;
  llvm::SmallVector<const Expr *, 4> positions; ///< Of each axis.
  /// Of a pair of each, not by a frequency of 1 if there is another one: that is the position,
  /// which other types may have as well.
  llvm::SmallVector<const Expr *, 4> angles;
  std::vector<double> inverse;
  std::vector<uint8_t> axis;
  bool hasFixed = false;   ///< Some pairs are turned by numbers.
  bool hasRounded = false; ///< Some positions are rounded, to 32 bits or more.
};

/// Angles and positions in 16 bits are other ones; tables in 16 bits are made in more.
bool isNarrow(const Expr *formula);

/// Reads each pair; those that are turned by numbers as at the position `fixed`, if that is not
/// null. Of 16 bits cos and sin are rounded to the type of the result alone. What is wrong with
/// one; empty: nothing.
std::string readWaves(llvm::ArrayRef<TurnedPair> pairs, const Expr *fixed, mlir::Type result,
                      Waves &waves);

/// Numbers that tensors of positions have for all tokens beside the position of some pairs.
llvm::SmallVector<const Expr *> findFixedPositions(Elements &elements, const Waves &waves,
                                                   llvm::ArrayRef<mlir::Value> sources);

} // namespace ropewalk::raise

#endif
