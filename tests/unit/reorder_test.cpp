//===- reorder_test.cpp - Results in the other order ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reordering changes where components are written, and no bit of them.
//
//===----------------------------------------------------------------------===//

#include "run_bytes.h"

#include <cstring>
#include <string>
#include <tuple>

namespace ropewalk {
namespace {

using test::Bytes;
using test::runListed;
using test::Scenario;

class Reorders : public testing::TestWithParam<std::tuple<ropewalk_pairing, ropewalk_dtype>> {};

TEST_P(Reorders, LikeAPlainRotationWhoseResultIsPermuted) {
  const auto [pairing, dtype] = GetParam();
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
    Scenario scenario;
    if (place == ROPEWALK_IN_PLACE) // many heads of a token
      scenario.layout.q = bshd(16, 400, 32);
    scenario.rotation.window_begin = 4;
    scenario.rotation.rotary_dim = 24;
    scenario.rotation.pairing = pairing;
    scenario.layout.dtype = dtype;
    scenario.layout.place = place;
    std::vector<int64_t> positions;
    for (int64_t t = 0; t < 16; ++t)
      positions.push_back(t * 37 % 1000);
    const Bytes plain = runListed(scenario, 1, 16, positions);
    scenario.rotation.reorder = 1;
    const Bytes got = runListed(scenario, 1, 16, positions);
    const size_t element = dtype == ROPEWALK_F32 ? 4 : 2, head = 32 * element;
    Bytes want = plain;
    for (size_t row = 0; row < plain.size() / head; ++row)
      for (size_t i = 0; i < 12; ++i)
        for (size_t j = 0; j < 2; ++j) {
          const size_t half = 4 + i + j * 12, interleaved = 4 + 2 * i + j;
          const size_t from = pairing == ROPEWALK_HALF ? half : interleaved;
          const size_t to = pairing == ROPEWALK_HALF ? interleaved : half;
          std::memcpy(&want[row * head + to * element], &plain[row * head + from * element],
                      element);
        }
    EXPECT_EQ(got, want) << test::place(place);
    ropewalk_check_report report;
    EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << report.kernel;
  }
}

INSTANTIATE_TEST_SUITE_P(Run, Reorders,
                         testing::Combine(testing::Values(ROPEWALK_HALF, ROPEWALK_INTERLEAVED),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_F16,
                                                          ROPEWALK_BF16)));

TEST(Reorder, LeavesEachBlockItsComponents) {
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
    Scenario scenario;
    scenario.rotation.pairing = pairing;
    scenario.rotation.axes = {2, ROPEWALK_AXES_CONTIGUOUS, 0, 1, {6, 10}, nullptr};
    const std::vector<int64_t> positions(16); // at 0 nothing turns
    const Bytes plain = runListed(scenario, 1, 16, positions);
    scenario.rotation.reorder = 1;
    const Bytes got = runListed(scenario, 1, 16, positions);
    for (size_t head = 0; head < plain.size(); head += 32 * sizeof(float))
      for (size_t j = 0; j < 32; ++j) {
        const size_t begin = j < 12 ? 0 : 12, pairs = j < 12 ? 6 : 10, i = (j - begin) / 2;
        const size_t half = begin + i + (j % 2) * pairs;
        const size_t from = pairing == ROPEWALK_HALF ? half : j;
        const size_t to = pairing == ROPEWALK_HALF ? j : half;
        EXPECT_EQ(std::memcmp(&got[head + to * sizeof(float)], &plain[head + from * sizeof(float)],
                              sizeof(float)),
                  0)
            << "component " << to;
      }
  }
}

TEST(Reorder, TurnsTheWidestHeadsInPlaceAndRefusesWiderOnes) {
  Scenario scenario;
  scenario.rotation.reorder = 1;
  scenario.options.position_end = 2;
  const auto setWidth = [&scenario](int64_t width) {
    scenario.rotation.head_dim = scenario.rotation.rotary_dim = width;
    scenario.layout.q = bshd(16, 1, width);
  };
  setWidth(4096);
  const std::vector<int64_t> positions(16, 1);
  const Bytes outOfPlace = runListed(scenario, 1, 16, positions);
  scenario.layout.place = ROPEWALK_IN_PLACE;
  EXPECT_EQ(runListed(scenario, 1, 16, positions), outOfPlace);
  for (int64_t width : {4098, 8192}) {
    setWidth(width);
    EXPECT_EQ(scenario.refusal().message(), "rotary_dim is " + std::to_string(width) +
                                                ", expected at most 4096 to be reordered in place");
  }
}

} // namespace
} // namespace ropewalk
