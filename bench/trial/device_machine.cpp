//===- device_machine.cpp - A device to measure kernels on ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_machine.h"

#include "child.h"
#include "harness/cpu.h"

namespace ropewalk {

Expected<std::unique_ptr<DeviceMachine>> openDeviceMachine(Target device) {
  return device == Target::Cuda ? openCudaMachine() : openOpenClMachine();
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
