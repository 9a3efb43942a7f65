//===- plan_pieces.cpp - What a plan's kernels turn and copy ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors are cut into pieces of a head, each with the kernels for it: a window and what is beside
// it in one pass, or the window (or each of its blocks) and the rest in several.
//
//===----------------------------------------------------------------------===//

#include "one_pass.h"
#include "overlap.h"
#include "plan_builder.h"

#include <algorithm>
#include <cinttypes>

namespace ropewalk {

std::optional<KernelRequest> readerFor(const ropewalk_plan &plan, KernelRequest ofRows,
                                       int32_t onlyAxis) {
  if (!plan.staging || !plan.staging->isReadable)
    return std::nullopt;
  const KernelRequest &rows = plan.staging->request;
  ofRows.source = rows.source;
  ofRows.axes = onlyAxis >= 0 ? 0 : rows.axes;
  return cpusRead(ofRows) ? std::optional(ofRows) : std::nullopt;
}

int32_t onlyAxisOf(const ropewalk_plan &plan, int64_t firstPair, int64_t pairs) {
  if (plan.coordinates == 1)
    return 0;
  const auto first = plan.pairAxis.begin() + firstPair;
  const bool alike =
      std::all_of(first, first + pairs, [&](int32_t axis) { return axis == *first; });
  return alike ? *first : -1;
}

std::optional<Error> PlanBuilder::addTensors() {
  plan->tensors.reserve(2);
  if (layout.q.heads > 0)
    if (auto error = addTensor("q", false, layout.q))
      return error;
  if (layout.k.heads > 0)
    if (auto error = addTensor("k", true, layout.k))
      return error;
  settleReaders();
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
  tensor.onePass = onePassFor(windowBegin, headDim - windowEnd);
  if (tensor.onePass)
    if (auto error = addOnePass(tensor))
      return error;
  return tensor.pieces.empty() ? addPasses(tensor) : std::nullopt;
}

/// What treats all of the head, or in place of the window, at once, where the kernels for the
/// window or for one of its blocks alone don't.
std::optional<KernelRequest> PlanBuilder::onePassFor(int64_t before, int64_t behind) const {
  if (rotation.rotary_dim > widestOwnWidth)
    return std::nullopt;
  const ropewalk_axes &axes = rotation.axes;
  const bool areEqual = std::all_of(axes.sections, axes.sections + axes.count,
                                    [&](int64_t pairs) { return pairs == axes.sections[0]; });
  if (turnsBlocks() && !areEqual)
    return std::nullopt;
  return onePassOver(requestOf(Family::Rope, rotation.rotary_dim), turnsBlocks() ? axes.count : 0,
                     before, behind);
}

static std::string askedFor(const DispatchLimits &limits) {
  return std::string("the kernel asked for is ") + limits.kernel;
}

/// Adds the kernel that treats them at once, if there is one for every call; an error if
/// that is the one asked for by name. A copy asked for by name means several passes.
std::optional<Error> PlanBuilder::addOnePass(TensorPlan &tensor) {
  bool namesIt = false, namesAnother = false, namesCopy = false;
  if (limits.kernel)
    if (const std::optional<KernelSpec> named = parseKernelName(limits.kernel)) {
      namesIt = named->request == *tensor.onePass;
      namesAnother = named->request.family == Family::Rope && !namesIt;
      namesCopy = named->request.family == Family::Copy && copiesBeside(*tensor.onePass);
    }
  if (namesCopy) {
    tensor.noOnePass = askedFor(limits);
    return std::nullopt;
  }
  Piece piece;
  piece.request = *tensor.onePass;
  if (plan->inPlace)
    piece.offset = rotation.window_begin * plan->elementBytes;
  DispatchLimits ownKernels = limits;
  ownKernels.allowReference = false; // which turns windows alone
  auto error = choose(tensor, std::move(piece), ownKernels);
  if (error && namesIt)
    return error;
  if (error && namesAnother) {
    tensor.noOnePass = askedFor(limits);
  } else if (error) { // a reason here: nobody is asked for what an error expects
    const std::string message = error->message();
    tensor.noOnePass = message.substr(0, message.find(", expected"));
  }
  return std::nullopt;
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
  return request;
}

std::optional<Error> PlanBuilder::addPiece(TensorPlan &tensor, Family family, int64_t begin,
                                           int64_t width, int64_t firstPair) {
  Piece piece;
  piece.request = requestOf(family, width);
  piece.offset = begin * plan->elementBytes;
  piece.firstPair = firstPair;
  if (reordersInPlace(piece.request) && width * plan->elementBytes > widestReorderedBytes)
    return Error(ROPEWALK_UNSUPPORTED,
                 "rotary_dim is %" PRId64 ", expected at most %" PRId64 " to be reordered in place",
                 width, widestReorderedBytes / plan->elementBytes);
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
  if (piece.rotates())
    chooseReaders(tensor, piece);
  DispatchRequest request{piece.request, alignmentOf(tensor, piece), headsTogether(tensor)};
  Expected<Choice> choice = chooseKernels(options.kernels, request, limitsBeside(piece, allowed));
  if (!choice)
    return choice.error();
  piece.choice = std::move(*choice);
  tensor.pieces.push_back(std::move(piece));
  return std::nullopt;
}

/// Where the table is no f32 rows but can be read as it is, the kernels that do. Who names a kernel
/// that makes rows wants rows made.
void PlanBuilder::chooseReaders(const TensorPlan &tensor, Piece &piece) {
  if (!plan->staging || isNamed(plan->staging->choice))
    return;
  piece.onlyAxis = onlyAxisOf(*plan, piece.firstPair, piece.request.channels / 2);
  DispatchLimits own = limits;
  own.allowReference = false; // which reads f32 rows
  const RowAlignment alignment = alignmentOf(tensor, piece);
  const auto chooseFor = [&](int32_t onlyAxis, Choice &readers) {
    const std::optional<KernelRequest> reader = readerFor(*plan, piece.request, onlyAxis);
    if (!reader)
      return;
    DispatchRequest request{*reader, alignment, headsTogether(tensor)};
    if (Expected<Choice> choice = chooseKernels(options.kernels, request, own))
      readers = std::move(*choice);
  };
  chooseFor(piece.onlyAxis, piece.readers);
  if (piece.onlyAxis < 0)
    chooseFor(0, piece.readersOfOne);
}

/// What chooses the kernels for rows: a name of one that reads the table says nothing of them.
DispatchLimits PlanBuilder::limitsBeside(const Piece &piece, const DispatchLimits &allowed) const {
  DispatchLimits beside = allowed;
  if (isNamed(piece.readers))
    beside.kernel = nullptr;
  return beside;
}

/// A call reads the table for all pieces or makes rows for all, as it does to stream: no reader
/// does.
void PlanBuilder::settleReaders() {
  plan->readsTable = plan->staging != nullptr;
  plan->readsOne = plan->coordinates > 1;
  bool named = false;
  const auto forEachTurned = [this](const auto &visit) {
    for (TensorPlan &tensor : plan->tensors)
      for (Piece &piece : tensor.pieces)
        if (piece.rotates())
          visit(piece);
  };
  forEachTurned([&](const Piece &piece) {
    plan->readsTable &= !piece.readers.candidates.empty();
    plan->readsOne &= piece.onlyAxis >= 0 || !piece.readersOfOne.candidates.empty();
    named |= isNamed(piece.readers);
  });
  plan->readsOne &= plan->readsTable;
  forEachTurned([&](Piece &piece) {
    if (!plan->readsTable)
      piece.readers.candidates.clear();
    if (!plan->readsOne)
      piece.readersOfOne.candidates.clear();
    for (const Candidate &candidate : piece.choice.candidates)
      if (!named && candidate.spec && isStream(candidate.spec->schedule.store))
        plan->leastStreamedBytes = std::min(plan->leastStreamedBytes, candidate.minBytes);
  });
}

/// Whether readers do more for a row than to read it.
bool PlanBuilder::combinesRows() const {
  const auto combines = [](const Piece &piece) { return piece.rotates() && piece.onlyAxis < 0; };
  return plan->staging->factored ||
         std::any_of(plan->tensors.begin(), plan->tensors.end(), [&](const TensorPlan &tensor) {
           return std::any_of(tensor.pieces.begin(), tensor.pieces.end(), combines);
         });
}

/// Of q and k together where their strides are equal: they may be one tensor then.
int64_t PlanBuilder::headsTogether(const TensorPlan &tensor) const {
  const ropewalk_tensor_layout &q = layout.q, &k = layout.k;
  const bool read = plan->inPlace || (q.src_batch_stride == k.src_batch_stride &&
                                      q.src_token_stride == k.src_token_stride &&
                                      q.src_head_stride == k.src_head_stride);
  const bool alike = read && q.dst_batch_stride == k.dst_batch_stride &&
                     q.dst_token_stride == k.dst_token_stride &&
                     q.dst_head_stride == k.dst_head_stride;
  return q.heads > 0 && k.heads > 0 && alike ? q.heads + k.heads : tensor.heads;
}

/// Over everything that a kernel adds to the pointers: strides of dimensions that have more than
/// one entry and the piece's offset; and where the window and its second half start.
RowAlignment PlanBuilder::alignmentOf(const TensorPlan &tensor, const Piece &piece) const {
  const bool halves = piece.rotates() && (rotation.pairing == ROPEWALK_HALF || rotation.reorder);
  const int64_t width = piece.args.channels * plan->elementBytes;
  int64_t heads = lineBytes | piece.offset;
  for (int d = 0; d < (tensor.heads > 1 ? 3 : 2); ++d)
    heads |= tensor.srcStride[d] | tensor.dstStride[d];
  const int64_t vectors = heads | piece.request.before * plan->elementBytes |
                          (halves ? width / 2 / blockCount(piece.request) : width);
  return {heads & -heads, vectors & -vectors};
}

} // namespace ropewalk
