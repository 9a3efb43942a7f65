//===- baseline_entries.h - Tables of entry points per source ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The border between sources compiled for one ISA and the registry, which must run
// on any CPU: plain arrays of function pointers.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_BASELINE_ENTRIES_H
#define ROPEWALK_BENCH_BASELINE_ENTRIES_H

#include "baseline_tokens.h"

#include "ropewalk/kernel.h"
#include "ropewalk/ropewalk.h"

namespace ropewalk::bench {

struct BaselineEntry {
  ropewalk_pairing pairing;
  ropewalk_place place;
  bool stream;
  const char *form; ///< What tells it from others of the same kernel.
  int accessBytes;
  int channels;
  ropewalk_kernel_fn run;
};

struct BaselineEntries {
  const BaselineEntry *entries;
  int count;
};
extern const BaselineEntries avx2_f32, avx2_f16, avx2_bf16;
extern const BaselineEntries avx512_f32, avx512_f16, avx512_bf16, avx512_bf16_rounded;
extern const BaselineEntries neon_f32, neon_f16, neon_bf16, neon_bf16_rounded;

} // namespace ropewalk::bench

namespace {

/// One baseline. Its symbol says all that distinguishes it, so `ropewalk bench --on-paper` finds
/// its code in an object: generator/throughput/baseline_code.cpp knows this template by name.
template <template <int> class Row, ropewalk_pairing pairing, int channels, bool inPlace,
          bool stream>
void rotateBaseline(const ropewalk_kernel_args *args) {
  rotateTokens<Row<channels>, inPlace, stream>(args);
}

} // namespace

#define ROPEWALK_BASELINE_WINDOW(PAIRING, FORM, BYTES, ROW, R)                                     \
  {PAIRING,                                                                                        \
   ROPEWALK_OUT_OF_PLACE,                                                                          \
   false,                                                                                          \
   FORM,                                                                                           \
   BYTES,                                                                                          \
   R,                                                                                              \
   rotateBaseline<ROW, PAIRING, R, false, false>},                                                 \
  {                                                                                                \
    PAIRING, ROPEWALK_IN_PLACE, false, FORM, BYTES, R,                                             \
        rotateBaseline<ROW, PAIRING, R, true, false>                                               \
  }

#define ROPEWALK_BASELINE_STREAM(PAIRING, FORM, BYTES, ROW, R)                                     \
  {                                                                                                \
    PAIRING, ROPEWALK_OUT_OF_PLACE, true, FORM, BYTES, R,                                          \
        rotateBaseline<ROW, PAIRING, R, false, true>                                               \
  }

/// KIND(..., R) for the windows that have baselines, of whole vectors of any length.
#define ROPEWALK_BASELINE_WINDOWS(KIND, ...)                                                       \
  KIND(__VA_ARGS__, 64), KIND(__VA_ARGS__, 96), KIND(__VA_ARGS__, 128), KIND(__VA_ARGS__, 256)

/// Another, of which long vectors leave something: its entries are listed one by one.
constexpr int oddWindow = 80;

/// Initialisers of a form's entries out of and in place: ROW<R> is a Row of rotateTokens, one
/// load or store of which moves BYTES.
#define ROPEWALK_BASELINE_FORM(PAIRING, FORM, BYTES, ROW)                                          \
  ROPEWALK_BASELINE_WINDOWS(ROPEWALK_BASELINE_WINDOW, PAIRING, FORM, BYTES, ROW)

/// The same and its entries that stream.
#define ROPEWALK_BASELINE_STREAMED_FORM(PAIRING, FORM, BYTES, ROW)                                 \
  ROPEWALK_BASELINE_FORM(PAIRING, FORM, BYTES, ROW),                                               \
      ROPEWALK_BASELINE_WINDOWS(ROPEWALK_BASELINE_STREAM, PAIRING, FORM, BYTES, ROW)

/// Defines NAME, what a source has.
#define ROPEWALK_BASELINE_ENTRIES(NAME, ENTRIES)                                                   \
  const ropewalk::bench::BaselineEntries ropewalk::bench::NAME = {                                 \
      ENTRIES, sizeof(ENTRIES) / sizeof(ENTRIES[0])};

#endif
