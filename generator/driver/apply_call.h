//===- apply_call.h - One call of ropewalk apply ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_APPLY_CALL_H
#define ROPEWALK_DRIVER_APPLY_CALL_H

#include "apply_positions.h"
#include "device_session.h"
#include "plan.h"
#include "ropewalk/plan.h"

#include <cstdlib>
#include <memory>

namespace ropewalk::driver {

/// 64-byte aligned memory.
class Buffer {
public:
  llvm::Error allocate(size_t bytes);
  uint8_t *data() { return memory.get(); }
  llvm::ArrayRef<uint8_t> bytes() const { return {memory.get(), size}; }
  llvm::MutableArrayRef<uint8_t> bytes() { return {memory.get(), size}; }

private:
  struct Free {
    void operator()(uint8_t *memory) const { std::free(memory); }
  };
  std::unique_ptr<uint8_t, Free> memory;
  size_t size = 0;
};

/// All that the file says as a call of the runtime. Refers to its arguments.
class ApplyCall {
public:
  /// `pad`: what becomes of tokens that are pads, if there are any.
  ApplyCall(const ApplyInput &input, const TokenPositions &positions, const TableAndRows &rows,
            ropewalk_pad pad);

  /// Makes room for the results, and for tensors that are not aligned.
  llvm::Error prepare();
  /// The plan without kernels, to see which ones it needs; an error if any would refuse the call.
  llvm::Expected<std::unique_ptr<ropewalk_plan>> draftPlan() const;
  llvm::Error run(const ropewalk_kernel_table &kernels) const;
  /// The same on a device. Its rows are listed ones (buildListedTable): `other`, or the draft's.
  llvm::Error runOn(DeviceSession &device, const ropewalk_kernel_table &kernels,
                    const TableAndRows *other = nullptr);
  bool hasTokens() const { return tensors.batches > 0 && tensors.tokens > 0; }
  bool hasHeads() const { return input.qLayout.heads > 0 || input.kLayout.heads > 0; }
  /// What to write in place of a tensor of the file.
  llvm::ArrayRef<uint8_t> result(llvm::StringRef name) const;

private:
  /// One tensor's way through the rotation.
  struct Rotated {
    Buffer copy, dst; ///< `copy` only where the file's data is not aligned.
  };
  llvm::Error prepare(const SafetensorsFile::Tensor &tensor, Rotated &rotated, const void *&src,
                      void *&dst) const;
  /// A tensor's source and destination in a device's memory.
  struct OnDevice {
    DeviceMemory src, dst;
  };
  /// Nothing of a tensor without elements.
  llvm::Expected<OnDevice> upload(DeviceSession &device, const void *src,
                                  const Rotated &rotated) const;
  ropewalk_layout layout() const;
  ropewalk_plan_options planOptions() const;
  llvm::Error failure(const llvm::Twine &message) const;

  const ApplyInput &input;
  const TableAndRows &rows;
  ropewalk_pad pad;
  Rotated q, k;
  ropewalk_tensors tensors = {};
};

} // namespace ropewalk::driver

#endif
