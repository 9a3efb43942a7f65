//===- cpu.cpp - The CPU that is measured ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu.h"

#include "cpu_features.h"

#include <fstream>
#include <sched.h>

namespace ropewalk::bench {

std::string cpuModel() {
  std::ifstream file("/proc/cpuinfo");
  std::string line, model, family, number;
  const auto valueOf = [&line](const char *key, std::string &value) {
    if (value.empty() && line.rfind(key, 0) == 0 && line.find(": ") != std::string::npos)
      value = line.substr(line.find(": ") + 2);
  };
  while (std::getline(file, line)) {
    valueOf("model name", model);
    valueOf("cpu family", family);
    valueOf("model\t", number);
  }
  if (model.empty() || family.empty()) // as on Arm
    return cpuIdentity();
  // x86's, of whatever runs a program for another architecture.
  return hostTargets().sharesArchitecture(Target::X86_64)
             ? model + " (family " + family + ", model " + number + ")"
             : cpuIdentity() + ", emulated";
}

bool pinToCpu(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cpu < 0 ? sched_getcpu() : cpu, &set);
  return sched_setaffinity(0, sizeof(set), &set) == 0;
}

bool canPinToCpu(int cpu) {
  cpu_set_t before;
  if (sched_getaffinity(0, sizeof(before), &before) || !pinToCpu(cpu))
    return false;
  return sched_setaffinity(0, sizeof(before), &before) == 0;
}

std::vector<int> cpusFrom(int cpu) {
  cpu_set_t set;
  CPU_ZERO(&set);
  sched_getaffinity(0, sizeof(set), &set);
  const int first = cpu < 0 ? sched_getcpu() : cpu;
  if (first < 0 || first >= CPU_SETSIZE || !CPU_ISSET(first, &set))
    return {};
  std::vector<int> cpus;
  for (int i = 0; i < CPU_SETSIZE; ++i)
    if (const int next = (first + i) % CPU_SETSIZE; CPU_ISSET(next, &set))
      cpus.push_back(next);
  return cpus;
}

} // namespace ropewalk::bench
