//===- device_loops.cpp ---------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_loops.h"

#include "device/device_schedule.h"
#include "device_grid.h"
#include "device_shape.h"

using namespace Halide;

namespace ropewalk {

static constexpr char tokenBlockName[] = "tokenBlock";

void DeviceLoops::configure(const AddScalar &addScalar) {
  batches = addScalar("batches");
  tokens = addScalar("tokens");
  headsPerBlock = addScalar("headsPerBlock");
  tokensPerBlock = addScalar("tokensPerBlock");
  headsFirst = addScalar("headsFirst");
}

/// All loops but that over batches are reductions, since an output's own variables would begin
/// where its memory says. They have the same names for all sinks, and those of blocks the same
/// extents, or they could not be one.
DeviceSink &DeviceLoops::add(Func func, std::vector<int32_t> inner, Expr threads,
                             const DeviceHeads &heads, const std::function<Expr(Expr)> &condition) {
  const size_t axes = inner.size();
  inner.resize(2, 1);
  RDom loops({{0, inner[0]}, {0, inner[1]}, {0, std::move(threads)}, {0, allHeads}, {0, *tokens}},
             "loops");
  if (heads.count.defined())
    loops.where(isBelow(loops[3] - heads.first, heads.count));
  loops.where(condition(loops[4]));
  sinks.push_back({std::move(func), loops, axes, nullptr});
  return sinks.back();
}

Expr isBelow(const Expr &place, const Expr &count) {
  return cast<uint32_t>(place) < cast<uint32_t>(count);
}

std::vector<Expr> DeviceLoops::placeOf(const DeviceSink &sink) const {
  std::vector<Expr> place;
  for (size_t axis = 0; axis < sink.axes; ++axis)
    place.push_back(sink.loops[static_cast<int>(axis)]);
  place.insert(place.end(), {sink.thread(), sink.head(), sink.token(), batch});
  return place;
}

void setOrigin(Internal::Dimension axis, const KernelSpec &spec, int32_t unit) {
  if (isAddressed(spec))
    axis.set_min(0);
  else if (unit > 1)
    axis.set_min(axis.min() / unit * unit);
}

void DeviceLoops::setStatusAxes(OutputImageParam word, const KernelSpec &spec) const {
  setOrigin(word.dim(0).set_extent(1).set_stride(1), spec);
  for (int d = 1; d < 5; ++d)
    word.dim(d).set_min(0).set_stride(0);
  word.dim(4).set_extent(*batches);
}

static DeviceAPI apiOf(const KernelSpec &spec) {
  return spec.target == Target::Cuda ? DeviceAPI::CUDA : DeviceAPI::OpenCL;
}

/// At the first sink's blocks, which all share. Several have one loop over threads: their loads
/// wait for memory together, and threads for each other once.
void DeviceLoops::computeInBlock(Func stage, const KernelSpec &spec, const Expr &ofHead,
                                 const Expr &threads) {
  Var part("part"), acrossThread("acrossThread");
  stage.compute_at(sinks.front().func, RVar(tokenBlockName))
      .store_in(MemoryType::GPUShared)
      .bound(thread, 0, ofHead)
      .bound_extent(head, *headsPerBlock)
      .bound_extent(token, *tokensPerBlock);
  Stage loading = stage.update();
  loading.split(thread, part, acrossThread, threads, TailStrategy::GuardWithIf)
      .reorder(part, acrossThread, head, token)
      .gpu_threads(acrossThread, head, token, apiOf(spec));
  if (firstInBlock.defined())
    loading.compute_with(firstInBlock.update(), acrossThread);
  else
    firstInBlock = stage;
}

Func &DeviceLoops::boundPlace(Func &stage) const {
  for (const Var &outer : stage.args())
    if (outer.name() == head.name())
      stage.bound_extent(outer, 1);
  return stage;
}

void DeviceLoops::schedule(Pipeline pipeline, const KernelSpec &spec, const Expr &threads) {
  dropBoundsOfGrid(pipeline);
  swapBlocksWhere(std::move(pipeline), *headsFirst != 0);
  for (DeviceSink &sink : sinks)
    schedule(sink, spec, threads);
}

/// The loop over what a thread's heads begin with, and the loop in which there is one head: over
/// those of a thread, or, of one, `part`. A split by one would hide from Halide what bounds heads.
static std::pair<RVar, RVar> splitHeads(Stage &stage, const RVar &head, const RVar &part,
                                        const KernelSpec &spec) {
  if (headsPerThread(spec) == 1)
    return {head, part};
  RVar first("headFirst"), each("headOfThread");
  stage.split(head, first, each, headsPerThread(spec), TailStrategy::GuardWithIf).unroll(each);
  return {first, each};
}

void DeviceLoops::schedule(DeviceSink &sink, const KernelSpec &spec, const Expr &threads) {
  const DeviceAPI api = apiOf(spec);
  RVar part("part"), acrossThread("acrossThread"), headBlock("headBlock"), headThread("headThread"),
      tokenBlock(tokenBlockName), tokenThread("tokenThread");
  Stage stage = sink.func.update();
  const RVar &inner = sink.loops[0], &outer = sink.loops[1];
  const auto [heads, perThread] = splitHeads(stage, sink.head(), part, spec);
  std::vector<VarOrRVar> order = {inner, outer};
  if (headsPerThread(spec) > 1)
    order.push_back(perThread);
  order.insert(order.end(),
               {part, acrossThread, headThread, tokenThread, tokenBlock, headBlock, batch});
  stage.split(sink.thread(), part, acrossThread, threads, TailStrategy::GuardWithIf)
      .split(heads, headBlock, headThread, *headsPerBlock, TailStrategy::GuardWithIf)
      .split(sink.token(), tokenBlock, tokenThread, *tokensPerBlock, TailStrategy::GuardWithIf)
      .reorder(order)
      .allow_race_conditions() // no two threads store to one place, but to the status word
      .gpu_threads(acrossThread, headThread, tokenThread, api)
      .gpu_blocks(tokenBlock, headBlock, batch, api);
  wordsPerVector(spec) > 1 ? stage.vectorize(inner) : stage.unroll(inner);
  stage.unroll(outer);
  sink.func.never_partition_all(); // one loop body, or it would not be one kernel
  stage.never_partition_all();
  if (sink.stages)
    sink.stages(sink, part, perThread);
  if (&sink != &sinks.front())
    stage.compute_with(sinks.front().func.update(), acrossThread);
}

} // namespace ropewalk
