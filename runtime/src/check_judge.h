//===- check_judge.h - Errors of rotated rows -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CHECK_JUDGE_H
#define ROPEWALK_SRC_CHECK_JUDGE_H

#include "check.h"
#include "check_call.h"
#include "check_tensors.h"

#include <limits>
#include <vector>

namespace ropewalk {

/// The error of what is simply wrong.
inline constexpr double checkFailure = std::numeric_limits<double>::infinity();

/// The unit in the last place of a storage type at a magnitude >= 0.
double ulpOf(ropewalk_dtype dtype, double magnitude);

/// Keeps the worst error, relative to the bound, and the position where it was met.
void record(KernelResult &result, double ulp, int64_t position);

/// Compares the rows of one rotating piece, in the tensors' destination, with the rotation computed
/// in f64; what isn't finite with the reference's destination, which has been written.
class PieceJudge {
public:
  /// The piece's components begin at `first` in the tensors' rows.
  PieceJudge(const ropewalk_plan &plan, const Piece &piece, const CheckCall &call,
             const CheckTensors &tensors, int64_t first = 0);

  /// Every row. `flushes`: results below 2^-126 may be zero; x86's conversion to bf16 does that.
  void judge(bool flushes, KernelResult &result) const;

private:
  /// A component of a pair.
  struct Place {
    int64_t pair = 0;
    int component = 0;
  };
  /// A pair of some row, how it turns, and what it should become.
  struct Turned {
    double x[2], want[2];
    CosSin turn;
    double unit; ///< Of both results' errors.
  };

  /// What a component should become, and the unit of its error: 0 where nothing may change, no
  /// number where more than the error decides.
  struct Wanted {
    double value = 0;
    float unit = 0;
  };

  int64_t place(ropewalk_pairing pairing, int64_t i, int64_t j) const;
  Turned turned(int64_t token, int64_t pair, double x0, double x1) const;
  void prepareRow(int64_t token, int64_t head, float *input, Wanted *row) const;
  double errorAt(int64_t token, int64_t head, int64_t at, double got, bool flushes) const;

  const ropewalk_plan &plan;
  const Piece &piece;
  const CheckCall &call;
  const CheckTensors &tensors;
  const int64_t first, channels;
  const ropewalk_pairing from, to;
  std::vector<Place> places;  ///< By component of the destination.
  std::vector<Wanted> wanted; ///< [tokens, heads, channels] of the destination.
};

} // namespace ropewalk

#endif
