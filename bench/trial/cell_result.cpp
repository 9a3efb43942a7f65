//===- cell_result.cpp - What was measured of one shape -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cell_result.h"

#include "device/device_schedule.h"
#include "harness/json_text.h"

namespace ropewalk {

size_t CellResult::winner() const {
  size_t best = 0;
  for (size_t i = 1; i < kernels.size(); ++i)
    if (isClearWin(kernels[i].lap) && kernels[i].lap.ratio < kernels[best].lap.ratio)
      best = i;
  return best;
}

bool CellResult::isSteady() const { return drift <= 1.1 && drift >= 1 / 1.1; }

std::vector<std::string> CellResult::leftOut() const {
  std::vector<std::string> all;
  for (const FailedKernel &kernel : failed)
    all.push_back(shapeName(cell) + ": left out " + kernel.name + ", which " + kernel.why);
  for (const MeasuredKernel &kernel : kernels)
    if (!kernel.lap.correct)
      all.push_back(shapeName(cell) + ": left out " + scheduleName(kernel.spec) +
                    bench::format(", which is wrong by %.2f ulp", kernel.lap.maxUlp));
  return all;
}

bool isClearWin(const bench::Lap &lap) { return lap.correct && lap.final && lap.high < 0.99; }

KernelRequest requestOf(const bench::Case &cell) {
  return {Family::Rope, cell.pairing, cell.dtype, cell.place, static_cast<int32_t>(cell.headDim)};
}

bool sameShape(const bench::Case &a, const bench::Case &b) {
  return a.pairing == b.pairing && a.dtype == b.dtype && a.place == b.place &&
         a.headDim == b.headDim && a.heads == b.heads && a.tokens == b.tokens &&
         a.fromDram == b.fromDram;
}

std::string shapeCount(size_t count) {
  return std::to_string(count) + (count == 1 ? " shape" : " shapes");
}

std::string shapeName(const bench::Case &cell) {
  return std::string(pairingName(cell.pairing)) + " " + std::string(dtypeName(cell.dtype)) + " " +
         std::string(placeName(cell.place)) + " " + std::to_string(cell.headDim) + " x " +
         std::to_string(cell.heads) + " heads x " + std::to_string(cell.tokens) + " tokens";
}

} // namespace ropewalk
