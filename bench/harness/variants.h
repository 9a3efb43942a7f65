//===- variants.h - Other forms of a call against the plain one -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_VARIANTS_H
#define ROPEWALK_BENCH_HARNESS_VARIANTS_H

#include "harness.h"

namespace ropewalk::bench {

/// What rotations, tables, positions and layouts there are besides the plain one: whole heads, an
/// f32 table, an i32 list of positions, [token, head, component] without gaps. One row per
/// variant, with `family` its name and `plainRatio` its time per byte / that of the plain call
/// in the same round; where rows lie otherwise than the plain ones, `copyRatio` is the same of
/// plain copy loops. All times are of whole ropewalk_run calls; `cell` is the plain one. Where rows
/// of cos and sin can be made before a call, a second row says what the call then takes, and a
/// third one the ns per token of making them. Every plan checks itself first. Empty when out of
/// memory.
std::vector<Row> measureVariants(const ropewalk_kernel_table &kernels, const Case &cell,
                                 double seconds);

/// What plainRatio of a variant should not exceed: what strides cost a copy, they may cost here.
/// None where it reads from memory what the plain call finds in the caches.
std::optional<double> variantBound(const Row &row);

/// One line per variant and cell, those above their bound marked.
std::string toVariantTable(const Machine &machine, const std::vector<Row> &rows);

/// A window within a head.
struct VariantWindow {
  int64_t begin, dim;
};

/// Windows, the whole head first, and widths of copies that the variants of heads so wide use.
std::vector<VariantWindow> variantWindows(int64_t headDim);
std::vector<int64_t> variantCopies(int64_t headDim);

} // namespace ropewalk::bench

#endif
