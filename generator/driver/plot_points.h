//===- plot_points.h - Positions that a curve is drawn through --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PLOT_POINTS_H
#define ROPEWALK_DRIVER_PLOT_POINTS_H

#include "llvm/Support/JSON.h"

#include <cstdint>
#include <vector>

namespace ropewalk::driver {

/// Points of a curve over positions [0, end). Up to 512 there is one for each; beyond,
/// points grow geometrically and stand for all positions from theirs to the next one's,
/// of which some, evenly spread, are looked at: a curve through single ones would alias.
class PlotPoints {
public:
  struct Point {
    int64_t begin, end;       ///< The positions that it stands for.
    int64_t firstRow, endRow; ///< Those looked at, as indices into positions().
  };

  /// Looks at fewer positions the wider rows are, so that tables of them stay small.
  PlotPoints(int64_t end, int64_t rotaryDim);

  const std::vector<double> &positions() const { return looked; }
  std::vector<Point>::const_iterator begin() const { return points.begin(); }
  std::vector<Point>::const_iterator end() const { return points.end(); }
  /// <name>_begin and <name>_end of every point.
  llvm::json::Object json(const std::string &name) const;

private:
  void add(int64_t begin, int64_t end, int64_t most);

  std::vector<double> looked;
  std::vector<Point> points;
};

} // namespace ropewalk::driver

#endif
