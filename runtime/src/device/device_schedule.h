//===- device_schedule.h - What a schedule says on devices ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On devices a schedule's `vector` is the words (form word) or elements (form pair) of an access of
// memory, and `parts` the heads that a thread turns, one after the other, with the same part of the
// table's row. `launch` is what the kernel's code leaves open: the most threads of a block, which a
// call's counts make a shape of, and which blocks follow each other.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_SCHEDULE_H
#define ROPEWALK_SRC_DEVICE_DEVICE_SCHEDULE_H

#include "kernel_spec.h"

#include <array>

namespace ropewalk {

inline constexpr int32_t mostWordsPerAccess = 4; ///< 16 bytes.
inline constexpr int32_t mostHeadsPerThread = 4;
/// Threads of a block that a schedule may ask for: two warps at least, as many as all devices have
/// at most.
inline constexpr int32_t fewestBlockThreads = 64, mostBlockThreads = 1024;

/// Whether all devices have blocks of so many threads; 0 is their size's own.
constexpr bool isBlockSize(int64_t threads) {
  return threads == 0 || (threads >= fewestBlockThreads && threads <= mostBlockThreads &&
                          (threads & (threads - 1)) == 0);
}

inline constexpr std::array<std::string_view, 2> gridOrderNames = {"memory", "tokens"};
inline constexpr char gridOrderChoices[] = "memory or tokens"; ///< For messages.
inline std::string_view gridOrderName(GridOrder order) {
  return gridOrderNames[static_cast<size_t>(order)];
}
inline std::optional<GridOrder> parseGridOrder(std::string_view name) {
  for (size_t i = 0; i < gridOrderNames.size(); ++i)
    if (gridOrderNames[i] == name)
      return static_cast<GridOrder>(i);
  return std::nullopt;
}

/// " in blocks of 128 threads, tokens first": what is not as a call asks for; or nothing.
inline std::string launchText(const LaunchShape &launch) {
  std::string text;
  if (launch.blockThreads)
    text = " in blocks of " + std::to_string(launch.blockThreads) + " threads";
  if (launch.order == GridOrder::Tokens)
    text += text.empty() ? " with tokens first" : ", tokens first";
  return text;
}

/// A kernel's name, and how it is started: of all schedules another one.
inline std::string scheduleName(const KernelSpec &spec) {
  return kernelName(spec) + launchText(spec.schedule.launch);
}

/// With shorter accesses where a known window is no multiple of what a thread takes with these; but
/// none as short as an element, since form pair takes those anywhere and from any table.
inline Schedule narrowedTo(const KernelRequest &request, Target target, Schedule schedule) {
  while (schedule.form == Form::Word && 2 * schedule.vector > elementBytes(request.dtype) &&
         request.channels % widthMultiple({request, target, schedule}) != 0)
    schedule.vector /= 2;
  return schedule;
}

constexpr int32_t headsPerThread(const KernelSpec &spec) { return spec.schedule.parts; }

/// Registers per thread that a kernel is compiled for, as few as it needs without spills: with 32 a
/// multiprocessor holds as many threads as it can. 0: no limit. Of words for known windows, in
/// their own order, of one head per thread: several have loads in flight at once, which is what
/// they are for, and their registers would go to memory.
inline int32_t deviceRegisterLimit(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  if (spec.schedule.form != Form::Word || !request.channels || request.reorder ||
      headsPerThread(spec) > 1)
    return 0;
  if (request.axes > 1) // a row of each, and each pair's own among them
    return request.axes <= 4 ? 48 : 0;
  return 32;
}

} // namespace ropewalk

#endif
