//===- baseline_code.h - Hand-written kernels to look at --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// bench/baseline compiled for whatever architecture there is a compiler for, as objects
// <directory>/<target>/<dtype>.o.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_THROUGHPUT_BASELINE_CODE_H
#define ROPEWALK_THROUGHPUT_BASELINE_CODE_H

#include "kernel_spec.h"
#include "machine_code.h"

namespace ropewalk {

/// The hand-written forms of a request that a CPU of `target` runs, named by form ("Half2").
/// Those that stream are left out. Empty where no compiler made any.
llvm::Expected<std::vector<CodeFunction>>
readBaselines(llvm::StringRef directory, const KernelRequest &request, Target target);

} // namespace ropewalk

#endif
