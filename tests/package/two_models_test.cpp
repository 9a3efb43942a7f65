//===- two_models_test.cpp - Packages beside each other -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "c_engine.h"
#include "llama_rope.h"
#include "pair_rope.h"
#include "qwen_rope.h"

#include "ropewalk/plan.h"

#include <gtest/gtest.h>

#include <cstring>
#include <dlfcn.h>

namespace {

/// All of a table's kernels of this CPU against the rotation.
void expectRight(const ropewalk_rotation &rotation, const ropewalk_kernel_table *kernels,
                 int64_t heads) {
  ropewalk_layout layout = {};
  layout.q.heads = heads;
  layout.q.src_token_stride = layout.q.dst_token_stride = heads * rotation.head_dim;
  layout.q.src_head_stride = layout.q.dst_head_stride = rotation.head_dim;
  ropewalk_plan_options options = {};
  options.kernels = kernels;
  options.position_end = 64;
  auto plan = ropewalk::Plan::create(rotation, layout, options);
  ASSERT_TRUE(plan) << plan.error().message();
  ropewalk_check_report report;
  EXPECT_EQ(plan->check(report), ROPEWALK_OK) << report.kernel << " " << report.worst_ulp;
  EXPECT_GT(report.compared, 0);
}

const ropewalk_kernel *find(const ropewalk_kernel_table *table, const char *name) {
  for (int32_t i = 0; i < table->count; ++i)
    if (std::strcmp(table->kernels[i].name, name) == 0)
      return &table->kernels[i];
  return nullptr;
}

TEST(TwoModels, EachRotatesAsItsOwnConstantSays) {
  expectRight(llama_rope_rotation, llama_rope_kernels(), llama_rope_attention_heads);
  expectRight(qwen_rope_rotation, qwen_rope_kernels(), qwen_rope_attention_heads);
}

TEST(TwoModels, ConstantsAreThoseOfTheConfigurations) {
  EXPECT_EQ(llama_rope_rotation.head_dim, 128);
  EXPECT_EQ(llama_rope_rotation.window_begin, 0);
  EXPECT_EQ(llama_rope_rotation.rotary_dim, 128);
  EXPECT_EQ(llama_rope_rotation.pairing, ROPEWALK_HALF);
  EXPECT_EQ(llama_rope_rotation.inverse, 0);
  const ropewalk_frequencies &frequencies = llama_rope_rotation.frequencies;
  EXPECT_EQ(frequencies.theta, 500000);
  EXPECT_EQ(frequencies.scaling, ROPEWALK_SCALING_LLAMA3);
  EXPECT_EQ(frequencies.factor, 8);
  EXPECT_EQ(frequencies.low_freq_factor, 1);
  EXPECT_EQ(frequencies.high_freq_factor, 4);
  EXPECT_EQ(frequencies.original_max_position_embeddings, 8192);
  EXPECT_EQ(frequencies.attention_factor, 0); // the rule's own, 1
  EXPECT_EQ(frequencies.angle, ROPEWALK_ANGLE_EXACT);
  EXPECT_EQ(llama_rope_attention_heads, 32);
  EXPECT_EQ(llama_rope_key_value_heads, 8);
  EXPECT_EQ(llama_rope_max_positions, 131072);

  EXPECT_EQ(qwen_rope_rotation.frequencies.theta, 1000000);
  EXPECT_EQ(qwen_rope_rotation.frequencies.scaling, ROPEWALK_SCALING_DEFAULT);
  EXPECT_EQ(qwen_rope_rotation.frequencies.angle, ROPEWALK_ANGLE_HF);
  EXPECT_EQ(qwen_rope_attention_heads, 28);
  EXPECT_EQ(qwen_rope_key_value_heads, 4);
}

TEST(TwoModels, TablesNameTheKernelsOfTheirTargets) {
  for (const ropewalk_kernel_table *table : {llama_rope_kernels(), qwen_rope_kernels()}) {
    EXPECT_EQ(table->abi, ROPEWALK_KERNEL_ABI);
    ASSERT_GT(table->count, 0);
    for (int32_t i = 0; i < table->count; ++i)
      EXPECT_TRUE(std::strstr(table->kernels[i].name, "__x86_64_")) << table->kernels[i].name;
  }
}

TEST(TwoModels, EqualKernelsAreLinkedOnce) {
  const ropewalk_kernel_table *llama = llama_rope_kernels(), *qwen = qwen_rope_kernels();
  ASSERT_EQ(llama->count, qwen->count);
  for (int32_t i = 0; i < llama->count; ++i) {
    const ropewalk_kernel *other = find(qwen, llama->kernels[i].name);
    ASSERT_TRUE(other) << llama->kernels[i].name;
    EXPECT_EQ(llama->kernels[i].run, other->run) << llama->kernels[i].name;
  }
}

TEST(TwoModels, OneLibraryHoldsTwo) {
  expectRight(pair_rope_llama_2_7b_rotation, pair_rope_kernels(),
              pair_rope_llama_2_7b_attention_heads);
  expectRight(pair_rope_gpt_j_6b_rotation, pair_rope_kernels(), pair_rope_gpt_j_6b_attention_heads);
  EXPECT_EQ(pair_rope_gpt_j_6b_rotation.pairing, ROPEWALK_INTERLEAVED);
  EXPECT_EQ(pair_rope_gpt_j_6b_rotation.rotary_dim, 64);
}

TEST(TwoModels, C89SeesTheSame) {
  EXPECT_EQ(c_engine_llama_kernels(), llama_rope_kernels());
  EXPECT_EQ(c_engine_llama_attention_heads(), 32);
  EXPECT_EQ(c_engine_plan(), ROPEWALK_OK);
}

TEST(TwoModels, SharedLibraryKeepsItsKernelsToItself) {
  void *plugin = dlopen(ROPEWALK_PLUGIN, RTLD_NOW | RTLD_LOCAL);
  ASSERT_TRUE(plugin) << dlerror();
  auto table =
      reinterpret_cast<const ropewalk_kernel_table *(*)()>(dlsym(plugin, "c_engine_llama_kernels"));
  ASSERT_TRUE(table);
  EXPECT_EQ(table()->count, llama_rope_kernels()->count);
  for (int32_t i = 0; i < table()->count; ++i)
    EXPECT_FALSE(dlsym(plugin, table()->kernels[i].name)) << table()->kernels[i].name;
  // Else a library with a package of the same name would get these constants.
  for (const char *name : {"llama_rope_kernels", "qwen_rope_kernels", "qwen_rope_rotation"})
    EXPECT_FALSE(dlsym(plugin, name)) << name;
  dlclose(plugin);
}

} // namespace
