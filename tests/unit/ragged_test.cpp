//===- ragged_test.cpp - Sequences and starts -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every way to say where tokens are must give the bits that a list of their positions
// gives.
//
//===----------------------------------------------------------------------===//

#include "run_bytes.h"

#include <cstring>

namespace ropewalk {
namespace {

using test::Bytes;
using test::Change;
using test::Random;
using test::run;
using test::runListed;
using test::Scenario;
using test::TestCall;

Scenario withKeys() {
  Scenario scenario;
  scenario.layout.k = bshd(16, 2, 32);
  return scenario;
}

Scenario withFactors() {
  Scenario scenario = withKeys();
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  return scenario;
}

template <class Index> struct Ragged {
  std::vector<Index> lengths, starts;

  Change change(int64_t offset) const {
    return [this, offset](ropewalk_tensors &tensors) {
      tensors.ragged_index = sizeof(Index) == 4 ? ROPEWALK_INDEX_I32 : ROPEWALK_INDEX_I64;
      tensors.cu_seqlens = lengths.data();
      tensors.starts = starts.empty() ? nullptr : starts.data();
      tensors.sequences = static_cast<int64_t>(lengths.size()) - 1;
      tensors.position_offset = offset;
    };
  }

  std::vector<int64_t> positions(int64_t offset) const {
    std::vector<int64_t> result;
    for (size_t s = 0; s + 1 < lengths.size(); ++s)
      for (Index t = lengths[s]; t < lengths[s + 1]; ++t)
        result.push_back(t - lengths[s] + offset + (starts.empty() ? 0 : starts[s]));
    return result;
  }
};

TEST(Ragged, SequencesCountFromTheirStarts) {
  Scenario scenario = withKeys();
  Ragged<int32_t> ragged{{0, 3, 3, 10, 11, 40}, {}};
  EXPECT_EQ(run(scenario, 1, 40, ragged.change(0)),
            runListed(scenario, 1, 40, ragged.positions(0)));
  ragged.starts = {7, 900, 0, 5, 100};
  EXPECT_EQ(run(scenario, 1, 40, ragged.change(2)),
            runListed(scenario, 1, 40, ragged.positions(2)));
}

TEST(Ragged, ShortSequencesMixWithLongOnes) {
  Random random(11);
  Ragged<int32_t> ragged{{0}, {}};
  for (int i = 0; i < 120; ++i) { // runs of short ones fill more than one kernel call
    const int64_t length = i % 40 == 39 ? random.integer(30, 90) : random.integer(0, 16);
    ragged.lengths.push_back(ragged.lengths.back() + static_cast<int32_t>(length));
    ragged.starts.push_back(static_cast<int32_t>(random.integer(0, 900)));
  }
  const int64_t tokens = ragged.lengths.back();
  for (Scenario scenario : {withKeys(), withFactors()})
    EXPECT_EQ(run(scenario, 1, tokens, ragged.change(1)),
              runListed(scenario, 1, tokens, ragged.positions(1)));
}

TEST(Ragged, TakesI64) {
  Scenario scenario = withKeys();
  Ragged<int64_t> ragged{{0, 1, 24, 24}, {3, 800, 0}};
  EXPECT_EQ(run(scenario, 1, 24, ragged.change(-3)),
            runListed(scenario, 1, 24, ragged.positions(-3)));
}

TEST(Ragged, BatchesCountFromTheirStarts) {
  Scenario scenario = withKeys();
  const int32_t starts[] = {5, 0, 900};
  std::vector<int64_t> positions;
  for (int32_t start : starts)
    for (int64_t t = 0; t < 16; ++t)
      positions.push_back(start + t + 1);
  EXPECT_EQ(run(scenario, 3, 16,
                [&](ropewalk_tensors &tensors) {
                  tensors.ragged_index = ROPEWALK_INDEX_I32;
                  tensors.starts = starts;
                  tensors.position_offset = 1;
                }),
            runListed(scenario, 3, 16, positions));
}

TEST(Ragged, IsNotLookedAtWhereNothingTurns) {
  Scenario scenario;
  const std::vector<int64_t> positions(2 * 8);
  scenario.rotation.rotary_dim = 0;
  const Bytes want = runListed(scenario, 2, 8, positions);
  const Bytes got = run(scenario, 2, 8, [](ropewalk_tensors &tensors) {
    static const int32_t nonsense[] = {7, -3};
    tensors.ragged_index = ROPEWALK_INDEX_I32;
    tensors.cu_seqlens = tensors.starts = nonsense;
    tensors.sequences = 1; // not even one batch
  });
  EXPECT_EQ(got, want);
}

TEST(Ragged, NoSequencesAndNoTokensDoNothing) {
  Ragged<int32_t> ragged{{0}, {}};
  EXPECT_FALSE(run(withKeys(), 1, 0, ragged.change(0)).empty());
}

TEST(Ragged, EmptySequencesStartAnywhere) {
  const Ragged<int64_t> ragged{{0, 0, 3, 3, 3, 10, 10},
                               {INT64_MAX, 5, 500000, INT64_MIN, 990, INT64_C(1) << 40}};
  for (const Scenario &scenario : {withKeys(), withFactors()})
    EXPECT_EQ(run(scenario, 1, 10, ragged.change(2)),
              runListed(scenario, 1, 10, ragged.positions(2)));
}

TEST(Ragged, StagedRowsFollowSequences) {
  const Scenario scenario = withFactors();
  Ragged<int32_t> ragged{{0, 3, 3, 10, 90}, {250, 1, 500, 240}};
  EXPECT_EQ(run(scenario, 1, 90, ragged.change(0)),
            runListed(scenario, 1, 90, ragged.positions(0)));
}

struct BadCall {
  const char *name;
  Change change;
  ropewalk_status status;
  const char *message;
};

const int32_t falling[] = {0, 9, 8, 16}, late[] = {1, 16}, few[] = {0, 12};
const int32_t good[] = {0, 8, 16}, farStarts[] = {0, 995};
const int64_t hugeStarts[] = {0, INT64_MAX}, oneToken[] = {0, 15, 16};

Change ragged(const int32_t *lengths, int64_t sequences) {
  return [=](ropewalk_tensors &tensors) {
    tensors.ragged_index = ROPEWALK_INDEX_I32;
    tensors.cu_seqlens = lengths;
    tensors.sequences = sequences;
  };
}

const BadCall badCalls[] = {
    {"Falling", ragged(falling, 3), ROPEWALK_INVALID_ARGUMENT,
     "cu_seqlens[2] is 8, expected at least cu_seqlens[s-1]=9"},
    {"LateFirst", ragged(late, 1), ROPEWALK_INVALID_ARGUMENT, "cu_seqlens[0] is 1, expected 0"},
    {"ShortLast", ragged(few, 1), ROPEWALK_INVALID_ARGUMENT,
     "cu_seqlens[1] is 12, expected tokens=16"},
    {"NegativeSequences", ragged(good, -1), ROPEWALK_INVALID_ARGUMENT,
     "batches is 1 and sequences is -1, expected 1 and at least 0 with cu_seqlens"},
    {"Batches",
     [](ropewalk_tensors &t) {
       ragged(good, 2)(t);
       t.batches = 2, t.tokens = 8;
     },
     ROPEWALK_INVALID_ARGUMENT,
     "batches is 2 and sequences is 2, expected 1 and at least 0 with cu_seqlens"},
    {"NoType",
     [](ropewalk_tensors &t) {
       ragged(good, 2)(t);
       t.ragged_index = ROPEWALK_INDEX_NONE;
     },
     ROPEWALK_INVALID_ARGUMENT,
     "ragged_index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with cu_seqlens or "
     "starts"},
    {"Listed",
     [](ropewalk_tensors &t) {
       ragged(good, 2)(t);
       t.index = ROPEWALK_INDEX_I32;
     },
     ROPEWALK_INVALID_ARGUMENT,
     "index is 1, expected ROPEWALK_INDEX_NONE with cu_seqlens or starts"},
    {"StartBeyondTheTable",
     [](ropewalk_tensors &t) {
       ragged(good, 2)(t);
       t.starts = farStarts;
     },
     ROPEWALK_POSITION_OUT_OF_RANGE, "positions are 995 to 1002, expected 0 to 999"},
    {"StartBeyondAnyPosition",
     [](ropewalk_tensors &t) {
       t.batches = 2, t.tokens = 8;
       t.ragged_index = ROPEWALK_INDEX_I64;
       t.starts = hugeStarts;
     },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "starts[1] is 9223372036854775807, expected positions from 0 to 999"},
    {"StartOfASequenceBeyondAnyPosition",
     [](ropewalk_tensors &t) {
       t.ragged_index = ROPEWALK_INDEX_I64;
       t.cu_seqlens = oneToken;
       t.starts = hugeStarts;
       t.sequences = 2;
     },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "starts[1] is 9223372036854775807, expected positions from 0 to 999"},
    {"OffsetBeyondAnyPosition", [](ropewalk_tensors &t) { t.position_offset = INT64_MIN; },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "position_offset is -9223372036854775808, expected positions from 0 to 999"},
};

class RefusesRagged : public testing::TestWithParam<BadCall> {};

TEST_P(RefusesRagged, ByNameAndWritesNothing) {
  Random random(1);
  Scenario scenario = withKeys();
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  GetParam().change(call.tensors);
  EXPECT_EQ(plan.run(call.tensors), GetParam().status);
  ropewalk_error error;
  EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, &error), GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_TRUE(call.untouched());
}

INSTANTIATE_TEST_SUITE_P(Ragged, RefusesRagged, testing::ValuesIn(badCalls),
                         [](const auto &info) { return info.param.name; });

TEST(Ragged, MisalignedLists) {
  Scenario scenario = withKeys();
  Plan plan = scenario.plan();
  ropewalk_error error;
  Random random(1);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  ragged(reinterpret_cast<const int32_t *>(reinterpret_cast<uintptr_t>(good) + 2), 2)(call.tensors);
  EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, &error), ROPEWALK_MISALIGNED);
  EXPECT_NE(std::strstr(error.message, "expected multiples of 4"), nullptr);
}

//===- Pads -----------------------------------------------------------------===//

} // namespace
} // namespace ropewalk
