//===- device_schedule.h - What a schedule says on devices ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On devices a schedule's `vector` is the words (form word) or elements (form pair) of an access of
// memory, and `parts` the heads that a thread turns, one after the other, with the same part of the
// table's row. Grid and block are no part of it: they follow from a call's counts.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_SCHEDULE_H
#define ROPEWALK_SRC_DEVICE_DEVICE_SCHEDULE_H

#include "kernel_spec.h"

namespace ropewalk {

inline constexpr int32_t mostWordsPerAccess = 4; ///< 16 bytes.
inline constexpr int32_t mostHeadsPerThread = 4;

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
