//===- autoschedule.h - Kernels that Halide schedules by itself -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled as Halide needs it, for callers that are not: no exception leaves.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_AUTOSCHEDULERS_AUTOSCHEDULE_H
#define ROPEWALK_BENCH_AUTOSCHEDULERS_AUTOSCHEDULE_H

#include "halide/compile_halide.h"
#include "harness/workspace.h"

#include <string>
#include <vector>

namespace ropewalk::bench {

/// One of those that come with Halide.
struct Autoscheduler {
  const char *name;   ///< Halide's.
  const char *plugin; ///< Path of its shared library.
};
/// Those for CPUs.
const std::vector<Autoscheduler> &allAutoschedulers();

/// Before its first use. What is wrong, in one line; empty: nothing.
std::string openAutoscheduler(const Autoscheduler &autoscheduler);

/// One schedule's bitcode, with either kind of operations.
struct Autoscheduled {
  HalideResult plain;  ///< Halide's own: fused as its compiler likes, its own bfloat.
  HalideResult marked; ///< Ours, for our passes to lower.
};

/// The spec's algorithm without its schedule, as an autoscheduler schedules it for exactly this
/// cell and one thread. It sees the plain operations, whose cost it knows; loops that it makes
/// parallel run one after the other.
Autoscheduled autoschedule(const KernelSpec &spec, const Autoscheduler &autoscheduler,
                           const Case &cell);

/// The one of GPUs.
const Autoscheduler &cudaAutoscheduler();

/// Bitcode of a function of the host that starts the spec's algorithm, without its schedule, on a
/// GPU: as this autoscheduler schedules it for exactly this cell. The spec is of a CPU, whose
/// description is without a schedule a pure function, too; the GPU's is not. It calls Halide's
/// runtime, with the kernels' PTX.
HalideResult autoscheduleForCuda(const KernelSpec &spec, int multiprocessors, const Case &cell);

} // namespace ropewalk::bench

#endif
