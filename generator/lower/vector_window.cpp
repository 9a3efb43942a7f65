//===- vector_window.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "vector_window.h"

#include "ropewalk/kernel.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

#include <cstddef>
#include <numeric>

using namespace mlir;

namespace ropewalk {

static ropewalk_pairing pairingOf(const KernelRequest &request, WindowedTensor::Side side) {
  const bool other = request.reorder && side == WindowedTensor::Side::Dst;
  return other ? otherPairing(request.pairing) : request.pairing;
}

/// Words of elements that bits alone can part and join.
static bool usesWords(const KernelSpec &spec) {
  return spec.schedule.form == Form::Word && spec.request.dtype == ROPEWALK_BF16;
}

/// Whether words hold neighbouring pairs of one half, which then come in twos.
static bool holdsNeighbours(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const bool evenPairs = blockChannels(request) % 4 == 0 && (request.channels || !request.reorder);
  return usesWords(spec) && evenPairs && (request.pairing == ROPEWALK_HALF || request.reorder);
}

Cut cutOf(const KernelSpec &spec) {
  const bool neighbours = holdsNeighbours(spec);
  int64_t pairs = spec.schedule.vector;
  if (spec.schedule.form == Form::Lane)
    pairs /= 2;
  // In place a load soon after a masked store waits for it, though it reads what lies behind.
  // What is stored under a mask is not joined to lines.
  const bool joins = spec.schedule.store == Store::Line || joinsLines(spec);
  const bool masked =
      hasMasks(spec.target) && spec.request.place == ROPEWALK_OUT_OF_PLACE && !joins;
  return {neighbours ? 2 * pairs : pairs, neighbours ? 2 : 1, masked};
}

Vectors partedLanes(KernelFunction &f, Value vector) {
  if (!holdsNeighbours(f.spec))
    return {vector};
  auto parts = vector::DeinterleaveOp::create(f.b, vector);
  return {parts.getRes1(), parts.getRes2()};
}

static Value joinedLanes(KernelFunction &f, const Vectors &parts) {
  if (parts.size() == 1)
    return parts.front();
  return vector::InterleaveOp::create(f.b, parts[0], parts[1]);
}

WindowedTensor::WindowedTensor(KernelFunction &f, Side side, Value pairs)
    : f(f), elements(f.b, f.spec.target, f.spec.request.dtype), pairs(pairs),
      half(pairingOf(f.spec.request, side) == ROPEWALK_HALF),
      words(usesWords(f.spec) && (!half || holdsNeighbours(f.spec))) {
  const bool isSrc = side == Side::Src && f.spec.request.place == ROPEWALK_OUT_OF_PLACE;
  bytes =
      f.bytes(isSrc ? offsetof(ropewalk_kernel_args, src) : offsetof(ropewalk_kernel_args, dst));
  tokenStride = f.index(isSrc ? offsetof(ropewalk_kernel_args, srcTokenStride)
                              : offsetof(ropewalk_kernel_args, dstTokenStride));
  headStride = f.index(isSrc ? offsetof(ropewalk_kernel_args, srcHeadStride)
                             : offsetof(ropewalk_kernel_args, dstHeadStride));
}

Value WindowedTensor::row(Value token, Value head) {
  return rowAt(bytes, f.add(f.multiply(token, tokenStride), f.multiply(head, headStride)));
}

Value WindowedTensor::rowAt(Value memory, Value offset) {
  const KernelRequest &request = f.spec.request;
  const int64_t known = headWidth(request);
  Type type = words ? f.b.getI32Type() : elements.type();
  Value count = request.channels ? Value() : f.timesPowerOfTwo(pairs, words ? 0 : 1);
  return f.view(memory, offset, type, words ? known / 2 : known, count);
}

/// What so many pairs take of a step.
Value WindowedTensor::carriers(Value units) {
  return units ? f.timesPowerOfTwo(units, (half ? 0 : 1) - (words ? 1 : 0)) : units;
}

Value WindowedTensor::begin(const Block &block, int32_t step) {
  const KernelRequest &request = f.spec.request;
  Value stepPairs = request.blocks ? f.constant(blockChannels(request) / 2) : pairs;
  Value first = f.add(f.multiply(carriers(stepPairs), f.constant(step)), carriers(block.begin));
  if (!copiesBeside(request) || copiesSteps(request))
    return first;
  return f.add(first, f.constant(request.before / (words ? 2 : 1)));
}

/// Where the kernel is promised more than elements need.
uint64_t WindowedTensor::alignment(Value begin) const {
  const int64_t carrierBytes = words ? 4 : elementBytes(f.spec.request.dtype);
  const int64_t promised = requiredAlignment(f.spec);
  APInt number;
  if (promised <= carrierBytes || !matchPattern(begin, m_ConstantInt(&number)))
    return 1;
  return std::gcd(promised, number.getSExtValue() * carrierBytes);
}

Value WindowedTensor::load(Value row, const Block &block, int32_t step) {
  const int64_t perTwo = (half ? 2 : 4) / (words ? 2 : 1); // carriers of two pairs
  Value first = begin(block, step);
  return f.load(row, first, block.units * perTwo / 2, carriers(block.count), alignment(first));
}

void WindowedTensor::store(Value vector, Value row, const Block &block, int32_t step) {
  Value first = begin(block, step);
  f.store(vector, row, first, carriers(block.count), alignment(first));
}

/// Each block of the window before this one has two components.
int32_t WindowedTensor::firstStep(const Block &block) const {
  const KernelRequest &request = f.spec.request;
  APInt begin;
  if (!request.blocks || !matchPattern(block.begin, m_ConstantInt(&begin)))
    return stepsBefore(request);
  return static_cast<int32_t>(begin.getSExtValue() / (blockChannels(request) / 2));
}

Vectors WindowedTensor::read(Value row, const Block &block) {
  Vectors vectors;
  for (int32_t i = 0; i < windowSteps(); ++i)
    vectors.push_back(load(row, block, firstStep(block) + i));
  return vectors;
}

void WindowedTensor::write(Value row, const Block &block, const Vectors &vectors) {
  for (int32_t i = 0; i < windowSteps(); ++i)
    store(vectors[i], row, block, firstStep(block) + i);
}

void WindowedTensor::copySteps(Value row, const Block &block, WindowedTensor &to, Value toRow) {
  const int32_t first = stepsBefore(f.spec.request);
  for (int32_t step = 0; step < windowSteps() + stepsBeside(f.spec.request); ++step)
    if (step < first || step >= first + windowSteps())
      to.store(load(row, block, step), toRow, block, step);
}

void WindowedTensor::copyBeside(Value row, const Cut &cut, WindowedTensor &to, Value toRow) {
  const KernelRequest &request = f.spec.request;
  if (!copiesBeside(request) || copiesSteps(request))
    return;
  const int64_t perCarrier = words ? 2 : 1;
  const Cut carriersAtOnce = {cut.units * (half ? 1 : 2) / perCarrier, 1, cut.masked};
  const auto copy = [&](int64_t begin, int64_t end) {
    f.unrolledBlocks(begin / perCarrier, end / perCarrier, carriersAtOnce, [&](const Block &block) {
      f.store(f.load(row, block.begin, block.units, block.count), toRow, block.begin, block.count);
    });
  };
  copy(0, request.before);
  copy(request.before + request.channels, headWidth(request));
}

Pairs WindowedTensor::decode(const Vectors &vectors) {
  if (half) {
    auto component = [&](Value vector) -> Vectors {
      if (!words)
        return {elements.widen(vector)};
      auto [even, odd] = elements.widenWords(vector);
      return {even, odd};
    };
    return {component(vectors[0]), component(vectors[1])};
  }
  if (!words) {
    auto both = vector::DeinterleaveOp::create(f.b, elements.widen(vectors[0]));
    return {{both.getRes1()}, {both.getRes2()}};
  }
  Pairs result;
  for (Value part : partedLanes(f, vectors[0])) {
    auto [x0, x1] = elements.widenWords(part);
    result.x0.push_back(x0);
    result.x1.push_back(x1);
  }
  return result;
}

Vectors WindowedTensor::encode(const Pairs &pairs) {
  if (half) {
    auto component = [&](const Vectors &parts) {
      return words ? elements.packWords(parts[0], parts[1]) : elements.narrow(parts[0]);
    };
    return {component(pairs.x0), component(pairs.x1)};
  }
  if (!words)
    return {elements.narrow(vector::InterleaveOp::create(f.b, pairs.x0[0], pairs.x1[0]))};
  Vectors parts;
  for (auto [y0, y1] : llvm::zip(pairs.x0, pairs.x1))
    parts.push_back(elements.packWords(y0, y1));
  return {joinedLanes(f, parts)};
}

} // namespace ropewalk
