//===- check_call.cpp - Tokens of the self-check --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_call.h"
#include "storage.h"
#include "turn.h"

#include <cmath>

namespace ropewalk {
namespace {

int64_t spreadPosition(int64_t t, int64_t begin, int64_t last) {
  if (t == 0)
    return begin <= 0 && 0 <= last ? 0 : begin;
  if (t == 1)
    return last;
  // Golden-ratio steps visit a range of any size evenly.
  double fraction = t * 0.6180339887498949;
  return begin + static_cast<int64_t>((fraction - std::floor(fraction)) * (last - begin));
}

int64_t landmark(int64_t n, int64_t begin, int64_t last) {
  int64_t position = (INT64_C(1) << n / 6 % 32) + n % 3 - 1;
  if (n % 6 >= 3)
    position = -position;
  return begin <= position && position <= last ? position : spreadPosition(n, begin, last);
}

} // namespace

void CheckCall::setSpread(int64_t tokens, ropewalk_index index, int64_t first) {
  int64_t begin = plan.table.begin, last = plan.table.end - 1;
  if (!plan.rotates) {
    request = {};
    request.batches = 1;
    request.tokens = tokens;
  } else if (index == ROPEWALK_INDEX_NONE) {
    list(std::min(tokens, last - begin + 1), index, [=](int64_t t, int64_t) { return begin + t; });
  } else {
    list(tokens, index, [=](int64_t t, int64_t axis) {
      return spreadPosition(first + t + 3 * axis, begin, last);
    });
  }
}

void CheckCall::setRows(int64_t first, int64_t tokens) {
  int64_t last = plan.table.end - 1;
  list(std::min(tokens, last - first + 1), ROPEWALK_INDEX_I32, [=](int64_t t, int64_t axis) {
    return axis == 0 ? first + t : spreadPosition(t + axis, first, last);
  });
}

void CheckCall::setLandmarks(int64_t first, int64_t tokens) {
  int64_t begin = plan.table.begin, last = plan.table.end - 1;
  list(std::min(tokens, landmarks - first), ROPEWALK_INDEX_I32,
       [=](int64_t t, int64_t axis) { return landmark(first + t + 5 * axis, begin, last); });
}

template <class Position>
void CheckCall::list(int64_t tokens, ropewalk_index index, Position positionOf) {
  if (index != ROPEWALK_INDEX_NONE && listsOnlyPads())
    tokens = 0;
  request = {};
  madeRows.clear();
  request.batches = 1;
  request.tokens = tokens;
  request.index = index;
  request.position_axis_stride = tokens;
  positions.clear();
  for (int64_t axis = 0; axis < plan.coordinates; ++axis)
    for (int64_t t = 0; t < tokens; ++t) {
      int64_t position = positionOf(t, equalCoordinates ? 0 : axis);
      positions.push_back(index == ROPEWALK_INDEX_NONE ? position : notPad(position));
    }
  request.positions = positions.data();
  if (index == ROPEWALK_INDEX_NONE)
    request.position_offset = positions[0];
  if (index == ROPEWALK_INDEX_I32) {
    narrow.assign(positions.begin(), positions.end());
    request.positions = narrow.data();
  }
  computeTurns();
}

bool CheckCall::coordinatesAgree() const {
  for (size_t i = 0; i < positions.size(); ++i)
    if (positions[i] != positions[i % static_cast<size_t>(request.tokens)])
      return false;
  return true;
}

void CheckCall::makeRows() {
  madeRows.resize(ropewalk_rows_bytes(&plan, request.tokens));
  ropewalk_make_rows(&plan, &request, madeRows.data(), madeRows.size(), nullptr);
}

/// Whether a list could turn nothing: the table's only row is the pads'.
bool CheckCall::listsOnlyPads() const {
  return plan.pad != ROPEWALK_PAD_NONE && plan.table.end - plan.table.begin == 1 &&
         plan.padPosition == plan.table.begin;
}

/// The pad position's neighbour in its place.
int64_t CheckCall::notPad(int64_t position) const {
  if (plan.pad == ROPEWALK_PAD_NONE || position != plan.padPosition)
    return position;
  return position > plan.table.begin ? position - 1 : position + 1;
}

void CheckCall::computeTurns() {
  turns.clear();
  for (int64_t t = 0; t < request.tokens; ++t)
    for (int64_t pair = 0; pair < plan.rotation.rotary_dim / 2; ++pair)
      turns.push_back(turnAt(position(t, pair), pair));
}

CosSin CheckCall::turnAt(int64_t position, int64_t pair) const {
  if (!plan.builtTable)
    return {cacheEntry(plan.table.cos, position, pair), cacheEntry(plan.table.sin, position, pair)};
  const ropewalk_table &table = *plan.builtTable.get();
  const Frequencies &f = table.frequencies;
  double coordinate = table.coordinate(plan.pairAxis[pair], position - plan.table.begin);
  if (f.angle == ROPEWALK_ANGLE_EXACT)
    return cosSinOfTurns(f.turns[pair], coordinate, f.attentionFactor);
  CosSinF32 rounded = cosSinHf(f.inverse[pair].hi, coordinate, f.attentionFactor);
  return {rounded.cos, rounded.sin};
}

double CheckCall::cacheEntry(const void *base, int64_t position, int64_t pair) const {
  const void *entry = static_cast<const char *>(base) + position * plan.table.rowStride +
                      pair * plan.table.pairStride;
  TableSource source = plan.staging ? plan.staging->request.source : TableSource::F32;
  if (source == TableSource::F16)
    return StorageF16::load(*static_cast<const uint16_t *>(entry));
  if (source == TableSource::BF16)
    return StorageBF16::load(*static_cast<const uint16_t *>(entry));
  return *static_cast<const float *>(entry);
}

} // namespace ropewalk
