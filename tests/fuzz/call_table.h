//===- call_table.h - Tables and caches of any call -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_FUZZ_CALL_TABLE_H
#define ROPEWALK_TESTS_FUZZ_CALL_TABLE_H

#include "call_lists.h"

#include "support/oracle.h"

namespace ropewalk {

/// A rotation with the lists that a call's fields stand for.
class BoundRotation {
public:
  explicit BoundRotation(const FuzzCall &call);
  BoundRotation(const BoundRotation &) = delete;

  ropewalk_rotation rotation;

private:
  std::vector<double> numbers;
  std::vector<uint8_t> pairAxis;
};

/// Where a call's cos and sin come from.
class CallTable {
public:
  CallTable(const FuzzCall &call, const ropewalk_rotation &rotation)
      : call(call), rotation(rotation) {}

  /// Whether making it would take more than milliseconds.
  bool isExpensive() const;

  /// Coordinates of each token as a plan takes them; 0 if positions do not matter.
  int64_t coordinates() const;

  /// Fills a cache's rows that the call needs, the only accessible ones. False: they lie too
  /// far apart.
  bool makeCache(const CallLists &lists, test::Random &random);

  /// Makes the shared table, if the call has one: OK, or a status and its reason.
  ropewalk_status makeTable(ropewalk_error &error);

  void apply(ropewalk_plan_options &options) const;
  test::Oracle oracle() const;

  /// Positions that have a row are [firstRow, endRow).
  Wide firstRow() const { return usesCache() || usesList() ? 0 : Wide(call.positionBegin); }
  Wide endRow() const;

  bool usesCache() const { return call.cacheRows > 0; }

  /// A plan may refuse it as more than its scratch or its offsets hold.
  bool mayBeUnsupported() const;

  /// Whether an f32 may have to hold a sine that is too small for it: times an infinity it
  /// gives NaN, rightly, where the oracle's gives an infinity.
  bool hasTinySines() const;

private:
  struct Destroy {
    void operator()(ropewalk_table *table) const { ropewalk_table_destroy(table); }
  };
  using TablePointer = std::unique_ptr<ropewalk_table, Destroy>;

  bool rotates() const { return rotation.rotary_dim > 0; }
  bool grows() const { return call.sharedTable && call.growBegin != call.growEnd; }
  bool usesList() const { return call.sharedTable && call.listedRows != 0 && !usesCache(); }
  Wide entries(Wide begin, Wide end) const;

  const FuzzCall &call;
  const ropewalk_rotation &rotation;
  std::vector<double> listed;
  std::unique_ptr<RowMemory> cosMemory, sinMemory;
  ropewalk_cache cache = {};
  TablePointer table;
};

} // namespace ropewalk

#endif
