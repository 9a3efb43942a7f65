//===- marker_lowering.h - Markers to vector operations ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_MARKER_LOWERING_H
#define ROPEWALK_CODEGEN_PASSES_MARKER_LOWERING_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Replaces calls of the markers
///   float ropewalk_fma(float a, float b, float c)   a * b + c, rounded once
///   float ropewalk_fms(float a, float b, float c)   a * b - c, rounded once
///   double ropewalk_fma64, ropewalk_fms64           the same in f64
///   i16   ropewalk_bf16(float x)                    bf16 bits, to nearest even, NaN quiet
/// by the operations they stand for. Halide calls them lane by lane; where the results are
/// gathered into a vector by a complete insertelement chain, the vector operation is rebuilt from
/// the lanes' operands, and a lane that cannot be rebuilt is an error (an llvm::Function
/// diagnostic), never a slow path. A marker outside such a chain becomes the scalar operation.
///
/// What the function's "target-features" allow decides the form: without +fma (x86) the product
/// is rounded too; without +avx512bf16 or +bf16 the narrowing is done with integers.
class MarkerLoweringPass : public llvm::PassInfoMixin<MarkerLoweringPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Two narrowings packed into words, or(zext(bf16 a), shl(zext(bf16 b), 16)), become one
/// interleaving shuffle: on x86 of one conversion of both (needs +avx512bf16 and 4, 8 or 16 lanes),
/// on Arm (+bf16) of the two conversions.
class Bf16PackingPass : public llvm::PassInfoMixin<Bf16PackingPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
