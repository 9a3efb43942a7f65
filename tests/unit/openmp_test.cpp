//===- openmp_test.cpp - The parallel_for by OpenMP -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/openmp.h"

#include "support/scenario.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

#include <mutex>
#include <vector>

namespace ropewalk {
namespace {

struct Seen {
  std::mutex mutex;
  std::vector<int> times;

  static void count(void *context, int64_t begin, int64_t end) {
    auto &seen = *static_cast<Seen *>(context);
    std::lock_guard<std::mutex> lock(seen.mutex);
    EXPECT_LT(begin, end);
    for (int64_t i = begin; i < end; ++i)
      ++seen.times.at(i);
  }
};

TEST(OpenMp, CoversEachIndexExactlyOnce) {
  for (int64_t count : {0, 1, 2, 3, 7, 64, 1001}) {
    Seen seen;
    seen.times.resize(count);
    ropewalk_openmp_parallel_for(nullptr, count, Seen::count, &seen);
    EXPECT_EQ(seen.times, std::vector<int>(count, 1)) << count;
  }
}

TEST(OpenMp, GivesTheBitsOfOneThread) {
  test::Random random(51);
  test::Scenario scenario;
  scenario.layout.q = bshd(4000, 4, 32);
  scenario.options.position_end = 4000;
  test::TestCall call(scenario.rotation, scenario.layout, 1, 4000, random);
  ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  std::vector<unsigned char> alone = call.result();
  call.reset();
  scenario.options.parallel_for = ropewalk_openmp_parallel_for;
  ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  EXPECT_EQ(call.result(), alone);
}

} // namespace
} // namespace ropewalk
