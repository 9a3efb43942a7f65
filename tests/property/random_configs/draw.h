//===- draw.h - Cases that share kernels ---------------------- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_DRAW_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_DRAW_H

#include "lowering.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace ropewalk::test {

struct DrawnCase {
  uint64_t seed;
  Lowered lowered;
};

struct DrawLimits {
  uint64_t cases, kernels; ///< Kernels of all cases together.
  uint64_t seed;
};

/// Cases for a CPU that runs these targets. One whose kernels would be too many is passed over, so
/// that the rest share what is compiled. `kernels`: those counted so far, by name; `namesOf`: of a
/// package; `drawn`: how many were drawn.
std::vector<DrawnCase>
drawCases(const DrawLimits &limits, const std::vector<Target> &targets, Lowering &lowering,
          const std::function<std::vector<std::string>(const PackageRequest &)> &namesOf,
          std::set<std::string> &kernels, uint64_t &drawn);

} // namespace ropewalk::test

#endif
