//===- random_call.cpp - Calls that mostly must succeed -------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "random_rotation.h"

#include <algorithm>
#include <cstdlib>

namespace ropewalk {
namespace {

/// Strides of rows that lie beside each other, in any order of dimensions and direction, with
/// or without gaps.
void randomStrides(test::Random &random, const int64_t (&count)[3], int64_t width,
                   int64_t *const (&stride)[3]) {
  int order[] = {0, 1, 2};
  for (int i = 2; i > 0; --i)
    std::swap(order[i], order[random.bits() % (i + 1)]);
  int64_t span = width;
  for (int d : order) {
    const uint64_t kind = random.bits() % 32;
    if (kind < 4)
      span += random.integer(1, 9);
    else if (kind == 4 && span < (INT64_C(1) << 36))
      span = random.integer(span, INT64_C(1) << 37);
    *stride[d] = random.bits() % 8 ? span : -span;
    span += (count[d] - 1) * span;
  }
}

ropewalk_tensor_layout randomTensor(test::Random &random, const ropewalk_tensors &tensors,
                                    int64_t headDim) {
  ropewalk_tensor_layout t = {};
  t.heads = random.integer(1, 4);
  const int64_t count[] = {tensors.batches, tensors.tokens, t.heads};
  randomStrides(random, count, headDim,
                {&t.dst_batch_stride, &t.dst_token_stride, &t.dst_head_stride});
  randomStrides(random, count, headDim,
                {&t.src_batch_stride, &t.src_token_stride, &t.src_head_stride});
  if (random.bits() % 16 == 0) // one source row for several destinations
    t.src_head_stride = 0;
  if (random.bits() % 16 == 0)
    t.src_batch_stride = 0;
  return t;
}

/// q and k beside each other in the rows of one memory.
void shareMemory(test::Random &random, FuzzCall &call) {
  call.sharedMemory = 1;
  const int64_t headDim = call.rotation.head_dim, heads = random.integer(1, 3);
  const int64_t keys = random.integer(0, 2), row = (heads + 2 * keys) * headDim;
  const int64_t batch = call.tensors.tokens * row;
  call.layout.q = {heads, batch, row, headDim, batch, row, headDim};
  call.layout.k = {keys, batch, row, headDim, batch, row, headDim};
  call.kSrcOrigin = heads * headDim;
  const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
  call.qDstOrigin = inPlace ? 0 : call.tensors.batches * batch;
  call.kDstOrigin = call.qDstOrigin + call.kSrcOrigin;
  if (random.bits() % 4 == 0) // perhaps into each other
    call.kDstOrigin += random.integer(-2 * headDim, 2 * headDim);
  if (random.bits() % 4 == 0)
    call.qDstOrigin += random.integer(-2 * headDim, 2 * headDim);
}

void randomTable(test::Random &random, FuzzCall &call, int64_t rows) {
  const int64_t begins[] = {
      0, 0, -rows / 2, 131072, 1 - (INT64_C(1) << 31), (INT64_C(1) << 31) - rows};
  call.positionBegin = begins[random.bits() % std::size(begins)];
  call.positionEnd = call.positionBegin + rows;
  if (call.rotation.frequencies.angle == ROPEWALK_ANGLE_EXACT || random.bits() % 8 == 0)
    call.tableForm = static_cast<ropewalk_table_form>(random.bits() % 3);
  call.sharedTable = random.bits() % 4 == 0;
  if (call.sharedTable && random.bits() % 2) {
    call.growBegin = call.positionBegin + random.integer(0, 3);
    call.growEnd = call.growBegin + random.integer(0, rows);
  } else if (call.sharedTable && random.bits() % 2) {
    call.listedRows = rows;
    call.listedFirst = random.uniform() * 100;
    call.listedStep = random.bits() % 2 ? 0.5 : random.uniform() * 0x1p20;
    call.positionBegin = call.positionEnd = 0;
    call.tableForm = ROPEWALK_TABLE_AUTO;
  }
  if (call.listedRows == 0 && random.bits() % 4 == 0) {
    call.cacheRows = random.bits() % 4 ? rows : random.integer(rows, INT64_C(1) << 40);
    call.cachePairStride = random.bits() % 8 ? random.integer(1, 3) : random.integer(-2, 0);
    const int64_t span =
        std::max<int64_t>(call.rotation.rotary_dim / 2 - 1, 0) * std::abs(call.cachePairStride) + 1;
    call.cacheRowStride =
        random.bits() % 8 ? span + random.integer(0, 40) : random.integer(0, 1 << 30);
    if (random.bits() % 8 == 0) // perhaps into each other
      call.cacheRowStride -= random.integer(1, span);
    if (random.bits() % 4 == 0)
      call.cacheRowStride = -call.cacheRowStride;
    call.cacheType = static_cast<ropewalk_dtype>(random.bits() % 3);
  }
}

/// A pad is in the range of positions or not.
void randomPads(test::Random &random, FuzzCall &call) {
  call.pad = static_cast<ropewalk_pad>(random.bits() % 3);
  call.padEvery = random.integer(0, 3);
  const int64_t positions[] = {-1, 0, INT32_MIN, call.firstPosition, INT64_MIN};
  call.padPosition = positions[random.bits() % std::size(positions)];
}

/// Sequences of one batch, or starts of batches.
void randomSequences(test::Random &random, FuzzCall &call) {
  ropewalk_tensors &tensors = call.tensors;
  tensors.ragged_index = randomFlag(random) ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
  call.hasStarts = randomFlag(random);
  if (tensors.batches == 1 || random.bits() % 8 == 0) {
    call.sequenceLength = random.integer(1, 8);
    tensors.sequences = (tensors.tokens + call.sequenceLength - 1) / call.sequenceLength;
    if (random.bits() % 8 == 0)
      ++(randomFlag(random) ? tensors.sequences : call.sequenceError);
  }
  if (call.hasStarts) {
    call.firstStart = tensors.position_offset;
    call.startStep = random.integer(0, 2);
    tensors.position_offset = 0;
  }
}

void randomPositions(test::Random &random, FuzzCall &call) {
  ropewalk_tensors &tensors = call.tensors;
  const int64_t rows = tensors.tokens + random.integer(0, 20);
  randomTable(random, call, rows);
  const int64_t first = call.cacheRows ? 0 : call.positionBegin;
  tensors.position_offset = first + random.integer(0, rows - tensors.tokens);
  tensors.index = static_cast<ropewalk_index>(random.bits() % 3);
  if (tensors.index == ROPEWALK_INDEX_NONE) {
    call.strayList = random.bits() % 16 == 0;
    return random.bits() % 2 ? randomSequences(random, call) : void();
  }
  tensors.position_batch_stride = random.bits() % 4 ? tensors.tokens : random.integer(-3, 12);
  tensors.position_axis_stride =
      random.bits() % 4 ? tensors.batches * tensors.tokens : random.integer(-3, 12);
  call.positionStep = random.integer(-1, 1);
  call.positionAxisStep = random.bits() % 4 ? 0 : random.integer(-2, 2);
  call.firstPosition = call.positionStep < 0 ? tensors.tokens - 1 : 0;
  if (random.bits() % 2) { // stored as they are, or far away from what they mean
    call.firstPosition += tensors.position_offset;
    tensors.position_offset = 0;
  } else if (tensors.index == ROPEWALK_INDEX_I64 && random.bits() % 2) {
    const int64_t far = random.integer(-(INT64_C(1) << 62), INT64_C(1) << 62);
    call.firstPosition += far;
    tensors.position_offset -= far;
  }
  randomPads(random, call);
}

/// Counts whose product does not fit, positions just outside their range.
void pushOverTheEdge(test::Random &random, FuzzCall &call) {
  const int64_t counts[] = {
      0, 1, 2, -1, INT64_C(1) << 31, INT64_C(1) << 32, INT64_C(1) << 62, INT64_MAX};
  if (random.bits() % 2) {
    call.tensors.batches = counts[random.bits() % std::size(counts)];
    call.tensors.tokens = counts[random.bits() % std::size(counts)];
  } else {
    const int64_t rows = call.cacheRows ? call.cacheRows : call.positionEnd - call.positionBegin;
    call.tensors.position_offset += random.bits() % 2 ? rows : -rows;
    call.tensors.position_offset += random.integer(-2, 2);
  }
}

} // namespace

FuzzCall randomCall(test::Random &random) {
  FuzzCall call;
  randomRotation(random, call);
  call.layout.dtype = static_cast<ropewalk_dtype>(random.bits() % 3);
  call.layout.place = randomFlag(random) ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
  call.tensors.batches = random.integer(1, 3);
  call.tensors.tokens = random.bits() % 8 ? random.integer(1, 6) : random.integer(1, 40);
  if (random.bits() % 4 == 0) {
    shareMemory(random, call);
  } else {
    call.layout.q = randomTensor(random, call.tensors, call.rotation.head_dim);
    if (random.bits() % 2)
      call.layout.k = randomTensor(random, call.tensors, call.rotation.head_dim);
  }
  randomPositions(random, call);
  call.misaligned = random.bits() % 64 == 0;
  call.guardAtEnd = randomFlag(random);
  call.special = randomFlag(random);
  call.ranges = random.bits() % 4 == 0;
  call.split = random.integer(0, call.tensors.batches * call.tensors.tokens);
  call.madeRows = random.bits() % 4 == 0;
  call.rowsMissing = random.bits() % 32 ? 0 : random.integer(1, 300);
  call.rowsMisaligned = random.bits() % 64 ? 0 : random.integer(1, 3);
  call.check = random.bits() % 64 == 0;
  if (random.bits() % 8 == 0)
    pushOverTheEdge(random, call);
  return call;
}

} // namespace ropewalk
