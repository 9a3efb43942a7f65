//===- cpu.h - The CPU that is measured -------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_CPU_H
#define ROPEWALK_BENCH_HARNESS_CPU_H

#include <string>
#include <vector>

namespace ropewalk::bench {

/// "AMD EPYC (family 26, model 2)", on Arm "implementer 0x41 part 0xd4f", or "unknown".
std::string cpuModel();

/// Keeps the calling thread on one CPU (-1: the one it is on). False where not allowed.
bool pinToCpu(int cpu);

/// Whether pinToCpu(cpu) would succeed now; pins nothing.
bool canPinToCpu(int cpu);

/// CPUs that this process may run on, that one (-1: the one it is on) first and those behind it
/// next; the rest follow from 0 on. Empty if it may not run there.
std::vector<int> cpusFrom(int cpu);

} // namespace ropewalk::bench

#endif
