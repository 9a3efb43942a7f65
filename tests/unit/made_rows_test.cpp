//===- made_rows_test.cpp - Rows made once for many calls -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call that brings rows must write the bits of the call that finds them itself, and
// needs to be told nothing else of positions.
//
//===----------------------------------------------------------------------===//

#include "run_bytes.h"

#include "support/elements.h"
#include "support/fake_table.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace ropewalk {
namespace {

using test::Bytes;
using test::Change;
using test::FakeTable;
using test::Guard;
using test::GuardedBuffer;
using test::Random;
using test::run;
using test::Scenario;
using test::TestCall;

using Positions = std::vector<int64_t>;

constexpr unsigned char junk = 0x5a;

/// Rows of one call in memory that ends where they do.
class Rows {
public:
  Rows(const Scenario &scenario, int64_t batches, int64_t tokens, const Change &change)
      : plan(scenario.plan()), memory(plan.rowsBytes(batches * tokens), Guard::AtEnd, 4) {
    std::fill_n(memory.data(), memory.size(), junk);
    ropewalk_tensors tensors = {};
    tensors.batches = batches;
    tensors.tokens = tokens;
    change(tensors);
    tensors.rows = this; // not read
    ropewalk_error error;
    EXPECT_EQ(plan.makeRows(tensors, memory.data(), memory.size(), &error), ROPEWALK_OK)
        << error.message;
    EXPECT_TRUE(memory.canariesIntact());
  }

  const unsigned char *data() const { return memory.data(); }
  Bytes bytes() const { return Bytes(memory.data(), memory.data() + memory.size()); }

private:
  Plan plan;
  GuardedBuffer memory;
};

/// What the call writes with rows, in the scenario's layout. Without pads nothing says where
/// tokens are.
Bytes runWith(const Rows &rows, const Scenario &scenario, int64_t batches, int64_t tokens,
              const Change &change) {
  return run(scenario, batches, tokens, [&](ropewalk_tensors &tensors) {
    if (scenario.options.pad != ROPEWALK_PAD_NONE)
      change(tensors);
    tensors.position_offset = INT64_MAX;
    tensors.rows = rows.data();
  });
}

void expectSame(const Scenario &scenario, int64_t batches, int64_t tokens, const Change &change) {
  const Rows rows(scenario, batches, tokens, change);
  EXPECT_EQ(runWith(rows, scenario, batches, tokens, change),
            run(scenario, batches, tokens, change));
}

/// The scenario's axes, each with its own positions.
Change listed(const Positions &positions, int64_t batches, int64_t tokens) {
  return [&positions, batches, tokens](ropewalk_tensors &tensors) {
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.data();
    tensors.position_batch_stride = tokens;
    tensors.position_axis_stride = batches * tokens;
  };
}

Positions randomPositions(int64_t count, int64_t low, int64_t high) {
  Random random(21);
  Positions positions;
  for (int64_t i = 0; i < count; ++i)
    positions.push_back(random.integer(low, high));
  return positions;
}

void useAxes(Scenario &scenario, ropewalk_axis_order order) {
  scenario.rotation.axes.count = 3;
  scenario.rotation.axes.order = order;
  scenario.rotation.axes.sections[0] = 6;
  scenario.rotation.axes.sections[1] = scenario.rotation.axes.sections[2] = 5;
}

/// A cache of the caller's, [rows, pairs, cos and sin] if the stride is 2.
struct Cache {
  Cache(Scenario &scenario, ropewalk_dtype dtype, int64_t pairStride) : numbers(1000 * 32) {
    Random random(23);
    const int64_t bytes = elementBytes(dtype);
    auto *base = reinterpret_cast<unsigned char *>(numbers.data());
    for (size_t i = 0; i < numbers.size(); ++i)
      test::writeElement(dtype, base + i * bytes, random.uniform());
    cache = {base, base + (pairStride == 2 ? 1 : 16) * bytes, 1000, 32, pairStride, dtype};
    scenario.options.cache = &cache;
  }
  std::vector<float> numbers;
  ropewalk_cache cache;
};

struct Form {
  const char *name;
  std::function<void(Scenario &)> apply;
  int64_t low = 0, high = 999;
};

const Form forms[] = {
    {"Plain", [](Scenario &) {}},
    {"Negative",
     [](Scenario &s) { s.options.position_begin = -5000, s.options.position_end = 5000; }, -5000,
     4999},
    {"HuggingFace", [](Scenario &s) { s.rotation.frequencies.angle = ROPEWALK_ANGLE_HF; }},
    {"Inverse", [](Scenario &s) { s.rotation.inverse = 1; }},
    {"Factored", [](Scenario &s) { s.options.table_form = ROPEWALK_TABLE_FACTORED; }},
    {"FactoredOverAllPositions",
     [](Scenario &s) {
       s.options.table_form = ROPEWALK_TABLE_FACTORED;
       s.options.position_begin = 1 - (INT64_C(1) << 31);
       s.options.position_end = INT64_C(1) << 31;
     },
     1 - (INT64_C(1) << 31), (INT64_C(1) << 31) - 1},
    {"Axes", [](Scenario &s) { useAxes(s, ROPEWALK_AXES_CONTIGUOUS); }},
    {"AxesFactored",
     [](Scenario &s) {
       useAxes(s, ROPEWALK_AXES_INTERLEAVED);
       s.options.table_form = ROPEWALK_TABLE_FACTORED;
     }},
    {"Blocks",
     [](Scenario &s) {
       useAxes(s, ROPEWALK_AXES_CONTIGUOUS);
       s.rotation.axes.blocks = 1;
     }},
    {"WindowInside", [](Scenario &s) { s.rotation.window_begin = 3, s.rotation.rotary_dim = 22; }},
    {"ReorderInPlace",
     [](Scenario &s) {
       s.rotation.reorder = 1;
       s.layout.place = ROPEWALK_IN_PLACE;
     }},
};

class EveryForm : public testing::TestWithParam<std::tuple<Form, ropewalk_dtype>> {
protected:
  EveryForm() {
    std::get<0>(GetParam()).apply(scenario);
    scenario.layout.dtype = std::get<1>(GetParam());
    scenario.layout.k = bshd(16, 2, 32);
  }

  Positions positions(int64_t count) const {
    const Form &form = std::get<0>(GetParam());
    return randomPositions(std::max(1, scenario.rotation.axes.count) * count, form.low, form.high);
  }

  Scenario scenario;
};

TEST_P(EveryForm, ListedPositions) {
  const Positions all = positions(200); // more than are staged at once
  expectSame(scenario, 1, 200, listed(all, 1, 200));
}

TEST_P(EveryForm, SeveralBatches) {
  const Positions all = positions(3 * 16);
  expectSame(scenario, 3, 16, listed(all, 3, 16));
}

TEST_P(EveryForm, CountedPositions) {
  expectSame(scenario, 2, 16, [](ropewalk_tensors &tensors) { tensors.position_offset = 7; });
}

TEST_P(EveryForm, Pads) {
  Positions all = positions(3 * 16);
  for (size_t i = 0; i < all.size(); ++i)
    if (i % 16 % 5 < 2)
      all[i] = INT64_C(1) << 40;
  scenario.options.pad_position = INT64_C(1) << 40;
  for (ropewalk_pad pad : {ROPEWALK_PAD_LEAVE, ROPEWALK_PAD_COPY}) {
    scenario.options.pad = pad;
    expectSame(scenario, 3, 16, listed(all, 3, 16));
  }
}

INSTANTIATE_TEST_SUITE_P(MadeRows, EveryForm,
                         testing::Combine(testing::ValuesIn(forms),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_BF16)),
                         [](const auto &info) {
                           return std::get<0>(info.param).name +
                                  std::string(std::get<1>(info.param) ? "Bf16" : "F32");
                         });

TEST(MadeRows, OfCaches) {
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (int64_t pairStride : {1, 2}) {
      Scenario scenario;
      const Cache cache(scenario, dtype, pairStride);
      const Positions positions = randomPositions(100, 0, 999);
      expectSame(scenario, 1, 100, listed(positions, 1, 100));
    }
}

TEST(MadeRows, OfListedTables) {
  Scenario scenario;
  const std::vector<double> coordinates = {0.5, -3, 700.25, 12};
  auto table = SharedTable::create(scenario.rotation, tableOfPositions(coordinates));
  ASSERT_TRUE(table);
  scenario.options.table = table->get();
  const Positions rows = {3, 0, 0, 2, 1};
  expectSame(scenario, 1, 5, listed(rows, 1, 5));
}

TEST(MadeRows, OfRaggedBatches) {
  Random random(25);
  std::vector<int32_t> lengths = {0}, starts;
  for (int i = 0; i < 60; ++i) {
    const int64_t length = i % 20 == 19 ? random.integer(30, 150) : random.integer(0, 16);
    lengths.push_back(lengths.back() + static_cast<int32_t>(length));
    starts.push_back(static_cast<int32_t>(random.integer(0, 800)));
  }
  for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    Scenario scenario;
    scenario.options.table_form = form;
    expectSame(scenario, 1, lengths.back(), [&](ropewalk_tensors &tensors) {
      tensors.ragged_index = ROPEWALK_INDEX_I32;
      tensors.cu_seqlens = lengths.data();
      tensors.starts = starts.data();
      tensors.sequences = 60;
    });
  }
}

TEST(MadeRows, OfStartsPerBatch) {
  Scenario scenario;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  const int64_t starts[] = {700, 0, 33};
  expectSame(scenario, 3, 16, [&](ropewalk_tensors &tensors) {
    tensors.ragged_index = ROPEWALK_INDEX_I64;
    tensors.starts = starts;
  });
}

TEST(MadeRows, ServeJoinedTensors) {
  Scenario scenario;
  useAxes(scenario, ROPEWALK_AXES_INTERLEAVED);
  scenario.layout.q = scenario.layout.k = bshd(16, 6, 32); // rows of 4 + 2 heads
  scenario.layout.q.heads = 4;
  scenario.layout.k.heads = 2;
  const Positions positions = randomPositions(3 * 16, 0, 999);
  const Rows rows(scenario, 1, 16, listed(positions, 1, 16));
  Random random(27);
  std::vector<float> src(16 * 6 * 32), got(src.size()), want(src.size());
  std::generate(src.begin(), src.end(), [&] { return static_cast<float>(random.uniform()); });
  for (std::vector<float> *dst : {&got, &want}) {
    ropewalk_tensors tensors = {};
    tensors.q_src = src.data(), tensors.q_dst = dst->data();
    tensors.k_src = src.data() + 4 * 32, tensors.k_dst = dst->data() + 4 * 32;
    tensors.batches = 1, tensors.tokens = 16;
    if (dst == &got)
      tensors.rows = rows.data();
    else
      listed(positions, 1, 16)(tensors);
    ASSERT_EQ(scenario.plan().run(tensors), ROPEWALK_OK);
  }
  EXPECT_EQ(got, want);
}

TEST(MadeRows, ServeOtherLayoutsOfTheRotation) {
  Scenario maker;
  useAxes(maker, ROPEWALK_AXES_INTERLEAVED);
  maker.options.table_form = ROPEWALK_TABLE_FACTORED;
  const Positions positions = randomPositions(3 * 40, 0, 999);
  const Rows rows(maker, 1, 40, listed(positions, 1, 40));
  Scenario reader = maker;
  reader.rotation.head_dim = 48;
  reader.rotation.window_begin = 16;
  reader.rotation.pairing = ROPEWALK_INTERLEAVED;
  reader.rotation.inverse = 1;
  reader.layout.dtype = ROPEWALK_F16;
  reader.layout.place = ROPEWALK_IN_PLACE;
  reader.layout.q = bhsd(40, 3, 48);
  for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    reader.options.table_form = form;
    EXPECT_EQ(runWith(rows, reader, 1, 40, {}), run(reader, 1, 40, listed(positions, 1, 40)));
  }
}

TEST(MadeRows, OfPadsAreNotWritten) {
  for (ropewalk_table_form form : {ROPEWALK_TABLE_PLAIN, ROPEWALK_TABLE_FACTORED}) {
    Scenario scenario;
    scenario.options.table_form = form;
    scenario.options.pad = ROPEWALK_PAD_COPY;
    scenario.options.pad_position = -1;
    const Positions positions = {-1, 5, -1, 6};
    const Bytes bytes = Rows(scenario, 1, 4, listed(positions, 1, 4)).bytes();
    const int64_t row = bytes.size() / 4;
    for (int64_t pad : {0, 2})
      EXPECT_EQ(std::count(bytes.begin() + pad * row, bytes.begin() + (pad + 1) * row, junk), row);
    EXPECT_NE(bytes, Bytes(bytes.size(), junk));
  }
}

TEST(MadeRows, SpareARunAllOtherRows) {
  FakeTable table({{test::hostKernel("rope_half_f32_out_dany", "pair4x1")},
                   {test::hostKernel("rows_factored_a1", "pair4x1")}});
  Scenario scenario;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.kernels = table.get();
  scenario.options.allow_reference = 0;
  Random random(29);
  Plan plan = scenario.plan();
  const Rows rows(scenario, 1, 300, [](ropewalk_tensors &) {});
  const int made = table.calls(1);
  TestCall call(scenario.rotation, scenario.layout, 1, 300, random);
  call.tensors.rows = rows.data();
  ASSERT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  EXPECT_EQ(table.calls(0), 1); // not one for each block that a scratch holds
  EXPECT_EQ(table.calls(1), made);
  EXPECT_EQ(FakeTable::brokenPromise(), "");
}

TEST(MadeRows, KeepKernelsWithinTheirSpans) {
  Scenario scenario;
  for (int64_t headDim : {32, 4096, 65536}) {
    scenario.rotation = makeRotation(headDim, 10000);
    scenario.layout.q = bshd(16, 1, headDim);
    scenario.layout.q.src_token_stride = 0; // leaves the rows as what limits a block
    scenario.layout.q.dst_token_stride = 1;
    scenario.layout.dtype = ROPEWALK_F16;
    scenario.options.position_end = 2;
    auto plan = scenario.planOn(Target::X86_64);
    ASSERT_TRUE(plan) << plan.error().message();
    const int64_t elements = (*plan)->rowForm.stride / 4;
    EXPECT_LT((*plan)->blockTokens.made * elements, INT64_C(1) << 31);
    EXPECT_GT((*plan)->blockTokens.made * elements, INT64_C(1) << 28);
  }
}

TEST(MadeRows, LeaveNothingElseToBeWrong) {
  Scenario scenario;
  Random random(31);
  const Rows rows(scenario, 1, 16, [](ropewalk_tensors &) {});
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.tensors.rows = rows.data();
  call.tensors.position_offset = 999999;
  call.tensors.cu_seqlens = call.tensors.starts = "lists of no type";
  call.tensors.sequences = -5;
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  call.tensors.index = ROPEWALK_INDEX_I64; // but positions are null
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
}

TEST(MadeRows, NeedThePositionsOfPads) {
  Scenario scenario;
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = -1;
  Random random(33);
  const Rows rows(scenario, 1, 16, [](ropewalk_tensors &) {});
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.tensors.rows = rows.data();
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK); // counted ones are no pads
  call.tensors.index = ROPEWALK_INDEX_I32;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_validate(scenario.plan().get(), &call.tensors, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "positions is null, expected a pointer");
}

TEST(MadeRows, TakeSoManyBytes) {
  Scenario scenario;
  EXPECT_EQ(scenario.plan().rowsBytes(0), 0);
  EXPECT_EQ(scenario.plan().rowsBytes(3), 3 * 128);
  scenario.rotation.rotary_dim = 2;
  EXPECT_EQ(scenario.plan().rowsBytes(3), 3 * 128);
  scenario.rotation = makeRotation(34, 10000);
  scenario.layout.q = bshd(16, 1, 34);
  const Plan plan = scenario.plan();
  EXPECT_EQ(plan.rowsBytes(3), 3 * 256);
  EXPECT_EQ(plan.rowsBytes(INT64_MAX / 256), INT64_MAX / 256 * 256);
  EXPECT_EQ(plan.rowsBytes(INT64_MAX / 256 + 1), -1);
  EXPECT_EQ(plan.rowsBytes(-1), -1);
  EXPECT_EQ(ropewalk_rows_bytes(nullptr, 1), -1);
  scenario.rotation.rotary_dim = 0;
  EXPECT_EQ(scenario.plan().rowsBytes(INT64_MAX), 0);
}

TEST(MadeRows, OfNothingNeedNoMemory) {
  Scenario scenario;
  ropewalk_tensors tensors = {};
  tensors.batches = 1;
  EXPECT_EQ(scenario.plan().makeRows(tensors, nullptr, 0), ROPEWALK_OK);
  scenario.rotation.rotary_dim = 0;
  tensors.tokens = 16;
  EXPECT_EQ(scenario.plan().makeRows(tensors, nullptr, 0), ROPEWALK_OK);
  const auto plain = run(scenario, 1, 16, [](ropewalk_tensors &) {});
  EXPECT_EQ(run(scenario, 1, 16, [](ropewalk_tensors &t) { t.rows = "not rows"; }), plain);
}

/// Tensors of a call without q and k, and why making their rows is refused.
struct Refusal {
  explicit Refusal(const Scenario &scenario = {}) : plan(scenario.plan()), memory(16 * 128, junk) {
    tensors.batches = 1;
    tensors.tokens = 16;
  }

  std::string message(ropewalk_status expected, int64_t bytes = 16 * 128, int64_t shift = 0) {
    EXPECT_EQ(plan.makeRows(tensors, memory.data() + shift, bytes), expected);
    ropewalk_error error;
    EXPECT_EQ(plan.makeRows(tensors, memory.data() + shift, bytes, &error), expected);
    EXPECT_EQ(error.status, expected);
    EXPECT_EQ(memory, Bytes(memory.size(), junk));
    return error.message;
  }

  Plan plan;
  Bytes memory;
  ropewalk_tensors tensors = {};
};

TEST(MadeRows, RefuseMemory) {
  Refusal refusal;
  EXPECT_EQ(refusal.message(ROPEWALK_INVALID_ARGUMENT, 16 * 128 - 1),
            "bytes is 2047, expected at least 2048 for 16 rows");
  EXPECT_EQ(refusal.message(ROPEWALK_INVALID_ARGUMENT, INT64_MIN),
            "bytes is -9223372036854775808, expected at least 2048 for 16 rows");
  EXPECT_THAT(refusal.message(ROPEWALK_MISALIGNED, 16 * 128, 2),
              testing::MatchesRegex("rows is 0x[0-9a-f]+, expected a multiple of 4"));
  ropewalk_error error;
  EXPECT_EQ(refusal.plan.makeRows(refusal.tensors, nullptr, 16 * 128, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "rows is null, expected a pointer");
}

TEST(MadeRows, RefuseWhatRunRefuses) {
  Refusal refusal;
  refusal.tensors.position_offset = 990;
  EXPECT_EQ(refusal.message(ROPEWALK_POSITION_OUT_OF_RANGE),
            "positions are 990 to 1005, expected 0 to 999");
  refusal.tensors.index = ROPEWALK_INDEX_I64;
  EXPECT_EQ(refusal.message(ROPEWALK_INVALID_ARGUMENT), "positions is null, expected a pointer");
  Positions positions(16, 0);
  positions[15] = 1000;
  refusal.tensors.positions = positions.data();
  refusal.tensors.position_offset = 0;
  EXPECT_EQ(refusal.message(ROPEWALK_POSITION_OUT_OF_RANGE),
            "positions are 0 to 1000, expected 0 to 999");
  refusal.tensors.starts = positions.data();
  EXPECT_THAT(refusal.message(ROPEWALK_INVALID_ARGUMENT), testing::HasSubstr("ragged_index is 0"));
  refusal.tensors.tokens = -1;
  EXPECT_THAT(refusal.message(ROPEWALK_INVALID_ARGUMENT), testing::HasSubstr("tokens is -1"));
}

TEST(MadeRows, RefuseNullArguments) {
  Refusal refusal;
  ropewalk_error error;
  EXPECT_EQ(ropewalk_make_rows(nullptr, &refusal.tensors, refusal.memory.data(), 2048, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "plan is null, expected a pointer");
  EXPECT_EQ(ropewalk_make_rows(refusal.plan.get(), nullptr, refusal.memory.data(), 2048, &error),
            ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "tensors is null, expected a pointer");
}

TEST(MadeRows, RefuseMoreRowsThanMemoryHas) {
  Refusal refusal;
  refusal.tensors.batches = refusal.tensors.tokens = INT64_C(1) << 30;
  EXPECT_EQ(refusal.message(ROPEWALK_INVALID_ARGUMENT),
            "batches is 1073741824 and tokens is 1073741824, expected rows within the address "
            "space");
}

TEST(MadeRows, MisalignedOnesAreRefusedByRun) {
  Scenario scenario;
  Random random(35);
  const Rows rows(scenario, 1, 16, [](ropewalk_tensors &) {});
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.tensors.rows = rows.data() + 1;
  Plan plan = scenario.plan();
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_MISALIGNED);
  EXPECT_TRUE(call.untouched());
  ropewalk_error error;
  EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, &error), ROPEWALK_MISALIGNED);
  EXPECT_THAT(error.message, testing::HasSubstr("expected a multiple of 4"));
}

} // namespace
} // namespace ropewalk
