//===- rope_dialect.h - Classes of the rope dialect -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DIALECT_ROPE_DIALECT_H
#define ROPEWALK_DIALECT_ROPE_DIALECT_H

#include "ropewalk/ropewalk.h"
#include "ropewalk/status.h"

#include "kernel_spec.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/APFloat.h"

#include <optional>
#include <tuple>

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

/// The first thing wrong with a rotation but for a seq_len that is not stated: the runtime's
/// constraints on window (C3, C4, C5), axes (C33) and frequencies (C7 and on).
std::optional<ropewalk::Error> validate(ropewalk_rotation rotation);

/// Whether the rule takes seq_len; 0 there means that it is not stated yet.
bool dependsOnLength(const ropewalk_frequencies &frequencies);

/// The inverses of FrequencyAttr::toFrequencies and AxesAttr::toAxes, for numbers that are valid.
/// Null where positions have one coordinate.
FrequencyAttr toAttribute(const ropewalk_frequencies &frequencies, mlir::MLIRContext *context);
AxesAttr toAttribute(const ropewalk_axes &axes, int64_t pairs, mlir::MLIRContext *context);

/// Whether two operations read the same cosines and sines, reshaped or not.
bool isSameTable(ApplyOp one, ApplyOp other);

/// The storage type of elements, and back. Copies use i32 and i16 for their widths.
ropewalk_dtype toDtype(mlir::Type elementType);
mlir::Type toType(ropewalk_dtype dtype, mlir::MLIRContext *context);

} // namespace ropewalk::rope

#endif
