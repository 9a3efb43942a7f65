//===- variant_requests.h - Kernels that variants take ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_VARIANT_REQUESTS_H
#define ROPEWALK_DRIVER_VARIANT_REQUESTS_H

#include "grid_options.h"

#include "kernel_spec.h"

#include <vector>

namespace ropewalk::driver {

/// Adds everything that bench::measureVariants may ask for and `result` lacks.
void addVariantRequests(const Grid &grid, int64_t width, std::vector<KernelRequest> &result);

} // namespace ropewalk::driver

#endif
