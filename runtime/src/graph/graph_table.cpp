//===- graph_table.cpp - Tables in compiled graphs ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/graph.h"

#include "axes.h"
#include "error_boundary.h"
#include "graph_batches.h"
#include "graph_extents.h"
#include "graph_memory.h"
#include "tables.h"

#include <vector>

namespace ropewalk {
namespace {

double positionAt(const ropewalk_graph_table_call &call, int64_t element) {
  return call.index == ROPEWALK_INDEX_I32
             ? static_cast<double>(static_cast<const int32_t *>(call.positions)[element])
             : static_cast<double>(static_cast<const int64_t *>(call.positions)[element]);
}

/// Coordinates of all tokens for the first axis, then for the next.
std::vector<double> coordinates(const ropewalk_graph_table_call &call, int64_t axes) {
  std::vector<double> all;
  for (int64_t a = 0; a < axes; ++a) {
    Batches batch(call.batches, call.batch_dims);
    do {
      const int64_t first =
          a * call.position_axis_stride + batch.offset(call.position_batch_strides);
      for (int64_t t = 0; t < call.tokens; ++t)
        all.push_back(positionAt(call, first + t * call.position_token_stride));
    } while (batch.next());
  }
  return all;
}

void writeRow(const ropewalk_graph_table &table, const Batches &batch, int64_t token,
              const float *row, int64_t pairs) {
  float *out = static_cast<float *>(table.rows) + batch.offset(table.batch_strides) +
               token * table.token_stride;
  for (int64_t i = 0; i < pairs; ++i)
    out[i * table.pair_stride] = row[i];
}

std::optional<Error> writeTable(const ropewalk_graph_table_call &call) {
  if (auto error = checkVersion(call))
    return error;
  if (auto error = checkCounts(call))
    return error;
  if (call.index != ROPEWALK_INDEX_I32 && call.index != ROPEWALK_INDEX_I64)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "index is %" PRId64 ", expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64",
                 call.index);
  if (auto error = checkTables(call, call.rotation.rotary_dim / 2, sizeof(float)))
    return error;
  if (!hasTokens(call))
    return std::nullopt;
  // How many coordinates are read is the rotation's: that it is one comes first.
  if (auto error = validateWindow(call.rotation))
    return error;
  if (auto pairAxis = pairAxes(call.rotation); !pairAxis)
    return pairAxis.error();
  const int64_t axes = std::max(1, call.rotation.axes.count);
  if (auto error = checkPositions(call, axes))
    return error;
  if (call.rotation.rotary_dim > 0)
    if (auto error = checkWritten(call))
      return error;
  const std::vector<double> positions = coordinates(call, axes);
  auto table = Table::build(call.rotation, tableOfPositions(positions, axes));
  if (!table)
    return table.error();
  Batches batch(call.batches, call.batch_dims);
  int64_t row = 0;
  do {
    for (int64_t t = 0; t < call.tokens; ++t, ++row) {
      writeRow(call.cos, batch, t, (*table)->cosRow(row), (*table)->pairs);
      writeRow(call.sin, batch, t, (*table)->sinRow(row), (*table)->pairs);
    }
  } while (batch.next());
  return std::nullopt;
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

int32_t ropewalk_graph_write_table(const ropewalk_graph_table_call *call) {
  ropewalk_error error;
  const auto body = [call]() -> Expected<int> {
    if (!call)
      return Error(ROPEWALK_INVALID_ARGUMENT, "call is null, expected a pointer");
    if (auto failed = writeTable(*call))
      return *failed;
    return 0;
  };
  const ropewalk_status status = atBoundary(&error, body, [](int) {});
  return say("rope.table", status, error);
}
