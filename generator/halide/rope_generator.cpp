//===- rope_generator.cpp - The rotation as a pure function ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// source -> rotate -> sink, over (position, pair, component, head). The kernel's
// name is the only generator parameter: its first half selects the algorithm, its
// second half the schedule (schedule_cpu.cpp).
//
//===----------------------------------------------------------------------===//

#include "rope_generator.h"

#include "halide_target.h"

#include <tuple>

using namespace Halide;

namespace ropewalk {
namespace {

void setBounds(OutputImageParam parameter, const TensorShape &shape, int32_t channels) {
  for (size_t d = 0; d < shape.axes.size(); ++d) {
    Internal::Dimension axis = parameter.dim(static_cast<int>(d));
    axis.set_min(0);
    if (int32_t extent = shape.axes[d].extent.value(channels))
      axis.set_extent(extent);
    if (int32_t stride = shape.axes[d].stride.value(channels))
      axis.set_stride(stride);
  }
  const int heads = static_cast<int>(shape.axes.size());
  parameter.dim(heads).set_min(0);
  parameter.dim(heads + 1).set_min(0);
}

} // namespace

void RopeGenerator::configure() {
  std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
  if (!parsed || parsed->request.family != Family::Rope)
    throw CompileError("kernel is '" + kernel.value() + "', expected the name of a rope kernel");
  spec = *parsed;
  if (!canRun(spec))
    throw CompileError("kernel is '" + kernel.value() +
                       "', expected a form that computes it and lanes and parts that divide it");
  carrier = {spec.request.dtype, hasF16Conversion(spec.target)};
  auto type = [&](Side side) { return holdsWords(spec, side) ? UInt(32) : carrier.elementType(); };
  auto dimensions = [&](Side side) {
    return static_cast<int>(tensorShape(spec, side).axes.size()) + 2;
  };
  if (spec.request.place == ROPEWALK_OUT_OF_PLACE)
    src = add_input<Buffer<>>("src", type(Side::Src), dimensions(Side::Src));
  else if (spec.request.reorder) // the same memory, in another order
    src = add_input<Buffer<>>("old", type(Side::Src), dimensions(Side::Src));
  table.configure(
      spec.request, spec.target,
      [this](const std::string &name, Type type, int dimensions) {
        return add_input<Buffer<>>(name, type, dimensions);
      },
      [this](const std::string &name) { return add_input<int32_t>(name); });
  sineSign = add_input<float>("sineSign");
  dst = add_output<Buffer<>>("dst", type(Side::Dst), dimensions(Side::Dst));
}

/// x(axes..., head, token) from src, or from dst's old value in place.
Expr RopeGenerator::load(std::vector<Expr> index) const {
  index.push_back(head);
  index.push_back(token);
  return src ? (*src)(index) : result(index);
}

/// The same of the window, whose axes index has, among what is copied beside it.
Expr RopeGenerator::loadInterleaved(std::vector<Expr> index) const {
  if (hasSteps())
    index.push_back(firstStep());
  return load(std::move(index));
}

/// Rows of other tables than f32 ones of one axis take some work, which is done once per token.
void RopeGenerator::stageRow() {
  auto [c, s] = table.entries(pair, token);
  cosRow = Func("cosRow");
  sinRow = Func("sinRow");
  cosRow(pair, token) = c;
  sinRow(pair, token) = s;
}

Expr RopeGenerator::cosAt(const Expr &p, const Expr &alike) const {
  return cosRow.defined() ? cosRow(p, token) : table.entries(p, token, alike).first;
}

Expr RopeGenerator::sinAt(const Expr &p, const Expr &alike) const {
  return (sinRow.defined() ? sinRow(p, token) : table.entries(p, token, alike).second) * *sineSign;
}

void RopeGenerator::generate() {
  table.setAxes(false);
  result = reordersInPlace(spec.request) ? Func("turned") : Func(*dst);
  if (readsOtherTables(spec.request) && !hasBlocks(spec))
    stageRow();
  // Blocks that share lanes are a schedule's: in place they are right in one order only.
  const bool scheduleIsOurs = !using_autoscheduler() || !isKnown() || isRowOfCarriers(spec.request);
  if (hasBlocks(spec) && !spec.request.reorder && scheduleIsOurs)
    generateBlocks();
  else if (channelsPerLane(spec) == 4)
    generateHalfWords();
  else if (spec.request.reorder)
    generateReordered();
  else if (takesPairsApart(spec) || (spec.schedule.form == Form::Lane && using_autoscheduler()))
    generateInterleavedPairs();
  else if (spec.schedule.form == Form::Pair)
    generatePairs();
  else if (spec.schedule.form == Form::Lane)
    generateLanes();
  else
    generateInterleavedWords();
  if (reordersInPlace(spec.request)) {
    const std::vector<Var> place = result.args();
    (*dst)(place) = result(std::vector<Expr>(place.begin(), place.end()));
  }
  if (src)
    setBounds(*src, tensorShape(spec, Side::Src), spec.request.channels);
  setBounds(*dst, tensorShape(spec, Side::Dst), spec.request.channels);
}

/// The rotation's stage of the table: no per-token copy leaves the registers.
Func RopeGenerator::tableStage(const char *name, const std::vector<Var> &index, Expr value) {
  Func stage(name);
  std::vector<Var> dimensions = index;
  dimensions.push_back(token);
  stage(dimensions) = value;
  tables.push_back(stage);
  return stage;
}

/// Copies beside the window are further components.
void RopeGenerator::storeComponents(const Var &fast, Expr y0, Expr y1) {
  if (inPlace()) { // both components are read before either is written
    result(fast, scatter(0, 1), head, token) = gather(y0, y1);
    return;
  }
  std::vector<Expr> all;
  for (int32_t i = 0; i < 2 + stepsBeside(spec.request); ++i) {
    const int32_t part = i - firstStep();
    all.push_back(part == 0 ? y0 : part == 1 ? y1 : load({fast, i}));
  }
  result(fast, component, head, token) = mux(component, all);
}

/// Copies beside the window are further steps.
void RopeGenerator::storeInterleaved(const std::vector<Var> &index, Expr y) {
  std::vector<Expr> place(index.begin(), index.end());
  if (!hasSteps()) {
    place.insert(place.end(), {head, token});
    result(place) = y;
    return;
  }
  place.push_back(step);
  std::vector<Expr> all;
  for (int32_t i = 0; i < 1 + stepsBeside(spec.request); ++i) {
    place.back() = i;
    all.push_back(i == firstStep() ? y : load(place));
  }
  place.back() = step;
  place.insert(place.end(), {head, token});
  result(place) = mux(step, all);
}

void RopeGenerator::generatePairs() {
  if (inPlace())
    result(pair, component, head, token) = undef(carrier.elementType());
  Func c = tableStage("c", {pair}, cosAt(pair)), s = tableStage("s", {pair}, sinAt(pair));
  auto [y0, y1] =
      rotate(carrier.widen(load({pair, firstStep()})), carrier.widen(load({pair, firstStep() + 1})),
             c(pair, token), s(pair, token));
  storeComponents(pair, carrier.narrow(y0), carrier.narrow(y1));
}

/// Taken apart and joined by shuffles, of which OrderPairsPass makes cheaper ones. Right in
/// whatever order an autoscheduler takes lanes, too: turned one by one in place, a lane would find
/// its partner turned already.
void RopeGenerator::generateInterleavedPairs() {
  if (inPlace())
    result(component, pair, head, token) = undef(carrier.elementType());
  Func c = tableStage("c", {pair}, cosAt(pair)), s = tableStage("s", {pair}, sinAt(pair));
  auto [y0, y1] = rotate(carrier.widen(load({0, pair})), carrier.widen(load({1, pair})),
                         c(pair, token), s(pair, token));
  y0 = carrier.narrow(y0);
  y1 = carrier.narrow(y1);
  if (inPlace())
    result(scatter(0, 1), pair, head, token) = gather(y0, y1);
  else
    result(component, pair, head, token) = mux(component, {y0, y1});
}

void RopeGenerator::generateLanes() {
  Expr sign = select(component == 0, -1.0f, 1.0f);
  Func c = tableStage("c", {component, pair}, cosAt(pair));
  // An exact product, but said by a marker: Halide would negate half the lanes and join them with
  // the others, where one duplication and one multiplication do.
  Func s = tableStage("s", {component, pair}, fusedMultiplySubtract(sinAt(pair), sign, 0.0f));
  auto widened = [&](Expr j, Expr i) {
    return source.defined() ? source(j, i, head, token) : carrier.widen(loadInterleaved({j, i}));
  };
  auto turned = [&](Expr j, Expr i) {
    Expr product = widened(1 - j, i) * s(j, i, token);
    return carrier.narrow(fusedMultiplyAdd(widened(j, i), c(j, i, token), product));
  };
  if (!inPlace()) {
    if (spec.request.dtype != ROPEWALK_F32) {
      source = Func("source"); // each lane is its partner's partner: widen once, use twice
      source(component, pair, head, token) = carrier.widen(loadInterleaved({component, pair}));
    }
    storeInterleaved({component, pair}, turned(component, pair));
    return;
  }
  result(component, pair, head, token) = undef(carrier.elementType());
  lanes = RDom(0, 2, 0, spec.request.channels / 2, "lanes");
  result(lanes.x, lanes.y, head, token) = turned(lanes.x, lanes.y);
}

/// Lanes are two neighbouring pairs; on the interleaved side of a reordering kernel that is two
/// words, which `component` numbers.
void RopeGenerator::generateHalfWords() {
  if (inPlace())
    result(word, component, head, token) = undef(UInt(32));
  const bool fromHalf = spec.request.pairing == ROPEWALK_HALF;
  const bool toHalf = pairingOf(spec.request, Side::Dst) == ROPEWALK_HALF;
  auto x = [&](int j, int part) {
    return fromHalf ? carrier.widenPart(load({word, firstStep() + j}), part)
                    : carrier.widenPart(load({part, word}), j);
  };
  Expr y[2][2]; // [component][part]
  for (int part = 0; part < 2; ++part) {
    Func c = tableStage(part ? "c_odd" : "c_even", {word}, cosAt(2 * word + part));
    Func s = tableStage(part ? "s_odd" : "s_even", {word}, sinAt(2 * word + part));
    std::tie(y[0][part], y[1][part]) =
        rotate(x(0, part), x(1, part), c(word, token), s(word, token));
  }
  if (toHalf)
    storeComponents(word, carrier.pack(y[0][0], y[0][1]), carrier.pack(y[1][0], y[1][1]));
  else
    result(component, word, head, token) =
        mux(component, {carrier.pack(y[0][0], y[1][0]), carrier.pack(y[0][1], y[1][1])});
}

void RopeGenerator::generateInterleavedWords() {
  if (inPlace())
    result(pair, head, token) = undef(UInt(32));
  Expr x = loadInterleaved({pair});
  Func c = tableStage("c", {pair}, cosAt(pair)), s = tableStage("s", {pair}, sinAt(pair));
  auto [y0, y1] =
      rotate(carrier.widenPart(x, 0), carrier.widenPart(x, 1), c(pair, token), s(pair, token));
  const Expr y = carrier.pack(y0, y1);
  if (inPlace())
    result(pair, head, token) = y;
  else
    storeInterleaved({pair}, y);
}

/// Lanes are pairs; the interleaved side is taken apart or joined, by shuffles of elements or
/// within words of one pair.
void RopeGenerator::generateReordered() {
  const bool words = spec.schedule.form == Form::Word, half = spec.request.pairing == ROPEWALK_HALF;
  // A stage, because a promise between two stores would keep Halide from joining them.
  rowStage(token) = table.row(token);
  auto [cosine, sine] = table.entriesOfRow(pair, rowStage(token));
  Func c = tableStage("c", {pair}, cosine), s = tableStage("s", {pair}, sine * *sineSign);
  auto component_ = [&](int j) {
    if (words && !half)
      return carrier.widenPart(load({pair}), j);
    return carrier.widen(half ? load({pair, j}) : load({j, pair}));
  };
  auto [y0, y1] = rotate(component_(0), component_(1), c(pair, token), s(pair, token));
  if (!half)
    return storeComponents(pair, carrier.narrow(y0), carrier.narrow(y1));
  if (words)
    result(pair, head, token) = carrier.pack(y0, y1);
  else
    result(component, pair, head, token) = mux(component, {carrier.narrow(y0), carrier.narrow(y1)});
}

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::RopeGenerator, rope)
