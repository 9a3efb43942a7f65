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

namespace ropewalk::driver {

/// Order of a tensor's dimensions: batch, sequence, heads, head_dim; thd has the tokens of
/// ragged batches in a row.
enum class Order { Bshd, Bhsd, Thd };
std::optional<Order> parseOrder(llvm::StringRef name);

/// q and k of a file, checked against each other and the model, and the tensors that say
/// where their tokens are.
struct ApplyInput {
  const SafetensorsFile *file = nullptr;
  Order order = Order::Bshd;
  const SafetensorsFile::Tensor *q = nullptr;
  const SafetensorsFile::Tensor *k = nullptr;         ///< May be null.
  const SafetensorsFile::Tensor *positions = nullptr; ///< May be null.
  const SafetensorsFile::Tensor *cuSeqlens = nullptr; ///< May be null.
  ropewalk_dtype dtype = ROPEWALK_F32;
  int64_t batches = 0, tokens = 0;
  ropewalk_rotation rotation = {}; ///< The model's, over the width the tensors have.
  ropewalk_tensor_layout qLayout = {}, kLayout = {}; ///< src and dst alike.
};

/// `<file>: tensor '<name>': <message>`
llvm::Error tensorError(const SafetensorsFile &file, const TensorInfo &tensor,
                        const llvm::Twine &message);

/// The tensors' last dimension is the model's head_dim, or its rotary_dim where only the
/// window is stored. Heads are the model's, or a divisor: a shard of tensor parallelism.
llvm::Expected<ApplyInput> readInput(const SafetensorsFile &file, Order order, const Model &model);

} // namespace ropewalk::driver

#endif
