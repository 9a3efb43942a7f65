//===- device_machine.cpp - A device to measure kernels on ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_machine.h"

#include "child.h"
#include "first_device/first_cuda_device.h"
#include "first_device/first_opencl_device.h"
#include "harness/cpu.h"
#include "machine_plan.h"

namespace ropewalk {
namespace {

template <class Device> class MachineOn : public DeviceMachine {
public:
  std::optional<Error> open() { return device.open(); }

  std::string name() const override { return device.name(); }
  Expected<uint64_t> allocate(size_t bytes) override { return device.allocate(bytes); }
  std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) override {
    return device.upload(memory, from, bytes);
  }
  std::optional<Error> download(uint64_t memory, void *to, size_t bytes) override {
    return device.download(memory, to, bytes);
  }
  std::optional<Error> finish() override { return device.finish(); }
  Expected<std::unique_ptr<Plan>> plan(const bench::Case &cell, const ropewalk_table &table,
                                       const ropewalk_device_kernel &kernel) override {
    return MachinePlan<typename Device::Api>::create(cell, table, kernel, device.planOptions(),
                                                     device.stream());
  }

private:
  Device device;
};

template <class Device> Expected<std::unique_ptr<DeviceMachine>> openMachine() {
  auto machine = std::make_unique<MachineOn<Device>>();
  if (auto error = machine->open())
    return *error;
  return std::unique_ptr<DeviceMachine>(std::move(machine));
}

} // namespace

Expected<std::unique_ptr<DeviceMachine>> openDeviceMachine(Target device) {
  return device == Target::Cuda ? openMachine<bench::FirstCudaDevice>()
                                : openMachine<bench::FirstOpenClDevice>();
}

Expected<std::string> machineName(Target target) {
  if (!isDevice(target))
    return bench::cpuModel();
  constexpr double secondsToOpen = 60;
  const ChildEnd end = runInChild(
      [&](ChildOutput &output) {
        auto machine = openDeviceMachine(target);
        const std::string text =
            machine ? "+" + (*machine)->name() : "-" + std::string(machine.error().message());
        output.write(text.data(), text.size());
      },
      secondsToOpen);
  if (end.output.size() > 1 && end.output[0] == '+' && end.failed.empty())
    return end.output.substr(1);
  const std::string why = end.output.size() > 1 ? end.output.substr(1) : "opening it " + end.failed;
  return Error(ROPEWALK_UNSUPPORTED_HARDWARE, "there is no device for %s: %s",
               std::string(targetName(target)).c_str(), why.c_str());
}

} // namespace ropewalk
