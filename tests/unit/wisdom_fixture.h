//===- wisdom_fixture.h - A file of wisdom for a test -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_WISDOM_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_WISDOM_FIXTURE_H

#include "wisdom.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace ropewalk::test {

/// A path of its own, and nothing there before and after a test.
class WisdomFile : public testing::Test {
protected:
  void SetUp() override {
    path = testing::TempDir() + "ropewalk_wisdom_" + std::to_string(getpid()) + "_" +
           testing::UnitTest::GetInstance()->current_test_info()->name();
  }
  void TearDown() override {
    std::remove(path.c_str());
    unsetenv("ROPEWALK_WISDOM");
  }

  void write(const std::string &text) { std::ofstream(path) << text; }
  std::string text() {
    std::stringstream all;
    all << std::ifstream(path).rdbuf();
    return all.str();
  }
  std::string errorOf(const std::string &text) {
    write(text);
    auto wisdom = readWisdom(path.c_str());
    return wisdom ? "read" : wisdom.error().message();
  }

  std::string path;
};

} // namespace ropewalk::test

#endif
