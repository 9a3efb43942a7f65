//===- plot_points.cpp - Positions that a curve is drawn through ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plot_points.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::driver {

static constexpr int64_t maxPoints = 512;

PlotPoints::PlotPoints(int64_t end, int64_t rotaryDim) {
  const int64_t most = std::clamp<int64_t>((INT64_C(1) << 25) / (maxPoints * rotaryDim), 1, 32);
  if (end <= maxPoints) {
    for (int64_t position = 0; position < end; ++position)
      add(position, position + 1, most);
    return;
  }
  add(0, 1, most);
  int64_t begin = 1;
  for (int64_t k = 1; k <= maxPoints; ++k) {
    const double edge = std::pow(static_cast<double>(end), static_cast<double>(k) / maxPoints);
    const int64_t next = k == maxPoints ? end : std::llround(edge);
    if (next <= begin) // steps of less than one position
      continue;
    add(begin, next, most);
    begin = next;
  }
}

void PlotPoints::add(int64_t begin, int64_t end, int64_t most) {
  const auto firstRow = static_cast<int64_t>(looked.size());
  const int64_t length = end - begin, count = std::min(length, most);
  for (int64_t i = 0; i < count; ++i) {
    // Steps of the golden ratio: equal ones can fall in with the period of a pair (44 is seven
    // turns of the first one) and see a single phase.
    const double fraction = std::fmod(0.6180339887498949 * static_cast<double>(i), 1);
    const auto offset = static_cast<int64_t>(fraction * static_cast<double>(length));
    looked.push_back(static_cast<double>(begin + (length == count ? i : offset)));
  }
  points.push_back({begin, end, firstRow, firstRow + count});
}

llvm::json::Object PlotPoints::json(const std::string &name) const {
  llvm::json::Array begins, ends;
  for (const Point &point : points) {
    begins.push_back(point.begin);
    ends.push_back(point.end);
  }
  return llvm::json::Object{{name + "_begin", std::move(begins)}, {name + "_end", std::move(ends)}};
}

} // namespace ropewalk::driver
