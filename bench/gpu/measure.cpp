//===- measure.cpp - Times of one cell ------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/measure.h"

namespace ropewalk::bench {

GpuRow measureCell(const GpuArena &arena, const GpuWorkload &workload, const GpuCell &cell,
                   const GpuStream &stream, double seconds) {
  GpuRow row;
  row.cell = cell;
  row.kernel = workload.kernel();
  for (size_t i = 0; i < gpuSubjects; ++i)
    if (!workload.isRight(GpuSubject(i)))
      row.wrong += (row.wrong.empty() ? "" : ", ") + std::string(subjectName(GpuSubject(i)));
  if (!row.wrong.empty())
    return row;
  std::vector<GpuWork> subjects;
  for (size_t i = 0; i < gpuSubjects; ++i)
    subjects.push_back([&workload, i] { workload.run(GpuSubject(i)); });
  row.timings = timeByAllMethods(arena.gpu, stream, arena.flush, subjects, seconds);
  return row;
}

} // namespace ropewalk::bench
