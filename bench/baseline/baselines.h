//===- baselines.h - Registry of hand-written rotations ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What generated kernels are measured against: AVX-512 intrinsics, the table row in
// registers and shared by all heads of a token, no generator involved.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_BASELINES_H
#define ROPEWALK_BENCH_BASELINE_BASELINES_H

#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

#include <string>
#include <vector>

namespace ropewalk::bench {

/// A hand-written rotation. Its table must have tablePairStride 4, its window must be
/// `channels`; any other field of the arguments is free. A streaming one needs every
/// dst row at a multiple of 64 bytes.
struct Baseline {
  std::string name; ///< "avx512_half_f32_out_d128_v256", "_nt" behind it when it streams.
  ropewalk_dtype dtype;
  ropewalk_pairing pairing;
  ropewalk_place place;
  bool stream;
  int vectorBits; ///< 512 or 256: which is faster depends on the CPU.
  int channels;
  ropewalk_kernel_fn run;

  int accessBytes() const; ///< Of its loads and stores.
};

/// What a CPU must have to run every baseline, or what this one lacks: "" or "no avx512bf16".
std::string missingCpuFeature(ropewalk_dtype dtype);

/// All of them, whether or not this CPU can run them; empty where the host is not x86.
const std::vector<Baseline> &allBaselines();

/// The forms of one kernel that this CPU can run; whoever compares takes the fastest.
std::vector<const Baseline *> findBaselines(ropewalk_dtype dtype, ropewalk_pairing pairing,
                                            ropewalk_place place, bool stream, int64_t channels);

} // namespace ropewalk::bench

#endif
