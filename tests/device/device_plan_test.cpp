//===- device_plan_test.cpp - What plans for a device accept --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_scenario.h"

#include "support/raw_enum.h"

#include "ropewalk/tables.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <functional>

namespace ropewalk {
namespace {

using test::DeviceScenario;
using test::FakeDeviceTable;
using test::setRaw;
using testing::HasSubstr;

struct Refused {
  const char *name;
  std::function<void(DeviceScenario &)> change;
  ropewalk_status status;
  const char *message;
};

class RefusesOnDevice : public testing::TestWithParam<Refused> {};

TEST_P(RefusesOnDevice, ByName) {
  DeviceScenario scenario;
  ASSERT_TRUE(scenario.planWith(FakeDeviceTable(scenario.kernels())));
  GetParam().change(scenario);
  auto plan = scenario.planWith(FakeDeviceTable(scenario.kernels()));
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().status(), GetParam().status);
  EXPECT_STREQ(plan.error().message(), GetParam().message);
}

void splitIntoTwo(DeviceScenario &s) { s.rotation = splitIntoSections(s.rotation, {8, 8}); }

alignas(16) float values[64];
const ropewalk_cache halfCache = {values, values, 2, 32, 1, ROPEWALK_F16};
const ropewalk_cache longCache = {values, values, INT64_C(1) << 30, 32, 1, ROPEWALK_F32};

const Refused refused[] = {
    {"NoWindow", [](auto &s) { s.rotation.rotary_dim = 0; }, ROPEWALK_UNSUPPORTED,
     "rotary_dim is 0, expected a window on a device"},
    {"ReorderInPlace",
     [](auto &s) {
       s.rotation.reorder = 1;
       s.layout.place = ROPEWALK_IN_PLACE;
     },
     ROPEWALK_UNSUPPORTED,
     "place is ROPEWALK_IN_PLACE, expected ROPEWALK_OUT_OF_PLACE with reorder on a device"},
    {"HalfPrecisionCache", [](auto &s) { s.options.cache = &halfCache; }, ROPEWALK_UNSUPPORTED,
     "cache.dtype is 1, expected ROPEWALK_F32 on a device"},
    {"LongCache", [](auto &s) { s.options.cache = &longCache; }, ROPEWALK_UNSUPPORTED,
     "table has 1073741824 rows, expected at most 67108864 on a device"},
    {"CopiedPads", [](auto &s) { s.options.pad = ROPEWALK_PAD_COPY; }, ROPEWALK_UNSUPPORTED,
     "pad is ROPEWALK_PAD_COPY, expected ROPEWALK_PAD_NONE or ROPEWALK_PAD_LEAVE on a device"},
    {"WidePad",
     [](auto &s) {
       s.options.pad = ROPEWALK_PAD_LEAVE;
       s.options.pad_position = INT64_C(1) << 31;
     },
     ROPEWALK_UNSUPPORTED, "pad_position is 2147483648, expected -2^31 to 2^31-1 on a device"},
    {"LowPad",
     [](auto &s) {
       s.options.pad = ROPEWALK_PAD_LEAVE;
       s.options.pad_position = -(INT64_C(1) << 31) - 1;
     },
     ROPEWALK_UNSUPPORTED, "pad_position is -2147483649, expected -2^31 to 2^31-1 on a device"},
    {"SeveralAxes", splitIntoTwo, ROPEWALK_UNSUPPORTED,
     "axes.count is 2, expected one coordinate, or a table of listed positions, on a device"},
    {"Pad", [](auto &s) { setRaw(s.options.pad, 9); }, ROPEWALK_INVALID_ARGUMENT,
     "pad is 9, expected ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE or ROPEWALK_PAD_COPY"},
    {"Rotation", [](auto &s) { s.rotation.rotary_dim = 31; }, ROPEWALK_INVALID_ARGUMENT,
     "rotary_dim is 31, expected an even number in [0, head_dim=32]"},
    {"Layout", [](auto &s) { s.layout.q.heads = -1; }, ROPEWALK_INVALID_ARGUMENT,
     "q.heads is -1, expected 0 to 65536"},
    {"Range", [](auto &s) { s.options.position_end = 0; }, ROPEWALK_INVALID_ARGUMENT,
     "position_end is 0, expected more than position_begin=0 and at most 2^31"},
};
INSTANTIATE_TEST_SUITE_P(DevicePlan, RefusesOnDevice, testing::ValuesIn(refused),
                         [](const auto &info) { return info.param.name; });

TEST(DevicePlan, NeedsKernels) {
  DeviceScenario scenario;
  auto plan =
      createDevicePlan(scenario.rotation, scenario.layout, scenario.options, scenario.device);
  ASSERT_FALSE(plan);
  EXPECT_STREQ(plan.error().message(), "kernels is null, expected a kernel table");
  ropewalk_kernel_table later = {ROPEWALK_KERNEL_ABI + 1, 0, nullptr, 0, nullptr};
  scenario.options.kernels = &later;
  plan = createDevicePlan(scenario.rotation, scenario.layout, scenario.options, scenario.device);
  ASSERT_FALSE(plan);
  EXPECT_THAT(plan.error().message(), HasSubstr("generate the library again"));
}

TEST(DevicePlan, RefusesBlocksAndFactorsOfATable) {
  DeviceScenario scenario;
  splitIntoTwo(scenario);
  scenario.rotation.axes.blocks = 1;
  // One coordinate, the row of a list, turns pairs of both axes.
  auto listed = SharedTable::create(scenario.rotation, tableOfPositions({1, 2, 3, 4}, 2));
  ASSERT_TRUE(listed) << listed.error().message();
  scenario.options.table = listed->get();
  auto plan = scenario.planWith(FakeDeviceTable(scenario.kernels()));
  ASSERT_FALSE(plan);
  EXPECT_STREQ(plan.error().message(),
               "axes.blocks is nonzero, expected pairs across the window on a device");
  scenario.rotation.axes.blocks = 0;
  EXPECT_TRUE(scenario.planWith(FakeDeviceTable(scenario.kernels())));

  DeviceScenario other;
  auto factored =
      SharedTable::create(other.rotation, tableOfRange(0, 1000, ROPEWALK_TABLE_FACTORED));
  other.options.table = factored->get();
  plan = other.planWith(FakeDeviceTable(other.kernels()));
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().status(), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(plan.error().message(),
               "table is ROPEWALK_TABLE_FACTORED, expected ROPEWALK_TABLE_PLAIN on a device");
}

TEST(DevicePlan, WordsNeedAlignmentOfEverythingThatIsAddedToAddresses) {
  const auto usesWords = [](const std::function<void(DeviceScenario &)> &change) {
    DeviceScenario scenario;
    change(scenario);
    const auto plan = scenario.planWith(FakeDeviceTable(scenario.kernels()));
    EXPECT_TRUE(plan) << plan.error().message();
    return plan && plan->choice.candidates.size() == 2;
  };
  alignas(16) static float cache[128];
  static ropewalk_cache given;
  const auto withCache = [](int64_t begin, int64_t rowStride, int64_t pairStride) {
    given = {cache + begin, cache + begin + 16, 1, rowStride, pairStride, ROPEWALK_F32};
    return [](DeviceScenario &s) { s.options.cache = &given; };
  };
  EXPECT_TRUE(usesWords([](auto &) {}));
  EXPECT_TRUE(usesWords([](auto &s) { s.rotation = rotateFirst(s.rotation, 16); }));
  EXPECT_TRUE(usesWords([](auto &s) { s.rotation.rotary_dim = 24, s.rotation.window_begin = 4; }));
  EXPECT_FALSE(usesWords([](auto &s) { s.rotation = rotateFirst(s.rotation, 12); }));
  EXPECT_FALSE(usesWords([](auto &s) { s.rotation.rotary_dim = 24, s.rotation.window_begin = 2; }));
  EXPECT_FALSE(usesWords([](auto &s) { ++s.layout.q.src_token_stride; }));
  EXPECT_FALSE(usesWords([](auto &s) { s.layout.q.dst_batch_stride += 2; }));
  EXPECT_FALSE(usesWords([](auto &s) { ++s.layout.q.dst_head_stride; }));
  EXPECT_TRUE(usesWords([](auto &s) { s.layout.q.heads = 1, ++s.layout.q.dst_head_stride; }));
  const auto endInHole = [](auto &s) { // Heads of 34 components, 48 from one to the next.
    s.rotation = rotateFirst(makeRotation(34, 10000), 32);
    s.layout.q = {4, 16 * 192, 192, 48, 16 * 192, 192, 48};
  };
  EXPECT_FALSE(usesWords(endInHole));
  EXPECT_TRUE(usesWords([&](auto &s) { endInHole(s), s.layout.place = ROPEWALK_IN_PLACE; }));
  EXPECT_TRUE(usesWords(withCache(0, 32, 1)));
  EXPECT_FALSE(usesWords(withCache(0, 30, 1)));
  EXPECT_FALSE(usesWords(withCache(2, 32, 1)));
  EXPECT_FALSE(usesWords(withCache(0, 32, 2)));
}

TEST(DevicePlan, VerbosePrintsOneLine) {
  DeviceScenario scenario;
  FakeDeviceTable table(scenario.kernels());
  setenv("ROPEWALK_VERBOSE", "plan", 1);
  testing::internal::CaptureStderr();
  EXPECT_TRUE(scenario.planWith(table));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: table: computed, positions [0, 1000); q[4, 0:32]: "
            "rope_half_f32_out_d32 by rope_half_f32_out_dany__cuda_word4x1 for pointers that are "
            "multiples of 16, else rope_half_f32_out_dany__cuda_pair1x1\n");
  scenario.rotation.rotary_dim = 0;
  testing::internal::CaptureStderr();
  EXPECT_FALSE(scenario.planWith(table));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: rotary_dim is 0, expected a window on a device\n");
  unsetenv("ROPEWALK_VERBOSE");
}

} // namespace
} // namespace ropewalk
