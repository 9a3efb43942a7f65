//===- canonical_forms.h - Rewrites around rope.apply -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each is sound for is said in docs/spec.md, section 3.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_CANONICAL_FORMS_H
#define ROPEWALK_DIALECT_CANONICAL_FORMS_H

#include "dialect/rope_dialect.h"

#include "mlir/IR/PatternMatch.h"

namespace ropewalk::rope {

/// Casts of shapes, transpositions and reshapes sink below rope.apply, or cancel around it.
void addMovePatterns(mlir::RewritePatternSet &patterns);

/// Conversions to f32 before and back behind rope.apply go.
void addConversionPatterns(mlir::RewritePatternSet &patterns);

/// `op`, which is on tensors, with other tensors; the result has the type of x.
mlir::Value applyLike(mlir::OpBuilder &builder, ApplyOp op, mlir::Value x, mlir::Value cos,
                      mlir::Value sin);

} // namespace ropewalk::rope

#endif
