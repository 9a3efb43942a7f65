/*===- ropewalk/openmp.h - A parallel_for by OpenMP ---------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * For ropewalk_plan_options::parallel_for; link Ropewalk::openmp. Plans call it only
 * for work that is worth the start of a parallel region. The first call makes OpenMP's
 * team of threads, which allocates: it stands outside ropewalk_run's promise.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_OPENMP_H
#define ROPEWALK_OPENMP_H

#include "ropewalk/ropewalk.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One contiguous share of [0, count) per thread. `context` is not used. */
ROPEWALK_API void ropewalk_openmp_parallel_for(void *context, int64_t count,
                                               void (*body)(void *body_context, int64_t begin,
                                                            int64_t end),
                                               void *body_context);

#ifdef __cplusplus
}
#endif

#endif
