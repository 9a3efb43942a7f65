//===- call_positions.cpp - Whether a call's positions have rows ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call.h"
#include "rows_ahead.h"

#include <cinttypes>
#include <cstring>

namespace ropewalk {
namespace {

ropewalk_status outOfRange(const Call &call, int64_t low, int64_t high) {
  return call.refuse(ROPEWALK_POSITION_OUT_OF_RANGE,
                     "positions are %" PRId64 " to %" PRId64 ", expected %" PRId64 " to %" PRId64,
                     low, high, call.plan.table.begin, call.plan.table.end - 1);
}

/// Starts and offsets beyond any position would overflow in sums. A sequence without tokens has no
/// position, wherever it starts.
ropewalk_status checkStarts(const Call &call, int64_t begin, int64_t end) {
  constexpr int64_t limit = INT64_C(1) << 33;
  const ropewalk_tensors &tensors = call.tensors;
  const TableView &table = call.plan.table;
  auto isFar = [](int64_t value) { return value < -limit || value > limit; };
  if (isFar(tensors.position_offset))
    return call.refuse(ROPEWALK_POSITION_OUT_OF_RANGE,
                       "position_offset is %" PRId64 ", expected positions from %" PRId64
                       " to %" PRId64,
                       tensors.position_offset, table.begin, table.end - 1);
  if (!tensors.starts)
    return ROPEWALK_OK;
  int64_t first = tensors.cu_seqlens ? 0 : begin / tensors.tokens;
  int64_t last = tensors.cu_seqlens ? tensors.sequences - 1 : (end - 1) / tensors.tokens;
  for (int64_t s = first; s <= last; ++s)
    if (isFar(call.positions.startOf(s)) && !call.positions.isEmpty(s))
      return call.refuse(ROPEWALK_POSITION_OUT_OF_RANGE,
                         "starts[%" PRId64 "] is %" PRId64 ", expected positions from %" PRId64
                         " to %" PRId64,
                         s, call.positions.startOf(s), table.begin, table.end - 1);
  return ROPEWALK_OK;
}

/// Whether there are many starts for the tokens that are counted from them.
bool haveScatteredStarts(const Call &call) {
  const ropewalk_tensors &tensors = call.tensors;
  const int64_t sequences = tensors.cu_seqlens ? tensors.sequences : tensors.batches;
  return tensors.starts && sequences > 1 && call.rows / sequences <= rowsAtOnce / 2;
}

/// Every counted position must have a row.
ropewalk_status checkCounted(Call &call, int64_t begin, int64_t end) {
  const TableView &table = call.plan.table;
  if (ropewalk_status status = checkStarts(call, begin, end))
    return status;
  ropewalk_status result = ROPEWALK_OK;
  auto check = [&](const TokenRun &run) {
    int64_t low = run.origin + run.first, high = run.origin + run.end - 1;
    if (result == ROPEWALK_OK && (low < table.begin || high >= table.end))
      result = outOfRange(call, low, high);
  };
  if (!call.tensors.cu_seqlens && !call.tensors.starts) // Even where only a part is run.
    check({0, 0, call.tensors.tokens, call.tensors.position_offset, false});
  else
    call.positions.forEachRun(begin, end, check);
  call.isScattered = haveScatteredStarts(call);
  call.coordinatesAgree = call.plan.readsOne;
  return result;
}

template <class Index> void scan(const Index *positions, int64_t count, Extremes &extremes) {
  Index low = positions[0], high = positions[0];
  for (int64_t t = 1; t < count; ++t) {
    low = std::min(low, positions[t]);
    high = std::max(high, positions[t]);
  }
  extremes.low = std::min<int64_t>(extremes.low, low);
  extremes.high = std::max<int64_t>(extremes.high, high);
}

void scanRun(const ropewalk_tensors &tensors, const TokenRun &run, int64_t axis,
             Extremes &extremes) {
  int64_t first =
      axis * tensors.position_axis_stride + run.batch * tensors.position_batch_stride + run.first;
  int64_t count = run.end - run.first;
  if (tensors.index == ROPEWALK_INDEX_I32)
    scan(static_cast<const int32_t *>(tensors.positions) + first, count, extremes);
  else
    scan(static_cast<const int64_t *>(tensors.positions) + first, count, extremes);
}

/// Whether coordinate `axis` of each of a run's tokens is their first one.
bool agree(const ropewalk_tensors &tensors, const TokenRun &run, int64_t axis) {
  const int64_t bytes = tensors.index == ROPEWALK_INDEX_I32 ? 4 : 8;
  const char *first = static_cast<const char *>(tensors.positions) +
                      (run.batch * tensors.position_batch_stride + run.first) * bytes;
  return std::memcmp(first, first + axis * tensors.position_axis_stride * bytes,
                     static_cast<size_t>((run.end - run.first) * bytes)) == 0;
}

/// Every listed position must have a row.
ropewalk_status checkListed(Call &call, int64_t begin, int64_t end) {
  const TableView &table = call.plan.table;
  Extremes stored;
  bool agreed = call.plan.readsOne;
  call.positions.forEachRun(begin, end, [&](const TokenRun &run) {
    for (int64_t axis = 0; axis < (run.pad ? 0 : call.plan.coordinates); ++axis) {
      agreed = agreed && (axis == 0 || agree(call.tensors, run, axis));
      if (axis == 0 || !agreed)
        scanRun(call.tensors, run, axis, stored);
    }
  });
  call.coordinatesAgree = agreed;
  if (stored.low > stored.high) // Nothing but pads.
    return ROPEWALK_OK;
  int64_t low, high;
  if (__builtin_add_overflow(stored.low, call.tensors.position_offset, &low) ||
      __builtin_add_overflow(stored.high, call.tensors.position_offset, &high))
    return call.refuse(ROPEWALK_POSITION_OUT_OF_RANGE,
                       "position_offset is %" PRId64 " and positions are %" PRId64 " to %" PRId64
                       ", expected sums from %" PRId64 " to %" PRId64,
                       call.tensors.position_offset, stored.low, stored.high, table.begin,
                       table.end - 1);
  if (low < table.begin || high >= table.end)
    return outOfRange(call, low, high);
  call.isScattered = areScattered(low, high, end - begin);
  if (!call.plan.staging)
    call.finder = findRows(table, call.tensors.position_offset, stored);
  return ROPEWALK_OK;
}

} // namespace

ropewalk_status findAnyPositions(Call &call, int64_t begin, int64_t end) {
  return call.positions.isListed() ? checkListed(call, begin, end) : checkCounted(call, begin, end);
}

} // namespace ropewalk
