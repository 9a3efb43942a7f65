//===- storage_test.cpp - Conversions between storage types and f32 -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "storage.h"
#include "support/elements.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ropewalk {
namespace {

using test::decode;
using test::encode;
using test::formatOf;
using test::Random;

template <class Storage> void expectLoadsEveryPattern(ropewalk_dtype dtype) {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    double exact = decode(formatOf(dtype), bits);
    float loaded = Storage::load(static_cast<uint16_t>(bits));
    if (std::isnan(exact)) {
      EXPECT_TRUE(std::isnan(loaded)) << bits;
    } else {
      EXPECT_EQ(loaded, exact) << bits;
      EXPECT_EQ(std::signbit(loaded), std::signbit(exact)) << bits;
    }
  }
}

TEST(Storage, LoadsEveryF16) { expectLoadsEveryPattern<StorageF16>(ROPEWALK_F16); }
TEST(Storage, LoadsEveryBf16) { expectLoadsEveryPattern<StorageBF16>(ROPEWALK_BF16); }

template <class Storage> void expectStores(ropewalk_dtype dtype, uint32_t bits) {
  float value = floatFromBits(bits);
  uint32_t stored = Storage::store(value);
  if (!std::isnan(value))
    EXPECT_EQ(stored, encode(formatOf(dtype), value)) << std::hex << bits;
  else
    // A quiet NaN: the top bit of the mantissa is set.
    EXPECT_TRUE(std::isnan(decode(formatOf(dtype), stored)) &&
                (stored >> (formatOf(dtype).mantissaBits - 1) & 1))
        << std::hex << bits;
}

/// Every value that fits, every midpoint, and their neighbours, in both signs.
template <class Storage> void expectStoresAroundEveryPattern(ropewalk_dtype dtype) {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    uint32_t value = floatBits(Storage::load(static_cast<uint16_t>(bits)));
    uint32_t halfUlp = dtype == ROPEWALK_BF16 ? 0x8000 : 0x1000;
    for (uint32_t offset : {0u, 1u, halfUlp - 1, halfUlp, halfUlp + 1, 2 * halfUlp - 1})
      expectStores<Storage>(dtype, value + offset);
  }
}

TEST(Storage, RoundsToTheNearestF16) { expectStoresAroundEveryPattern<StorageF16>(ROPEWALK_F16); }
TEST(Storage, RoundsToTheNearestBf16) {
  expectStoresAroundEveryPattern<StorageBF16>(ROPEWALK_BF16);
}

TEST(Storage, RoundsRandomValuesToTheNearest) {
  Random random(3);
  SCOPED_TRACE(random.trace());
  for (int i = 0; i < 200000; ++i) {
    auto bits = static_cast<uint32_t>(random.bits());
    expectStores<StorageF16>(ROPEWALK_F16, bits);
    expectStores<StorageBF16>(ROPEWALK_BF16, bits);
    // Small values, where f16 has denormals.
    expectStores<StorageF16>(ROPEWALK_F16, 0x33000000 + (bits >> 5));
  }
}

} // namespace
} // namespace ropewalk
