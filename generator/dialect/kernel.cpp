//===- kernel.cpp - rope.kernel ---------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace ropewalk::rope;

static LogicalResult verifyRope(KernelOp op) {
  if (!op.getPairing())
    return op.emitOpError("pairing is missing, expected one for family rope");
  if (!isa<FloatType>(op.getElementType()))
    return op.emitOpError() << "element type is " << op.getElementType()
                            << ", expected f32, f16 or bf16 for family rope";
  if (op.getChannels() % 2 != 0)
    return op.emitOpError() << "channels is " << op.getChannels()
                            << ", expected an even number for family rope";
  return success();
}

static LogicalResult verifyCopy(KernelOp op) {
  if (op.getPairing())
    return op.emitOpError() << "pairing is " << stringifyPairing(*op.getPairing())
                            << ", expected none for family copy";
  if (!isa<IntegerType>(op.getElementType()))
    return op.emitOpError() << "element type is " << op.getElementType()
                            << ", expected i32 or i16 for family copy";
  if (op.getPlace() != Place::OutOfPlace)
    return op.emitOpError() << "place is " << stringifyPlace(op.getPlace())
                            << ", expected out for family copy";
  return success();
}

LogicalResult KernelOp::verify() {
  // C22
  int64_t channels = getChannels();
  if (channels < 0 || channels > INT32_MAX)
    return emitOpError() << "channels is " << channels << ", expected a number in [0, 2^31)";
  // C23
  if (failed(getFamily() == KernelFamily::Rope ? verifyRope(*this) : verifyCopy(*this)))
    return failure();
  // C24
  std::string name = ropewalk::requestName(toRequest());
  if (getSymName() != name)
    return emitOpError() << "name is " << getSymName() << ", expected " << name;
  return success();
}

LogicalResult KernelOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!getRotations())
    return success();
  // C25
  for (auto reference : getRotations()->getAsRange<FlatSymbolRefAttr>())
    if (!symbols.lookupNearestSymbolFrom<RotationOp>(*this, reference))
      return emitOpError() << "for names " << reference << ", expected a rope.rotation in scope";
  return success();
}

ropewalk::KernelRequest KernelOp::toRequest() {
  KernelRequest request;
  request.family = getFamily() == KernelFamily::Rope ? Family::Rope : Family::Copy;
  request.pairing = static_cast<ropewalk_pairing>(getPairing().value_or(Pairing::Half));
  request.dtype = toDtype(getElementType());
  request.place = static_cast<ropewalk_place>(getPlace());
  request.channels = static_cast<int32_t>(getChannels());
  return request;
}
