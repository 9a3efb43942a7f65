//===- read_stablehlo_numbers.h - By numbers of dimensions ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_READ_STABLEHLO_NUMBERS_H
#define ROPEWALK_RAISE_READ_STABLEHLO_NUMBERS_H

#include "raise/read_common.h"

namespace ropewalk::raise {

/// Where a slice of `size` elements begins in a dimension of `extent`: StableHLO moves it inside.
/// Null if it is seen to be moved for some of the places that are looked at. A start that is known
/// only when the graph runs is taken to be inside.
const Expr *startOfSlice(Elements &elements, const Expr *start, int64_t size, int64_t extent);

/// `name = [0, 1]` or `name = 1` of an attribute of a dialect that is not here; an empty list is
/// left out there.
std::optional<llvm::SmallVector<int64_t>> fieldOf(mlir::Attribute attribute, llvm::StringRef name);

/// Operations of StableHLO whose attributes number dimensions, as text of a dialect that is not
/// here.
ElementOf readStableHloGather(mlir::OpResult result);
ElementOf readStableHloScatter(mlir::OpResult result);
/// Whether a scatter makes something of the elements that it comes to, rather than replace them.
bool combinesInScatter(mlir::Operation *scatter);
ElementOf readStableHloDotGeneral(mlir::OpResult result);

} // namespace ropewalk::raise

#endif
