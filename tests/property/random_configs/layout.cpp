//===- layout.cpp - Random strides ----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "case.h"

#include <algorithm>

namespace ropewalk::test {
namespace {

enum Dimension { Batch, Token, Head };

/// How the rows of a tensor lie: dimensions from the innermost on, and what lies between them.
struct Order {
  const char *name;
  Dimension order[3];
  bool padded = false;     ///< A few elements behind every span.
  bool backwards = false;  ///< Negative strides.
  int64_t headsBeside = 0; ///< Packed rows: other tensors' heads beside these in every token.
  int64_t headGap = 0;     ///< Slices: other components between heads.
};

Order drawOrder(Random &random) {
  constexpr Order orders[] = {
      {"bshd", {Head, Token, Batch}},         {"bhsd", {Token, Head, Batch}},
      {"sbhd", {Head, Batch, Token}},         {"shbd", {Batch, Head, Token}},
      {"hbsd", {Token, Batch, Head}},         {"hsbd", {Batch, Token, Head}},
      {"padded", {Head, Token, Batch}, true}, {"backwards", {Head, Token, Batch}, false, true},
      {"packed", {Head, Token, Batch}},       {"slices", {Head, Token, Batch}}};
  Order order = anyOf(random, orders);
  const std::string name = order.name;
  if (name == "packed")
    order.headsBeside = random.integer(1, 5);
  if (name == "slices")
    order.headGap = anyOf(random, {int64_t(64), int64_t(128), random.integer(1, 100)});
  if (name == "padded" || name == "backwards")
    std::swap(order.order[random.bits() % 3], order.order[random.bits() % 3]);
  return order;
}

/// Elements, each a multiple of `unit`.
void setStrides(Random &random, const Order &order, const int64_t (&count)[3], int64_t width,
                int64_t unit, int64_t *const (&stride)[3]) {
  auto roundUp = [&](int64_t elements) { return (elements + unit - 1) / unit * unit; };
  int64_t span = width;
  for (Dimension d : order.order) {
    if (d == Head)
      span += order.headGap;
    if (d == Token)
      span += order.headsBeside * width;
    if (order.padded)
      span += random.integer(0, 9);
    span = roundUp(span);
    *stride[d] = order.backwards && oneIn(random, 2) ? -span : span;
    span *= std::max<int64_t>(count[d], 1);
  }
}

/// One source row for several destinations.
void shareSources(Case &c, ropewalk_tensor_layout &t, Random &random) {
  if (!oneIn(random, 8))
    return;
  c.srcOrder = "shared";
  switch (random.bits() % 3) {
  case Batch:
    t.src_batch_stride = 0;
    break;
  case Token:
    t.src_token_stride = 0;
    break;
  case Head:
    t.src_head_stride = 0;
    break;
  }
}

void drawTensor(Case &c, Random &random, const Order &src, const Order &dst, int64_t unit,
                ropewalk_tensor_layout &t) {
  const int64_t count[] = {c.batches, c.tokens, t.heads};
  setStrides(random, dst, count, c.what.rotation.head_dim, unit,
             {&t.dst_batch_stride, &t.dst_token_stride, &t.dst_head_stride});
  if (c.layout.place == ROPEWALK_IN_PLACE)
    return;
  setStrides(random, src, count, c.what.rotation.head_dim, unit,
             {&t.src_batch_stride, &t.src_token_stride, &t.src_head_stride});
  shareSources(c, t, random);
}

/// What a plan shares out to threads begins at half a megabyte written.
constexpr int64_t largeBytes = 800 << 10;

void drawSizes(Case &c, Random &random) {
  const bool isLarge = oneIn(random, 400);
  const int64_t elements = isLarge             ? largeBytes / c.elementBytes()
                           : oneIn(random, 10) ? 40000
                                               : 4000;
  const int64_t most = std::max<int64_t>(elements / c.what.rotation.head_dim, 1);
  constexpr int64_t heads[] = {0, 1, 1, 2, 3, 4, 5, 8, 12, 32, 71};
  constexpr int64_t tokens[] = {0, 1, 1, 2, 3, 4, 5, 7, 8, 13, 16, 17, 31, 33, 64, 65, 100, 300};
  constexpr int64_t batches[] = {1, 1, 1, 1, 2, 3, 5, 0};
  c.layout.q.heads = std::min(anyOf(random, heads), most);
  c.layout.k.heads = std::min(anyOf(random, heads), most);
  if (c.layout.q.heads + c.layout.k.heads == 0)
    (oneIn(random, 2) ? c.layout.q : c.layout.k).heads = 1;
  const int64_t perToken = c.layout.q.heads + c.layout.k.heads;
  c.parallel = isLarge || oneIn(random, 4);
  if (isLarge || oneIn(random, 40)) {
    c.tokens = most / perToken;
    return;
  }
  c.tokens = std::min(anyOf(random, tokens), std::max<int64_t>(most / perToken, 1));
  c.batches = std::min(anyOf(random, batches),
                       std::max<int64_t>(most / perToken / std::max<int64_t>(c.tokens, 1), 1));
}

} // namespace

void drawLayout(Case &c, Random &random) {
  drawSizes(c, random);
  const Order src = drawOrder(random), dst = drawOrder(random);
  c.srcOrder = c.layout.place == ROPEWALK_IN_PLACE ? "none" : src.name;
  c.dstOrder = dst.name;
  c.special = oneIn(random, 3);
  // Streaming kernels need whole cache lines, words need multiples of 4 bytes.
  constexpr int64_t alignments[] = {1, 1, 1, 4, 16, 64, 64};
  const int64_t alignment = std::max(anyOf(random, alignments), c.elementBytes());
  const int64_t unit = alignment / c.elementBytes();
  for (ropewalk_tensor_layout *t : {&c.layout.q, &c.layout.k})
    if (t->heads)
      drawTensor(c, random, src, dst, unit, *t);
  c.memory.guard = oneIn(random, 2) ? Guard::AtBegin : Guard::AtEnd;
  c.memory.alignment = alignment;
  if (oneIn(random, 2)) { // not a bit better aligned, but further from the guard
    c.memory.alignment = 64;
    c.memory.misalignment = alignment * random.integer(0, 64 / alignment - 1);
  }
  for (int64_t rows = c.batches * c.tokens; rows > 0 && c.cuts.size() < 4 && oneIn(random, 3);)
    c.cuts.push_back(random.integer(0, rows));
  std::sort(c.cuts.begin(), c.cuts.end());
  if (oneIn(random, 2))
    c.named = random.bits();
}

} // namespace ropewalk::test
