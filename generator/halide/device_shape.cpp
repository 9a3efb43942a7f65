//===- device_shape.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_shape.h"

#include "device/device_schedule.h"

namespace ropewalk {
namespace {

ChannelCount constant(int32_t value) { return {value, 0}; }

bool isInterleaved(const KernelSpec &spec, Side side) {
  return pairingOf(spec.request, side) == ROPEWALK_INTERLEAVED;
}

bool isWord(const KernelSpec &spec) { return spec.schedule.form == Form::Word; }

constexpr bool isPowerOfTwo(int32_t value) { return value > 0 && (value & (value - 1)) == 0; }

/// A thread's pairs that lie side by side in a row of the table.
int32_t pairsSideBySide(const KernelSpec &spec) {
  return pairsPerThread(spec) / (splitsVectors(spec) ? 2 : 1);
}

} // namespace

/// Whether devices have accesses so wide, and code for so many heads per thread stays small.
static bool isDeviceSchedule(const Schedule &schedule) {
  const int32_t widest = schedule.form == Form::Word ? mostWordsPerAccess : 1;
  return schedule.form != Form::Lane && schedule.vector <= widest &&
         schedule.parts <= mostHeadsPerThread && isPowerOfTwo(schedule.vector) &&
         isPowerOfTwo(schedule.parts) && schedule.store == Store::Plain &&
         schedule.load == Load::Plain && isBlockSize(schedule.launch.blockThreads);
}

bool canRunOnDevice(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (!hasKernels(spec.target, request) || !isDeviceSchedule(spec.schedule))
    return false;
  const LaunchShape &launch = spec.schedule.launch;
  if (request.family == Family::Rows) // which have no heads
    return spec.schedule.form == Form::Pair && spec.schedule.parts == 1 &&
           launch.order == GridOrder::Memory;
  const int64_t threadsOfHead = request.channels / widthMultiple(spec); // 0: as many as it gets
  if (launch.blockThreads && threadsOfHead > launch.blockThreads)
    return false;
  if (reordersInPlace(request) && spec.schedule.parts > 1) // a block shares one head per thread
    return false;
  return request.channels % widthMultiple(spec) == 0;
}

int32_t pairsPerThread(const KernelSpec &spec) {
  return isWord(spec) ? static_cast<int32_t>(widthMultiple(spec) / 2) : 1;
}

int32_t wordsPerVector(const KernelSpec &spec) { return isWord(spec) ? spec.schedule.vector : 1; }

bool splitsVectors(const KernelSpec &spec) {
  // A word of f32 is half a pair, and the other half lies beside it.
  const bool hasPairs = wordsPerVector(spec) * 4 >= 2 * elementBytes(spec.request.dtype);
  return isWord(spec) && hasPairs && isInterleaved(spec, Side::Src) &&
         isInterleaved(spec, Side::Dst);
}

bool readsWords(const KernelSpec &spec) {
  return isWord(spec) && spec.request.axes <= 1 && tableEntryBytes(spec.request.source) == 2 &&
         pairsSideBySide(spec) % 2 == 0;
}

int32_t carrierBytes(const KernelSpec &spec) {
  return isWord(spec) ? 4 : static_cast<int32_t>(elementBytes(spec.request.dtype));
}

ThreadAxes threadAxes(const KernelSpec &spec, Side side) {
  const int32_t perCarrier =
      carrierBytes(spec) / static_cast<int32_t>(elementBytes(spec.request.dtype));
  const ChannelCount halfWindow{0, 2 * perCarrier};
  if (!isWord(spec))
    return isInterleaved(spec, side) ? ThreadAxes{constant(1), constant(2)}
                                     : ThreadAxes{halfWindow, constant(1)};
  if (!isInterleaved(spec, side) || splitsVectors(spec))
    return {halfWindow, constant(wordsPerVector(spec))};
  return {constant(wordsPerVector(spec)), constant(2 * wordsPerVector(spec))};
}

int32_t originAxis(const KernelSpec &spec, Side side) {
  return isWord(spec) || isInterleaved(spec, side) ? 0 : 1;
}

bool isAddressed(const KernelSpec &spec) { return spec.target == Target::Cuda; }

std::string deviceAbiDescription(const KernelSpec &spec) {
  const int64_t numbers[] = {carrierBytes(spec),
                             elementBytes(spec.request.dtype),
                             readsWords(spec) ? 4 : tableEntryBytes(spec.request.source),
                             isWord(spec) ? 6 : 5,
                             originAxis(spec, Side::Src),
                             originAxis(spec, Side::Dst),
                             threadAxes(spec, Side::Src).vector.divisor,
                             threadAxes(spec, Side::Dst).vector.divisor,
                             isAddressed(spec)};
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

} // namespace ropewalk
