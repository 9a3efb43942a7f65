//===- device_scenario.h - Plans for a device whose memory is the host's -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_DEVICE_DEVICE_SCENARIO_H
#define ROPEWALK_TESTS_DEVICE_DEVICE_SCENARIO_H

#include "device/device_call.h"
#include "device/device_launch.h"

#include "support/fake_device_table.h"
#include "support/scenario.h"

#include <cstring>

namespace ropewalk::test {

/// A Scenario, and what any device needs to run it: kernels for `rotation` and `layout` that take
/// any width, of words and of pairs.
struct DeviceScenario : Scenario {
  DeviceTraits device{Target::Cuda, 90, 1024};

  /// "rope_half_f32_out", as in names of the kernels that the rotation needs.
  std::string request() const {
    KernelRequest wanted;
    wanted.pairing = rotation.pairing;
    wanted.dtype = layout.dtype;
    wanted.place = layout.place;
    wanted.reorder = rotation.reorder != 0;
    return requestName(wanted);
  }

  std::vector<FakeDeviceTable::Entry> kernels() const {
    const std::string target(targetName(device.target));
    return {{request() + "__" + target + "_word4x1"}, {request() + "__" + target + "_pair1x1"}};
  }

  Expected<DevicePlan> planWith(const FakeDeviceTable &table) const {
    ropewalk_plan_options wanted = options;
    wanted.kernels = table.get();
    return createDevicePlan(rotation, layout, wanted, device);
  }
};

/// A plan with memory, and its calls.
class HostDevice {
public:
  explicit HostDevice(const DeviceScenario &scenario)
      : table(scenario.kernels()), plan(std::move(*scenario.planWith(table))) {
    plan.zero = {reinterpret_cast<uintptr_t>(&words[1]), 0};
    plan.args.status = reinterpret_cast<uintptr_t>(&words[0]);
    if (scenario.options.cache) {
      useCache(plan, at(scenario.options.cache->cos), at(scenario.options.cache->sin));
      return;
    }
    const ropewalk_table &built = *plan.host->builtTable;
    rows.resize(built.bytes / sizeof(float) + 64);
    void *begin = rows.data();
    size_t space = rows.size() * sizeof(float);
    std::align(64, built.bytes, begin, space);
    std::memcpy(begin, built.block.get(), built.bytes);
    useTable(plan, at(begin));
  }

  /// Prepares, launches, and does what the device would.
  ropewalk_status run(const ropewalk_tensors &tensors, ropewalk_error *error = nullptr) {
    DeviceCall call;
    const DeviceMemories memories = {at(tensors.q_src), at(tensors.q_dst), at(tensors.k_src),
                                     at(tensors.k_dst),
                                     at(tensors.starts ? tensors.starts : tensors.positions)};
    if (ropewalk_status status = prepareDeviceCall(plan, tensors, memories, error, call))
      return status;
    if (!call.candidate)
      return ROPEWALK_OK;
    const ropewalk_device_launch launch{[](auto...) -> int32_t { return 0; }};
    const size_t before[] = {table.launches(0).size(), table.launches(1).size()};
    EXPECT_EQ(launchInParts(*call.candidate, call.args, launch), 0);
    for (size_t i = 0; i < 2; ++i)
      for (size_t l = before[i]; l < table.launches(i).size(); ++l)
        executeOnHost(*parseKernelName(table.get()->deviceKernels[i].name), table.launches(i)[l]);
    EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
    return ROPEWALK_OK;
  }

  static DeviceAddress at(const void *pointer) { return {reinterpret_cast<uintptr_t>(pointer), 0}; }

  FakeDeviceTable table;
  DevicePlan plan;
  int32_t words[2] = {0, 0}; ///< The status, and a zero.

private:
  std::vector<float> rows;
};

} // namespace ropewalk::test

#endif
