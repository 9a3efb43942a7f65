//===- cpu_features_test.cpp - Targets of other machines ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers as cpuid reports them on the machines named, reduced to the leaves and
// bits that the detection may read.
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>

namespace ropewalk {
namespace {

class FakeCpuid : public CpuidSource {
public:
  std::map<std::pair<uint32_t, uint32_t>, CpuidRegisters> leaves;
  uint64_t savedState = 0;

  CpuidRegisters cpuid(uint32_t leaf, uint32_t subleaf) const override {
    // Intel answers a leaf beyond the highest with the highest one's data; worse than
    // zeros for a detection that doesn't look at the limit.
    uint32_t highest = leaves.at({leaf & 0x80000000u, 0}).eax;
    auto entry = leaves.find({leaf > highest ? highest : leaf, subleaf});
    return entry == leaves.end() ? CpuidRegisters() : entry->second;
  }

  uint64_t xcr0() const override {
    EXPECT_TRUE(leaves.at({1, 0}).ecx & 1u << 27) << "xgetbv without osxsave faults";
    return savedState;
  }
};

// Leaf 1 ecx of CPUs with AVX2, osxsave included: sse3 ssse3 fma cx16 sse4.1 sse4.2
// movbe popcnt osxsave avx f16c.
constexpr uint32_t haswellLeaf1 = 0x7ffafbff;
constexpr uint32_t haswellLeaf7 = 0x000027ab; // fsgsbase bmi1 hle avx2 smep bmi2 erms invpcid rtm

FakeCpuid haswell() {
  FakeCpuid cpu;
  cpu.leaves[{0, 0}] = {13, 0x756e6547, 0x6c65746e, 0x49656e69};
  cpu.leaves[{1, 0}] = {0x306c3, 0x100800, haswellLeaf1, 0xbfebfbff};
  cpu.leaves[{7, 0}] = {0, haswellLeaf7, 0, 0};
  cpu.leaves[{0x80000000u, 0}] = {0x80000008u, 0, 0, 0};
  cpu.leaves[{0x80000001u, 0}] = {0, 0, 0x21, 0x2c100800};
  cpu.savedState = 0x7;
  return cpu;
}

FakeCpuid skylakeX() {
  FakeCpuid cpu = haswell();
  cpu.leaves[{0, 0}].eax = 22;
  cpu.leaves[{1, 0}] = {0x50654, 0x100800, 0x7ffefbff, 0xbfebfbff};
  cpu.leaves[{7, 0}] = {0, 0xd39ffffb, 0, 0x9c000000};
  cpu.leaves[{0x80000001u, 0}].ecx = 0x121;
  cpu.savedState = 0x2e7; // with pkru and mpx
  return cpu;
}

FakeCpuid sapphireRapids() {
  FakeCpuid cpu = skylakeX();
  cpu.leaves[{0, 0}].eax = 32;
  cpu.leaves[{7, 0}] = {2, 0xf3bfbfff, 0xfb417ffe, 0xffdd4432};
  cpu.leaves[{7, 1}] = {0x1c30, 0, 0, 0};
  cpu.savedState = 0x602e7; // with amx
  return cpu;
}

FakeCpuid zen4() {
  FakeCpuid cpu;
  cpu.leaves[{0, 0}] = {16, 0x68747541, 0x444d4163, 0x69746e65};
  cpu.leaves[{1, 0}] = {0xa60f12, 0x200800, 0x7ed8320b, 0x178bfbff};
  cpu.leaves[{7, 0}] = {1, 0xf1bf97a9, 0x00405fce, 0x10000010};
  cpu.leaves[{7, 1}] = {0x20, 0, 0, 0};
  cpu.leaves[{0x80000000u, 0}] = {0x80000028u, 0x68747541, 0x444d4163, 0x69746e65};
  cpu.leaves[{0x80000001u, 0}] = {0xa60f12, 0, 0x75c237ff, 0x2fd3fbff};
  cpu.savedState = 0x2e7;
  return cpu;
}

/// A Pentium 4 of 2004 with 64-bit mode: highest leaf 5, no osxsave.
FakeCpuid pentium4() {
  FakeCpuid cpu;
  cpu.leaves[{0, 0}] = {5, 0x756e6547, 0x6c65746e, 0x49656e69};
  cpu.leaves[{1, 0}] = {0xf43, 0x20800, 0x649d, 0xbfebfbff};
  // What leaf 7 would repeat; reading it as features would be wrong.
  cpu.leaves[{5, 0}] = {0xffffffffu, 0xffffffffu, 0xffffffffu, 0xffffffffu};
  cpu.leaves[{0x80000000u, 0}] = {0x80000008u, 0, 0, 0};
  cpu.leaves[{0x80000001u, 0}] = {0, 0, 0, 0x20100800};
  return cpu;
}

TEST(CpuFeatures, KnowsTheMachines) {
  EXPECT_EQ(detectTargets(zen4()).name(), "x86-64-v4-bf16");
  EXPECT_EQ(detectTargets(sapphireRapids()).name(), "x86-64-v4-bf16");
  EXPECT_EQ(detectTargets(skylakeX()).name(), "x86-64-v4");
  EXPECT_EQ(detectTargets(haswell()).name(), "x86-64-v3");
  EXPECT_EQ(detectTargets(pentium4()).name(), "x86-64");
}

TEST(CpuFeatures, Avx512NeedsItsStateSavedByTheSystem) {
  for (uint64_t missing : {0x20u, 0x40u, 0x80u}) { // opmask, upper halves, upper registers
    FakeCpuid cpu = zen4();
    cpu.savedState &= ~missing;
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64-v3") << missing;
  }
}

TEST(CpuFeatures, AvxNeedsItsStateSavedByTheSystem) {
  for (uint64_t missing : {0x2u, 0x4u}) { // sse, avx
    FakeCpuid cpu = zen4();
    cpu.savedState &= ~missing;
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64") << missing;
  }
}

TEST(CpuFeatures, WithoutOsxsaveNothingBeyondTheBaselineCounts) {
  FakeCpuid cpu = sapphireRapids();
  cpu.leaves[{1, 0}].ecx &= ~(1u << 27);
  EXPECT_EQ(detectTargets(cpu).name(), "x86-64");
}

TEST(CpuFeatures, LeavesBeyondTheHighestAreNotRead) {
  FakeCpuid cpu = haswell();
  cpu.leaves[{0, 0}].eax = 5;
  cpu.leaves[{5, 0}] = {0xffffffffu, 0xffffffffu, 0xffffffffu, 0xffffffffu};
  EXPECT_EQ(detectTargets(cpu).name(), "x86-64");
}

TEST(CpuFeatures, AHypervisorMayMaskBf16) {
  FakeCpuid masked = sapphireRapids();
  masked.leaves[{7, 1}].eax &= ~(1u << 5);
  EXPECT_EQ(detectTargets(masked).name(), "x86-64-v4");
  FakeCpuid withoutSubleaf = zen4(); // stale data behind the limit must not be read
  withoutSubleaf.leaves[{7, 0}].eax = 0;
  EXPECT_EQ(detectTargets(withoutSubleaf).name(), "x86-64-v4");
}

TEST(CpuFeatures, EachAvx512PartIsNeeded) {
  for (int bit : {16, 17, 28, 30, 31}) {
    FakeCpuid cpu = zen4();
    cpu.leaves[{7, 0}].ebx &= ~(1u << bit);
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64-v3") << "bit " << bit;
  }
}

TEST(CpuFeatures, EachPartOfLevel3IsNeeded) {
  for (int bit : {0, 9, 12, 13, 19, 20, 22, 23, 28, 29}) {
    FakeCpuid cpu = haswell();
    cpu.leaves[{1, 0}].ecx &= ~(1u << bit);
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64") << "leaf 1 ecx bit " << bit;
  }
  for (int bit : {3, 5, 8}) {
    FakeCpuid cpu = haswell();
    cpu.leaves[{7, 0}].ebx &= ~(1u << bit);
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64") << "leaf 7 ebx bit " << bit;
  }
  for (int bit : {0, 5}) {
    FakeCpuid cpu = haswell();
    cpu.leaves[{0x80000001u, 0}].ecx &= ~(1u << bit);
    EXPECT_EQ(detectTargets(cpu).name(), "x86-64") << "leaf 0x80000001 ecx bit " << bit;
  }
}

TEST(CpuFeatures, SetsIncludeLowerTargets) {
  TargetSet v4(Target::X86_64_v4);
  EXPECT_TRUE(v4.has(Target::X86_64));
  EXPECT_TRUE(v4.has(Target::X86_64_v3));
  EXPECT_TRUE(v4.has(Target::X86_64_v4));
  EXPECT_FALSE(v4.has(Target::X86_64_v4_bf16));
  EXPECT_FALSE(TargetSet().has(Target::X86_64));
  EXPECT_EQ(TargetSet().name(), "none");
}

TEST(CpuFeatures, ArmLevelsFollowTheCapabilities) {
  const uint64_t fphp = 1 << 9, asimdhp = 1 << 10, base = 0xff; // fp and asimd among them
  const uint64_t bf16 = 1 << 14;
  auto name = [](uint64_t hwcap, uint64_t hwcap2) {
    return detectTargets(HardwareCapabilities{hwcap, hwcap2}).name();
  };
  EXPECT_EQ(name(base, 0), "arm64");
  EXPECT_EQ(name(base | fphp, bf16), "arm64") << "scalar half arithmetic only";
  EXPECT_EQ(name(base | asimdhp, bf16), "arm64") << "vector half arithmetic only";
  EXPECT_EQ(name(base | fphp | asimdhp, 0), "arm64-fp16");
  EXPECT_EQ(name(base | fphp | asimdhp, bf16), "arm64-bf16");
  EXPECT_EQ(name(~UINT64_C(0), ~bf16), "arm64-fp16");
}

TEST(CpuFeatures, SetsAreOfOneArchitecture) {
  const TargetSet arm(Target::Arm64_bf16);
  EXPECT_TRUE(arm.has(Target::Arm64));
  EXPECT_FALSE(arm.has(Target::X86_64));
  EXPECT_TRUE(arm.sharesArchitecture(Target::Arm64_bf16));
  EXPECT_FALSE(arm.sharesArchitecture(Target::X86_64));
  EXPECT_FALSE(TargetSet().sharesArchitecture(Target::X86_64));
}

#if defined(__x86_64__)
TEST(CpuFeatures, TheHostAgreesWithTheCompilersOwnDetection) {
  __builtin_cpu_init();
  TargetSet host = hostTargets();
  EXPECT_TRUE(host.has(Target::X86_64));
  EXPECT_EQ(host.has(Target::X86_64_v3), __builtin_cpu_supports("avx2") &&
                                             __builtin_cpu_supports("fma") &&
                                             __builtin_cpu_supports("bmi2"));
  EXPECT_EQ(host.has(Target::X86_64_v4),
            __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                __builtin_cpu_supports("avx512vl"));
}
#endif

TEST(CpuClass, IsTheIdentityWithoutItsModelAndTheHighestTarget) {
  EXPECT_EQ(cpuClass("AuthenticAMD family 26 model 2", TargetSet(Target::X86_64_v4_bf16)),
            "AuthenticAMD family 26 x86-64-v4-bf16");
  EXPECT_EQ(cpuClass("implementer 0x41 part 0xd40", TargetSet(Target::Arm64_bf16)),
            "implementer 0x41 part 0xd40 arm64-bf16");
  EXPECT_EQ(cpuClass("unknown", TargetSet(Target::Arm64)), "");
  EXPECT_EQ(cpuClass("AuthenticAMD family 26 model 2", TargetSet()), "");
}

struct AmdSource : CpuidSource {
  CpuidRegisters cpuid(uint32_t number, uint32_t) const override {
    if (number == 0)
      return {13, 0x68747541, 0x444d4163, 0x69746e65};
    if (number == 0x80000000u)
      return {highestExtended, 0, 0, 0};
    return {number == 0x8000001au ? units : version, 0, 0, 0};
  }
  uint64_t xcr0() const override { return 0; }
  uint32_t version = 0, highestExtended = 0x80000008u, units = 0;
};

TEST(CpuIdentity, SaysVendorFamilyAndModel) {
  AmdSource source;
  source.version = 0x00a10f11; // base family 15, extended 10, model 1 and 1
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 25 model 17");
  source.version = 0x000806f8;
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 6 model 143");
  EXPECT_FALSE(cpuIdentity().empty());
}

TEST(CpuIdentity, TellsZen1FromZen2) {
  AmdSource source;
  source.version = 0x00800f12;
  source.units = 3;
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 23 model 1") << "no such leaf";
  source.highestExtended = 0x8000001fu;
  const std::string identity = cpuIdentity(source);
  EXPECT_EQ(identity, "AuthenticAMD family 23 fp128 model 1");
  EXPECT_EQ(cpuClass(identity, TargetSet(Target::X86_64_v3)),
            "AuthenticAMD family 23 fp128 x86-64-v3");
  source.version = 0x00830f10;
  source.units = 6;
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 23 model 49");
  source.units = 7;
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 23 model 49") << "both: the longer";
}

} // namespace
} // namespace ropewalk
