//===- schedule_cpu.cpp - How the rotation runs on a CPU ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// for token: load the table row (registers, or L1 where they do not fit)
//   for head: all channels, in vectors of `vector` lanes, unrolled when the window is known
//
//===----------------------------------------------------------------------===//

#include "rope_generator.h"

using namespace Halide;

namespace ropewalk {

/// Known window: the row stays in registers, because every loop over it is unrolled.
/// Pro: one load of the row per token. Con: reloads from L1 where the ISA has too few registers.
void RopeGenerator::scheduleTables() {
  const int32_t lanesPerVector = spec.schedule.vector;
  for (Func &table : tables) {
    table.compute_at(result, token).store_in(MemoryType::Stack);
    Var fast = table.args()[0];
    if (table.args().size() == 3) {
      Var fused("fused");
      table.bound(component, 0, 2).fuse(component, pair, fused);
      fast = fused;
    }
    table.vectorize(fast, lanesPerVector).unroll(fast);
    table.specialize(cosTable->dim(0).stride() == 1);
  }
}

/// Several heads per iteration. Pro: more independent work in flight. Con: code size.
void RopeGenerator::scheduleHeads(Stage stage) {
  if (spec.schedule.heads == 1)
    return;
  Var inner("headInner");
  stage.split(head, head, inner, spec.schedule.heads, TailStrategy::GuardWithIf).unroll(inner);
}

void RopeGenerator::schedule() {
  const bool known = spec.request.channels != 0;
  const int32_t vector = spec.schedule.vector;
  Stage stage = inPlace() ? result.update() : Stage(result);
  const bool lane = spec.schedule.form == Form::Lane;
  const TailStrategy tail = known ? TailStrategy::Auto : TailStrategy::GuardWithIf;
  if (lane && inPlace()) {
    // Safe although lanes read their partner: a vector is loaded whole before it is stored.
    RVar fused("fused"), outer("outer"), inner("inner");
    stage.allow_race_conditions().fuse(lanes.x, lanes.y, fused);
    stage.split(fused, outer, inner, vector, tail).reorder(inner, outer, head, token);
    stage.vectorize(inner);
    if (known)
      stage.unroll(outer);
  } else {
    Var fast = spec.schedule.form == Form::Pair || spec.request.pairing == ROPEWALK_INTERLEAVED
                   ? pair
                   : word;
    Var outer("outer"), inner("inner"), fused("fused");
    if (lane) {
      result.bound(component, 0, 2);
      stage.fuse(component, pair, fused);
      fast = fused;
    }
    stage.split(fast, outer, inner, vector, tail).vectorize(inner);
    if (result.dimensions() == 4 && !lane && !inPlace()) {
      result.bound(component, 0, 2);
      stage.reorder(inner, component, outer, head, token).unroll(component);
    } else {
      stage.reorder(inner, outer, head, token);
    }
    if (known)
      stage.unroll(outer);
  }
  if (known)
    scheduleTables();
  else
    stage.specialize(cosTable->dim(0).stride() == 1);
  scheduleHeads(stage);
}

} // namespace ropewalk
