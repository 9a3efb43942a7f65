//===- cpu_table.h - cos and sin as a CPU's kernels read them ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For p = position of the token on the pair's axis:
//   c, s = cos[pair, p], sin[pair, p]                                     (stored)
//   c, s = fma(C, fc, -(S * fs)), fma(S, fc, C * fs) in f64, to f32       (factored)
// with C, S of row (p >> 8) + coarseOffset and fc, fs of fine row p & 255.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_CPU_TABLE_H
#define ROPEWALK_HALIDE_CPU_TABLE_H

#include "expressions.h"

#include "Halide.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace ropewalk {

class CpuTable {
public:
  using Buffer = Halide::GeneratorInput<Halide::Buffer<>>;
  using Scalar = Halide::GeneratorInput<int32_t>;
  using AddBuffer = std::function<Buffer *(const std::string &, Halide::Type, int)>;
  using AddScalar = std::function<Scalar *(const std::string &)>;

  void configure(const KernelRequest &request, Target target, const AddBuffer &addBuffer,
                 const AddScalar &addScalar);

  /// cos and sin of a pair, f32. Of pairs that all have the axis of pair `alike`, if it is given,
  /// only that axis' row is read; else lanes of one vector may have different ones.
  std::pair<Halide::Expr, Halide::Expr> entries(const Halide::Expr &pair, const Halide::Expr &token,
                                                const Halide::Expr &alike = Halide::Expr()) const;

  /// Where all pairs have one row, of f32: that row, and its entries.
  Halide::Expr row(const Halide::Expr &token) const { return rowAt(position(token, 0)); }
  std::pair<Halide::Expr, Halide::Expr> entriesOfRow(const Halide::Expr &pair,
                                                     const Halide::Expr &row) const {
    return {(*cosTable)(pair, row), (*sinTable)(pair, row)};
  }

  /// Says what is known of the buffers' axes. Pairs are adjacent, unless they may be apart.
  void setAxes(bool pairsMayBeApart);

  Halide::Expr pairStride() const { return cosTable->dim(0).stride(); }
  Halide::Expr pairs() const { return cosTable->dim(0).extent(); }

private:
  bool isFactored() const { return request.source == TableSource::Factored; }
  bool hasAxes() const { return request.axes > 1; }
  Buffer *addTable(const std::string &name, const AddBuffer &addBuffer);
  Halide::Expr position(const Halide::Expr &token, const Halide::Expr &axis) const;
  Halide::Expr rowAt(Halide::Expr row) const;

  /// value(axis), as said of entries.
  using OfAxis = std::function<Halide::Expr(const Halide::Expr &)>;
  Halide::Expr ofAxis(const Halide::Expr &pair, const Halide::Expr &alike,
                      const OfAxis &value) const;
  std::pair<Halide::Expr, Halide::Expr> stored(const Halide::Expr &pair, const Halide::Expr &token,
                                               const Halide::Expr &alike) const;
  std::pair<Halide::Expr, Halide::Expr>
  factored(const Halide::Expr &pair, const Halide::Expr &token, const Halide::Expr &alike) const;

  KernelRequest request;
  Carrier carrier{};
  std::vector<Buffer *> tables;
  Buffer *cosTable = nullptr, *sinTable = nullptr;
  Buffer *fineCos = nullptr, *fineSin = nullptr; ///< Factored only.
  Buffer *positions = nullptr;
  Buffer *pairAxis = nullptr; ///< With more than one axis.
  Scalar *rowStep = nullptr, *rowOffset = nullptr;
  Scalar *coarseOffset = nullptr; ///< Factored only.
};

} // namespace ropewalk

#endif
