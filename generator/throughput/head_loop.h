//===- head_loop.h - The loop that a kernel spends its time in --*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rotation's time is in its loop over the heads of a token: the table row is ready, the
// elements of a head are loaded, turned and stored. In machine code that is an innermost
// loop (a backward branch whose range holds no other) which loads and stores elements and
// multiplies in between. Loops that prepare a table row write to the stack or do not
// multiply; loops over tokens are not innermost. Where a kernel makes several passes over
// the heads, each is a loop of its own, or all are one.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_THROUGHPUT_HEAD_LOOP_H
#define ROPEWALK_THROUGHPUT_HEAD_LOOP_H

#include "machine_code.h"

namespace ropewalk {

/// What the instructions of a loop are.
struct LoopCounts {
  int instructions = 0;
  int vector = 0; ///< Those that touch a vector register, loads and stores included.
  int loads = 0, stores = 0;
  int scalar = 0; ///< Floating point on, or access to, a single element.
  int stackLoads = 0, stackStores = 0;
  int64_t storedBytes = 0; ///< From vector registers, not to the stack.

  LoopCounts &operator+=(const LoopCounts &other);
};

struct HeadLoop {
  std::vector<CodeInstruction> code;
  LoopCounts counts;
};

/// Those of a function, in program order. None, or an instruction whose stored bytes are not
/// known, is an error that names the function.
llvm::Expected<std::vector<HeadLoop>> findHeadLoops(const CpuModel &cpu,
                                                    const CodeFunction &function);

} // namespace ropewalk

#endif
