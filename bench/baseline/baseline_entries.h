//===- baseline_entries.h - Tables of entry points per dtype ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The border between sources compiled for AVX-512 and the registry, which must run
// on any CPU: plain arrays of function pointers.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_ENTRIES_H
#define ROPEWALK_BENCH_BASELINE_ENTRIES_H

#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

namespace ropewalk::bench {

struct BaselineEntry {
  ropewalk_pairing pairing;
  ropewalk_place place;
  bool stream;
  int vectorBits;
  int channels;
  ropewalk_kernel_fn run;
};

struct BaselineEntries {
  const BaselineEntry *entries;
  int count;
};
extern const BaselineEntries entries_f32, entries_f16, entries_bf16;

} // namespace ropewalk::bench

#define ROPEWALK_BASELINE_WINDOW(PAIRING, BITS, ROW, R)                                            \
  {PAIRING, ROPEWALK_OUT_OF_PLACE, false, BITS, R, rotateTokens<ROW<R>, false, false>},            \
      {PAIRING, ROPEWALK_OUT_OF_PLACE, true, BITS, R, rotateTokens<ROW<R>, false, true>}, {        \
    PAIRING, ROPEWALK_IN_PLACE, false, BITS, R, rotateTokens<ROW<R>, true, false>                  \
  }

/// Initialisers of entries for the windows that have baselines; ROW<R> is a Row of rotateTokens.
#define ROPEWALK_BASELINE_FORM(PAIRING, BITS, ROW)                                                 \
  ROPEWALK_BASELINE_WINDOW(PAIRING, BITS, ROW, 64),                                                \
      ROPEWALK_BASELINE_WINDOW(PAIRING, BITS, ROW, 96),                                            \
      ROPEWALK_BASELINE_WINDOW(PAIRING, BITS, ROW, 128),                                           \
      ROPEWALK_BASELINE_WINDOW(PAIRING, BITS, ROW, 256)

/// Defines entries_<DTYPE>.
#define ROPEWALK_BASELINE_ENTRIES(DTYPE, ENTRIES)                                                  \
  const ropewalk::bench::BaselineEntries ropewalk::bench::entries_##DTYPE = {                      \
      ENTRIES, sizeof(ENTRIES) / sizeof(ENTRIES[0])};

#endif
