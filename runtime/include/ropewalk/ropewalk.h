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
  ROPEWALK_UNSUPPORTED_HARDWARE = 3,  /* kernels compute it, but not on this CPU or device */
  ROPEWALK_POSITION_OUT_OF_RANGE = 4, /* a position has no table row; nothing was written */
  ROPEWALK_OVERLAP = 5,               /* src, dst or rows of a dst overlap; nothing was written */
  ROPEWALK_MISALIGNED = 6,            /* a pointer is not a multiple of its element size, or of
                                         what the kernel asked for by name needs */
  ROPEWALK_OUT_OF_MEMORY = 7,
  ROPEWALK_CHECK_FAILED = 8, /* the self-check found an error above its bound */
  ROPEWALK_DEVICE_FAILED = 9 /* a device's driver refused; the message has the driver's own error */
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

/* How inv_freq follows from theta; f[i] = theta^(-2i/R), R = rotary_dim, 0 <= i < R/2, O =
   original_max_position_embeddings. Source: Hugging Face modeling_rope_utils unless said. */
typedef enum ropewalk_scaling {
  ROPEWALK_SCALING_DEFAULT = 0, /* f[i] */
  ROPEWALK_SCALING_LLAMA3 = 1,  /* wavelengths 2 pi / f[i] above O/low_freq_factor are divided by
                                   factor, below O/high_freq_factor kept, blended between */
  ROPEWALK_SCALING_LINEAR = 2,  /* f[i] / factor: position interpolation */
  ROPEWALK_SCALING_DYNAMIC = 3, /* f with theta (factor L/M - (factor-1))^(R/(R-2)) for theta, where
                                   M = max_position_embeddings, L = max(seq_len, M) */
  ROPEWALK_SCALING_NTK = 4,     /* (theta factor)^(-2i/R) / factor^(2/R); with mixed_b > 0:
                                   f[i] / exp(a (i+1)^mixed_b), a = ln factor / (R/2)^mixed_b.
                                   Source: vLLM */
  ROPEWALK_SCALING_NTK_ALPHA = 5, /* f with theta alpha^(R/(R-2)) for theta. Source: Hunyuan */
  ROPEWALK_SCALING_YARN = 6,      /* f[i] where pairs turn often within O, f[i]/factor where seldom,
                                     blended between beta_fast and beta_slow turns */
  ROPEWALK_SCALING_LONGROPE = 7,  /* f[i] / long_factor[i] if seq_len > O, else / short_factor[i] */
  ROPEWALK_SCALING_PROPORTIONAL = 8, /* f[i] / factor for i < active_pairs, else 0 */
  ROPEWALK_SCALING_LIST = 9          /* inv_freq[i] as given; theta does nothing */
} ropewalk_scaling;

/* With which numbers angles are computed. */
typedef enum ropewalk_angle {
  ROPEWALK_ANGLE_EXACT = 0, /* position * inv_freq[i] over the reals */
  ROPEWALK_ANGLE_HF = 1     /* in f32 step by step as Hugging Face transformers does, each step
                               correctly rounded: what a model saw in training. Differs from EXACT
                               by up to about 1e-2 in cos and sin at position 131072 */
} ropewalk_angle;

/* Numbers of a rule; those that the chosen one does not read must be 0. Lists are read
   during the call that takes them and need not outlive it. */
typedef struct ropewalk_frequencies {
  double theta; /* > 1, finite, has no default; list: or 0 */
  ropewalk_scaling scaling;
  ropewalk_angle angle;
  double factor;           /* linear, dynamic, ntk, yarn, llama3: >= 2^-16, finite; proportional:
                              likewise, 0 means 1; longrope: only its default attention factor
                              depends on it */
  double low_freq_factor;  /* llama3: > 0 */
  double high_freq_factor; /* llama3: >= low_freq_factor; equal means a step */
  double original_max_position_embeddings; /* llama3, yarn, longrope: > 0, tokens */
  double max_position_embeddings;          /* dynamic: > 0, tokens */
  double alpha;                            /* ntk_alpha: >= 2^-16, finite */
  double mixed_b;                          /* ntk: >= 0; 0 means the form without it */
  double beta_fast, beta_slow;             /* yarn: > 0, beta_fast >= beta_slow; 0 means 32 and 1 */
  double mscale, mscale_all_dim; /* yarn: >= 0; its default attention factor depends on them */
  double extrapolation_factor;   /* yarn: weight of the kept frequencies, at most 1; 0 means 1 */
  int32_t no_truncate;           /* yarn: nonzero: bounds of the blend are not rounded to pairs */
  int32_t log_blend;             /* yarn: nonzero: blends logarithms of frequencies */
  int64_t active_pairs;          /* proportional: 0 <= active_pairs <= R/2 */
  int64_t seq_len;               /* dynamic, longrope: tokens to be served, > 0; has no default */
  const double *short_factor, *long_factor; /* longrope: R/2 divisors each, >= 2^-16, finite */
  const double *inv_freq;  /* list: R/2 finite numbers of either sign, magnitude at most 2^16 */
  const double *divisors;  /* null, or R/2 more divisors of f[i], before the rule: ggml's
                              freq_factors, reciprocals of MLX's freqs; default, linear, yarn */
  int64_t list_length;     /* entries of each of these lists: R/2; 0 where none is given */
  double attention_factor; /* cos and sin are multiplied by it; within [2^-64, 2^64]; 0 means the
                              rule's own: yarn g(mscale)/g(mscale_all_dim) if both are not 0, else
                              g(1), g(m) = 0.1 m ln factor + 1 (1 if factor <= 1); longrope
                              sqrt(1 + ln factor / ln O) (1 if factor <= 1); others 1 */
} ropewalk_frequencies;

/* Most position axes of one rotation. */
#define ROPEWALK_MAX_AXES 8

/* Which axis of a token's position turns pair i. */
typedef enum ropewalk_axis_order {
  ROPEWALK_AXES_CONTIGUOUS = 0,  /* the first sections[0] pairs axis 0, the next sections[1] axis 1,
                                    ...  (Qwen2-VL, Flux) */
  ROPEWALK_AXES_INTERLEAVED = 1, /* a = i % count, if i < count * sections[a], else axis 0
                                    (Qwen3-VL) */
  ROPEWALK_AXES_LISTED = 2       /* pair_axis[i] */
} ropewalk_axis_order;

/* Positions with several coordinates: text and image grids, video. All zero: one
   coordinate, as in text. */
typedef struct ropewalk_axes {
  int32_t count; /* 0 or 1: one coordinate; at most ROPEWALK_MAX_AXES */
  ropewalk_axis_order order;
  int32_t restart; /* nonzero: the j-th pair of axis a has theta^(-2j/(2 sections[a])) for f, as in
                      Flux and axial vision; 0: frequencies run on over all pairs, as in M-RoPE */
  int32_t blocks;  /* nonzero, with CONTIGUOUS: axis a has its own block of 2 sections[a] adjacent
                      components, paired within it (Gemma 4 vision) */
  int64_t sections[ROPEWALK_MAX_AXES]; /* pairs of each axis; their sum is R/2 */
  const uint8_t *pair_axis;            /* [R/2], LISTED only; read during the call only */
} ropewalk_axes;

/* What is computed on each head of head_dim components: the window
   [window_begin, window_begin + rotary_dim) turns by position * inv_freq[i] per
   pair i; components outside it are copied (out of place) or left (in place). */
typedef struct ropewalk_rotation {
  int64_t head_dim;     /* 1 to 65536, components per head as stored */
  int64_t window_begin; /* first rotated component */
  int64_t rotary_dim;   /* R: even, 0 <= R <= head_dim - window_begin */
  ropewalk_pairing pairing;
  int32_t reorder; /* nonzero: `pairing` is the order of src, and dst has the other one */
  int32_t inverse; /* nonzero: the transpose (sine negated, same attention_factor) */
  ropewalk_axes axes;
  ropewalk_frequencies frequencies; /* not read where rotary_dim is 0 (of axes, only count and
                                       order are), nor where a plan has a cache */
} ropewalk_rotation;

/* Writes the R/2 inverse frequencies, rounded to f64 (within 1 ulp; with ROPEWALK_ANGLE_HF the f32
   numbers), and, unless null, the factor of cos and sin: 1 where rotary_dim is 0. */
ROPEWALK_API ropewalk_status ropewalk_inv_freq(const ropewalk_rotation *rotation, double *inv_freq,
                                               double *attention_factor, ropewalk_error *error);

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
   do not overlap: several heads are head_dim or more apart, or 0, as the layout of no
   tokens has them; a call with tokens is then refused. */
typedef struct ropewalk_tensor_layout {
  int64_t heads; /* up to 65536; 0: there is no such tensor, and its strides are ignored */
  int64_t src_batch_stride, src_token_stride, src_head_stride;
  int64_t dst_batch_stride, dst_token_stride, dst_head_stride;
} ropewalk_tensor_layout;

typedef struct ropewalk_layout {
  ropewalk_dtype dtype; /* storage; arithmetic is f32 */
  ropewalk_place place;
  ropewalk_tensor_layout q, k; /* k may have another number of heads */
} ropewalk_layout;

/*--- Tables -----------------------------------------------------------------*/

/* The host's own threads: call body(body_context, begin, end) so that [0, count) is
   covered exactly once, in any order, from any thread, and return when all is done. */
typedef void (*ropewalk_parallel_for)(void *context, int64_t count,
                                      void (*body)(void *body_context, int64_t begin, int64_t end),
                                      void *body_context);

/* cos and sin of a rotation, each within 0.51 ulp of 1.0 (that is 6.1e-8, times
   attention_factor) of the value over the reals, or with ROPEWALK_ANGLE_HF the model's own
   f32 numbers. Immutable, reference counted by plans, shareable between plans and threads. */
typedef struct ropewalk_table ropewalk_table;

typedef enum ropewalk_table_form {
  ROPEWALK_TABLE_AUTO = 0,    /* PLAIN up to 256 MiB, above it FACTORED where that is possible; with
                                 grow_from, its form */
  ROPEWALK_TABLE_PLAIN = 1,   /* a row of f32 per position: R * 4 bytes, padded to 64 */
  ROPEWALK_TABLE_FACTORED = 2 /* rows of f64 for steps of 1, 256 and 2^20 positions, multiplied once
                                 per token for all heads: at most 8448 rows of R * 8 bytes, however
                                 many positions. Not with ROPEWALK_ANGLE_HF */
} ropewalk_table_form;

typedef struct ropewalk_table_options {
  int64_t position_begin, position_end; /* rows for [begin, end), within (-2^31, 2^31) */
  ropewalk_table_form form;
  /* Instead of a range: a row for each of `rows` listed positions, any finite number of
     magnitude below 2^31, fractions too: positions[a * rows + r] is coordinate a of
     row r. A plan takes row numbers 0 .. rows-1 as one-coordinate positions. PLAIN. */
  const double *positions;
  int64_t rows;
  const ropewalk_table *grow_from;    /* a range's table of the same rotation and form: rows that it
                                         has are copied, not computed; it stays as it is */
  ropewalk_parallel_for parallel_for; /* null: the calling thread does all */
  void *parallel_context;
} ropewalk_table_options;

/* Builds a table. Where the system overcommits memory, it may grant a table larger than
   there is and end the process when the rows are written: OUT_OF_MEMORY cannot be relied
   on. */
ROPEWALK_API ropewalk_status ropewalk_table_create(const ropewalk_rotation *rotation,
                                                   const ropewalk_table_options *options,
                                                   ropewalk_table **table, ropewalk_error *error);
ROPEWALK_API void ropewalk_table_destroy(ropewalk_table *table);

/* Bytes that the rows of a table take. */
ROPEWALK_API int64_t ropewalk_table_bytes(const ropewalk_table *table);

/* The caller's own cos and sin, used as given: row p, pair i is cos[p*row_stride +
   i*pair_stride]. pair_stride is 1 for half-width caches and tiled full-width ones (the first
   half is read), 2 for repeated full-width ones, complex ones and pairs (sin = cos + 1), 4 for
   2x2 matrices (sin = cos + 2); a packed row [cos, sin] has sin = cos + R/2. Strides may be
   negative, but no entry is that of two rows or pairs: of several pairs |pair_stride| >= 1; of
   several rows |row_stride| > (R/2 - 1) |pair_stride| (row after row), or |pair_stride| >
   (rows - 1) |row_stride| > 0 (pair after pair). Must outlive the plan, and must not overlap dst
   of any run (not checked). With f16 and bf16, and where pair_stride is not 1, rows are made per
   token in f32 of adjacent pairs, for all heads at once; R is then at most 2048. */
typedef struct ropewalk_cache {
  const void *cos;
  const void *sin;
  int64_t rows;         /* positions 0 .. rows-1 */
  int64_t row_stride;   /* elements, magnitude below 2^31; of one row: ignored */
  int64_t pair_stride;  /* elements, magnitude below 2^15; of one pair: ignored */
  ropewalk_dtype dtype; /* of cos and sin */
} ropewalk_cache;

/*--- Plan -------------------------------------------------------------------*/

/* What becomes of rows whose position is pad_position. */
typedef enum ropewalk_pad {
  ROPEWALK_PAD_NONE = 0,  /* there is no pad position */
  ROPEWALK_PAD_LEAVE = 1, /* dst is left untouched */
  ROPEWALK_PAD_COPY = 2   /* copied from src bit for bit (in place: left) */
} ropewalk_pad;

typedef struct ropewalk_plan_options {
  /* Of the generated library; null: reference only. Its entries are copied; names and the
     kernels themselves must outlive the plan. */
  const ropewalk_kernel_table *kernels;
  /* Where cos and sin come from: `cache` if set, else `table` if set, else an own table
     of `table_form` for [position_begin, position_end), built with parallel_for. */
  const ropewalk_cache *cache;
  const ropewalk_table *table;
  int64_t position_begin, position_end;
  ropewalk_table_form table_form;
  ropewalk_pad pad;
  int64_t pad_position;    /* compared with listed positions before position_offset is added, in
                              every coordinate; need not be in the table's range */
  int32_t allow_reference; /* nonzero: the portable reference may serve what no kernel does */
  const char *max_isa;     /* highest target name to use, one of this CPU's architecture; null:
                              ROPEWALK_MAX_ISA, else no limit */
  const char *kernel;      /* use only the kernel so named, one that serves every call; null:
                              ROPEWALK_KERNEL, else the best */
  ropewalk_parallel_for parallel_for; /* null: the calling thread does all */
  void *parallel_context;
  int64_t
      parallel_min_bytes; /* calls of ropewalk_run and ropewalk_make_rows that write so many use
                             parallel_for, in parts of an eighth of that, at most of 64 KiB; 0:
                             256 KiB, for OpenMP's threads. Those that never sleep between two
                             calls gain from 32 KiB on, those that must be woken from 4 MiB on */
} ropewalk_plan_options;

/* Kernels chosen for a rotation and a layout on this CPU. Immutable; any number of
   threads may run it at once. */
typedef struct ropewalk_plan ropewalk_plan;

/* All validation, table building and kernel choice. ROPEWALK_WISDOM names a file of what was
   measured on this machine (ropewalk/wisdom.h). `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_plan_create(const ropewalk_rotation *rotation,
                                                  const ropewalk_layout *layout,
                                                  const ropewalk_plan_options *options,
                                                  ropewalk_plan **plan, ropewalk_error *error);
ROPEWALK_API void ropewalk_plan_destroy(ropewalk_plan *plan);

/* What the plan runs and why, one line per tensor and kernel; owned by the plan. */
ROPEWALK_API const char *ropewalk_plan_describe(const ropewalk_plan *plan);

/*--- Run --------------------------------------------------------------------*/

typedef enum ropewalk_index {
  ROPEWALK_INDEX_NONE = 0, /* token t of each sequence is at its start + position_offset + t */
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
  const void *positions; /* [axes, batches, tokens] of the index type, or null for NONE, where
                            every axis has the same position */
  int64_t position_axis_stride;  /* elements; 0: all axes share one set of positions */
  int64_t position_batch_stride; /* elements; 0: all batches share one row of positions */
  int64_t position_offset;       /* added to every position */
  /* For INDEX_NONE. Ragged: the `tokens` rows of one batch hold `sequences` sequences, number
     s in rows [cu_seqlens[s], cu_seqlens[s+1]); cu_seqlens[0] is 0, none is below its
     predecessor, the last is `tokens`. Starts: sequence s (or batch s) begins at position
     starts[s] instead of 0; the start of one without tokens is not looked at. */
  ropewalk_index ragged_index; /* type of both lists; NONE: there are neither */
  const void *cu_seqlens;      /* [sequences + 1], or null */
  const void *starts;          /* [sequences], or [batches] without cu_seqlens, or null */
  int64_t sequences;           /* with cu_seqlens: >= 0 */
  /* Null, or what ropewalk_make_rows wrote for these batches, tokens and positions: a multiple of
     4, of 64 is fastest. Then no position is looked up or checked, and of the fields of positions
     only `index` is, except that a plan with pads finds pads in listed ones. */
  const void *rows;
} ropewalk_tensors;

/* Says why run would refuse `tensors`: field, found, expected. OK if it would not. */
ROPEWALK_API ropewalk_status ropewalk_validate(const ropewalk_plan *plan,
                                               const ropewalk_tensors *tensors,
                                               ropewalk_error *error);

/* Rotates q and k. No allocation, no lock; checks positions, pointers and overlap before
   it writes anything. From parallel_min_bytes on parallel_for is used. Listed positions,
   rows and the caller's cos and sin must not overlap dst; that is not checked. */
ROPEWALK_API ropewalk_status ropewalk_run(const ropewalk_plan *plan,
                                          const ropewalk_tensors *tensors);

/* The part [begin, end) of the batches*tokens rows, batch-major, on the calling thread.
   Any split gives the same bits as the whole. Of listed positions it checks its own. */
ROPEWALK_API ropewalk_status ropewalk_run_range(const ropewalk_plan *plan,
                                                const ropewalk_tensors *tensors, int64_t begin,
                                                int64_t end);

/*--- Rows made once ---------------------------------------------------------*/

/* A model's layers run at the same positions, and each run makes the same f32 rows of cos
   and sin anew wherever kernels cannot read the table itself: with factored tables, several
   axes, and caches of 16 bits or pairs apart. Made once per step, they serve every layer:

     ropewalk_make_rows(plan, &tensors, memory, bytes, &error);
     tensors.rows = memory;
     ropewalk_run(plan, &tensors);        // every layer

   Plain tables' rows are copied, which gathers those of scattered positions.

   Row b*tokens + t is that of token t of batch b, whether positions are listed, counted or
   ragged. Rows are of the rotation and not of the layout: any plan may read them whose
   rotary_dim, axes (but for blocks), frequencies, and cache if there is one, are those of the
   plan that made them; dtype, place, heads, strides, head_dim, window_begin, pairing, reorder,
   inverse, kernels, range and form of the table may be others. That cannot be checked. The result
   is bit for bit that of a run without rows by the plan that made them (in the reading plan's
   layout). Rows of pads are not written, so where tokens are pads, every plan that reads the rows
   has that pad_position, and the call its list. */

/* Bytes of memory for the rows of so many tokens (batches * tokens): each row takes R * 4, R
   rounded up to a multiple of 32. 0 where the plan does not rotate; -1 if plan is null, rows is
   negative, or the product is 2^63 or more. */
ROPEWALK_API int64_t ropewalk_rows_bytes(const ropewalk_plan *plan, int64_t rows);

/* Writes the rows of all tokens' positions to `rows`, `bytes` bytes of memory that overlaps
   nothing the call reads and is a multiple of 4 (64 is fastest). Reads the counts and positions of
   `tensors`, not its pointers to q and k nor its `rows`. Checks as run does, before it writes
   anything: INVALID_ARGUMENT for memory that is null or too small too, MISALIGNED,
   POSITION_OUT_OF_RANGE. Without tokens, or where the plan does not rotate, nothing is written and
   `rows` may be null. No allocation, no lock; from parallel_min_bytes on parallel_for is used.
   `error` may be null. */
ROPEWALK_API ropewalk_status ropewalk_make_rows(const ropewalk_plan *plan,
                                                const ropewalk_tensors *tensors, void *rows,
                                                int64_t bytes, ropewalk_error *error);

/*--- Weights ----------------------------------------------------------------*/

/* Rows of a projection's weight (or entries of its bias, row_bytes = one element) for
   `heads` heads: [heads, head_dim] rows of row_bytes bytes. */
typedef struct ropewalk_weight {
  int64_t batches; /* matrices one after another, batch_stride bytes apart; 0 means 1 */
  int64_t heads;   /* of q, or of k: key-value heads */
  int64_t head_dim;
  int64_t window_begin; /* only rows of the window move */
  int64_t rotary_dim;   /* R: even */
  int64_t row_bytes;
  int64_t batch_stride; /* bytes; 0 means heads * head_dim * row_bytes */
} ropewalk_weight;

/* Moves rows so that a model made for pairing `from` can be run with the other one: with
   from = INTERLEAVED, row i of a window becomes row 2i of src and row i + R/2 becomes row
   2i + 1; with HALF the reverse. Scores q.k stay what they were if q and k are both
   permuted. src and dst do not overlap. */
ROPEWALK_API ropewalk_status ropewalk_permute(const ropewalk_weight *weight, ropewalk_pairing from,
                                              const void *src, void *dst, ropewalk_error *error);

/*--- Check ------------------------------------------------------------------*/

typedef struct ropewalk_check_report {
  double worst_ulp; /* in the storage type, of attention_factor * hypot(x0, x1) */
  double bound_ulp; /* what docs/numerics.md promises for this kernel */
  int64_t worst_position;
  int64_t compared; /* elements */
  char kernel[128]; /* name of the kernel that did worst */
} ropewalk_check_report;

/* Runs every kernel of the plan on random data against the rotation over the reals
   (or over the caller's cache), at every row of a table up to 4096, around every power of
   two in a larger one, and with token counts around each tile. CHECK_FAILED if a bound
   does not hold. Allocates. */
ROPEWALK_API ropewalk_status ropewalk_check(const ropewalk_plan *plan,
                                            ropewalk_check_report *report);

#ifdef __cplusplus
}
#endif

#endif
