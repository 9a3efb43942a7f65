//===- ropewalk/rotation.h - Rotations and layouts in C++ -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short ways to fill the C structs of the usual cases. Every field can still be set by
// hand afterwards; plan creation checks them all.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_ROTATION_H
#define ROPEWALK_ROTATION_H

#include "ropewalk/status.h"

#include <vector>

namespace ropewalk {

/// The whole head turns, inv_freq[i] = theta^(-2i/headDim), attention factor 1.
inline ropewalk_rotation makeRotation(int64_t headDim, double theta,
                                      ropewalk_pairing pairing = ROPEWALK_HALF) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = headDim;
  rotation.rotary_dim = headDim;
  rotation.pairing = pairing;
  rotation.frequencies.theta = theta;
  rotation.frequencies.attention_factor = 1;
  return rotation;
}

/// Adds Llama 3's scaling. Llama 3.1 uses 8, 1, 4, 8192.
inline ropewalk_rotation scaleLikeLlama3(ropewalk_rotation rotation, double factor,
                                         double lowFreqFactor, double highFreqFactor,
                                         double originalMaxPositionEmbeddings) {
  ropewalk_frequencies &frequencies = rotation.frequencies;
  frequencies.scaling = ROPEWALK_SCALING_LLAMA3;
  frequencies.factor = factor;
  frequencies.low_freq_factor = lowFreqFactor;
  frequencies.high_freq_factor = highFreqFactor;
  frequencies.original_max_position_embeddings = originalMaxPositionEmbeddings;
  return rotation;
}

/// inv_freq[i], 0 <= i < rotary_dim/2, within 1 ulp.
inline Expected<std::vector<double>> inverseFrequencies(const ropewalk_rotation &rotation) {
  ropewalk_error error;
  std::vector<double> result;
  // A refused rotation never reaches the array, so its size may be anything.
  bool valid = rotation.rotary_dim >= 0 && rotation.rotary_dim <= rotation.head_dim &&
               rotation.head_dim <= 65536;
  result.resize(valid ? rotation.rotary_dim / 2 + 1 : 1);
  if (ropewalk_inv_freq(&rotation, result.data(), nullptr, &error) != ROPEWALK_OK)
    return Error(error);
  result.resize(rotation.rotary_dim / 2);
  return result;
}

/// Strides of tensors that are contiguous as [batch, token, head, component].
inline ropewalk_tensor_layout bshd(int64_t tokens, int64_t heads, int64_t headDim) {
  int64_t token = heads * headDim, batch = tokens * token;
  return {heads, batch, token, headDim, batch, token, headDim};
}

/// Strides of tensors that are contiguous as [batch, head, token, component].
inline ropewalk_tensor_layout bhsd(int64_t tokens, int64_t heads, int64_t headDim) {
  int64_t head = tokens * headDim, batch = heads * head;
  return {heads, batch, headDim, head, batch, headDim, head};
}

} // namespace ropewalk

#endif
