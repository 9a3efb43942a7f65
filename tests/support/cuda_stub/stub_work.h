//===- stub_work.h - What is given to a stream ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_STUB_WORK_H
#define ROPEWALK_TESTS_SUPPORT_STUB_WORK_H

#include "support/cuda_stub/ptx_machine.h"

#include <functional>

namespace ropewalk::test {

/// Logs a call; what it must give, if not success.
int enter(const char *function);

/// The same of a call that a driver refuses while a stream is captured, as it allocates or waits.
int enterUncaptured(const char *function);

int deviceOf(void *context);

/// A call that a driver may not notice is wrong (stubMistakes).
void countMistake();

/// Of memory that is in use now.
std::vector<PtxMemory> memoriesInUse();

/// Work for a device: gives 0 or an error. Empty: unknown, which no graph can hold.
using StubWork = std::function<int()>;

/// A copy from memory that is not pinned. A driver may return before it has arrived, and only the
/// default stream waits for it: what other streams do sees it when that one has been waited for.
void stageUpload(std::function<void()> copy);

/// Does it at once, or adds it to the graph that `stream` is captured in.
int submit(void *stream, StubWork work);

} // namespace ropewalk::test

#endif
