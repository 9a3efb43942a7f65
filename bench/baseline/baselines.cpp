//===- baselines.cpp - Registry of hand-written rotations -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "baselines.h"

#include "baseline_entries.h"

#include "cpu_features.h"

namespace ropewalk::bench {

/// What one source has: forms for one dtype and target.
static void append(std::vector<Baseline> &all, const char *isa, Target target, ropewalk_dtype dtype,
                   const BaselineEntries &entries) {
  for (int i = 0; i < entries.count; ++i) {
    const BaselineEntry &e = entries.entries[i];
    const std::string name = std::string(isa) + "_" + std::string(pairingName(e.pairing)) + "_" +
                             std::string(dtypeName(dtype)) + "_" + std::string(placeName(e.place)) +
                             "_d" + std::to_string(e.channels) + "_" + e.form +
                             (e.stream ? "_nt" : "");
    all.push_back(
        {name, target, dtype, e.pairing, e.place, e.stream, e.accessBytes, e.channels, e.run});
  }
}

static std::vector<Baseline> makeBaselines() {
  std::vector<Baseline> all;
#if defined(__x86_64__)
  append(all, "avx2", Target::X86_64_v3, ROPEWALK_F32, avx2_f32);
  append(all, "avx2", Target::X86_64_v3, ROPEWALK_F16, avx2_f16);
  append(all, "avx2", Target::X86_64_v3, ROPEWALK_BF16, avx2_bf16);
  append(all, "avx512", Target::X86_64_v4, ROPEWALK_F32, avx512_f32);
  append(all, "avx512", Target::X86_64_v4, ROPEWALK_F16, avx512_f16);
  append(all, "avx512", Target::X86_64_v4, ROPEWALK_BF16, avx512_bf16_rounded);
  append(all, "avx512", Target::X86_64_v4_bf16, ROPEWALK_BF16, avx512_bf16);
#elif defined(__aarch64__)
  append(all, "neon", Target::Arm64, ROPEWALK_F32, neon_f32);
  append(all, "neon", Target::Arm64, ROPEWALK_F16, neon_f16);
  append(all, "neon", Target::Arm64, ROPEWALK_BF16, neon_bf16_rounded);
  append(all, "neon", Target::Arm64_bf16, ROPEWALK_BF16, neon_bf16);
#endif
  return all;
}

const std::vector<Baseline> &allBaselines() {
  static const std::vector<Baseline> all = makeBaselines();
  return all;
}

bool Baseline::runsHere() const { return hostTargets().has(target); }

bool Baseline::isFormOf(const Baseline &other) const {
  return target == other.target && dtype == other.dtype && pairing == other.pairing &&
         place == other.place && stream == other.stream && channels == other.channels;
}

std::vector<const Baseline *> findBaselines(Target target, ropewalk_dtype dtype,
                                            ropewalk_pairing pairing, ropewalk_place place,
                                            bool stream, int64_t channels) {
  std::vector<const Baseline *> found;
  for (const Baseline &b : allBaselines())
    if (includes(target, b.target) && b.runsHere() && b.dtype == dtype && b.pairing == pairing &&
        b.place == place && b.stream == stream && b.channels == channels)
      found.push_back(&b);
  return found;
}

} // namespace ropewalk::bench
