/*===- kernels.c - What a compiled graph calls --------------------*- C -*-===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*/

/* The package's table is exported: compiled graphs find it by name. */
#define ROPEWALK_PACKAGE_API __attribute__((visibility("default")))
#include "graph_rope.h"
#include "ropewalk/graph.h"

/* Found by name when the graph is loaded. Nothing here calls them: to be named keeps them in the
   library. */
const ropewalk_kernel_table *(*const graph_kernel_table)(void) = graph_rope_kernels;
int32_t (*const graph_apply)(const ropewalk_graph_call *) = ropewalk_graph_apply;
int32_t (*const graph_write_table)(const ropewalk_graph_table_call *) = ropewalk_graph_write_table;
