//===- device_rows_generator.cpp - Rows of cos and sin, on devices --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_loops.h"
#include "device_markers.h"
#include "device_shape.h"
#include "device_table.h"
#include "halide_target.h"

#include "Halide.h"

using namespace Halide;

namespace ropewalk {

/// Registered as "device_rows". Makes the rows of ropewalk_device_args (kernel.h), a pair per
/// thread, from any table and kind of positions.
class DeviceRowsGenerator : public Generator<DeviceRowsGenerator> {
public:
  GeneratorParam<std::string> kernel{"kernel", "rows_f32_a1__cuda_pair1x1"};

  void configure();
  void generate();
  void schedule() { loops.schedule(get_pipeline(), spec, *pairsPerBlock); }

private:
  Func search(const std::string &name);
  void setAxes();
  DeviceSink &addSink(Func func, std::vector<int32_t> inner, bool ofGoodTokens, TokenPlace &place);

  KernelSpec spec;
  DeviceLoops loops;
  DeviceTable table;
  Input<int32_t> *channels = nullptr, *pairsPerBlock = nullptr;
  Output<Buffer<float>> *made = nullptr;
  Output<Buffer<int32_t>> *status = nullptr;
  Var component{"component"}, lane{"lane"};
};

void DeviceRowsGenerator::configure() {
  std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
  if (!parsed || !canRunOnDevice(*parsed) || parsed->request.family != Family::Rows)
    throw CompileError("kernel is '" + kernel.value() + "', expected a rows kernel for a device");
  spec = *parsed;
  const auto addScalar = [this](const std::string &name) { return add_input<int32_t>(name); };
  table.configure(
      spec,
      [this](const std::string &name, const Type &type, int dimensions) {
        return add_input<Buffer<>>(name, type, dimensions);
      },
      addScalar);
  made = add_output<Buffer<float>>("made", 4); // pair, component, token, batch
  status = add_output<Buffer<int32_t>>("status", 5);
  loops.configure(addScalar);
  channels = addScalar("channels");
  pairsPerBlock = addScalar("pairsPerBlock");
}

/// The number of the last sequence that begins at or before a token, bit by bit.
Func DeviceRowsGenerator::search(const std::string &name) {
  Func found(name);
  const Var &thread = loops.thread, &head = loops.head, &token = loops.token, &batch = loops.batch;
  RDom step(0, *table.searchSteps, name + "_step");
  found(thread, head, token, batch) = 0;
  Expr so = found(thread, head, token, batch);
  found(thread, head, token, batch) =
      table.findSequence(token, so, Expr(1) << (*table.searchSteps - 1 - step));
  return found;
}

/// `place`: that of a sink's token.
DeviceSink &DeviceRowsGenerator::addSink(Func func, std::vector<int32_t> inner, bool ofGoodTokens,
                                         TokenPlace &place) {
  Func sequence = search(func.name() + "_sequence");
  DeviceSink &sink = loops.add(std::move(func), std::move(inner), *channels / 2, {},
                               [](const Expr &) { return Internal::const_true(); });
  // Of the thread too, or Halide would look for it before there are threads.
  place = table.placeOf(sink.token(), loops.batch,
                        sequence(sink.thread(), sink.head(), sink.token(), loops.batch));
  sink.loops.where(!table.isPad(place));
  sink.loops.where(ofGoodTokens ? table.hasRow(place) : !table.hasRow(place));
  sink.stages = [this, sequence](const DeviceSink &to, const RVar &, const RVar &head) mutable {
    for (const Var &outer : sequence.args())
      if (outer.name() != loops.batch.name())
        sequence.bound_extent(outer, 1);
    sequence.compute_at(to.func, head).store_in(MemoryType::Register);
  };
  return sink;
}

void DeviceRowsGenerator::generate() {
  Func word(*status), rows(*made);
  TokenPlace place;
  DeviceSink &report = addSink(word, {}, false, place);
  word(lane, loops.thread, loops.head, loops.token, loops.batch) = undef<int32_t>();
  std::vector<Expr> at = loops.placeOf(report);
  at.insert(at.begin(), 0);
  word(at) = 1;

  DeviceSink &sink = addSink(rows, {2}, true, place);
  rows(loops.thread, component, loops.token, loops.batch) = undef<float>();
  const RVar cosOrSin = sink.loops[0];
  auto [c, s] = table.entries(sink.thread(), place);
  rows(sink.thread(), cosOrSin, sink.token(), loops.batch) =
      mux(cosOrSin, {lowerMarkers(c, spec.target), lowerMarkers(s, spec.target)});
  setAxes();
}

void DeviceRowsGenerator::setAxes() {
  table.setAxes();
  OutputImageParam rows(*made);
  setOrigin(rows.dim(0).set_stride(1), spec);
  rows.dim(1).set_min(0).set_extent(2);
  rows.dim(2).set_min(0);
  rows.dim(3).set_bounds(0, *loops.batches);
  loops.setStatusAxes(*status, spec);
}

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::DeviceRowsGenerator, device_rows)
