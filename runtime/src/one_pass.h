//===- one_pass.h - What is treated in one pass over the heads --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RUNTIME_ONE_PASS_H
#define ROPEWALK_RUNTIME_ONE_PASS_H

#include "kernel_spec.h"

#include <optional>

namespace ropewalk {

/// The request of a kernel that treats at once what several would: the window, which is `blocks`
/// equal ones that are paired within themselves (0: it is paired as a whole), and, out of place,
/// what is before and behind it. Nothing if there is no such kernel, or it is that for the window
/// alone. Generators ask for these kernels, and plans look for them.
std::optional<KernelRequest> onePassOver(KernelRequest window, int32_t blocks, int64_t before,
                                         int64_t behind);

} // namespace ropewalk

#endif
