//===- matrix_draw.h - Random calls for a device's kernel -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_MATRIX_DRAW_H
#define ROPEWALK_TESTS_KERNEL_MATRIX_DRAW_H

#include "device_matrix.h"
#include "support/random.h"

namespace ropewalk::test {

/// A call that the kernel serves, of which some tokens are pads or have no row. Where it is to
/// bring rows made before, they are one byte.
MatrixCall drawCall(const KernelSpec &spec, Random &random);

} // namespace ropewalk::test

#endif
