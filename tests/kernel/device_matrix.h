//===- device_matrix.h - Calls that any device must get right ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of random shape: windows anywhere in a head, gaps, batches, tensors far from their memory's
// beginning, all kinds of positions, rows out of range and pads. What a device writes, and what it
// leaves, must be bit for bit what the portable reference makes of the same call.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_DEVICE_MATRIX_H
#define ROPEWALK_TESTS_KERNEL_DEVICE_MATRIX_H

#include "kernel_spec.h"

#include "ropewalk/ropewalk.h"

#include <functional>
#include <vector>

namespace ropewalk::test {

/// Plans serve [firstPosition, lastPosition); tokens at padPosition are pads where a call has any.
inline constexpr int64_t firstPosition = -40, lastPosition = 200, padPosition = 5;

/// Every kernel of the rope family that schedules/ offers a device for windows of these widths;
/// 0: any.
std::vector<KernelSpec> everyDeviceKernel(Target device, const std::vector<int32_t> &widths);

/// One of q and k: its place in a memory, which the host has a copy of.
struct MatrixTensor {
  ropewalk_tensor_layout layout = {};
  int64_t srcOffset = 0, dstOffset = 0; ///< elements
  std::vector<unsigned char> src, dst;
};

/// A call: what it does, its tensors, its positions.
struct MatrixCall {
  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  MatrixTensor q, k;
  int64_t batches, tokens;
  ropewalk_index index;
  std::vector<int64_t> positions; ///< [batches, tokens], also where they are counted.
  int64_t offset = 0;
  bool hasPad;
};

/// What a device makes of q and k: runs the call on copies of them there, copies dst back, and
/// returns what the plan then says of positions.
using RotateOnDevice =
    std::function<ropewalk_status(const MatrixCall &call, MatrixTensor &q, MatrixTensor &k)>;

/// Ten calls that the kernel serves, the same every time.
void expectTheReferencesBits(const KernelSpec &spec, const RotateOnDevice &rotate);

} // namespace ropewalk::test

#endif
