//===- call_text.cpp - A plan and a call as text --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_text.h"

#include <cstdlib>
#include <cstring>
#include <map>
#include <sstream>
#include <type_traits>

namespace ropewalk {
namespace {

/// The one list of fields: visit(name, field).
template <class Call, class Visit> void forEachField(Call &call, Visit visit) {
  auto &rotation = call.rotation;
  visit("head_dim", rotation.head_dim);
  visit("window_begin", rotation.window_begin);
  visit("rotary_dim", rotation.rotary_dim);
  visit("pairing", rotation.pairing);
  visit("inverse", rotation.inverse);
  visit("theta", rotation.frequencies.theta);
  visit("scaling", rotation.frequencies.scaling);
  visit("factor", rotation.frequencies.factor);
  visit("low_freq_factor", rotation.frequencies.low_freq_factor);
  visit("high_freq_factor", rotation.frequencies.high_freq_factor);
  visit("original_max", rotation.frequencies.original_max_position_embeddings);
  visit("attention_factor", rotation.frequencies.attention_factor);
  visit("dtype", call.layout.dtype);
  visit("place", call.layout.place);
  visit("q.heads", call.layout.q.heads);
  visit("q.src_batch", call.layout.q.src_batch_stride);
  visit("q.src_token", call.layout.q.src_token_stride);
  visit("q.src_head", call.layout.q.src_head_stride);
  visit("q.dst_batch", call.layout.q.dst_batch_stride);
  visit("q.dst_token", call.layout.q.dst_token_stride);
  visit("q.dst_head", call.layout.q.dst_head_stride);
  visit("k.heads", call.layout.k.heads);
  visit("k.src_batch", call.layout.k.src_batch_stride);
  visit("k.src_token", call.layout.k.src_token_stride);
  visit("k.src_head", call.layout.k.src_head_stride);
  visit("k.dst_batch", call.layout.k.dst_batch_stride);
  visit("k.dst_token", call.layout.k.dst_token_stride);
  visit("k.dst_head", call.layout.k.dst_head_stride);
  visit("position_begin", call.positionBegin);
  visit("position_end", call.positionEnd);
  visit("shared_table", call.sharedTable);
  visit("cache_rows", call.cacheRows);
  visit("cache_row", call.cacheRowStride);
  visit("cache_pair", call.cachePairStride);
  visit("batches", call.tensors.batches);
  visit("tokens", call.tensors.tokens);
  visit("index", call.tensors.index);
  visit("position_batch", call.tensors.position_batch_stride);
  visit("position_offset", call.tensors.position_offset);
  visit("first_position", call.firstPosition);
  visit("position_batch_step", call.positionBatchStep);
  visit("position_step", call.positionStep);
  visit("shared_memory", call.sharedMemory);
  visit("q_src", call.qSrcOrigin);
  visit("q_dst", call.qDstOrigin);
  visit("k_src", call.kSrcOrigin);
  visit("k_dst", call.kDstOrigin);
  visit("misaligned", call.misaligned);
  visit("guard_at_end", call.guardAtEnd);
  visit("special", call.special);
  visit("ranges", call.ranges);
  visit("split", call.split);
  visit("check", call.check);
}

/// Any number, be it an enumerator or not.
template <class Field> void parseInto(const std::string &text, Field &field) {
  if constexpr (std::is_same_v<Field, double>) {
    field = std::strtod(text.c_str(), nullptr);
  } else {
    const int64_t number = std::strtoll(text.c_str(), nullptr, 0);
    if constexpr (std::is_same_v<Field, int64_t>) {
      field = number;
    } else {
      static_assert(sizeof(Field) == sizeof(int32_t));
      const int32_t narrow = static_cast<int32_t>(number);
      std::memcpy(&field, &narrow, sizeof field);
    }
  }
}

int32_t randomFlag(test::Random &random) { return random.bits() % 2; }

ropewalk_rotation randomRotation(test::Random &random) {
  ropewalk_rotation rotation = {};
  rotation.head_dim = random.bits() % 4 ? random.integer(1, 40) : random.integer(1, 300);
  if (random.bits() % 256 == 0)
    rotation.head_dim = random.integer(1, 65536);
  rotation.window_begin = random.bits() % 2 ? 0 : random.integer(0, rotation.head_dim);
  const int64_t widest = (rotation.head_dim - rotation.window_begin) / 2;
  rotation.rotary_dim = 2 * (random.bits() % 2 ? widest : random.integer(0, widest));
  rotation.pairing = randomFlag(random) ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  rotation.inverse = randomFlag(random);
  ropewalk_frequencies &f = rotation.frequencies;
  const double thetas[] = {10000, 500000, 1.0000001, 2, 1e6, 1e300};
  f.theta = thetas[random.bits() % std::size(thetas)];
  f.scaling = randomFlag(random) ? ROPEWALK_SCALING_LLAMA3 : ROPEWALK_SCALING_DEFAULT;
  f.factor = random.bits() % 4 ? 8 : 0x1p-16;
  f.low_freq_factor = 1;
  f.high_freq_factor = random.bits() % 4 ? 4 : 1;
  f.original_max_position_embeddings = 8192;
  const double factors[] = {1, 1, 1.3465735902799727, 0x1p-64, 0x1p64};
  f.attention_factor = factors[random.bits() % std::size(factors)];
  return rotation;
}

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

void randomPositions(test::Random &random, FuzzCall &call) {
  ropewalk_tensors &tensors = call.tensors;
  const int64_t rows = tensors.tokens + random.integer(0, 20);
  const int64_t begins[] = {
      0, 0, -rows / 2, 131072, 1 - (INT64_C(1) << 31), (INT64_C(1) << 31) - rows};
  call.positionBegin = begins[random.bits() % std::size(begins)];
  call.positionEnd = call.positionBegin + rows;
  call.sharedTable = random.bits() % 8 == 0;
  int64_t first = call.positionBegin;
  if (random.bits() % 4 == 0) {
    call.cacheRows = random.bits() % 4 ? rows : random.integer(rows, INT64_C(1) << 40);
    call.cachePairStride = random.integer(-2, 3);
    call.cacheRowStride =
        random.bits() % 8 ? random.integer(-200, 200) : random.integer(0, 1 << 30);
    first = 0;
  }
  tensors.position_offset = first + random.integer(0, rows - tensors.tokens);
  tensors.index = static_cast<ropewalk_index>(random.bits() % 3);
  if (tensors.index == ROPEWALK_INDEX_NONE)
    return;
  tensors.position_batch_stride = random.bits() % 4 ? tensors.tokens : random.integer(-3, 12);
  call.positionStep = random.integer(-1, 1);
  call.firstPosition = call.positionStep < 0 ? tensors.tokens - 1 : 0;
  if (random.bits() % 2) { // stored as they are, or far away from what they mean
    call.firstPosition += tensors.position_offset;
    tensors.position_offset = 0;
  } else if (tensors.index == ROPEWALK_INDEX_I64 && random.bits() % 2) {
    const int64_t far = random.integer(-(INT64_C(1) << 62), INT64_C(1) << 62);
    call.firstPosition += far;
    tensors.position_offset -= far;
  }
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

FuzzCall parseCall(const std::string &text) {
  std::map<std::string, std::string> values;
  std::istringstream stream(text);
  for (std::string name, value; stream >> name >> value;)
    values[name] = value;
  FuzzCall call;
  forEachField(call, [&](const char *name, auto &field) {
    auto found = values.find(name);
    if (found != values.end())
      parseInto(found->second, field);
  });
  return call;
}

std::string printCall(const FuzzCall &call) {
  std::ostringstream text;
  text.precision(17);
  forEachField(call, [&](const char *name, const auto &field) {
    if (field)
      text << name << " " << field << "\n";
  });
  return text.str();
}

FuzzCall randomCall(test::Random &random) {
  FuzzCall call;
  call.rotation = randomRotation(random);
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
  call.check = random.bits() % 64 == 0;
  if (random.bits() % 8 == 0)
    pushOverTheEdge(random, call);
  return call;
}

} // namespace ropewalk
