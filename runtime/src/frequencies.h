//===- frequencies.h - Inverse frequencies of a rotation --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one home of the scaling rules. Everything that needs a frequency (tables, the
// self-check, tools, the generator's constants) takes it from here.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_FREQUENCIES_H
#define ROPEWALK_SRC_FREQUENCIES_H

#include "double_double.h"
#include "ropewalk/status.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ropewalk {

/// Largest head_dim accepted: far above any model, small enough that no product of
/// a valid rotation's sizes overflows.
inline constexpr int64_t maxHeadDim = 65536;

/// Frequencies after scaling: all that a table's values depend on, besides positions. A value
/// of its own: it refers to nothing of the rotation that it came from. Equal rules that are
/// spelled differently give equal frequencies.
struct Frequencies {
  /// inv_freq[i], radians per position, 0 <= i < R/2, magnitude at most 2^16. EXACT: relative
  /// error below 2^-100 (for values above 2^-900, below which the low parts underflow).
  /// HF: f32 numbers.
  std::vector<DoubleDouble> inverse;
  /// EXACT: inv_freq[i] / (2 pi), turns per position, magnitude below 2^14. HF: empty.
  std::vector<DoubleDouble> turns;
  double attentionFactor = 1;
  ropewalk_angle angle = ROPEWALK_ANGLE_EXACT;

  friend bool operator==(const Frequencies &a, const Frequencies &b) {
    return a.inverse == b.inverse && a.attentionFactor == b.attentionFactor && a.angle == b.angle;
  }
};

/// The first thing wrong with head_dim, window or pairing.
std::optional<Error> validateWindow(const ropewalk_rotation &rotation);

/// As configurations and messages spell a valid rule.
const char *scalingName(ropewalk_scaling scaling);

/// The first thing wrong with the rule, its numbers and lists, whatever the window.
std::optional<Error> validateFrequencies(const ropewalk_frequencies &frequencies);

/// The first thing in which a valid rule and its window or axes do not fit.
std::optional<Error> validateForWindow(const ropewalk_rotation &rotation);

/// Why what came out cannot be used.
std::optional<Error> validateResult(const Frequencies &frequencies);

/// All of these and pairAxes (rules only if there is a window), and the computation.
Expected<Frequencies> computeFrequencies(const ropewalk_rotation &rotation);

struct CosSin {
  double cos;
  double sin;
};

struct CosSinF32 {
  float cos;
  float sin;
};

/// What Hugging Face transformers computes in f32, each step correctly rounded: position and
/// attention factor are rounded, then the product with inv_freq, its cos and sin, and their
/// products with the attention factor. `inverse` is one of Frequencies with ROPEWALK_ANGLE_HF.
CosSinF32 cosSinHf(double inverse, double position, double attentionFactor);

} // namespace ropewalk

#endif
