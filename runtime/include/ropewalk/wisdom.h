/*===- ropewalk/wisdom.h - Which installed kernels this machine runs best -*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * A library may hold several kernels that compute the same: for several levels of the
 * ISA, or forms of one. Which is fastest depends on the CPU. Once per machine:
 *
 *   ropewalk_tune_installed(rope_kernels(), 10, "rope.wisdom", &error);
 *
 * and from then on, in every process with ROPEWALK_WISDOM=rope.wisdom in its environment,
 * plans prefer what was measured as fastest. No compiler is needed.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_WISDOM_H
#define ROPEWALK_WISDOM_H

#include "ropewalk/ropewalk.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Times, side by side on the calling thread, all kernels of `kernels` that rotate the same
   window of a known width and run on this CPU, with 8 and 32 heads and 1, 16 and 512 tokens,
   for about `seconds` (above 0, at most 3600; verification is not counted), and writes to the
   file `path` which of them plans should prefer to their own choice, and from how many bytes
   and heads on: those that take 3 % less time with 95 % confidence. Kernels that store past
   the caches or prefetch are not looked at, and keep their calls; those that touch lines ahead
   are, and keep calls of the bytes from which on the table has them. Each kernel's result is
   first compared with the portable rotation; one that differs by more than rounding is never
   preferred. If the file was written on this CPU, its lines about kernels that `kernels` lacks
   stay, in front of the new ones, so that libraries may share a file, the oldest leaving one that
   would have more than 1 MiB; else, or if it has a wrong line, it is replaced. It is written aside
   and renamed, which is tried before anything is measured; links to files stay links, modes as they
   are. Of two that tune into one file at the same time the later one's lines stay.

   Errors: INVALID_ARGUMENT for a null or wrong argument, or a file that can't be written;
   UNSUPPORTED_HARDWARE for a CPU that runs no kernels; OUT_OF_MEMORY. `error` may be null.
   Any number of threads may tune at once, but would disturb each other's measurements.

   ROPEWALK_WISDOM names such a file to ropewalk_plan_create, which returns INVALID_ARGUMENT if
   it can't be read, is no regular file, has a wrong line or more than 1 MiB, and leaves it alone if
   it was written on another CPU (ropewalk_plan_describe says so; CPUs that do not say which they
   are, on Arm outside Linux, are taken for one). Lines about kernels that the table lacks, or that
   this CPU does not run, mean nothing. ROPEWALK_KERNEL and ropewalk_plan_options.kernel go
   before. */
ROPEWALK_API ropewalk_status ropewalk_tune_installed(const ropewalk_kernel_table *kernels,
                                                     double seconds, const char *path,
                                                     ropewalk_error *error);

#ifdef __cplusplus
}
#endif

#endif
