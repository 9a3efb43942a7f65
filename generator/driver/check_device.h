//===- check_device.h - A cell of ropewalk check on a device ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_CHECK_DEVICE_H
#define ROPEWALK_DRIVER_CHECK_DEVICE_H

#include "check.h"
#include "device_session.h"

namespace ropewalk::driver {

/// Runs every kernel that a plan for the device may choose, on calls of 1 and 17 tokens and, at
/// once, of all rows of the table or of its landmarks. `plan` is of the same rotation, layout and
/// table on the host, without kernels, and judges. One head count, q alone.
llvm::Expected<std::vector<KernelResult>> checkOnDevice(DeviceSession &session,
                                                        const DevicePlanRequest &request,
                                                        const ropewalk_plan &plan, int32_t rounds);

} // namespace ropewalk::driver

#endif
