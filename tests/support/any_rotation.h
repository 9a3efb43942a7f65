//===- any_rotation.h - Random rotations ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_ANY_ROTATION_H
#define ROPEWALK_TESTS_SUPPORT_ANY_ROTATION_H

#include "support/random.h"

#include "ropewalk/ropewalk.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// "default", "llama3", ...
const char *scalingName(ropewalk_scaling scaling);

inline constexpr ropewalk_scaling everyScaling[] = {
    ROPEWALK_SCALING_DEFAULT, ROPEWALK_SCALING_LLAMA3,   ROPEWALK_SCALING_LINEAR,
    ROPEWALK_SCALING_DYNAMIC, ROPEWALK_SCALING_NTK,      ROPEWALK_SCALING_NTK_ALPHA,
    ROPEWALK_SCALING_YARN,    ROPEWALK_SCALING_LONGROPE, ROPEWALK_SCALING_PROPORTIONAL,
    ROPEWALK_SCALING_LIST};

/// A rotation and its lists.
struct OwningRotation {
  ropewalk_rotation rotation = {}; ///< Without the lists.
  std::vector<double> shortFactor, longFactor, inverse, divisors;
  std::vector<uint8_t> pairAxis;

  /// The rotation, pointing to the lists of this object.
  ropewalk_rotation linked() const;

  /// Every field that is not 0, for a trace.
  std::string describe() const;
};

/// Numbers of the rule that `owner` names, for the window that it has, and any attention factor.
void drawFrequencies(Random &random, OwningRotation &owner);

/// A valid rotation by `scaling`, of head_dim up to `maxHeadDim`: any window, pairing, axes,
/// and numbers of the rule. Angle mode EXACT, no reorder, no blocks, forward.
OwningRotation anyRotation(Random &random, ropewalk_scaling scaling, int64_t maxHeadDim = 256);

} // namespace ropewalk::test

#endif
