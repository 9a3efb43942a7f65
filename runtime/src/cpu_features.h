//===- cpu_features.h - Which targets this CPU can run ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// x86: cpuid says what the CPU can do, xgetbv what the operating system saves on a context
// switch: a target counts only if both agree. Arm: the kernel lists in the auxiliary vector
// what a program may use. Both are read through an interface or as plain words, so that
// tests feed the values of other machines.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CPU_FEATURES_H
#define ROPEWALK_SRC_CPU_FEATURES_H

#include "kernel_spec.h"

#include <cstdint>
#include <optional>
#include <string>

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

/// Words AT_HWCAP and AT_HWCAP2 of Linux on arm64.
struct HardwareCapabilities {
  uint64_t hwcap = 0, hwcap2 = 0;
};

/// A set of targets of one architecture. Each includes those before it, so the highest describes
/// the set.
class TargetSet {
public:
  TargetSet() = default; ///< No target at all: of an architecture that has none.
  explicit TargetSet(Target highest) : highest(highest) {}

  bool has(Target target) const { return highest && includes(*highest, target); }
  bool empty() const { return !highest; }
  bool sharesArchitecture(Target target) const {
    return highest && architectureOf(*highest) == architectureOf(target);
  }
  /// "x86-64-v4", or "none".
  std::string_view name() const { return empty() ? "none" : targetName(*highest); }

private:
  std::optional<Target> highest;
};

/// x86-64 is the baseline (SSE2). x86-64-v3 and -v4 are the psABI's levels;
/// x86-64-v4-bf16 adds AVX512_BF16.
TargetSet detectTargets(const CpuidSource &source);

/// arm64 is the baseline (Armv8-A with Advanced SIMD, FCVTL and FCVTN); arm64-fp16 has FEAT_FP16,
/// arm64-bf16 FEAT_BF16 as well.
TargetSet detectTargets(const HardwareCapabilities &capabilities);

/// Of the machine this runs on.
TargetSet hostTargets();

/// "AuthenticAMD family 26 model 2": CPUs that have it run the same code in the same time. "fp128"
/// behind the family: says of itself that it runs longer vectors 128 bits at a time (AMD's Zen 1,
/// of one family with Zen 2).
std::string cpuIdentity(const CpuidSource &source);
/// Of this machine; on arm64 "implementer 0x41 part 0xd40", of the first CPU. "unknown" where
/// nobody says.
std::string cpuIdentity();

/// What schedules are tuned for: an identity without the model, of which one design has many, and
/// the highest target, by which designs of one family differ: "AuthenticAMD family 26
/// x86-64-v4-bf16", "implementer 0x41 part 0xd40 arm64-bf16". Empty where nobody says what the CPU
/// is.
std::string cpuClass(const std::string &identity, const TargetSet &targets);
/// Of this machine.
std::string cpuClass();

} // namespace ropewalk

#endif
