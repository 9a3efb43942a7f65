//===- permute_rows.h - How the rows of a tensor move -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PERMUTE_ROWS_H
#define ROPEWALK_DRIVER_PERMUTE_ROWS_H

#include "io/safetensors.h"
#include "permute_names.h"

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

  friend bool operator==(const RowMoves &a, const RowMoves &b);
};

/// Their rows are components of one head, or of heads one after another.
bool areGains(Role role);

/// The moves of a tensor in that role, if its shape is [.., rows, in] or [.., heads, head_dim, in],
/// without `in` where rows are numbers: in biases and gains.
std::optional<RowMoves> fit(const SafetensorsFile::Tensor &tensor, Role role, bool rowsAreNumbers,
                            const Model &model);

/// The shape that a role would have, in words.
std::string expectedShape(Role role, const Model &model);

} // namespace ropewalk::driver

#endif
