//===- device_generator.cpp -----------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_generator.h"

#include "device/device_schedule.h"
#include "device_markers.h"
#include "halide_target.h"

using namespace Halide;

namespace ropewalk {

/// Threads treat outputs in the order in which they are declared, but where orderThreads has its
/// own. What is outside the windows comes first: what only its copies need is no longer in
/// registers when the pairs take them.
void DeviceRopeGenerator::addTensors() {
  const Type type = UInt(8 * carrierBytes(spec));
  const int axes = isWord() ? 6 : 5;
  const std::pair<std::string, Tensor &> tensors[] = {{"q", q}, {"k", k}};
  if (!inPlace())
    for (auto &[name, tensor] : tensors) {
      tensor.restSrc = add_input<Buffer<>>(name + "_rest_src", type, axes);
      tensor.restDst = add_output<Buffer<>>(name + "_rest_dst", type, axes);
    }
  for (auto &[name, tensor] : tensors) {
    tensor.src = add_input<Buffer<>>(name + "_src", type, axes);
    tensor.dst = add_output<Buffer<>>(name + "_dst", type, axes);
    tensor.heads = addScalar(name + "_heads");
  }
}

void DeviceRopeGenerator::configure() {
  std::optional<KernelSpec> parsed = parseKernelName(kernel.value());
  if (!parsed || !canRunOnDevice(*parsed))
    throw CompileError("kernel is '" + kernel.value() + "', expected a rope kernel for a device");
  spec = *parsed;
  carrier = {spec.request.dtype, hasF16Conversion(spec.target)};
  addTensors();
  addTable();
  status = add_output<Buffer<int32_t>>("status", 5); // one word, whatever the others are
  loops.configure([this](const std::string &name) { return addScalar(name); });
  before = addScalar("before");
  behind = addScalar("behind");
  if (!inPlace())
    copiesPads = addScalar("copiesPads");
  sineSign = add_input<float>("sineSign");
  if (!spec.request.channels) {
    window = addScalar("channels");
    pairsPerBlock = addScalar("pairsPerBlock");
  }
}

void DeviceRopeGenerator::addTable() {
  table.configure(
      spec,
      [this](const std::string &name, const Type &type, int dimensions) {
        return add_input<Buffer<>>(name, type, dimensions);
      },
      [this](const std::string &name) { return addScalar(name); });
}

Expr DeviceRopeGenerator::turns(Expr t) const {
  const TokenPlace place = table.placeOf(std::move(t), batch);
  return !table.isPad(place) && table.hasRow(place);
}

/// Threads that a head's window takes.
Expr DeviceRopeGenerator::windowThreads() const { return channels / (2 * pairsPerThread(spec)); }

/// Heads of k follow those of q, and begin with a thread of their own.
DeviceHeads DeviceRopeGenerator::headsOf(const Tensor &tensor) const {
  const int32_t perThread = headsPerThread(spec);
  const bool isKey = tensor.heads == k.heads;
  return {isKey ? (*q.heads + (perThread - 1)) / perThread * perThread : Expr(0), *tensor.heads};
}

/// Where in a row a thread's `number`-th entry is, of `perThread`: pairs, or words of two.
Expr DeviceRopeGenerator::placeInTable(Expr number, int32_t perThread) const {
  if (!splitsVectors(spec))
    return thread * perThread + number;
  const int32_t half = perThread / 2;
  Expr entries = channels / 2 / (pairsPerThread(spec) / half) / half * half; // seen as a multiple
  return number / half * entries + thread * half + number % half;
}

/// A component of a thread's `p`-th pair, from the carriers that it loaded.
Expr DeviceRopeGenerator::component(const Func &raw, Expr j, Expr p) const {
  auto load = [&](std::vector<Expr> inner) { return raw(at(std::move(inner))); };
  if (!isWord())
    return carrier.widen(reinterpret(carrier.elementType(), load({j})));
  const int32_t words = wordsPerVector(spec);
  const bool half = spec.request.pairing == ROPEWALK_HALF;
  if (spec.request.dtype == ROPEWALK_F32) {
    Expr word = 2 * p + j;
    return reinterpret<float>(half ? load({p, j}) : load({word % words, word / words}));
  }
  auto part = [&](const Expr &word, const Expr &number) {
    return select(number == 0, carrier.widenPart(word, 0), carrier.widenPart(word, 1));
  };
  return half ? part(load({p / 2, j}), p % 2) : part(load({p % words, p / words}), j);
}

/// What a thread stores at (lane, vector), or at a component, made of turned(component, pair).
Expr DeviceRopeGenerator::carrierOf(const std::function<Expr(Expr, Expr)> &turned) {
  if (!isWord())
    return reinterpret(UInt(carrier.elementType().bits()), carrier.narrow(turned(which, 0)));
  const int32_t words = wordsPerVector(spec);
  const bool half = pairingOf(spec.request, Side::Dst) == ROPEWALK_HALF;
  if (spec.request.dtype == ROPEWALK_F32) {
    Expr word = words * vector + lane;
    return reinterpret<uint32_t>(half ? turned(vector, lane) : turned(word % 2, word / 2));
  }
  // Vectors of two lanes LLVM takes apart, and does not join their loads again over calls.
  const bool isAtOnce = spec.target == ropewalk::Target::Cuda && words != 2;
  auto pack = [&](const Expr &low, const Expr &high) {
    return isAtOnce ? packAtOnce(spec.request.dtype, low, high) : carrier.pack(low, high);
  };
  if (half)
    return pack(turned(vector, 2 * lane), turned(vector, 2 * lane + 1));
  return pack(turned(0, words * vector + lane), turned(1, words * vector + lane));
}

std::vector<Expr> DeviceRopeGenerator::at(std::vector<Expr> inner) const {
  inner.insert(inner.end(), {thread, head, token, batch});
  return inner;
}

void DeviceRopeGenerator::rotateTensor(const std::string &name, Tensor &tensor) {
  const std::vector<Var> inner =
      isWord() ? std::vector<Var>{lane, vector} : std::vector<Var>{which};
  std::vector<Var> all = inner;
  all.insert(all.end(), {thread, head, token, batch});
  const std::vector<Expr> index(all.begin(), all.end());

  Stages stages{Func(name + "_raw"),   Func(name + "_cos"),      Func(name + "_sin"),
                Func(name + "_made"),  Func(name + "_cosWords"), Func(name + "_sinWords"),
                Func(name + "_loaded")};
  Func dst(*tensor.dst);
  const Func &cosines = readsWords(spec) ? stages.cosWords : stages.cos,
             &sines = readsWords(spec) ? stages.sinWords : stages.sin;
  tensor.stages = {stages.raw.name(),
                   {cosines.name(), sines.name()},
                   dst.name(),
                   tensor.restDst ? Func(*tensor.restDst).name() : ""};
  load(stages, tensor, all);
  readTable(stages);
  auto turned = [&](const Expr &j, const Expr &p) {
    auto [y0, y1] =
        rotate(component(stages.raw, 0, p), component(stages.raw, 1, p),
               stages.cos(p, thread, token, batch), stages.sin(p, thread, token, batch));
    return select(j == 0, y0, y1);
  };
  stages.made(all) = lowerMarkers(carrierOf(turned), spec.target);

  const std::vector<int32_t> extents =
      isWord() ? std::vector{wordsPerVector(spec), 2} : std::vector{2};
  DeviceSink &sink = loops.add(dst, extents, windowThreads(), headsOf(tensor),
                               [&](const Expr &t) { return turns(t); });
  dst(all) = undef(UInt(8 * carrierBytes(spec)));
  dst(loops.placeOf(sink)) = stages.made(loops.placeOf(sink));
  sink.stages = [this, stages](const DeviceSink &to, const RVar &part, const RVar &head) {
    scheduleStages(stages, to, part, head);
  };
}

void DeviceRopeGenerator::load(Stages &stages, const Tensor &tensor,
                               const std::vector<Var> &all) const {
  const std::vector<Expr> index(all.begin(), all.end());
  if (!reordersInPlace(spec.request)) {
    stages.raw(all) = (*tensor.src)(index);
    return;
  }
  // The last block may end behind the last head and token: an axis of one place has the condition.
  RDom there(0, 1, "there");
  const DeviceHeads heads = headsOf(tensor);
  there.where(isBelow(head - heads.first, heads.count) && token < *loops.tokens);
  std::vector<Expr> from = index;
  from.back() += there;
  stages.loaded(all) = undef(UInt(8 * carrierBytes(spec)));
  stages.loaded(all) = (*tensor.src)(from);
  stages.raw(all) = stages.loaded(index);
}

void DeviceRopeGenerator::readTable(Stages &stages) const {
  const int32_t pairs = pairsPerThread(spec);
  const TokenPlace place = table.placeOf(token, batch);
  auto &[raw, c, s, made, cosWords, sinWords, loaded] = stages;
  if (!readsWords(spec)) {
    auto [cosine, sine] = table.entries(placeInTable(pair, pairs), place);
    c(pair, thread, token, batch) = cosine;
    s(pair, thread, token, batch) = sine * *sineSign;
    return;
  }
  auto [cosine, sine] = table.entries(placeInTable(pair, pairs / 2), place);
  cosWords(pair, thread, token, batch) = cosine;
  sinWords(pair, thread, token, batch) = sine;
  auto part = [&](const Func &words) {
    Expr word = words(pair / 2, thread, token, batch);
    return select(pair % 2 == 0, table.entryOf(word, 0), table.entryOf(word, 1));
  };
  c(pair, thread, token, batch) = part(cosWords);
  s(pair, thread, token, batch) = part(sinWords) * *sineSign;
}

/// The units (vectors or elements) outside the window: `before` of them, and behind it the others.
/// Of pads that are copied all, as if the window ended where it begins. Which it is says a number
/// of units, not a condition, of which a thread has few registers.
void DeviceRopeGenerator::copyRest(const Tensor &tensor) {
  const int32_t words = wordsPerVector(spec);
  const int32_t unit = isWord() ? 4 * words / static_cast<int32_t>(elementBytes(carrier.dtype)) : 1;
  std::vector<Var> all = {thread, side, head, token, batch};
  if (isWord())
    all.insert(all.begin(), lane);
  Func dst(*tensor.restDst);
  const std::vector<int32_t> extents = isWord() ? std::vector{words} : std::vector<int32_t>();
  Expr outside = *before / unit + *behind / unit;
  Expr ofPads = select(*copiesPads != 0, outside + channels / unit, 0);
  DeviceSink &sink = loops.add(dst, extents, max(outside, ofPads), headsOf(tensor),
                               [&](const Expr &) { return Internal::const_true(); });
  const TokenPlace place = table.placeOf(sink.token(), batch);
  Expr isPad = table.isPad(place), count = select(table.hasRow(place), outside, 0);
  const RVar unitNumber = sink.thread();
  sink.loops.where(isBelow(unitNumber, select(isPad, ofPads, count)));
  std::vector<Expr> index = loops.placeOf(sink);
  index.insert(index.end() - 3, select(unitNumber < select(isPad, ofPads, *before / unit), 0, 1));
  dst(all) = undef(UInt(8 * carrierBytes(spec)));
  dst(index) = (*tensor.restSrc)(index);
}

/// The first of all sinks, since what Halide finds in its conditions that no load decides it asks
/// for all: so every thread of a token without a row says so.
void DeviceRopeGenerator::reportPositions() {
  Func word(*status);
  DeviceSink &sink = loops.add(word, {}, windowThreads(), {}, [&](const Expr &t) {
    const TokenPlace place = table.placeOf(t, batch);
    return !table.isPad(place) && !table.hasRow(place);
  });
  word(lane, thread, head, token, batch) = undef<int32_t>();
  std::vector<Expr> place = loops.placeOf(sink);
  place.insert(place.begin(), 0);
  word(place) = 1;
}

void DeviceRopeGenerator::generate() {
  channels = window ? Expr(*window) : Expr(spec.request.channels);
  loops.allHeads = headsOf(k).first + *k.heads;
  reportPositions();
  if (!inPlace()) {
    copyRest(q);
    copyRest(k);
  }
  rotateTensor("q", q);
  rotateTensor("k", k);

  for (const Tensor *tensor : {&q, &k}) {
    const DeviceHeads heads = headsOf(*tensor);
    setWindowAxes(*tensor->src, Side::Src, heads);
    setWindowAxes(*tensor->dst, Side::Dst, heads);
    if (tensor->restSrc) {
      setRestAxes(*tensor->restSrc, heads);
      setRestAxes(*tensor->restDst, heads);
    }
  }
  table.setAxes();
  loops.setStatusAxes(*status, spec);
}

/// A multiple of a vector's lanes, said so that Halide can see it.
Expr DeviceRopeGenerator::aligned(Expr carriers) const {
  const int32_t words = wordsPerVector(spec);
  return words > 1 ? carriers / words * words : carriers;
}

/// Halide puts constants in the place of a buffer's strides, but no expressions.
void DeviceRopeGenerator::setStride(Internal::Dimension axis, ChannelCount stride) const {
  const int32_t known = stride.value(spec.request.channels);
  axis.set_stride(known ? Expr(known) : aligned(axis.stride()));
}

void DeviceRopeGenerator::setOuterAxes(OutputImageParam tensor, int first,
                                       const DeviceHeads &heads) {
  tensor.dim(first).set_bounds(heads.first, heads.count);
  tensor.dim(first + 1).set_bounds(0, *loops.tokens);
  tensor.dim(first + 2).set_bounds(0, *loops.batches);
  for (int d = first; d < first + 3; ++d)
    tensor.dim(d).set_stride(aligned(tensor.dim(d).stride()));
  if (isWord())
    tensor.set_host_alignment(4 * wordsPerVector(spec));
}

void DeviceRopeGenerator::setWindowAxes(OutputImageParam tensor, Side from,
                                        const DeviceHeads &heads) {
  const ThreadAxes axes = threadAxes(spec, from);
  const int d = isWord() ? 1 : 0;
  if (isWord())
    tensor.dim(0).set_extent(wordsPerVector(spec)).set_stride(1);
  tensor.dim(d).set_extent(2);
  setStride(tensor.dim(d), axes.vector);
  setStride(tensor.dim(d + 1), axes.thread);
  setOrigins(tensor, d + 2, originAxis(spec, from));
  setOuterAxes(tensor, d + 2, heads);
}

void DeviceRopeGenerator::setRestAxes(OutputImageParam tensor, const DeviceHeads &heads) {
  const int32_t perCarrier =
      carrierBytes(spec) / static_cast<int32_t>(elementBytes(spec.request.dtype));
  const int d = isWord() ? 1 : 0;
  if (isWord())
    tensor.dim(0).set_extent(wordsPerVector(spec)).set_stride(1);
  tensor.dim(d).set_stride(wordsPerVector(spec));
  tensor.dim(d + 1).set_extent(2);
  setStride(tensor.dim(d + 1), {0, perCarrier});
  setOrigins(tensor, d + 2, 0);
  setOuterAxes(tensor, d + 2, heads);
}

/// Coordinates on the axes before the head's begin with 0, but for those of stride 1.
void DeviceRopeGenerator::setOrigins(OutputImageParam tensor, int axes, int origin) const {
  for (int d = 0; d < axes; ++d)
    if (d == origin)
      setOrigin(tensor.dim(d), spec, wordsPerVector(spec));
    else
      tensor.dim(d).set_min(0);
}

} // namespace ropewalk

HALIDE_REGISTER_GENERATOR(ropewalk::DeviceRopeGenerator, device_rope)
