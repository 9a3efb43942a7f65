//===- kernel_main.cpp - Runs the tests of kernels ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include <gtest/gtest.h>

/// 77 where every test was skipped, since this CPU runs none of the kernels: CTest is told so. A
/// text that says so would count for a run in which other tests fail, too.
int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  const int result = RUN_ALL_TESTS();
  const testing::UnitTest &run = *testing::UnitTest::GetInstance();
  const bool ranNone = run.skipped_test_count() > 0 && run.successful_test_count() == 0;
  return result == 0 && ranNone ? 77 : result;
}
