//===- apply_positions_test.cpp - Where the tokens of apply are -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_fixture.h"

#include <numeric>

using namespace ropewalk;

namespace {

class ApplyPositions : public ApplyTest {
protected:
  /// Elements of tokens [begin, end), 4 heads of 64 each.
  static std::vector<float> tokens(const std::vector<float> &x, size_t begin, size_t end) {
    return {x.begin() + begin * 256, x.begin() + end * 256};
  }
};

TEST_F(ApplyPositions, PerTokenOfABatchOrOfAll) {
  const NamedTensor q = floats("q", {2, 2, 4, 64});
  const std::vector<float> x = values(q.data);
  for (const char *dtype : {"I32", "I64"}) {
    SCOPED_TRACE(dtype);
    const std::vector<double> shared = Definition().rotate(x, 4, at({5, -3, 5, -3}));
    expectNear(values(apply({q, positions({2}, {5, -3}, dtype)}), "q"), shared);
    expectNear(values(apply({q, positions({1, 2}, {5, -3}, dtype)}), "q"), shared);
    expectNear(values(apply({q, positions({2, 2}, {5, -3, 0, 70}, dtype)}), "q"),
               Definition().rotate(x, 4, at({5, -3, 0, 70})));
  }
}

TEST_F(ApplyPositions, OfTokensInARow) {
  const NamedTensor q = floats("q", {3, 4, 64});
  expectNear(values(apply({q, positions({3}, {9, 0, -100})}, {"--layout", "thd"}), "q"),
             Definition().rotate(values(q.data), 4, at({9, 0, -100})));
}

TEST_F(ApplyPositions, SequencesOfDifferentLengthCountFromZero) {
  const NamedTensor q = floats("q", {7, 4, 64}), k = floats("k", {7, 2, 64}, 2);
  const auto expected = at({0, 1, 2, 0, 0, 1, 2});
  for (const char *dtype : {"I32", "I64"}) {
    const SafetensorsFile out = apply({q, k, lengths({0, 3, 3, 4, 7}, dtype)}, {"--layout", "thd"});
    expectNear(values(out, "q"), Definition().rotate(values(q.data), 4, expected));
    expectNear(values(out, "k"), Definition().rotate(values(k.data), 2, expected));
    EXPECT_EQ(describe(*out.find("cu_seqlens")), std::string(dtype) + " [5]");
  }
}

TEST_F(ApplyPositions, FractionsTurnByTheirOwnAngle) {
  const NamedTensor q = floats("q", {1, 4, 4, 64});
  const std::vector<double> places = {0.5, -2.25, 1000.375, 0.1};
  std::vector<double> narrow(4);
  for (size_t t = 0; t < 4; ++t)
    narrow[t] = float(places[t]);
  const std::vector<float> x = values(q.data);
  expectNear(values(apply({q, fractions({4}, places, "F64")}), "q"),
             Definition().rotate(x, 4, at(places)));
  expectNear(values(apply({q, fractions({4}, places, "F32")}), "q"),
             Definition().rotate(x, 4, at(narrow)));
}

TEST_F(ApplyPositions, WholeNumbersAreTheSameInEveryType) {
  const NamedTensor q = floats("q", {1, 3, 4, 64});
  const std::vector<float> expected = values(apply({q, positions({3}, {7, 0, -65536})}), "q");
  for (const char *dtype : {"F32", "F64"})
    EXPECT_EQ(values(apply({q, fractions({3}, {7, 0, -65536}, dtype)}), "q"), expected);
}

// A row per position of a range, per listed position, or by factors.
TEST_F(ApplyPositions, EveryFormOfTableGivesTheSameBits) {
  const NamedTensor few = floats("q", {1, 3, 4, 64});
  const std::vector<float> range = values(apply({few, positions({3}, {8, 300, 9})}), "q");
  const std::vector<float> list = values(apply({few, positions({3}, {8, 300, 2147483647})}), "q");
  EXPECT_EQ(tokens(range, 0, 2), tokens(list, 0, 2));
  EXPECT_NE(tokens(range, 2, 3), tokens(list, 2, 3));
  const NamedTensor fractional = fractions({3}, {8, 300, 9.5});
  EXPECT_EQ(tokens(range, 0, 2), tokens(values(apply({few, fractional}), "q"), 0, 2));

  const NamedTensor many = floats("q", {1, 65540, 4, 64});
  NamedTensor last = zeros("q", "F32", {1, 4, 4, 64});
  last.data.assign(many.data.end() - 4 * 1024, many.data.end());
  const std::vector<float> factored = values(apply({many}), "q");
  EXPECT_EQ(tokens(factored, 65536, 65540),
            values(apply({last, positions({4}, {65536, 65537, 65538, 65539})}), "q"));
}

TEST_F(ApplyPositions, MemoryDoesNotGrowWithTheRange) {
  std::vector<int64_t> spread(20000);
  for (size_t t = 0; t < spread.size(); ++t)
    spread[t] = int64_t(t) * 214748 - 2147483647;
  const NamedTensor q = zeros("q", "F32", {1, 20000, 1, 64});
  const CommandResult result = run({"apply", "--config", writeConfig("config.json"), "--tensors",
                                    writeTensors("in.safetensors", {q, positions({20000}, spread)}),
                                    "--output", in("out.safetensors")});
  EXPECT_EQ(result.exitCode, 0) << result.err;
  EXPECT_LT(result.peakKilobytes, 1000u * 1024); // a row per position of the range: 1 TB
}

TEST_F(ApplyPositions, PadsAreCopiedOrLeftAsZeros) {
  const NamedTensor q = floats("q", {2, 2, 4, 64});
  const std::vector<float> x = values(q.data);
  const NamedTensor list = positions({2, 2}, {3, -1, -1, 4});
  const std::vector<double> turned = Definition().rotate(x, 4, at({3, 0, 0, 4}));
  const std::vector<double> first(turned.begin(), turned.begin() + 256);
  const std::vector<double> last(turned.end() - 256, turned.end());
  for (const char *choice : {"", "copy", "leave"}) {
    SCOPED_TRACE(choice);
    std::vector<std::string> options = {"--pad-position", "-1"};
    if (*choice)
      options.insert(options.end(), {"--pad", choice});
    const std::vector<float> y = values(apply({q, list}, options), "q");
    expectNear(tokens(y, 0, 1), first);
    expectNear(tokens(y, 3, 4), last);
    const bool leaves = choice == std::string("leave");
    EXPECT_EQ(tokens(y, 1, 3), leaves ? std::vector<float>(512) : tokens(x, 1, 3));
  }
}

TEST_F(ApplyPositions, PadsNeedNoPosition) {
  const NamedTensor q = floats("q", {1, 3, 4, 64});
  const std::vector<float> x = values(q.data);
  const std::vector<std::string> smallest = {"--pad-position", std::to_string(INT64_MIN)};
  const std::vector<float> y = values(apply({q, positions({3}, {INT64_MIN, 2, 1})}, smallest), "q");
  EXPECT_EQ(tokens(y, 0, 1), tokens(x, 0, 1));
  EXPECT_NE(tokens(y, 1, 2), tokens(x, 1, 2));
  const std::vector<std::string> minusOne = {"--pad-position", "-1"};
  EXPECT_EQ(values(apply({q, positions({3}, {-1, -1, -1})}, minusOne), "q"), x);
  const std::vector<float> z = values(apply({q, fractions({3}, {0.5, -1, 0.25})}, minusOne), "q");
  EXPECT_EQ(tokens(z, 1, 2), tokens(x, 1, 2));
  EXPECT_NE(tokens(z, 2, 3), tokens(x, 2, 3));
}

} // namespace
