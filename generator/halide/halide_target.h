//===- halide_target.h - ISA levels as Halide targets -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_TARGET_H
#define ROPEWALK_HALIDE_TARGET_H

#include "kernel_spec.h"

#include <string>

namespace ropewalk {

/// Halide's target string: every ISA feature (Halide does not imply lower ones), no checks (the
/// plan has done them), no runtime, and floating point as written. A device's kernels are started
/// by functions for a `host`.
std::string halideTargetName(const KernelSpec &spec, Architecture host);

/// Whether the ISA, or every device, converts binary16.
bool hasF16Conversion(Target target);

} // namespace ropewalk

#endif
