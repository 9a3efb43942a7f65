//===- graph_apply.cpp - Calls from compiled graphs -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/graph.h"

#include "error_boundary.h"
#include "graph_batches.h"
#include "graph_extents.h"
#include "graph_memory.h"
#include "graph_plans.h"
#include "storage.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>
#include <type_traits>
#include <vector>

namespace ropewalk {
namespace {

/// f64, rounded to what kernels read.
struct StorageF64 {
  using Bits = double;
  static float load(Bits bits) { return static_cast<float>(bits); }
};

/// Rows of a few tokens in the form that plans read.
class GraphRows {
public:
  GraphRows(const ropewalk_graph_call &call, RowForm form) : call(call), form(form) {
    if (form.stride > static_cast<int64_t>(sizeof scratch))
      large.resize(form.stride / sizeof(float));
  }

  /// How many tokens' rows there is room for.
  int64_t tokens() const {
    return form.stride ? std::max<int64_t>(1, sizeof scratch / form.stride) : INT64_MAX;
  }

  /// Those of tokens [first, first + count) of a batch; null where nothing turns.
  const void *make(const Batches &batch, int64_t first, int64_t count) {
    if (!form.stride)
      return nullptr;
    float *rows = large.empty() ? scratch : large.data();
    convert(call.cos, batch, first, count, rows);
    convert(call.sin, batch, first, count, rows + form.sinOffset / sizeof(float));
    return rows;
  }

private:
  void convert(const ropewalk_graph_table &table, const Batches &batch, int64_t first,
               int64_t count, float *rows) {
    const int64_t offset = batch.offset(table.batch_strides) + first * table.token_stride;
    switch (call.table_dtype) {
    case ROPEWALK_F32:
      return convert<StorageF32>(table, offset, count, rows);
    case ROPEWALK_F16:
      return convert<StorageF16>(table, offset, count, rows);
    case ROPEWALK_BF16:
      return convert<StorageBF16>(table, offset, count, rows);
    default:
      return convert<StorageF64>(table, offset, count, rows);
    }
  }

  template <class Storage>
  void convert(const ropewalk_graph_table &table, int64_t offset, int64_t count, float *rows) {
    const int64_t pairs = call.rotary_dim / 2, rowFloats = form.stride / sizeof(float);
    for (int64_t t = 0; t < count; ++t, rows += rowFloats, offset += table.token_stride) {
      const auto *row = static_cast<const typename Storage::Bits *>(table.rows) + offset;
      if (table.pair_stride == 1 && std::is_same_v<Storage, StorageF32>)
        std::memcpy(rows, row, pairs * sizeof(float));
      else if (table.pair_stride == 1) // The compiler makes vectors of this.
        convertRow<Storage>(row, 1, pairs, rows);
      else
        convertRow<Storage>(row, table.pair_stride, pairs, rows);
    }
  }

  template <class Storage>
  static inline void convertRow(const typename Storage::Bits *row, int64_t stride, int64_t pairs,
                                float *out) {
    for (int64_t i = 0; i < pairs; ++i)
      out[i] = Storage::load(row[i * stride]);
  }

  const ropewalk_graph_call &call;
  const RowForm form;
  alignas(64) float scratch[8192];
  std::vector<float> large; ///< Of one row that the scratch does not hold.
};

/// One tensor's tokens from `first` on.
template <class Pointer> Pointer *at(Pointer *base, int64_t elements, int64_t bytes) {
  return base ? reinterpret_cast<Pointer *>(reinterpret_cast<uintptr_t>(base) + elements * bytes)
              : base;
}

void *at(const ropewalk_graph_view &view, const Batches &batch, int64_t first, int64_t bytes) {
  return at(view.data, batch.offset(view.batch_strides) + first * view.token_stride, bytes);
}

void point(const ropewalk_graph_tensor &tensor, const Batches &batch, int64_t first, int64_t bytes,
           const void *&src, void *&dst) {
  if (tensor.dst.heads == 0)
    return;
  src = at(tensor.src, batch, first, bytes);
  dst = at(tensor.dst, batch, first, bytes);
}

std::optional<Error> checkView(const ropewalk_graph_call &call, const char *name,
                               const ropewalk_graph_view &view) {
  if (auto error = checkOuterExtents(call, name, view))
    return error;
  if (auto error = checkExtent(name, "components", view.components, call.head_dim))
    return error;
  if (view.component_stride != 1 && call.head_dim > 1)
    return Error(ROPEWALK_UNSUPPORTED,
                 "%s has components %" PRId64 " elements apart, expected adjacent ones", name,
                 view.component_stride);
  return std::nullopt;
}

std::optional<Error> checkTensor(const ropewalk_graph_call &call, const char *src, const char *dst,
                                 const ropewalk_graph_tensor &tensor) {
  if (tensor.dst.heads == 0)
    return std::nullopt;
  auto error = checkView(call, dst, tensor.dst);
  if (error || call.place == ROPEWALK_IN_PLACE)
    return error;
  error = checkExtent(src, "heads", tensor.src.heads, tensor.dst.heads);
  return error ? error : checkView(call, src, tensor.src);
}

std::optional<Error> checkChoice(const char *name, int64_t found, int64_t last,
                                 const char *expected) {
  if (found >= 0 && found <= last)
    return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %" PRId64 ", expected %s", name, found, expected);
}

std::optional<Error> checkCall(const ropewalk_graph_call &call) {
  if (auto error = checkVersion(call))
    return error;
  if (auto error = checkCounts(call))
    return error;
  // Plans take them as enums, which have 32 bits.
  if (auto error = checkChoice("dtype", call.dtype, ROPEWALK_BF16, "a ropewalk_dtype"))
    return error;
  if (auto error = checkChoice("place", call.place, ROPEWALK_IN_PLACE, "a ropewalk_place"))
    return error;
  if (auto error = checkChoice("pairing", call.pairing, ROPEWALK_INTERLEAVED, "a ropewalk_pairing"))
    return error;
  if (auto error = checkChoice("table_dtype", call.table_dtype, ROPEWALK_GRAPH_F64,
                               "a ropewalk_dtype or ROPEWALK_GRAPH_F64"))
    return error;
  if (auto error = checkTables(call, call.rotary_dim / 2, tableBytes(call)))
    return error;
  if (auto error = checkTensor(call, "q.src", "q.dst", call.q))
    return error;
  return checkTensor(call, "k.src", "k.dst", call.k);
}

/// Whether all batches read the same rows.
bool isShared(const ropewalk_graph_call &call) {
  for (int64_t i = 0; i < call.batch_dims; ++i)
    if (call.cos.batch_strides[i] != 0 || call.sin.batch_strides[i] != 0)
      return false;
  return true;
}

/// Whether kernels do not take every address: those of a plan that ROPEWALK_KERNEL binds.
bool mayRefuse(const ropewalk_plan &plan) {
  for (const TensorPlan &tensor : plan.tensors)
    for (const Piece &piece : tensor.pieces)
      if (!piece.choice.servesEveryCall(plan.elementBytes))
        return true;
  return false;
}

/// All parts of a call that has been checked, in turn. Its plan's own checks are of one batch.
template <class Step>
std::optional<Error> eachPart(const ropewalk_graph_call &call, const ropewalk_plan &plan,
                              Step step) {
  Batches batch(call.batches, call.batch_dims);
  GraphRows rows(call, plan.rowForm);
  const bool shared = isShared(call);
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  for (int64_t first = 0; first < call.tokens; first += tensors.tokens) {
    tensors.tokens = std::min(rows.tokens(), call.tokens - first);
    tensors.rows = nullptr;
    do {
      if (!tensors.rows || !shared)
        tensors.rows = rows.make(batch, first, tensors.tokens);
      point(call.q, batch, first, plan.elementBytes, tensors.q_src, tensors.q_dst);
      point(call.k, batch, first, plan.elementBytes, tensors.k_src, tensors.k_dst);
      if (step(&plan, &tensors) != ROPEWALK_OK) {
        ropewalk_error error;
        ropewalk_validate(&plan, &tensors, &error);
        return Error(error.status, "%s", error.message);
      }
    } while (batch.next());
  }
  return std::nullopt;
}

std::optional<Error> apply(const ropewalk_graph_call &call) {
  if (auto error = checkCall(call))
    return error;
  std::optional<GraphMemory> memory;
  if (hasTokens(call))
    memory.emplace(call);
  // Two calls of one tensor each, or one of both: nothing runs before all plans are there.
  ropewalk_graph_call alone[2];
  const ropewalk_graph_call *calls[2] = {&call, nullptr};
  if (memory && memory->mustTakeTurns()) {
    alone[0] = alone[1] = call;
    alone[0].k.dst.heads = alone[1].q.dst.heads = 0;
    calls[0] = &alone[0];
    calls[1] = &alone[1];
  }
  GraphPlans::PlanRef plans[2];
  for (int i = 0; i < 2 && calls[i]; ++i) {
    auto planned = GraphPlans::ofProcess().planFor(*calls[i]);
    if (!planned)
      return planned.error();
    plans[i] = std::move(*planned);
  }
  if (!memory)
    return std::nullopt;
  if (auto error = memory->check())
    return error;
  const auto validate = [](const ropewalk_plan *plan, const ropewalk_tensors *tensors) {
    return ropewalk_validate(plan, tensors, nullptr);
  };
  for (int i = 0; i < 2 && calls[i]; ++i)
    if (mayRefuse(*plans[i]))
      if (auto error = eachPart(*calls[i], *plans[i], validate))
        return error;
  for (int i = 0; i < 2 && calls[i]; ++i)
    if (auto error = eachPart(*calls[i], *plans[i], ropewalk_run))
      return error;
  return std::nullopt;
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

int32_t ropewalk_graph_apply(const ropewalk_graph_call *call) {
  ropewalk_error error;
  const auto body = [call]() -> Expected<int> {
    if (!call)
      return Error(ROPEWALK_INVALID_ARGUMENT, "call is null, expected a pointer");
    if (auto failed = apply(*call))
      return *failed;
    return 0;
  };
  const ropewalk_status status = atBoundary(&error, body, [](int) {});
  return say("rope.apply", status, error);
}

int64_t ropewalk_graph_plans(void) { return GraphPlans::ofProcess().size(); }

void ropewalk_graph_release(void) { GraphPlans::ofProcess().release(); }
