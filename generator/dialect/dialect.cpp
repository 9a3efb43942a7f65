//===- dialect.cpp - Registration of the rope dialect -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "axes.h"
#include "frequencies.h"
#include "invalid.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cinttypes>
#include <utility>

using namespace mlir;
using namespace ropewalk::rope;

#include "rope_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "rope_ops.cpp.inc"

namespace {

/// Operations say all that they do, so they may stand in any function.
struct RopeInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};

} // namespace

void RopeDialect::initialize() {
  registerAttributes();
  addInterfaces<RopeInlinerInterface>();
  addOperations<
#define GET_OP_LIST
#include "rope_ops.cpp.inc"
      >();
}

Operation *RopeDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                            Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

//===----------------------------------------------------------------------===//
// Shared by several operations
//===----------------------------------------------------------------------===//

/// C44. The runtime's struct has one length for all lists, which its message names; attributes have
/// the lists alone.
static std::optional<ropewalk::Error> validateListLengths(const ropewalk_rotation &rotation) {
  const ropewalk_frequencies &f = rotation.frequencies;
  const std::pair<const char *, const double *> lists[] = {{"short_factor", f.short_factor},
                                                           {"long_factor", f.long_factor},
                                                           {"inv_freq", f.inv_freq},
                                                           {"divisors", f.divisors}};
  const int64_t pairs = rotation.rotary_dim / 2;
  for (auto [name, entries] : lists)
    if (entries && f.list_length != pairs)
      return ropewalk::invalid("%s has %" PRId64 " entries, expected rotary_dim/2=%" PRId64, name,
                               f.list_length, pairs);
  return std::nullopt;
}

std::optional<ropewalk::Error> ropewalk::rope::validate(ropewalk_rotation rotation) {
  if (dependsOnLength(rotation.frequencies) && rotation.frequencies.seq_len == 0)
    rotation.frequencies.seq_len = 1;
  if (auto error = validateWindow(rotation))
    return error;
  if (auto axes = pairAxes(rotation); !axes)
    return axes.error();
  if (rotation.rotary_dim == 0)
    return std::nullopt;
  if (auto error = validateListLengths(rotation))
    return error;
  if (auto error = validateFrequencies(rotation.frequencies))
    return error;
  return validateForWindow(rotation);
}

ropewalk_dtype ropewalk::rope::toDtype(Type elementType) {
  if (elementType.isBF16())
    return ROPEWALK_BF16;
  return elementType.getIntOrFloatBitWidth() == 16 ? ROPEWALK_F16 : ROPEWALK_F32;
}

Type ropewalk::rope::toType(ropewalk_dtype dtype, MLIRContext *context) {
  switch (dtype) {
  case ROPEWALK_F16:
    return Float16Type::get(context);
  case ROPEWALK_BF16:
    return BFloat16Type::get(context);
  case ROPEWALK_F32:
    break;
  }
  return Float32Type::get(context);
}

bool ropewalk::rope::dependsOnLength(const ropewalk_frequencies &frequencies) {
  return frequencies.scaling == ROPEWALK_SCALING_DYNAMIC ||
         frequencies.scaling == ROPEWALK_SCALING_LONGROPE;
}
