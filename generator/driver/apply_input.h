//===- apply_input.h - The tensors of ropewalk apply ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_APPLY_INPUT_H
#define ROPEWALK_DRIVER_APPLY_INPUT_H

#include "io/safetensors.h"
#include "lower/requests.h"
#include "tables.h"

namespace ropewalk::driver {

/// Order of a tensor's dimensions: batch, sequence, heads, head_dim; thd has tokens of
/// ragged batches in a row.
enum class Axes { Bshd, Bhsd, Thd };
std::optional<Axes> parseAxes(llvm::StringRef name);

/// q, k and positions of a file, checked against each other and the model.
struct ApplyInput {
  const SafetensorsFile::Tensor *q = nullptr;
  const SafetensorsFile::Tensor *k = nullptr;         ///< May be null.
  const SafetensorsFile::Tensor *positions = nullptr; ///< May be null.
  ropewalk_dtype dtype = ROPEWALK_F32;
  int64_t batches = 0, tokens = 0;
  ropewalk_rotation rotation = {}; ///< The model's, over the width the tensors have.
  ropewalk_tensor_layout qLayout = {}, kLayout = {}; ///< src and dst alike.
};

/// The tensors' last dimension is the model's head_dim, or its rotary_dim where only the
/// window is stored. Heads are the model's, or a divisor: a shard of tensor parallelism.
llvm::Expected<ApplyInput> readInput(const SafetensorsFile &file, Axes axes, const Model &model);

/// Where each token is, and the table rows for it.
struct TokenPositions {
  std::vector<int64_t> list; ///< Empty: token t of a batch is at position t.
  int64_t batchStride = 0;   ///< 0: all batches share one row.
  int64_t begin = 0, end = 1;
  /// Where positions are too far apart for a table of [begin, end): one row for each, and
  /// `list` holds row numbers.
  TableRef sparseTable;
};

llvm::Expected<TokenPositions> readPositions(const SafetensorsFile &file, const ApplyInput &input,
                                             Axes axes);

} // namespace ropewalk::driver

#endif
