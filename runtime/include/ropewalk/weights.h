//===- ropewalk/weights.h - Weights in C++ ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   // wq is [32 * 128, 4096] of bf16, from a checkpoint in Meta's order
//   auto rows = ropewalk::projectionRows(rotation, 32, 4096 * 2);
//   if (auto error = ropewalk::permute(rows, ROPEWALK_INTERLEAVED, wq, out))
//     return fail(error->message());
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_WEIGHTS_H
#define ROPEWALK_WEIGHTS_H

#ifndef __cplusplus
#error "ropewalk/weights.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/status.h"

#include <optional>

namespace ropewalk {

/// The rows that make `heads` heads of a rotation: [heads * head_dim, in] of a weight (rowBytes =
/// bytes of `in` elements), or [heads * head_dim] of a bias (rowBytes = bytes of one).
inline ropewalk_weight projectionRows(const ropewalk_rotation &rotation, int64_t heads,
                                      int64_t rowBytes) {
  ropewalk_weight weight = {};
  weight.heads = heads;
  weight.head_dim = rotation.head_dim;
  weight.window_begin = rotation.window_begin;
  weight.rotary_dim = rotation.rotary_dim;
  weight.row_bytes = rowBytes;
  return weight;
}

/// See ropewalk_permute. Nothing, or why nothing was written.
inline std::optional<Error> permute(const ropewalk_weight &weight, ropewalk_pairing from,
                                    const void *src, void *dst) noexcept {
  ropewalk_error error;
  if (ropewalk_permute(&weight, from, src, dst, &error) != ROPEWALK_OK)
    return Error(error);
  return std::nullopt;
}

} // namespace ropewalk

#endif
