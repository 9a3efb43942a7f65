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
  int64_t heads = 1, tokens = 1, batches = 1; ///< Heads: one for each thread's first.
  bool tokensNearer = false;    ///< A head's tokens lie closer together than a token's heads.
  int64_t mostRows = INT64_MAX; ///< Heads x tokens of a block, by the memory that they share.
  int64_t firstHeads = 0;       ///< Of them q's; k's come behind.
};

/// `threads`: of a block, at most; 0: as the size asks for.
BlockShape blockShape(const LaunchSize &size, int64_t maxThreads, int64_t threads = 0);

/// How a launch is cut into blocks, and whether those of neighbouring heads follow each other: not
/// where no two do, or where the grid's second axis is too short for all blocks of tokens.
struct Grid {
  BlockShape block;
  bool headsFirst = false;

  friend bool operator==(const Grid &a, const Grid &b) {
    return a.block.pairs == b.block.pairs && a.block.heads == b.block.heads &&
           a.block.tokens == b.block.tokens && a.headsFirst == b.headsFirst;
  }
};
Grid gridOf(const LaunchShape &launch, const LaunchSize &size, int64_t maxThreads);

/// Bytes of a unit in which a kernel counts: a word (form word), or an element (form pair).
int64_t reachUnit(const KernelSpec &spec);

/// Runs one call, in as many launches as the kernel's 32-bit arithmetic and the device's grids
/// need. Sets the block's shape; all else of `args` is filled. Returns what the first launch that
/// failed returned, or 0.
int32_t launchInParts(const DeviceCandidate &candidate, ropewalk_device_args &args,
                      const ropewalk_device_launch &launch) noexcept;

} // namespace ropewalk

#endif
