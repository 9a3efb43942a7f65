//===- halide_target.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "halide_target.h"

namespace ropewalk {
namespace {

const char *isaFeatures(Target target) {
  switch (target) {
  case Target::X86_64:
    return "";
  case Target::X86_64_v3:
    return "-sse41-avx-avx2-f16c-fma";
  case Target::X86_64_v4:
    return "-sse41-avx-avx2-f16c-fma-avx512-avx512_skylake";
  case Target::X86_64_v4_bf16: // bf16 itself is put in by the LLVM passes
    return "-sse41-avx-avx2-f16c-fma-avx512-avx512_skylake";
  }
  return "";
}

} // namespace

std::string halideTargetName(Target target) {
  return std::string("x86-64-linux") + isaFeatures(target) +
         "-no_asserts-no_bounds_query-no_runtime-strict_float-large_buffers";
}

bool hasF16Conversion(Target target) { return target >= Target::X86_64_v3; }

} // namespace ropewalk
