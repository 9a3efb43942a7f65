//===- graph_plans.h - Plans of a compiled graph ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph has one rope.apply per layer and no place to keep a plan in, and layouts are known
// only when it runs. So plans are kept by what they depend on: layers share them.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_GRAPH_GRAPH_PLANS_H
#define ROPEWALK_SRC_GRAPH_GRAPH_PLANS_H

#include "ropewalk/graph.h"

#include "plan.h"

#include <array>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>

namespace ropewalk {

class GraphPlans {
public:
  using PlanRef = std::shared_ptr<const ropewalk_plan>;

  /// Those of the process.
  static GraphPlans &ofProcess();

  /// The plan for a call. Its own table is a row of zeros: calls bring their rows.
  Expected<PlanRef> planFor(const ropewalk_graph_call &call);

  int64_t size();
  void release();

private:
  /// All that a plan depends on.
  using Key = std::array<int64_t, 20>;

  /// Any order will do: this one is found fastest.
  struct ByBytes {
    bool operator()(const Key &a, const Key &b) const {
      return std::memcmp(a.data(), b.data(), sizeof(Key)) < 0;
    }
  };

  static Key keyOf(const ropewalk_graph_call &call);

  std::mutex mutex;
  std::map<Key, PlanRef, ByBytes> plans;
};

} // namespace ropewalk

#endif
