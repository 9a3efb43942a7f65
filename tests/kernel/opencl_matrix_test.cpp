//===- opencl_matrix_test.cpp - Generated kernels on an OpenCL device -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kernel that schedules/opencl offers, through plans, on calls of random shape: windows
// anywhere in a head, gaps, batches, tensors far from their memory's beginning, all kinds of
// positions, rows out of range and pads. What the device writes, and what it leaves, must be bit
// for bit what the portable reference makes of the same call.
//
//===----------------------------------------------------------------------===//

#include "codegen/jit.h"

#include "device/opencl_machine.h"
#include "support/elements.h"
#include "support/random.h"

#include "ropewalk/opencl.h"
#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace ropewalk::test {
namespace {

constexpr int64_t firstPosition = -40, lastPosition = 200, padPosition = 5;

std::vector<KernelSpec> everyKernel() {
  std::vector<KernelSpec> all;
  for (Form form : {Form::Word, Form::Pair})
    for (int32_t channels : {64, 0})
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
        for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
          for (auto [place, reorder] : {std::pair{ROPEWALK_OUT_OF_PLACE, false},
                                        {ROPEWALK_OUT_OF_PLACE, true},
                                        {ROPEWALK_IN_PLACE, false}})
            all.push_back({{Family::Rope, pairing, dtype, place, channels, reorder},
                           Target::OpenCl,
                           {form, form == Form::Word ? 4 : 1, 1, Store::Plain}});
  return all;
}

/// One of q and k: its place in a memory, which the host has a copy of.
struct Tensor {
  ropewalk_tensor_layout layout = {};
  int64_t srcOffset = 0, dstOffset = 0; ///< elements
  std::vector<unsigned char> src, dst;
};

/// A call: what it does, its tensors, its positions.
struct Call {
  ropewalk_rotation rotation;
  ropewalk_layout layout = {};
  Tensor q, k;
  int64_t batches, tokens;
  ropewalk_index index;
  std::vector<int64_t> positions; ///< [batches, tokens], also where they are counted.
  int64_t offset = 0;
  bool hasPad;
};

/// Draws calls that a kernel serves.
class Draw {
public:
  Draw(const KernelSpec &spec, Random &random)
      : spec(spec), random(random), size(elementBytes(spec.request.dtype)),
        unit(spec.schedule.form == Form::Word ? 16 / size : 1) {}

  Call call() {
    Call call;
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
  int64_t strides(const Call &call, int64_t heads, int64_t &batch, int64_t &token, int64_t &head) {
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

  Tensor tensor(const Call &call, int64_t heads) {
    Tensor tensor;
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

  void drawPositions(Call &call) {
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

bool hasRow(const Call &call, int64_t position) {
  return position + call.offset >= firstPosition && position + call.offset < lastPosition;
}

/// The reference's dst: rows of pads and of positions out of range are left, which it does for
/// pads.
void rotateOnHost(const Call &call, Tensor &q, Tensor &k) {
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

class OpenClKernel : public testing::TestWithParam<KernelSpec> {
protected:
  static void SetUpTestSuite() { machine = new OpenClMachine; }
  static void TearDownTestSuite() { delete machine; }

  void SetUp() override {
    if (!machine->whyNot.empty())
      GTEST_SKIP() << machine->whyNot;
    queue = machine->newQueue();
  }
  void TearDown() override {
    for (OpenClMem memory : memories)
      machine->loader->releaseMemObject(memory);
    if (queue)
      machine->release(queue);
  }

  template <class Element> ropewalk_opencl_buffer upload(const std::vector<Element> &values) {
    OpenClResult result = 0;
    const size_t bytes = values.size() * sizeof(Element);
    OpenClMem memory = machine->loader->createBuffer(machine->context, openClReadWrite,
                                                     std::max<size_t>(bytes, 1), nullptr, &result);
    EXPECT_EQ(result, 0);
    if (bytes > 0) {
      EXPECT_EQ(machine->loader->enqueueWriteBuffer(queue, memory, 1, 0, bytes, values.data(), 0,
                                                    nullptr, nullptr),
                0);
    }
    memories.push_back(memory);
    return {memory, 0};
  }

  void download(const ropewalk_opencl_buffer &buffer, std::vector<unsigned char> &bytes) {
    if (bytes.empty())
      return;
    ASSERT_EQ(machine->loader->enqueueReadBuffer(queue, static_cast<OpenClMem>(buffer.memory), 1, 0,
                                                 bytes.size(), bytes.data(), 0, nullptr, nullptr),
              0);
  }

  static ropewalk_opencl_buffer behind(ropewalk_opencl_buffer buffer, int64_t bytes) {
    buffer.offset = bytes;
    return buffer;
  }

  ropewalk_status rotateOnDevice(const ropewalk_kernel_table &kernels, const Call &call, Tensor &q,
                                 Tensor &k) {
    ropewalk_opencl_plan_options options = {};
    options.kernels = &kernels;
    options.context = machine->context;
    options.device = machine->device;
    options.position_begin = firstPosition;
    options.position_end = lastPosition;
    options.pad = call.hasPad ? ROPEWALK_PAD_LEAVE : ROPEWALK_PAD_NONE;
    options.pad_position = padPosition;
    options.kernel = kernels.deviceKernels[0].name;
    ropewalk_opencl_plan *plan = nullptr;
    ropewalk_error error = {};
    EXPECT_EQ(ropewalk_opencl_plan_create(&call.rotation, &call.layout, &options, &plan, &error),
              ROPEWALK_OK)
        << error.message;
    if (!plan)
      return error.status;
    ropewalk_opencl_tensors tensors = {};
    const int64_t size = elementBytes(call.layout.dtype);
    const bool inPlace = call.layout.place == ROPEWALK_IN_PLACE;
    tensors.q_dst = behind(upload(q.dst), q.dstOffset * size);
    tensors.k_dst = behind(upload(k.dst), k.dstOffset * size);
    tensors.q_src = inPlace ? tensors.q_dst : behind(upload(q.src), q.srcOffset * size);
    tensors.k_src = inPlace ? tensors.k_dst : behind(upload(k.src), k.srcOffset * size);
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = call.index;
    if (call.index == ROPEWALK_INDEX_I32)
      tensors.positions =
          upload(std::vector<int32_t>(call.positions.begin(), call.positions.end()));
    else if (call.index == ROPEWALK_INDEX_I64)
      tensors.positions = upload(call.positions);
    tensors.position_batch_stride = call.tokens;
    tensors.position_offset = call.offset;
    EXPECT_EQ(ropewalk_opencl_run(plan, &tensors, queue, &error), ROPEWALK_OK) << error.message;
    const ropewalk_status status = ropewalk_opencl_position_status(plan, queue, &error);
    download(tensors.q_dst, q.dst);
    download(tensors.k_dst, k.dst);
    ropewalk_opencl_plan_destroy(plan);
    return status;
  }

  static OpenClMachine *machine;
  OpenClQueue queue = nullptr;
  std::vector<OpenClMem> memories;
};

OpenClMachine *OpenClKernel::machine = nullptr;

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

TEST_P(OpenClKernel, MakesTheReferencesBits) {
  const KernelSpec &spec = GetParam();
  auto kernel = compileKernel(spec);
  ASSERT_TRUE(static_cast<bool>(kernel)) << llvm::toString(kernel.takeError());
  auto library = JitLibrary::load(*kernel);
  ASSERT_TRUE(static_cast<bool>(library)) << llvm::toString(library.takeError());
  Random random(20261122);
  int outOfRange = 0, pads = 0;
  for (int i = 0; i < 10; ++i) {
    SCOPED_TRACE("call " + std::to_string(i));
    const Call call = Draw(spec, random).call();
    Tensor q = call.q, k = call.k, qExpected = call.q, kExpected = call.k;
    const ropewalk_status status = rotateOnDevice(*(*library)->table(), call, q, k);
    rotateOnHost(call, qExpected, kExpected);
    if (HasFatalFailure())
      return;
    expectEqual(spec.request.dtype, q.dst, qExpected.dst, "q");
    expectEqual(spec.request.dtype, k.dst, kExpected.dst, "k");
    bool anyOut = false;
    for (int64_t p : call.positions) {
      const bool pad = call.hasPad && p == padPosition;
      anyOut |= !pad && !hasRow(call, p);
      pads += pad;
    }
    outOfRange += anyOut;
    EXPECT_EQ(status, anyOut ? ROPEWALK_POSITION_OUT_OF_RANGE : ROPEWALK_OK);
    if (HasFailure())
      return;
  }
  EXPECT_GT(outOfRange, 0);
  EXPECT_GT(pads, 0);
}

INSTANTIATE_TEST_SUITE_P(Every, OpenClKernel, testing::ValuesIn(everyKernel()),
                         [](const auto &info) { return kernelName(info.param); });

} // namespace
} // namespace ropewalk::test
