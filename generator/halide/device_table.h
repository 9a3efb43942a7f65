//===- device_table.h - A token's cos and sin on devices --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the kernels of both families read that are for devices: which row of a table belongs to
// a token, as ropewalk_device_args (kernel.h) says, and what stands there.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_TABLE_H
#define ROPEWALK_HALIDE_DEVICE_TABLE_H

#include "device_loops.h"
#include "expressions.h"

#include "Halide.h"

#include <functional>
#include <string>
#include <utility>

namespace ropewalk {

/// A token of a launch, and where its position is counted from.
struct TokenPlace {
  Halide::Expr token, batch;
  /// Family rows: entry of the list of positions, the token's number in its sequence, and whether
  /// it is in one. Others: the batch, the token, true.
  Halide::Expr entry, number, isInSequence;
};

class DeviceTable {
public:
  using Buffer = Halide::GeneratorInput<Halide::Buffer<>>;
  using AddBuffer = std::function<Buffer *(const std::string &, Halide::Type, int)>;

  void configure(const KernelSpec &spec, const AddBuffer &addBuffer,
                 const DeviceLoops::AddScalar &addScalar);

  TokenPlace placeOf(Halide::Expr token, Halide::Expr batch) const;
  /// Of family rows: `found` is the number of the last sequence that begins at or before it.
  TokenPlace placeOf(Halide::Expr token, Halide::Expr batch, const Halide::Expr &found) const;
  /// The number after step `bit` of the search for it.
  Halide::Expr findSequence(const Halide::Expr &token, const Halide::Expr &found,
                            const Halide::Expr &bit) const;

  /// On every axis: the position is the pad one; has a row.
  Halide::Expr isPad(const TokenPlace &place) const;
  Halide::Expr hasRow(const TokenPlace &place) const;

  /// The table's entries of a pair: f32, or 4 bytes that hold those of pairs 2 `pair` and 2 `pair`
  /// + 1 (readsWords).
  std::pair<Halide::Expr, Halide::Expr> entries(const Halide::Expr &pair,
                                                const TokenPlace &place) const;
  Halide::Expr entryOf(const Halide::Expr &word, int part) const {
    return carrier.widenPart(word, part);
  }

  /// Says what is known of the buffers' axes.
  void setAxes();

  DeviceLoops::Scalar *searchSteps = nullptr; ///< Family rows.

private:
  bool isRows() const { return spec.request.family == Family::Rows; }
  bool isFactored() const { return spec.request.source == TableSource::Factored; }
  int32_t axes() const { return std::max(1, spec.request.axes); }
  Buffer *addTable(const std::string &name, const AddBuffer &addBuffer);
  Halide::Expr word(int32_t which, const TokenPlace &place, int32_t axis) const;
  Halide::Expr misfit(const TokenPlace &place, int32_t axis) const;
  Halide::Expr rowIn(const Halide::Type &type, const TokenPlace &place, int32_t axis) const;
  Halide::Expr ofAllAxes(const std::function<Halide::Expr(int32_t)> &holds) const;
  Halide::Expr sequenceBegin(const Halide::Expr &number) const;
  std::pair<Halide::Expr, Halide::Expr> factored(const Halide::Expr &pair,
                                                 const Halide::Expr &position) const;

  KernelSpec spec;
  Carrier carrier{};
  std::vector<Buffer *> tables;
  Buffer *cosTable = nullptr, *sinTable = nullptr;
  Buffer *fineCos = nullptr, *fineSin = nullptr, *topCos = nullptr,
         *topSin = nullptr;    ///< Factored.
  Buffer *positions = nullptr; ///< Words of [batches or sequences, tokens, axes].
  Buffer *sequences = nullptr; ///< Family rows: words of where they begin.
  Buffer *pairAxis = nullptr;  ///< With more than one axis.
  DeviceLoops::Scalar *positionWords = nullptr, *rowStep = nullptr, *rowOffset = nullptr,
                      *pad = nullptr, *hasPad = nullptr;
  DeviceLoops::Scalar *rows = nullptr;                                  ///< Not factored.
  DeviceLoops::Scalar *addsPosition = nullptr, *rowBatchStep = nullptr; ///< Family rope.
  DeviceLoops::Scalar *sequenceCount = nullptr, *firstToken = nullptr;  ///< Family rows.
  DeviceLoops::Scalar *firstPosition = nullptr, *lastPosition = nullptr, *coarseOffset = nullptr,
                      *topOffset = nullptr, *hasTop = nullptr; ///< Factored.
};

} // namespace ropewalk

#endif
