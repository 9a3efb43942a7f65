//===- device_machine.h - A device to measure kernels on --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a child process that ends afterwards: drivers do not survive a fork, so no parent opens a
// device, and what is allocated is given back by the end of the process.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_DEVICE_MACHINE_H
#define ROPEWALK_BENCH_TRIAL_DEVICE_MACHINE_H

#include "harness/workspace.h"
#include "kernel_spec.h"
#include "ropewalk/status.h"
#include "ropewalk/tables.h"

#include <memory>
#include <optional>
#include <string>

namespace ropewalk {

/// The first device of a kind, with a stream or queue of its own.
class DeviceMachine {
public:
  /// A plan of one kernel for a shape.
  class Plan {
  public:
    virtual ~Plan() = default;
    /// Starts a call in the order of the machine's stream, and does not wait.
    virtual std::optional<Error> start(uint64_t src, uint64_t dst, uint64_t positions) const = 0;
  };

  virtual ~DeviceMachine() = default;

  virtual std::string name() const = 0; ///< As its driver says.
  virtual Expected<uint64_t> allocate(size_t bytes) = 0;
  /// Both wait for what was started before.
  virtual std::optional<Error> upload(uint64_t memory, const void *from, size_t bytes) = 0;
  virtual std::optional<Error> download(uint64_t memory, void *to, size_t bytes) = 0;
  /// Waits for all that was started, and says whether it went well.
  virtual std::optional<Error> finish() = 0;
  /// `table` holds the positions of the calls.
  virtual Expected<std::unique_ptr<Plan>> plan(const bench::Case &cell, const ropewalk_table &table,
                                               const ropewalk_device_kernel &kernel) = 0;
};

Expected<std::unique_ptr<DeviceMachine>> openDeviceMachine(Target device);

/// What a log of measurements calls the machine: its CPU, or the device, opened in a child process.
Expected<std::string> machineName(Target target);

} // namespace ropewalk

#endif
