//===- baselines.h - Registry of hand-written rotations ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What generated kernels are measured against: AVX2, AVX-512 or NEON intrinsics, the table row
// in registers and shared by all heads of a token, no generator involved.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_BASELINES_H
#define ROPEWALK_BENCH_BASELINE_BASELINES_H

#include "kernel_spec.h"
#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

#include <string>
#include <vector>

namespace ropewalk::bench {

/// A hand-written rotation. Its table must have tablePairStride 4, its window must be
/// `channels`; any other field of the arguments is free. A streaming one needs every
/// dst row at a multiple of 64 bytes.
struct Baseline {
  std::string name; ///< "avx512_half_f32_out_d128_v256": last the form, then "_nt" if it streams.
  Target target;    ///< Lowest that runs it.
  ropewalk_dtype dtype;
  ropewalk_pairing pairing;
  ropewalk_place place;
  bool stream;
  int accessBytes; ///< Of its loads and stores.
  int channels;
  ropewalk_kernel_fn run;

  bool runsHere() const;
  /// Whether both do the same for the same target: which is faster depends on the CPU.
  bool isFormOf(const Baseline &other) const;
};

/// All of this architecture, whether or not this CPU can run them; forms follow each other.
const std::vector<Baseline> &allBaselines();

/// The forms of one kernel for `target` or below that this CPU can run; whoever compares takes
/// the fastest.
std::vector<const Baseline *> findBaselines(Target target, ropewalk_dtype dtype,
                                            ropewalk_pairing pairing, ropewalk_place place,
                                            bool stream, int64_t channels);

} // namespace ropewalk::bench

#endif
