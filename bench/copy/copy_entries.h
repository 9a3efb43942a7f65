//===- copy_entries.h - Tables of copy loops per width ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The border between sources compiled for one ISA each and the registry, which must
// run on any CPU: constant data, no inline function.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_COPY_COPY_ENTRIES_H
#define ROPEWALK_BENCH_COPY_COPY_ENTRIES_H

#include "ropewalk/kernel.h"

namespace ropewalk::bench {

struct CopyEntry {
  int width; ///< Bytes per load and store.
  int rowBytes;
  bool half; ///< Blocks of both halves of a row in turn; else front to back.
  bool inPlace;
  bool stream;
  ropewalk_kernel_fn run;
};

/// 8 row lengths x 2 orders x (out, out streaming, in place).
struct CopyEntries {
  CopyEntry entries[48];
};
extern const CopyEntries copyEntries16, copyEntries32, copyEntries64;

} // namespace ropewalk::bench

#endif
