//===- device_description.h - A device's plan in words ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DEVICE_DEVICE_DESCRIPTION_H
#define ROPEWALK_SRC_DEVICE_DEVICE_DESCRIPTION_H

#include "device/device_plan.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A line for the table, for rows and for each part of a head: by which kernels; and one for each
/// kernel that is not used, with the reason.
std::string describePlan(const DevicePlan &plan, const std::vector<Rejection> &rejected);

} // namespace ropewalk

#endif
