//===- roformer.cpp - The RoFormer paper ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Su et al., equation 15: R^d_{Theta,m} is block diagonal, block i turns (x_{2i-1}, x_{2i}) by
// m theta_i with theta_i = 10000^(-2(i-1)/d), i = 1, ..., d/2.
//
// The paper counts from 1 and pairs neighbours: its pair i is our pair i-1 of the
// interleaved pairing. A vector is one head of one token.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Floats> rotaryMatrixTimes(const Floats &x, int64_t m) {
  const auto d = static_cast<int64_t>(x.size());
  Call call;
  call.rotation = ropewalk::makeRotation(d, 10000, ROPEWALK_INTERLEAVED);
  call.layout.q = ropewalk::bshd(1, 1, d);
  call.options.position_begin = m;
  call.options.position_end = m + 1;
  call.tensors.batches = call.tensors.tokens = 1;
  call.tensors.position_offset = m;
  return call.runOne(x);
}

} // namespace conventions
