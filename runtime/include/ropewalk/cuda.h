/*===- ropewalk/cuda.h - Plans for CUDA ---------------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * The same rotations and layouts as ropewalk.h, on q and k in a GPU's memory:
 *
 *   ropewalk_cuda_plan *plan;
 *   if (ropewalk_cuda_plan_create(&rotation, &layout, &options, &plan, &error))
 *     return fail(error.message);
 *   ropewalk_cuda_run(plan, &tensors, stream, &error);   // every layer, any thread
 *   ropewalk_cuda_position_status(plan, stream, &error); // when it may wait
 *   ropewalk_cuda_plan_destroy(plan);
 *
 * Needs neither CUDA's headers nor its runtime: NVIDIA's driver is opened on first use.
 * Contexts and streams are the driver API's CUcontext and CUstream; a cudaStream_t is the
 * latter, and a device's primary context the one that the CUDA runtime uses.
 *
 * Factored tables and cu_seqlens take rows made before.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_CUDA_H
#define ROPEWALK_CUDA_H

#include "ropewalk/ropewalk.h"

#ifdef __cplusplus
extern "C" {
#endif

/*--- Tables -----------------------------------------------------------------*/

/* A table's rows in the memory of one context, for any number of its plans. They and
   the caller hold references to it. */
typedef struct ropewalk_cuda_table ropewalk_cuda_table;

/* Uploads `table`, and keeps a reference to it. `context`: null for the thread's current one.
   Waits until the copy is done. `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_cuda_table_create(const ropewalk_table *table, void *context,
                                                        ropewalk_cuda_table **cuda_table,
                                                        ropewalk_error *error);
ROPEWALK_API void ropewalk_cuda_table_destroy(ropewalk_cuda_table *table);

/*--- Plan -------------------------------------------------------------------*/

typedef struct ropewalk_cuda_plan_options {
  const ropewalk_kernel_table *kernels; /* of a library generated for the target cuda; it and all
                                           that it names must outlive the plan */
  void *context; /* CUcontext of all runs; null: the calling thread's current one */
  /* Where cos and sin come from: `cache` if set, else `table` if set, else an own table for
     [position_begin, position_end), plain, built on the host with parallel_for and uploaded.
     The cache is in the context's memory; kernels of words, which are the fastest, need
     pair_stride 1 and rows at multiples of their accesses' bytes: of 16, or 8 or 4 where these
     divide the window and 16 do not. A generated library has kernels that read caches of f32 and
     of the tensors' own dtype; of others rows must be made. */
  const ropewalk_cache *cache;
  const ropewalk_cuda_table *table;
  int64_t position_begin, position_end;
  ropewalk_pad pad;
  int64_t pad_position;               /* within 32 bits */
  const char *kernel;                 /* use only the kernel so named; null: the best */
  ropewalk_parallel_for parallel_for; /* null: the calling thread does all */
  void *parallel_context;
} ropewalk_cuda_plan_options;

/* A kernel of each needed alignment, loaded, and what its launches need. Immutable but for
   one word, which runs set where positions are out of range; any number of threads may run
   it at once, in any streams of its context. */
typedef struct ropewalk_cuda_plan ropewalk_cuda_plan;

/* Finds the driver and the context, without which nothing else is checked; checks as
   ropewalk_plan_create does; then loads modules and uploads tables: waits for the device. Beside
   that function's errors:
     UNSUPPORTED           what kernels for devices don't do (above), or none in `kernels`
     UNSUPPORTED_HARDWARE  no driver, no GPU, or one of another compute capability
     OUT_OF_MEMORY         of the host or the device
     DEVICE_FAILED         the driver refused; the message names its call and error
   ROPEWALK_VERBOSE=plan prints a line; ROPEWALK_KERNEL and ROPEWALK_MAX_ISA are for CPUs.
   `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_cuda_plan_create(const ropewalk_rotation *rotation,
                                                       const ropewalk_layout *layout,
                                                       const ropewalk_cuda_plan_options *options,
                                                       ropewalk_cuda_plan **plan,
                                                       ropewalk_error *error);

/* Frees memory and unloads modules: all runs must have ended. */
ROPEWALK_API void ropewalk_cuda_plan_destroy(ropewalk_cuda_plan *plan);

/* What the plan runs and why, a line each; owned by the plan. */
ROPEWALK_API const char *ropewalk_cuda_plan_describe(const ropewalk_cuda_plan *plan);

/*--- Run --------------------------------------------------------------------*/

/* Starts the rotation of q and k in `stream` (CUstream; null: the default one). Pointers of
   `tensors` are device addresses, lists and rows too. One launch for each of axes.blocks or for
   the window, or several where a tensor or rows span 2^31 elements, or words for kernels of words.
   UNSUPPORTED without rows where the table is factored, with cu_seqlens, and where `kernels` has
   none that reads the plan's cache, or positions of its axes; and for a position_offset with
   which listed position or start 0 has no row within 32 bits.

   Checks counts, pointers and overlap as ropewalk_run does, and counted positions if they
   have no starts: then POSITION_OUT_OF_RANGE, and nothing is started. Listed positions
   (i32, or i64 within 32 bits) and starts are checked by the kernel: rows out of range leave
   dst as it is and mark the plan, see ropewalk_cuda_position_status.

   No allocation, no wait: may be captured in a CUDA graph, where addresses and counts are
   then fixed and positions are read anew in every replay. Makes the plan's context the
   thread's current one, for the duration of the call, if it isn't. DEVICE_FAILED if the
   driver refuses the launch; errors of kernels that ran before show here too. `error` may be
   null. */
ROPEWALK_API ropewalk_status ropewalk_cuda_run(const ropewalk_cuda_plan *plan,
                                               const ropewalk_tensors *tensors, void *stream,
                                               ropewalk_error *error);

/* What run checks, and whose memory the pointers that a run would look at are, the plan's cache
   among them; starts nothing. For the first call, and where a kernel met an illegal address: it
   asks the driver about each pointer, which costs more than a launch. INVALID_ARGUMENT for what
   the driver does not know, unless the device reads any memory of the host's, and for another
   device's, also where the context was given access to it. Not known: whether memory is as long
   as the layout says. `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_cuda_validate(const ropewalk_cuda_plan *plan,
                                                    const ropewalk_tensors *tensors,
                                                    ropewalk_error *error);

/* As ropewalk_rows_bytes. */
ROPEWALK_API int64_t ropewalk_cuda_rows_bytes(const ropewalk_cuda_plan *plan, int64_t rows);

/* As ropewalk_make_rows, started in `stream`: writes the rows of all tokens' positions, and of
   cu_seqlens and starts, to the device's memory at `rows`, for runs that come after it in the
   stream, of this plan or of any other that may read them. Rows are the same bits as the CPU's.
   Positions are checked as by run: a token without one leaves its row as it is and marks the
   plan. So does a token that is in no sequence: cu_seqlens is not read by the host. */
ROPEWALK_API ropewalk_status ropewalk_cuda_make_rows(const ropewalk_cuda_plan *plan,
                                                     const ropewalk_tensors *tensors, void *rows,
                                                     int64_t bytes, void *stream,
                                                     ropewalk_error *error);

/* Waits for `stream`; POSITION_OUT_OF_RANGE if a position of any run since the last call of
   this had no row, OK if none had. Sees runs of this plan that came before it in `stream`;
   of others that go on at the time it may see some, and may forget what it does not see. Not while
   a stream is captured. */
ROPEWALK_API ropewalk_status ropewalk_cuda_position_status(const ropewalk_cuda_plan *plan,
                                                           void *stream, ropewalk_error *error);

#ifdef __cplusplus
}
#endif

#endif
