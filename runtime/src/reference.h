//===- reference.h - Kernels in portable C++ --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last candidate of a plan that allows it, and the plain statement of what every
// generated kernel computes: same ABI, same rounding as the kernels with FMA.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_REFERENCE_H
#define ROPEWALK_SRC_REFERENCE_H

#include "kernel_spec.h"

namespace ropewalk {

/// The name under which plans report it.
inline constexpr char referenceName[] = "reference";
inline constexpr char memcpyName[] = "memcpy";

/// Computes the request for any width. For a copy that is memcpy, as fast as it gets for wide
/// rows, so no plan is refused for want of a copy kernel.
ropewalk_kernel_fn referenceKernel(const KernelRequest &request);

/// Calls it for the window, or for each block of one. `window` points to the window's first
/// component and has its width.
void runReference(const KernelRequest &request, ropewalk_kernel_args window);

} // namespace ropewalk

#endif
