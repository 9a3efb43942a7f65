//===- device_contestants.h - Kernels of a device in a race -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_DEVICE_CONTESTANTS_H
#define ROPEWALK_BENCH_TRIAL_DEVICE_CONTESTANTS_H

#include "trial.h"

namespace ropewalk {

/// A ContestantsMaker: kernels of a device, each in a plan of its own, on the device's memory. A
/// sample starts as many calls as fill a millisecond and waits once: what a call costs in a stream
/// that is kept busy.
std::unique_ptr<bench::Contestants>
deviceContestants(const bench::Case &cell, const std::vector<TrialKernel> &kernels,
                  size_t dramBytes, std::function<void(const std::string &)> fail);

} // namespace ropewalk

#endif
