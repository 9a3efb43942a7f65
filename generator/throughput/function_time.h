//===- function_time.h - How long a kernel takes on paper -------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_THROUGHPUT_FUNCTION_TIME_H
#define ROPEWALK_THROUGHPUT_FUNCTION_TIME_H

#include "head_loop.h"
#include "loop_time.h"

#include "ropewalk/ropewalk.h"

namespace ropewalk {

/// Head loops of one function on one CPU. Where there are several, each turns a part of a head.
struct FunctionTime {
  std::string name;
  LoopCounts counts;
  int64_t elements = 0; ///< That one pass through all loops turns.
  LoopTime time;        ///< Cycles of that; the limit of the loop that takes longest.

  double instructionsPerElement() const { return double(counts.instructions) / elements; }
  double cyclesPerElement() const { return time.cycles / elements; }
};

llvm::Expected<FunctionTime> timeFunction(const CpuModel &cpu, const CodeFunction &function,
                                          ropewalk_dtype dtype);

} // namespace ropewalk

#endif
