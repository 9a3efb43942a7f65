//===- baselines.cpp - Registry of hand-written rotations -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "baselines.h"

#include "baseline_entries.h"

#include "kernel_spec.h"

namespace ropewalk::bench {

#if defined(__x86_64__)

std::string missingCpuFeature(ropewalk_dtype dtype) {
  if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512bw") ||
      !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512vl"))
    return "no avx512";
  if (dtype == ROPEWALK_BF16 && !__builtin_cpu_supports("avx512bf16"))
    return "no avx512bf16";
  return "";
}

static std::string nameOf(const BaselineEntry &e, ropewalk_dtype dtype) {
  return "avx512_" + std::string(pairingName(e.pairing)) + "_" + std::string(dtypeName(dtype)) +
         "_" + std::string(placeName(e.place)) + "_d" + std::to_string(e.channels) + "_v" +
         std::to_string(e.vectorBits) + (e.stream ? "_nt" : "");
}

static void append(std::vector<Baseline> &all, ropewalk_dtype dtype,
                   const BaselineEntries &entries) {
  for (int i = 0; i < entries.count; ++i) {
    const BaselineEntry &e = entries.entries[i];
    all.push_back(
        {nameOf(e, dtype), dtype, e.pairing, e.place, e.stream, e.vectorBits, e.channels, e.run});
  }
}

static std::vector<Baseline> makeBaselines() {
  std::vector<Baseline> all;
  append(all, ROPEWALK_F32, entries_f32);
  append(all, ROPEWALK_F16, entries_f16);
  append(all, ROPEWALK_BF16, entries_bf16);
  return all;
}

#else

std::string missingCpuFeature(ropewalk_dtype) { return "no avx512"; }
static std::vector<Baseline> makeBaselines() { return {}; }

#endif

const std::vector<Baseline> &allBaselines() {
  static const std::vector<Baseline> all = makeBaselines();
  return all;
}

int Baseline::accessBytes() const {
  const int vectorBytes = vectorBits / 8;
  return dtype == ROPEWALK_F16 ? vectorBytes / 2 : vectorBytes; // bf16 is moved as whole words
}

std::vector<const Baseline *> findBaselines(ropewalk_dtype dtype, ropewalk_pairing pairing,
                                            ropewalk_place place, bool stream, int64_t channels) {
  std::vector<const Baseline *> found;
  if (!missingCpuFeature(dtype).empty())
    return found;
  for (const Baseline &b : allBaselines())
    if (b.dtype == dtype && b.pairing == pairing && b.place == place && b.stream == stream &&
        b.channels == channels)
      found.push_back(&b);
  return found;
}

} // namespace ropewalk::bench
