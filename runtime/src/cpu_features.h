//===- cpu_features.h - Which targets this CPU can run ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cpuid says what the CPU can do, xgetbv what the operating system saves on a context
// switch: a target counts only if both agree. Both are read through one interface, so
// tests feed the values of other machines.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CPU_FEATURES_H
#define ROPEWALK_SRC_CPU_FEATURES_H

#include "kernel_spec.h"

#include <cstdint>

namespace ropewalk {

struct CpuidRegisters {
  uint32_t eax = 0, ebx = 0, ecx = 0, edx = 0;
};

class CpuidSource {
public:
  virtual ~CpuidSource() = default;
  virtual CpuidRegisters cpuid(uint32_t leaf, uint32_t subleaf) const = 0;
  /// XCR0. Called only if cpuid says that the operating system enabled xgetbv.
  virtual uint64_t xcr0() const = 0;
};

/// A set of targets. Each includes those before it, so the highest describes the set.
class TargetSet {
public:
  TargetSet() = default; ///< No target at all.
  explicit TargetSet(Target highest) : count(static_cast<int>(highest) + 1) {}

  bool has(Target target) const { return static_cast<int>(target) < count; }
  bool empty() const { return count == 0; }
  /// "x86-64-v4", or "none".
  std::string_view name() const {
    return empty() ? "none" : targetName(static_cast<Target>(count - 1));
  }

private:
  int count = 0;
};

/// x86-64 is the baseline (SSE2). x86-64-v3 and -v4 are the psABI's levels;
/// x86-64-v4-bf16 adds AVX512_BF16.
TargetSet detectTargets(const CpuidSource &source);

/// Of the machine this runs on; read once.
TargetSet hostTargets();

} // namespace ropewalk

#endif
