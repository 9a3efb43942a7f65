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

namespace ropewalk {

/// The error of what is simply wrong.
inline constexpr double checkFailure = std::numeric_limits<double>::infinity();

/// The unit in the last place of a storage type at a magnitude >= 0.
double ulpOf(ropewalk_dtype dtype, double magnitude);

/// Keeps the worst error, relative to the bound, and the position where it was met.
void record(KernelResult &result, double ulp, int64_t position);

/// Compares the rows of one rotating piece, in the tensors' destination, with the rotation computed
/// in f64; what isn't finite with the reference's destination.
class PieceJudge {
public:
  /// The piece's components begin at `first` in the tensors' rows.
  PieceJudge(const ropewalk_plan &plan, const Piece &piece, const CheckCall &call,
             const CheckTensors &tensors, int64_t first = 0)
      : plan(plan), piece(piece), call(call), tensors(tensors), first(first) {}

  /// `flushes`: results below 2^-126 may be zero; x86's conversion to bf16 does that.
  void judge(int64_t token, int64_t head, bool flushes, KernelResult &result) const;

private:
  double errorOf(double got, double want, double plain, double unit, double x, const CosSin &turn,
                 bool flushes) const;

  const ropewalk_plan &plan;
  const Piece &piece;
  const CheckCall &call;
  const CheckTensors &tensors;
  int64_t first;
};

} // namespace ropewalk

#endif
