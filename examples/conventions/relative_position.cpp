//===- relative_position.cpp - What attention sees of positions -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// q at position m and k at position n give
//
//   q' R(n-m) k = sum over i of (q_i . k_i) cos((n-m) theta_i) + (q_i' J k_i) sin((n-m) theta_i)
//
// with J = [[0, -1], [1, 0]]: a function of n-m alone, though each is turned by its own position.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

#include <algorithm>
#include <numeric>

namespace conventions {

Expected<double> score(const Floats &q, int64_t m, const Floats &k, int64_t n) {
  const auto d = static_cast<int64_t>(q.size());
  Call call;
  call.rotation = ropewalk::makeRotation(d, 10000, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(2, 1, d);
  call.options.position_begin = std::min(m, n);
  call.options.position_end = std::max(m, n) + 1;
  // Two tokens of one sequence; their positions are listed.
  const int64_t positions[] = {m, n};
  call.tensors.batches = 1;
  call.tensors.tokens = 2;
  call.tensors.index = ROPEWALK_INDEX_I64;
  call.tensors.positions = positions;
  Floats both = q;
  both.insert(both.end(), k.begin(), k.end());
  auto rotated = call.runOne(both);
  if (!rotated)
    return rotated.error();
  const auto middle = rotated->begin() + d;
  return std::inner_product(rotated->begin(), middle, middle, 0.0);
}

} // namespace conventions
