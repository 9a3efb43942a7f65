//===- generator_hash.h - Which generator this is ---------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_GENERATOR_HASH_H
#define ROPEWALK_CODEGEN_GENERATOR_HASH_H

#include "kernel_spec.h"

#include <string_view>

namespace ropewalk {

/// Twelve hexadecimal digits that change whenever anything does that decides the code of kernels
/// for CPUs: generators, passes, versions of LLVM and Halide. Comments and layout don't count.
std::string_view cpuGeneratorHash();
/// The same of kernels for devices, and of their blocks' shapes.
std::string_view deviceGeneratorHash();

/// Of all sources of both back ends, whether what changes in them changes any code or not.
std::string_view compilerHash();

inline std::string_view generatorHash(Target target) {
  return isDevice(target) ? deviceGeneratorHash() : cpuGeneratorHash();
}

} // namespace ropewalk

#endif
