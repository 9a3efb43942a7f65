//===- device_place.cpp - The runner on a device -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_contestants.h"
#include "device_machine.h"
#include "runner.h"

namespace ropewalk {

static std::string findDevice(Target target, std::string &name) {
  if (!isDevice(target))
    return "target is '" + std::string(targetName(target)) + "', expected cuda or opencl";
  auto found = machineName(target);
  if (!found)
    return found.error().message();
  name = *found;
  return "";
}

RunnerPlace runnerPlace() { return {findDevice, deviceContestants}; }

} // namespace ropewalk
