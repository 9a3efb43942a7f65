//===- call_table.cpp - Tables and caches of any call ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_table.h"

#include "support/elements.h"
#include "support/raw_enum.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace ropewalk {

using test::rawValue;

namespace {

constexpr Wide maxEntries = 1 << 18;
constexpr int64_t maxListed = 2000;
constexpr int64_t maxWindow = 65536;

} // namespace

BoundRotation::BoundRotation(const FuzzCall &call) : rotation(call.rotation) {
  const int64_t length = std::clamp<int64_t>(rotation.frequencies.list_length, 0, maxWindow);
  for (int64_t i = 0; call.lists && i < length; ++i)
    numbers.push_back(call.listFirst + static_cast<double>(i) * call.listStep);
  numbers.push_back(0); // so that an empty list has an address
  const struct {
    int64_t bit;
    const double *ropewalk_frequencies::*list;
  } lists[] = {{ShortFactor, &ropewalk_frequencies::short_factor},
               {LongFactor, &ropewalk_frequencies::long_factor},
               {InverseFrequencies, &ropewalk_frequencies::inv_freq},
               {Divisors, &ropewalk_frequencies::divisors}};
  for (const auto &[bit, list] : lists)
    if (call.lists & bit)
      rotation.frequencies.*list = numbers.data();
  if (call.pairAxis == 0)
    return;
  const int64_t pairs = std::clamp<int64_t>(rotation.rotary_dim / 2, 1, maxWindow);
  const uint64_t count = std::max(rotation.axes.count, 1);
  for (int64_t i = 0; i < pairs; ++i)
    pairAxis.push_back(static_cast<uint8_t>(uint64_t(i) * uint64_t(call.pairAxis) % count));
  rotation.axes.pair_axis = pairAxis.data();
}

/// Numbers to compute for a range of positions.
Wide CallTable::entries(Wide begin, Wide end) const {
  const Wide count = end - begin, dim = rotation.rotary_dim;
  if (count <= 0 || count > (Wide(1) << 32))
    return 0; // refused
  const Wide plain = count * dim, plainBytes = 4 * plain;
  const bool mayFactor =
      rawValue(rotation.frequencies.angle) == ROPEWALK_ANGLE_EXACT && dim <= 2048;
  const Wide factored = (std::min<Wide>(count / 256, 4096) + 258 + count / (1 << 20)) * dim;
  switch (rawValue(call.tableForm)) {
  case ROPEWALK_TABLE_FACTORED:
    return factored;
  case ROPEWALK_TABLE_AUTO: // may be either around its limit of 256 MiB; a grown one stays plain
    return mayFactor && !grows() && plainBytes > (Wide(400) << 20) ? factored : plain;
  default:
    return plain;
  }
}

bool CallTable::isExpensive() const {
  if (call.sharedTable && call.listedRows > maxListed)
    return true;
  if (!rotates())
    return false;
  // The oracle looks for the pairs before each, where every axis begins anew.
  if (rotation.rotary_dim > 4096 && rotation.axes.restart)
    return true;
  if (call.sharedTable && call.listedRows != 0)
    return call.listedRows * Wide(rotation.rotary_dim) > maxEntries;
  if (usesCache() && !call.sharedTable)
    return false;
  return entries(call.positionBegin, call.positionEnd) > maxEntries ||
         (call.sharedTable && entries(call.growBegin, call.growEnd) > maxEntries);
}

int64_t CallTable::coordinates() const {
  const bool hasPads = rawValue(call.pad) != ROPEWALK_PAD_NONE; // which positions say
  if ((!rotates() && !hasPads) || rotation.axes.count > ROPEWALK_MAX_AXES)
    return 0;
  return rotates() && usesList() ? 1 : std::max(rotation.axes.count, 1);
}

Wide CallTable::endRow() const {
  if (usesCache())
    return std::min(Wide(call.cacheRows), Wide(1) << 31);
  return usesList() ? Wide(call.listedRows) : Wide(call.positionEnd);
}

bool CallTable::makeCache(const CallLists &lists, test::Random &random) {
  const int type = rawValue(call.cacheType);
  cache.rows = call.cacheRows;
  cache.row_stride = call.cacheRowStride;
  cache.pair_stride = call.cachePairStride;
  test::setRaw(cache.dtype, type);
  const Wide bytes = type == ROPEWALK_F32 ? 4 : 2, pairs = rotation.rotary_dim / 2;
  const Wide limit = Wide(1) << 40;
  std::vector<Interval> needed;
  const Wide rows = Wide(call.tensors.batches) * call.tensors.tokens * lists.axes();
  for (int64_t i = 0; i < rows; ++i) {
    const int64_t row = i / lists.axes();
    const Wide position = lists.isPad(row) ? -1 : lists.position(row, i % lists.axes());
    if (position < firstRow() || position >= endRow())
      continue;
    const Wide at = position * call.cacheRowStride, last = at + (pairs - 1) * call.cachePairStride;
    const Wide low = std::min(at, last), high = std::max(at, last);
    if (low < -limit || high > limit || high - low > maxEntries)
      return false;
    needed.push_back({int64_t(low * bytes), int64_t((high + 1) * bytes)});
  }
  if (needed.empty())
    needed.push_back({0, 4});
  for (auto *memory : {&cosMemory, &sinMemory}) {
    *memory = std::make_unique<RowMemory>(needed, test::Guard::AtEnd);
    if (!(*memory)->exists())
      return false;
    for (const Interval &row : joined(needed))
      for (int64_t at = row.begin; at < row.end; at += int64_t(bytes))
        test::writeElement(type == ROPEWALK_F32    ? ROPEWALK_F32
                           : type == ROPEWALK_BF16 ? ROPEWALK_BF16
                                                   : ROPEWALK_F16,
                           (*memory)->at(at), random.uniform());
  }
  cache.cos = cosMemory->at(0);
  cache.sin = sinMemory->at(0);
  return true;
}

ropewalk_status CallTable::makeTable(ropewalk_error &error) {
  if (!call.sharedTable)
    return ROPEWALK_OK;
  ropewalk_table_options options = {};
  options.position_begin = call.positionBegin;
  options.position_end = call.positionEnd;
  test::setRaw(options.form, rawValue(call.tableForm));
  ropewalk_table *made = nullptr;
  TablePointer first;
  if (grows()) {
    ropewalk_table_options small = options;
    small.position_begin = call.growBegin;
    small.position_end = call.growEnd;
    if (ropewalk_status status = ropewalk_table_create(&rotation, &small, &made, &error))
      return status;
    first.reset(made);
    options.grow_from = made;
  }
  if (call.listedRows != 0) {
    const int64_t axes = std::clamp(rotation.axes.count, 1, ROPEWALK_MAX_AXES);
    const int64_t count = axes * std::clamp<int64_t>(call.listedRows, 0, maxListed);
    for (int64_t j = 0; j < count; ++j)
      listed.push_back(call.listedFirst + static_cast<double>(j) * call.listedStep);
    listed.push_back(0);
    options.positions = listed.data();
    options.rows = call.listedRows;
    listed.resize(std::max<int64_t>(count, 1));
  }
  const ropewalk_status status = ropewalk_table_create(&rotation, &options, &made, &error);
  table.reset(made);
  return status;
}

void CallTable::apply(ropewalk_plan_options &options) const {
  options.position_begin = call.positionBegin;
  options.position_end = call.positionEnd;
  test::setRaw(options.table_form, rawValue(call.tableForm));
  options.table = table.get();
  if (usesCache())
    options.cache = &cache;
}

test::Oracle CallTable::oracle() const {
  if (usesCache())
    return test::Oracle(rotation, cache);
  ropewalk_rotation what = rotation;
  if (!rotates()) // then nothing of them need be valid
    what.frequencies = {};
  return rotates() && usesList() ? test::Oracle(what, listed) : test::Oracle(what);
}

bool CallTable::mayBeUnsupported() const {
  const bool farRows =
      usesCache() && rotation.axes.count > 1 &&
      call.cacheRows * std::max<Wide>(magnitudeOf(call.cacheRowStride), 1) > (Wide(1) << 29);
  const bool reordersFar = rotation.reorder && rotation.rotary_dim > 4096;
  return rotation.rotary_dim > 2048 || farRows || reordersFar;
}

bool CallTable::hasTinySines() const {
  if (!rotates() || usesCache())
    return false;
  test::Quad smallest = 1;
  for (test::Quad frequency : test::exactFrequencies(rotation))
    if (frequency != 0)
      smallest = std::min(smallest, test::quadAbs(frequency));
  smallest *= test::exactAttentionFactor(rotation);
  for (double coordinate : listed)
    if (coordinate != 0)
      smallest = std::min(smallest, smallest * std::fabs(coordinate));
  return smallest < 0x1p-120;
}

} // namespace ropewalk
