//===- schedule_device.cpp - How the rotation runs on a device ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

using namespace Halide;

namespace ropewalk {

/// Vectors of `lanes` along a stage's first axis, of which Halide has none of one lane.
static Func &vectorize(Func &stage, const Var &axis, int32_t lanes) {
  if (lanes > 1)
    stage.vectorize(axis, lanes);
  return stage.unroll(axis);
}

/// What a thread loads and makes before it stores: whole vectors at each end, and scalars at
/// constant indices between them, or LLVM would not keep them in registers. Cosines and sines once
/// for all heads of a thread.
void DeviceRopeGenerator::scheduleStages(Stages stages, const DeviceSink &sink, const RVar &part,
                                         const RVar &head) const {
  const int32_t pairs = pairsPerThread(spec), lanes = wordsPerVector(spec);
  auto keep = [&](Func &stage, const RVar &at) -> Func & {
    return loops.boundPlace(stage).compute_at(sink.func, at).store_in(MemoryType::Register);
  };
  auto &[raw, c, s, made, cosWords, sinWords] = stages;
  keep(raw, head);
  if (isWord())
    vectorize(raw.bound(lane, 0, lanes).bound(vector, 0, 2), lane, lanes).unroll(vector);
  else
    raw.bound(which, 0, 2).unroll(which);
  const bool words = readsWords(spec);
  for (Func *table : {&c, &s})
    vectorize(keep(*table, part).bound(pair, 0, pairs), pair, words ? 1 : lanes);
  if (words)
    for (Func *table : {&cosWords, &sinWords})
      vectorize(keep(*table, part).bound(pair, 0, pairs / 2), pair,
                splitsVectors(spec) ? pairs / 4 : pairs / 2);
  if (!isWord())
    return;
  keep(made, head).bound(lane, 0, lanes).bound(vector, 0, 2);
  // Lane by lane, so that what a lane of both vectors is made of dies early.
  made.reorder(vector, lane).unroll(vector).unroll(lane);
}

void DeviceRopeGenerator::schedule() {
  const int32_t known = spec.request.channels / (2 * pairsPerThread(spec));
  loops.schedule(get_pipeline(), spec, known ? Expr(known) : Expr(*pairsPerBlock));
}

} // namespace ropewalk
