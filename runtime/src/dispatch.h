//===- dispatch.h - Which kernels of a table serve a request here *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table's order is the preference; this filters it by request, CPU, limits and
// alignment, and keeps the reason for each kernel that it leaves out.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_DISPATCH_H
#define ROPEWALK_SRC_DISPATCH_H

#include "cpu_features.h"
#include "kernel_spec.h"
#include "ropewalk/status.h"
#include "wisdom.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// A kernel that may run; run() takes the first whose conditions the call meets.
struct Candidate {
  ropewalk_kernel_fn run = nullptr;
  int64_t alignment = 1; ///< Addresses must be multiples of this, a power of two.
  int64_t minBytes = 0;  ///< The call must write at least this much.
  const char *name = nullptr;
  std::optional<KernelSpec> spec; ///< Empty for the portable ones.
  bool measured = false;          ///< Preferred because it was measured here.
};

struct Rejection {
  std::string kernel;
  std::string reason;
};

struct Choice {
  std::vector<Candidate> candidates; ///< Never empty.
  std::vector<Rejection> rejected;   ///< Kernels that compute the request but aren't used.
  int otherRequests = 0;             ///< Kernels of the table that compute something else.

  /// Whether one of them takes every size, and every address of elements so long.
  bool servesEveryCall(int64_t elementBytes) const;
};

/// What the machine and the caller allow.
struct DispatchLimits {
  TargetSet cpu;
  std::string cpuClass;
  std::optional<Target> maxTarget;
  const char *kernel = nullptr;       ///< Only the kernel so named.
  const char *kernelField = "kernel"; ///< Where that name was given; for messages.
  bool allowReference = false;
  const Wisdom *wisdom = nullptr; ///< Measured on this CPU.
};

struct DispatchRequest {
  KernelRequest request;  ///< channels is the exact width.
  RowAlignment alignment; ///< Of strides and offsets.
  int64_t heads = 1;      ///< Of the tensor.
};

/// The highest target that the named limit allows; an error lists the names there are for this
/// CPU's architecture, or all of them for a CPU that has none. `field` is what gave the name.
Expected<Target> parseMaxIsa(const char *field, const char *name, const TargetSet &cpu);

/// Checks the table itself: ABI version, counts, pointers.
std::optional<Error> validateKernelTable(const ropewalk_kernel_table &table);

/// Why `wanted`, given in `field`, is none of the names: the nearest one is named.
std::optional<Error> findKernelName(const std::vector<const char *> &names, const char *field,
                                    const char *wanted);

/// `table` may be null.
Expected<Choice> chooseKernels(const ropewalk_kernel_table *table, const DispatchRequest &request,
                               const DispatchLimits &limits);

} // namespace ropewalk

#endif
