//===- copy_loops.cpp - Registry of same-pattern copy loops -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "copy_loops.h"

#include "copy_entries.h"

#include <cstring>

namespace ropewalk::bench {

void copyByMemcpy(const ropewalk_kernel_args *args) {
  std::memcpy(args->dst, args->src, size_t(args->tokens * args->srcTokenStride));
}

#if defined(__x86_64__)

static ropewalk_kernel_fn find(const CopyEntries &entries, const CopyPattern &p) {
  for (const CopyEntry &e : entries.entries)
    if (e.width == p.width && e.rowBytes == p.rowBytes && e.half == p.half &&
        e.inPlace == p.inPlace && e.stream == p.stream)
      return e.run;
  return nullptr;
}

ropewalk_kernel_fn findCopyLoop(const CopyPattern &pattern) {
  const int64_t run = pattern.half ? pattern.rowBytes / 2 : pattern.rowBytes;
  if (pattern.stream && run % pattern.width)
    return nullptr;
  switch (pattern.width) {
  case 16:
    return find(copyEntries16, pattern);
  case 32:
    return __builtin_cpu_supports("avx") ? find(copyEntries32, pattern) : nullptr;
  case 64:
    return __builtin_cpu_supports("avx512f") ? find(copyEntries64, pattern) : nullptr;
  }
  return nullptr;
}

#else

ropewalk_kernel_fn findCopyLoop(const CopyPattern &) { return nullptr; }

#endif

} // namespace ropewalk::bench
