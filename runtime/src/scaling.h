//===- scaling.h - The scaling rules ----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rule twice: over the reals, and step by step in f32. Both take one pair at a
// time and valid numbers (validateFrequencies).
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_SCALING_H
#define ROPEWALK_SRC_SCALING_H

#include "ropewalk/ropewalk.h"
#include "wide.h"

#include <cstdint>

namespace ropewalk {

/// A pair as the rules see it.
struct PairPlace {
  int64_t pair;  ///< i: its entry of lists, and what active_pairs counts.
  int64_t index; ///< j and
  int64_t dim;   ///< D of theta^(-2j/D): i and R, or with axes.restart those of its own axis.
};

/// The rules over the reals; relative error below 2^-104 where the result is above 2^-1000.
class ExactScaling {
public:
  explicit ExactScaling(const ropewalk_frequencies &rule);

  Wide inverseFrequency(const PairPlace &place) const;

private:
  Wide logarithm(const PairPlace &place) const;
  Wide scaleLlama3(Wide inverse) const;
  Wide keptWeight(const PairPlace &place) const;

  const ropewalk_frequencies &rule;
  Wide logTheta = 0;
  Wide logStretch = 0; ///< Of what the rule multiplies theta by, or divides frequencies by.
};

/// The rules in f32, in the order of operations of Hugging Face transformers; for rules that
/// it lacks, in that of their source (docs/numerics.md). Every operation is rounded to f32;
/// what Python computes before it touches a tensor, to f64.
class HfScaling {
public:
  explicit HfScaling(const ropewalk_frequencies &rule) : rule(rule) {}

  float inverseFrequency(const PairPlace &place) const;

private:
  float power(const PairPlace &place) const;
  float scaleLlama3(float inverse) const;
  float scaleYarn(float period, const PairPlace &place) const;
  float scaleNtk(float inverse, const PairPlace &place) const;
  float keptWeight(const PairPlace &place) const;

  const ropewalk_frequencies &rule;
};

} // namespace ropewalk

#endif
