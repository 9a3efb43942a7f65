//===- halide_target.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "halide_target.h"

namespace ropewalk {
namespace {

const char *machineAndFeatures(Target target) {
  switch (target) {
  case Target::X86_64:
    return "x86-64-linux";
  case Target::X86_64_v3:
    return "x86-64-linux-sse41-avx-avx2-f16c-fma";
  case Target::X86_64_v4:
  case Target::X86_64_v4_bf16: // bf16 itself is put in by the LLVM passes
    return "x86-64-linux-sse41-avx-avx2-f16c-fma-avx512-avx512_skylake";
  // The baseline converts binary16 (FCVTL, FCVTN), but without arm_fp16 Halide does it by integers.
  // It is arithmetic in binary16 that the baseline lacks, and our kernels have none.
  case Target::Arm64:
  case Target::Arm64_fp16:
  case Target::Arm64_bf16:
    return "arm-64-linux-arm_fp16";
  case Target::Cuda: // the lowest that has all we use; a driver compiles its PTX for any later one
    return "cuda-cuda_capability_80";
  case Target::OpenCl:
    return "opencl";
  }
  return "";
}

} // namespace

std::string halideTargetName(const KernelSpec &spec, Architecture host) {
  const Target target = spec.target;
  const std::string common = "-no_asserts-no_bounds_query-no_runtime-strict_float";
  if (!isDevice(target))
    return machineAndFeatures(target) + common + "-large_buffers";
  const char *doubles =
      target == Target::OpenCl && spec.request.source == TableSource::Factored ? "-cl_doubles" : "";
  // 64-bit indices hide from Halide that addresses are aligned.
  return std::string(machineAndFeatures(lowestTarget(host))) + "-" + machineAndFeatures(target) +
         common + "-user_context" + doubles;
}

bool hasF16Conversion(Target target) {
  return target != Target::X86_64 && target != Target::OpenCl;
}

} // namespace ropewalk
