//===- table.cpp - rope.table -----------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace ropewalk::rope;

LogicalResult TableOp::verify() {
  auto positions = getPositions().getType();
  auto table = getCos().getType();
  // C13
  if (table.getRank() != positions.getRank() + 1 ||
      failed(verifyCompatibleShape(positions.getShape(), table.getShape().drop_back())))
    return emitOpError() << "cos is " << table << ", expected the extents of positions=" << positions
                         << " and then the number of pairs";
  // C14
  if (table.isDynamicDim(table.getRank() - 1))
    return emitOpError() << "cos is " << table << ", expected a static number of pairs";
  return success();
}
