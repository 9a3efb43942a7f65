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
const ropewalk_cache longCache = {values, values, INT64_C(1) << 30, 32, 1, ROPEWALK_F32};

const Refused refused[] = {
    {"LongCache", [](auto &s) { s.options.cache = &longCache; }, ROPEWALK_UNSUPPORTED,
     "table has 1073741824 rows, expected at most 67108864 on a device"},
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
    {"PadsOfManyCoordinates",
     [](auto &s) {
       s.rotation.rotary_dim = 0;
       s.rotation.axes.count = 3;
       s.options.pad = ROPEWALK_PAD_LEAVE;
     },
     ROPEWALK_UNSUPPORTED,
     "axes.count is 3 where rotary_dim is 0, expected at most 1 with pads on a device"},
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

std::string named(const KernelRequest &request) { return requestName(request) + "__cuda_pair1x1"; }

/// A plan with just such kernels.
Expected<DevicePlan> planWith(const DeviceScenario &scenario,
                              std::vector<FakeDeviceTable::Entry> kernels) {
  return scenario.planWith(FakeDeviceTable(std::move(kernels)));
}

TEST(DevicePlan, NeedsKernelsForOneWayAtLeast) {
  DeviceScenario s;
  splitIntoTwo(s);
  KernelRequest plain = s.request(), ofAxes = plain;
  ofAxes.axes = 2;
  const std::string rows = named(rowsRequest(TableSource::F32, 2));
  EXPECT_TRUE(planWith(s, {{named(plain)}}));
  EXPECT_TRUE(planWith(s, {{named(ofAxes)}}));
  auto none = planWith(s, {{rows}});
  ASSERT_FALSE(none);
  EXPECT_STREQ(none.error().message(),
               "kernels has none for rope_half_f32_out_d32_a2 on cuda, expected one");
  const auto factored =
      SharedTable::create(s.rotation, tableOfRange(0, 1000, ROPEWALK_TABLE_FACTORED));
  s.options.table = factored->get();
  none = planWith(s, {{rows}});
  ASSERT_FALSE(none);
  EXPECT_STREQ(none.error().message(),
               "kernels has none for rope_half_f32_out_d32 on cuda, expected one");
}

TEST(DevicePlan, SaysWhatItsKernelsAreFor) {
  DeviceScenario s;
  splitIntoTwo(s);
  s.options.pad = ROPEWALK_PAD_LEAVE;
  KernelRequest ofAxes = s.request();
  ofAxes.axes = 2;
  auto plan = planWith(s, {{named(s.request())}, {named(ofAxes)}});
  ASSERT_TRUE(plan) << plan.error().message();
  EXPECT_EQ(plan->description,
            "table: computed, positions [0, 1000), 2 coordinates per token\n"
            "rows: kernels has none for rows_f32_a2 on cuda, expected one\n"
            "q[4, 0:32]: rope_half_f32_out_d32_a2 by rope_half_f32_out_dany_a2__cuda_pair1x1\n");
  s.options.pad = ROPEWALK_PAD_NONE;
  plan = planWith(s, {{named(s.request())}, {named(rowsRequest(TableSource::F32, 2))}});
  ASSERT_TRUE(plan) << plan.error().message();
  EXPECT_EQ(plan->description,
            "table: computed, positions [0, 1000), 2 coordinates per token\n"
            "rows: rows_f32_a2 by rows_f32_a2__cuda_pair1x1\n"
            "q[4, 0:32]: needs rows made before: kernels has none for rope_half_f32_out_d32_a2 "
            "on cuda, expected one\n"
            "q[4, 0:32] with rows: rope_half_f32_out_d32 by "
            "rope_half_f32_out_dany__cuda_pair1x1\n");
}

TEST(DevicePlan, ReordersInPlaceByKernelsOfThatPlace) {
  DeviceScenario s;
  s.rotation.reorder = 1;
  const std::string out = named(s.request());
  s.layout.place = ROPEWALK_IN_PLACE;
  auto plan = planWith(s, {{out}, {named(s.request())}});
  ASSERT_TRUE(plan) << plan.error().message();
  EXPECT_EQ(plan->description, "table: computed, positions [0, 1000)\n"
                               "rows: kernels has none for rows_f32_a1 on cuda, expected one\n"
                               "q[4, 0:32]: rope_half_to_interleaved_f32_in_d32 by "
                               "rope_half_to_interleaved_f32_in_dany__cuda_pair1x1\n");
  auto none = planWith(s, {{out}});
  ASSERT_FALSE(none);
  EXPECT_STREQ(none.error().message(),
               "kernels has none for rope_half_to_interleaved_f32_in_d32 on cuda, expected one");
}

/// Each block is a launch, and takes along what lies before it, the last one what lies behind.
TEST(DevicePlan, CutsHeadsIntoBlocks) {
  DeviceScenario s;
  s.rotation = splitIntoSections(rotateFirst(makeRotation(40, 10000), 32), {4, 12});
  s.rotation.window_begin = 6;
  s.rotation.axes.blocks = 1;
  s.layout.q = bshd(16, 4, 40);
  auto plan = s.planWith(FakeDeviceTable(s.kernels()));
  ASSERT_TRUE(plan) << plan.error().message();
  ASSERT_EQ(plan->pieces.size(), 2u);
  const DevicePiece &first = plan->pieces[0], &second = plan->pieces[1];
  EXPECT_EQ(first.offset, 0);
  EXPECT_EQ(first.before, 6);
  EXPECT_EQ(first.channels, 8);
  EXPECT_EQ(first.behind, 0);
  EXPECT_EQ(second.offset, 14 * 4);
  EXPECT_EQ(second.before, 0);
  EXPECT_EQ(second.channels, 24);
  EXPECT_EQ(second.behind, 2);
  EXPECT_EQ(second.firstPair, 4);
}

TEST(DevicePlan, NothingToDoInPlaceWithoutAWindow) {
  DeviceScenario s;
  s.rotation.rotary_dim = 0;
  auto copies = s.planWith(FakeDeviceTable(s.kernels()));
  ASSERT_TRUE(copies) << copies.error().message();
  EXPECT_EQ(copies->description, "table: none\n"
                                 "q[4, 0:32]: rope_half_f32_out_dany by "
                                 "rope_half_f32_out_dany__cuda_word4x1 for pointers that are "
                                 "multiples of 16, else rope_half_f32_out_dany__cuda_pair1x1\n");
  s.layout.place = ROPEWALK_IN_PLACE;
  auto nothing = planWith(s, {});
  ASSERT_TRUE(nothing) << nothing.error().message();
  EXPECT_EQ(nothing->description, "table: none\n");
}

TEST(DevicePlan, RowsOfFactorsNeedDoubles) {
  DeviceScenario s;
  const auto factored =
      SharedTable::create(s.rotation, tableOfRange(0, 1000, ROPEWALK_TABLE_FACTORED));
  s.options.table = factored->get();
  s.device = {Target::OpenCl, 0, 1024, /*hasDoubles=*/false};
  auto plan = s.planWith(FakeDeviceTable(s.kernels()));
  ASSERT_TRUE(plan) << plan.error().message();
  ASSERT_TRUE(plan->rows.missing);
  EXPECT_EQ(plan->rows.missing->status(), ROPEWALK_UNSUPPORTED_HARDWARE);
  EXPECT_STREQ(plan->rows.missing->message(),
               "no kernel for rows_factored_a1 can be used: rows_factored_a1__opencl_pair1x1 needs "
               "arithmetic in f64, which this device has not");
}

TEST(DevicePlan, AKernelByNameMustBeOfSomeUse) {
  DeviceScenario s;
  FakeDeviceTable table(s.kernels());
  for (int64_t i = 0; i < table.get()->deviceCount; ++i) {
    s.options.kernel = table.get()->deviceKernels[i].name;
    EXPECT_TRUE(s.planWith(table)) << s.options.kernel;
  }
  s.options.kernel = "rows_f16_a1__cuda_pair1x1";
  std::vector<FakeDeviceTable::Entry> more = s.kernels();
  more.push_back({s.options.kernel});
  auto plan = s.planWith(FakeDeviceTable(more));
  ASSERT_FALSE(plan);
  EXPECT_STREQ(plan.error().message(), "kernel is rows_f16_a1__cuda_pair1x1, expected one for "
                                       "rope_half_f32_out_d32 on cuda");
}

TEST(DevicePlan, WordsNeedAlignmentOfEverythingThatIsAddedToAddresses) {
  const auto usesWords = [](const std::function<void(DeviceScenario &)> &change) {
    DeviceScenario scenario;
    change(scenario);
    const auto plan = scenario.planWith(FakeDeviceTable(scenario.kernels()));
    EXPECT_TRUE(plan) << plan.error().message();
    return plan && plan->pieces.front().found.candidates.size() == 2;
  };
  alignas(16) static float cache[128];
  static ropewalk_cache given;
  const auto withCache = [](int64_t begin, int64_t rowStride, int64_t pairStride,
                            int64_t rows = 2) {
    given = {cache + begin, cache + begin + 16, rows, rowStride, pairStride, ROPEWALK_F32};
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
  EXPECT_TRUE(usesWords(withCache(0, 30, 1, /*rows=*/1)));
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
            "ropewalk plan: table: computed, positions [0, 1000); rows: rows_f32_a1 by "
            "rows_f32_a1__cuda_pair1x1; q[4, 0:32]: rope_half_f32_out_d32 by "
            "rope_half_f32_out_dany__cuda_word4x1 for pointers that are "
            "multiples of 16, else rope_half_f32_out_dany__cuda_pair1x1\n");
  scenario.rotation.rotary_dim = 31;
  testing::internal::CaptureStderr();
  EXPECT_FALSE(scenario.planWith(table));
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ropewalk plan: rotary_dim is 31, expected an even number in [0, head_dim=32]\n");
  unsetenv("ROPEWALK_VERBOSE");
}

} // namespace
} // namespace ropewalk
