/*===- c_engine.c - A C89 engine with two models -----------------------------===
 *
 * Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*/

#include "llama_rope.h"
#include "qwen_rope.h"

ROPEWALK_API const ropewalk_kernel_table *c_engine_llama_kernels(void);
ROPEWALK_API int c_engine_llama_attention_heads(void);
ROPEWALK_API ropewalk_status c_engine_plan(void);

const ropewalk_kernel_table *c_engine_llama_kernels(void) { return llama_rope_kernels(); }

int c_engine_llama_attention_heads(void) { return llama_rope_attention_heads; }

ropewalk_status c_engine_plan(void) {
  ropewalk_layout layout = {0};
  ropewalk_plan_options options = {0};
  ropewalk_plan *plan;
  ropewalk_status status;
  layout.q.heads = qwen_rope_attention_heads;
  layout.q.src_token_stride = layout.q.dst_token_stride =
      layout.q.heads * qwen_rope_rotation.head_dim;
  layout.q.src_head_stride = layout.q.dst_head_stride = qwen_rope_rotation.head_dim;
  options.kernels = qwen_rope_kernels();
  options.position_end = 16;
  status = ropewalk_plan_create(&qwen_rope_rotation, &layout, &options, &plan, 0);
  if (status == ROPEWALK_OK)
    ropewalk_plan_destroy(plan);
  return status;
}
