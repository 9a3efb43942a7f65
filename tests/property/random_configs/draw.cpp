//===- draw.cpp - Cases that share kernels --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "draw.h"

#include "repeat.h"

#include <utility>

namespace ropewalk::test {

std::vector<DrawnCase>
drawCases(const DrawLimits &limits, const std::vector<Target> &targets, Lowering &lowering,
          const std::function<std::vector<std::string>(const PackageRequest &)> &namesOf,
          std::set<std::string> &kernels, uint64_t &drawn) {
  std::vector<DrawnCase> cases;
  Random seeds(limits.seed);
  for (drawn = 0; cases.size() < limits.cases && drawn < 100 * limits.cases; ++drawn) {
    const uint64_t seed = seeds.bits();
    nowAt(seed);
    Lowered lowered = lowering.lower(makeCase(seed, targets));
    std::set<std::string> more;
    for (std::string &name : namesOf(lowered.package))
      if (!kernels.count(name))
        more.insert(std::move(name));
    if (kernels.size() + more.size() > limits.kernels)
      continue;
    kernels.merge(more);
    cases.push_back({seed, std::move(lowered)});
  }
  return cases;
}

} // namespace ropewalk::test
