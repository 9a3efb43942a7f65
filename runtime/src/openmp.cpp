//===- openmp.cpp - A parallel_for by OpenMP ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/openmp.h"

#include <omp.h>

void ropewalk_openmp_parallel_for(void *context, int64_t count,
                                  void (*body)(void *body_context, int64_t begin, int64_t end),
                                  void *body_context) {
  (void)context;
#pragma omp parallel
  {
    int64_t threads = omp_get_num_threads(), thread = omp_get_thread_num();
    int64_t share = count / threads, rest = count % threads;
    int64_t begin = thread * share + (thread < rest ? thread : rest);
    int64_t end = begin + share + (thread < rest);
    if (begin < end)
      body(body_context, begin, end);
  }
}
