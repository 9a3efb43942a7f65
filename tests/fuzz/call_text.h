//===- call_text.h - A plan and a call as text ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One "name value" per line; what is absent is 0.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_CALL_TEXT_H
#define ROPEWALK_TESTS_FUZZ_CALL_TEXT_H

#include "support/random.h"

#include "ropewalk/ropewalk.h"

#include <string>

namespace ropewalk {

struct FuzzCall {
  ropewalk_rotation rotation = {};    ///< But for its lists, which follow.
  int64_t pairAxis = 0;               ///< Nonzero: pair i has axis i * pairAxis % axes.count.
  int64_t lists = 0;                  ///< Bits of FuzzLists that are given ...
  double listFirst = 0, listStep = 0; ///< ... with entry i = listFirst + i * listStep.

  ropewalk_layout layout = {};
  int64_t positionBegin = 0, positionEnd = 0;
  ropewalk_table_form tableForm = ROPEWALK_TABLE_AUTO;
  int64_t sharedTable = 0;            ///< Nonzero: the table is made before the plan,
  int64_t growBegin = 0, growEnd = 0; ///< unless equal, from one of [growBegin, growEnd),
  /// or, unless 0, with so many listed rows: coordinate j is listedFirst + j * listedStep.
  int64_t listedRows = 0;
  double listedFirst = 0, listedStep = 0;
  /// Of the caller's cache; 0 rows: none.
  int64_t cacheRows = 0, cacheRowStride = 0, cachePairStride = 0;
  ropewalk_dtype cacheType = ROPEWALK_F32;
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  int64_t padPosition = 0;

  ropewalk_tensors tensors = {}; ///< But for pointers.
  /// Listed positions: firstPosition + axis * positionAxisStep + batch * positionBatchStep
  /// + token * positionStep; unless 0, every padEvery-th token is a pad.
  int64_t firstPosition = 0, positionAxisStep = 0, positionBatchStep = 0, positionStep = 0;
  int64_t padEvery = 0;
  int64_t strayList = 0; ///< Nonzero: counted positions have a pointer all the same.
  /// Nonzero: cu_seqlens[s] = min(s * sequenceLength, tokens), the last one sequenceError more.
  int64_t sequenceLength = 0, sequenceError = 0;
  /// Nonzero: starts[s] = firstStart + s * startStep.
  int64_t hasStarts = 0, firstStart = 0, startStep = 0;
  /// Nonzero: all tensors lie in one memory, element 0 of each at its origin (in elements).
  int64_t sharedMemory = 0;
  int64_t qSrcOrigin = 0, qDstOrigin = 0, kSrcOrigin = 0, kDstOrigin = 0;
  int64_t misaligned = 0; ///< Nonzero: dst is at an odd address.
  int64_t guardAtEnd = 0;
  int64_t special = 0;        ///< Nonzero: some values are NaN, infinite or tiny.
  int64_t ranges = 0;         ///< Nonzero: two calls of ropewalk_run_range ...
  int64_t split = 0;          ///< ... that meet at this row.
  int64_t madeRows = 0;       ///< Nonzero: rows are made before, in memory ...
  int64_t rowsMissing = 0;    ///< ... that is said to have so many bytes less than it should ...
  int64_t rowsMisaligned = 0; ///< ... and lies so many bytes beside an aligned address.
  int64_t check = 0;          ///< Nonzero: ropewalk_check as well.
};

/// The lists of ropewalk_frequencies.
enum FuzzLists { ShortFactor = 1, LongFactor = 2, InverseFrequencies = 4, Divisors = 8 };

FuzzCall parseCall(const std::string &text);
std::string printCall(const FuzzCall &call);

/// Mostly one that must succeed.
FuzzCall randomCall(test::Random &random);

} // namespace ropewalk

#endif
