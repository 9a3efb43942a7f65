//===- device_plan.h - What a plan for a device decides ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that CUDA and OpenCL share. A plan for the CPU without kernels has checked rotation,
// layout and table and laid them out in bytes; what is added here is which kernel of a device
// computes it, and the arguments of its launches.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_PLAN_H
#define ROPEWALK_SRC_DEVICE_DEVICE_PLAN_H

#include "device/device_kernels.h"
#include "plan.h"

namespace ropewalk {

/// A place in a device's memory. CUDA: an address and 0; OpenCL: a cl_mem and bytes from its
/// beginning.
struct DeviceAddress {
  uint64_t memory = 0;
  int64_t offset = 0;
};

/// What launches need kernels for, and those of the plan's candidates that compute it, best first.
struct KernelUse {
  KernelRequest request;
  std::vector<size_t> candidates;
  std::optional<Error> missing; ///< Why there are none.
};

/// A launch's part of every head: the window, or one of its blocks, and what is copied with it.
struct DevicePiece {
  int64_t offset = 0;                           ///< Bytes from a head's first component to its own.
  int64_t before = 0, channels = 0, behind = 0; ///< Components, as in ropewalk_device_args.
  int64_t firstPair = 0;                        ///< Of the rotation's pairs.
  KernelUse found; ///< Of calls whose rows are found by position, in the table itself,
  KernelUse made;  ///< and of those that bring rows made before.
};

struct DevicePlan {
  std::unique_ptr<ropewalk_plan> host; ///< Checked sizes in bytes; the table, until it is uploaded.
  std::vector<DeviceCandidate> candidates; ///< All that a call may launch, each once.
  std::vector<DevicePiece> pieces;         ///< None: there is nothing to do.
  KernelUse rows;                          ///< For making rows; nothing where nothing turns.
  /// Filled but for counts, positions, memories and what a piece has.
  ropewalk_device_args args = {};
  DeviceAddress zero; ///< A 64-bit zero: the position that counted ones are counted from.
  std::string description;
};

/// Words of device memory that a plan has: the status of its runs, a zero of 64 bits, and which
/// axis turns each pair.
std::vector<int32_t> planWords(const DevicePlan &plan);

/// They have been uploaded there.
void useWords(DevicePlan &plan, DeviceAddress words);

/// `options` has the host's view of all: pointers of a cache are as aligned as those that the
/// device will read, and an own table is built on the host, for the launcher to upload.
Expected<DevicePlan> createDevicePlan(const ropewalk_rotation &rotation,
                                      const ropewalk_layout &layout,
                                      const ropewalk_plan_options &options,
                                      const DeviceTraits &device);

/// The host's view of a launcher's options, whose fields have the same names, but for its cache.
template <class Options> ropewalk_plan_options hostOptions(const Options &options) {
  ropewalk_plan_options host = {};
  host.kernels = options.kernels;
  host.table = options.table ? options.table->host.get() : nullptr;
  host.position_begin = options.position_begin;
  host.position_end = options.position_end;
  host.pad = options.pad;
  host.pad_position = options.pad_position;
  host.kernel = options.kernel;
  host.parallel_for = options.parallel_for;
  host.parallel_context = options.parallel_context;
  return host;
}

/// Why there is nothing of a table to upload.
std::optional<Error> refuseTable(const ropewalk_table &table);

/// The table has been uploaded as it is: the plan reads it at `address` and keeps no copy.
void useTable(DevicePlan &plan, DeviceAddress address);

/// The plan reads the caller's cache there.
void useCache(DevicePlan &plan, DeviceAddress cos, DeviceAddress sin);

/// What the word says that kernels set where a position had no row.
ropewalk_status positionStatus(const DevicePlan &plan, int32_t word, ropewalk_error *error);

} // namespace ropewalk

#endif
