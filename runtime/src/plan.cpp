//===- plan.cpp - Making a plan -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plan.h"
#include "error_boundary.h"
#include "layout.h"
#include "overlap.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace ropewalk {
namespace {

// Kernels compute offsets in 32 bits.
constexpr int64_t maxSpan = (INT64_C(1) << 31) - 1; // elements

// Unlike magnitude() this is right for the smallest number too, which has none.
bool isWithin(int64_t value, int64_t limit) { return -limit <= value && value <= limit; }

// Offsets of rows are counted in bytes in 64 bits.
constexpr int64_t maxCacheFloats = INT64_C(1) << 58;

// Pieces and tensors take turns on blocks of tokens: components of a head while they
// are in the second-level cache, table rows while they are in the first.
constexpr int64_t pieceBlockBytes = 256 * 1024;
constexpr int64_t tableBlockBytes = 128 * 1024;

/// Builds one plan. Each step either fills its part or says why it can't.
class PlanBuilder {
public:
  PlanBuilder(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
              const ropewalk_plan_options &options, const Environment &environment)
      : rotation(rotation), layout(layout), options(options), environment(environment),
        plan(std::make_unique<ropewalk_plan>()) {}

  Expected<std::unique_ptr<ropewalk_plan>> build() {
    using Step = std::optional<Error> (PlanBuilder::*)();
    for (Step step : {&PlanBuilder::validate, &PlanBuilder::setLimits, &PlanBuilder::setTable,
                      &PlanBuilder::addTensors, &PlanBuilder::checkNamedKernel})
      if (auto error = (this->*step)())
        return *error;
    setBlocks();
    plan->parallelFor = options.parallel_for;
    plan->parallelContext = options.parallel_context;
    plan->description = describe(*plan);
    return std::move(plan);
  }

private:
  std::optional<Error> validate();
  std::optional<Error> setLimits();
  std::optional<Error> setTable();
  std::optional<Error> setCache(const ropewalk_cache &cache);
  std::optional<Error> addTensors();
  std::optional<Error> addTensor(const char *name, bool isKey,
                                 const ropewalk_tensor_layout &tensor);
  std::optional<Error> addPiece(TensorPlan &tensor, Family family, int64_t begin, int64_t width);
  std::optional<Error> checkNamedKernel();
  void setBlocks();
  int64_t limitTokens(TensorPlan &tensor) const;
  int64_t strideAlignment(const TensorPlan &tensor, const Piece &piece) const;

  const ropewalk_rotation &rotation;
  const ropewalk_layout &layout;
  const ropewalk_plan_options &options;
  const Environment &environment;
  DispatchLimits limits;
  std::unique_ptr<ropewalk_plan> plan;
};

std::optional<Error> PlanBuilder::validate() {
  if (auto error = validateWindow(rotation))
    return error;
  if (auto error = validateLayout(layout, rotation.head_dim))
    return error;
  if (options.kernels)
    if (auto error = validateKernelTable(*options.kernels))
      return error;
  plan->rotation = rotation;
  plan->dtype = layout.dtype;
  plan->inPlace = layout.place == ROPEWALK_IN_PLACE;
  plan->elementBytes = elementBytes(layout.dtype);
  plan->rotates = rotation.rotary_dim > 0;
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setLimits() {
  limits.cpu = environment.cpu;
  limits.allowReference = options.allow_reference != 0;
  limits.kernel = options.kernel ? options.kernel : environment.kernel;
  if (!options.kernel)
    limits.kernelField = "ROPEWALK_KERNEL";
  if (const char *name = options.max_isa ? options.max_isa : environment.maxIsa) {
    Expected<Target> target = parseMaxIsa(name);
    if (!target)
      return target.error();
    limits.maxTarget = *target;
  }
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setTable() {
  if (!plan->rotates)
    return std::nullopt;
  if (options.cache)
    return setCache(*options.cache);
  if (auto error = validateFrequencies(rotation.frequencies))
    return error;
  if (options.table) {
    if (auto error = Table::validateFor(*options.table, rotation))
      return error;
    if (options.table->factored)
      return Error(ROPEWALK_UNSUPPORTED, "table is factored, expected a plain one");
    plan->builtTable = TableRef::share(options.table);
  } else {
    auto built = Table::build(
        rotation, tableOfRange(options.position_begin, options.position_end, ROPEWALK_TABLE_PLAIN));
    if (!built)
      return built.error();
    plan->builtTable = std::move(*built);
  }
  const ropewalk_table &table = *plan->builtTable.get();
  plan->table = {table.cosRow(0),
                 table.sinRow(0),
                 table.begin,
                 table.begin + table.rows,
                 table.rowStride,
                 sizeof(float),
                 (maxSpan - table.pairs) / (table.rowStride / int64_t(sizeof(float)))};
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setCache(const ropewalk_cache &cache) {
  for (const auto &[field, pointer] : {std::pair("cos", cache.cos), std::pair("sin", cache.sin)}) {
    if (!pointer)
      return Error(ROPEWALK_INVALID_ARGUMENT, "cache.%s is null, expected a pointer", field);
    if (reinterpret_cast<uintptr_t>(pointer) % sizeof(float) != 0)
      return Error(ROPEWALK_MISALIGNED, "cache.%s is %p, expected a multiple of 4", field,
                   static_cast<const void *>(pointer));
  }
  if (cache.rows < 1)
    return Error(ROPEWALK_INVALID_ARGUMENT, "cache.rows is %" PRId64 ", expected at least 1",
                 cache.rows);
  if (!isWithin(cache.row_stride, maxSpan))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "cache.row_stride is %" PRId64 ", expected -(2^31-1) to 2^31-1", cache.row_stride);
  int64_t rows = std::min(cache.rows, positionEnd);
  if (rows > maxCacheFloats / std::max<int64_t>(1, magnitude(cache.row_stride)))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "cache.rows is %" PRId64 ", expected at most 2^58 / row_stride=%" PRId64,
                 cache.rows, cache.row_stride);
  constexpr int64_t maxPairStride = maxSpan / maxHeadDim;
  if (!isWithin(cache.pair_stride, maxPairStride))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "cache.pair_stride is %" PRId64 ", expected -%" PRId64 " to %" PRId64,
                 cache.pair_stride, maxPairStride, maxPairStride);
  int64_t pairSpan = rotation.rotary_dim / 2 * magnitude(cache.pair_stride);
  constexpr int64_t bytes = sizeof(float);
  int64_t rowSpan = (maxSpan - pairSpan) / std::max<int64_t>(1, magnitude(cache.row_stride));
  plan->table = {cache.cos, cache.sin, 0, rows, cache.row_stride * bytes, cache.pair_stride * bytes,
                 rowSpan};
  return std::nullopt;
}

std::optional<Error> PlanBuilder::addTensors() {
  plan->tensors.reserve(2);
  if (layout.q.heads > 0)
    if (auto error = addTensor("q", false, layout.q))
      return error;
  if (layout.k.heads > 0)
    if (auto error = addTensor("k", true, layout.k))
      return error;
  return std::nullopt;
}

std::optional<Error> PlanBuilder::addTensor(const char *name, bool isKey,
                                            const ropewalk_tensor_layout &layout) {
  TensorPlan &tensor = plan->tensors.emplace_back();
  int64_t bytes = plan->elementBytes, headDim = rotation.head_dim;
  int64_t windowBegin = rotation.window_begin, windowDim = rotation.rotary_dim;
  int64_t windowEnd = windowBegin + windowDim;
  tensor.name = name;
  tensor.isKey = isKey;
  tensor.heads = layout.heads;
  const int64_t dst[] = {layout.dst_batch_stride, layout.dst_token_stride, layout.dst_head_stride};
  const int64_t src[] = {layout.src_batch_stride, layout.src_token_stride, layout.src_head_stride};
  for (int d = 0; d < 3; ++d) {
    tensor.dstStride[d] = dst[d] * bytes;
    tensor.srcStride[d] = plan->inPlace ? tensor.dstStride[d] : src[d] * bytes;
  }
  sortByMagnitude(tensor.srcStride, tensor.srcOrder);
  sortByMagnitude(tensor.dstStride, tensor.dstOrder);
  tensor.accessBytes = (plan->inPlace ? windowDim : headDim) * bytes;
  tensor.writtenBytes = tensor.accessBytes * tensor.heads;
  plan->writtenBytes += tensor.writtenBytes;

  tensor.pieces.reserve(3);
  if (windowDim > 0)
    if (auto error = addPiece(tensor, Family::Rope, windowBegin, windowDim))
      return error;
  if (plan->inPlace)
    return std::nullopt;
  if (windowDim == 0)
    return addPiece(tensor, Family::Copy, 0, headDim);
  if (windowBegin > 0)
    if (auto error = addPiece(tensor, Family::Copy, 0, windowBegin))
      return error;
  if (windowEnd < headDim)
    return addPiece(tensor, Family::Copy, windowEnd, headDim - windowEnd);
  return std::nullopt;
}

std::optional<Error> PlanBuilder::addPiece(TensorPlan &tensor, Family family, int64_t begin,
                                           int64_t width) {
  Piece &piece = tensor.pieces.emplace_back();
  piece.offset = begin * plan->elementBytes;
  ropewalk_kernel_args &args = piece.args;
  args.channels = width;
  args.srcTokenStride = tensor.srcStride[1];
  args.srcHeadStride = tensor.srcStride[2];
  args.dstTokenStride = tensor.dstStride[1];
  args.dstHeadStride = tensor.dstStride[2];
  args.sineSign = rotation.inverse ? -1.0f : 1.0f;

  piece.request.family = family;
  piece.request.place = layout.place;
  piece.request.channels = static_cast<int32_t>(width);
  if (family == Family::Rope) {
    piece.request.pairing = rotation.pairing;
    piece.request.dtype = plan->dtype;
    args.cos = plan->table.cos;
    args.sin = plan->table.sin;
    args.tableRowStride = plan->table.rowStride;
    args.tablePairStride = plan->table.pairStride;
  } else {
    piece.request.dtype = plan->elementBytes == 4 ? ROPEWALK_F32 : ROPEWALK_F16;
  }
  DispatchRequest request{piece.request, strideAlignment(tensor, piece)};
  Expected<Choice> choice = chooseKernels(options.kernels, request, limits);
  if (!choice)
    return choice.error();
  piece.choice = std::move(*choice);
  return std::nullopt;
}

/// Over everything that a kernel adds to the pointers: strides of dimensions that
/// have more than one entry, the piece's offset, and where its second half starts.
int64_t PlanBuilder::strideAlignment(const TensorPlan &tensor, const Piece &piece) const {
  bool halves = piece.rotates() && rotation.pairing == ROPEWALK_HALF;
  int64_t width = piece.args.channels * plan->elementBytes;
  int64_t bits = 64 | piece.offset | (halves ? width / 2 : width);
  for (int d = 0; d < (tensor.heads > 1 ? 3 : 2); ++d)
    bits |= tensor.srcStride[d] | tensor.dstStride[d];
  return bits & -bits;
}

std::optional<Error> PlanBuilder::checkNamedKernel() {
  if (!limits.kernel)
    return std::nullopt;
  for (const TensorPlan &tensor : plan->tensors)
    for (const Piece &piece : tensor.pieces)
      for (const Candidate &candidate : piece.choice.candidates)
        if (std::strcmp(candidate.name, limits.kernel) == 0)
          return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "%s is %.90s, expected one that this rotation and layout need", limits.kernelField,
               limits.kernel);
}

void PlanBuilder::setBlocks() {
  int64_t tokens = maxSpan / 8; // so that offsets into positions fit as well
  bool pieces = false;
  for (TensorPlan &tensor : plan->tensors) {
    tokens = std::min(tokens, limitTokens(tensor));
    pieces |= tensor.pieces.size() > 1;
  }
  if (plan->rotates)
    tokens = std::min(tokens, plan->table.maxRowSpan + 1);
  if (pieces)
    tokens = std::min(tokens, pieceBlockBytes / std::max<int64_t>(1, plan->writtenBytes));
  if (plan->rotates && plan->tensors.size() > 1)
    tokens = std::min(tokens, tableBlockBytes /
                                  (rotation.rotary_dim * static_cast<int64_t>(sizeof(float))));
  plan->blockTokens = std::max<int64_t>(1, tokens);
}

/// Sets how many heads, and returns how many tokens, one kernel call may span.
int64_t PlanBuilder::limitTokens(TensorPlan &tensor) const {
  int64_t headDim = rotation.head_dim;
  auto largest = [&](int d) {
    return std::max(magnitude(tensor.srcStride[d]), magnitude(tensor.dstStride[d])) /
           plan->elementBytes;
  };
  int64_t tokenStride = std::max<int64_t>(1, largest(1));
  int64_t headStride = std::max<int64_t>(1, largest(2));
  tensor.headBlock = std::min(tensor.heads, (maxSpan / 2 - headDim) / headStride + 1);
  int64_t headSpan = (tensor.headBlock - 1) * headStride + headDim;
  return (maxSpan - headSpan) / tokenStride + 1;
}

} // namespace

Environment hostEnvironment() {
  auto variable = [](const char *name) -> const char * {
    const char *value = std::getenv(name);
    return value && *value ? value : nullptr;
  };
  Environment environment;
  environment.cpu = hostTargets();
  environment.maxIsa = variable("ROPEWALK_MAX_ISA");
  environment.kernel = variable("ROPEWALK_KERNEL");
  const char *verbose = variable("ROPEWALK_VERBOSE");
  environment.verbosePlan = verbose && std::strcmp(verbose, "plan") == 0;
  return environment;
}

Expected<std::unique_ptr<ropewalk_plan>> createPlan(const ropewalk_rotation &rotation,
                                                    const ropewalk_layout &layout,
                                                    const ropewalk_plan_options &options,
                                                    const Environment &environment) {
  auto plan = PlanBuilder(rotation, layout, options, environment).build();
  if (environment.verbosePlan)
    std::fprintf(stderr, "ropewalk plan: %s\n",
                 plan ? describeInOneLine(**plan).c_str() : plan.error().message());
  return plan;
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_plan_create(const ropewalk_rotation *rotation,
                                     const ropewalk_layout *layout,
                                     const ropewalk_plan_options *options, ropewalk_plan **plan,
                                     ropewalk_error *error) {
  if (plan)
    *plan = nullptr;
  if (!rotation || !layout || !options || !plan)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        !rotation  ? "rotation"
                        : !layout  ? "layout"
                        : !options ? "options"
                                   : "plan"),
                  error);
  return atBoundary(
      error, [&] { return createPlan(*rotation, *layout, *options, hostEnvironment()); },
      [&](std::unique_ptr<ropewalk_plan> &made) { *plan = made.release(); });
}

void ropewalk_plan_destroy(ropewalk_plan *plan) { delete plan; }

const char *ropewalk_plan_describe(const ropewalk_plan *plan) {
  return plan ? plan->description.c_str() : "";
}
