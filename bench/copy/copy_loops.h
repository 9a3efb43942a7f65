//===- copy_loops.h - Registry of same-pattern copy loops -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bar for memory-bound sizes: what the same loads and stores cost without the
// arithmetic. memcpy is no such bar, since it changes its method with the size.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_COPY_COPY_LOOPS_H
#define ROPEWALK_BENCH_COPY_COPY_LOOPS_H

#include "ropewalk/kernel.h"

namespace ropewalk::bench {

/// What a kernel's memory accesses look like; a copy loop has the same.
struct CopyPattern {
  int width;        ///< Bytes per load and store: 16, 32 or 64.
  int64_t rowBytes; ///< Bytes of one head.
  bool half;        ///< Blocks of both halves of a head in turn; else front to back.
  bool inPlace;     ///< Reads and writes back the same addresses.
  bool stream;      ///< Non-temporal stores, and a fence at the end.
};

/// A loop over tokens and heads that honours the strides of the arguments and moves
/// rowBytes per head, whatever `channels` is. Null where there is none, where the CPU lacks
/// the width, or where streaming blocks would not be aligned in aligned rows.
ropewalk_kernel_fn findCopyLoop(const CopyPattern &pattern);

/// memcpy of tokens x srcTokenStride bytes: tensors without gaps only.
void copyByMemcpy(const ropewalk_kernel_args *args);

} // namespace ropewalk::bench

#endif
