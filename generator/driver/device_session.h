//===- device_session.h - A GPU, for one command ----------------*- C++ -*-===//
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
#include <optional>
#include <string>
#include <vector>

namespace ropewalk::driver {

/// What a plan is made of. One of table and cache; both are the host's and are uploaded.
struct DevicePlanRequest {
  const ropewalk_rotation &rotation;
  ropewalk_layout layout;
  const ropewalk_kernel_table &kernels;
  const ropewalk_table *table = nullptr;
  const ropewalk_cache *cache = nullptr;
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  int64_t padPosition = 0;
  const char *kernel = nullptr; ///< Only the kernel so named.
};

/// One call. Null memories: there is no such tensor.
struct DeviceRun {
  int64_t batches, tokens;
  uint64_t qSrc, qDst, kSrc, kDst; ///< Of DeviceMemory.
  uint64_t positions;              ///< i64
  int64_t positionBatchStride;
  int64_t positionAxisStride = 0; ///< 0: all axes have the same coordinate.
};

class DeviceSession;

/// Memory on a device, until it goes out of scope, which must be before its session.
class DeviceMemory {
public:
  DeviceMemory() = default;
  DeviceMemory(DeviceSession &session, uint64_t handle) : session(&session), memory(handle) {}
  DeviceMemory(DeviceMemory &&other) noexcept
      : session(std::exchange(other.session, nullptr)), memory(std::exchange(other.memory, 0)) {}
  DeviceMemory &operator=(DeviceMemory &&other) noexcept {
    std::swap(session, other.session);
    std::swap(memory, other.memory);
    return *this;
  }
  ~DeviceMemory();

  uint64_t handle() const { return memory; }

private:
  DeviceSession *session = nullptr;
  uint64_t memory = 0;
};

/// The first device of a kind.
class DeviceSession {
public:
  class Plan {
  public:
    virtual ~Plan() = default;
    /// Runs, and waits for the result.
    virtual llvm::Error run(const DeviceRun &run) const = 0;
    /// Names of those that it may choose.
    virtual std::vector<std::string> kernels() const = 0;
  };

  virtual ~DeviceSession() = default;

  /// A copy of `bytes`.
  llvm::Expected<DeviceMemory> upload(llvm::ArrayRef<uint8_t> bytes);
  virtual llvm::Expected<DeviceMemory> allocate(size_t bytes) = 0;
  virtual llvm::Error upload(const DeviceMemory &memory, llvm::ArrayRef<uint8_t> bytes) = 0;
  virtual llvm::Error download(const DeviceMemory &memory,
                               llvm::MutableArrayRef<uint8_t> bytes) = 0;
  /// An error of the class Unserved if the CPU does what is asked and no kernel for devices does.
  /// Must outlive its plans.
  virtual llvm::Expected<std::unique_ptr<Plan>> plan(const DevicePlanRequest &request) = 0;

private:
  friend DeviceMemory;
  virtual void release(uint64_t memory) = 0;
};

/// What ropewalk_*_plan_create refuses as ROPEWALK_UNSUPPORTED.
class Unserved : public llvm::ErrorInfo<Unserved> {
public:
  explicit Unserved(std::string reason) : reason(std::move(reason)) {}
  static char ID;
  void log(llvm::raw_ostream &os) const override { os << reason; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

private:
  std::string reason;
};

/// --device NAME; empty: the CPU, or no device's name.
std::optional<Target> deviceNamed(llvm::StringRef name);

llvm::Expected<std::unique_ptr<DeviceSession>> openDeviceSession(Target device);

} // namespace ropewalk::driver

#endif
