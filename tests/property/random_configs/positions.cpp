//===- positions.cpp - Random tables and positions ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "case.h"

#include <algorithm>

namespace ropewalk::test {
namespace {

constexpr int64_t limit = INT64_C(1) << 31; ///< Positions lie within (-limit, limit).

/// Positions [begin, begin + count), where tables and rounding have their edges.
int64_t drawBegin(Random &random, int64_t count) {
  const int64_t begins[] = {0,          0,         0,        1,       -count / 2, -count,
                            131072 - 3, 256 - 1,   -256 + 1, 1 << 20, 1 - limit,  limit - count,
                            limit / 2,  -limit / 2};
  return oneIn(random, 4) ? random.integer(1 - limit, limit - count) : anyOf(random, begins);
}

void drawFactored(Case &c, Random &random) {
  c.form = ROPEWALK_TABLE_FACTORED;
  // As wide as its 4096 coarse rows go, or wider: then there is a third factor, and making
  // the table takes its time.
  const bool wide = c.what.rotation.rotary_dim <= 48 && oneIn(random, 12);
  const int64_t most = std::max<int64_t>(c.end - c.begin, wide               ? 2 * limit - 1
                                                          : oneIn(random, 8) ? 1 << 18
                                                                             : 4096);
  const int64_t count = wide && oneIn(random, 2) ? most : random.integer(c.end - c.begin, most);
  c.begin = std::max(1 - limit, c.begin - random.integer(0, count - (c.end - c.begin)));
  c.end = std::min(limit, c.begin + count);
}

void drawGrown(Case &c, Random &random) {
  c.firstBegin = random.integer(c.begin, c.end - 1);
  c.firstEnd = random.integer(c.firstBegin + 1, c.end);
  if (oneIn(random, 3)) // beyond one end
    c.firstEnd = std::min(limit, c.firstEnd + 20);
  else if (oneIn(random, 3))
    c.firstBegin = std::max(1 - limit, c.firstBegin - 20);
}

void drawList(Case &c, Random &random) {
  for (int64_t i = 0; i < c.axes() * c.end; ++i) {
    const double numbers[] = {static_cast<double>(random.integer(0, 64)), 64 * random.uniform(),
                              0.5 * static_cast<double>(random.integer(-100, 100)),
                              random.uniform() * 0x1p31,
                              static_cast<double>(random.integer(1 - limit, limit - 1))};
    c.coordinates.push_back(anyOf(random, numbers));
  }
}

void drawCache(Case &c, Random &random) {
  c.cacheForm = static_cast<CacheForm>(random.bits() % 7);
  constexpr ropewalk_dtype dtypes[] = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
  c.cacheType = anyOf(random, dtypes);
  c.cacheGap = oneIn(random, 2) ? 0 : random.integer(1, 9);
}

/// Lengths of sequences that fill the tokens of one batch, empty ones among them.
void drawSequences(Case &c, Random &random) {
  c.cuSeqlens.numbers = {0};
  for (int64_t row = 0; row < c.tokens;) {
    const int64_t length = oneIn(random, 6) ? 0 : random.integer(1, c.tokens - row);
    c.cuSeqlens.numbers.push_back(row += length);
  }
  if (oneIn(random, 4))
    c.cuSeqlens.numbers.push_back(c.tokens);
  c.sequences = static_cast<int64_t>(c.cuSeqlens.numbers.size()) - 1;
}

/// Whether stored numbers are positions less `offset` that an i32 holds.
bool fits(const Case &c, int64_t offset) {
  return c.begin - offset >= INT32_MIN && c.end - 1 - offset <= INT32_MAX;
}

/// Token t of each sequence at its start + offset + t.
void drawCounted(Case &c, Random &random) {
  const bool ragged = c.batches == 1 && oneIn(random, 2), starts = oneIn(random, 2);
  if (ragged)
    drawSequences(c, random);
  const ropewalk_index type = oneIn(random, 2) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  c.cuSeqlens.type = c.starts.type = type;
  auto anyStart = [&] { return c.begin + random.integer(0, c.end - c.begin - c.tokens); };
  c.positionOffset = anyStart();
  if (!starts)
    return;
  c.positionOffset = oneIn(random, 2) ? 0 : random.integer(-1000, 1000);
  if (!fits(c, c.positionOffset))
    c.positionOffset = 0;
  for (int64_t s = 0; s < (ragged ? c.sequences : c.batches); ++s)
    c.starts.numbers.push_back(anyStart() - c.positionOffset);
}

/// The order of [axes, batches, tokens] in memory, with gaps, backwards, or shared.
void drawStrides(Case &c, Random &random) {
  const int64_t row = c.tokens + (oneIn(random, 3) ? random.integer(1, 5) : 0);
  const int64_t coordinates = c.coordinatesPerToken();
  const bool axesInside = oneIn(random, 2);
  c.positionBatchStride = axesInside ? coordinates * row : row;
  c.positionAxisStride = axesInside ? row : c.batches * row;
  for (int64_t *stride : {&c.positionBatchStride, &c.positionAxisStride})
    *stride *= anyOf(random, {1, 1, 1, 1, 1, -1, 0});
}

/// Calls visit(index of the entry) for all entries.
template <class Visit> void forEachEntry(const Case &c, Visit visit) {
  for (int64_t a = 0; a < c.coordinatesPerToken(); ++a)
    for (int64_t b = 0; b < c.batches; ++b)
      for (int64_t t = 0; t < c.tokens; ++t)
        visit(a * c.positionAxisStride + b * c.positionBatchStride + t, a, b, t);
}

int64_t drawOffset(const Case &c, Random &random) {
  if (c.positions.type == ROPEWALK_INDEX_I64)
    return anyOf(random, {int64_t(0), random.integer(-5000, 5000),
                          random.integer(-(INT64_C(1) << 62), INT64_C(1) << 62)});
  const int64_t offset = oneIn(random, 2) ? random.integer(-5000, 5000)
                                          : random.integer(c.end - limit, c.begin + limit);
  return fits(c, offset) ? offset : 0;
}

/// A pad position, and tokens that have it in every coordinate.
void drawPads(Case &c, Random &random) {
  if (!oneIn(random, 3))
    return;
  c.pad = oneIn(random, 2) ? ROPEWALK_PAD_LEAVE : ROPEWALK_PAD_COPY;
  c.padPosition = anyOf(random, {int64_t(-1), int64_t(0), int64_t(INT32_MIN), int64_t(INT32_MAX),
                                 c.begin - c.positionOffset});
  std::vector<bool> isPad(c.batches * c.tokens);
  const uint64_t share = anyOf(random, {1, 2, 8});
  for (size_t row = 0; row < isPad.size(); ++row)
    isPad[row] = oneIn(random, share);
  forEachEntry(c, [&](int64_t at, int64_t, int64_t b, int64_t t) {
    if (isPad[b * c.tokens + t])
      c.positions.numbers[c.positions.origin + at] = c.padPosition;
  });
}

void drawListed(Case &c, Random &random) {
  c.positions.type = oneIn(random, 2) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  drawStrides(c, random);
  c.positionOffset = drawOffset(c, random);
  int64_t low = 0, high = 0;
  forEachEntry(c, [&](int64_t at, int64_t, int64_t, int64_t) {
    low = std::min(low, at);
    high = std::max(high, at);
  });
  c.positions.origin = -low;
  c.positions.numbers.resize(high - low + 1);
  // Together, far apart, or at both ends.
  const int64_t width = anyOf(random, {int64_t(1), std::min<int64_t>(c.end - c.begin, 100),
                                       c.end - c.begin, c.end - c.begin});
  const int64_t first = c.begin + random.integer(0, c.end - c.begin - width);
  const bool counts = oneIn(random, 3);
  for (size_t i = 0; i < c.positions.numbers.size(); ++i)
    c.positions.numbers[i] = (counts             ? first + static_cast<int64_t>(i) % width
                              : oneIn(random, 8) ? anyOf(random, {first, first + width - 1})
                                                 : first + random.integer(0, width - 1)) -
                             c.positionOffset;
  drawPads(c, random);
}

} // namespace

void drawRows(Case &c, Random &random) {
  const int64_t count = std::max<int64_t>(c.tokens, 1) + random.integer(0, 40);
  c.end = count;
  if (c.pairs() == 0)
    return;
  c.rows = anyOf(random, {Rows::Own, Rows::Own, Rows::Own, Rows::Shared, Rows::Grown, Rows::Listed,
                          Rows::Cache, Rows::Cache});
  if (c.rows == Rows::Cache)
    return drawCache(c, random);
  if (c.rows == Rows::Listed)
    return drawList(c, random);
  c.begin = drawBegin(random, count);
  c.end = c.begin + count;
  if (oneIn(random, 2))
    c.form = ROPEWALK_TABLE_PLAIN;
  else if (c.what.rotation.frequencies.angle == ROPEWALK_ANGLE_EXACT && random.bits() % 3)
    drawFactored(c, random);
  if (c.rows == Rows::Grown)
    drawGrown(c, random);
}

void drawPositions(Case &c, Random &random) {
  if (c.batches * c.tokens == 0 || oneIn(random, 3))
    drawCounted(c, random);
  else
    drawListed(c, random);
}

} // namespace ropewalk::test
