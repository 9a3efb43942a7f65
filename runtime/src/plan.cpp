//===- plan.cpp - Making a plan -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "enum_value.h"
#include "error_boundary.h"
#include "layout.h"
#include "overlap.h"
#include "plan_builder.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace ropewalk {
namespace {

// Pieces and tensors take turns on blocks of tokens: pieces of a head while it is in the
// second-level cache, those that share a line with another while that and where it is read from
// are in the first, where the table rows of tensors are too.
constexpr int64_t pieceBlockBytes = 256 * 1024, sharedLineBlockBytes = 16 * 1024, lineBytes = 64;
constexpr int64_t tableBlockBytes = 128 * 1024;

// Heads a page or more apart, each with its tokens in one piece: turning token by token, every head
// is another page to the hardware, which then prefetches nothing. A call takes one head, or two
// where these are short and the preparation of a table row counts for more, and so many tokens that
// their rows are still in the first-level cache for the next heads.
constexpr int64_t farHeadBytes = 4 * 1024, farTokenBytes = 1024, farHeads = 2;
constexpr int64_t farBlockBytes = 24 * 1024;

/// Whether pieces meet within a line, where heads begin with one.
bool shareLines(const TensorPlan &tensor) {
  return std::any_of(tensor.pieces.begin(), tensor.pieces.end(),
                     [](const Piece &piece) { return piece.offset % lineBytes != 0; });
}

} // namespace

Expected<std::unique_ptr<ropewalk_plan>> PlanBuilder::build() {
  using Step = std::optional<Error> (PlanBuilder::*)();
  for (Step step :
       {&PlanBuilder::validate, &PlanBuilder::setLimits, &PlanBuilder::setTable,
        &PlanBuilder::setStaging, &PlanBuilder::addTensors, &PlanBuilder::checkNamedKernel})
    if (auto error = (this->*step)())
      return *error;
  setBlocks();
  plan->parallelFor = options.parallel_for;
  plan->parallelContext = options.parallel_context;
  plan->description = describe(*plan) + wisdomLine;
  return std::move(plan);
}

std::optional<Error> PlanBuilder::validate() {
  if (auto error = validateWindow(rotation))
    return error;
  if (auto error = validateLayout(layout, rotation.head_dim))
    return error;
  if (options.kernels)
    if (auto error = validateKernelTable(*options.kernels))
      return error;
  plan->rotation = rotation;
  plan->rotation.axes.pair_axis = nullptr; // The caller's lists need not live on.
  plan->rotation.frequencies = {};
  plan->dtype = layout.dtype;
  plan->inPlace = layout.place == ROPEWALK_IN_PLACE;
  plan->elementBytes = elementBytes(layout.dtype);
  plan->rotates = rotation.rotary_dim > 0;
  int pad = enumValue(options.pad);
  if (pad < ROPEWALK_PAD_NONE || pad > ROPEWALK_PAD_COPY)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "pad is %d, expected ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE or ROPEWALK_PAD_COPY",
                 pad);
  plan->pad = options.pad;
  plan->padPosition = options.pad_position;
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setLimits() {
  limits.cpu = environment.cpu;
  limits.allowReference = options.allow_reference != 0;
  limits.kernel = options.kernel ? options.kernel : environment.kernel;
  if (!options.kernel)
    limits.kernelField = "ROPEWALK_KERNEL";
  if (const char *name = options.max_isa ? options.max_isa : environment.maxIsa) {
    Expected<Target> target = parseMaxIsa(name, environment.cpu);
    if (!target)
      return target.error();
    limits.maxTarget = *target;
  }
  return setWisdom();
}

std::optional<Error> PlanBuilder::setWisdom() {
  if (!environment.wisdom || !options.kernels)
    return std::nullopt;
  Expected<Wisdom> read = readWisdom(environment.wisdom);
  if (!read)
    return Error(ROPEWALK_INVALID_ARGUMENT, "ROPEWALK_WISDOM: %s", read.error().message());
  wisdom = std::move(*read);
  const std::string here = cpuIdentity();
  if (wisdom.cpu == here) {
    limits.wisdom = &wisdom;
    wisdomLine = "wisdom: " + std::string(environment.wisdom) + "\n";
  } else {
    wisdomLine = "wisdom: not used: measured on " + wisdom.cpu + ", this CPU is " + here + "\n";
  }
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

  tensor.pieces.reserve(maxPieces);
  if (!plan->inPlace && !turnsBlocks())
    tensor.onePass =
        copyingBeside(requestOf(Family::Rope, windowDim), windowBegin, headDim - windowEnd);
  if (tensor.onePass)
    if (auto error = addOnePass(tensor))
      return error;
  return tensor.pieces.empty() ? addPasses(tensor) : std::nullopt;
}

/// Adds a kernel for the window and what is beside it, if there is one for every call; an error if
/// that is the one asked for by name. A copy asked for by name means several passes.
std::optional<Error> PlanBuilder::addOnePass(TensorPlan &tensor) {
  const std::optional<KernelSpec> named =
      limits.kernel ? parseKernelName(limits.kernel) : std::nullopt;
  if (named && named->request.family == Family::Copy)
    return std::nullopt;
  Piece piece;
  piece.request = *tensor.onePass;
  DispatchLimits ownKernels = limits;
  ownKernels.allowReference = false; // which turns windows alone
  auto error = choose(tensor, std::move(piece), ownKernels);
  return error && named && named->request == *tensor.onePass ? error : std::nullopt;
}

/// The window and, out of place, what is before and behind it.
std::optional<Error> PlanBuilder::addPasses(TensorPlan &tensor) {
  const int64_t headDim = rotation.head_dim, begin = rotation.window_begin;
  const int64_t end = begin + rotation.rotary_dim;
  if (rotation.rotary_dim > 0)
    if (auto error = addWindow(tensor))
      return error;
  if (plan->inPlace)
    return std::nullopt;
  if (rotation.rotary_dim == 0)
    return addPiece(tensor, Family::Copy, 0, headDim);
  if (begin > 0)
    if (auto error = addPiece(tensor, Family::Copy, 0, begin))
      return error;
  if (end < headDim)
    return addPiece(tensor, Family::Copy, end, headDim - end);
  return std::nullopt;
}

/// Whether the window is several, each paired within itself. Neighbours are neighbours in blocks
/// too.
bool PlanBuilder::turnsBlocks() const {
  const bool halves = rotation.pairing == ROPEWALK_HALF || rotation.reorder;
  return rotation.axes.blocks && rotation.axes.count >= 2 && halves;
}

/// The window as one piece, or one for each block.
std::optional<Error> PlanBuilder::addWindow(TensorPlan &tensor) {
  const ropewalk_axes &axes = rotation.axes;
  if (!turnsBlocks())
    return addPiece(tensor, Family::Rope, rotation.window_begin, rotation.rotary_dim);
  int64_t pair = 0;
  for (int32_t axis = 0; axis < axes.count; ++axis) {
    int64_t pairs = axes.sections[axis];
    if (pairs > 0)
      if (auto error =
              addPiece(tensor, Family::Rope, rotation.window_begin + 2 * pair, 2 * pairs, pair))
        return error;
    pair += pairs;
  }
  return std::nullopt;
}

KernelRequest PlanBuilder::requestOf(Family family, int64_t width) const {
  KernelRequest request;
  request.family = family;
  request.place = layout.place;
  request.channels = static_cast<int32_t>(width);
  if (family == Family::Copy) {
    request.dtype = plan->elementBytes == 4 ? ROPEWALK_F32 : ROPEWALK_F16;
    return request;
  }
  request.pairing = rotation.pairing;
  request.reorder = rotation.reorder != 0;
  request.dtype = plan->dtype;
  if (request.reorder)
    request.place = ROPEWALK_OUT_OF_PLACE;
  return request;
}

std::optional<Error> PlanBuilder::addPiece(TensorPlan &tensor, Family family, int64_t begin,
                                           int64_t width, int64_t firstPair) {
  Piece piece;
  piece.request = requestOf(family, width);
  piece.offset = begin * plan->elementBytes;
  piece.firstPair = firstPair;
  if (piece.request.reorder && plan->inPlace && width * plan->elementBytes > stagedRowBytes)
    return Error(ROPEWALK_UNSUPPORTED,
                 "rotary_dim is %" PRId64 ", expected at most %" PRId64 " to be reordered in place",
                 width, stagedRowBytes / plan->elementBytes);
  return choose(tensor, std::move(piece), limits);
}

/// Adds the piece, with what it is called with, if there are kernels for it.
std::optional<Error> PlanBuilder::choose(TensorPlan &tensor, Piece piece,
                                         const DispatchLimits &allowed) {
  ropewalk_kernel_args &args = piece.args;
  args.channels = piece.request.channels;
  args.srcTokenStride = tensor.srcStride[1];
  args.srcHeadStride = tensor.srcStride[2];
  args.dstTokenStride = tensor.dstStride[1];
  args.dstHeadStride = tensor.dstStride[2];
  args.sineSign = rotation.inverse ? -1.0f : 1.0f;
  if (piece.rotates()) {
    args.tableRowStride = plan->table.rowStride;
    args.tablePairStride = sizeof(float);
  }
  DispatchRequest request{piece.request, strideAlignment(tensor, piece), headsTogether(tensor)};
  Expected<Choice> choice = chooseKernels(options.kernels, request, allowed);
  if (!choice)
    return choice.error();
  piece.choice = std::move(*choice);
  if (plan->inPlace && piece.request.reorder) { // from a scratch: streaming would only slow it
    std::vector<Candidate> &all = piece.choice.candidates;
    all.erase(
        std::remove_if(all.begin(), all.end(), [](const Candidate &c) { return c.minBytes > 0; }),
        all.end());
  }
  tensor.pieces.push_back(std::move(piece));
  return std::nullopt;
}

/// Of q and k together where their strides are equal: they may be one tensor then.
int64_t PlanBuilder::headsTogether(const TensorPlan &tensor) const {
  const ropewalk_tensor_layout &q = layout.q, &k = layout.k;
  const bool alike =
      q.src_batch_stride == k.src_batch_stride && q.src_token_stride == k.src_token_stride &&
      q.src_head_stride == k.src_head_stride && q.dst_batch_stride == k.dst_batch_stride &&
      q.dst_token_stride == k.dst_token_stride && q.dst_head_stride == k.dst_head_stride;
  return q.heads > 0 && k.heads > 0 && alike ? q.heads + k.heads : tensor.heads;
}

/// Over everything that a kernel adds to the pointers: strides of dimensions that
/// have more than one entry, the piece's offset, and where its second half starts.
int64_t PlanBuilder::strideAlignment(const TensorPlan &tensor, const Piece &piece) const {
  bool halves = piece.rotates() && (rotation.pairing == ROPEWALK_HALF || rotation.reorder);
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
  if (plan->staging)
    for (const Candidate &candidate : plan->staging->choice.candidates)
      if (std::strcmp(candidate.name, limits.kernel) == 0)
        return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "%s is %.90s, expected one that this rotation and layout need", limits.kernelField,
               limits.kernel);
}

void PlanBuilder::setBlocks() {
  plan->blockTokens = blockTokens(plan->tensors.data(), plan->tensors.size());
  if (plan->tensors.size() != 2)
    return;
  const TensorPlan &q = plan->tensors[0], &k = plan->tensors[1];
  const auto sameKernels = [](const Piece &a, const Piece &b) {
    const std::vector<Candidate> &x = a.choice.candidates, &y = b.choice.candidates;
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const Candidate &c, const Candidate &d) { return c.run == d.run; });
  };
  if (!std::equal(q.srcStride, q.srcStride + 3, k.srcStride) ||
      !std::equal(q.dstStride, q.dstStride + 3, k.dstStride) ||
      !std::equal(q.pieces.begin(), q.pieces.end(), k.pieces.begin(), k.pieces.end(), sameKernels))
    return;
  plan->joined = std::make_unique<JoinedTensor>();
  plan->joined->tensor = q;
  plan->joined->tensor.heads += k.heads;
  plan->joined->srcOffset = q.heads * q.srcStride[2];
  plan->joined->dstOffset = q.heads * q.dstStride[2];
  plan->joined->blockTokens = blockTokens(&plan->joined->tensor, 1);
}

/// Sets how many of their heads a kernel call may span, too.
BlockTokens PlanBuilder::blockTokens(TensorPlan *tensors, size_t count) const {
  int64_t tokens = maxSpan / 8; // so that offsets into positions fit as well
  for (size_t i = 0; i < count; ++i) {
    tokens = std::min(tokens, limitTokens(tensors[i]));
    if (tensors[i].pieces.size() > 1)
      tokens = std::min(tokens, (shareLines(tensors[i]) ? sharedLineBlockBytes : pieceBlockBytes) /
                                    std::max<int64_t>(1, plan->writtenBytes));
  }
  if (plan->rotates && count > 1)
    tokens = std::min(tokens, tableBlockBytes /
                                  (rotation.rotary_dim * static_cast<int64_t>(sizeof(float))));
  tokens = std::max<int64_t>(1, tokens);
  if (!plan->rotates)
    return {tokens, tokens};
  const int64_t stride = plan->rowForm.stride;
  const int64_t found = plan->staging ? std::min(maxStagedTokens, stagedRowBytes / stride)
                                      : plan->table.maxRowSpan + 1;
  return {std::min(tokens, found),
          std::min(tokens, maxSpan / (stride / static_cast<int64_t>(sizeof(float))))};
}

/// Sets how many heads, and returns how many tokens, one kernel call may span.
int64_t PlanBuilder::limitTokens(TensorPlan &tensor) const {
  int64_t headDim = rotation.head_dim, far = maxSpan;
  auto largest = [&](int d) {
    return std::max(magnitude(tensor.srcStride[d]), magnitude(tensor.dstStride[d])) /
           plan->elementBytes;
  };
  int64_t tokenStride = std::max<int64_t>(1, largest(1));
  int64_t headStride = std::max<int64_t>(1, largest(2));
  tensor.headBlock = std::min(tensor.heads, (maxSpan / 2 - headDim) / headStride + 1);
  tensor.headsOfManyTokens = tensor.headBlock;
  if (tensor.heads > 1 && headStride > tokenStride &&
      headStride * plan->elementBytes >= farHeadBytes) {
    // Read and written; a head of which nothing turns in place is neither.
    const int64_t head = std::max<int64_t>(1, tensor.accessBytes * (plan->inPlace ? 1 : 2));
    const int64_t heads =
        std::clamp<int64_t>(farTokenBytes / head, 1, std::min(farHeads, tensor.headBlock));
    const int64_t row = rotation.rotary_dim * static_cast<int64_t>(sizeof(float));
    tensor.headsOfManyTokens = heads;
    far = std::max(manyTokens, farBlockBytes / (heads * head + row));
  }
  int64_t headSpan = (tensor.headBlock - 1) * headStride + headDim;
  return std::min((maxSpan - headSpan) / tokenStride + 1, far);
}

Environment hostEnvironment() {
  auto variable = [](const char *name) -> const char * {
    const char *value = std::getenv(name);
    return value && *value ? value : nullptr;
  };
  Environment environment;
  environment.cpu = hostTargets();
  environment.maxIsa = variable("ROPEWALK_MAX_ISA");
  environment.kernel = variable("ROPEWALK_KERNEL");
  environment.wisdom = variable("ROPEWALK_WISDOM");
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
  if (ropewalk_status status = reportNull(rotation, layout, options, plan, error))
    return status;
  return atBoundary(
      error, [&] { return createPlan(*rotation, *layout, *options, hostEnvironment()); },
      [&](std::unique_ptr<ropewalk_plan> &made) { *plan = made.release(); });
}

void ropewalk_plan_destroy(ropewalk_plan *plan) { delete plan; }

const char *ropewalk_plan_describe(const ropewalk_plan *plan) {
  return plan ? plan->description.c_str() : "";
}
