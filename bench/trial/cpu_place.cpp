//===- cpu_place.cpp - The runner on its own CPU -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"
#include "harness/cpu.h"
#include "runner.h"

namespace ropewalk {

static std::string findCpu(Target target, std::string &name) {
  name = bench::cpuModel();
  return hostTargets().has(target)
             ? ""
             : "target is '" + std::string(targetName(target)) +
                   "', expected one that this CPU runs: up to " + std::string(hostTargets().name());
}

RunnerPlace runnerPlace() { return {findCpu, cpuContestants}; }

} // namespace ropewalk
