//===- device_threads.h - Where threads end ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_DEVICE_THREADS_H
#define ROPEWALK_HALIDE_DEVICE_THREADS_H

#include "Halide.h"

#include <string>

namespace ropewalk {

/// Threads of an output's heads, which have no others, end behind their last store: what the code
/// for other heads needs is in none of their registers. CUDA alone.
void endThreadsOf(Halide::Pipeline pipeline, const std::string &output);

} // namespace ropewalk

#endif
