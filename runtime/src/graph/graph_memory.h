//===- graph_memory.h - Where a graph's tensors lie -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Batches become calls of their own, which know nothing of each other: what they share is found
// here, before anything is written.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_GRAPH_GRAPH_MEMORY_H
#define ROPEWALK_SRC_GRAPH_GRAPH_MEMORY_H

#include "ropewalk/graph.h"
#include "ropewalk/status.h"

#include "overlap.h"

#include <optional>

namespace ropewalk {

/// Rows of one pointer, [batches.., tokens, heads or pairs], and the addresses that they span.
class GraphRegion {
public:
  /// Heads of so many elements.
  GraphRegion(const ropewalk_graph_call &call, const ropewalk_graph_view &view, int64_t elements);
  /// Pairs of so many bytes, each by itself.
  template <class Call>
  GraphRegion(const Call &call, const ropewalk_graph_table &table, int64_t element);
  /// So many coordinates of all tokens.
  GraphRegion(const ropewalk_graph_table_call &call, int64_t axes);
  GraphRegion(const GraphRegion &) = delete;

  /// Whether it lies within the address space; if not, nothing else is known.
  bool fits() const { return !tooFar; }
  bool overlapsItself() const {
    return bytes.width > 0 && !range.nests && ropewalk::overlapsItself(bytes);
  }
  bool overlaps(const GraphRegion &other) const {
    return bytes.width > 0 && meets(other) && overlap(bytes, other.bytes);
  }
  /// Whether the addresses that both span meet.
  bool meets(const GraphRegion &other) const {
    return fits() && other.fits() && begin() < other.end() && other.begin() < end();
  }

private:
  /// The extents that every memref has, and the innermost of rows.
  template <class Call, class Memref>
  void span(const Call &call, const Memref &memref, int64_t extent, int64_t elements);
  void add(int64_t extent, int64_t elements);
  /// What all that was added spans.
  void measure();

  uintptr_t begin() const { return bytes.base + static_cast<uintptr_t>(range.begin); }
  uintptr_t end() const { return bytes.base + static_cast<uintptr_t>(range.end); }

  int64_t count[maxStridedDims], stride[maxStridedDims]; ///< Where there is more than one.
  int64_t element;                                       ///< Bytes of one.
  StridedBytes bytes;
  ByteRange range = {};
  bool tooFar = false;
};

/// The tensors of a call in which there is something to turn.
class GraphMemory {
public:
  explicit GraphMemory(const ropewalk_graph_call &call);

  /// Pointers, how far strides reach, those of cos and sin too, and that no byte of a dst is
  /// written twice, nor read as the same tensor's src.
  std::optional<Error> check() const;
  /// Whether k must not be touched before q is done: what is written may be the other's memory.
  bool mustTakeTurns() const;

private:
  struct Tensor {
    void place(const ropewalk_graph_call &call, const ropewalk_graph_tensor &tensor);
    std::optional<Error> check(const ropewalk_graph_call &call, const char *src, const char *dst,
                               const ropewalk_graph_tensor &tensor) const;

    std::optional<GraphRegion> read, written; ///< In place nothing is read elsewhere.
  };

  const ropewalk_graph_call &call;
  Tensor q, k;
};

/// cos and sin that are written: their pointers, and that no entry of them is another's memory.
std::optional<Error> checkWritten(const ropewalk_graph_table_call &call);

/// So many coordinates of each token: their pointer, and how far strides reach.
std::optional<Error> checkPositions(const ropewalk_graph_table_call &call, int64_t axes);

} // namespace ropewalk

#endif
