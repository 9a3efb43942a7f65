//===- constant_table.h - Tables that a graph's constants tell --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cosines and sines of constants need not be side by side, or have their own sign, or be there
// without a factor: the diagonals of constant matrices, for one. All their numbers are known, so
// the table is made anew.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_CONSTANT_TABLE_H
#define ROPEWALK_RAISE_CONSTANT_TABLE_H

#include "raise/elements.h"

#include <vector>

namespace ropewalk::raise {

/// The numbers of formulas, those of one place of the root's dimensions `dims` after those of the
/// other; empty if they are made of anything but constants and coordinates, or very many. A
/// dimension that is none of the root's has one element. With `rootStarts`, the extents are counted
/// from these on.
std::optional<std::vector<float>> numbersOf(Elements &elements,
                                            llvm::ArrayRef<const Expr *> formulas,
                                            llvm::ArrayRef<std::optional<int32_t>> dims,
                                            llvm::ArrayRef<int64_t> rootExtents,
                                            llvm::ArrayRef<int64_t> rootStarts = {});

} // namespace ropewalk::raise

#endif
