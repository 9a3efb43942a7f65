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

#ifndef __cplusplus
#error "ropewalk/rotation.h is for C++; C has ropewalk/ropewalk.h"
#endif

#include "ropewalk/status.h"

#include <initializer_list>
#include <vector>

namespace ropewalk {

/// The whole head turns, inv_freq[i] = theta^(-2i/headDim).
inline ropewalk_rotation makeRotation(int64_t headDim, double theta,
                                      ropewalk_pairing pairing = ROPEWALK_HALF) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = headDim;
  rotation.rotary_dim = headDim;
  rotation.pairing = pairing;
  rotation.frequencies.theta = theta;
  return rotation;
}

//===----------------------------------------------------------------------===//
// Windows and axes
//===----------------------------------------------------------------------===//

/// Only the first rotaryDim components turn, as with partial_rotary_factor; theta's exponents
/// are -2i/rotaryDim.
inline ropewalk_rotation rotateFirst(ropewalk_rotation rotation, int64_t rotaryDim) {
  rotation.window_begin = 0;
  rotation.rotary_dim = rotaryDim;
  return rotation;
}

/// Only the last rotaryDim components turn, as in MLA heads.
inline ropewalk_rotation rotateLast(ropewalk_rotation rotation, int64_t rotaryDim) {
  rotation.window_begin = rotation.head_dim - rotaryDim;
  rotation.rotary_dim = rotaryDim;
  return rotation;
}

/// Positions have a coordinate per section; sections[a] pairs turn by coordinate a. M-RoPE:
/// Qwen2-VL is {16, 24, 24}; Qwen3-VL {24, 20, 20}, ROPEWALK_AXES_INTERLEAVED. Refused later
/// if there are more than ROPEWALK_MAX_AXES.
inline ropewalk_rotation splitIntoSections(ropewalk_rotation rotation,
                                           std::initializer_list<int64_t> sections,
                                           ropewalk_axis_order order = ROPEWALK_AXES_CONTIGUOUS) {
  rotation.axes = {};
  rotation.axes.order = order;
  for (int64_t pairs : sections)
    if (rotation.axes.count++ < ROPEWALK_MAX_AXES)
      rotation.axes.sections[rotation.axes.count - 1] = pairs;
  return rotation;
}

/// Sections whose frequencies each begin anew: axial vision models, Flux, Wan.
inline ropewalk_rotation splitIntoAxes(ropewalk_rotation rotation,
                                       std::initializer_list<int64_t> sections) {
  rotation = splitIntoSections(rotation, sections);
  rotation.axes.restart = 1;
  return rotation;
}

//===----------------------------------------------------------------------===//
// Scaling rules
//===----------------------------------------------------------------------===//

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

/// Position interpolation: every frequency is divided by factor.
inline ropewalk_rotation scaleLinearly(ropewalk_rotation rotation, double factor) {
  rotation.frequencies.scaling = ROPEWALK_SCALING_LINEAR;
  rotation.frequencies.factor = factor;
  return rotation;
}

/// Adds dynamic NTK scaling, for seqLen tokens.
inline ropewalk_rotation scaleDynamically(ropewalk_rotation rotation, double factor,
                                          double maxPositionEmbeddings, int64_t seqLen) {
  ropewalk_frequencies &frequencies = rotation.frequencies;
  frequencies.scaling = ROPEWALK_SCALING_DYNAMIC;
  frequencies.factor = factor;
  frequencies.max_position_embeddings = maxPositionEmbeddings;
  frequencies.seq_len = seqLen;
  return rotation;
}

/// Adds static NTK scaling by factor.
inline ropewalk_rotation scaleLikeNtk(ropewalk_rotation rotation, double factor,
                                      double mixedB = 0) {
  rotation.frequencies.scaling = ROPEWALK_SCALING_NTK;
  rotation.frequencies.factor = factor;
  rotation.frequencies.mixed_b = mixedB;
  return rotation;
}

/// Adds NTK scaling by alpha. Hunyuan uses 1000.
inline ropewalk_rotation scaleLikeHunyuan(ropewalk_rotation rotation, double alpha) {
  rotation.frequencies.scaling = ROPEWALK_SCALING_NTK_ALPHA;
  rotation.frequencies.alpha = alpha;
  return rotation;
}

/// Adds YaRN with its usual numbers; set beta_fast, mscale and the others by hand. Qwen2.5
/// uses 4, 32768.
inline ropewalk_rotation scaleLikeYarn(ropewalk_rotation rotation, double factor,
                                       double originalMaxPositionEmbeddings) {
  ropewalk_frequencies &frequencies = rotation.frequencies;
  frequencies.scaling = ROPEWALK_SCALING_YARN;
  frequencies.factor = factor;
  frequencies.original_max_position_embeddings = originalMaxPositionEmbeddings;
  return rotation;
}

/// Adds LongRoPE for seqLen tokens; factor is the whole stretch of the context. Both lists have
/// one entry per pair and must outlive the last use of the rotation; lists without a name, which
/// end with the statement, do not compile.
inline ropewalk_rotation scaleLikeLongrope(ropewalk_rotation rotation,
                                           const std::vector<double> &shortFactor,
                                           const std::vector<double> &longFactor, double factor,
                                           double originalMaxPositionEmbeddings, int64_t seqLen) {
  ropewalk_frequencies &frequencies = rotation.frequencies;
  frequencies.scaling = ROPEWALK_SCALING_LONGROPE;
  frequencies.factor = factor;
  frequencies.original_max_position_embeddings = originalMaxPositionEmbeddings;
  frequencies.seq_len = seqLen;
  frequencies.short_factor = shortFactor.data();
  frequencies.long_factor = longFactor.data();
  // Lists of different lengths would be read beyond their end: no length fits them.
  frequencies.list_length =
      shortFactor.size() == longFactor.size() ? static_cast<int64_t>(shortFactor.size()) : -1;
  return rotation;
}

ropewalk_rotation scaleLikeLongrope(ropewalk_rotation, std::vector<double> &&,
                                    const std::vector<double> &, double, double, int64_t) = delete;
ropewalk_rotation scaleLikeLongrope(ropewalk_rotation, const std::vector<double> &,
                                    std::vector<double> &&, double, double, int64_t) = delete;
ropewalk_rotation scaleLikeLongrope(ropewalk_rotation, std::vector<double> &&,
                                    std::vector<double> &&, double, double, int64_t) = delete;

/// Only the first activePairs pairs turn, at the frequencies of the whole head. Gemma 4's
/// global layers have a quarter of them.
inline ropewalk_rotation rotateProportionally(ropewalk_rotation rotation, int64_t activePairs) {
  rotation.frequencies.scaling = ROPEWALK_SCALING_PROPORTIONAL;
  rotation.frequencies.active_pairs = activePairs;
  return rotation;
}

/// inv_freq as listed, one entry per pair; the list must outlive the last use of the rotation,
/// and have a name.
inline ropewalk_rotation useFrequencies(ropewalk_rotation rotation,
                                        const std::vector<double> &inverse) {
  rotation.frequencies.scaling = ROPEWALK_SCALING_LIST;
  rotation.frequencies.inv_freq = inverse.data();
  rotation.frequencies.list_length = static_cast<int64_t>(inverse.size());
  return rotation;
}

ropewalk_rotation useFrequencies(ropewalk_rotation, std::vector<double> &&) = delete;

//===----------------------------------------------------------------------===//
// Results and layouts
//===----------------------------------------------------------------------===//

/// inv_freq[i], 0 <= i < rotary_dim/2, within 1 ulp; with ROPEWALK_ANGLE_HF the f32 numbers.
inline Expected<std::vector<double>> inverseFrequencies(const ropewalk_rotation &rotation) {
  ropewalk_error error;
  std::vector<double> result;
  // A refused rotation never reaches the array, so its size may be anything.
  bool valid = rotation.rotary_dim >= 0 && rotation.rotary_dim <= rotation.head_dim &&
               rotation.head_dim <= 65536;
  result.resize(valid ? static_cast<size_t>(rotation.rotary_dim / 2 + 1) : 1);
  if (ropewalk_inv_freq(&rotation, result.data(), nullptr, &error) != ROPEWALK_OK)
    return Error(error);
  result.resize(static_cast<size_t>(rotation.rotary_dim / 2));
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
