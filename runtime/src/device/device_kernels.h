//===- device_kernels.h - Which kernels of a table a device runs -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// As dispatch.h does for CPUs: the table's order is the preference, filtered by request, device and
// alignment; each kernel that is left out has its reason.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_KERNELS_H
#define ROPEWALK_SRC_DEVICE_DEVICE_KERNELS_H

#include "dispatch.h"

namespace ropewalk {

/// What a device can run.
struct DeviceTraits {
  Target target = Target::Cuda;
  int32_t capability = 0;    ///< CUDA: compute capability times ten.
  int64_t maxThreads = 1024; ///< Of a block.
  bool hasDoubles = true;    ///< Arithmetic in f64, which rows of factors take.
  /// Bytes that the threads of a block share at most; CUDA: without asking for more, on any GPU.
  int64_t sharedBytes = 48 * 1024;
};

/// Words (form word) or elements (form pair), from a memory's place, that a launch reaches: kernels
/// count in 32 bits.
inline constexpr int64_t maxReachOfLaunch = INT64_C(1) << 31;

/// A kernel that may run; a call takes the first whose alignment it has, and for which it is large
/// enough.
struct DeviceCandidate {
  const ropewalk_device_kernel *kernel = nullptr;
  const ropewalk_device_image *image = nullptr; ///< The best one for the device.
  KernelSpec spec;                              ///< With the entry's launch.
  int64_t alignment = 1;   ///< Addresses must be multiples of this, a power of two.
  int64_t minBytes = 0;    ///< The call must write at least this much.
  int64_t maxThreads = 0;  ///< Of a block.
  int64_t sharedBytes = 0; ///< Of a block, at most.
  size_t code = 0;         ///< Of a plan's loaded codes; candidates of one name share theirs.
  int64_t maxReach = maxReachOfLaunch;
};

struct DeviceChoice {
  std::vector<DeviceCandidate> candidates; ///< Never empty.
  std::vector<Rejection> rejected;
};

struct DeviceRequest {
  KernelRequest request; ///< channels is the exact width.
  /// Largest power of two that divides every stride and every offset within a head, in bytes; and
  /// the table's addresses and strides of rows.
  int64_t alignment = 1, tableAlignment = 1;
  bool pairsAdjacent = true;    ///< In the table.
  int64_t heads = 0;            ///< The larger number of heads, of q and k.
  const char *kernel = nullptr; ///< Only the kernel so named.
};

/// Threads side by side in a block for a head's window of `channels` components. Kernels of any
/// width take as many as they are given, up to a limit, and loop.
int64_t threadsAcross(const KernelSpec &spec, int64_t channels, int64_t maxThreads);

/// What the threads of a block share for each head of a token in it, of q and of k, with a window
/// of `channels` components: all of it where they read it before one of them writes.
int64_t sharedBytesPerHead(const KernelSpec &spec, int64_t channels);

/// `table` must be valid.
Expected<DeviceChoice> chooseDeviceKernels(const ropewalk_kernel_table &table,
                                           const DeviceRequest &request,
                                           const DeviceTraits &device);

} // namespace ropewalk

#endif
