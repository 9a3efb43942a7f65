//===- opencl_kernel.h - A kernel for OpenCL, written by hand ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ropewalk_device_args promise, in OpenCL C: f32, half pairing, any width, one pair per
// thread. Tests of the launcher need no generated kernels.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_DEVICE_OPENCL_KERNEL_H
#define ROPEWALK_TESTS_DEVICE_OPENCL_KERNEL_H

#include "ropewalk/kernel.h"

namespace ropewalk::test {

extern const char handWrittenSource[];

/// Its name is rope_half_f32_out_dany__opencl_pair1x1, or ..._in_dany with `inPlace`.
ropewalk_device_kernel handWrittenKernel(bool inPlace, const ropewalk_device_image &image);

/// The source above.
ropewalk_device_image handWrittenImage();

} // namespace ropewalk::test

#endif
