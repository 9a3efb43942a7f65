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

inline constexpr int maxStridedDims = 8;

/// The bytes of rows of `width` bytes at base + sum(index[d] * stride[d]),
/// 0 <= index[d] < count[d]; three dimensions are batch, token, head. All counts are at
/// least 1. Views of a plan and a call: nothing is copied on the way to a kernel.
struct StridedBytes {
  uintptr_t base;
  int64_t width;
  const int64_t *count;
  const int64_t *stride; ///< bytes
  int dims = 3; ///< Of count and stride, at most maxStridedDims; of two that are compared alike.
};

/// The lowest byte and the one behind the highest, relative to base.
struct ByteRange {
  int64_t begin;
  int64_t end;
  bool nests; ///< Each stride spans all smaller ones, so rows are disjoint.
};

/// How far strides may reach: a part of the address space each way leaves room for differences of
/// two ranges.
inline constexpr int64_t farthestReach = INT64_MAX / 8;

inline int64_t magnitude(int64_t value) { return value < 0 ? -value : value; }

/// False if the range doesn't fit the address space. `order` lists the dimensions by
/// magnitude of stride, smallest first; only `nests` depends on it.
inline bool computeRange(const StridedBytes &bytes, const int8_t *order, int dims,
                         ByteRange &range) {
  range = {0, bytes.width, true};
  for (int i = 0; i < dims; ++i) {
    const int8_t d = order[i];
    if (bytes.count[d] == 1)
      continue;
    int64_t reach;
    if (__builtin_mul_overflow(bytes.count[d] - 1, bytes.stride[d], &reach) ||
        reach > farthestReach || reach < -farthestReach)
      return false;
    range.nests &= magnitude(bytes.stride[d]) >= range.end - range.begin;
    (reach < 0 ? range.begin : range.end) += reach;
  }
  return range.end - range.begin <= farthestReach;
}
inline bool computeRange(const StridedBytes &bytes, const int8_t (&order)[3], ByteRange &range) {
  return computeRange(bytes, order, 3, range);
}

/// The order that computeRange wants.
void sortByMagnitude(const int64_t *stride, int8_t *order, int dims = 3);

/// Whether a and b share a byte. Exact for any layout met in practice; strides so
/// entangled that deciding takes thousands of steps count as overlapping.
bool overlap(const StridedBytes &a, const StridedBytes &b);

/// Whether two rows of `bytes` share a byte. Exact like overlap; not needed where they nest.
bool overlapsItself(const StridedBytes &bytes);

} // namespace ropewalk

#endif
