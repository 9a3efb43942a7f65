//===- rotation_matrix.cpp - From a 2x2 matrix to all tokens --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk-through turns one pair by a matrix,
//
//   thetai = 10000 ** (-2 * i / d_model); [[cos(m*thetai), -sin(m*thetai)], [sin, cos]] @ pair
//
// then a whole row by products of its components, with each angle repeated,
//
//   cos = cos(outer(m, thetai).repeat_interleave(2, dim=1))             # [tokens, d_model]
//   ans = q*cos + q_new*sin    # q_new[2j] = -q[2j+1], q_new[2j+1] = q[2j]
//
// Both are the interleaved pairing of one head as wide as the model. Real models turn each
// head on its own: then head_dim, not d_model, stands in the exponent.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Floats> rotationMatrix(int64_t m, int64_t i, int64_t dModel) {
  // The columns of a matrix are what it makes of the unit vectors: two heads, one for each.
  Call call;
  call.rotation = ropewalk::makeRotation(dModel, 10000, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(1, 2, dModel);
  call.options.position_begin = m;
  call.options.position_end = m + 1;
  call.tensors.batches = call.tensors.tokens = 1;
  call.tensors.position_offset = m;
  Floats units(2 * dModel);
  units[2 * i] = units[dModel + 2 * i + 1] = 1;
  auto columns = call.runOne(units);
  if (!columns)
    return columns.error();
  const float *first = &(*columns)[2 * i], *second = first + dModel;
  return Floats{first[0], second[0], first[1], second[1]};
}

Expected<Floats> rotateElementwise(const Floats &q, const Floats &cos, const Floats &sin,
                                   int64_t dModel) {
  const auto tokens = static_cast<int64_t>(q.size()) / dModel;
  // Every angle stands twice in a row: pairs are two elements apart.
  const ropewalk_cache cache = {cos.data(), sin.data(), tokens, dModel, 2, ROPEWALK_F32};
  Call call;
  call.rotation = ropewalk::makeRotation(dModel, /*theta: the cache's*/ 0, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(tokens, 1, dModel);
  call.options.cache = &cache;
  call.tensors.batches = 1;
  call.tensors.tokens = tokens;
  return call.runOne(q);
}

} // namespace conventions
