//===- call_lists.h - Positions and sequences of any call -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lists of a call in memory of which nothing else is accessible, and what they mean:
// counted entry by entry in 128 bits.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_CALL_LISTS_H
#define ROPEWALK_TESTS_FUZZ_CALL_LISTS_H

#include "call_memory.h"

namespace ropewalk {

class CallLists {
public:
  /// `coordinates` of each token; 0 if positions do not matter.
  CallLists(const FuzzCall &call, int64_t coordinates) : call(call), coordinates(coordinates) {}

  /// Writes them and points `tensors` at them; false if there are too many or they lie too far
  /// apart, and nothing may be concluded.
  bool make(ropewalk_tensors &tensors);

  /// Why the call's sequences must be refused, whatever its tensors are.
  bool sequencesAreWrong() const;

  /// Positions of a row that is no pad; row = batch * tokens + token.
  bool isPad(int64_t row) const { return pads[row]; }
  Wide position(int64_t row, int64_t axis) const { return positions[row * coordinates + axis]; }
  int64_t axes() const { return coordinates; }

  /// A start so far from any position that it may be refused though no token uses it.
  bool hasFarStart() const;

private:
  bool isListed() const;
  bool makePositions(ropewalk_tensors &tensors);
  bool makeSequences(ropewalk_tensors &tensors);
  void listPositions();
  void countPositions();
  unsigned char *address(int64_t axis, int64_t batch, int64_t token) const;
  int64_t stored(int64_t axis, int64_t batch, int64_t token) const;
  int64_t startOf(int64_t sequence) const;

  const FuzzCall &call;
  const int64_t coordinates;
  std::unique_ptr<RowMemory> positionMemory, sequenceMemory, startMemory;
  std::vector<int64_t> lengths; ///< cu_seqlens
  std::vector<int64_t> starts;
  std::vector<Wide> positions;
  std::vector<bool> pads;
};

} // namespace ropewalk

#endif
