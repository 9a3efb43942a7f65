//===- rows_call.cpp - One call of a rows kernel in guarded memory --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "rows_call.h"

#include "support/elements.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <sstream>

namespace ropewalk::test {
namespace {

constexpr unsigned char junk = 0xb7;
constexpr int64_t fineRows = 256, coarseRows = 3;

uint32_t bitsOf(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

bool sameBits(float a, float b) {
  return bitsOf(a) == bitsOf(b) || (std::isnan(a) && std::isnan(b));
}

ropewalk_dtype storedType(TableSource source) {
  return source == TableSource::F16    ? ROPEWALK_F16
         : source == TableSource::BF16 ? ROPEWALK_BF16
                                       : ROPEWALK_F32;
}

unsigned char *mutableBytes(const void *address) {
  return const_cast<unsigned char *>(static_cast<const unsigned char *>(address));
}

} // namespace

std::string RowsShape::str() const {
  std::ostringstream out;
  out << tokens << " tokens x " << pairs << " pairs, table " << static_cast<int>(table)
      << " with gap " << rowGap << (backwards ? " backwards" : "") << ", rows "
      << static_cast<int>(rows) << " step " << rowStep << " offset " << rowOffset << ", dst gap "
      << dstGap << ", from position " << firstPosition
      << (guard == Guard::AtBegin ? ", guard at begin" : ", guard at end");
  return out.str();
}

std::vector<RowsShape> rowsShapes(Random &random) {
  std::vector<RowsShape> all;
  const int64_t origins[] = {0, 131072, -768, INT64_C(2147483648) - 768, -INT64_C(2147483648)};
  for (int64_t pairs : {1, 4, 5, 8, 10, 16, 20, 21, 32, 48, 64, 128})
    for (Table table : {Table::Adjacent, Table::Repeated, Table::Complex}) {
      RowsShape shape;
      shape.pairs = pairs;
      shape.table = table;
      const auto index = static_cast<int64_t>(all.size());
      const int64_t tokens[] = {1, 2, 3, 7, 32};
      shape.tokens = tokens[index % 5];
      shape.rowGap = index % 3 == 0 ? 0 : random.integer(1, 9);
      shape.backwards = index % 4 == 3;
      shape.firstPosition = origins[index % 5];
      // What the list holds lies nearer to 0 than the position: sums do not overflow.
      const int32_t sign = shape.firstPosition < 0 ? -1 : 1;
      shape.rows = static_cast<Rows>(index % 3);
      shape.rowStep = shape.rows == Rows::Consecutive
                          ? (index % 2 ? 1 : -1)
                          : sign * static_cast<int32_t>(random.integer(0, 3));
      shape.rowOffset = sign * static_cast<int32_t>(random.integer(0, 1000));
      shape.dstGap = index % 2 ? random.integer(1, 9) : 0;
      shape.guard = index % 2 ? Guard::AtBegin : Guard::AtEnd;
      all.push_back(shape);
    }
  return all;
}

int64_t RowsCall::elementSize() const {
  return isFactored() ? sizeof(double) : elementBytes(storedType(spec.request.source));
}

RowsCall::RowsCall(const KernelSpec &spec, const RowsShape &shape, Random &random)
    : spec(spec), shape(shape) {
  arguments.tokens = shape.tokens;
  arguments.channels = 2 * shape.pairs;
  choosePositions(random);
  makePositions(random);
  makeAxes(random);
  isFactored() ? fillFactors(random) : fillStored(random);
  makeDst();
}

/// Rows of a stored table, or positions of a factored one. Consecutive ones are those of every
/// axis at once; the last row is read.
void RowsCall::choosePositions(Random &random) {
  const int64_t count = isFactored() ? coarseRows * fineRows : shape.tokens + 2;
  const int64_t first = isFactored() ? shape.firstPosition : 0, last = first + count - 1;
  const int64_t begin = shape.rowStep < 0 ? last : last - (shape.tokens - 1);
  for (int64_t axis = 0; axis < spec.request.axes; ++axis)
    for (int64_t t = 0; t < shape.tokens; ++t)
      positionList.push_back(shape.rows == Rows::Consecutive ? begin + t * shape.rowStep
                             : axis == 0 && t == 0           ? last
                                                             : random.integer(first, last));
}

void RowsCall::makePositions(Random &random) {
  const bool words = shape.rows == Rows::LowWordsOf64;
  const int64_t stride = shape.rows == Rows::Consecutive ? 0 : words ? 8 : 4;
  const int64_t perAxis = stride ? shape.tokens * stride : 4;
  positions =
      std::make_unique<GuardedBuffer>(spec.request.axes * perAxis, shape.guard, words ? 8 : 4);
  std::memset(positions->data(), 0, positions->size());
  arguments.positions = reinterpret_cast<const int32_t *>(positions->data());
  arguments.positionStride = stride;
  if (spec.request.axes > 1)
    arguments.positionAxisStride = perAxis;
  arguments.rowStep = shape.rowStep;
  arguments.rowOffset = static_cast<int32_t>(stride ? shape.rowOffset : positionList[0]);
  for (int64_t axis = 0; stride && axis < spec.request.axes; ++axis)
    for (int64_t t = 0; t < shape.tokens; ++t) {
      const auto position = static_cast<int32_t>(positionList[axis * shape.tokens + t] -
                                                 t * shape.rowStep - shape.rowOffset);
      unsigned char *entry = positions->data() + axis * perAxis + t * stride;
      std::memcpy(entry, &position, 4);
      const auto high = static_cast<uint32_t>(random.bits()); // not to be read
      if (words)
        std::memcpy(entry + 4, &high, 4);
    }
}

/// Sections, or any axis per pair, or per block.
void RowsCall::makeAxes(Random &random) {
  const int64_t count = spec.request.axes;
  const bool sections = random.bits() % 2;
  const int64_t together = shape.blocks ? shape.pairs / shape.blocks : 1;
  for (int64_t i = 0; i < shape.pairs; ++i)
    axisOf.push_back(i % together ? axisOf.back()
                     : sections   ? static_cast<int32_t>(i * count / shape.pairs)
                                  : static_cast<int32_t>(random.integer(0, count - 1)));
  if (count == 1)
    return;
  axes =
      std::make_unique<GuardedBuffer>(shape.pairs * sizeof(int32_t), shape.guard, sizeof(int32_t));
  std::memcpy(axes->data(), axisOf.data(), axes->size());
  arguments.pairAxis = reinterpret_cast<const int32_t *>(axes->data());
}

int64_t RowsCall::makeTable(int64_t rows, std::unique_ptr<GuardedBuffer> &cosBuffer,
                            std::unique_ptr<GuardedBuffer> &sinBuffer, const void *&cosRow,
                            const void *&sinRow) {
  const bool complex = shape.table == Table::Complex;
  const int64_t size = elementSize(), step = shape.table == Table::Adjacent ? 1 : 2;
  const int64_t rowElements = (shape.pairs - 1) * step + (complex ? 2 : 1);
  const int64_t stride = (rowElements + shape.rowGap) * size;
  const size_t bytes = (rows - 1) * stride + rowElements * size;
  arguments.tablePairStride = step * size;
  cosBuffer = std::make_unique<GuardedBuffer>(bytes, shape.guard, size);
  std::memset(cosBuffer->data(), junk, bytes);
  const int64_t first = shape.backwards ? (rows - 1) * stride : 0;
  cosRow = cosBuffer->data() + first;
  sinRow = cosBuffer->data() + first + size;
  if (!complex) {
    sinBuffer = std::make_unique<GuardedBuffer>(bytes, shape.guard, size);
    std::memset(sinBuffer->data(), junk, bytes);
    sinRow = sinBuffer->data() + first;
  }
  return shape.backwards ? -stride : stride;
}

const unsigned char *RowsCall::at(const void *base, int64_t row, int64_t rowStride,
                                  int64_t pair) const {
  return static_cast<const unsigned char *>(base) + row * rowStride +
         pair * arguments.tablePairStride;
}

void RowsCall::fillStored(Random &random) {
  const int64_t rows = shape.tokens + 2;
  arguments.tableRowStride = makeTable(rows, cos, sin, arguments.cos, arguments.sin);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < shape.pairs; ++i)
      for (const void *base : {arguments.cos, arguments.sin}) {
        const uint64_t bits = random.bits();
        std::memcpy(mutableBytes(at(base, row, arguments.tableRowStride, i)), &bits, elementSize());
      }
}

void RowsCall::fillFactors(Random &random) {
  const void *fineCosRow = nullptr, *fineSinRow = nullptr;
  arguments.tableRowStride = makeTable(coarseRows, cos, sin, arguments.cos, arguments.sin);
  arguments.fineRowStride = makeTable(fineRows, fineCos, fineSin, fineCosRow, fineSinRow);
  arguments.fineCos = static_cast<const double *>(fineCosRow);
  arguments.fineSin = static_cast<const double *>(fineSinRow);
  const int64_t firstCoarse = shape.firstPosition / fineRows;
  arguments.coarseOffset = static_cast<int32_t>(-firstCoarse);
  auto put = [&](const void *c, const void *s, int64_t row, int64_t stride, int64_t pair,
                 double angle) {
    const double cosine = std::cos(angle), sine = std::sin(angle);
    std::memcpy(mutableBytes(at(c, row, stride, pair)), &cosine, sizeof cosine);
    std::memcpy(mutableBytes(at(s, row, stride, pair)), &sine, sizeof sine);
  };
  for (int64_t i = 0; i < shape.pairs; ++i) {
    // Few enough bits for a product with every position that is exact in f64.
    turns.push_back(static_cast<double>(random.integer(-(1 << 20), 1 << 20)) * 0x1p-19);
    for (int64_t row = 0; row < coarseRows; ++row)
      put(arguments.cos, arguments.sin, row, arguments.tableRowStride, i,
          turns[i] * static_cast<double>((firstCoarse + row) * fineRows));
    for (int64_t row = 0; row < fineRows; ++row)
      put(fineCosRow, fineSinRow, row, arguments.fineRowStride, i,
          turns[i] * static_cast<double>(row));
  }
}

void RowsCall::makeDst() {
  const int64_t row = (shape.pairs + shape.dstGap) * sizeof(float);
  arguments.dstHeadStride = row;
  arguments.dstTokenStride = 2 * row + 4 * shape.dstGap;
  const size_t bytes =
      (shape.tokens - 1) * arguments.dstTokenStride + row + shape.pairs * sizeof(float);
  dst = std::make_unique<GuardedBuffer>(bytes, shape.guard, sizeof(float));
  arguments.dst = dst->data();
  reset();
}

void RowsCall::reset() { std::memset(dst->data(), junk, dst->size()); }

int64_t RowsCall::positionOf(int64_t token, int64_t pair) const {
  return positionList[axisOf[pair] * shape.tokens + token];
}

RowsCall::Entry RowsCall::expected(int64_t token, int64_t pair) const {
  const int64_t p = positionOf(token, pair);
  if (!isFactored()) {
    const ropewalk_dtype dtype = storedType(spec.request.source);
    auto entry = [&](const void *base) {
      return static_cast<float>(readElement(dtype, at(base, p, arguments.tableRowStride, pair)));
    };
    return {entry(arguments.cos), entry(arguments.sin)};
  }
  auto factor = [&](const void *base, int64_t row, int64_t stride) {
    double value;
    std::memcpy(&value, at(base, row, stride, pair), sizeof value);
    return value;
  };
  const int64_t coarse = (p - shape.firstPosition) / fineRows;
  const int64_t fine = (p - shape.firstPosition) % fineRows;
  const double c = factor(arguments.cos, coarse, arguments.tableRowStride);
  const double s = factor(arguments.sin, coarse, arguments.tableRowStride);
  const double fc = factor(arguments.fineCos, fine, arguments.fineRowStride);
  const double fs = factor(arguments.fineSin, fine, arguments.fineRowStride);
  const double ss = s * fs, cs = c * fs;
  if (hasFma(spec.target))
    return {static_cast<float>(std::fma(c, fc, -ss)), static_cast<float>(std::fma(s, fc, cs))};
  const double cc = c * fc, sc = s * fc;
  return {static_cast<float>(cc - ss), static_cast<float>(sc + cs)};
}

/// How far factors are from the angle itself.
std::string RowsCall::exactError(int64_t token, int64_t pair) const {
  const double angle = turns[pair] * static_cast<double>(positionOf(token, pair));
  const double exact[] = {std::cos(angle), std::sin(angle)};
  for (int component : {0, 1})
    if (std::fabs(result(token, component, pair) - exact[component]) >
        0.51 * ulpAt(ROPEWALK_F32, 1))
      return "further than 0.51 ulp of 1.0 from the exact value";
  return "";
}

float RowsCall::result(int64_t token, int64_t component, int64_t pair) const {
  float value;
  std::memcpy(&value,
              dst->data() + token * arguments.dstTokenStride + component * arguments.dstHeadStride +
                  pair * sizeof(float),
              sizeof value);
  return value;
}

std::vector<uint32_t> RowsCall::bits() const {
  std::vector<uint32_t> all;
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t j : {0, 1})
      for (int64_t i = 0; i < shape.pairs; ++i)
        all.push_back(std::isnan(result(t, j, i)) ? UINT32_MAX : bitsOf(result(t, j, i)));
  return all;
}

std::string RowsCall::error() const {
  if (std::string stray = strayWrite(); !stray.empty())
    return stray;
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t i = 0; i < shape.pairs; ++i) {
      const Entry want = expected(t, i);
      std::string text = isFactored() ? exactError(t, i) : "";
      if (text.empty() && sameBits(result(t, 0, i), want.cos) &&
          sameBits(result(t, 1, i), want.sin))
        continue;
      std::ostringstream out;
      out << std::hexfloat << "token " << t << ", pair " << i << ", position " << positionOf(t, i)
          << ": cos " << result(t, 0, i) << ", sin " << result(t, 1, i) << ", expected " << want.cos
          << " and " << want.sin << (text.empty() ? "" : "; ") << text;
      return out.str();
    }
  return "";
}

std::string RowsCall::strayWrite() const {
  if (!dst->canariesIntact())
    return "a byte outside dst was written";
  std::vector<unsigned char> between(dst->data(), dst->data() + dst->size());
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t j : {0, 1})
      std::memset(&between[t * arguments.dstTokenStride + j * arguments.dstHeadStride], junk,
                  shape.pairs * sizeof(float));
  return areAll(junk, between.data(), between.data() + between.size())
             ? ""
             : "a byte between rows was written";
}

} // namespace ropewalk::test
