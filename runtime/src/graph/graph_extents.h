//===- graph_extents.h - Extents that have to agree -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_GRAPH_GRAPH_EXTENTS_H
#define ROPEWALK_SRC_GRAPH_GRAPH_EXTENTS_H

#include "graph_batches.h"

#include "ropewalk/graph.h"
#include "ropewalk/status.h"

#include "kernel_spec.h"

#include <cinttypes>
#include <optional>

namespace ropewalk {

/// Whether a record is one of another release: then nothing else in it is what it seems.
template <class Call> std::optional<Error> checkVersion(const Call &call) {
  if (call.version == ROPEWALK_GRAPH_VERSION)
    return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "version is %" PRId64 ", expected %d: the graph was lowered by another release",
               static_cast<int64_t>(call.version), ROPEWALK_GRAPH_VERSION);
}

/// What is wrong with one extent of a view or table called `name`.
inline std::optional<Error> checkExtent(const char *name, const char *extent, int64_t found,
                                        int64_t expected) {
  if (found == expected)
    return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT, "%s.%s is %" PRId64 ", expected %" PRId64, name, extent,
               found, expected);
}

/// The same of those that it shares with the call.
template <class Call, class Memref>
std::optional<Error> checkOuterExtents(const Call &call, const char *name, const Memref &memref) {
  for (int64_t i = 0; i < call.batch_dims; ++i)
    if (memref.batches[i] != call.batches[i])
      return Error(ROPEWALK_INVALID_ARGUMENT,
                   "%s.batches[%" PRId64 "] is %" PRId64 ", expected %" PRId64, name, i,
                   memref.batches[i], call.batches[i]);
  return checkExtent(name, "tokens", memref.tokens, call.tokens);
}

/// The call's own extents before heads and components.
template <class Call> std::optional<Error> checkCounts(const Call &call) {
  if (auto error = Batches::check(call.batch_dims))
    return error;
  for (int64_t i = 0; i < call.batch_dims; ++i)
    if (call.batches[i] < 0)
      return Error(ROPEWALK_INVALID_ARGUMENT,
                   "batches[%" PRId64 "] is %" PRId64 ", expected at least 0", i, call.batches[i]);
  if (call.tokens < 0)
    return Error(ROPEWALK_INVALID_ARGUMENT, "tokens is %" PRId64 ", expected at least 0",
                 call.tokens);
  return std::nullopt;
}

/// Whether there are rows of tokens at all.
template <class Call> bool hasTokens(const Call &call) {
  return Batches(call.batches, call.batch_dims).any() && call.tokens > 0;
}

/// A pointer with something behind it.
inline std::optional<Error> checkPointer(const char *name, const void *pointer, int64_t bytes) {
  if (!pointer)
    return Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer", name);
  if (reinterpret_cast<uintptr_t>(pointer) % static_cast<uintptr_t>(bytes) != 0)
    return Error(ROPEWALK_MISALIGNED, "%s is %p, expected a multiple of %d", name, pointer,
                 static_cast<int>(bytes));
  return std::nullopt;
}

/// Of an element of cos and sin.
inline int64_t tableBytes(const ropewalk_graph_call &call) {
  return call.table_dtype == ROPEWALK_GRAPH_F64
             ? static_cast<int64_t>(sizeof(double))
             : elementBytes(static_cast<ropewalk_dtype>(call.table_dtype));
}

/// Extents of cos and sin, of elements of so many bytes, and their pointers where there are any.
template <class Call>
std::optional<Error> checkTables(const Call &call, int64_t pairs, int64_t bytes) {
  const std::pair<const char *, const ropewalk_graph_table *> tables[] = {{"cos", &call.cos},
                                                                          {"sin", &call.sin}};
  for (auto [name, table] : tables) {
    if (auto error = checkOuterExtents(call, name, *table))
      return error;
    if (auto error = checkExtent(name, "pairs", table->pairs, pairs))
      return error;
    if (hasTokens(call) && pairs > 0)
      if (auto error = checkPointer(name, table->rows, bytes))
        return error;
  }
  return std::nullopt;
}

} // namespace ropewalk

#endif
