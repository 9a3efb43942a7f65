//===- machine.cpp - What the numbers were taken on -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

#include "cpu_features.h"

#include <cstdlib>
#include <fstream>
#include <gnu/libc-version.h>
#include <sched.h>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace ropewalk::bench {

static std::string firstLine(const std::string &path) {
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  return line;
}

static int pinnedCpu() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) || CPU_COUNT(&set) != 1)
    return -1;
  return sched_getcpu();
}

Machine Harness::machine() const {
  Machine m;
  m.cpu = cpuModel();
  m.isa = hostTargets().name();
#if defined(__clang__) || !defined(__GNUC__)
  m.compiler = __VERSION__;
#else
  m.compiler = "g++ " __VERSION__;
#endif
  m.flags = ROPEWALK_BENCH_FLAGS;
  m.libc = std::string("glibc ") + gnu_get_libc_version();
  m.pages = memory.pages();
  m.cpus = int(std::thread::hardware_concurrency());
  m.pinnedTo = pinnedCpu();
  m.threads = int(options.otherCpus.size()) + 1;
  if (m.pinnedTo >= 0)
    m.governor = firstLine("/sys/devices/system/cpu/cpu" + std::to_string(m.pinnedTo) +
                           "/cpufreq/scaling_governor");
  if (const char *commit = std::getenv("ROPEWALK_COMMIT"))
    m.commit = commit;
  std::istringstream(firstLine("/proc/loadavg")) >> m.load;
  m.l1Bytes = sysconf(_SC_LEVEL1_DCACHE_SIZE);
  m.l2Bytes = sysconf(_SC_LEVEL2_CACHE_SIZE);
  m.l3Bytes = sysconf(_SC_LEVEL3_CACHE_SIZE);
  return m;
}

} // namespace ropewalk::bench
