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

/// Operations of StableHLO whose attributes number dimensions, as text of a dialect that is not
/// here.
ElementOf readStableHloGather(mlir::OpResult result);
ElementOf readStableHloDotGeneral(mlir::OpResult result);

} // namespace ropewalk::raise

#endif
