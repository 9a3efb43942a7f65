//===- kernel_call.cpp - One call of a kernel in guarded memory -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_call.h"

#include "reference.h"

#include "support/elements.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <sstream>
#include <tuple>

namespace ropewalk::test {

ropewalk_pairing writtenPairing(const KernelRequest &request) {
  return request.reorder ? otherPairing(request.pairing) : request.pairing;
}

std::array<int64_t, 2> channelsOf(ropewalk_pairing pairing, int64_t pair, int64_t pairs) {
  if (pairing == ROPEWALK_HALF)
    return {pair, pair + pairs};
  return {2 * pair, 2 * pair + 1};
}

namespace {

constexpr unsigned char junk = 0xb7;

/// One more than the tokens need, and so that the first and last row are read.
int64_t tableRows(const CallShape &shape) { return shape.tokens + 2; }

bool isRope(const KernelSpec &spec) { return spec.request.family == Family::Rope; }

/// Both results of a pair, rounded step by step as kernel.h says.
struct Turned {
  float y0, y1;
};

Turned turn(float x0, float x1, float c, float s, bool fused) {
  const float a = x1 * s, b = x0 * s;
  if (fused)
    return {std::fma(x0, c, -a), std::fma(x1, c, b)};
  const float p = x0 * c, q = x1 * c;
  return {p - a, q + b};
}

bool isNan(Format format, uint32_t bits) { return std::isnan(decode(format, bits)); }

bool isQuiet(Format format, uint32_t bits) { return bits >> (format.mantissaBits - 1) & 1; }

} // namespace

KernelCall::KernelCall(const KernelSpec &spec, const CallShape &shape, Random &random)
    : spec(spec), shape(shape), elementSize(elementBytes(spec.request.dtype)) {
  dst = makeTensor(shape.dstGap, shape.dstBackwards, false);
  arguments.dst = dst.row(0, 0);
  arguments.dstTokenStride = dst.tokenStride;
  arguments.dstHeadStride = dst.headStride;
  if (spec.request.place == ROPEWALK_OUT_OF_PLACE) {
    src = makeTensor(shape.srcGap, shape.srcBackwards, shape.srcRepeated);
    arguments.src = src.row(0, 0);
    arguments.srcTokenStride = src.tokenStride;
    arguments.srcHeadStride = src.headStride;
  }
  arguments.tokens = shape.tokens;
  arguments.heads = shape.heads;
  arguments.channels = shape.channels;
  arguments.sineSign = shape.inverse ? -1 : 1;
  if (isRope(spec)) {
    chooseRows(random);
    makeTable(random);
    makePositions(random);
  }
  fill([&](int64_t, int64_t, int64_t) { return random.value(); });
}

KernelCall::Tensor KernelCall::makeTensor(int64_t gap, bool backwards, bool repeated) const {
  const int64_t alignment = requiredAlignment(spec), rowBytes = width() * elementSize;
  const int64_t inner = (rowBytes + alignment - 1) / alignment * alignment + gap * alignment;
  const int64_t count = shape.headMajor ? shape.tokens : shape.heads;
  const int64_t outer = inner * count + gap * alignment, sign = backwards ? -1 : 1;
  Tensor tensor;
  tensor.tokenStride = repeated ? 0 : sign * (shape.headMajor ? inner : outer);
  tensor.headStride = sign * (shape.headMajor ? outer : inner);
  const int64_t reach =
      (shape.tokens - 1) * tensor.tokenStride + (shape.heads - 1) * tensor.headStride;
  // The lowest row begins the buffer; all strides keep its alignment.
  tensor.origin = backwards ? -reach : 0;
  const int64_t coarse = std::max<int64_t>(4 * alignment, lineBytes);
  tensor.buffer = std::make_unique<GuardedBuffer>(std::abs(reach) + rowBytes, shape.guard,
                                                  shape.misaligned ? coarse : alignment,
                                                  shape.misaligned * alignment);
  std::memset(tensor.buffer->data(), junk, tensor.buffer->size());
  return tensor;
}

/// The first token reads the last row, the second one the first.
void KernelCall::chooseRows(Random &random) {
  const int64_t last = tableRows(shape) - 1;
  for (int64_t t = 0; t < shape.tokens; ++t) {
    int64_t row = t == 0 ? last : t == 1 ? 0 : random.integer(0, last);
    if (shape.rows == Rows::Consecutive)
      row = shape.rowStep < 0 ? last - t : last - (shape.tokens - 1) + t;
    rowOf.push_back(row);
  }
}

void KernelCall::makeTable(Random &random) {
  const int64_t pairs = shape.channels / 2, rowStride = pairs + shape.rowGap;
  const size_t size = ((tableRows(shape) - 1) * rowStride + pairs) * sizeof(float);
  for (auto &[buffer, entry] : {std::tie(cos, arguments.cos), std::tie(sin, arguments.sin)}) {
    buffer = std::make_unique<GuardedBuffer>(size, shape.guard, sizeof(float));
    std::memset(buffer->data(), junk, size);
    entry = buffer->data();
  }
  arguments.tableRowStride = rowStride * static_cast<int64_t>(sizeof(float));
  arguments.tablePairStride = sizeof(float);
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < pairs; ++i) {
      const double angle = 4 * random.uniform(), factor = 1.0 + (t == 2) * 0.25;
      setTable(t, i, static_cast<float>(factor * std::cos(angle)),
               static_cast<float>(factor * std::sin(angle)));
    }
}

void KernelCall::makePositions(Random &random) {
  const bool words = shape.rows == Rows::LowWordsOf64;
  const int64_t stride = shape.rows == Rows::Consecutive ? 0 : words ? 8 : 4;
  arguments.rowStep = shape.rowStep;
  arguments.rowOffset = shape.rowOffset;
  const size_t bytes = stride ? shape.tokens * stride : 4;
  positions = std::make_unique<GuardedBuffer>(bytes, shape.guard, words ? 8 : 4);
  std::memset(positions->data(), 0, bytes);
  arguments.positions = reinterpret_cast<const int32_t *>(positions->data());
  arguments.positionStride = stride;
  if (stride == 0) {
    arguments.rowOffset = static_cast<int32_t>(rowOf[0]);
    return;
  }
  for (int64_t t = 0; t < shape.tokens; ++t) {
    const auto position = static_cast<int32_t>(rowOf[t] - t * shape.rowStep - shape.rowOffset);
    const auto high = static_cast<uint32_t>(random.bits()); // not to be read
    std::memcpy(positions->data() + t * stride, &position, 4);
    if (words)
      std::memcpy(positions->data() + t * stride + 4, &high, 4);
  }
}

float *KernelCall::tableEntry(const void *base, int64_t token, int64_t pair) const {
  const int64_t bytes = rowOf[token] * arguments.tableRowStride + pair * arguments.tablePairStride;
  return reinterpret_cast<float *>(reinterpret_cast<uintptr_t>(base) + bytes);
}

void KernelCall::setTable(int64_t token, int64_t pair, float c, float s) {
  *tableEntry(arguments.cos, token, pair) = c;
  *tableEntry(arguments.sin, token, pair) = s;
}

void KernelCall::addSpecialEntries(Random &random) {
  // Fractions in the upper half, in the lower half alone, all ones (which rounding to 16 bits with
  // integers carries into the sign), signalling ones of both kinds; one that rounding ties.
  const uint32_t special[] = {0x7fc00000, 0x7f810000, 0x7f800001, 0x7fffffff, 0x7fbfffff,
                              0x7fff8001, 0x7fff8000, 0x7f80ffff, 0x7f800000};
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < shape.channels / 2; ++i)
      for (const void *table : {arguments.cos, arguments.sin}) {
        const auto sign = static_cast<uint32_t>(random.bits() % 2) << 31;
        const uint32_t bits = sign | special[random.bits() % std::size(special)];
        if (random.bits() % 3 == 0)
          std::memcpy(tableEntry(table, t, i), &bits, sizeof bits);
      }
}

void KernelCall::remember() {
  for (Tensor *tensor : {&src, &dst})
    if (tensor->buffer)
      tensor->before.assign(tensor->buffer->data(),
                            tensor->buffer->data() + tensor->buffer->size());
}

void KernelCall::fill(const std::function<double(int64_t, int64_t, int64_t)> &value) {
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t j = 0; j < width(); ++j)
        writeElement(spec.request.dtype, source().row(t, h) + j * elementSize, value(t, h, j));
  remember();
}

void KernelCall::setBits(int64_t token, int64_t head, int64_t channel, uint32_t bits) {
  Tensor &tensor = source();
  unsigned char *address = tensor.row(token, head) + channel * elementSize;
  std::memcpy(address, &bits, elementSize);
  std::memcpy(tensor.before.data() + (address - tensor.buffer->data()), &bits, elementSize);
}

void KernelCall::addSpecialValues(Random &random) {
  const Format format = formatOf(spec.request.dtype);
  const uint32_t sign = 1u << (8 * format.bytes - 1), one = 1;
  const uint32_t infinity = ((one << format.exponentBits) - 1) << format.mantissaBits;
  const uint32_t quiet = infinity | one << (format.mantissaBits - 1);
  const uint32_t special[] = {quiet,
                              quiet | sign | 5,
                              infinity | 1, // a signalling NaN whose payload rounding would lose
                              infinity,
                              infinity | sign,
                              0,
                              sign,
                              1, // the smallest denormal, the largest, the smallest normal
                              (one << format.mantissaBits) - 1,
                              sign | one << format.mantissaBits,
                              infinity - 1, // the largest finite
                              sign | (infinity - 1)};
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t j = 0; j < width(); ++j)
        if ((t + h) % 3 == 0 && random.bits() % 3 == 0)
          setBits(t, h, j, special[random.bits() % std::size(special)]);
}

void KernelCall::runReference() const {
  const int64_t offset = spec.request.before * elementSize;
  ropewalk_kernel_args part = arguments;
  part.dst = dst.row(0, 0) + offset;
  if (src.buffer)
    part.src = src.row(0, 0) + offset;
  if (copiesBeside(spec.request))
    for (int64_t t = 0; t < shape.tokens; ++t)
      for (int64_t h = 0; h < shape.heads; ++h)
        std::memcpy(dst.row(t, h), src.row(t, h), width() * elementSize);
  ropewalk::runReference(spec.request, part);
}

void KernelCall::runInPieces(ropewalk_kernel_fn kernel) const {
  int64_t piece = 1;
  for (int64_t first = 0; first < shape.tokens; piece = 3 - piece) {
    ropewalk_kernel_args part = arguments;
    auto skip = [&](auto *pointer, int64_t stride) {
      return reinterpret_cast<decltype(pointer)>(reinterpret_cast<uintptr_t>(pointer) +
                                                 first * stride);
    };
    part.src = arguments.src ? skip(arguments.src, arguments.srcTokenStride) : nullptr;
    part.dst = skip(arguments.dst, arguments.dstTokenStride);
    part.positions = skip(arguments.positions, arguments.positionStride);
    part.rowOffset = static_cast<int32_t>(arguments.rowOffset + first * arguments.rowStep);
    part.tokens = std::min(piece, shape.tokens - first);
    kernel(&part);
    first += part.tokens;
  }
}

void KernelCall::reset() { std::copy(dst.before.begin(), dst.before.end(), dst.buffer->data()); }

uint32_t KernelCall::result(int64_t token, int64_t head, int64_t channel) const {
  uint32_t bits = 0;
  std::memcpy(&bits, dst.row(token, head) + channel * elementSize, elementSize);
  return bits;
}

std::vector<uint32_t> KernelCall::bits() const {
  const Format format = formatOf(spec.request.dtype);
  std::vector<uint32_t> all;
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t j = 0; j < width(); ++j) {
        const uint32_t one = result(t, h, j);
        all.push_back(isNan(format, one) ? UINT32_MAX : one);
      }
  return all;
}

std::string KernelCall::error() const {
  std::string text = strayWrite();
  for (int64_t t = 0; t < shape.tokens && text.empty(); ++t)
    for (int64_t h = 0; h < shape.heads && text.empty(); ++h)
      text = rowError(t, h);
  return text;
}

std::string KernelCall::strayWrite() const {
  if (!dst.buffer->canariesIntact())
    return "a byte outside dst was written";
  if (src.buffer && (!src.buffer->canariesIntact() ||
                     std::memcmp(src.before.data(), src.buffer->data(), src.before.size()) != 0))
    return "src was written";
  std::vector<unsigned char> between(dst.buffer->data(), dst.buffer->data() + dst.buffer->size());
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      std::memset(&between[dst.row(t, h) - dst.buffer->data()], junk, width() * elementSize);
  return areAll(junk, between.data(), between.data() + between.size())
             ? ""
             : "a byte between rows was written";
}

std::string KernelCall::rowError(int64_t token, int64_t head) const {
  const Tensor &tensor = src.buffer ? src : dst;
  const unsigned char *x = tensor.before.data() + (tensor.row(token, head) - tensor.buffer->data());
  const int64_t windowBegin = spec.request.before;
  const int64_t windowEnd = windowBegin + (isRope(spec) ? shape.channels : 0);
  const auto copied = [&](int64_t begin, int64_t end) {
    return std::memcmp(x + begin * elementSize, dst.row(token, head) + begin * elementSize,
                       (end - begin) * elementSize) == 0;
  };
  if (!copied(0, windowBegin) || !copied(windowEnd, width()))
    return "a copied row differs";
  for (int64_t pair = 0; pair < (windowEnd - windowBegin) / 2; ++pair)
    if (std::string text = pairError(token, head, pair); !text.empty())
      return text;
  return "";
}

std::string KernelCall::pairError(int64_t token, int64_t head, int64_t pair) const {
  const ropewalk_dtype dtype = spec.request.dtype;
  const Format format = formatOf(dtype);
  const int64_t pairs = shape.channels / 2 / blockCount(spec.request);
  const int64_t begin = spec.request.before + pair / pairs * 2 * pairs; // of its block
  const auto [first, second] = channelsOf(spec.request.pairing, pair % pairs, pairs);
  const auto written = channelsOf(writtenPairing(spec.request), pair % pairs, pairs);

  const Tensor &tensor = src.buffer ? src : dst;
  const unsigned char *x = tensor.before.data() +
                           (tensor.row(token, head) - tensor.buffer->data()) + begin * elementSize;
  const auto x0 = static_cast<float>(readElement(dtype, x + first * elementSize));
  const auto x1 = static_cast<float>(readElement(dtype, x + second * elementSize));
  const float c = *tableEntry(arguments.cos, token, pair);
  const float s = *tableEntry(arguments.sin, token, pair) * arguments.sineSign;
  const Turned turned = turn(x0, x1, c, s, hasFma(spec.target));

  // The model above says how; this says how far from the truth that may be.
  // Products of f32 are exact in f64, and their sum is as good as exact; no square leaves its
  // range.
  const double wide0 = x0, wide1 = x1, wideC = c, wideS = s;
  const double exact[] = {wide0 * wideC - wide1 * wideS, wide1 * wideC + wide0 * wideS};
  const double size = std::sqrt((wide0 * wide0 + wide1 * wide1) * (wideC * wideC + wideS * wideS));
  const double bound = errorBound(dtype, hasFma(spec.target)) * ulpAt(dtype, size);

  for (int part : {0, 1}) {
    const float y = part ? turned.y1 : turned.y0;
    const uint32_t got = result(token, head, begin + written[part]);
    const uint32_t want = encode(format, y);
    const double value = decode(format, got);
    const bool mayFlush =
        spec.target == Target::X86_64_v4_bf16 && dtype == ROPEWALK_BF16 && std::fabs(y) < 0x1p-126f;
    bool right = got == want || (mayFlush && value == 0);
    if (std::isnan(y))
      right = isNan(format, got) && isQuiet(format, got);
    if (right && std::isfinite(value) && !mayFlush)
      right = std::fabs(value - exact[part]) <= bound;
    if (right)
      continue;
    std::ostringstream out;
    out << std::hexfloat << "token " << token << ", head " << head << ", channel "
        << begin - spec.request.before + written[part] << " is " << value << " (bits " << std::hex
        << got << "), expected " << y << " (bits " << want << ") from x0 " << x0 << ", x1 " << x1
        << ", cos " << c << ", sin " << s;
    return out.str();
  }
  return "";
}

} // namespace ropewalk::test
