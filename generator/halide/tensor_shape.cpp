//===- tensor_shape.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tensor_shape.h"

namespace ropewalk {
namespace {

ChannelCount constant(int32_t value) { return {value, 0}; }
ChannelCount channelsBy(int32_t divisor) { return {0, divisor}; }

/// Whether words of one half can hold two neighbouring pairs each, so that these must be even; of
/// any width the kernel serves those that are.
bool hasWordsOfNeighbours(const KernelRequest &request) {
  return request.dtype == ROPEWALK_BF16 && blockChannels(request) % 4 == 0 &&
         (request.channels != 0 || !request.reorder);
}

/// Whether the last vector of a known window ends with it, or with its block, and shares lanes with
/// the one before.
bool sharesLanes(const KernelSpec &spec) {
  return lanesOf(spec) / blockCount(spec.request) % spec.schedule.vector != 0;
}

std::vector<ChannelAxis> channelAxes(const KernelSpec &spec, Side side) {
  if (spec.request.family == Family::Copy)
    return {{constant(1), channelsBy(1)}};
  if (spec.request.family == Family::Rows) // (pair); cos and sin are heads
    return {{constant(1), channelsBy(2)}};
  const KernelRequest &request = spec.request;
  const bool half = pairingOf(request, side) == ROPEWALK_HALF;
  const int32_t words = holdsWords(spec, side) ? 2 : 1; // components of a carrier
  const bool isRow = isRowOfCarriers(request);
  if (half && isRow) // (carrier of the head)
    return {{constant(1), constant(headWidth(request) / words)}};
  const int32_t beside = stepsBeside(request);
  if (half) // (pair or two neighbours, component or step)
    return {{constant(1), channelsBy(2 * words)}, {channelsBy(2 * words), constant(2 + beside)}};
  std::vector<ChannelAxis> axes;
  const ChannelCount pairs = isRow ? constant(headWidth(request) / 2) : channelsBy(2);
  if (words == 1) // (component, pair)
    axes = {{constant(1), constant(2)}, {constant(2), pairs}};
  else if (channelsPerLane(spec) == 4) // (neighbour, two neighbouring pairs)
    axes = {{constant(1), constant(2)}, {constant(2), channelsBy(4)}};
  else // (pair)
    axes = {{constant(1), pairs}};
  if (beside > 0) // step
    axes.push_back({channelsBy(words), constant(1 + beside)});
  return axes;
}

} // namespace

bool canCompute(Form form, const KernelRequest &request) {
  if (request.family != Family::Rope)
    return form == Form::Pair;
  if (request.reorder) // words of pairs on one side, and elements as well aligned on the other
    return form == Form::Pair ||
           (form == Form::Word && request.dtype != ROPEWALK_F32 && request.channels % 4 == 0);
  switch (form) {
  case Form::Pair: // 16-bit pairs apart are words
    return request.pairing == ROPEWALK_HALF || request.dtype == ROPEWALK_F32;
  case Form::Lane:
    return request.pairing == ROPEWALK_INTERLEAVED;
  case Form::Word:
    return request.dtype == ROPEWALK_BF16 &&
           (request.pairing == ROPEWALK_INTERLEAVED || hasWordsOfNeighbours(request));
  }
  return false;
}

int32_t fewestLanes(Form form) { return form == Form::Lane ? 2 : 1; }

bool isOddWindow(const KernelRequest &request) {
  return request.channels == 0 || (request.family == Family::Rope && !request.reorder &&
                                   blockChannels(request) % vectorMultiple != 0);
}

int32_t lanesOf(const KernelSpec &spec) { return spec.request.channels / channelsPerLane(spec); }

bool hasBlocks(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  return request.channels == 0 || (request.family == Family::Rope && !request.reorder &&
                                   (sharesLanes(spec) || isRowOfCarriers(request)));
}

bool isRowOfCarriers(const KernelRequest &request) {
  return request.blocks || (copiesBeside(request) && !copiesSteps(request));
}

bool takesPairsApart(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  return request.family == Family::Rope && !request.reorder &&
         request.pairing == ROPEWALK_INTERLEAVED && spec.schedule.form == Form::Pair;
}

bool canStreamBlocks(const KernelSpec &spec) {
  return spec.request.blocks && !copiesBeside(spec.request) && !sharesLanes(spec);
}

bool hasConvertingStore(Target target, ropewalk_dtype dtype, const Schedule &schedule) {
  return architectureOf(target) == Architecture::X86 && target >= Target::X86_64_v3 &&
         dtype == ROPEWALK_F16 && schedule.form != Form::Word &&
         (schedule.vector == 8 || schedule.vector == 16);
}

/// Of windows of any width the last vector overlaps others: in place lanes are chosen before they
/// are stored, and interleaved ones took longer.
static bool canConvert(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (request.channels == 0 &&
      (request.place == ROPEWALK_IN_PLACE || request.pairing == ROPEWALK_INTERLEAVED))
    return false;
  return request.family == Family::Rope &&
         hasConvertingStore(spec.target, request.dtype, spec.schedule);
}

bool hasLineStore(Target target, const Schedule &schedule) {
  return (target == Target::X86_64_v4 || target == Target::X86_64_v4_bf16) &&
         schedule.vector >= 16 && schedule.parts == 1;
}

/// Of known heads whose window, or its second half, begins within a line.
static bool canStoreLines(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (request.family != Family::Rope || request.channels == 0 || request.reorder ||
      request.blocks || request.place == ROPEWALK_IN_PLACE ||
      !hasLineStore(spec.target, spec.schedule))
    return false;
  const int64_t bytes = elementBytes(request.dtype), begin = request.before * bytes;
  const int64_t half = request.pairing == ROPEWALK_HALF ? request.channels / 2 * bytes : 0;
  return headWidth(request) * bytes >= lineBytes &&
         (begin % lineBytes != 0 || (begin + half) % lineBytes != 0);
}

/// Of known heads, turned all at once, of which each begins as the first one does.
static bool canJoinLines(const KernelSpec &spec) {
  return spec.request.channels > 0 && spec.schedule.parts == 1 &&
         rowAlignment(spec.request).heads >= requiredAlignment(spec);
}

/// x86 has no vector store past the cache below 16 bytes, and each component's row must begin
/// aligned on both sides, or heads must, of which lines are joined, as they are wherever less than
/// a line is promised; the blocks of a window of any width do not. Rows of cos and sin are made to
/// be read at once, and calls that stream make rows: next to memory's time theirs is nothing, and
/// kernels are many.
static bool canStream(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (request.family == Family::Rows || readsOtherTables(request) ||
      (hasBlocks(spec) && !canStreamBlocks(spec) && !joinsLines(spec)))
    return false;
  if (spec.schedule.store == Store::Stream16 && request.family == Family::Rope &&
      architectureOf(spec.target) == Architecture::X86 && !joinsLines(spec))
    return false;
  const bool half =
      request.family == Family::Rope && (request.pairing == ROPEWALK_HALF || request.reorder);
  if (spec.schedule.vector * tensorShape(spec, Side::Dst).carrierBytes < 16)
    return false;
  const int64_t rowBytes = blockChannels(request) * elementBytes(request.dtype);
  return joinsLines(spec) || (half ? rowBytes / 2 : rowBytes) % requiredAlignment(spec) == 0;
}

bool canRun(const KernelSpec &spec) {
  const Schedule &schedule = spec.schedule;
  if (!canCompute(schedule.form, spec.request) || schedule.vector < fewestLanes(schedule.form))
    return false;
  if ((schedule.store == Store::Convert && !canConvert(spec)) ||
      (schedule.store == Store::Line && !canStoreLines(spec)) ||
      (joinsLines(spec) && !canJoinLines(spec)) || (isStream(schedule.store) && !canStream(spec)) ||
      !canLoad(spec.request, schedule.load, schedule.parts))
    return false;
  if (reordersInPlace(spec.request) && schedule.parts != 1) // each would overwrite others' pairs
    return false;
  if (takesPairsApart(spec) && (hasBlocks(spec) || copiesBeside(spec.request)))
    return false;
  const int32_t channels = spec.request.channels, lanes = lanesOf(spec);
  if (blockChannels(spec.request) % channelsPerLane(spec) != 0)
    return false;
  if (hasBlocks(spec))
    return !copiesSteps(spec.request) && schedule.parts == 1 &&
           (channels == 0 || schedule.vector <= lanes / blockCount(spec.request));
  return lanes % schedule.vector == 0 && lanes / schedule.vector % schedule.parts == 0;
}

std::string ChannelCount::str() const {
  return divisor == 0 ? std::to_string(constant) : "c" + std::to_string(divisor);
}

ropewalk_pairing pairingOf(const KernelRequest &request, Side side) {
  const bool other = request.reorder && side == Side::Dst;
  return other ? otherPairing(request.pairing) : request.pairing;
}

bool holdsWords(const KernelSpec &spec, Side side) {
  const KernelRequest &request = spec.request;
  if (spec.schedule.form != Form::Word)
    return false;
  return !request.reorder || pairingOf(request, side) == ROPEWALK_INTERLEAVED ||
         hasWordsOfNeighbours(request);
}

TensorShape tensorShape(const KernelSpec &spec, Side side) {
  TensorShape shape;
  shape.carrierBytes =
      holdsWords(spec, side) ? 4 : static_cast<int32_t>(elementBytes(spec.request.dtype));
  shape.axes = channelAxes(spec, side);
  return shape;
}

int32_t channelsPerLane(const KernelSpec &spec) {
  if (spec.request.family == Family::Copy || spec.schedule.form == Form::Lane)
    return 1;
  for (Side side : {Side::Src, Side::Dst})
    if (pairingOf(spec.request, side) == ROPEWALK_HALF && holdsWords(spec, side))
      return 4;
  return 2;
}

ropewalk_dtype storedDtype(TableSource source) {
  switch (source) {
  case TableSource::F16:
    return ROPEWALK_F16;
  case TableSource::BF16:
    return ROPEWALK_BF16;
  case TableSource::F32:
  case TableSource::Factored:
    break;
  }
  return ROPEWALK_F32;
}

namespace {

/// Of pairs that lie as `pair` says.
std::string tables(const KernelRequest &request, const std::string &pair) {
  const bool factored = request.source == TableSource::Factored;
  const std::string bytes =
      std::to_string(factored ? sizeof(double) : elementBytes(storedDtype(request.source)));
  const std::string row = "," + bytes + "," + pair + ",row";
  std::string buffers = " cos" + row + " sin" + row;
  if (factored)
    buffers += " fineCos,8," + pair + ",fineRow fineSin,8," + pair + ",fineRow";
  buffers += " positions,4,position";
  return request.axes <= 1 ? buffers : buffers + ",axis pairAxis,4,1xc2";
}

} // namespace

std::string abiDescription(const KernelSpec &spec) {
  auto tensor = [&](Side side) {
    const TensorShape shape = tensorShape(spec, side);
    std::string text = std::to_string(shape.carrierBytes);
    for (const ChannelAxis &axis : shape.axes)
      text += "," + axis.stride.str() + "x" + axis.extent.str();
    return text + ",head,token";
  };
  std::string description = "dst," + tensor(Side::Dst);
  if (spec.request.family == Family::Rows)
    return description + tables(spec.request, "pair");
  if (spec.request.place == ROPEWALK_OUT_OF_PLACE)
    description += " src," + tensor(Side::Src);
  else if (spec.request.reorder)
    description += " old=dst," + tensor(Side::Src);
  if (spec.request.family == Family::Rope)
    description += tables(spec.request, "1xc2");
  return description;
}

} // namespace ropewalk
