//===- device_call.h - One call of a plan for a device ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts, pointers and overlap are checked as for the CPU, on addresses that stand for the
// device's: nothing of its memory is read. Listed positions are checked by the kernel.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_CALL_H
#define ROPEWALK_SRC_DEVICE_DEVICE_CALL_H

#include "device/device_plan.h"

namespace ropewalk {

/// Where a call's memory is. In place, src is not looked at.
struct DeviceMemories {
  DeviceAddress qSrc, qDst, kSrc, kDst;
  DeviceAddress positions;         ///< Listed ones; else not looked at.
  DeviceAddress starts, cuSeqlens; ///< Not looked at where there are none.
  DeviceAddress rows; ///< Made before, or to be made; not looked at where there are none.
};

/// A launch that is ready but for what launchInParts does.
struct DeviceLaunch {
  size_t candidate; ///< Of the plan's.
  ropewalk_device_args args;
};

/// A checked call: its launches, in order.
class DeviceCall {
public:
  void add(size_t candidate, const ropewalk_device_args &args) {
    launches[count++] = {candidate, args};
  }
  DeviceLaunch *begin() { return launches; }
  DeviceLaunch *end() { return launches + count; }

private:
  DeviceLaunch launches[ROPEWALK_MAX_AXES];
  size_t count = 0; ///< 0: there is nothing to do.
};

/// `tensors` has an address of the host's for each of the memories: null where it is null, and with
/// the same alignment and overlap. `error` may be null.
ropewalk_status prepareDeviceCall(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, ropewalk_error *error,
                                  DeviceCall &call) noexcept;

/// The same for making rows in memories.rows, `bytes` bytes of memory; `rows` is its address.
ropewalk_status prepareDeviceRows(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, const void *rows, int64_t bytes,
                                  ropewalk_error *error, DeviceCall &call) noexcept;

} // namespace ropewalk

#endif
