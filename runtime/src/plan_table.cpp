//===- plan_table.cpp - Where a plan's cos and sin come from --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "axes.h"
#include "enum_value.h"
#include "overlap.h"
#include "plan_builder.h"

#include <algorithm>
#include <cinttypes>

namespace ropewalk {
namespace {

// Unlike magnitude() this is right for the smallest number too, which has none.
bool hasMagnitude(int64_t value, int64_t low, int64_t high) {
  return value < 0 ? -high <= value && value <= -low : low <= value && value <= high;
}

Error strideError(const char *field, int64_t value, int64_t low, int64_t high) {
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "cache.%s is %" PRId64 ", expected a magnitude of %" PRId64 " to %" PRId64, field,
               value, low, high);
}

// Offsets of rows are counted in bytes in 64 bits.
constexpr int64_t maxCacheElements = INT64_C(1) << 58;

} // namespace

std::optional<Error> PlanBuilder::setTable() {
  auto axes = pairAxes(rotation);
  if (!axes)
    return axes.error();
  plan->coordinates = std::max(1, rotation.axes.count); // A pad has the number of one in all.
  if (!plan->rotates)
    return std::nullopt;
  plan->pairAxis = std::move(*axes);
  plan->rowForm.sinOffset =
      (rotation.rotary_dim / 2 + 15) / 16 * 16 * static_cast<int64_t>(sizeof(float));
  plan->rowForm.stride = 2 * plan->rowForm.sinOffset;
  return options.cache ? setCache(*options.cache) : setBuiltTable();
}

std::optional<Error> PlanBuilder::setBuiltTable() {
  if (auto error = validateFrequencies(rotation.frequencies))
    return error;
  if (options.table) {
    if (auto error = Table::validateFor(*options.table, rotation))
      return error;
    plan->builtTable = TableRef::share(options.table);
  } else {
    const int form = enumValue(options.table_form);
    if (auto error = Table::validateForm("table_form", form, rotation.frequencies.angle))
      return error;
    ropewalk_table_options range =
        tableOfRange(options.position_begin, options.position_end, options.table_form);
    range.parallel_for = options.parallel_for;
    range.parallel_context = options.parallel_context;
    auto built = Table::build(rotation, range);
    if (!built)
      return built.error();
    plan->builtTable = std::move(*built);
  }
  const ropewalk_table &table = *plan->builtTable.get();
  if (!table.coordinates.empty()) // Its rows are combined already.
    plan->coordinates = 1;
  TableView &view = plan->table;
  view.begin = table.begin;
  view.end = table.begin + table.rows;
  view.rowStride = table.rowStride;
  if (table.factored) {
    source = TableSource::Factored;
    view.cos = table.coarse.rows;
    view.sin = table.coarse.rows + table.pairs;
    view.pairStride = sizeof(double);
    return std::nullopt;
  }
  view.cos = table.cosRow(0);
  view.sin = table.sinRow(0);
  view.pairStride = sizeof(float);
  view.maxRowSpan = (maxSpan - table.pairs) / (table.rowStride / int64_t(sizeof(float)));
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setCache(const ropewalk_cache &cache) {
  int dtype = enumValue(cache.dtype);
  if (dtype < ROPEWALK_F32 || dtype > ROPEWALK_BF16)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "cache.dtype is %d, expected ROPEWALK_F32, ROPEWALK_F16 or ROPEWALK_BF16", dtype);
  const int64_t bytes = elementBytes(cache.dtype);
  for (const auto &[field, pointer] : {std::pair("cos", cache.cos), std::pair("sin", cache.sin)}) {
    if (!pointer)
      return Error(ROPEWALK_INVALID_ARGUMENT, "cache.%s is null, expected a pointer", field);
    if (reinterpret_cast<uintptr_t>(pointer) % bytes != 0)
      return Error(ROPEWALK_MISALIGNED, "cache.%s is %p, expected a multiple of %d", field, pointer,
                   static_cast<int>(bytes));
  }
  if (cache.rows < 1)
    return Error(ROPEWALK_INVALID_ARGUMENT, "cache.rows is %" PRId64 ", expected at least 1",
                 cache.rows);
  // What there is one of has no stride.
  const int64_t rows = std::min(cache.rows, positionEnd), pairs = rotation.rotary_dim / 2;
  const int64_t rowStride = rows > 1 ? cache.row_stride : 0;
  const int64_t pairStride = pairs > 1 ? cache.pair_stride : 1;
  constexpr int64_t maxPairStride = maxSpan / maxHeadDim;
  if (!hasMagnitude(pairStride, 1, maxPairStride))
    return strideError("pair_stride", pairStride, 1, maxPairStride);
  // Rows lie beside each other, or all of them between a row's pairs.
  const int64_t rowElements = (pairs - 1) * magnitude(pairStride) + 1;
  if (rows > 1 && !hasMagnitude(rowStride, rowElements, maxSpan) &&
      !hasMagnitude(rowStride, 1, (magnitude(pairStride) - 1) / (rows - 1)))
    return strideError("row_stride", rowStride, rowElements, maxSpan);
  const int64_t rowStep = std::max<int64_t>(1, magnitude(rowStride));
  if (rows > maxCacheElements / rowStep)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "cache.rows is %" PRId64 ", expected at most 2^58 / row_stride=%" PRId64,
                 cache.rows, rowStride);
  const int64_t rowSpan = (maxSpan - pairs * magnitude(pairStride)) / rowStep;
  plan->table = {cache.cos, cache.sin, 0, rows, rowStride * bytes, pairStride * bytes, rowSpan};
  constexpr TableSource sources[] = {TableSource::F32, TableSource::F16, TableSource::BF16};
  source = sources[dtype];
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setStaging() {
  const bool readAsItIs = source == TableSource::F32 && plan->coordinates == 1 &&
                          plan->table.pairStride == sizeof(float);
  if (!plan->rotates || readAsItIs)
    return std::nullopt;
  if (rotation.rotary_dim > maxStagedDim)
    return Error(ROPEWALK_UNSUPPORTED,
                 "rotary_dim is %" PRId64 ", expected at most %" PRId64
                 " with several axes, factored tables, or caches of 16 bits or pairs apart",
                 rotation.rotary_dim, maxStagedDim);
  const TableView &table = plan->table;
  if (source != TableSource::Factored && plan->coordinates > 1 &&
      table.end - table.begin - 1 > table.maxRowSpan)
    return Error(ROPEWALK_UNSUPPORTED,
                 "table has %" PRId64 " rows, expected at most %" PRId64
                 " with several axes, or ROPEWALK_TABLE_FACTORED",
                 table.end - table.begin, table.maxRowSpan + 1);
  auto staging = std::make_unique<Staging>();
  staging->factored = source == TableSource::Factored;
  staging->request = rowsRequest(source, static_cast<int32_t>(plan->coordinates));
  auto choice = chooseKernels(options.kernels, {staging->request, 64}, limits);
  if (!choice)
    return choice.error();
  staging->choice = std::move(*choice);

  ropewalk_kernel_args &args = staging->args;
  args.heads = 1;
  args.channels = rotation.rotary_dim;
  args.dstHeadStride = plan->rowForm.sinOffset;
  args.dstTokenStride = plan->rowForm.stride;
  args.cos = table.cos;
  args.sin = table.sin;
  args.tableRowStride = table.rowStride;
  args.tablePairStride = table.pairStride;
  args.positionStride = sizeof(int32_t);
  args.positionAxisStride = maxStagedTokens * static_cast<int64_t>(sizeof(int32_t));
  args.pairAxis = plan->pairAxis.data();
  // Pairs apart need other loads, rows further apart another call each, and top factors a row that
  // is combined first.
  const int64_t last = table.end - 1;
  staging->isReadable = table.pairStride == tableEntryBytes(source) &&
                        (staging->factored ? !plan->builtTable->needsTop(table.begin) &&
                                                 !plan->builtTable->needsTop(last)
                                           : last - table.begin <= table.maxRowSpan);
  if (staging->factored) {
    const ropewalk_table &built = *plan->builtTable.get();
    args.fineCos = built.fine.rows;
    args.fineSin = built.fine.rows + built.pairs;
    args.fineRowStride = built.rowStride;
    args.coarseOffset = built.coarseOffset();
  }
  plan->staging = std::move(staging);
  return std::nullopt;
}

} // namespace ropewalk
