//===- schedule_device.cpp - How the rotation runs on a device ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

#include "device/device_schedule.h"

#include <algorithm>

using namespace Halide;

namespace ropewalk {

/// Vectors of `lanes` along a stage's first axis, of which Halide has none of one lane.
static Stage vectorize(Stage stage, const Var &axis, int32_t lanes) {
  if (lanes > 1)
    stage.vectorize(axis, lanes);
  return stage.unroll(axis);
}

/// `stage`: the one that has a thread's own carriers.
void DeviceRopeGenerator::inVectors(Func &carriers, Stage stage) const {
  const int32_t lanes = wordsPerVector(spec);
  if (!isWord()) {
    carriers.bound(which, 0, 2);
    stage.unroll(which);
    return;
  }
  carriers.bound(lane, 0, lanes).bound(vector, 0, 2);
  vectorize(stage, lane, lanes).unroll(vector);
}

/// Threads lie side by side within each vector's memory, or several would wait for one bank of it.
void DeviceRopeGenerator::scheduleLoaded(Func loaded) {
  inVectors(loaded, loaded.update());
  isWord() ? loaded.reorder_storage(lane, thread, vector) : loaded.reorder_storage(thread, which);
  loops.computeInBlock(loaded, spec, windowThreads(), threadsAcross());
}

/// What a thread loads and makes before it stores: whole vectors at each end, and scalars at
/// constant indices between them, or LLVM would not keep them in registers. Cosines and sines once
/// for all heads of a thread.
void DeviceRopeGenerator::scheduleStages(Stages stages, const DeviceSink &sink, const RVar &part,
                                         const RVar &head) {
  const int32_t pairs = pairsPerThread(spec), lanes = wordsPerVector(spec);
  auto keep = [&](Func &stage, const RVar &at) -> Func & {
    return loops.boundPlace(stage).compute_at(sink.func, at).store_in(MemoryType::Register);
  };
  auto &[raw, c, s, made, cosWords, sinWords, loaded] = stages;
  if (reordersInPlace(spec.request))
    scheduleLoaded(loaded);
  inVectors(keep(raw, head), raw);
  const bool words = readsWords(spec);
  for (Func *table : {&c, &s})
    vectorize(keep(*table, part).bound(pair, 0, pairs), pair,
              words ? 1 : std::min(lanes, splitsVectors(spec) ? pairs / 2 : pairs));
  if (words)
    for (Func *table : {&cosWords, &sinWords})
      vectorize(keep(*table, part).bound(pair, 0, pairs / 2), pair,
                splitsVectors(spec) ? pairs / 4 : pairs / 2);
  if (!isWord())
    return;
  keep(made, head).bound(lane, 0, lanes).bound(vector, 0, 2);
  // What few registers were loaded for dies early: of vectors with pairs of their own one by one,
  // of others a lane of both.
  splitsVectors(spec) ? made.reorder(lane, vector) : made.reorder(vector, lane);
  made.unroll(vector).unroll(lane);
}

Expr DeviceRopeGenerator::threadsAcross() const {
  const int32_t known = spec.request.channels / (2 * pairsPerThread(spec));
  return known ? Expr(known) : Expr(*pairsPerBlock);
}

void DeviceRopeGenerator::schedule() {
  // A thread of several heads has both, and no thread may end before a barrier.
  if (spec.target == ropewalk::Target::Cuda && headsPerThread(spec) == 1 &&
      !reordersInPlace(spec.request))
    orderThreads(get_pipeline(), q.stages, k.stages,
                 inPlace() ? Expr() : (*before | *behind | *copiesPads) != 0);
  loops.schedule(get_pipeline(), spec, threadsAcross());
}

} // namespace ropewalk
