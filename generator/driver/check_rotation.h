//===- check_rotation.h - The rotation of a cell ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_ROTATION_H
#define ROPEWALK_DRIVER_CHECK_ROTATION_H

#include "check_matrix.h"

namespace ropewalk::driver {

/// Values of the axes of the whole matrix, by name.
std::vector<std::string> ruleNames();
std::vector<std::string> windowNames();
std::vector<std::string> axesNames();

/// Whether the contract has the combination. Also leaves out some that would only cost more
/// kernels to compile.
bool isPossible(const CellMatrix &matrix, const Cell &cell);

/// A cell's rotation, with the lists that it refers to.
class CellRotation {
public:
  CellRotation(const CellMatrix &matrix, const Cell &cell);
  CellRotation(const CellRotation &) = delete;

  const ropewalk_rotation &get() const { return rotation; }

private:
  void setRule(size_t rule);
  void setAxes(size_t axes);

  ropewalk_rotation rotation = {};
  std::vector<double> first, second; ///< Factors, frequencies or divisors.
  std::vector<uint8_t> pairAxis;
};

} // namespace ropewalk::driver

#endif
