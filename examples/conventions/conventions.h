//===- conventions.h - Other systems' calls on Ropewalk ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per system, named and shaped as there, one file each: what its call means
// in terms of a rotation, a layout and a cache. docs/conventions.md is the table of all.
// Tensors are contiguous f32; f16 and bf16 are a matter of layout.dtype and cache.dtype.
//
//===----------------------------------------------------------------------===//

#ifndef CONVENTIONS_H
#define CONVENTIONS_H

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <complex>
#include <optional>
#include <vector>

namespace conventions {

using Floats = std::vector<float>;
using Complexes = std::vector<std::complex<float>>;
using ropewalk::Expected;

/// Sizes of a pair of tensors q [.., heads, ..] and k [.., keyHeads, ..]; no k if keyHeads is 0.
struct Shape {
  int64_t batches, tokens, heads, keyHeads, headDim;
};

struct Rotated {
  Floats q, k;
};

/// All that one call needs.
struct Call {
  ropewalk_rotation rotation = {};
  ropewalk_layout layout = {};
  ropewalk_plan_options options = {};
  ropewalk_tensors tensors = {};

  /// Plans and runs once, on the portable reference. An engine keeps the plan and sets
  /// options.kernels to its library's table instead of allow_reference.
  Expected<Rotated> run(const Floats &q, const Floats &k = {});
  Expected<Floats> runOne(const Floats &x);
};

/// roformer.cpp: the paper's R^d_{Theta,m} x.
Expected<Floats> rotaryMatrixTimes(const Floats &x, int64_t m);

/// rotation_matrix.cpp: the 2x2 matrix {cos, -sin, sin, cos} that turns pair i at position m, and
/// the elementwise form for all tokens of q [tokens, dModel], with cos and sin [tokens, dModel].
Expected<Floats> rotationMatrix(int64_t m, int64_t i, int64_t dModel);
Expected<Floats> rotateElementwise(const Floats &q, const Floats &cos, const Floats &sin,
                                   int64_t dModel);

/// relative_position.cpp: q at position m times k at position n.
Expected<double> score(const Floats &q, int64_t m, const Floats &k, int64_t n);

/// hf_llama.cpp: q, k [B, H, S, D] for unsqueezeDim 1, [B, S, H, D] for 2; cos, sin [1 or B, S, D].
Expected<Rotated> applyRotaryPosEmb(const Floats &q, const Floats &k, const Floats &cos,
                                    const Floats &sin, const Shape &shape, int unsqueezeDim = 1);

/// gpt_oss.cpp: x [B, H, S, D]; cos, sin [S, D/2].
Expected<Floats> applyRotaryEmbGptOss(const Floats &x, const Floats &cos, const Floats &sin,
                                      const Shape &shape);

/// mistral.cpp: xq, xk [T, H, D]; freqsCis [T, D/2], one row per token.
Expected<Rotated> applyRotaryEmbMistral(const Floats &xq, const Floats &xk,
                                        const Complexes &freqsCis, const Shape &shape);

/// llama2.cpp: freqs_cis [end, dim/2], and xq, xk [B, S, H, D] turned by it.
Expected<Complexes> precomputeFreqsCis(int64_t dim, int64_t end, double theta = 10000);
Expected<Rotated> applyRotaryEmb(const Floats &xq, const Floats &xk, const Complexes &freqsCis,
                                 const Shape &shape);

/// torchtune.cpp: x [B, S, H, D]; cache [maxSeqLen, D/2, 2]; inputPos [B, S], or empty.
Expected<Floats> rotaryPositionalEmbeddings(const Floats &x, const Floats &cache,
                                            const std::vector<int64_t> &inputPos,
                                            const Shape &shape);

/// litgpt.cpp: x [B, H, T, D] at positions 0 to T-1, turned by what build_rope_cache makes of its
/// arguments.
struct Smoothing {
  double factor, lowFreqFactor, highFreqFactor, originalMaxSeqLen;
};
struct RopeCacheArguments {
  int64_t nElem;
  double base = 10000, condenseRatio = 1;
  std::optional<Smoothing> extraConfig = std::nullopt;
};
Expected<Floats> applyRope(const Floats &x, const RopeCacheArguments &arguments,
                           const Shape &shape);

/// hf_permute.cpp: w [dim1, dim2], or batches of them, from Meta's row order to Hugging Face's.
Expected<Floats> permute(const Floats &w, int64_t nHeads, int64_t dim1, int64_t dim2,
                         int64_t batches = 1);

} // namespace conventions

#endif
