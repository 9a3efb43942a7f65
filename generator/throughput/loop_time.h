//===- loop_time.h - How long a loop takes on paper -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What llvm-mca does, in process: instructions go through LLVM's scheduling model of a CPU
// (dispatch, pipes, latencies, reorder buffer). It sees dependences through registers, the
// loop's own included. It does not see caches, store forwarding, fetch and decode, branch
// prediction or memory dependences: every load hits, no store is waited for. So this
// compares code for one CPU with other code for it, and is no measurement.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_THROUGHPUT_LOOP_TIME_H
#define ROPEWALK_THROUGHPUT_LOOP_TIME_H

#include "machine_code.h"

namespace ropewalk {

struct LoopTime {
  double cycles = 0; ///< Per iteration, in the steady state.
  /// What is busy at least 19 cycles of 20: "dispatch", or one of the model's pipes. "order" if
  /// nothing is: dependences and the grouping of instructions cost the rest.
  std::string limit;
};

/// Of a loop whose instructions are `code`. An instruction that the CPU's model does not know is
/// an error.
llvm::Expected<LoopTime> timeLoop(const CpuModel &cpu, llvm::ArrayRef<CodeInstruction> code);

} // namespace ropewalk

#endif
