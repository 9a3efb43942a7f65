//===- device_session.h - A GPU, for one call -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_DEVICE_SESSION_H
#define ROPEWALK_DRIVER_DEVICE_SESSION_H

#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace ropewalk::driver {

/// What a device is asked to do. Null memories: there is no such tensor.
struct DeviceRotation {
  const ropewalk_rotation &rotation;
  ropewalk_layout layout;
  const ropewalk_kernel_table &kernels;
  const ropewalk_table &table;
  ropewalk_pad pad;
  int64_t padPosition;
  int64_t batches, tokens;
  uint64_t qSrc, qDst, kSrc, kDst; ///< From DeviceSession::allocate.
  uint64_t positions;              ///< i64
  int64_t positionBatchStride;
};

/// The first device of a kind, and memory on it, which is freed with the session.
class DeviceSession {
public:
  virtual ~DeviceSession() = default;

  virtual llvm::Expected<uint64_t> allocate(size_t bytes) = 0;
  virtual llvm::Error upload(uint64_t memory, llvm::ArrayRef<uint8_t> bytes) = 0;
  virtual llvm::Error download(uint64_t memory, llvm::MutableArrayRef<uint8_t> bytes) = 0;
  /// Plans and runs, and waits for the result.
  virtual llvm::Error rotate(const DeviceRotation &rotation) = 0;
};

llvm::Expected<std::unique_ptr<DeviceSession>> openCudaSession();
llvm::Expected<std::unique_ptr<DeviceSession>> openOpenClSession();

/// "cuda" or "opencl".
llvm::Expected<std::unique_ptr<DeviceSession>> openDeviceSession(Target device);

} // namespace ropewalk::driver

#endif
