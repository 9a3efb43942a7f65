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

/// What registerLimit says of one head per thread. Several have loads in flight at once, which is
/// what they are for: their registers would go to memory.
inline int32_t deviceRegisterLimit(const KernelSpec &spec) {
  return headsPerThread(spec) > 1 ? 0 : registerLimit(spec);
}

} // namespace ropewalk

#endif
