//===- device_matrix.cpp - Calls that any device must get right -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_matrix.h"

#include "support/elements.h"
#include "support/random.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace ropewalk::test {
namespace {

/// Draws calls that a kernel serves.
class Draw {
public:
  Draw(const KernelSpec &spec, Random &random)
      : spec(spec), random(random), size(elementBytes(spec.request.dtype)),
        unit(spec.schedule.form == Form::Word ? 16 / size : 1) {}

  MatrixCall call() {
    MatrixCall call;
    call.rotation = rotation();
    call.layout.dtype = spec.request.dtype;
    call.layout.place = spec.request.place;
    call.batches = random.integer(1, 3);
    call.tokens = random.integer(1, 9);
    if (random.integer(0, 3) == 0)
      call.tokens = random.integer(60, 90);
    const int64_t heads = random.integer(1, 9);
    call.q = tensor(call, random.integer(0, 6) ? heads : 0);
    call.k =
        tensor(call, random.integer(0, 3) || call.q.layout.heads == 0 ? random.integer(1, 4) : 0);
    call.layout.q = call.q.layout;
    call.layout.k = call.k.layout;
    drawPositions(call);
    return call;
  }

private:
  int64_t some(int64_t most) { return unit * random.integer(0, most); }

  ropewalk_rotation rotation() {
    const int64_t multiple = std::max<int64_t>(widthMultiple(spec), 2);
    const int64_t width =
        spec.request.channels ? spec.request.channels : multiple * random.integer(1, 9);
    const int64_t before = random.integer(0, 1) ? some(4) : 0,
                  behind = random.integer(0, 1) ? some(9) : 0;
    ropewalk_rotation rotation = makeRotation(width, 10000, spec.request.pairing);
    rotation.head_dim = before + width + behind;
    rotation.window_begin = before;
    rotation.reorder = spec.request.reorder;
    rotation.inverse = random.integer(0, 1) == 1;
    return rotation;
  }

  /// Strides of one side, with gaps; the elements it spans.
  int64_t strides(const MatrixCall &call, int64_t heads, int64_t &batch, int64_t &token,
                  int64_t &head) {
    const int64_t align = call.rotation.head_dim % unit ? unit - call.rotation.head_dim % unit : 0;
    const int64_t inner = call.rotation.head_dim + align + some(2);
    if (random.integer(0, 1)) {
      head = inner;
      token = heads * head + some(2);
      batch = call.tokens * token + some(2);
    } else {
      token = inner;
      head = call.tokens * token + some(2);
      batch = heads * head + some(2);
    }
    return call.batches * batch;
  }

  MatrixTensor tensor(const MatrixCall &call, int64_t heads) {
    MatrixTensor tensor;
    ropewalk_tensor_layout &layout = tensor.layout;
    layout.heads = heads;
    if (heads == 0)
      return tensor;
    const int64_t written = strides(call, heads, layout.dst_batch_stride, layout.dst_token_stride,
                                    layout.dst_head_stride);
    tensor.dstOffset = some(9);
    fill(tensor.dst, tensor.dstOffset + written);
    if (spec.request.place == ROPEWALK_IN_PLACE)
      return tensor;
    const int64_t read = strides(call, heads, layout.src_batch_stride, layout.src_token_stride,
                                 layout.src_head_stride);
    tensor.srcOffset = some(9);
    fill(tensor.src, tensor.srcOffset + read);
    return tensor;
  }

  /// Values, and now and then what is none.
  void fill(std::vector<unsigned char> &bytes, int64_t elements) {
    bytes.resize(elements * size);
    const double special[] = {NAN, INFINITY, -INFINITY, 0.0, -0.0, 1e-41, 3e38};
    for (int64_t i = 0; i < elements; ++i)
      writeElement(spec.request.dtype, bytes.data() + i * size,
                   random.integer(0, 40) ? random.value() : special[random.integer(0, 6)]);
  }

  void drawPositions(MatrixCall &call) {
    call.index = static_cast<ropewalk_index>(random.integer(0, 2));
    call.offset = random.integer(-9, 9);
    call.hasPad = call.index != ROPEWALK_INDEX_NONE && random.integer(0, 3);
    for (int64_t b = 0; b < call.batches; ++b)
      for (int64_t t = 0; t < call.tokens; ++t)
        call.positions.push_back(call.index == ROPEWALK_INDEX_NONE ? t : listed(call.index));
  }

  /// One in eight has no row; of the i64 ones some have a lower word that has.
  int64_t listed(ropewalk_index index) {
    const int64_t out[] = {lastPosition + 20, firstPosition - 20, INT32_MAX, INT32_MIN,
                           (INT64_C(1) << 32) + padPosition};
    if (random.integer(0, 7) == 0)
      return out[random.integer(0, index == ROPEWALK_INDEX_I64 ? 4 : 3)];
    return random.integer(0, 5) ? random.integer(firstPosition + 9, lastPosition - 10)
                                : padPosition;
  }

  const KernelSpec &spec;
  Random &random;
  int64_t size, unit;
};

bool hasRow(const MatrixCall &call, int64_t position) {
  return position + call.offset >= firstPosition && position + call.offset < lastPosition;
}

/// The reference's dst: rows of pads and of positions out of range are left, which it does for
/// pads.
void rotateOnHost(const MatrixCall &call, MatrixTensor &q, MatrixTensor &k) {
  constexpr int64_t left = INT64_C(1) << 40;
  ropewalk_plan_options options = {};
  options.position_begin = firstPosition;
  options.position_end = lastPosition;
  options.allow_reference = 1;
  options.pad = ROPEWALK_PAD_LEAVE;
  options.pad_position = left;
  auto plan = Plan::create(call.rotation, call.layout, options);
  ASSERT_TRUE(plan) << plan.error().message();
  std::vector<int64_t> positions = call.positions;
  for (int64_t &p : positions)
    if (!hasRow(call, p) || (call.hasPad && p == padPosition))
      p = left;
  ropewalk_tensors tensors = {};
  const int64_t size = elementBytes(call.layout.dtype);
  tensors.q_src = q.src.data() + q.srcOffset * size;
  tensors.q_dst = q.dst.data() + q.dstOffset * size;
  tensors.k_src = k.src.data() + k.srcOffset * size;
  tensors.k_dst = k.dst.data() + k.dstOffset * size;
  tensors.batches = call.batches;
  tensors.tokens = call.tokens;
  tensors.index = ROPEWALK_INDEX_I64;
  tensors.positions = positions.data();
  tensors.position_batch_stride = call.tokens;
  tensors.position_offset = call.offset;
  ASSERT_EQ(plan->run(tensors), ROPEWALK_OK);
}

/// Any NaN is any other.
void expectEqual(ropewalk_dtype dtype, const std::vector<unsigned char> &found,
                 const std::vector<unsigned char> &expected, const char *name) {
  ASSERT_EQ(found.size(), expected.size());
  const int64_t size = elementBytes(dtype);
  for (size_t i = 0; i < found.size(); i += size) {
    if (std::memcmp(&found[i], &expected[i], size) == 0)
      continue;
    const double a = readElement(dtype, &found[i]), b = readElement(dtype, &expected[i]);
    ASSERT_TRUE(std::isnan(a) && std::isnan(b))
        << name << ", element " << i / size << ": found " << a << ", expected " << b;
  }
}

void countPositions(const MatrixCall &call, int &outOfRange, int &pads) {
  for (int64_t p : call.positions) {
    const bool pad = call.hasPad && p == padPosition;
    outOfRange += !pad && !hasRow(call, p);
    pads += pad;
  }
}

} // namespace

std::vector<KernelSpec> everyDeviceKernel(Target device, const std::vector<int32_t> &widths) {
  std::vector<KernelSpec> all;
  for (Form form : {Form::Word, Form::Pair})
    for (int32_t channels : widths)
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
        for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
          for (auto [place, reorder] : {std::pair{ROPEWALK_OUT_OF_PLACE, false},
                                        {ROPEWALK_OUT_OF_PLACE, true},
                                        {ROPEWALK_IN_PLACE, false}})
            all.push_back({{Family::Rope, pairing, dtype, place, channels, reorder},
                           device,
                           {form, form == Form::Word ? 4 : 1, 1, Store::Plain}});
  return all;
}

void expectTheReferencesBits(const KernelSpec &spec, const RotateOnDevice &rotate) {
  Random random(20261122);
  int allOutOfRange = 0, allPads = 0;
  for (int i = 0; i < 10; ++i) {
    SCOPED_TRACE("call " + std::to_string(i));
    const MatrixCall call = Draw(spec, random).call();
    MatrixTensor q = call.q, k = call.k, qExpected = call.q, kExpected = call.k;
    const ropewalk_status status = rotate(call, q, k);
    rotateOnHost(call, qExpected, kExpected);
    if (testing::Test::HasFatalFailure())
      return;
    expectEqual(spec.request.dtype, q.dst, qExpected.dst, "q");
    expectEqual(spec.request.dtype, k.dst, kExpected.dst, "k");
    int outOfRange = 0;
    countPositions(call, outOfRange, allPads);
    EXPECT_EQ(status, outOfRange ? ROPEWALK_POSITION_OUT_OF_RANGE : ROPEWALK_OK);
    allOutOfRange += outOfRange;
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(allOutOfRange, 0);
  EXPECT_GT(allPads, 0);
}

} // namespace ropewalk::test
