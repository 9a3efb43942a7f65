//===- device_matrix.h - Calls that each device's kernels get ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls of random shape for one kernel of a device: windows anywhere in a head, wider than a block
// or none, gaps, strides of either sign, batches, tensors far from their memory's beginning, tables
// and caches of what the kernel reads, all kinds of positions, rows out of range, pads, rows made
// before, and calls in several launches. What the device writes, and what it leaves, must be bit
// for bit what the portable reference makes of the same call.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_DEVICE_MATRIX_H
#define ROPEWALK_TESTS_KERNEL_DEVICE_MATRIX_H

#include "kernel_spec.h"

#include "ropewalk/ropewalk.h"
#include "ropewalk/tables.h"

#include <functional>
#include <optional>
#include <vector>

namespace ropewalk::test {

/// Every kernel that schedules/ offers a device: that reads plain rows, for windows of these widths
/// (0: any), where these are no multiples of 16 a sample of words; and for windows
/// of 64, or any without words, those that read caches of their own 16 bits, or positions of three
/// axes, or both: each of these with two of the six combinations of pairing, place and reordering
/// in place.
std::vector<KernelSpec> everyDeviceKernel(Target device, const std::vector<int32_t> &widths);

/// Every kernel that makes rows, for some numbers of axes.
std::vector<KernelSpec> everyRowsKernel(Target device);

using Bytes = std::vector<unsigned char>;

/// One of q and k: its place in a memory, which the host has a copy of.
struct MatrixTensor {
  ropewalk_tensor_layout layout = {};
  int64_t srcOffset = 0, dstOffset = 0; ///< elements
  Bytes src, dst;
};

/// A call: what it does, its table, its tensors, its positions.
struct MatrixCall {
  ropewalk_rotation rotation;
  std::vector<uint8_t> pairAxis; ///< Which rotation.axes points to.
  ropewalk_layout layout = {};
  MatrixTensor q, k;
  int64_t batches = 1, tokens = 1;

  std::optional<SharedTable> table; ///< Factored; else the cache, else a range.
  Bytes cache;                      ///< Empty: none.
  ropewalk_cache cacheForm = {};    ///< cos and sin are its bytes' beginning.
  int64_t sinOffset = 0;            ///< Bytes from its first cosine to its first sine.
  int64_t positionBegin = 0, positionEnd = 0;

  ropewalk_index index = ROPEWALK_INDEX_NONE;
  std::vector<int64_t> listed; ///< [axes, batches, tokens]
  ropewalk_index raggedIndex = ROPEWALK_INDEX_NONE;
  std::vector<int64_t> starts, cuSeqlens;
  int64_t axisStride = 0, batchStride = 0, offset = 0;
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  Bytes rows;           ///< Made before; empty: none.
  int64_t maxReach = 0; ///< Of a launch, in the kernel's units; 0: as far as it goes.

  int64_t coordinates() const { return rotation.axes.count > 1 ? rotation.axes.count : 1; }
  int64_t size() const { return elementBytes(layout.dtype); }
  /// As the ABI has it, of starts and cuSeqlens with raggedIndex.
  static Bytes encoded(const std::vector<int64_t> &numbers, ropewalk_index index);
};

inline constexpr int64_t padPosition = 5;

/// Turns q and k on the device; what positionStatus then says.
using RotateOnDevice =
    std::function<ropewalk_status(const MatrixCall &call, MatrixTensor &q, MatrixTensor &k)>;
/// Makes rows; what positionStatus then says.
using MakeOnDevice = std::function<ropewalk_status(const MatrixCall &call, Bytes &rows)>;

/// Fails the test that calls it unless twelve calls are what the reference makes of them, with rows
/// out of range and pads among them.
void expectTheReferencesBits(const KernelSpec &spec, const RotateOnDevice &rotate);
void expectTheReferencesRows(const KernelSpec &spec, const MakeOnDevice &make);

} // namespace ropewalk::test

#endif
