/*===- ropewalk/graph.h - Calls from compiled graphs --------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===
 *
 * What `rope-opt --rope-to-calls` makes of rope.apply: one call with a record of the tensors,
 * which become known as the graph runs. Link Ropewalk::graph.
 *
 *===----------------------------------------------------------------------===*/

#ifndef ROPEWALK_GRAPH_H
#define ROPEWALK_GRAPH_H

#include "ropewalk/ropewalk.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Most extents before the tokens. */
#define ROPEWALK_GRAPH_MAX_BATCHES 6

/* What records begin with, changed with their layout: a graph is lowered by one release and may be
   linked with another. */
#define ROPEWALK_GRAPH_VERSION 20261123

/* A ropewalk_dtype, or this: f64, which tables may be. */
#define ROPEWALK_GRAPH_F64 3

/* [batches.., tokens, heads, components]: extents and, in elements, strides as a memref has them.
 */
typedef struct ropewalk_graph_view {
  void *data; /* of src only read */
  int64_t batches[ROPEWALK_GRAPH_MAX_BATCHES];
  int64_t tokens, heads, components;
  int64_t batch_strides[ROPEWALK_GRAPH_MAX_BATCHES];
  int64_t token_stride, head_stride, component_stride;
} ropewalk_graph_view;

/* One of q and k. */
typedef struct ropewalk_graph_tensor {
  ropewalk_graph_view src; /* in place: ignored */
  ropewalk_graph_view dst; /* 0 heads: there is no such tensor */
} ropewalk_graph_tensor;

/* cos or sin: [batches.., tokens, pairs]. */
typedef struct ropewalk_graph_table {
  void *rows; /* of rope.apply only read */
  int64_t batches[ROPEWALK_GRAPH_MAX_BATCHES];
  int64_t tokens, pairs;
  int64_t batch_strides[ROPEWALK_GRAPH_MAX_BATCHES]; /* 0: all share one */
  int64_t token_stride, pair_stride;
} ropewalk_graph_table;

/* One rope.apply, or two that share all but their tensors. Every field has 8 bytes. Extents that
   graphs leave open are known only here: those of every view and table have to be the call's. */
typedef struct ropewalk_graph_call {
  int64_t version; /* ROPEWALK_GRAPH_VERSION; another is ROPEWALK_INVALID_ARGUMENT */
  const ropewalk_kernel_table *kernels; /* as in ropewalk_plan_options */
  int64_t allow_reference;
  int64_t dtype, place; /* ropewalk_dtype, ropewalk_place */
  int64_t head_dim, window_begin, rotary_dim;
  int64_t pairing, reorder, inverse;
  int64_t batch_dims;                          /* at most ROPEWALK_GRAPH_MAX_BATCHES */
  int64_t batches[ROPEWALK_GRAPH_MAX_BATCHES]; /* of all views and tables, as are the tokens */
  int64_t tokens;
  int64_t table_dtype; /* ropewalk_dtype or ROPEWALK_GRAPH_F64, rounded to f32 */
  ropewalk_graph_table cos, sin;
  ropewalk_graph_tensor q, k;
} ropewalk_graph_call;

/* Rotates q, and then k: in one pass, unless the addresses that one of them spans and those that
   the other writes meet. Plans are made for what is new to the process and kept: a graph that runs
   again with the same layouts makes none. cos and sin are read anew in each call, as f32 rows for a
   few tokens at a time, once for q and k, all heads and (where they share one table) batches.
   Returns a ropewalk_status; unless that is ROPEWALK_OK a line on stderr says why, as a graph has
   nobody to hand it to. Refused before anything is written: an extent that is not the call's or
   below 0, a null pointer or a value that is no enum's (ROPEWALK_INVALID_ARGUMENT), addresses that
   are no multiples of an element's bytes (ROPEWALK_MISALIGNED), a dst that meets itself, or out of
   place its own src, in whichever batch (ROPEWALK_OVERLAP). `kernels`, and what it names, has to
   stay as it is until ropewalk_graph_release. Any thread, with some 64 KiB of stack; allocates for
   plans, and for rows of more than 8192 components. */
ROPEWALK_API int32_t ropewalk_graph_apply(const ropewalk_graph_call *call);

/* One rope.write_table: rows of `rotation` for listed positions. Every field has a multiple of 8
   bytes. */
typedef struct ropewalk_graph_table_call {
  int64_t version; /* as in ropewalk_graph_call */
  ropewalk_rotation rotation;
  const void *positions; /* [axes,] [batches..,] tokens */
  int64_t index;         /* ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 */
  int64_t batch_dims;    /* at most ROPEWALK_GRAPH_MAX_BATCHES */
  int64_t batches[ROPEWALK_GRAPH_MAX_BATCHES];
  int64_t tokens;
  int64_t position_axis_stride, position_token_stride; /* elements */
  int64_t position_batch_strides[ROPEWALK_GRAPH_MAX_BATCHES];
  ropewalk_graph_table cos, sin; /* f32; written */
} ropewalk_graph_table_call;

/* Writes cos and sin, computed from the rotation as ropewalk_table_create does for listed
   positions: some 10 us per position, once for all layers. Errors as ropewalk_graph_apply, extents
   of cos and sin included. Any thread; allocates. */
ROPEWALK_API int32_t ropewalk_graph_write_table(const ropewalk_graph_table_call *call);

/* The plans that are kept, at most 256; all are dropped when one more is needed. */
ROPEWALK_API int64_t ropewalk_graph_plans(void);

/* Drops them, as the end of the process does. Calls may be running. */
ROPEWALK_API void ropewalk_graph_release(void);

#ifdef __cplusplus
}
#endif

#endif
