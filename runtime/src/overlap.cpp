//===- overlap.cpp - Whether two strided tensors share a byte -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row A(i) = base_a + sum(i*s_a) meets row B(j) where B(j) - A(i) lies in
// (-width_b, width_a). Equal strides of the two merge into one unknown, the difference
// of their indices; the unknowns are then tried from the largest stride down. Where
// layouts nest (each stride spans the smaller ones) at most a few values of each are
// possible, so the search takes tens of nanoseconds.
//
//===----------------------------------------------------------------------===//

#include "overlap.h"

#include <algorithm>

namespace ropewalk {
namespace {

struct Unknown {
  int64_t stride; // > 0
  int64_t low, high;
};

int64_t floorDivide(int64_t a, int64_t b) { return a / b - (a % b < 0); }
int64_t ceilDivide(int64_t a, int64_t b) { return a / b + (a % b > 0); }

/// Is there a choice of the unknowns with low < offset + sum(stride * x) < high?
class Search {
public:
  Search(int64_t low, int64_t high) : low(low), high(high) {}

  void add(int64_t stride, int64_t first, int64_t last) {
    if (stride == 0 || (first == 0 && last == 0))
      return;
    if (stride < 0)
      unknowns[count++] = {-stride, -last, -first};
    else
      unknowns[count++] = {stride, first, last};
  }

  bool solve(int64_t offset) {
    std::sort(unknowns, unknowns + count,
              [](const Unknown &a, const Unknown &b) { return a.stride > b.stride; });
    for (int i = count; i-- > 0;) {
      restLow[i] = restLow[i + 1] + unknowns[i].stride * unknowns[i].low;
      restHigh[i] = restHigh[i + 1] + unknowns[i].stride * unknowns[i].high;
    }
    return visit(0, offset);
  }

private:
  static constexpr int maxSteps = 4096;

  bool visit(int level, int64_t value) {
    if (level == count)
      return low < value && value < high;
    if (++steps > maxSteps)
      return true;
    const Unknown &u = unknowns[level];
    // low < value + stride*x + rest < high must be possible for some rest.
    int64_t first = floorDivide(low - value - restHigh[level + 1], u.stride) + 1;
    int64_t last = ceilDivide(high - value - restLow[level + 1], u.stride) - 1;
    for (int64_t x = std::max(first, u.low), end = std::min(last, u.high); x <= end; ++x)
      if (visit(level + 1, value + u.stride * x))
        return true;
    return false;
  }

  int64_t low, high;
  Unknown unknowns[2 * maxStridedDims];
  int64_t restLow[2 * maxStridedDims + 1] = {}, restHigh[2 * maxStridedDims + 1] = {};
  int count = 0;
  int steps = 0;
};

} // namespace

void sortByMagnitude(const int64_t *stride, int8_t *order, int dims) {
  for (int d = 0; d < dims; ++d)
    order[d] = static_cast<int8_t>(d);
  std::sort(order, order + dims,
            [&](int8_t a, int8_t b) { return magnitude(stride[a]) < magnitude(stride[b]); });
}

bool overlap(const StridedBytes &a, const StridedBytes &b) {
  int64_t offset;
  if (__builtin_sub_overflow(static_cast<int64_t>(b.base), static_cast<int64_t>(a.base), &offset))
    return false;
  Search search(-b.width, a.width);
  for (int d = 0; d < a.dims; ++d) {
    if (a.stride[d] == b.stride[d]) {
      search.add(a.stride[d], -(a.count[d] - 1), b.count[d] - 1);
      continue;
    }
    search.add(-a.stride[d], 0, a.count[d] - 1);
    search.add(b.stride[d], 0, b.count[d] - 1);
  }
  return search.solve(offset);
}

bool overlapsItself(const StridedBytes &bytes) {
  // Two different rows: the first index that differs does so by at least one; by
  // symmetry it is the later row that has the larger one.
  for (int first = 0; first < bytes.dims; ++first) {
    if (bytes.count[first] == 1)
      continue;
    if (bytes.stride[first] == 0)
      return true;
    Search search(-bytes.width, bytes.width);
    search.add(bytes.stride[first], 1, bytes.count[first] - 1);
    for (int d = first + 1; d < bytes.dims; ++d)
      search.add(bytes.stride[d], -(bytes.count[d] - 1), bytes.count[d] - 1);
    if (search.solve(0))
      return true;
  }
  return false;
}

} // namespace ropewalk
