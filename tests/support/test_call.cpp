//===- test_call.cpp - Tensors of one call in guarded memory --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/test_call.h"
#include "support/elements.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <limits>

namespace ropewalk::test {
namespace {

constexpr unsigned char junk = 0xb7;

} // namespace

TestCall::TestCall(const ropewalk_rotation &rotation, const ropewalk_layout &layout,
                   int64_t batches, int64_t tokens, Random &random, Memory memory)
    : rotation(rotation), layout(layout), memory(memory) {
  tensors.batches = batches;
  tensors.tokens = tokens;
  if (layout.q.heads)
    addTensor(false, layout.q, random);
  if (layout.k.heads)
    addTensor(true, layout.k, random);
}

TestCall::Side TestCall::makeSide(int64_t heads, const int64_t (&stride)[3], int64_t begin,
                                  int64_t width) const {
  int64_t element = formatOf(layout.dtype).bytes;
  int64_t count[] = {tensors.batches, tensors.tokens, heads};
  int64_t low = begin * element, high = (begin + width) * element;
  for (int d = 0; d < 3; ++d) {
    int64_t reach = std::max<int64_t>(count[d] - 1, 0) * stride[d] * element;
    (reach < 0 ? low : high) += reach;
  }
  Side side;
  size_t alignment = memory.alignment ? memory.alignment : element;
  // Element 0 keeps the asked alignment, wherever the lowest byte lies.
  int64_t shift = ((low % int64_t(alignment)) + int64_t(alignment)) % int64_t(alignment);
  side.buffer = std::make_unique<GuardedBuffer>(high - low, memory.guard, alignment,
                                                (memory.misalignment + shift) % alignment);
  side.origin = -low;
  std::memset(side.buffer->data(), junk, side.buffer->size());
  side.covered.assign(high - low, false);
  for (int64_t b = 0; b < count[0]; ++b)
    for (int64_t t = 0; t < count[1]; ++t)
      for (int64_t h = 0; h < heads; ++h) {
        int64_t at = b * stride[0] + t * stride[1] + h * stride[2] + begin;
        std::fill_n(side.covered.begin() + (side.origin + at * element), width * element, true);
      }
  return side;
}

void TestCall::addTensor(bool isKey, const ropewalk_tensor_layout &t, Random &random) {
  bool inPlace = layout.place == ROPEWALK_IN_PLACE;
  const int64_t dst[] = {t.dst_batch_stride, t.dst_token_stride, t.dst_head_stride};
  const int64_t src[] = {t.src_batch_stride, t.src_token_stride, t.src_head_stride};
  Tensor tensor{isKey, std::nullopt, makeSide(t.heads, dst, 0, rotation.head_dim)};
  if (!inPlace)
    tensor.src = makeSide(t.heads, src, 0, rotation.head_dim);
  forEachSourceElement(
      tensor, [&](void *element, int64_t) { writeElement(layout.dtype, element, random.value()); });
  for (Side *side : {tensor.src ? &*tensor.src : nullptr, &tensor.dst})
    if (side)
      side->before.assign(side->buffer->data(), side->buffer->data() + side->buffer->size());
  (isKey ? tensors.k_dst : tensors.q_dst) = tensor.dst.pointer();
  (isKey ? tensors.k_src : tensors.q_src) = inPlace ? nullptr : tensor.src->pointer();
  all.push_back(std::move(tensor));
}

/// visit(address, running number), once per element of a row, in memory order.
template <class Visit> void TestCall::forEachSourceElement(Tensor &tensor, Visit visit) {
  Side &side = tensor.src ? *tensor.src : tensor.dst;
  int64_t element = formatOf(layout.dtype).bytes, number = 0;
  for (size_t i = 0; i < side.covered.size(); i += element)
    if (side.covered[i])
      visit(side.buffer->data() + i, number++);
}

/// The address of entry `origin` of a list in guarded memory.
const void *TestCall::store(ropewalk_index index, const std::vector<int64_t> &numbers,
                            int64_t origin) {
  size_t bytes = index == ROPEWALK_INDEX_I32 ? 4 : 8;
  auto list = std::make_unique<GuardedBuffer>(numbers.size() * bytes, memory.guard, bytes);
  for (size_t i = 0; i < numbers.size(); ++i) // Little-endian: an i32 is an i64's low word.
    std::memcpy(list->data() + i * bytes, &numbers[i], bytes);
  lists.push_back(std::move(list));
  return lists.back()->data() + origin * static_cast<int64_t>(bytes);
}

void TestCall::setPositions(ropewalk_index index, const std::vector<int64_t> &values) {
  setPositions(index, values, 0);
  tensors.position_batch_stride = tensors.tokens;
}

void TestCall::setPositions(ropewalk_index index, const std::vector<int64_t> &entries,
                            int64_t origin) {
  tensors.index = index;
  tensors.positions = store(index, entries, origin);
}

void TestCall::setSequences(ropewalk_index index, const std::vector<int64_t> &cuSeqlens) {
  tensors.ragged_index = index;
  tensors.cu_seqlens = store(index, cuSeqlens, 0);
  tensors.sequences = static_cast<int64_t>(cuSeqlens.size()) - 1;
}

void TestCall::setStarts(ropewalk_index index, const std::vector<int64_t> &starts) {
  tensors.ragged_index = index;
  tensors.starts = store(index, starts, 0);
}

void TestCall::addSpecialValues(Random &random) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const Format format = formatOf(layout.dtype);
  double tiny = std::ldexp(1.0, format.minExponent());
  const uint32_t nan = encode(format, infinity) | 3; // signalling
  const double special[] = {std::nan(""), infinity, -infinity, 0.0, -0.0, tiny / 4, -tiny, tiny};
  for (Tensor &tensor : all) {
    forEachSourceElement(tensor, [&](void *element, int64_t number) {
      // Every third head is special, and about half of it.
      if (number / rotation.head_dim % 3 != 1 || random.bits() % 2)
        return;
      writeElement(layout.dtype, element, special[random.bits() % std::size(special)]);
      if (random.bits() % 16 == 0)
        std::memcpy(element, &nan, format.bytes);
    });
    Side &side = tensor.src ? *tensor.src : tensor.dst;
    side.before.assign(side.buffer->data(), side.buffer->data() + side.buffer->size());
  }
}

void TestCall::reset() {
  for (Tensor &tensor : all)
    std::copy(tensor.dst.before.begin(), tensor.dst.before.end(), tensor.dst.buffer->data());
}

void TestCall::expectWithin(double ulp) const {
  Oracle oracle(rotation);
  const Comparison compared = compare(oracle);
  EXPECT_LE(compared.worstUlp, ulp) << compared.where;
}

Comparison TestCall::compare(Oracle &oracle, Tolerance tolerance, Pads pads) const {
  Comparison worst;
  auto fail = [&](const char *what) {
    worst.worstUlp = std::numeric_limits<double>::infinity();
    worst.where = what;
  };
  for (const Tensor &tensor : all) {
    const void *source = tensor.src ? tensor.src->original() : tensor.dst.original();
    pads.before = tensor.dst.original();
    Comparison one = test::compare(oracle, layout, tensors, tensor.isKey, source, tolerance, pads);
    int64_t compared = worst.compared + one.compared;
    if (one.worstUlp >= worst.worstUlp)
      worst = one;
    worst.compared = compared;
    const Side &dst = tensor.dst;
    for (size_t i = 0; i < dst.before.size(); ++i)
      if (!dst.covered[i] && dst.buffer->data()[i] != dst.before[i])
        fail("a byte between rows was written");
    if (!dst.buffer->canariesIntact())
      fail("a byte outside dst was written");
    if (!tensor.src)
      continue;
    if (!tensor.src->buffer->canariesIntact() ||
        std::memcmp(tensor.src->buffer->data(), tensor.src->before.data(),
                    tensor.src->before.size()) != 0)
      fail("src was written");
  }
  return worst;
}

std::vector<unsigned char> TestCall::result() const {
  std::vector<unsigned char> bytes;
  for (const Tensor &tensor : all)
    bytes.insert(bytes.end(), tensor.dst.buffer->data(),
                 tensor.dst.buffer->data() + tensor.dst.buffer->size());
  return bytes;
}

bool TestCall::untouched() const {
  return std::all_of(all.begin(), all.end(), [](const Tensor &tensor) {
    return tensor.dst.buffer->canariesIntact() &&
           std::memcmp(tensor.dst.buffer->data(), tensor.dst.before.data(),
                       tensor.dst.before.size()) == 0;
  });
}

} // namespace ropewalk::test
