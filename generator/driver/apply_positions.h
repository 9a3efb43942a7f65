//===- apply_positions.h - Where the tokens of ropewalk apply are -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_APPLY_POSITIONS_H
#define ROPEWALK_DRIVER_APPLY_POSITIONS_H

#include "apply_input.h"
#include "tables.h"

namespace ropewalk::driver {

/// The file's positions, or that there are none: tokens of a batch, or of each sequence, then
/// count from 0.
struct TokenPositions {
  /// [axes, batches, tokens]; empty: counted. Doubles hold every whole position exactly.
  std::vector<double> coordinates;
  int64_t axes = 1;                  ///< 1: all axes have the same coordinate.
  int64_t batches = 1;               ///< 1: all batches are at the same positions.
  std::vector<bool> pads;            ///< [batches, tokens]; empty: there are none.
  std::vector<int64_t> sequenceEnds; ///< cu_seqlens; empty: there are none.
  bool isWhole = true;               ///< No coordinate is fractional.
  int64_t begin = 0, end = 1;        ///< All coordinates but of pads lie in [begin, end).

  bool isListed() const { return !coordinates.empty(); }
};

/// Which shapes are taken, and how each is read, is in docs/spec.md, section 7. Tokens whose
/// every coordinate is `pad` have no position.
llvm::Expected<TokenPositions> readPositions(const ApplyInput &input, std::optional<int64_t> pad);

/// In place of the positions of pads: no position, and no number of a row.
inline constexpr int64_t padMark = INT64_MIN;

/// A table, and positions in its terms: numbers of its rows where it was built for a list.
struct TableAndRows {
  TableRef table;
  std::vector<int64_t> list; ///< [axes, batches, tokens]; empty: counted.
  int64_t axisStride = 0, batchStride = 0;
};

/// The form follows from the positions alone (docs/spec.md, section 7).
llvm::Expected<TableAndRows> buildTable(const ropewalk_rotation &rotation,
                                        const TokenPositions &positions);

/// A row for each distinct position of `tokens` tokens per batch, counted ones too: devices read
/// rows, whatever the positions are. A plan has checked the sequences.
llvm::Expected<TableAndRows> buildListedTable(const ropewalk_rotation &rotation,
                                              TokenPositions positions, int64_t tokens);

} // namespace ropewalk::driver

#endif
