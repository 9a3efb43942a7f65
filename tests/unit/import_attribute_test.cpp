//===- import_attribute_test.cpp - Rotations in attributes ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

using namespace ropewalk;

namespace {

/// Every number of every rule differs from its neighbours, so that none can take another's place.
TEST(Frequencies, OfEveryRuleSurviveTheWayThroughAnAttribute) {
  const double first[] = {1.5, 2.5}, second[] = {3.5, 1.0 / 3};
  for (int scaling = ROPEWALK_SCALING_DEFAULT; scaling <= ROPEWALK_SCALING_LIST; ++scaling) {
    mlir::MLIRContext context;
    context.getOrLoadDialect<rope::RopeDialect>();
    ropewalk_frequencies f = {};
    f.scaling = static_cast<ropewalk_scaling>(scaling);
    f.angle = ROPEWALK_ANGLE_HF;
    f.attention_factor = 1.25;
    if (scaling != ROPEWALK_SCALING_LIST)
      f.theta = 10000.000000000002;
    switch (f.scaling) {
    case ROPEWALK_SCALING_DEFAULT:
      f.divisors = first;
      break;
    case ROPEWALK_SCALING_LINEAR:
      f.factor = 0.1;
      f.divisors = second;
      break;
    case ROPEWALK_SCALING_DYNAMIC:
      f.factor = 0.1;
      f.max_position_embeddings = 4096;
      f.seq_len = 5000;
      break;
    case ROPEWALK_SCALING_NTK:
      f.factor = 0.1;
      f.mixed_b = 0.625;
      break;
    case ROPEWALK_SCALING_NTK_ALPHA:
      f.alpha = 1000;
      break;
    case ROPEWALK_SCALING_YARN:
      f.factor = 0.1;
      f.original_max_position_embeddings = 8192;
      f.beta_fast = 33;
      f.beta_slow = 2;
      f.mscale = 0.7;
      f.mscale_all_dim = 0.6;
      f.extrapolation_factor = 0.5;
      f.no_truncate = 1;
      f.log_blend = 1;
      f.divisors = first;
      break;
    case ROPEWALK_SCALING_LONGROPE:
      f.factor = 0.1;
      f.original_max_position_embeddings = 8192;
      f.short_factor = first;
      f.long_factor = second;
      f.seq_len = 5000;
      break;
    case ROPEWALK_SCALING_LLAMA3:
      f.factor = 0.1;
      f.low_freq_factor = 1.0 / 3;
      f.high_freq_factor = 2.0 / 3;
      f.original_max_position_embeddings = 8192;
      break;
    case ROPEWALK_SCALING_PROPORTIONAL:
      f.factor = 0.1;
      f.active_pairs = 7;
      break;
    case ROPEWALK_SCALING_LIST:
      f.inv_freq = first;
      break;
    }
    if (f.short_factor || f.inv_freq || f.divisors)
      f.list_length = 2;

    ropewalk_frequencies back = rope::toAttribute(f, &context).toFrequencies();
    for (auto list : {&ropewalk_frequencies::short_factor, &ropewalk_frequencies::long_factor,
                      &ropewalk_frequencies::inv_freq, &ropewalk_frequencies::divisors}) {
      ASSERT_EQ(back.*list == nullptr, f.*list == nullptr) << scaling;
      if (f.*list) {
        EXPECT_NE(back.*list, f.*list) << "a list of the context's own";
        EXPECT_EQ(llvm::ArrayRef(back.*list, 2), llvm::ArrayRef(f.*list, 2)) << scaling;
      }
      back.*list = f.*list;
    }
    EXPECT_EQ(std::memcmp(&back, &f, sizeof f), 0) << scaling; // there is no padding
  }
}

TEST(Axes, SurviveTheWayThroughAnAttribute) {
  mlir::MLIRContext context;
  context.getOrLoadDialect<rope::RopeDialect>();
  const uint8_t pairAxis[] = {1, 0, 1};
  const ropewalk_axes axes = {2, ROPEWALK_AXES_LISTED, 1, 0, {1, 2}, pairAxis};
  ropewalk_axes back = rope::toAttribute(axes, 3, &context).toAxes();
  ASSERT_NE(back.pair_axis, nullptr);
  EXPECT_EQ(llvm::ArrayRef(back.pair_axis, 3), llvm::ArrayRef(pairAxis));
  back.pair_axis = pairAxis;
  EXPECT_EQ(std::memcmp(&back, &axes, sizeof axes), 0);
  EXPECT_FALSE(rope::toAttribute(ropewalk_axes{}, 3, &context));
}

} // namespace
