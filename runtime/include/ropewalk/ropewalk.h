/*===- ropewalk/ropewalk.h - C API --------------------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * Describe a rotation and a layout, make a plan once, run it per layer.
 *
 *   ropewalk_plan *plan;
 *   ropewalk_error error;
 *   if (ropewalk_plan_create(&rotation, &layout, &options, &plan, &error))
 *     return fail(error.message);
 *   ropewalk_run(plan, &tensors);        // every layer, any thread
 *   ropewalk_plan_destroy(plan);
 *
 * Zero is the default of every field unless its comment says otherwise, so start
 * from `= {0}`. Nothing here throws, aborts or prints (ROPEWALK_VERBOSE=plan
 * makes plan creation write one line to stderr).
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_ROPEWALK_H
#define ROPEWALK_ROPEWALK_H

#include "ropewalk/kernel.h"

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define ROPEWALK_API __attribute__((visibility("default")))
#else
#define ROPEWALK_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum ropewalk_status {
  ROPEWALK_OK = 0,
  ROPEWALK_INVALID_ARGUMENT = 1,      /* a field is out of its range or contradicts another */
  ROPEWALK_UNSUPPORTED = 2,           /* valid, but no kernel in the table computes it */
  ROPEWALK_UNSUPPORTED_HARDWARE = 3,  /* kernels compute it, but not on this CPU */
  ROPEWALK_POSITION_OUT_OF_RANGE = 4, /* a position has no table row; nothing was written */
  ROPEWALK_OVERLAP = 5,               /* src and dst overlap; nothing was written */
  ROPEWALK_MISALIGNED = 6,            /* a pointer is not a multiple of its element size, or of
                                         what the kernel asked for by name needs */
  ROPEWALK_OUT_OF_MEMORY = 7,
  ROPEWALK_CHECK_FAILED = 8 /* the self-check found an error above its bound */
} ropewalk_status;

/* Where a function says more than its status. */
typedef struct ropewalk_error {
  ropewalk_status status;
  char message[256]; /* one line: field, found, expected; empty when OK */
} ropewalk_error;

/* "ok", "invalid argument", ...; never null. */
ROPEWALK_API const char *ropewalk_status_name(ropewalk_status status);

/*--- Rotation ---------------------------------------------------------------*/

/* Which components form pair i of a window of R components. */
typedef enum ropewalk_pairing {
  ROPEWALK_HALF = 0,       /* x[i] with x[i + R/2]: NeoX, rotate_half */
  ROPEWALK_INTERLEAVED = 1 /* x[2i] with x[2i + 1]: GPT-J, complex */
} ropewalk_pairing;

/* How inv_freq follows from theta. Source: Hugging Face modeling_rope_utils. */
typedef enum ropewalk_scaling {
  ROPEWALK_SCALING_DEFAULT = 0, /* inv_freq[i] = theta^(-2i/R) */
  ROPEWALK_SCALING_LLAMA3 = 1   /* wavelengths w = 2 pi / inv_freq above O/low are divided by
                                   factor, below O/high kept, blended between; O = original_max */
} ropewalk_scaling;

typedef struct ropewalk_frequencies {
  double theta; /* > 1, finite; has no default */
  ropewalk_scaling scaling;
  double factor;                           /* llama3: >= 2^-16, finite */
  double low_freq_factor;                  /* llama3: > 0 */
  double high_freq_factor;                 /* llama3: >= low_freq_factor; equal means a step */
  double original_max_position_embeddings; /* llama3: > 0, tokens */
  double attention_factor; /* cos and sin are multiplied by it; within [2^-64, 2^64]; has no
                              default, usually 1 */
} ropewalk_frequencies;

/* What is computed on each head of head_dim components: the window
   [window_begin, window_begin + rotary_dim) turns by position * inv_freq[i] per
   pair i; components outside it are copied (out of place) or left (in place). */
typedef struct ropewalk_rotation {
  int64_t head_dim;     /* 1 to 65536, components per head as stored */
  int64_t window_begin; /* first rotated component */
  int64_t rotary_dim;   /* R: even, 0 <= R <= head_dim - window_begin */
  ropewalk_pairing pairing;
  int32_t inverse; /* nonzero: the transpose (sine negated, same attention_factor) */
  ropewalk_frequencies frequencies;
} ropewalk_rotation;

/* Writes the R/2 inverse frequencies, rounded to f64 (within 1 ulp). */
ROPEWALK_API ropewalk_status ropewalk_inv_freq(const ropewalk_rotation *rotation, double *inv_freq,
                                               ropewalk_error *error);

/*--- Layout -----------------------------------------------------------------*/

typedef enum ropewalk_dtype {
  ROPEWALK_F32 = 0,
  ROPEWALK_F16 = 1, /* IEEE binary16 */
  ROPEWALK_BF16 = 2 /* upper half of binary32 */
} ropewalk_dtype;

typedef enum ropewalk_place {
  ROPEWALK_OUT_OF_PLACE = 0, /* src and dst do not overlap */
  ROPEWALK_IN_PLACE = 1      /* dst is read and written, src and its strides are ignored */
} ropewalk_place;

/* Strides of one tensor in elements; components are always adjacent. BSHD, BHSD,
   THD and slices of packed QKV rows are all strides, within -2^40 to 2^40. Rows of dst
   do not overlap. */
typedef struct ropewalk_tensor_layout {
  int64_t heads; /* up to 65536; 0: there is no such tensor */
  int64_t src_batch_stride, src_token_stride, src_head_stride;
  int64_t dst_batch_stride, dst_token_stride, dst_head_stride;
} ropewalk_tensor_layout;

typedef struct ropewalk_layout {
  ropewalk_dtype dtype; /* storage; arithmetic is f32 */
  ropewalk_place place;
  ropewalk_tensor_layout q, k; /* k may have another number of heads */
} ropewalk_layout;

/*--- Tables -----------------------------------------------------------------*/

/* cos and sin for consecutive positions, f32, each within 0.51 ulp of 1.0 (that is
   6.1e-8, times attention_factor) of the value over the reals. Immutable, reference
   counted by plans, shareable between plans and threads. */
typedef struct ropewalk_table ropewalk_table;

/* Builds rows for positions [position_begin, position_end), within (-2^31, 2^31).
   Memory: rows * rotary_dim * 4 bytes, each row padded to 64 bytes. Where the system
   overcommits memory, it may grant a table larger than there is and end the process
   when the rows are written: OUT_OF_MEMORY cannot be relied on. */
ROPEWALK_API ropewalk_status ropewalk_table_create(const ropewalk_rotation *rotation,
                                                   int64_t position_begin, int64_t position_end,
                                                   ropewalk_table **table, ropewalk_error *error);
ROPEWALK_API void ropewalk_table_destroy(ropewalk_table *table);

/* The caller's own f32 cos and sin, used as given: row p, pair i is
   cos[p*row_stride + i*pair_stride]. Half-width caches have pair_stride 1; tiled
   full-width ones too (the first half is read); repeated full-width and complex
   ones have pair_stride 2, with sin = cos + 1 when complex. Must outlive the plan, and
   must not overlap dst of any run (not checked). */
typedef struct ropewalk_cache {
  const float *cos;
  const float *sin;
  int64_t rows;        /* positions 0 .. rows-1 */
  int64_t row_stride;  /* elements */
  int64_t pair_stride; /* elements */
} ropewalk_cache;

/*--- Plan -------------------------------------------------------------------*/

/* The host's own threads: call body(body_context, begin, end) so that [0, count) is
   covered exactly once, in any order, from any thread, and return when all is done. */
typedef void (*ropewalk_parallel_for)(void *context, int64_t count,
                                      void (*body)(void *body_context, int64_t begin, int64_t end),
                                      void *body_context);

typedef struct ropewalk_plan_options {
  const ropewalk_kernel_table *kernels; /* of the generated library; null: reference only */
  /* Where cos and sin come from: `cache` if set, else `table` if set, else an own table
     for [position_begin, position_end). */
  const ropewalk_cache *cache;
  const ropewalk_table *table;
  int64_t position_begin, position_end;
  int32_t allow_reference; /* nonzero: the portable reference may serve what no kernel does */
  const char *max_isa;     /* highest target name to use; null: ROPEWALK_MAX_ISA, else no limit */
  const char *kernel;      /* use only the kernel so named; null: ROPEWALK_KERNEL, else the best */
  ropewalk_parallel_for parallel_for; /* null: the calling thread does all */
  void *parallel_context;
} ropewalk_plan_options;

/* Kernels chosen for a rotation and a layout on this CPU. Immutable; any number of
   threads may run it at once. */
typedef struct ropewalk_plan ropewalk_plan;

/* All validation, table building and kernel choice. `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_plan_create(const ropewalk_rotation *rotation,
                                                  const ropewalk_layout *layout,
                                                  const ropewalk_plan_options *options,
                                                  ropewalk_plan **plan, ropewalk_error *error);
ROPEWALK_API void ropewalk_plan_destroy(ropewalk_plan *plan);

/* What the plan runs and why, one line per tensor and kernel; owned by the plan. */
ROPEWALK_API const char *ropewalk_plan_describe(const ropewalk_plan *plan);

/*--- Run --------------------------------------------------------------------*/

typedef enum ropewalk_index {
  ROPEWALK_INDEX_NONE = 0, /* token t of each batch is at position_offset + t */
  ROPEWALK_INDEX_I32 = 1,
  ROPEWALK_INDEX_I64 = 2
} ropewalk_index;

/* Tensors of one call. Pointers of absent tensors are ignored. */
typedef struct ropewalk_tensors {
  const void *q_src;
  void *q_dst;
  const void *k_src;
  void *k_dst;
  int64_t batches; /* >= 0 */
  int64_t tokens;  /* >= 0, per batch */
  ropewalk_index index;
  const void *positions;         /* [batches, tokens] of the index type, or null for NONE */
  int64_t position_batch_stride; /* elements; 0: all batches share one row of positions */
  int64_t position_offset;       /* added to every position */
} ropewalk_tensors;

/* Rotates q and k. No allocation, no lock; checks positions, pointers and overlap before
   it writes anything. With parallel_for set and enough work, it is used. Listed positions
   and the caller's cos and sin must not overlap dst; that is not checked. */
ROPEWALK_API ropewalk_status ropewalk_run(const ropewalk_plan *plan,
                                          const ropewalk_tensors *tensors);

/* The part [begin, end) of the batches*tokens rows, batch-major, on the calling thread.
   Any split gives the same bits as the whole. Of listed positions it checks its own. */
ROPEWALK_API ropewalk_status ropewalk_run_range(const ropewalk_plan *plan,
                                                const ropewalk_tensors *tensors, int64_t begin,
                                                int64_t end);

/*--- Check ------------------------------------------------------------------*/

typedef struct ropewalk_check_report {
  double worst_ulp; /* in the storage type, of attention_factor * hypot(x0, x1) */
  double bound_ulp; /* what docs/numerics.md promises for this kernel */
  int64_t worst_position;
  int64_t compared; /* elements */
  char kernel[128]; /* name of the kernel that did worst */
} ropewalk_check_report;

/* Runs every kernel of the plan on random data against the rotation over the reals
   (or over the caller's cache), at every position of a range up to 4096, positions
   spread over a larger one, and token counts around each tile. CHECK_FAILED if a bound
   does not hold. Allocates. */
ROPEWALK_API ropewalk_status ropewalk_check(const ropewalk_plan *plan,
                                            ropewalk_check_report *report);

#ifdef __cplusplus
}
#endif

#endif
