//===- device_generator.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

#include "device_markers.h"
#include "halide_target.h"

using namespace Halide;

namespace ropewalk {

DeviceRopeGenerator::Tensor DeviceRopeGenerator::addTensor(const std::string &name) {
  const Type type = UInt(8 * carrierBytes(spec));
  const int inner = isWord() ? 3 : 2; // before head, token and batch
  Tensor tensor{};
  tensor.src = add_input<Buffer<>>(name + "_src", type, inner + 3);
  tensor.dst = add_output<Buffer<>>(name + "_dst", type, inner + 3);
  if (!inPlace()) {
    tensor.restSrc = add_input<Buffer<>>(name + "_rest_src", type, inner + 3);
    tensor.restDst = add_output<Buffer<>>(name + "_rest_dst", type, inner + 3);
  }
  tensor.heads = addScalar(name + "_heads");
  return tensor;
}

void DeviceRopeGenerator::configure() {
  std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
  if (!parsed || !canRunOnDevice(*parsed))
    throw CompileError("kernel is '" + kernel.value() + "', expected a rope kernel for a device");
  spec = *parsed;
  carrier = {spec.request.dtype, hasF16Conversion(spec.target)};
  q = addTensor("q");
  k = addTensor("k");
  cosTable = add_input<Buffer<float>>("cos", 2);
  sinTable = add_input<Buffer<float>>("sin", 2);
  positions = add_input<Buffer<int32_t>>("positions", 3); // word, token, batch
  status = add_output<Buffer<int32_t>>("status", 5);      // one word, whatever the others are
  batches = addScalar("batches");
  tokens = addScalar("tokens");
  before = addScalar("before");
  behind = addScalar("behind");
  positionWords = addScalar("positionWords");
  rowStep = addScalar("rowStep");
  rowOffset = addScalar("rowOffset");
  rows = addScalar("rows");
  pad = addScalar("pad");
  hasPad = addScalar("hasPad");
  sineSign = add_input<float>("sineSign");
  headsPerBlock = addScalar("headsPerBlock");
  tokensPerBlock = addScalar("tokensPerBlock");
  if (!spec.request.channels) {
    window = addScalar("channels");
    pairsPerBlock = addScalar("pairsPerBlock");
  }
}

Expr DeviceRopeGenerator::mostHeads() const { return max(*q.heads, *k.heads); }

/// Where a token's position lies in the table, in 64 bits: the sum may leave 32.
Expr DeviceRopeGenerator::row64(Expr t) const {
  return cast<int64_t>((*positions)(0, t, batch)) + cast<int64_t>(t) * *rowStep + *rowOffset;
}

/// Whether the upper word of a 64-bit position is the lower one's sign.
Expr DeviceRopeGenerator::fitsWord(Expr t) const {
  Expr low = (*positions)(0, t, batch), high = (*positions)(*positionWords - 1, t, batch);
  return *positionWords == 1 || high == (low >> 31);
}

Expr DeviceRopeGenerator::isPad(Expr t) const {
  return *hasPad != 0 && fitsWord(t) && (*positions)(0, t, batch) == *pad;
}

Expr DeviceRopeGenerator::hasRow(Expr t) const {
  return fitsWord(t) && row64(t) >= 0 && row64(t) < cast<int64_t>(*rows);
}

Expr DeviceRopeGenerator::turns(Expr t) const { return !isPad(t) && hasRow(t); }

/// Threads that a head's window takes.
Expr DeviceRopeGenerator::windowThreads() const { return channels / (2 * pairsPerThread(spec)); }

/// The table's pair that is a thread's `p`-th.
Expr DeviceRopeGenerator::pairOf(Expr p, Expr t) const {
  const int32_t pairs = pairsPerThread(spec);
  if (!splitsVectors(spec))
    return t * pairs + p;
  return p / (pairs / 2) * aligned(channels / 4) + t * (pairs / 2) + p % (pairs / 2);
}

/// A component of a thread's `p`-th pair, from the carriers that it loaded.
Expr DeviceRopeGenerator::component(const Func &raw, Expr j, Expr p) const {
  auto load = [&](std::vector<Expr> inner) { return raw(at(std::move(inner))); };
  if (!isWord())
    return carrier.widen(reinterpret(carrier.elementType(), load({j})));
  const bool half = spec.request.pairing == ROPEWALK_HALF;
  if (spec.request.dtype == ROPEWALK_F32) {
    Expr word = 2 * p + j;
    return reinterpret<float>(half ? load({p, j}) : load({word % 4, word / 4}));
  }
  auto part = [&](const Expr &word, const Expr &number) {
    return select(number == 0, carrier.widenPart(word, 0), carrier.widenPart(word, 1));
  };
  return half ? part(load({p / 2, j}), p % 2) : part(load({p % 4, p / 4}), j);
}

/// What a thread stores at (lane, vector), or at a component, made of turned(component, pair).
Expr DeviceRopeGenerator::carrierOf(const std::function<Expr(Expr, Expr)> &turned) {
  if (!isWord())
    return reinterpret(UInt(carrier.elementType().bits()), carrier.narrow(turned(which, 0)));
  const bool half = pairingOf(spec.request, Side::Dst) == ROPEWALK_HALF;
  if (spec.request.dtype == ROPEWALK_F32) {
    Expr word = 4 * vector + lane;
    return reinterpret<uint32_t>(half ? turned(vector, lane) : turned(word % 2, word / 2));
  }
  if (half)
    return carrier.pack(turned(vector, 2 * lane), turned(vector, 2 * lane + 1));
  return carrier.pack(turned(0, 4 * vector + lane), turned(1, 4 * vector + lane));
}

std::vector<Expr> DeviceRopeGenerator::at(std::vector<Expr> inner) const {
  inner.insert(inner.end(), {thread, head, token, batch});
  return inner;
}

/// `func`, over the axes `inner` before a head's threads, threads, heads, tokens and batches: where
/// `condition` holds for a token, and for the first `heads` heads, or all. All loops but that over
/// batches are reductions, since an output's own variables would begin where its memory says. They
/// have the same names for all sinks, and those of blocks the same extents, or they could not be
/// one.
DeviceRopeGenerator::Sink &
DeviceRopeGenerator::addSink(Func func, std::vector<int32_t> inner, Expr threads, Expr heads,
                             const std::function<Expr(Expr)> &condition) {
  const size_t axes = inner.size();
  inner.resize(2, 1);
  RDom loops(
      {{0, inner[0]}, {0, inner[1]}, {0, std::move(threads)}, {0, mostHeads()}, {0, *tokens}},
      "loops");
  if (heads.defined())
    loops.where(loops[3] < heads);
  loops.where(condition(loops[4]));
  sinks.push_back({std::move(func), loops, axes, std::nullopt});
  return sinks.back();
}

/// Where a sink stores.
std::vector<Expr> DeviceRopeGenerator::placeOf(const Sink &sink) const {
  std::vector<Expr> place;
  for (size_t axis = 0; axis < sink.axes; ++axis)
    place.push_back(sink.loops[static_cast<int>(axis)]);
  place.insert(place.end(), {sink.loops[2], sink.loops[3], sink.loops[4], batch});
  return place;
}

void DeviceRopeGenerator::rotateTensor(const std::string &name, const Tensor &tensor) {
  const std::vector<Var> inner =
      isWord() ? std::vector<Var>{lane, vector} : std::vector<Var>{which};
  std::vector<Var> all = inner;
  all.insert(all.end(), {thread, head, token, batch});
  const std::vector<Expr> index(all.begin(), all.end());

  Func raw(name + "_raw"), c(name + "_cos"), s(name + "_sin"), made(name + "_made");
  Func dst(*tensor.dst);
  raw(all) = (*tensor.src)(index);
  Expr row = unsafe_promise_clamped(cast<int32_t>(row64(token)), 0, *rows - 1);
  c(pair, thread, token, batch) = (*cosTable)(pairOf(pair, thread), row);
  s(pair, thread, token, batch) = (*sinTable)(pairOf(pair, thread), row) * *sineSign;
  auto turned = [&](const Expr &j, const Expr &p) {
    auto [y0, y1] = rotate(component(raw, 0, p), component(raw, 1, p), c(p, thread, token, batch),
                           s(p, thread, token, batch));
    return select(j == 0, y0, y1);
  };
  made(all) = lowerMarkers(carrierOf(turned), spec.target);

  const std::vector<int32_t> extents = isWord() ? std::vector{4, 2} : std::vector{2};
  Sink &sink = addSink(dst, extents, windowThreads(), *tensor.heads,
                       [&](const Expr &t) { return turns(t); });
  dst(all) = undef(UInt(8 * carrierBytes(spec)));
  dst(placeOf(sink)) = made(placeOf(sink));
  sink.stages = {raw, c, s, made};
}

/// The units (vectors or elements) outside the window: `before` of them, and behind it the others.
void DeviceRopeGenerator::copyRest(const Tensor &tensor) {
  const int32_t unit = isWord() ? 16 / static_cast<int32_t>(elementBytes(carrier.dtype)) : 1;
  std::vector<Var> all = {thread, side, head, token, batch};
  if (isWord())
    all.insert(all.begin(), lane);
  Func dst(*tensor.restDst);
  const std::vector<int32_t> extents = isWord() ? std::vector{4} : std::vector<int32_t>();
  Sink &sink = addSink(dst, extents, *before / unit + *behind / unit, *tensor.heads,
                       [&](const Expr &t) { return turns(t); });
  std::vector<Expr> index = placeOf(sink);
  const RVar unitNumber = sink.loops[2];
  index.insert(index.end() - 3, select(unitNumber < *before / unit, 0, 1));
  dst(all) = undef(UInt(8 * carrierBytes(spec)));
  dst(index) = (*tensor.restSrc)(index);
}

/// The first of all sinks, since what Halide finds in its conditions that no load decides it asks
/// for all: so every thread of a token without a row says so.
void DeviceRopeGenerator::reportPositions() {
  Func word(*status);
  Sink &sink = addSink(word, {}, windowThreads(), Expr(),
                       [&](const Expr &t) { return !isPad(t) && !hasRow(t); });
  word(lane, thread, head, token, batch) = undef<int32_t>();
  std::vector<Expr> place = placeOf(sink);
  place.insert(place.begin(), 0);
  word(place) = 1;
}

void DeviceRopeGenerator::generate() {
  channels = window ? Expr(*window) : Expr(spec.request.channels);
  reportPositions();
  if (!inPlace()) {
    copyRest(q);
    copyRest(k);
  }
  rotateTensor("q", q);
  rotateTensor("k", k);

  for (const Tensor *tensor : {&q, &k}) {
    setWindowAxes(*tensor->src, Side::Src, *tensor->heads);
    setWindowAxes(*tensor->dst, Side::Dst, *tensor->heads);
    if (tensor->restSrc) {
      setRestAxes(*tensor->restSrc, *tensor->heads);
      setRestAxes(*tensor->restDst, *tensor->heads);
    }
  }
  setTableAxes();
}

/// A multiple of a vector's lanes, said so that Halide can see it.
Expr DeviceRopeGenerator::aligned(Expr carriers) const {
  return isWord() ? carriers / 4 * 4 : carriers;
}

/// Halide puts constants in the place of a buffer's strides, but no expressions.
void DeviceRopeGenerator::setStride(Internal::Dimension axis, ChannelCount stride) const {
  const int32_t known = stride.value(spec.request.channels);
  axis.set_stride(known ? Expr(known) : aligned(axis.stride()));
}

void DeviceRopeGenerator::setOuterAxes(OutputImageParam tensor, int first, Expr heads) {
  tensor.dim(first).set_bounds(0, std::move(heads));
  tensor.dim(first + 1).set_bounds(0, *tokens);
  tensor.dim(first + 2).set_bounds(0, *batches);
  for (int d = first; d < first + 3; ++d)
    tensor.dim(d).set_stride(aligned(tensor.dim(d).stride()));
  if (isWord())
    tensor.set_host_alignment(16);
}

void DeviceRopeGenerator::setWindowAxes(OutputImageParam tensor, Side from, Expr heads) {
  const ThreadAxes axes = threadAxes(spec, from);
  const int d = isWord() ? 1 : 0;
  if (isWord())
    tensor.dim(0).set_extent(4).set_stride(1);
  tensor.dim(d).set_extent(2);
  setStride(tensor.dim(d), axes.vector);
  setStride(tensor.dim(d + 1), axes.thread);
  for (int i = 0; i < d + 2; ++i)
    setOrigin(tensor.dim(i), i == originAxis(spec, from));
  setOuterAxes(tensor, d + 2, std::move(heads));
}

void DeviceRopeGenerator::setRestAxes(OutputImageParam tensor, Expr heads) {
  const int32_t perCarrier =
      carrierBytes(spec) / static_cast<int32_t>(elementBytes(spec.request.dtype));
  const int d = isWord() ? 1 : 0;
  if (isWord())
    tensor.dim(0).set_extent(4).set_stride(1);
  tensor.dim(d).set_stride(isWord() ? 4 : 1);
  tensor.dim(d + 1).set_extent(2);
  setStride(tensor.dim(d + 1), {0, perCarrier});
  for (int i = 0; i < d + 2; ++i)
    setOrigin(tensor.dim(i), i == 0);
  setOuterAxes(tensor, d + 2, std::move(heads));
}

/// The axis whose least coordinate says, negated, how far behind its memory's beginning a tensor
/// begins; the others begin with 0. As a multiple of itself, so that Halide sees the alignment.
void DeviceRopeGenerator::setOrigin(Internal::Dimension axis, bool holdsOrigin) const {
  axis.set_min(holdsOrigin ? aligned(axis.min()) : Expr(0));
}

void DeviceRopeGenerator::setTableAxes() {
  for (auto *table : {cosTable, sinTable}) {
    table->dim(0).set_min(aligned(table->dim(0).min()));
    table->dim(0).set_stride(isWord() ? Expr(1) : Expr(table->dim(0).stride()));
    table->dim(1).set_min(0).set_stride(aligned(table->dim(1).stride()));
    if (isWord())
      table->set_host_alignment(16);
  }
  positions->dim(0).set_stride(1);
  positions->dim(1).set_min(0);
  positions->dim(2).set_min(0);
  OutputImageParam word(*status);
  word.dim(0).set_extent(1).set_stride(1);
  for (int d = 1; d < 5; ++d)
    word.dim(d).set_min(0).set_stride(0);
  word.dim(4).set_extent(*batches);
}

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::DeviceRopeGenerator, device_rope)
