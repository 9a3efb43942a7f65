//===- compile_halide.h - The border to Halide ------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No Halide type and no exception crosses this header, so that code built with
// LLVM's flags can call it.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_COMPILE_HALIDE_H
#define ROPEWALK_HALIDE_COMPILE_HALIDE_H

#include "kernel_spec.h"

#include <string>
#include <vector>

namespace ropewalk {

struct HalideResult {
  std::string output; ///< Bitcode or statement text; empty when `error` is not.
  std::string error;  ///< One line.
  /// Names of the function's arguments: Halide's optimiser renames some of them in the bitcode.
  std::vector<std::string> arguments = {};
};

enum class HalideStage { Bitcode, Stmt };

/// Generates the kernel. Bitcode: an LLVM module with a function of the kernel's name over
/// halide_buffer_t arguments, with its markers; of a device's kernel that function is for `host`,
/// and the device's code a constant.
HalideResult compileHalide(const KernelSpec &spec, Architecture host, HalideStage stage);

} // namespace ropewalk

#endif
