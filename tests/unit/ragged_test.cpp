//===- ragged_test.cpp - Sequences, starts and pads -----------------------===//
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

#include "support/scenario.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>

namespace ropewalk {
namespace {

using test::Random;
using test::Scenario;
using test::TestCall;

using Bytes = std::vector<unsigned char>;
using Change = std::function<void(ropewalk_tensors &)>;

/// What a call of `tokens` tokens writes after `change`, as a whole and in uneven parts.
Bytes run(const Scenario &scenario, int64_t batches, int64_t tokens, const Change &change) {
  Random random(5);
  Plan plan = scenario.plan();
  TestCall call(scenario.rotation, scenario.layout, batches, tokens, random);
  change(call.tensors);
  EXPECT_EQ(ropewalk_validate(plan.get(), &call.tensors, nullptr), ROPEWALK_OK);
  EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
  Bytes whole = call.result();
  call.reset();
  for (int64_t begin = 0, part = 1; begin < batches * tokens; begin += part, part = part * 2 % 7)
    EXPECT_EQ(plan.run(call.tensors, begin, std::min(begin + part, batches * tokens)), ROPEWALK_OK);
  EXPECT_EQ(call.result(), whole);
  return whole;
}

Bytes runListed(const Scenario &scenario, int64_t batches, int64_t tokens,
                const std::vector<int64_t> &positions) {
  return run(scenario, batches, tokens, [&](ropewalk_tensors &tensors) {
    tensors.index = ROPEWALK_INDEX_I64;
    tensors.positions = positions.data();
    tensors.position_batch_stride = tokens;
  });
}

Scenario withKeys() {
  Scenario scenario;
  scenario.layout.k = bshd(16, 2, 32);
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

TEST(Ragged, StagedRowsFollowSequences) {
  Scenario scenario = withKeys();
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
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
const int64_t hugeStarts[] = {0, INT64_MAX};

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
     "positions are 9223372036854775807 to 9223372036854775807, expected 0 to 999"},
    {"OffsetBeyondAnyPosition", [](ropewalk_tensors &t) { t.position_offset = INT64_MIN; },
     ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are -9223372036854775808 to -9223372036854775808, expected 0 to 999"},
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

class Pads : public testing::TestWithParam<ropewalk_place> {
protected:
  Pads() {
    scenario = withKeys();
    scenario.layout.place = GetParam();
    scenario.options.pad_position = -1;
  }

  /// Tokens whose position is -1.
  bool isPad(int64_t t) const { return positions[t] == -1; }

  /// Every token of one call: what it was (src), what the call made of it, what it should be.
  void expectRows(ropewalk_pad pad) {
    scenario.options.pad = pad;
    Random random(5), same(5);
    TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
    TestCall before(scenario.rotation, scenario.layout, 1, 16, same);
    Scenario plain = scenario;
    plain.options.pad = ROPEWALK_PAD_NONE;
    std::vector<int64_t> inRange = positions;
    for (int64_t &position : inRange)
      position = std::max<int64_t>(position, 0);
    const Bytes turned = runListed(plain, 1, 16, inRange);
    const Bytes untouched = before.result();
    const Bytes got = runListed(scenario, 1, 16, positions);
    ASSERT_EQ(got.size(), turned.size());
    const size_t q = 16 * 4 * 32 * 4; // bytes of q, which come first
    for (size_t i = 0; i < got.size(); ++i) {
      const bool isKey = i >= q;
      const size_t token = isKey ? (i - q) / (2 * 32 * 4) : i / (4 * 32 * 4);
      const auto *src =
          static_cast<const unsigned char *>(isKey ? call.tensors.k_src : call.tensors.q_src);
      unsigned char want = turned[i];
      if (isPad(static_cast<int64_t>(token)))
        want = pad == ROPEWALK_PAD_COPY && GetParam() == ROPEWALK_OUT_OF_PLACE
                   ? src[isKey ? i - q : i]
                   : untouched[i];
      ASSERT_EQ(got[i], want) << "byte " << i << " of token " << token;
    }
  }

  Scenario scenario;
  const std::vector<int64_t> positions = {-1, -1, 0, 1, 2, -1, 3, 4, 5, 6, 7, -1, 8, 999, -1, -1};
};

TEST_P(Pads, AreLeft) { expectRows(ROPEWALK_PAD_LEAVE); }
TEST_P(Pads, AreCopied) { expectRows(ROPEWALK_PAD_COPY); }

TEST_P(Pads, AreLeftByStagedRowsToo) {
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  expectRows(ROPEWALK_PAD_LEAVE);
}

TEST_P(Pads, MayBeAllThatThereIs) {
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 16, random);
  call.setPositions(ROPEWALK_INDEX_I32, std::vector<int64_t>(16, -1));
  EXPECT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  EXPECT_TRUE(call.untouched());
}

TEST_P(Pads, PlansCheckThemselvesWherePadsAreInRange) {
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 0;
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK);
}

INSTANTIATE_TEST_SUITE_P(Run, Pads, testing::Values(ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE),
                         [](const auto &info) {
                           return info.param == ROPEWALK_IN_PLACE ? "InPlace" : "OutOfPlace";
                         });

TEST(Pad, PositionsOfSeveralAxesArePadsWhenAllCoordinatesAre) {
  Scenario scenario;
  scenario.rotation.axes.count = 2;
  scenario.rotation.axes.sections[0] = scenario.rotation.axes.sections[1] = 8;
  scenario.options.pad = ROPEWALK_PAD_LEAVE;
  scenario.options.pad_position = 7;
  Random random(5);
  TestCall call(scenario.rotation, scenario.layout, 1, 2, random);
  const int32_t positions[] = {7, 7, 7, 3}; // token 0 is at (7, 7), token 1 at (7, 3)
  call.tensors.index = ROPEWALK_INDEX_I32;
  call.tensors.positions = positions;
  call.tensors.position_axis_stride = 2;
  const Bytes before = call.result();
  ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
  const Bytes after = call.result();
  const size_t token = 4 * 32 * 4;
  EXPECT_EQ(std::memcmp(before.data(), after.data(), token), 0);
  EXPECT_NE(std::memcmp(before.data() + token, after.data() + token, token), 0);
}

//===- Reordering -----------------------------------------------------------===//

class Reorders : public testing::TestWithParam<std::tuple<ropewalk_pairing, ropewalk_dtype>> {};

TEST_P(Reorders, LikeAPlainRotationWhoseResultIsPermuted) {
  const auto [pairing, dtype] = GetParam();
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
    Scenario scenario;
    scenario.rotation.window_begin = 4;
    scenario.rotation.rotary_dim = 24;
    scenario.rotation.pairing = pairing;
    scenario.layout.dtype = dtype;
    scenario.layout.place = place;
    std::vector<int64_t> positions;
    for (int64_t t = 0; t < 16; ++t)
      positions.push_back(t * 37 % 1000);
    const Bytes plain = runListed(scenario, 1, 16, positions);
    scenario.rotation.reorder = 1;
    const Bytes got = runListed(scenario, 1, 16, positions);
    const size_t element = dtype == ROPEWALK_F32 ? 4 : 2, head = 32 * element;
    Bytes want = plain;
    for (size_t row = 0; row < plain.size() / head; ++row)
      for (size_t i = 0; i < 12; ++i)
        for (size_t j = 0; j < 2; ++j) {
          const size_t half = 4 + i + j * 12, interleaved = 4 + 2 * i + j;
          const size_t from = pairing == ROPEWALK_HALF ? half : interleaved;
          const size_t to = pairing == ROPEWALK_HALF ? interleaved : half;
          std::memcpy(&want[row * head + to * element], &plain[row * head + from * element],
                      element);
        }
    EXPECT_EQ(got, want) << test::place(place);
    ropewalk_check_report report;
    EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << report.kernel;
  }
}

INSTANTIATE_TEST_SUITE_P(Run, Reorders,
                         testing::Combine(testing::Values(ROPEWALK_HALF, ROPEWALK_INTERLEAVED),
                                          testing::Values(ROPEWALK_F32, ROPEWALK_F16,
                                                          ROPEWALK_BF16)));

TEST(Reorder, LeavesEachBlockItsComponents) {
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
    Scenario scenario;
    scenario.rotation.pairing = pairing;
    scenario.rotation.axes = {2, ROPEWALK_AXES_CONTIGUOUS, 0, 1, {6, 10}, nullptr};
    const std::vector<int64_t> positions(16); // at 0 nothing turns
    const Bytes plain = runListed(scenario, 1, 16, positions);
    scenario.rotation.reorder = 1;
    const Bytes got = runListed(scenario, 1, 16, positions);
    for (size_t head = 0; head < plain.size(); head += 32 * sizeof(float))
      for (size_t j = 0; j < 32; ++j) {
        const size_t begin = j < 12 ? 0 : 12, pairs = j < 12 ? 6 : 10, i = (j - begin) / 2;
        const size_t half = begin + i + (j % 2) * pairs;
        const size_t from = pairing == ROPEWALK_HALF ? half : j;
        const size_t to = pairing == ROPEWALK_HALF ? j : half;
        EXPECT_EQ(std::memcmp(&got[head + to * sizeof(float)], &plain[head + from * sizeof(float)],
                              sizeof(float)),
                  0)
            << "component " << to;
      }
  }
}

TEST(Reorder, RefusesHeadsThatItsScratchCannotHold) {
  Scenario scenario;
  scenario.rotation = makeRotation(8192, 10000);
  scenario.rotation.reorder = 1;
  scenario.layout.q = bshd(16, 1, 8192);
  scenario.layout.place = ROPEWALK_IN_PLACE;
  scenario.options.position_end = 2;
  EXPECT_STREQ(scenario.refusal().message(),
               "rotary_dim is 8192, expected at most 4096 to be reordered in place");
}

} // namespace
} // namespace ropewalk
