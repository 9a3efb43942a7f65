//===- function_time.cpp - How long a kernel takes on paper ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "function_time.h"

#include "kernel_spec.h"

using namespace llvm;

namespace ropewalk {

Expected<FunctionTime> timeFunction(const CpuModel &cpu, const CodeFunction &function,
                                    ropewalk_dtype dtype) {
  auto loops = findHeadLoops(cpu, function);
  if (!loops)
    return loops.takeError();
  FunctionTime result;
  result.name = function.name;
  double longest = 0;
  for (const HeadLoop &loop : *loops) {
    auto time = timeLoop(cpu, loop.code);
    if (!time)
      return createStringError(function.name + ": " + toString(time.takeError()));
    result.counts += loop.counts;
    result.time.cycles += time->cycles;
    if (time->cycles > longest) {
      longest = time->cycles;
      result.time.limit = time->limit;
    }
  }
  result.elements = result.counts.storedBytes / elementBytes(dtype);
  return result;
}

} // namespace ropewalk
