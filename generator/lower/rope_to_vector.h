//===- rope_to_vector.h - Kernels as vectors, without Halide ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second way from a request to code. It shares the kernel ABI, kernels' names and the rule
// what is fused with the first one, and nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_ROPE_TO_VECTOR_H
#define ROPEWALK_LOWER_ROPE_TO_VECTOR_H

#include "kernel_spec.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

#include <optional>
#include <string>

namespace ropewalk {

/// Why there is no function of vectors for a kernel, as "field is found, expected ..."; nullopt if
/// there is one.
std::optional<std::string> whyNotVectors(const KernelSpec &spec);

/// What there is without a record: registers' worth of f32 lanes, in the form that needs the fewest
/// shuffles.
Schedule vectorSchedule(const KernelRequest &request, Target target);

/// Appends the function kernelName(spec) to the module. whyNotVectors must have no reason.
void buildVectorKernel(mlir::ModuleOp module, const KernelSpec &spec);

/// Folds and joins what buildVectorKernel repeats.
void addVectorCleanUp(mlir::OpPassManager &manager);

/// From there to MLIR's LLVM dialect.
void addVectorToLlvm(mlir::OpPassManager &manager);

} // namespace ropewalk

#endif
