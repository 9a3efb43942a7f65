//===- case.h - One random configuration ------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rotation, a layout, where cos and sin come from, a call, and what it runs on: all that
// a user chooses, drawn from one seed. Every case is valid: its plan must be made, its call
// must succeed.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_CASE_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_CASE_H

#include "support/any_rotation.h"
#include "support/random.h"
#include "support/test_call.h"

#include "kernel_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk::test {

/// Where a plan takes cos and sin from.
enum class Rows {
  Own,    ///< It builds a table.
  Shared, ///< A table made before.
  Grown,  ///< One that was made from a smaller one.
  Listed, ///< A table of listed positions, whole and fractional.
  Cache   ///< The caller's own numbers.
};

/// How a caller's cache lies in memory; see ropewalk_cache.
enum class CacheForm { HalfWidth, Tiled, Repeated, Complex, Packed, Matrices, Backwards };

/// Numbers stored for a call: entry i is at list[origin + i].
struct NumberList {
  ropewalk_index type = ROPEWALK_INDEX_NONE;
  std::vector<int64_t> numbers;
  int64_t origin = 0;
};

struct Case {
  uint64_t seed = 0;

  OwningRotation what;
  std::string window; ///< Which kind of window: for counting.

  ropewalk_layout layout = {};
  std::string srcOrder, dstOrder; ///< What the strides look like: for counting.
  int64_t batches = 1, tokens = 1;
  Memory memory;
  bool special = false; ///< Some values are NaN, infinite or tiny.

  Rows rows = Rows::Own;
  ropewalk_table_form form = ROPEWALK_TABLE_AUTO;
  int64_t begin = 0, end = 0;           ///< Positions that have a row.
  int64_t firstBegin = 0, firstEnd = 0; ///< Grown: those of the table grown from.
  std::vector<double> coordinates;      ///< Listed: [axes, rows].
  CacheForm cacheForm = CacheForm::HalfWidth;
  ropewalk_dtype cacheType = ROPEWALK_F32;
  int64_t cacheGap = 0; ///< Elements between rows.

  NumberList positions, cuSeqlens, starts;
  int64_t positionAxisStride = 0, positionBatchStride = 0, positionOffset = 0;
  int64_t sequences = 0;
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  int64_t padPosition = 0;

  std::vector<Target> targets;   ///< Of the kernels in the table, highest first.
  bool anySchedule = false;      ///< Not those of schedules/.
  std::optional<Target> maxIsa;  ///< A lower one of them.
  std::optional<uint64_t> named; ///< Picks a kernel to be asked for by name.
  std::vector<int64_t> cuts;     ///< Rows at which the call is cut into ranges.
  bool parallel = false;         ///< With a parallel_for.

  int64_t pairs() const { return what.rotation.rotary_dim / 2; }
  int64_t axes() const { return what.rotation.axes.count < 2 ? 1 : what.rotation.axes.count; }
  /// Coordinates of a token as the plan takes them.
  int64_t coordinatesPerToken() const { return rows == Rows::Listed ? 1 : axes(); }
  int64_t elementBytes() const { return ropewalk::elementBytes(layout.dtype); }
};

/// `natives`: targets that this CPU runs, highest first. Same seed and targets, same case.
Case makeCase(uint64_t seed, const std::vector<Target> &natives);

/// All of it, for people.
std::string describe(const Case &c);

/// Parts of makeCase, in the order in which they are drawn.
void drawTargets(Case &c, Random &random, const std::vector<Target> &natives);
void drawWindow(Case &c, Random &random, const std::vector<Target> &natives);
void drawAxes(Case &c, Random &random);
void drawRule(Case &c, Random &random);
void drawLayout(Case &c, Random &random);
void drawRows(Case &c, Random &random);
void drawPositions(Case &c, Random &random);

/// True once in `n` draws.
inline bool oneIn(Random &random, uint64_t n) { return random.bits() % n == 0; }

template <class Value, size_t count> Value anyOf(Random &random, const Value (&values)[count]) {
  return values[random.bits() % count];
}
template <class Value> const Value &anyOf(Random &random, const std::vector<Value> &values) {
  return values[random.bits() % values.size()];
}

} // namespace ropewalk::test

#endif
