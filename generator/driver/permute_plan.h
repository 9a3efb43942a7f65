//===- permute_plan.h - Which rows of which tensors move --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PERMUTE_PLAN_H
#define ROPEWALK_DRIVER_PERMUTE_PLAN_H

#include "io/safetensors_checkpoint.h"
#include "permute_rows.h"

#include "llvm/Support/Regex.h"

namespace ropewalk::driver {

/// By tensor name; what is not in it is copied.
using PermutePlan = std::map<std::string, RowMoves, std::less<>>;

/// Finds the query and key projections of all layers and their biases and norms' gains by the
/// names that Hugging Face and Meta give them, or, if `names` are given, every tensor that
/// one of those matches. Each layer moves as that rotation of the model says whose heads its
/// tensors have. Refuses shapes that the model cannot have, packed and quantised weights,
/// queries without keys, and a plan that moves nothing.
llvm::Expected<PermutePlan> planPermutation(const Checkpoint &checkpoint,
                                            llvm::ArrayRef<Model> rotations,
                                            llvm::ArrayRef<llvm::Regex> names);

} // namespace ropewalk::driver

#endif
