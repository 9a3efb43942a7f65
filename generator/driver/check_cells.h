//===- check_cells.h - Cells, compiled and checked --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_CELLS_H
#define ROPEWALK_DRIVER_CHECK_CELLS_H

#include "check_report.h"
#include "device_session.h"
#include "jit_kernels.h"

#include "llvm/ADT/StringMap.h"

#include <map>
#include <mutex>

namespace ropewalk::driver {

/// Compiles what the cells of a matrix need, each kernel once, and checks them.
class Checker {
public:
  /// `session`: null on the CPU. `threads`: at most so many. `rounds`: data and positions of each
  /// cell.
  Checker(const CellMatrix &matrix, std::vector<size_t> cells, DeviceSession *session,
          size_t threads, int32_t rounds)
      : matrix(matrix), cells(std::move(cells)), session(session), threads(threads),
        rounds(rounds) {}

  llvm::Error compile(const ScheduleBook &book);
  CheckReport check();

private:
  llvm::Expected<std::vector<std::vector<KernelRequest>>> requests();
  std::vector<ropewalk_kernel> kernelsOf(const Cell &cell) const;
  void checkCell(size_t number, CheckReport &report);
  llvm::Expected<std::vector<KernelResult>> checkHere(const Cell &cell);
  llvm::Expected<std::vector<KernelResult>> checkThere(const Cell &cell);
  template <class Body> void forEachCell(size_t threads, Body body) const;

  const CellMatrix &matrix;
  std::vector<size_t> cells; ///< Numbers of those to check.
  DeviceSession *session;
  size_t threads;
  int32_t rounds;
  std::map<std::array<uint8_t, cellAxes>, std::vector<KernelRequest>> called; ///< By kindOf cells.
  std::unique_ptr<JitLibrary> library;
  std::vector<llvm::StringMap<std::vector<ropewalk_kernel>>> kernels; ///< By target and request.
  mutable std::mutex mutex;
};

} // namespace ropewalk::driver

#endif
