/*===- ropewalk/opencl.h - Plans for OpenCL -----------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * The same rotations and layouts as ropewalk.h, on q and k in buffers of an OpenCL device:
 *
 *   ropewalk_opencl_plan *plan;
 *   if (ropewalk_opencl_plan_create(&rotation, &layout, &options, &plan, &error))
 *     return fail(error.message);
 *   ropewalk_opencl_run(plan, &tensors, queue, &error);     // every layer, any thread
 *   ropewalk_opencl_position_status(plan, queue, &error);   // when it may wait
 *   ropewalk_opencl_plan_destroy(plan);
 *
 * Needs OpenCL 1.2, but not its headers: the loader libOpenCL.so.1 is opened on first use.
 * Handles are cl_context, cl_device_id, cl_command_queue and cl_mem. What kernels for devices
 * don't do is said in ropewalk/cuda.h. Rows of factored tables take a device with cl_khr_fp64.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_OPENCL_H
#define ROPEWALK_OPENCL_H

#include "ropewalk/ropewalk.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A place in a buffer. Distinct buffers do not overlap; that is not checked of sub-buffers. */
typedef struct ropewalk_opencl_buffer {
  void *memory;   /* cl_mem; null: none */
  int64_t offset; /* bytes from its beginning, >= 0 */
} ropewalk_opencl_buffer;

/*--- Tables -----------------------------------------------------------------*/

/* A table's rows in a buffer of one context, for any number of its plans. They and the
   caller hold references to it. */
typedef struct ropewalk_opencl_table ropewalk_opencl_table;

/* Copies `table` to a buffer of `context`, and keeps a reference to it. `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_opencl_table_create(const ropewalk_table *table,
                                                          void *context,
                                                          ropewalk_opencl_table **opencl_table,
                                                          ropewalk_error *error);
ROPEWALK_API void ropewalk_opencl_table_destroy(ropewalk_opencl_table *table);

/* The caller's own cos and sin, as ropewalk_cache has them. */
typedef struct ropewalk_opencl_cache {
  ropewalk_opencl_buffer cos, sin;
  int64_t rows;         /* positions 0 .. rows-1 */
  int64_t row_stride;   /* elements */
  int64_t pair_stride;  /* elements */
  ropewalk_dtype dtype; /* of cos and sin */
} ropewalk_opencl_cache;

/*--- Plan -------------------------------------------------------------------*/

typedef struct ropewalk_opencl_plan_options {
  const ropewalk_kernel_table *kernels; /* of a library generated for the target opencl; it and all
                                           that it names must outlive the plan */
  void *context;                        /* cl_context */
  void *device;                         /* cl_device_id, one of the context's */
  /* Where cos and sin come from: `cache` if set, else `table` if set, else an own table for
     [position_begin, position_end), plain, built on the host with parallel_for and copied. */
  const ropewalk_opencl_cache *cache;
  const ropewalk_opencl_table *table;
  int64_t position_begin, position_end;
  ropewalk_pad pad;
  int64_t pad_position;               /* within 32 bits */
  const char *kernel;                 /* use only the kernel so named; null: the best */
  ropewalk_parallel_for parallel_for; /* null: the calling thread does all */
  void *parallel_context;
} ropewalk_opencl_plan_options;

/* A kernel of each needed alignment, compiled, and what its launches need. Any number of
   threads may run it at once, on any queues of its context and device. */
typedef struct ropewalk_opencl_plan ropewalk_opencl_plan;

/* Finds the loader and asks for the device, checks as ropewalk_plan_create does, then compiles
   kernels and copies tables. Without a loader nothing else is checked. Beside that function's
   errors:
     UNSUPPORTED           what kernels for devices don't do, or none in `kernels`
     UNSUPPORTED_HARDWARE  no loader, or no block as wide as a kernel needs
     OUT_OF_MEMORY         of the host or the device
     DEVICE_FAILED         OpenCL refused; the message names its call, the number of its error,
                           and the first line of a compiler's log
   ROPEWALK_VERBOSE=plan prints a line; ROPEWALK_KERNEL and ROPEWALK_MAX_ISA are for CPUs.
   `error` may be null. */
ROPEWALK_API ropewalk_status
ropewalk_opencl_plan_create(const ropewalk_rotation *rotation, const ropewalk_layout *layout,
                            const ropewalk_opencl_plan_options *options,
                            ropewalk_opencl_plan **plan, ropewalk_error *error);
ROPEWALK_API void ropewalk_opencl_plan_destroy(ropewalk_opencl_plan *plan);

/* What the plan runs and why, a line each; owned by the plan. */
ROPEWALK_API const char *ropewalk_opencl_plan_describe(const ropewalk_opencl_plan *plan);

/*--- Run --------------------------------------------------------------------*/

/* Tensors of one call, as ropewalk_tensors has them. Buffers of absent tensors are ignored. */
typedef struct ropewalk_opencl_tensors {
  ropewalk_opencl_buffer q_src, q_dst, k_src, k_dst;
  int64_t batches;
  int64_t tokens;
  ropewalk_index index;
  ropewalk_opencl_buffer positions;  /* [axes, batches, tokens] of the index type */
  int64_t position_axis_stride;      /* elements; 0: all axes share one set of positions */
  int64_t position_batch_stride;     /* elements; 0: all batches share one row of positions */
  int64_t position_offset;           /* added to every position */
  ropewalk_index ragged_index;       /* type of the next two; NONE: there are neither */
  ropewalk_opencl_buffer cu_seqlens; /* [sequences + 1] */
  ropewalk_opencl_buffer starts;     /* [sequences], or [batches] without cu_seqlens */
  int64_t sequences;
  ropewalk_opencl_buffer rows; /* made before */
} ropewalk_opencl_tensors;

/* Enqueues the rotation of q and k on `queue`, which executes in order. One launch for each of
   axes.blocks or for the window, or several for more than 65535 batches. UNSUPPORTED as
   ropewalk_cuda_run, and where a tensor, or rows, reaches 2^31 elements, or words of 4
   bytes for kernels of words, into its buffer. Buffers begin at multiples of 16 bytes, as
   those that OpenCL allocates do (CL_MEM_USE_HOST_PTR: not checked).

   Checks counts and overlap as ropewalk_run does, that buffers are of the plan's context and
   have all that the call reads and writes (a cache's are not looked at), and counted positions if
   they have no starts: then POSITION_OUT_OF_RANGE, and nothing is enqueued. Listed positions (i32,
   or i64 within 32 bits) and starts are checked by the kernel: rows out of range leave dst as it is
   and mark the plan, see ropewalk_opencl_position_status.

   Does not wait for the device. Arguments belong to a kernel in OpenCL, so a lock of the plan
   is held from the first one set until the launch is enqueued. `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_opencl_run(const ropewalk_opencl_plan *plan,
                                                 const ropewalk_opencl_tensors *tensors,
                                                 void *queue, ropewalk_error *error);

/* As ropewalk_rows_bytes. */
ROPEWALK_API int64_t ropewalk_opencl_rows_bytes(const ropewalk_opencl_plan *plan, int64_t rows);

/* As ropewalk_cuda_make_rows, enqueued on `queue`. Of `tensors` it reads counts and lists. */
ROPEWALK_API ropewalk_status ropewalk_opencl_make_rows(const ropewalk_opencl_plan *plan,
                                                       const ropewalk_opencl_tensors *tensors,
                                                       const ropewalk_opencl_buffer *rows,
                                                       int64_t bytes, void *queue,
                                                       ropewalk_error *error);

/* Waits for `queue`; POSITION_OUT_OF_RANGE if a position of any run since the last call of
   this had no row, OK if none had. Sees runs of this plan that came before it in `queue`; of
   others that go on at the time it may see some, and may forget what it does not see. */
ROPEWALK_API ropewalk_status ropewalk_opencl_position_status(const ropewalk_opencl_plan *plan,
                                                             void *queue, ropewalk_error *error);

#ifdef __cplusplus
}
#endif

#endif
