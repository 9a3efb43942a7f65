//===- exact_frequencies.h - What the scaling rules say ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The formulas of docs/spec.md, written down once more without the runtime's code: in
// binary128 as they stand there, and in f32 as Hugging Face's operations in binary128,
// each rounded. Rotations are valid.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_EXACT_FREQUENCIES_H
#define ROPEWALK_TESTS_SUPPORT_EXACT_FREQUENCIES_H

#include "support/quad.h"

#include "ropewalk/ropewalk.h"

#include <cstdint>
#include <vector>

namespace ropewalk::test {

/// The axis of pair i.
int axisOfPair(const ropewalk_rotation &rotation, int64_t i);

/// A pair's number and what j and D are in theta^(-2j/D).
struct Exponent {
  int64_t pair, j, dim;
};

/// Of all pairs, with axes.restart heeded.
std::vector<Exponent> exponentsOf(const ropewalk_rotation &rotation);

/// inv_freq[i] over the reals, relative error below 2^-105.
std::vector<Quad> exactFrequencies(const ropewalk_rotation &rotation);

/// inv_freq[i] in f32, whatever rotation.frequencies.angle says.
std::vector<float> hfFrequencies(const ropewalk_rotation &rotation);

/// What cos and sin are multiplied by: as given, or the rule's own.
Quad exactAttentionFactor(const ropewalk_rotation &rotation);

} // namespace ropewalk::test

#endif
