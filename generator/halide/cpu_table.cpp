//===- cpu_table.cpp ------------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_table.h"

#include "halide_target.h"
#include "tensor_shape.h"

using namespace Halide;

namespace ropewalk {

CpuTable::Buffer *CpuTable::addTable(const std::string &name, const AddBuffer &addBuffer) {
  tables.push_back(addBuffer(name, isFactored() ? Float(64) : carrier.elementType(), 2));
  return tables.back();
}

void CpuTable::configure(const KernelRequest &wanted, Target target, const AddBuffer &addBuffer,
                         const AddScalar &addScalar) {
  request = wanted;
  carrier = {storedDtype(request.source), hasF16Conversion(target)};
  cosTable = addTable("cos", addBuffer);
  sinTable = addTable("sin", addBuffer);
  positions = addBuffer("positions", Int(32), hasAxes() ? 2 : 1);
  rowStep = addScalar("rowStep");
  rowOffset = addScalar("rowOffset");
  if (isFactored()) {
    coarseOffset = addScalar("coarseOffset");
    fineCos = addTable("fineCos", addBuffer);
    fineSin = addTable("fineSin", addBuffer);
  }
  if (hasAxes())
    pairAxis = addBuffer("pairAxis", Int(32), 1);
}

void CpuTable::setAxes(bool pairsMayBeApart) {
  for (Buffer *table : tables) {
    if (pairsMayBeApart)
      table->dim(0).set_min(0).set_stride(cosTable->dim(0).stride());
    else
      table->dim(0).set_min(0).set_stride(1);
    table->dim(1).set_min(0);
  }
  if (pairsMayBeApart)
    cosTable->dim(0).set_stride(Expr());
  // One layout for both: the flat ABI fills them from the same strides.
  sinTable->dim(1).set_stride(cosTable->dim(1).stride());
  if (isFactored())
    fineSin->dim(1).set_stride(fineCos->dim(1).stride());
  positions->dim(0).set_min(0).set_stride(Expr());
  if (hasAxes()) {
    positions->dim(1).set_min(0);
    pairAxis->dim(0).set_min(0);
  }
}

/// The token's position, or its row where tables are stored.
Expr CpuTable::position(const Expr &token, const Expr &axis) const {
  Expr first = hasAxes() ? (*positions)(token, axis) : (*positions)(token);
  return first + token * *rowStep + *rowOffset;
}

/// The runtime has checked every position; Halide must not derive bounds from them.
Expr CpuTable::rowAt(Expr row) const {
  return unsafe_promise_clamped(row, 0, cosTable->dim(1).extent() - 1);
}

Expr CpuTable::ofAxis(const Expr &pair, const Expr &alike, const OfAxis &value) const {
  if (!hasAxes())
    return value(0);
  if (alike.defined())
    return value(unsafe_promise_clamped((*pairAxis)(alike), 0, request.axes - 1));
  return byAxis(request.axes, (*pairAxis)(pair), value);
}

std::pair<Expr, Expr> CpuTable::stored(const Expr &pair, const Expr &token,
                                       const Expr &alike) const {
  auto entry = [&](Buffer *table) {
    return carrier.widen(ofAxis(pair, alike, [&](const Expr &axis) {
      return (*table)(pair, rowAt(position(token, axis)));
    }));
  };
  return {entry(cosTable), entry(sinTable)};
}

std::pair<Expr, Expr> CpuTable::factored(const Expr &pair, const Expr &token,
                                         const Expr &alike) const {
  auto coarse = [&](Buffer *table) {
    return ofAxis(pair, alike, [&](const Expr &axis) {
      return (*table)(pair, rowAt((position(token, axis) >> 8) + *coarseOffset));
    });
  };
  auto fine = [&](Buffer *table) {
    return ofAxis(pair, alike,
                  [&](const Expr &axis) { return (*table)(pair, position(token, axis) & 255); });
  };
  return addAnglesTo32({coarse(cosTable), coarse(sinTable)}, {fine(fineCos), fine(fineSin)});
}

std::pair<Expr, Expr> CpuTable::entries(const Expr &pair, const Expr &token,
                                        const Expr &alike) const {
  return isFactored() ? factored(pair, token, alike) : stored(pair, token, alike);
}

} // namespace ropewalk
