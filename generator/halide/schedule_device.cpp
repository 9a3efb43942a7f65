//===- schedule_device.cpp - How the rotation runs on a device ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

using namespace Halide;

namespace ropewalk {

/// What a thread loads and makes before it stores: whole vectors at each end, and scalars at
/// constant indices between them, or LLVM would not keep them in registers.
void DeviceRopeGenerator::scheduleStages(Stages stages, const DeviceSink &sink,
                                         const RVar &at) const {
  const int32_t pairs = pairsPerThread(spec);
  auto keep = [&](Func &stage) -> Func & {
    return loops.boundPlace(stage).compute_at(sink.func, at).store_in(MemoryType::Register);
  };
  auto &[raw, c, s, made, cosWords, sinWords] = stages;
  keep(raw);
  if (isWord())
    raw.bound(lane, 0, 4).bound(vector, 0, 2).vectorize(lane).unroll(vector);
  else
    raw.bound(which, 0, 2).unroll(which);
  const bool words = readsWords(spec);
  for (Func *table : {&c, &s}) {
    keep(*table).bound(pair, 0, pairs);
    if (isWord() && !words)
      table->vectorize(pair, 4);
    table->unroll(pair);
  }
  if (words)
    for (Func *table : {&cosWords, &sinWords})
      keep(*table)
          .bound(pair, 0, pairs / 2)
          .vectorize(pair, splitsVectors(spec) ? pairs / 4 : pairs / 2)
          .unroll(pair);
  if (!isWord())
    return;
  keep(made).bound(lane, 0, 4).bound(vector, 0, 2);
  // Lane by lane, so that what a lane of both vectors is made of dies early.
  made.reorder(vector, lane).unroll(vector).unroll(lane);
}

void DeviceRopeGenerator::schedule() {
  const int32_t known = spec.request.channels / (2 * pairsPerThread(spec));
  loops.schedule(spec.target, spec.schedule.form, known ? Expr(known) : Expr(*pairsPerBlock));
}

} // namespace ropewalk
