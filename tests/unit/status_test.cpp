//===- status_test.cpp - Statuses and errors ------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ropewalk/status.h"

#include "error_boundary.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <stdexcept>
#include <string>

namespace ropewalk {
namespace {

TEST(Status, EachHasItsOwnName) {
  std::set<std::string> names;
  for (int status = ROPEWALK_OK; status <= ROPEWALK_DEVICE_FAILED; ++status)
    EXPECT_TRUE(names.insert(ropewalk_status_name(static_cast<ropewalk_status>(status))).second);
  EXPECT_EQ(names.count("unknown status"), 0u);
  EXPECT_STREQ(ropewalk_status_name(ROPEWALK_OK), "ok");
  EXPECT_STREQ(ropewalk_status_name(ROPEWALK_POSITION_OUT_OF_RANGE), "position out of range");
  EXPECT_STREQ(ropewalk_status_name(static_cast<ropewalk_status>(15)), "unknown status");
}

TEST(Error, CutsLongMessages) {
  std::string text(1000, 'x');
  Error error(ROPEWALK_UNSUPPORTED, "%s", text.c_str());
  EXPECT_EQ(error.message(), std::string(sizeof(ropewalk_error().message) - 1, 'x'));
}

TEST(Expected, HoldsAValueOrAnError) {
  Expected<std::string> value = std::string("rope"), error = Error(ROPEWALK_OVERLAP, "why");
  ASSERT_TRUE(value);
  EXPECT_EQ(*value, "rope");
  EXPECT_EQ(value->size(), 4u);
  ASSERT_FALSE(error);
  EXPECT_EQ(error.error().status(), ROPEWALK_OVERLAP);
  EXPECT_STREQ(error.error().message(), "why");
}

template <class Exception> Expected<int> thrower() { throw Exception(); }

TEST(Boundary, TurnsExceptionsIntoOutOfMemory) {
  ropewalk_error error;
  EXPECT_EQ(atBoundary(&error, thrower<std::bad_alloc>, [](int) {}), ROPEWALK_OUT_OF_MEMORY);
  EXPECT_EQ(error.status, ROPEWALK_OUT_OF_MEMORY);
  EXPECT_STREQ(error.message, "out of memory");
}

TEST(Boundary, ClearsTheErrorOfASuccess) {
  ropewalk_error error;
  std::memset(&error, 1, sizeof error);
  int delivered = 0;
  EXPECT_EQ(atBoundary(
                &error, [] { return Expected<int>(5); }, [&](int value) { delivered = value; }),
            ROPEWALK_OK);
  EXPECT_EQ(delivered, 5);
  EXPECT_EQ(error.status, ROPEWALK_OK);
  EXPECT_STREQ(error.message, "");
}

} // namespace
} // namespace ropewalk
