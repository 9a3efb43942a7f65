/*===- makefile_engine.c - An engine in C that CMake does not build ----------===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*/

#include "llama_rope.h"

#include <stdio.h>

int main(void) {
  ropewalk_layout layout = {0};
  ropewalk_plan_options options = {0};
  ropewalk_check_report report;
  ropewalk_plan *plan;
  ropewalk_error error;
  layout.dtype = ROPEWALK_BF16;
  layout.q.heads = llama_rope_attention_heads;
  layout.q.src_token_stride = layout.q.dst_token_stride =
      layout.q.heads * llama_rope_rotation.head_dim;
  layout.q.src_head_stride = layout.q.dst_head_stride = llama_rope_rotation.head_dim;
  options.kernels = llama_rope_kernels();
  options.position_end = 64;
  if (ropewalk_plan_create(&llama_rope_rotation, &layout, &options, &plan, &error)) {
    fprintf(stderr, "%s\n", error.message);
    return 1;
  }
  error.status = ropewalk_check(plan, &report);
  printf("%s: %g ulp\n", report.kernel, report.worst_ulp);
  ropewalk_plan_destroy(plan);
  return error.status != ROPEWALK_OK;
}
