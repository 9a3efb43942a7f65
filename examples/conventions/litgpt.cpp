//===- litgpt.cpp - LitGPT ------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   def build_rope_cache(seq_len, n_elem, device, base=10000, condense_ratio=1, extra_config=None)
//   def apply_rope(x, cos, sin):    # x [B, H, T, D], cos and sin [T, D]
//
// Half pairing, full-width tiled tables. condense_ratio divides positions: linear scaling by that
// factor. extra_config is Llama 3's smoothing, written with a clamp. Both at once are a list of
// frequencies. A plan makes its tables itself; LitGPT's own would be a cache as in hf_llama.cpp.
// Where n_elem is below the head's width, LitGPT rotates x[..., :n_elem]: head_dim of the
// rotation is then the width, rotary_dim n_elem.
//
//===----------------------------------------------------------------------===//

#include "conventions.h"

namespace conventions {

Expected<Floats> applyRope(const Floats &x, const RopeCacheArguments &arguments,
                           const Shape &shape) {
  Call call;
  call.rotation = ropewalk::makeRotation(shape.headDim, arguments.base, ROPEWALK_HALF);
  call.rotation.rotary_dim = arguments.nElem;
  if (const auto &extra = arguments.extraConfig)
    call.rotation = ropewalk::scaleLikeLlama3(call.rotation, extra->factor, extra->lowFreqFactor,
                                              extra->highFreqFactor, extra->originalMaxSeqLen);
  std::vector<double> list; // outlives the plan's making
  if (arguments.condenseRatio != 1 && arguments.extraConfig) {
    auto smoothed = ropewalk::inverseFrequencies(call.rotation);
    if (!smoothed)
      return smoothed.error();
    list = std::move(*smoothed);
    for (double &frequency : list)
      frequency /= arguments.condenseRatio;
    call.rotation.frequencies = {};
    call.rotation.frequencies.scaling = ROPEWALK_SCALING_LIST;
    call.rotation.frequencies.inv_freq = list.data();
    call.rotation.frequencies.list_length = arguments.nElem / 2;
  } else if (arguments.condenseRatio != 1) {
    call.rotation.frequencies.scaling = ROPEWALK_SCALING_LINEAR;
    call.rotation.frequencies.factor = arguments.condenseRatio;
  }
  call.layout.q = ropewalk::bhsd(shape.tokens, shape.heads, shape.headDim);
  call.options.position_end = shape.tokens;
  call.tensors.batches = shape.batches;
  call.tensors.tokens = shape.tokens;
  return call.runOne(x);
}

} // namespace conventions
