//===- expressions.h - What the algorithm says that Halide can't -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Markers are pure external calls on one lane; the LLVM passes in codegen/ bundle
// the lanes again and put in the exact operation. Stock Halide tools link the
// scalar definitions in tests/kernel/markers.c instead.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_EXPRESSIONS_H
#define ROPEWALK_HALIDE_EXPRESSIONS_H

#include "kernel_spec.h"

#include "Halide.h"

#include <functional>
#include <utility>

namespace ropewalk {

/// a * b + c and a * b - c with one rounding, in f32 or f64: the only contraction there is.
/// Markers `ropewalk_fma` and `ropewalk_fms`, in f64 with 64 behind; two operations, because Halide
/// writes -c as 0 - c.
Halide::Expr fusedMultiplyAdd(Halide::Expr a, Halide::Expr b, Halide::Expr c);
Halide::Expr fusedMultiplySubtract(Halide::Expr a, Halide::Expr b, Halide::Expr c);

/// Component 0 and 1 of pair (x0, x1) turned by the angle with cosine c and sine s.
std::pair<Halide::Expr, Halide::Expr> rotate(Halide::Expr x0, Halide::Expr x1, Halide::Expr c,
                                             Halide::Expr s);

/// cos and sin of the sum of two angles, in f64: each product rounded by itself, or fused and
/// rounded to f32 once. A factored table's rows are added so: top to middle, coarse to fine.
std::pair<Halide::Expr, Halide::Expr> addAngles(const std::pair<Halide::Expr, Halide::Expr> &a,
                                                const std::pair<Halide::Expr, Halide::Expr> &b);
std::pair<Halide::Expr, Halide::Expr> addAnglesTo32(const std::pair<Halide::Expr, Halide::Expr> &a,
                                                    const std::pair<Halide::Expr, Halide::Expr> &b);

/// value(axis) for the axis `chosen` of `axes`. Every axis is read and one is kept: lanes of one
/// vector may have different axes.
Halide::Expr byAxis(int32_t axes, const Halide::Expr &chosen,
                    const std::function<Halide::Expr(int32_t)> &value);

/// How storage elements look to Halide. f16 is native where the ISA converts it; bf16, and f16
/// elsewhere, are integers, because Halide's own emulations are slow and lose NaN.
struct Carrier {
  ropewalk_dtype dtype;
  bool nativeF16;

  Halide::Type elementType() const;
  Halide::Expr widen(Halide::Expr element) const; ///< element -> f32, exact
  Halide::Expr narrow(Halide::Expr value) const;  ///< f32 -> element, to nearest even, NaN quiet

  /// The two 16-bit elements of a u32 word as f32 (part 0: low half), and back.
  Halide::Expr widenPart(Halide::Expr word, int part) const;
  Halide::Expr pack(Halide::Expr low, Halide::Expr high) const;
};

} // namespace ropewalk

#endif
