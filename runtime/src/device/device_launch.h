//===- device_launch.h - From a checked call to launches --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_LAUNCH_H
#define ROPEWALK_SRC_DEVICE_DEVICE_LAUNCH_H

#include "device/device_kernels.h"

namespace ropewalk {

/// Threads of a block.
struct BlockShape {
  int32_t pairs = 1, heads = 1, tokens = 1;
};

/// What a block's shape depends on.
struct LaunchSize {
  int64_t threadsAcross = 1;
  int64_t heads = 1, tokens = 1, batches = 1;
  bool tokensNearer = false; ///< A head's tokens lie closer together than a token's heads.
};

BlockShape blockShape(const LaunchSize &size, int64_t maxThreads);

/// Bytes of a unit in which a kernel counts: a word (form word), or an element (form pair).
int64_t reachUnit(const KernelSpec &spec);

/// Runs one call, in as many launches as the kernel's 32-bit arithmetic and the device's grids
/// need. Sets the block's shape; all else of `args` is filled. Returns what the first launch that
/// failed returned, or 0.
int32_t launchInParts(const DeviceCandidate &candidate, ropewalk_device_args &args,
                      const ropewalk_device_launch &launch) noexcept;

} // namespace ropewalk

#endif
