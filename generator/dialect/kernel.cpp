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

static LogicalResult verifyElementType(KernelOp op, bool fits, StringRef expected) {
  if (fits)
    return success();
  return op.emitOpError() << "element type is " << op.getElementType() << ", expected " << expected
                          << " for family " << stringifyKernelFamily(op.getFamily());
}

static LogicalResult verifyOutOfPlace(KernelOp op) {
  if (op.getPlace() == Place::OutOfPlace)
    return success();
  return op.emitOpError() << "place is " << stringifyPlace(op.getPlace())
                          << ", expected out for family " << stringifyKernelFamily(op.getFamily());
}

/// What only the family rope has.
static LogicalResult verifyNoPairing(KernelOp op) {
  StringRef family = stringifyKernelFamily(op.getFamily());
  if (op.getPairing())
    return op.emitOpError() << "pairing is " << stringifyPairing(*op.getPairing())
                            << ", expected none for family " << family;
  if (op.getReorder())
    return op.emitOpError() << "reorder is given, expected none for family " << family;
  return verifyOutOfPlace(op);
}

/// What copies do not have.
static LogicalResult verifyNoSource(KernelOp op) {
  StringRef family = stringifyKernelFamily(op.getFamily());
  if (op.getSource())
    return op.emitOpError() << "source is " << stringifyTableSource(*op.getSource())
                            << ", expected none for family " << family;
  if (op.getAxes())
    return op.emitOpError() << "axes is " << *op.getAxes() << ", expected none for family "
                            << family;
  return success();
}

/// Components before or behind the window.
static LogicalResult verifyBeside(KernelOp op, StringRef field, std::optional<uint64_t> given) {
  if (!given)
    return success();
  if (op.getFamily() != KernelFamily::Rope)
    return op.emitOpError() << field << " is " << *given << ", expected none for family "
                            << stringifyKernelFamily(op.getFamily());
  ropewalk::KernelRequest window = op.toRequest();
  window.before = window.behind = 0;
  if (!ropewalk::canCopyBeside(window))
    return op.emitOpError() << field << " is " << *given << ", expected none but beside windows of "
                            << ropewalk::vectorMultiple << " to " << ropewalk::widestOwnWidth
                            << " components, out of place, without reorder";
  const int64_t step = ropewalk::besideStep(window), value = static_cast<int64_t>(*given);
  if (value <= 0 || value > 2 * ropewalk::widestOwnWidth || value % step != 0)
    return op.emitOpError() << field << " is " << value << ", expected a multiple of " << step
                            << " or none";
  return success();
}

static LogicalResult verifyBlocks(KernelOp op) {
  if (!op.getBlocks())
    return success();
  const int64_t blocks = static_cast<int64_t>(*op.getBlocks());
  if (op.getFamily() != KernelFamily::Rope || op.getPairing() != Pairing::Half || op.getReorder())
    return op.emitOpError() << "blocks is " << blocks
                            << ", expected none but for rope kernels paired half, without reorder";
  if (blocks < 2 || blocks > ROPEWALK_MAX_AXES)
    return op.emitOpError() << "blocks is " << blocks << ", expected a number in [2, "
                            << ROPEWALK_MAX_AXES << "] or none";
  if (!ropewalk::canTurnBlocks(op.toRequest()))
    return op.emitOpError() << "blocks is " << blocks << ", expected parts of the window of "
                            << ropewalk::vectorMultiple << " components at least, an even number, "
                            << "and windows of at most " << ropewalk::widestOwnWidth;
  return success();
}

static LogicalResult verifyHead(KernelOp op) {
  if (failed(verifyBlocks(op)))
    return failure();
  if (failed(verifyBeside(op, "before", op.getBefore())) ||
      failed(verifyBeside(op, "behind", op.getBehind())))
    return failure();
  const uint64_t head = op.getBefore().value_or(0) + op.getChannels() + op.getBehind().value_or(0);
  if ((op.getBefore() || op.getBehind()) && head > 2 * ropewalk::widestOwnWidth)
    return op.emitOpError() << "before + channels + behind is " << head << ", expected at most "
                            << 2 * ropewalk::widestOwnWidth;
  return success();
}

static LogicalResult verifyRope(KernelOp op) {
  if (!op.getPairing())
    return op.emitOpError("pairing is missing, expected one for family rope");
  if (failed(verifyElementType(op, isa<FloatType>(op.getElementType()), "f32, f16 or bf16")))
    return failure();
  if (op.getChannels() % 2 != 0)
    return op.emitOpError() << "channels is " << op.getChannels()
                            << ", expected an even number for family rope";
  // To say so of plain f32 rows, of one position per token, would be a second way to say nothing.
  if (op.getSource() == TableSource::F32)
    return op.emitOpError("source is f32, expected f16, bf16, factored or none for family rope");
  int64_t axes = op.getAxes().value_or(2);
  if (axes < 2 || axes > ROPEWALK_MAX_AXES)
    return op.emitOpError() << "axes is " << axes << ", expected a number in [2, "
                            << ROPEWALK_MAX_AXES << "] or none for family rope";
  // Devices have rows made of factors.
  if (op.getSource() == TableSource::Factored && !ropewalk::cpusRead(op.toRequest()))
    return op.emitOpError()
           << "source is factored, expected another or none but for windows of 2 to "
           << ropewalk::widestOwnWidth << " components, without reorder";
  return success();
}

static LogicalResult verifyCopy(KernelOp op) {
  if (failed(verifyNoPairing(op)) || failed(verifyNoSource(op)))
    return failure();
  return verifyElementType(op, isa<IntegerType>(op.getElementType()), "i32 or i16");
}

static LogicalResult verifyRows(KernelOp op) {
  if (failed(verifyNoPairing(op)))
    return failure();
  if (!op.getSource())
    return op.emitOpError("source is missing, expected one for family rows");
  int64_t axes = op.getAxes().value_or(0);
  if (axes < 1 || axes > ROPEWALK_MAX_AXES)
    return op.emitOpError() << "axes is " << axes << ", expected a number in [1, "
                            << ROPEWALK_MAX_AXES << "] for family rows";
  if (op.getChannels() != 0)
    return op.emitOpError() << "channels is " << op.getChannels() << ", expected 0 for family rows";
  return verifyElementType(op, op.getElementType().isF32(), "f32");
}

static LogicalResult verifyFamily(KernelOp op) {
  switch (op.getFamily()) {
  case KernelFamily::Rope:
    return verifyRope(op);
  case KernelFamily::Copy:
    return verifyCopy(op);
  case KernelFamily::Rows:
    return verifyRows(op);
  }
  llvm_unreachable("all families are listed");
}

LogicalResult KernelOp::verify() {
  // C22
  int64_t channels = getChannels();
  if (channels < 0 || channels > INT32_MAX)
    return emitOpError() << "channels is " << channels << ", expected a number in [0, 2^31)";
  // C23
  if (failed(verifyFamily(*this)) || failed(verifyHead(*this)))
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
  request.family = static_cast<Family>(getFamily());
  request.pairing = static_cast<ropewalk_pairing>(getPairing().value_or(Pairing::Half));
  request.dtype = toDtype(getElementType());
  request.place = static_cast<ropewalk_place>(getPlace());
  request.channels = static_cast<int32_t>(getChannels());
  request.reorder = getReorder();
  request.source = static_cast<ropewalk::TableSource>(getSource().value_or(TableSource::F32));
  request.axes = static_cast<int32_t>(getAxes().value_or(0));
  request.blocks = static_cast<int32_t>(getBlocks().value_or(0));
  request.before = static_cast<int32_t>(getBefore().value_or(0));
  request.behind = static_cast<int32_t>(getBehind().value_or(0));
  return request;
}
