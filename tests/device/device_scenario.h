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

#include <algorithm>
#include <cstring>

namespace ropewalk::test {

/// A Scenario, and what any device needs to run it: kernels for `rotation` and `layout` that take
/// any width, of words and of pairs.
struct DeviceScenario : Scenario {
  DeviceTraits device{Target::Cuda, 90, 1024};

  /// Of the kernels that the rotation needs, of any width.
  KernelRequest request() const {
    KernelRequest wanted;
    if (rotation.rotary_dim == 0)
      return deviceCopyRequest(layout.dtype);
    wanted.pairing = rotation.pairing;
    wanted.dtype = layout.dtype;
    wanted.place = layout.place;
    wanted.reorder = rotation.reorder != 0;
    return wanted;
  }

  TableSource source() const {
    if (options.cache)
      return static_cast<TableSource>(options.cache->dtype);
    return options.table && options.table->factored ? TableSource::Factored : TableSource::F32;
  }

  /// Coordinates of a token's position.
  int32_t axes() const {
    const bool listed = options.table && !options.table->coordinates.empty();
    return listed || rotation.rotary_dim == 0 ? 1 : std::max(1, rotation.axes.count);
  }

  /// Two for plain rows; where they can't read the table, two that can, or that know all
  /// coordinates of a pad; and one that makes rows.
  std::vector<FakeDeviceTable::Entry> kernels() const {
    std::vector<FakeDeviceTable::Entry> all;
    const auto add = [&](const KernelRequest &wanted, const char *form) {
      all.push_back({requestName(wanted) + "__" + std::string(targetName(device.target)) + form});
    };
    const auto addBoth = [&](const KernelRequest &wanted) {
      add(wanted, "_word4x1");
      add(wanted, "_pair1x1");
    };
    KernelRequest wanted = request();
    addBoth(wanted);
    wanted.axes = axes() > 1 ? axes() : 0;
    if (wanted.axes > 1)
      addBoth(wanted);
    wanted.source = source();
    if (wanted.source == TableSource::F16 || wanted.source == TableSource::BF16)
      addBoth(wanted);
    add(rowsRequest(source(), axes()), "_pair1x1");
    return all;
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
    words = planWords(plan);
    useWords(plan, at(words.data()));
    if (!plan.host->rotates)
      return;
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
    if (ropewalk_status status =
            prepareDeviceCall(plan, tensors, memoriesOf(tensors, tensors.rows), error, call))
      return status;
    launch(call);
    return ROPEWALK_OK;
  }

  ropewalk_status makeRows(const ropewalk_tensors &tensors, void *rows, int64_t bytes,
                           ropewalk_error *error = nullptr) {
    DeviceCall call;
    if (ropewalk_status status =
            prepareDeviceRows(plan, tensors, memoriesOf(tensors, rows), rows, bytes, error, call))
      return status;
    launch(call);
    return ROPEWALK_OK;
  }

  size_t launchCount() const {
    size_t count = 0;
    for (int64_t i = 0; i < table.get()->deviceCount; ++i)
      count += table.launches(i).size();
    return count;
  }

  static DeviceAddress at(const void *pointer) { return {reinterpret_cast<uintptr_t>(pointer), 0}; }

  FakeDeviceTable table;
  DevicePlan plan;
  std::vector<int32_t> words; ///< The status comes first.

private:
  static DeviceMemories memoriesOf(const ropewalk_tensors &tensors, const void *rows) {
    return {at(tensors.q_src),     at(tensors.q_dst),  at(tensors.k_src),      at(tensors.k_dst),
            at(tensors.positions), at(tensors.starts), at(tensors.cu_seqlens), at(rows)};
  }

  void launch(DeviceCall &call) {
    const ropewalk_device_launch launch{[](auto...) -> int32_t { return 0; }};
    for (DeviceLaunch &each : call) {
      const DeviceCandidate &candidate = plan.candidates[each.candidate];
      const auto number = static_cast<size_t>(candidate.kernel - table.get()->deviceKernels);
      const size_t before = table.launches(number).size();
      EXPECT_EQ(launchInParts(candidate, each.args, launch), 0);
      for (size_t l = before; l < table.launches(number).size(); ++l)
        executeOnHost(candidate.spec, table.launches(number)[l]);
    }
    EXPECT_EQ(FakeDeviceTable::brokenPromise(), "");
  }

  std::vector<float> rows;
};

} // namespace ropewalk::test

#endif
