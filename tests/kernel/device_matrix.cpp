//===- device_matrix.cpp - Calls that any device must get right -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_matrix.h"

#include "device/device_schedule.h"
#include "matrix_draw.h"
#include "support/elements.h"
#include "support/random.h"

#include "ropewalk/plan.h"
#include "ropewalk/rotation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace ropewalk::test {
namespace {

/// What becomes of a token: whether it is a pad, and where it is on each axis if it has rows.
struct Token {
  bool isPad = false, isGood = true;
  int64_t position[ROPEWALK_MAX_AXES] = {};
};

Token listedToken(const MatrixCall &call, int64_t batch, int64_t t) {
  Token token;
  token.isPad = call.pad != ROPEWALK_PAD_NONE;
  for (int64_t a = 0; a < call.coordinates(); ++a) {
    const int64_t entry = call.listed[a * call.axisStride + batch * call.batchStride + t];
    token.isPad &= entry == padPosition;
    token.position[a] = entry + call.offset;
  }
  return token;
}

Token countedToken(const MatrixCall &call, int64_t batch, int64_t t) {
  Token token;
  size_t number = batch;
  int64_t first = 0;
  if (!call.cuSeqlens.empty()) {
    number = 0;
    while (number + 1 < call.cuSeqlens.size() && t >= call.cuSeqlens[number + 1])
      ++number;
    token.isGood = number + 1 < call.cuSeqlens.size();
    first = call.cuSeqlens[number];
  }
  const int64_t start = !token.isGood || call.starts.empty() ? 0 : call.starts[number];
  std::fill_n(token.position, call.coordinates(), start + t - first + call.offset);
  return token;
}

Token tokenOf(const MatrixCall &call, int64_t batch, int64_t t) {
  Token token = call.index == ROPEWALK_INDEX_NONE ? countedToken(call, batch, t)
                                                  : listedToken(call, batch, t);
  // Where nothing turns, a token needs no row.
  for (int64_t a = 0; call.rotation.rotary_dim > 0 && a < call.coordinates(); ++a)
    token.isGood &= token.position[a] >= call.positionBegin && token.position[a] < call.positionEnd;
  return token;
}

template <class Visit> void forEachToken(const MatrixCall &call, Visit visit) {
  for (int64_t b = 0; b < call.batches; ++b)
    for (int64_t t = 0; t < call.tokens; ++t)
      visit(b, t, tokenOf(call, b, t));
}

/// The reference's plan, and the call as a list in which what is left is a pad.
class HostCall {
public:
  explicit HostCall(const MatrixCall &call) : call(call), list(call.coordinates() * rowCount()) {
    ropewalk_plan_options options = {};
    ropewalk_cache cache = call.cacheForm;
    cache.cos = call.cache.data();
    cache.sin = call.cache.data() + call.sinOffset;
    options.cache = call.cache.empty() ? nullptr : &cache;
    options.table = call.table ? call.table->get() : nullptr;
    options.position_begin = call.positionBegin;
    options.position_end = call.positionEnd;
    options.allow_reference = 1;
    options.pad = ROPEWALK_PAD_LEAVE;
    options.pad_position = left;
    auto made = Plan::create(call.rotation, call.layout, options);
    if (!made)
      throw std::runtime_error(made.error().message());
    plan.emplace(std::move(*made));
    setTensors();
  }

  void run(MatrixTensor &q, MatrixTensor &k) {
    const int64_t size = call.size();
    tensors.q_src = q.src.data() + q.srcOffset * size;
    tensors.q_dst = q.dst.data() + q.dstOffset * size;
    tensors.k_src = k.src.data() + k.srcOffset * size;
    tensors.k_dst = k.dst.data() + k.dstOffset * size;
    EXPECT_EQ(plan->run(tensors), ROPEWALK_OK);
  }

  void makeRows(Bytes &rows) {
    ropewalk_error error;
    EXPECT_EQ(ropewalk_make_rows(plan->get(), &tensors, rows.data(),
                                 static_cast<int64_t>(rows.size()), &error),
              ROPEWALK_OK)
        << error.message;
  }

  Bytes rows() const { return Bytes(ropewalk_rows_bytes(plan->get(), rowCount()), 0x5a); }

private:
  static constexpr int64_t left = INT64_C(1) << 40;

  int64_t rowCount() const { return call.batches * call.tokens; }

  void setTensors() {
    forEachToken(call, [&](int64_t b, int64_t t, const Token &token) {
      for (int64_t a = 0; a < call.coordinates(); ++a)
        list[a * rowCount() + b * call.tokens + t] =
            token.isPad || !token.isGood ? left : token.position[a];
    });
    tensors.batches = call.batches;
    tensors.tokens = call.tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = list.data();
    tensors.position_batch_stride = call.tokens;
    tensors.position_axis_stride = rowCount();
  }

  const MatrixCall &call;
  std::vector<int64_t> list;
  std::optional<Plan> plan;
  ropewalk_tensors tensors = {};
};

/// Pads that are copied.
void copyPads(const MatrixCall &call, MatrixTensor &x) {
  const ropewalk_tensor_layout &to = x.layout;
  const int64_t size = call.size(), bytes = call.rotation.head_dim * size;
  if (call.pad != ROPEWALK_PAD_COPY || call.layout.place == ROPEWALK_IN_PLACE)
    return;
  forEachToken(call, [&](int64_t b, int64_t t, const Token &token) {
    for (int64_t h = 0; token.isPad && h < to.heads; ++h)
      std::memcpy(&x.dst[size * (x.dstOffset + b * to.dst_batch_stride + t * to.dst_token_stride +
                                 h * to.dst_head_stride)],
                  &x.src[size * (x.srcOffset + b * to.src_batch_stride + t * to.src_token_stride +
                                 h * to.src_head_stride)],
                  bytes);
  });
}

/// Any NaN is any other.
void expectEqual(ropewalk_dtype dtype, const Bytes &found, const Bytes &expected,
                 const char *name) {
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

/// Of all calls of a test.
struct Met {
  int outOfRange = 0, pads = 0;

  /// What positionStatus says of the call.
  ropewalk_status add(const MatrixCall &call) {
    int bad = 0;
    forEachToken(call, [&](int64_t, int64_t, const Token &token) {
      bad += !token.isPad && !token.isGood;
      pads += token.isPad;
    });
    outOfRange += bad;
    return bad ? ROPEWALK_POSITION_OUT_OF_RANGE : ROPEWALK_OK;
  }
};

std::string traceOf(const MatrixCall &call) {
  const auto number = [](const char *name, int64_t value) {
    return std::string(", ") + name + " " + std::to_string(value);
  };
  return "window " + std::to_string(call.rotation.window_begin) +
         number("width", call.rotation.rotary_dim) + number("head_dim", call.rotation.head_dim) +
         number("coordinates", call.coordinates()) + number("q heads", call.q.layout.heads) +
         number("k heads", call.k.layout.heads) + number("batches", call.batches) +
         number("tokens", call.tokens) + number("index", call.index) +
         number("starts", static_cast<int64_t>(call.starts.size())) +
         number("cu_seqlens", static_cast<int64_t>(call.cuSeqlens.size())) +
         number("pad", call.pad) + number("cache", static_cast<int64_t>(call.cache.size())) +
         number("rows", static_cast<int64_t>(call.rows.size())) +
         number("axisStride", call.axisStride) + number("batchStride", call.batchStride) +
         number("maxReach", call.maxReach);
}

constexpr int callsPerKernel = 12;

/// expect(call) for each call of a kernel; more of them until what is rare was met.
template <class Expect> void forEachCall(const KernelSpec &spec, Expect expect) {
  Random random(20261122);
  Met met;
  const auto lacks = [&] { return met.outOfRange == 0 || met.pads == 0; };
  for (int i = 0; i < callsPerKernel || (lacks() && i < 10 * callsPerKernel); ++i) {
    SCOPED_TRACE("call " + std::to_string(i));
    MatrixCall call = drawCall(spec, random);
    SCOPED_TRACE(traceOf(call));
    expect(call, met.add(call));
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(met.outOfRange, 0);
  EXPECT_GT(met.pads, 0);
}

} // namespace

Bytes MatrixCall::encoded(const std::vector<int64_t> &numbers, ropewalk_index index) {
  Bytes bytes(numbers.size() * (index == ROPEWALK_INDEX_I32 ? 4 : 8));
  if (index == ROPEWALK_INDEX_I32) {
    const std::vector<int32_t> narrow(numbers.begin(), numbers.end());
    std::memcpy(bytes.data(), narrow.data(), bytes.size());
  } else {
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
  }
  return bytes;
}

namespace {

/// The tables that kernels of a dtype find rows in themselves, but for plain ones.
std::vector<std::pair<TableSource, int32_t>> otherTables(ropewalk_dtype dtype) {
  const auto own = static_cast<TableSource>(dtype);
  if (own == TableSource::F32)
    return {{own, 3}};
  return {{own, 0}, {TableSource::F32, 3}, {own, 3}};
}

} // namespace

std::vector<KernelSpec> everyDeviceKernel(Target device, const std::vector<int32_t> &widths) {
  std::vector<KernelSpec> all;
  constexpr std::pair<ropewalk_place, bool> ways[] = {{ROPEWALK_OUT_OF_PLACE, false},
                                                      {ROPEWALK_OUT_OF_PLACE, true},
                                                      {ROPEWALK_IN_PLACE, false},
                                                      {ROPEWALK_IN_PLACE, true}};
  for (Form form : {Form::Word, Form::Pair})
    for (int32_t channels : widths)
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16}) {
        // Which other table is next: dtypes and forms begin with different ones.
        const size_t first = static_cast<size_t>(form) + dtype;
        size_t turn = 0;
        for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
          for (const auto &[place, reorder] : ways) {
            KernelRequest request = {Family::Rope, pairing, dtype, place, channels, reorder};
            const Schedule schedule =
                narrowedTo(request, device, {form, form == Form::Word ? 4 : 1, 1, Store::Plain});
            // Of narrow words a sample: in their order, half of what reorders, some other tables;
            // of pairs, which any address takes there, one of each dtype.
            const bool isNarrow = channels % vectorMultiple != 0;
            const bool isSampled = (pairing == ROPEWALK_HALF) == (dtype != ROPEWALK_F16);
            const bool isPlain = !reorder && place == ROPEWALK_OUT_OF_PLACE;
            if (isNarrow && !isSampled && (reorder || form == Form::Pair))
              continue;
            if (isNarrow && form == Form::Pair && !isPlain)
              continue;
            all.push_back({request, device, schedule});
            const bool servesTables =
                form == Form::Word
                    ? channels == 64 || (isNarrow && isSampled && place == ROPEWALK_OUT_OF_PLACE)
                    : channels == 0;
            if (!servesTables || (reorder && place == ROPEWALK_OUT_OF_PLACE))
              continue;
            const auto tables = otherTables(dtype);
            const size_t number = (first + turn + turn / 3) % 3; // pairings differ, too
            ++turn;
            if (number >= tables.size())
              continue;
            std::tie(request.source, request.axes) = tables[number];
            all.push_back({request, device, schedule});
          }
      }
  return all;
}

std::vector<KernelSpec> everyRowsKernel(Target device) {
  std::vector<KernelSpec> all;
  for (TableSource source : allTableSources)
    for (int32_t axes : {1, 3})
      all.push_back({rowsRequest(source, axes), device, {Form::Pair, 1, 1, Store::Plain}});
  return all;
}

void expectTheReferencesBits(const KernelSpec &spec, const RotateOnDevice &rotate) {
  forEachCall(spec, [&](MatrixCall &call, ropewalk_status expected) {
    HostCall host(call);
    if (call.rows.size() == 1) { // asked for
      call.rows = host.rows();
      host.makeRows(call.rows);
    }
    MatrixTensor q = call.q, k = call.k, qExpected = call.q, kExpected = call.k;
    EXPECT_EQ(rotate(call, q, k), expected);
    host.run(qExpected, kExpected);
    copyPads(call, qExpected);
    copyPads(call, kExpected);
    if (testing::Test::HasFatalFailure())
      return;
    expectEqual(spec.request.dtype, q.dst, qExpected.dst, "q");
    expectEqual(spec.request.dtype, k.dst, kExpected.dst, "k");
  });
}

void expectTheReferencesRows(const KernelSpec &spec, const MakeOnDevice &make) {
  forEachCall(spec, [&](MatrixCall &call, ropewalk_status expected) {
    HostCall host(call);
    Bytes found = host.rows(), wanted = found;
    EXPECT_EQ(make(call, found), expected);
    host.makeRows(wanted);
    expectEqual(ROPEWALK_F32, found, wanted, "rows");
  });
}

} // namespace ropewalk::test
