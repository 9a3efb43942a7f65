//===- raise_rope.h - Rotations in graphs of other dialects -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_RAISE_ROPE_H
#define ROPEWALK_RAISE_RAISE_ROPE_H

#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A value that is a rotation, or looks like one and is not.
struct RaisedValue {
  mlir::Location location;
  std::string operation;    ///< What computed it.
  std::string text;         ///< What was found, or why it was left.
  int64_t applications = 0; ///< rope.apply operations made for it; 0: it was left.
  int64_t tables = 0;       ///< rope.table operations made for it.
};

struct RaiseOptions {
  /// Takes it as given that tables that are not computed in the graph have in both components of a
  /// pair the same number, as full-width caches do.
  bool assumeRepeatedTables = false;
};

/// Replaces every rotation nested in `root`, whatever dialect it is written in, by rope.apply, and
/// cos and sin that the graph computes by rope.table. What is not a rotation is left as it is.
/// Operations that nothing uses any more are erased, if all that they do is known.
///
/// Values are replaced by ones that are equal over the reals; rope.apply rounds once, in f32,
/// where a graph may round each product to a narrower type. Extents that are not known are taken to
/// be equal where a reshape has them in the same place.
std::vector<RaisedValue> raiseRope(mlir::Operation *root, const RaiseOptions &options = {});

} // namespace ropewalk

#endif
