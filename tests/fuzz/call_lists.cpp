//===- call_lists.cpp - Positions and sequences of any call ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_lists.h"

#include "support/raw_enum.h"

#include <algorithm>
#include <cstring>

namespace ropewalk {

using test::rawValue;

namespace {

constexpr int64_t maxEntries = 1000;
constexpr Wide maxReach = Wide(1) << 38;

int64_t bytesOf(int index) { return index == ROPEWALK_INDEX_I32 ? 4 : 8; }
bool isType(int index) { return index == ROPEWALK_INDEX_I32 || index == ROPEWALK_INDEX_I64; }

/// Little-endian: an i32 is an i64's low word.
void write(unsigned char *address, uint64_t value, int index) {
  std::memcpy(address, &value, bytesOf(index));
}

int64_t read(const unsigned char *address, int index) {
  int64_t value;
  std::memcpy(&value, address, bytesOf(index));
  return index == ROPEWALK_INDEX_I32 ? static_cast<int32_t>(value) : value;
}

/// Numbers as the list's type holds them; they are cut to that.
std::unique_ptr<RowMemory> store(std::vector<int64_t> &numbers, int index) {
  const auto count = static_cast<int64_t>(numbers.size()), bytes = bytesOf(index);
  auto memory = std::make_unique<RowMemory>(
      std::vector<Interval>{{0, std::max<int64_t>(count, 1) * bytes}}, test::Guard::AtEnd);
  for (int64_t i = 0; memory->exists() && i < count; ++i) {
    write(memory->at(i * bytes), static_cast<uint64_t>(numbers[i]), index);
    numbers[i] = read(memory->at(i * bytes), index);
  }
  return memory;
}

} // namespace

bool CallLists::isListed() const { return isType(rawValue(call.tensors.index)); }

bool CallLists::make(ropewalk_tensors &tensors) {
  if (coordinates == 0 || tensors.batches < 0 || tensors.tokens < 0 ||
      tensors.batches > maxEntries || tensors.tokens > maxEntries ||
      Wide(tensors.batches) * tensors.tokens * coordinates > maxEntries)
    return false;
  if (!makeSequences(tensors) || (isListed() && !makePositions(tensors)))
    return false;
  if (!sequencesAreWrong())
    isListed() ? listPositions() : countPositions();
  return true;
}

bool CallLists::makePositions(ropewalk_tensors &tensors) {
  const int64_t bytes = bytesOf(tensors.index);
  if (magnitudeOf(tensors.position_batch_stride) * tensors.batches > maxReach ||
      magnitudeOf(tensors.position_axis_stride) * coordinates > maxReach)
    return false;
  std::vector<Interval> lists;
  for (int64_t a = 0; a < coordinates; ++a)
    for (int64_t b = 0; b < tensors.batches; ++b) {
      const int64_t at = a * tensors.position_axis_stride + b * tensors.position_batch_stride;
      lists.push_back({at * bytes, (at + tensors.tokens) * bytes});
    }
  if (lists.empty() || tensors.tokens == 0)
    lists = {{0, bytes}};
  positionMemory = std::make_unique<RowMemory>(lists, test::Guard::AtEnd);
  if (!positionMemory->exists())
    return false;
  tensors.positions = positionMemory->at(0);
  for (int64_t a = 0; a < coordinates; ++a)
    for (int64_t b = 0; b < tensors.batches; ++b)
      for (int64_t t = 0; t < tensors.tokens; ++t) {
        const bool pad = call.padEvery > 0 && t % call.padEvery == 0;
        const uint64_t value = uint64_t(call.firstPosition) +
                               uint64_t(a) * uint64_t(call.positionAxisStep) +
                               uint64_t(b) * uint64_t(call.positionBatchStep) +
                               uint64_t(t) * uint64_t(call.positionStep);
        write(address(a, b, t), pad ? uint64_t(call.padPosition) : value, tensors.index);
      }
  return true;
}

bool CallLists::makeSequences(ropewalk_tensors &tensors) {
  const int type = rawValue(tensors.ragged_index);
  const bool hasSequences = call.sequenceLength != 0;
  if (hasSequences && tensors.sequences > maxEntries)
    return false;
  if (hasSequences) {
    for (int64_t s = 0; s <= tensors.sequences; ++s)
      lengths.push_back(int64_t(std::clamp<Wide>(Wide(s) * call.sequenceLength, INT64_MIN,
                                                 std::max<int64_t>(tensors.tokens, 0))));
    if (!lengths.empty())
      lengths.back() = int64_t(uint64_t(lengths.back()) + uint64_t(call.sequenceError));
    sequenceMemory = store(lengths, type);
    tensors.cu_seqlens = sequenceMemory->at(0);
  }
  if (call.hasStarts) {
    for (int64_t s = 0; s < (hasSequences ? tensors.sequences : tensors.batches); ++s)
      starts.push_back(int64_t(uint64_t(call.firstStart) + uint64_t(s) * uint64_t(call.startStep)));
    startMemory = store(starts, type);
    tensors.starts = startMemory->at(0);
  }
  return true;
}

bool CallLists::sequencesAreWrong() const {
  if (!call.sequenceLength && !call.hasStarts)
    return false;
  if (!isType(rawValue(call.tensors.ragged_index)) || isListed())
    return true;
  if (!call.sequenceLength)
    return false;
  return call.tensors.batches != 1 || lengths.empty() || lengths.front() != 0 ||
         lengths.back() != call.tensors.tokens || !std::is_sorted(lengths.begin(), lengths.end());
}

void CallLists::listPositions() {
  for (int64_t b = 0; b < call.tensors.batches; ++b)
    for (int64_t t = 0; t < call.tensors.tokens; ++t) {
      bool pad = rawValue(call.pad) != ROPEWALK_PAD_NONE;
      for (int64_t a = 0; a < coordinates; ++a) {
        pad = pad && stored(a, b, t) == call.padPosition;
        positions.push_back(Wide(stored(a, b, t)) + call.tensors.position_offset);
      }
      pads.push_back(pad);
    }
}

void CallLists::countPositions() {
  for (int64_t b = 0; b < call.tensors.batches; ++b)
    for (int64_t t = 0; t < call.tensors.tokens; ++t) {
      int64_t sequence = b, first = 0;
      if (call.sequenceLength) {
        sequence = std::upper_bound(lengths.begin(), lengths.end(), t) - lengths.begin() - 1;
        first = lengths[sequence];
      }
      pads.push_back(false);
      positions.insert(positions.end(), coordinates,
                       Wide(startOf(sequence)) + call.tensors.position_offset + t - first);
    }
}

bool CallLists::hasFarStart() const {
  constexpr Wide far = Wide(1) << 33;
  return magnitudeOf(call.tensors.position_offset) > far ||
         std::any_of(starts.begin(), starts.end(),
                     [](int64_t start) { return magnitudeOf(start) > far; });
}

unsigned char *CallLists::address(int64_t axis, int64_t batch, int64_t token) const {
  const ropewalk_tensors &tensors = call.tensors;
  return positionMemory->at(
      (axis * tensors.position_axis_stride + batch * tensors.position_batch_stride + token) *
      bytesOf(tensors.index));
}

/// Read back, as several may share an entry.
int64_t CallLists::stored(int64_t axis, int64_t batch, int64_t token) const {
  return read(address(axis, batch, token), call.tensors.index);
}

int64_t CallLists::startOf(int64_t sequence) const { return call.hasStarts ? starts[sequence] : 0; }

} // namespace ropewalk
