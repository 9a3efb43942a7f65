//===- schedule_device.cpp - How the rotation runs on a device ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// blocks over batches, heads and tokens
//   threads over tokens, heads and a head's pairs
//     for what one row of threads does not reach: one pair, or two vectors of 16 bytes
//
// Grid and block are the caller's choice, so that one kernel serves one token and many.
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

using namespace Halide;

namespace ropewalk {

/// What a thread loads and makes before it stores: whole vectors at each end, and scalars at
/// constant indices between them, or LLVM would not keep them in registers.
void DeviceRopeGenerator::scheduleStages(Sink &sink, const RVar &at) {
  const int32_t pairs = pairsPerThread(spec);
  auto keep = [&](Func &stage) -> Func & {
    for (const Var &outer : stage.args()) // the thread's own, which conditions hide from Halide
      if (outer.name() == head.name())
        stage.bound_extent(outer, 1);
    return stage.compute_at(sink.func, at).store_in(MemoryType::Register);
  };
  auto &[raw, c, s, made] = *sink.stages;
  keep(raw);
  if (isWord())
    raw.bound(lane, 0, 4).bound(vector, 0, 2).vectorize(lane).unroll(vector);
  else
    raw.bound(which, 0, 2).unroll(which);
  for (Func *table : {&c, &s}) {
    keep(*table).bound(pair, 0, pairs);
    if (isWord())
      table->vectorize(pair, 4);
    table->unroll(pair);
  }
  if (!isWord())
    return;
  keep(made).bound(lane, 0, 4).bound(vector, 0, 2);
  // Lane by lane, so that what a lane of both vectors is made of dies early.
  made.reorder(vector, lane).unroll(vector).unroll(lane);
}

void DeviceRopeGenerator::schedule() {
  const int32_t known = spec.request.channels / (2 * pairsPerThread(spec));
  const Expr threads = known ? Expr(known) : Expr(*pairsPerBlock);
  const DeviceAPI api = spec.target == ropewalk::Target::Cuda ? DeviceAPI::CUDA : DeviceAPI::OpenCL;
  RVar part("part"), pairThread("pairThread"), headBlock("headBlock"), headThread("headThread"),
      tokenBlock("tokenBlock"), tokenThread("tokenThread");
  for (size_t i = 0; i < sinks.size(); ++i) {
    Sink &sink = sinks[i];
    Stage stage = sink.func.update();
    const RVar &inner = sink.loops[0], &outer = sink.loops[1];
    stage.split(sink.loops[2], part, pairThread, threads, TailStrategy::GuardWithIf)
        .split(sink.loops[3], headBlock, headThread, *headsPerBlock, TailStrategy::GuardWithIf)
        .split(sink.loops[4], tokenBlock, tokenThread, *tokensPerBlock, TailStrategy::GuardWithIf)
        .reorder(inner, outer, part, pairThread, headThread, tokenThread, tokenBlock, headBlock,
                 batch)
        .allow_race_conditions() // no two threads store to one place, but to the status word
        .gpu_threads(pairThread, headThread, tokenThread, api)
        .gpu_blocks(tokenBlock, headBlock, batch, api);
    isWord() ? stage.vectorize(inner) : stage.unroll(inner);
    stage.unroll(outer);
    sink.func.never_partition_all(); // one loop body, or it would not be one kernel
    stage.never_partition_all();
    if (sink.stages)
      scheduleStages(sink, part);
    if (i > 0)
      stage.compute_with(sinks[0].func.update(), pairThread);
  }
}

} // namespace ropewalk
