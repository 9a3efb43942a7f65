//===- angle_modes_test.cpp - How far the two angle modes are apart -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The figures of docs/numerics.md, section "Angle mode", measured again.
//
//===----------------------------------------------------------------------===//

#include "frequencies.h"
#include "turn.h"

#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ropewalk {
namespace {

/// The largest difference of cos or sin over all pairs and the 4096 positions below `end`.
double worstDifference(ropewalk_rotation rotation, int64_t end) {
  auto exact = computeFrequencies(rotation);
  rotation.frequencies.angle = ROPEWALK_ANGLE_HF;
  auto hf = computeFrequencies(rotation);
  EXPECT_TRUE(exact && hf);
  double worst = 0;
  for (int64_t p = end - 4096; p < end; ++p)
    for (size_t i = 0; i < hf->inverse.size(); ++i) {
      auto position = static_cast<double>(p);
      CosSin a = cosSinOfTurns(exact->turns[i], position, 1);
      CosSinF32 b = cosSinHf(hf->inverse[i].hi, position, 1);
      worst = std::max({worst, std::fabs(a.cos - b.cos), std::fabs(a.sin - b.sin)});
    }
  return worst;
}

struct Documented {
  const char *name;
  ropewalk_rotation rotation;
  double worst[4]; ///< Below positions 4096, 32768, 131072, 1048576.
};

const Documented documented[] = {
    {"default", makeRotation(128, 1e4), {2.4e-4, 1.9e-3, 7.7e-3, 6.2e-2}},
    {"llama31",
     scaleLikeLlama3(makeRotation(128, 5e5), 8, 1, 4, 8192),
     {2.8e-4, 2.3e-3, 9.3e-3, 7.5e-2}},
    {"qwen25", scaleLikeYarn(makeRotation(128, 1e6), 4, 32768), {2.8e-4, 2.3e-3, 9.4e-3, 7.6e-2}}};

class AngleModes : public testing::TestWithParam<Documented> {};

TEST_P(AngleModes, DifferByWhatIsDocumented) {
  int64_t end = 4096;
  for (double want : GetParam().worst) {
    double got = worstDifference(GetParam().rotation, end);
    EXPECT_NEAR(got, want, 0.03 * want) << "below " << end;
    end *= end == 4096 || end == 131072 ? 8 : 4;
  }
}

INSTANTIATE_TEST_SUITE_P(Frequencies, AngleModes, testing::ValuesIn(documented),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace ropewalk
