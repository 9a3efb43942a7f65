//===- rotation_test.cpp - What every rotation obeys ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Over random rotations, dtypes, pairings and positions, on the portable reference.
//
//===----------------------------------------------------------------------===//

#include "support/elements.h"
#include "support/scenario.h"
#include "support/test_call.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ropewalk {
namespace {

using test::Random;
using test::readElement;
using test::Scenario;
using test::TestCall;
using test::ulpAt;

constexpr int64_t limit = INT64_C(1) << 31;

/// Heads as doubles.
using Head = std::vector<double>;

ropewalk_rotation randomRotation(Random &random) {
  ropewalk_rotation rotation = makeRotation(random.integer(1, 48) * 2, 0);
  rotation.rotary_dim = random.integer(1, rotation.head_dim / 2) * 2;
  rotation.window_begin = random.integer(0, rotation.head_dim - rotation.rotary_dim);
  rotation.pairing = random.bits() % 2 ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  constexpr double thetas[] = {100, 1e4, 5e5, 1e7};
  rotation.frequencies.theta = thetas[random.bits() % 4];
  return random.bits() % 2 ? rotation : scaleLikeLlama3(rotation, 8, 1, 4, 8192);
}

/// One head rotated by one position, in any dtype.
class OneHead {
public:
  OneHead(const ropewalk_rotation &rotation, ropewalk_dtype dtype, ropewalk_place place)
      : rotation(rotation), dtype(dtype), place(place) {}

  Head operator()(const Head &head, int64_t position, bool inverse = false) const {
    Scenario scenario;
    scenario.rotation = rotation;
    scenario.rotation.inverse = inverse;
    scenario.layout.dtype = dtype;
    scenario.layout.place = place;
    scenario.layout.q = bshd(1, 1, rotation.head_dim);
    scenario.options.position_begin = position;
    scenario.options.position_end = position + 1;
    int64_t bytes = elementBytes(dtype);
    std::vector<unsigned char> src(head.size() * bytes), dst(head.size() * bytes);
    for (size_t j = 0; j < head.size(); ++j)
      test::writeElement(dtype, &src[j * bytes], head[j]);
    if (place == ROPEWALK_IN_PLACE)
      dst = src;
    scenario.rotate(src.data(), dst.data(), position);
    Head result;
    for (size_t j = 0; j < head.size(); ++j)
      result.push_back(readElement(dtype, &dst[j * bytes]));
    return result;
  }

private:
  ropewalk_rotation rotation;
  ropewalk_dtype dtype;
  ropewalk_place place;
};

/// Components of pair i.
std::pair<int64_t, int64_t> pairAt(const ropewalk_rotation &rotation, int64_t i) {
  bool half = rotation.pairing == ROPEWALK_HALF;
  int64_t first = rotation.window_begin + (half ? i : 2 * i);
  return {first, first + (half ? rotation.rotary_dim / 2 : 1)};
}

class Property : public testing::TestWithParam<ropewalk_dtype> {
protected:
  static constexpr int rounds = 150;

  Property() : random(61 + GetParam()), trace(__FILE__, __LINE__, random.trace()) {}

  Head randomHead(const ropewalk_rotation &rotation) {
    Head head;
    for (int64_t j = 0; j < rotation.head_dim; ++j) {
      unsigned char element[4];
      test::writeElement(GetParam(), element, random.value());
      head.push_back(readElement(GetParam(), element));
    }
    return head;
  }

  OneHead rotator(const ropewalk_rotation &rotation) {
    return OneHead(rotation, GetParam(),
                   random.bits() % 2 ? ROPEWALK_OUT_OF_PLACE : ROPEWALK_IN_PLACE);
  }

  int64_t randomPosition() {
    return random.bits() % 2 ? random.integer(-5000, 200000)
                             : random.integer(-limit + 1, limit - 1);
  }

  double bound() const { return errorBound(GetParam(), true); }

  /// Each pair of `a` and `b` within `ulps` ulp at the pair's magnitude.
  void expectNear(const ropewalk_rotation &rotation, const Head &a, const Head &b, double ulps) {
    for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
      auto [first, second] = pairAt(rotation, i);
      double tolerance = ulps * ulpAt(GetParam(), std::hypot(b[first], b[second]));
      EXPECT_NEAR(a[first], b[first], tolerance) << "pair " << i;
      EXPECT_NEAR(a[second], b[second], tolerance) << "pair " << i;
    }
  }

  Random random;
  testing::ScopedTrace trace;
};

TEST_P(Property, KeepsTheNormOfEachPair) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    Head x = randomHead(rotation), y = rotator(rotation)(x, randomPosition());
    for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
      auto [first, second] = pairAt(rotation, i);
      double norm = std::hypot(x[first], x[second]);
      EXPECT_NEAR(std::hypot(y[first], y[second]), norm, 1.5 * bound() * ulpAt(GetParam(), norm));
    }
  }
}

TEST_P(Property, PositionZeroIsTheIdentity) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    Head x = randomHead(rotation);
    EXPECT_EQ(rotator(rotation)(x, 0), x);
  }
}

TEST_P(Property, RotationsAdd) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    OneHead rotate = rotator(rotation);
    Head x = randomHead(rotation);
    int64_t a = random.integer(-limit / 2, limit / 2 - 1), b = random.integer(0, limit / 2);
    // Three roundings, each within the bound; the first error is turned, not grown.
    expectNear(rotation, rotate(rotate(x, a), b), rotate(x, a + b), 4 * bound());
  }
}

TEST_P(Property, TheInverseUndoes) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    OneHead rotate = rotator(rotation);
    Head x = randomHead(rotation);
    int64_t position = randomPosition();
    expectNear(rotation, rotate(rotate(x, position), position, true), x, 3 * bound());
    expectNear(rotation, rotate(rotate(x, position), -position), x, 3 * bound());
  }
}

TEST_P(Property, TheInverseIsTheNegativePosition) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    OneHead rotate = rotator(rotation);
    Head x = randomHead(rotation);
    int64_t position = randomPosition();
    expectNear(rotation, rotate(x, position, true), rotate(x, -position), 2 * bound());
  }
}

TEST_P(Property, ScoresDependOnTheDistanceAlone) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    OneHead rotate = rotator(rotation);
    Head q = randomHead(rotation), k = randomHead(rotation);
    int64_t m = random.integer(0, 100000), n = random.integer(0, 100000);
    int64_t shift = random.integer(0, limit - 100001);
    auto score = [&](int64_t at) {
      Head a = rotate(q, m + at), b = rotate(k, n + at);
      double sum = 0;
      for (size_t j = 0; j < a.size(); ++j)
        sum += a[j] * b[j];
      return sum;
    };
    double size = 0; // of the products that rounding errors multiply
    for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
      auto [first, second] = pairAt(rotation, i);
      double x = std::hypot(q[first], q[second]), y = std::hypot(k[first], k[second]);
      size += x * ulpAt(GetParam(), y) + y * ulpAt(GetParam(), x);
    }
    EXPECT_NEAR(score(0), score(shift), 3 * bound() * size);
  }
}

TEST_P(Property, InPlaceGivesTheBitsOfOutOfPlace) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    rotation.inverse = random.bits() % 2;
    Head x = randomHead(rotation);
    int64_t position = randomPosition();
    EXPECT_EQ(OneHead(rotation, GetParam(), ROPEWALK_IN_PLACE)(x, position),
              OneHead(rotation, GetParam(), ROPEWALK_OUT_OF_PLACE)(x, position));
  }
}

TEST_P(Property, ComponentsOutsideTheWindowStay) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation rotation = randomRotation(random);
    Head x = randomHead(rotation), y = rotator(rotation)(x, randomPosition());
    for (int64_t j = 0; j < rotation.window_begin; ++j)
      EXPECT_EQ(y[j], x[j]);
    for (int64_t j = rotation.window_begin + rotation.rotary_dim; j < rotation.head_dim; ++j)
      EXPECT_EQ(y[j], x[j]);
  }
}

TEST_P(Property, AllAttentionFactorsScaleTheRotation) {
  for (int round = 0; round < rounds; ++round) {
    ropewalk_rotation plain = randomRotation(random), scaled = plain;
    scaled.frequencies.attention_factor = 2; // exact in every type
    Head x = randomHead(plain);
    int64_t position = randomPosition();
    Head once = rotator(plain)(x, position), twice = rotator(scaled)(x, position);
    for (int64_t i = 0; i < plain.rotary_dim / 2; ++i) {
      auto [first, second] = pairAt(plain, i);
      double tolerance = 2 * ulpAt(GetParam(), 2 * std::hypot(x[first], x[second])) * bound();
      EXPECT_NEAR(twice[first], 2 * once[first], tolerance);
      EXPECT_NEAR(twice[second], 2 * once[second], tolerance);
    }
  }
}

TEST_P(Property, EveryElementIsWithinTheBound) {
  for (int round = 0; round < rounds; ++round) {
    Scenario scenario;
    scenario.rotation = randomRotation(random);
    scenario.rotation.inverse = random.bits() % 2;
    scenario.rotation.frequencies.attention_factor = 1 + random.uniform() * 0.5;
    scenario.layout.dtype = GetParam();
    scenario.layout.place = random.bits() % 2 ? ROPEWALK_IN_PLACE : ROPEWALK_OUT_OF_PLACE;
    scenario.layout.q = bshd(3, 2, scenario.rotation.head_dim);
    int64_t begin = random.integer(-limit + 1, limit - 1000);
    scenario.options.position_begin = begin;
    scenario.options.position_end = begin + 1000;
    TestCall call(scenario.rotation, scenario.layout, 1, 3, random);
    call.setPositions(ROPEWALK_INDEX_I64, {begin, begin + 999, begin + random.integer(0, 999)});
    if (round % 2)
      call.addSpecialValues(random);
    ASSERT_EQ(scenario.plan().run(call.tensors), ROPEWALK_OK);
    call.expectWithin(bound());
  }
}

INSTANTIATE_TEST_SUITE_P(Rotation, Property,
                         testing::Values(ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16),
                         [](const auto &info) { return std::string(dtypeName(info.param)); });

} // namespace
} // namespace ropewalk
