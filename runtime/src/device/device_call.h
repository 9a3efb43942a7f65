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
  DeviceAddress positions; ///< Listed ones, or starts; else not looked at.
};

/// A checked call, ready to be launched.
struct DeviceCall {
  const DeviceCandidate *candidate = nullptr; ///< Null: there is nothing to do.
  ropewalk_device_args args;
};

/// `tensors` has an address of the host's for each of the memories: null where it is null, and with
/// the same alignment and overlap. `error` may be null.
ropewalk_status prepareDeviceCall(const DevicePlan &plan, const ropewalk_tensors &tensors,
                                  const DeviceMemories &memories, ropewalk_error *error,
                                  DeviceCall &call) noexcept;

} // namespace ropewalk

#endif
