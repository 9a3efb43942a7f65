//===- cpu_features.cpp - Which targets this CPU can run ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__) && defined(__linux__)
#include <cinttypes>
#include <cstdio>
#include <sys/auxv.h>
#endif

namespace ropewalk {
namespace {

constexpr uint32_t bit(int n) { return UINT32_C(1) << n; }

// Leaf 1, ecx. Levels 2 and 3 of the psABI.
constexpr uint32_t osxsave = bit(27);
constexpr uint32_t level3Leaf1 = bit(0) /* sse3 */ | bit(9) /* ssse3 */ | bit(12) /* fma */ |
                                 bit(13) /* cx16 */ | bit(19) /* sse4.1 */ | bit(20) /* sse4.2 */ |
                                 bit(22) /* movbe */ | bit(23) /* popcnt */ | bit(28) /* avx */ |
                                 bit(29) /* f16c */;
// Leaf 7.0, ebx.
constexpr uint32_t level3Leaf7 = bit(3) /* bmi1 */ | bit(5) /* avx2 */ | bit(8) /* bmi2 */;
constexpr uint32_t level4Leaf7 =
    bit(16) /* f */ | bit(17) /* dq */ | bit(28) /* cd */ | bit(30) /* bw */ | bit(31) /* vl */;
// Leaf 7.1, eax.
constexpr uint32_t avx512Bf16 = bit(5);
// Leaf 0x80000001, ecx.
constexpr uint32_t level3Extended = bit(0) /* lahf */ | bit(5) /* lzcnt */;
// Leaf 0x8000001a, eax: how wide AMD's units are, whatever they run.
constexpr uint32_t units128 = bit(0), units256 = bit(2);

// Linux's arch/arm64/include/uapi/asm/hwcap.h.
constexpr uint64_t capabilityHalf = bit(9) /* fphp */ | bit(10) /* asimdhp */;
constexpr uint64_t capability2Bf16 = bit(14);
[[maybe_unused]] constexpr uint64_t capabilityIdRegisters = bit(11) /* cpuid */;

constexpr const char *unknownCpu = "unknown";

// XCR0.
constexpr uint64_t ymmState = 0x6;  // sse and avx
constexpr uint64_t zmmState = 0xe6; // and opmask, upper zmm, zmm16-31

bool all(uint64_t value, uint64_t mask) { return (value & mask) == mask; }

/// Registers of a leaf, zero beyond the highest one this CPU has.
CpuidRegisters leaf(const CpuidSource &source, uint32_t number, uint32_t subleaf = 0) {
  uint32_t highest = source.cpuid(number & 0x80000000u, 0).eax;
  return number <= highest ? source.cpuid(number, subleaf) : CpuidRegisters();
}

} // namespace

std::string cpuIdentity(const CpuidSource &source) {
  const CpuidRegisters vendor = source.cpuid(0, 0);
  std::string name;
  for (uint32_t letters : {vendor.ebx, vendor.edx, vendor.ecx})
    for (int i = 0; i < 4; ++i)
      if (const char letter = static_cast<char>(letters >> (8 * i)); letter > ' ' && letter < 0x7f)
        name += letter;
  const uint32_t version = leaf(source, 1).eax;
  uint32_t family = version >> 8 & 15, model = version >> 4 & 15;
  if (family == 6 || family == 15)
    model += (version >> 16 & 15) << 4;
  if (family == 15)
    family += version >> 20 & 255;
  const uint32_t units = leaf(source, 0x8000001au).eax;
  return (name.empty() ? unknownCpu : name) + " family " + std::to_string(family) +
         (units & units128 && !(units & units256) ? " fp128" : "") + " model " +
         std::to_string(model);
}

std::string cpuClass(const std::string &identity, const TargetSet &targets) {
  if (identity == unknownCpu || targets.empty())
    return "";
  return identity.substr(0, identity.find(" model ")) + " " + std::string(targets.name());
}

std::string cpuClass() { return cpuClass(cpuIdentity(), hostTargets()); }

TargetSet detectTargets(const CpuidSource &source) {
  uint32_t features = leaf(source, 1).ecx;
  uint64_t saved = all(features, osxsave) ? source.xcr0() : 0;
  CpuidRegisters extended = leaf(source, 7);

  bool level3 = all(features, level3Leaf1) && all(extended.ebx, level3Leaf7) &&
                all(leaf(source, 0x80000001u).ecx, level3Extended) && all(saved, ymmState);
  if (!level3)
    return TargetSet(Target::X86_64);
  if (!all(extended.ebx, level4Leaf7) || !all(saved, zmmState))
    return TargetSet(Target::X86_64_v3);
  // Leaf 7's eax is its highest subleaf.
  bool bf16 = extended.eax >= 1 && all(leaf(source, 7, 1).eax, avx512Bf16);
  return TargetSet(bf16 ? Target::X86_64_v4_bf16 : Target::X86_64_v4);
}

TargetSet detectTargets(const HardwareCapabilities &capabilities) {
  if (!all(capabilities.hwcap, capabilityHalf))
    return TargetSet(Target::Arm64);
  return TargetSet(all(capabilities.hwcap2, capability2Bf16) ? Target::Arm64_bf16
                                                             : Target::Arm64_fp16);
}

#if defined(__x86_64__)
namespace {

class HostCpuid : public CpuidSource {
public:
  CpuidRegisters cpuid(uint32_t leaf, uint32_t subleaf) const override {
    CpuidRegisters r;
    __cpuid_count(leaf, subleaf, r.eax, r.ebx, r.ecx, r.edx);
    return r;
  }
  uint64_t xcr0() const override {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t(high) << 32) | low;
  }
};

} // namespace

TargetSet hostTargets() {
  // Once: under a hypervisor each cpuid takes microseconds.
  static const TargetSet targets = detectTargets(HostCpuid());
  return targets;
}
std::string cpuIdentity() { return cpuIdentity(HostCpuid()); }
#elif defined(__aarch64__) && defined(__linux__)
TargetSet hostTargets() {
  return detectTargets(HardwareCapabilities{getauxval(AT_HWCAP), getauxval(AT_HWCAP2)});
}
/// MIDR_EL1 of the first CPU, so that a machine with several designs is always the same one, by
/// Linux's list, or of this one, where a program may read it; 0 if nobody says.
static uint64_t mainId() {
  uint64_t midr = 0;
  if (std::FILE *file =
          std::fopen("/sys/devices/system/cpu/cpu0/regs/identification/midr_el1", "re")) {
    const int count = std::fscanf(file, "%" SCNx64, &midr);
    std::fclose(file);
    if (count == 1)
      return midr;
  }
  if (getauxval(AT_HWCAP) & capabilityIdRegisters)
    __asm__("mrs %0, midr_el1" : "=r"(midr));
  return midr;
}

std::string cpuIdentity() {
  const uint64_t midr = mainId();
  if (midr == 0)
    return unknownCpu;
  char text[64];
  std::snprintf(text, sizeof text, "implementer 0x%02x part 0x%03x",
                static_cast<unsigned>(midr >> 24 & 0xff), static_cast<unsigned>(midr >> 4 & 0xfff));
  return text;
}
#elif defined(__aarch64__)
TargetSet hostTargets() { return TargetSet(Target::Arm64); }
std::string cpuIdentity() { return unknownCpu; }
#else
TargetSet hostTargets() { return TargetSet(); }
std::string cpuIdentity() { return unknownCpu; }
#endif

} // namespace ropewalk
