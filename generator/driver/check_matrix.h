//===- check_matrix.h - What ropewalk check checks --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix has axes with named values. A cell takes one value of each and stands for one
// plan. Of all combinations, which are too many, those are cells that differ in what
// kernels are chosen by, each with several choices on the other axes; and every two values
// that can meet do so in some cell.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_MATRIX_H
#define ROPEWALK_DRIVER_CHECK_MATRIX_H

#include "kernel_spec.h"
#include "lower/requests.h"

#include "llvm/ADT/ArrayRef.h"

#include <array>
#include <string>
#include <vector>

namespace ropewalk::driver {

/// In the order in which they are shown.
enum class CellAxis {
  Rule, ///< Or a model's rotation, which brings pairing, order, window and axes along.
  Angle,
  Pairing,
  Order,
  Direction,
  Window,
  Axes,
  Table,
  Dtype,
  Place,
  Strides,
  Target
};
inline constexpr size_t cellAxes = size_t(CellAxis::Target) + 1;

/// The number of a value on each axis.
class Cell {
public:
  uint8_t &operator[](CellAxis axis) { return values[size_t(axis)]; }
  uint8_t operator[](CellAxis axis) const { return values[size_t(axis)]; }
  const std::array<uint8_t, cellAxes> &all() const { return values; }

private:
  std::array<uint8_t, cellAxes> values = {};
};

struct CellMatrix {
  struct Axis {
    const char *name = "";
    std::vector<std::string> values;
  };
  std::array<Axis, cellAxes> axes;
  std::vector<Cell> cells;
  std::vector<Model> models;   ///< Of CellAxis::Rule; empty: the rules there are.
  std::vector<Target> targets; ///< Of CellAxis::Target.
  int64_t pairsMet = 0;        ///< Two values of two axes that have a cell.

  Axis &operator[](CellAxis axis) { return axes[size_t(axis)]; }
  const Axis &operator[](CellAxis axis) const { return axes[size_t(axis)]; }
  /// "rule yarn, angle exact, ...", without axes of one value.
  std::string describe(const Cell &cell) const;
};

/// All rules, windows, axes, forms of tables, dtypes, places and orders.
CellMatrix wholeMatrix(llvm::ArrayRef<Target> targets);

/// The rotations of models, with all forms of tables, dtypes and places.
CellMatrix modelMatrix(std::vector<Model> models, llvm::ArrayRef<Target> targets);

} // namespace ropewalk::driver

#endif
