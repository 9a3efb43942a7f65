//===- graph_batches.h - Extents before the tokens --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_GRAPH_GRAPH_BATCHES_H
#define ROPEWALK_SRC_GRAPH_GRAPH_BATCHES_H

#include "ropewalk/graph.h"
#include "ropewalk/status.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <optional>

namespace ropewalk {

/// One batch after another, of any number of extents.
class Batches {
public:
  Batches(const int64_t *extents, int64_t count) : extents(extents), count(count) {}

  /// What is wrong with their number.
  static std::optional<Error> check(int64_t count) {
    if (count >= 0 && count <= ROPEWALK_GRAPH_MAX_BATCHES)
      return std::nullopt;
    return Error(ROPEWALK_INVALID_ARGUMENT, "batch_dims is %" PRId64 ", expected 0 to %d", count,
                 ROPEWALK_GRAPH_MAX_BATCHES);
  }

  bool any() const {
    return std::all_of(extents, extents + count, [](int64_t extent) { return extent > 0; });
  }

  bool next() {
    for (int64_t i = count - 1; i >= 0; --i) {
      if (++index[i] < extents[i])
        return true;
      index[i] = 0;
    }
    return false;
  }

  int64_t offset(const int64_t *strides) const {
    int64_t offset = 0;
    for (int64_t i = 0; i < count; ++i)
      offset += index[i] * strides[i];
    return offset;
  }

private:
  const int64_t *extents;
  const int64_t count;
  int64_t index[ROPEWALK_GRAPH_MAX_BATCHES] = {};
};

/// The status of a call, after a line on why it failed.
inline int32_t say(const char *operation, ropewalk_status status, const ropewalk_error &error) {
  if (status != ROPEWALK_OK)
    std::fprintf(stderr, "ropewalk: %s: %s\n", operation, error.message);
  return status;
}

} // namespace ropewalk

#endif
