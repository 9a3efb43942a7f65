//===- schedule_cpu.cpp - How the rotation runs on a CPU ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// for token
//   for part: load this part of the table row
//     for head: the part's channels, in vectors of `vector` lanes
//
//===----------------------------------------------------------------------===//

#include "rope_generator.h"

using namespace Halide;

namespace ropewalk {

/// Known window: this part of the row stays in registers, because every loop over it is unrolled.
/// Pro: one load of the row per token. Con: more parts read each head's channels in pieces.
void RopeGenerator::scheduleTables(VarOrRVar part) {
  for (Func &table : tables) {
    if (reordersInPlace(spec.request))
      table.compute_at(*dst, token);
    else
      part.is_rvar ? table.compute_at(result, part.rvar) : table.compute_at(result, part.var);
    table.store_in(MemoryType::Stack);
    Var fast = table.args()[0];
    if (table.args().size() == 3) {
      Var fused("fused");
      table.bound(component, 0, 2).fuse(component, pair, fused);
      fast = fused;
    }
    table.vectorize(fast, spec.schedule.vector).unroll(fast);
  }
}

/// Of all parts at once: they are few, and the row's addresses take registers.
void RopeGenerator::scheduleRow() {
  const int32_t pairs = spec.request.channels / 2;
  for (Func *row : {&cosRow, &sinRow})
    if (row->defined()) {
      row->compute_at(result, token).store_in(MemoryType::Stack);
      row->vectorize(pair, std::min(spec.schedule.vector, pairs & -pairs)).unroll(pair);
    }
}

/// Vectors over the channel loop `fast` of a known window: all of them unrolled, in `parts` passes
/// over the heads.
template <typename V> void RopeGenerator::scheduleChannels(Stage stage, V fast) {
  V part("part"), outer("outer"), inner("inner");
  const int32_t vector = spec.schedule.vector;
  stage.split(fast, part, fast, lanesOf(spec) / spec.schedule.parts);
  stage.split(fast, outer, inner, vector).vectorize(inner);
  if (hasSteps())
    stage.reorder(inner, step, outer, head, part, token).unroll(step);
  else if (result.dimensions() == 4 && spec.schedule.form != Form::Lane && !inPlace())
    stage.reorder(inner, component, outer, head, part, token).unroll(component);
  else
    stage.reorder(inner, outer, head, part, token);
  stage.unroll(outer);
  scheduleTables(part);
  scheduleRow();
  if (source.defined()) {
    Var fused("fused");
    source.compute_at(result, Var(outer.name())).store_in(MemoryType::Register);
    source.bound(component, 0, 2).fuse(component, pair, fused).vectorize(fused);
  }
}

/// The channel loop that is vectorised, where the stage is over plain variables.
Var RopeGenerator::channelLoop(Stage stage) {
  const int32_t beside = stepsBeside(spec.request);
  if (hasSteps())
    result.bound(step, 0, 1 + beside);
  if (!inPlace() && result.dimensions() - (hasSteps() ? 1 : 0) == 4)
    result.bound(component, 0, hasSteps() ? 2 : 2 + beside);
  if (spec.schedule.form == Form::Lane && !inPlace()) {
    Var fused("fused");
    stage.fuse(component, pair, fused);
    return fused;
  }
  return channelsPerLane(spec) == 4 ? word : pair;
}

/// Any window: whole vectors, the last one ending with the window; it computes some pairs twice.
/// Without a guard Halide sees that stores of both components interleave. Windows shorter than a
/// vector go pair by pair.
void RopeGenerator::scheduleReorderedAny() {
  rowStage.compute_at(*dst, token).store_in(MemoryType::Register);
  Expr fits = table.pairs() >= spec.schedule.vector;
  if (result.dimensions() == 4)
    result.bound(component, 0, 2);
  Var outer("outer"), inner("inner");
  Stage stage = Stage(result).specialize(fits);
  stage.split(pair, outer, inner, spec.schedule.vector, TailStrategy::ShiftInwards)
      .vectorize(inner);
  if (result.dimensions() == 4)
    stage.reorder(inner, component, outer, head, token).unroll(component);
  else
    stage.reorder(inner, outer, head, token);
}

/// All of a head is turned before any of it is stored, as it lies, by vectors of as many pairs.
/// Where registers do not hold a known window, SinkToStoresPass finds what of it can wait.
void RopeGenerator::storeTurnedHeads() {
  Func stored = *dst;
  result.compute_at(stored, head).store_in(MemoryType::Stack);
  const Var first = stored.args()[0];
  const bool joins = first.name() == component.name();
  if (stored.dimensions() == 4)
    stored.bound(component, 0, 2);
  const auto vectorize = [&](Stage stage) {
    Var fast = first, outer("outer"), inner("inner");
    if (joins) {
      fast = Var("fused");
      stage.fuse(component, stored.args()[1], fast);
    }
    const int32_t lanes = spec.schedule.vector * (joins ? 2 : 1);
    stage.split(fast, outer, inner, lanes, TailStrategy::ShiftInwards).vectorize(inner);
    if (stored.dimensions() == 4 && !joins)
      stage.reorder(inner, component, outer, head, token).unroll(component);
    if (isKnown())
      stage.unroll(outer);
  };
  if (isKnown())
    return vectorize(stored);
  const auto pairBytes = static_cast<int32_t>(2 * elementBytes(spec.request.dtype));
  result.bound_storage(pair, widestReorderedBytes / pairBytes);
  vectorize(Stage(stored).specialize(table.pairs() >= spec.schedule.vector));
}

void RopeGenerator::schedule() {
  if (using_autoscheduler()) // which refuses Funcs that have a schedule
    return;
  if (reordersInPlace(spec.request))
    storeTurnedHeads();
  if (hasBlocks(spec))
    return spec.request.reorder ? scheduleReorderedAny() : scheduleBlocks();
  Stage stage = inPlace() ? result.update() : Stage(result);
  if (spec.schedule.form == Form::Lane && inPlace()) {
    // Safe although lanes read their partner: a vector is loaded whole before it is stored.
    RVar fused("fused");
    stage.allow_race_conditions().fuse(lanes.x, lanes.y, fused);
    scheduleChannels(stage, fused);
  } else {
    scheduleChannels(stage, channelLoop(stage));
  }
}

} // namespace ropewalk
