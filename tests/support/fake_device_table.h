//===- fake_device_table.h - Kernels for devices made of names --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stand-ins for generated kernels of devices: each one records the arguments of its launches and
// checks what the ABI promises it. What a device would do with them is done on the host's memory,
// by the portable reference, one head at a time.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_FAKE_DEVICE_TABLE_H
#define ROPEWALK_TESTS_SUPPORT_FAKE_DEVICE_TABLE_H

#include "kernel_spec.h"

#include "ropewalk/kernel.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// At most 8 kernels; one table at a time, as the kernels are plain functions. Their launches have
/// five arguments: q.dst and status, which are buffers, and tokens, rowOffset (32 bits),
/// q.dstOffset.
class FakeDeviceTable {
public:
  struct Entry {
    std::string name;
    std::vector<ropewalk_device_image> images = {textImage()};
    int64_t minBytes = 0, minHeads = 0;
    LaunchShape launch = {};
  };

  explicit FakeDeviceTable(std::vector<Entry> entries);
  FakeDeviceTable(const FakeDeviceTable &) = delete;

  const ropewalk_kernel_table *get() const { return &table; }

  /// The i-th kernel's launches.
  const std::vector<ropewalk_device_args> &launches(size_t i) const;
  /// What a launch broke: reach, grid, alignment. Empty: nothing.
  static std::string brokenPromise();

  static ropewalk_device_image textImage(int32_t minCapability = 0);
  static ropewalk_device_image cubin(int32_t capability);

private:
  std::vector<Entry> entries;
  std::vector<ropewalk_device_kernel> kernels;
  ropewalk_kernel_table table = {};
};

/// Does what a kernel of that name does, for a launch whose memories are the host's.
void executeOnHost(const KernelSpec &spec, const ropewalk_device_args &args);

} // namespace ropewalk::test

#endif
