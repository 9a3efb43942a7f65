//===- device_table.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_table.h"

#include "device_shape.h"
#include "halide_target.h"
#include "tensor_shape.h"

using namespace Halide;

namespace ropewalk {

DeviceTable::Buffer *DeviceTable::addTable(const std::string &name, const AddBuffer &addBuffer) {
  const Type type = readsWords(spec) ? UInt(32) : isFactored() ? Float(64) : carrier.elementType();
  tables.push_back(addBuffer(name, type, 3)); // where it begins, pair, row
  return tables.back();
}

void DeviceTable::configure(const KernelSpec &kernel, const AddBuffer &addBuffer,
                            const DeviceLoops::AddScalar &addScalar) {
  spec = kernel;
  carrier = {storedDtype(spec.request.source), hasF16Conversion(spec.target)};
  cosTable = addTable("cos", addBuffer);
  sinTable = addTable("sin", addBuffer);
  positions = addBuffer("positions", Int(32), 4); // word, token, batch or sequence, axis
  positionWords = addScalar("positionWords");
  rowStep = addScalar("rowStep");
  rowOffset = addScalar("rowOffset");
  pad = addScalar("pad");
  hasPad = addScalar("hasPad");
  if (spec.request.axes > 1)
    pairAxis = addBuffer("pairAxis", Int(32), 1);
  if (isRows()) {
    sequences = addBuffer("sequences", Int(32), 2); // word, sequence
    sequenceCount = addScalar("sequenceCount");
    searchSteps = addScalar("searchSteps");
    firstToken = addScalar("firstToken");
  } else {
    addsPosition = addScalar("addsPosition");
    rowBatchStep = addScalar("rowBatchStep");
  }
  if (!isFactored()) {
    rows = addScalar("rows");
    return;
  }
  fineCos = addTable("fineCos", addBuffer);
  fineSin = addTable("fineSin", addBuffer);
  topCos = addTable("topCos", addBuffer);
  topSin = addTable("topSin", addBuffer);
  firstPosition = addScalar("firstPosition");
  lastPosition = addScalar("lastPosition");
  coarseOffset = addScalar("coarseOffset");
  topOffset = addScalar("topOffset");
  hasTop = addScalar("hasTop");
}

TokenPlace DeviceTable::placeOf(Expr token, Expr batch) const {
  return {token, batch, batch, cast<int64_t>(token), Internal::const_true()};
}

/// Of cu_seqlens, whose numbers are at most the count of tokens: their lower words.
Expr DeviceTable::sequenceBegin(const Expr &number) const { return (*sequences)(0, number); }

Expr DeviceTable::findSequence(const Expr &token, const Expr &found, const Expr &bit) const {
  Expr next = found | bit;
  Expr known = unsafe_promise_clamped(min(next, *sequenceCount), 0, *sequenceCount);
  Expr begins = sequenceBegin(known) <= token + *firstToken;
  return select(next < *sequenceCount && begins, next, found);
}

TokenPlace DeviceTable::placeOf(Expr token, Expr batch, const Expr &found) const {
  Expr sequence = unsafe_promise_clamped(found, 0, *sequenceCount);
  Expr isRagged = *sequenceCount > 0, number = token + *firstToken;
  Expr begin = sequenceBegin(sequence), end = sequenceBegin(min(sequence + 1, *sequenceCount));
  return {token, batch, batch + sequence,
          cast<int64_t>(number) - select(isRagged, cast<int64_t>(begin), cast<int64_t>(0)),
          !isRagged || (begin <= number && number < end)};
}

Expr DeviceTable::word(int32_t which, const TokenPlace &place, int32_t axis) const {
  Expr index = which ? *positionWords - 1 : Expr(0);
  return (*positions)(index, place.token, place.entry, axis);
}

/// 0 where a position fits 32 bits: the upper word of 64 is the lower one's sign. Of 32 bits both
/// are one word, shifted by nothing. Conditions on a call's scalars are numbers here and below:
/// GPUs have seven registers for conditions, and what has no place there costs two instructions.
Expr DeviceTable::misfit(const TokenPlace &place, int32_t axis) const {
  Expr bits = cast<uint32_t>(31 * (*positionWords - 1)); // with a sign, it could be to the left
  return word(1, place, axis) ^ (word(0, place, axis) >> bits);
}

/// Where a token's position lies in the table, or the position. Sums may leave 32 bits: what
/// decides on them is in 64, and what has a row has it in the lower 32, too, which take fewer
/// registers.
Expr DeviceTable::rowIn(const Type &type, const TokenPlace &place, int32_t axis) const {
  auto in = [&](const Expr &number) { return cast(type, number); };
  Expr position = word(0, place, axis), offset = in(place.number) * in(*rowStep) + in(*rowOffset);
  if (isRows())
    return in(position) + offset;
  return in(position & -*addsPosition) + in(place.batch) * in(*rowBatchStep) + offset;
}

Expr DeviceTable::ofAllAxes(const std::function<Expr(int32_t)> &holds) const {
  Expr all = holds(0);
  for (int32_t axis = 1; axis < axes(); ++axis)
    all = all && holds(axis);
  return all;
}

Expr DeviceTable::isPad(const TokenPlace &place) const {
  return ofAllAxes([&](int32_t axis) {
    Expr differs = word(0, place, axis) ^ *pad;
    return (misfit(place, axis) | differs | (1 - *hasPad)) == 0;
  });
}

/// One comparison of what lies behind the first, without a sign, for both ends.
Expr DeviceTable::hasRow(const TokenPlace &place) const {
  Expr first = isFactored() ? Expr(*firstPosition) : Expr(0),
       last = isFactored() ? Expr(*lastPosition) : Expr(*rows - 1);
  auto wide = [](const Expr &number) { return cast<uint64_t>(cast<int64_t>(number)); };
  Expr ofPosition = ofAllAxes([&](int32_t axis) {
    Expr wrong = misfit(place, axis);
    if (!isRows())
      wrong = wrong & -*addsPosition;
    Expr behindFirst = rowIn(Int(64), place, axis) - cast<int64_t>(first);
    return wrong == 0 && cast<uint64_t>(behindFirst) <= wide(last) - wide(first);
  });
  return place.isInSequence && ofPosition;
}

std::pair<Expr, Expr> DeviceTable::factored(const Expr &pair, const Expr &position) const {
  auto both = [&](Buffer *cos, Buffer *sin, const Expr &row) {
    Expr promised = unsafe_promise_clamped(row, 0, cos->dim(2).extent() - 1);
    return std::make_pair((*cos)(0, pair, promised), (*sin)(0, pair, promised));
  };
  Expr coarseNumber = position >> 8;
  Expr coarseRow = select(*hasTop != 0, coarseNumber & 4095, coarseNumber + *coarseOffset);
  Expr topRow = select(*hasTop != 0, (position >> 20) + *topOffset, 0);
  auto top = both(topCos, topSin, topRow), coarse = both(cosTable, sinTable, coarseRow),
       fine = both(fineCos, fineSin, position & 255);
  auto sum = addAngles(top, coarse);
  Expr turnsTop = *hasTop != 0 && (position >> 20) != 0;
  return addAnglesTo32(
      {select(turnsTop, sum.first, coarse.first), select(turnsTop, sum.second, coarse.second)},
      fine);
}

std::pair<Expr, Expr> DeviceTable::entries(const Expr &pair, const TokenPlace &place) const {
  auto rowOf = [&](int32_t axis) { return cast<int32_t>(rowIn(UInt(32), place, axis)); };
  Expr row = pairAxis ? byAxis(axes(), (*pairAxis)(pair), rowOf) : rowOf(0);
  if (isFactored())
    return factored(pair, row);
  row = unsafe_promise_clamped(row, 0, *rows - 1);
  Expr c = (*cosTable)(0, pair, row), s = (*sinTable)(0, pair, row);
  if (readsWords(spec))
    return {c, s};
  return {carrier.widen(c), carrier.widen(s)};
}

void DeviceTable::setAxes() {
  const int32_t words = wordsPerVector(spec);
  // A multiple of a vector's lanes, said so that Halide can see it.
  auto aligned = [&](Expr units) { return words > 1 ? units / words * words : units; };
  for (Buffer *table : tables) {
    setOrigin(table->dim(0).set_stride(1), spec, words);
    table->dim(1).set_min(0);
    if (spec.schedule.form == Form::Word)
      table->dim(1).set_stride(1);
    table->dim(2).set_min(0).set_stride(aligned(table->dim(2).stride()));
    if (words > 1)
      table->set_host_alignment(4 * words);
  }
  setOrigin(positions->dim(0).set_stride(1), spec);
  for (int d = 1; d < 4; ++d)
    positions->dim(d).set_min(0);
  if (pairAxis)
    setOrigin(pairAxis->dim(0).set_stride(1), spec);
  if (!sequences)
    return;
  setOrigin(sequences->dim(0).set_stride(1), spec);
  sequences->dim(1).set_min(0);
}

} // namespace ropewalk
