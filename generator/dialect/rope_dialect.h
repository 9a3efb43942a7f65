//===- rope_dialect.h - Classes of the rope dialect -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_ROPE_DIALECT_H
#define ROPEWALK_DIALECT_ROPE_DIALECT_H

#include "ropewalk/ropewalk.h"

#include "kernel_spec.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/APFloat.h"

#include "rope_dialect.h.inc"
#include "rope_enums.h.inc"

#include "rope_interfaces.h.inc"

#define GET_ATTRDEF_CLASSES
#include "rope_attributes.h.inc"

#define GET_OP_CLASSES
#include "rope_ops.h.inc"

namespace ropewalk::rope {

/// The pairing of what a rotation writes.
constexpr Pairing writtenPairing(Pairing read, bool reorder) {
  return !reorder ? read : read == Pairing::Half ? Pairing::Interleaved : Pairing::Half;
}

/// Checks the window against head_dim (C3, C4, C5); reports through `emitError`.
mlir::LogicalResult verifyWindow(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                                 int64_t headDim, WindowAttr window);

/// Checks that `axes`, which may be null, share out the pairs of a window (C33).
mlir::LogicalResult verifyAxes(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                               AxesAttr axes, int64_t rotaryDim);

/// The inverse of FrequencyAttr::toFrequencies, for numbers that are valid.
FrequencyAttr toAttribute(const ropewalk_frequencies &frequencies, mlir::MLIRContext *context);

/// The storage type of elements, and back. Copies use i32 and i16 for their widths.
ropewalk_dtype toDtype(mlir::Type elementType);
mlir::Type toType(ropewalk_dtype dtype, mlir::MLIRContext *context);

} // namespace ropewalk::rope

#endif
