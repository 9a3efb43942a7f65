//===- c_engine.h - A C89 engine with two models ----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PACKAGE_C_ENGINE_H
#define ROPEWALK_TESTS_PACKAGE_C_ENGINE_H

#include "ropewalk/ropewalk.h"

extern "C" {
const ropewalk_kernel_table *c_engine_llama_kernels(void);
int c_engine_llama_attention_heads(void);
/// The status of a plan for llama's rotation, made from C.
ropewalk_status c_engine_plan(void);
}

#endif
