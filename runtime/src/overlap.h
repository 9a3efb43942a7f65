//===- overlap.h - Whether two strided tensors share a byte -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two tensors may lie between each other's rows (q and k in one fused row) and still
// be disjoint, so intersecting address ranges are not enough to refuse a call.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_OVERLAP_H
#define ROPEWALK_SRC_OVERLAP_H

#include <cstdint>

namespace ropewalk {

/// The bytes of rows of `width` bytes at base + sum(index[d] * stride[d]),
/// 0 <= index[d] < count[d]. All counts are at least 1.
struct StridedBytes {
  uintptr_t base = 0;
  int64_t width = 0;
  int64_t count[3] = {1, 1, 1};  ///< batches, tokens, heads
  int64_t stride[3] = {0, 0, 0}; ///< bytes
};

/// The lowest byte and the one behind the highest, relative to base.
struct ByteRange {
  int64_t begin = 0;
  int64_t end = 0;
};

/// False if the range doesn't fit the address space.
bool computeRange(const StridedBytes &bytes, ByteRange &range);

/// Whether a and b share a byte. Exact for any layout met in practice; strides so
/// entangled that deciding takes thousands of steps count as overlapping.
bool overlap(const StridedBytes &a, const StridedBytes &b);

/// Whether two rows of `bytes` share a byte.
bool overlapsItself(const StridedBytes &bytes);

} // namespace ropewalk

#endif
