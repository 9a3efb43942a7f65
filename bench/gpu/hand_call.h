//===- hand_call.h - Arguments of the hand-written kernels ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_GPU_HAND_CALL_H
#define ROPEWALK_BENCH_GPU_HAND_CALL_H

namespace ropewalk::bench {

/// [tokens, heads, headDim] without gaps, at multiples of 16 bytes of the device's memory.
struct HandTensor {
  const void *src;
  void *dst;
  int heads; ///< 0: there is no such tensor.
};

/// Out of place, with fewer than 2^32 pairs in all.
struct HandCall {
  HandTensor q, k;
  const float *cos, *sin; ///< [rows, headDim/2]; rows begin at multiples of 16 bytes.
  const int *positions;   ///< [tokens]: rows.
  int tokens, headDim;
  int rowStride; ///< floats
};

struct CopyCall {
  const void *src;
  void *dst;
  long long vectors; ///< Of 16 bytes.
};

/// Threads of every hand-written kernel's block.
inline constexpr int handBlock = 256;
/// Vectors that a thread of the copying kernel moves.
inline constexpr int copyVectors = 4;

} // namespace ropewalk::bench

#endif
