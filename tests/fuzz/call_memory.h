//===- call_memory.h - Memory for any call, and what to expect --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which rows a call has, where they lie, and whether they may be written at all; counted
// row by row in 128 bits, by nothing that the runtime uses.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_CALL_MEMORY_H
#define ROPEWALK_TESTS_FUZZ_CALL_MEMORY_H

#include "call_text.h"
#include "row_memory.h"

#include <memory>
#include <vector>

namespace ropewalk {

using Wide = __int128;

inline Wide magnitudeOf(Wide value) { return value < 0 ? -value : value; }

/// q_src, q_dst, k_src or k_dst of a call. In place there are no sources.
struct TensorSide {
  bool isKey, isDst;
  int64_t heads;
  Wide origin; ///< Bytes.
  Wide stride[3];
};

/// For a call whose plan exists, so enumerators and strides are valid.
std::vector<TensorSide> sidesOf(const FuzzCall &call);

/// Whether nobody could run it, whatever the memory: rows of a destination lie on each
/// other, tokens outnumber all positions, or a tensor spans more than any address space.
bool cannotSucceed(const FuzzCall &call, int64_t positionCount);

/// All rows of all tensors, unless there are too many of them or they lie too far apart.
class CallMemory {
public:
  /// Without `infinities`, special values are others.
  static std::unique_ptr<CallMemory> create(const FuzzCall &call, bool infinities,
                                            test::Random &random);

  /// Points `tensors` at the memory; positions are not its business.
  void setPointers(ropewalk_tensors &tensors) const;

  /// Whether a byte is written for two reasons, or both read and written.
  bool overlaps() const { return meet(&Side::touched); }

  /// In place without a window.
  bool writesNothing() const {
    return call.layout.place == ROPEWALK_IN_PLACE && call.rotation.rotary_dim == 0;
  }

  /// In place, whether heads lie on each other, be it outside their windows.
  bool headsOverlap() const { return meet(&Side::rows); }

  /// Whether no byte changed but, if `written`, those of destinations (in place: windows).
  bool onlyChanged(bool written) const;

  /// The tensor as it was: what the oracle rotates.
  const void *before(bool isKey) const { return sideBefore(isKey, isInPlace()); }
  /// Its destination as it was.
  const void *dstBefore(bool isKey) const { return sideBefore(isKey, true); }

private:
  struct Side {
    TensorSide what;
    std::vector<Interval> rows;    ///< Whole heads.
    std::vector<Interval> touched; ///< What the call reads or writes of them.
    size_t memory;                 ///< Index into `memories`.
  };
  struct Memory {
    std::unique_ptr<RowMemory> live, before;
  };

  explicit CallMemory(const FuzzCall &call) : call(call) {}
  bool addSides();
  bool map();
  bool meet(std::vector<Interval> Side::*which) const;
  void fill(bool infinities, test::Random &random);
  bool isInPlace() const { return call.layout.place == ROPEWALK_IN_PLACE; }
  const void *sideBefore(bool isKey, bool isDst) const;

  const FuzzCall &call;
  std::vector<Side> sides;
  std::vector<Memory> memories;
};

} // namespace ropewalk

#endif
