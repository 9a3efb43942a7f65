//===- permute_plan.h - Which rows of which tensors move --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PERMUTE_PLAN_H
#define ROPEWALK_DRIVER_PERMUTE_PLAN_H

#include "io/safetensors_checkpoint.h"
#include "lower/requests.h"

#include "llvm/Support/Regex.h"

namespace ropewalk::driver {

/// What becomes of one tensor: groups of heads whose rows move, each followed by heads that
/// stay (the values of a fused projection).
struct RowMoves {
  int64_t groups = 0;
  ropewalk_weight moved = {}; ///< The heads of one group; batches are groups too.
  int64_t heldHeads = 0;

  int64_t headBytes() const { return moved.head_dim * moved.row_bytes; }
  /// "32 heads of 128", and what else there is to say.
  std::string describe() const;
};

/// By tensor name; what is not in it is copied.
using PermutePlan = std::map<std::string, RowMoves, std::less<>>;

/// Finds the query and key projections of all layers and their biases and norms' gains by the
/// names that Hugging Face and Meta give them, or, if `names` are given, every tensor that
/// one of those matches. Refuses shapes that the model cannot have, packed and quantised
/// weights, queries without keys, and a plan that moves nothing.
llvm::Expected<PermutePlan> planPermutation(const Checkpoint &checkpoint, const Model &model,
                                            llvm::ArrayRef<llvm::Regex> names);

} // namespace ropewalk::driver

#endif
