//===- progress_test.cpp - What a long step is doing ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/progress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace ropewalk;
using testing::EndsWith;
using testing::HasSubstr;

namespace {

/// Runs `steps` updates, one per `stepSeconds` of a made-up clock.
std::string printed(unsigned columns, int steps, double stepSeconds,
                    double quietSeconds = Progress::usually) {
  std::string text;
  llvm::raw_string_ostream os(text);
  double now = 100;
  {
    Progress progress(
        "compiling", steps, os, columns, [&] { return now; }, quietSeconds);
    progress.update(0, "kernel0");
    for (int done = 1; done <= steps; ++done) {
      now += stepSeconds;
      progress.update(done, "kernel" + std::to_string(done));
    }
  }
  return text;
}

TEST(Progress, SaysNothingAboutShortSteps) {
  EXPECT_EQ(printed(80, 19, 0.1), "");
  EXPECT_EQ(printed(0, 19, 0.1), "");
}

TEST(Progress, PrintsPlainLinesWhereThereIsNoTerminal) {
  EXPECT_EQ(printed(0, 20, 1), "compiling: 2 of 20, 18 s left\n"
                               "compiling: 12 of 20, 8 s left\n");
}

TEST(Progress, DrawsABarAndWipesIt) {
  std::string text = printed(80, 4, 1);
  EXPECT_THAT(text, HasSubstr("compiling [============            ] 2/4, 2 s left  kernel2"));
  EXPECT_THAT(text, EndsWith("\r\x1b[K"));
}

TEST(Progress, ShowsAtOnceWhatIsKnownToTakeLong) {
  const std::string text = printed(80, 4, 0.2, Progress::atOnce);
  EXPECT_THAT(text, HasSubstr("compiling [                        ] 0/4  kernel0\r"));
  EXPECT_EQ(printed(0, 1, 5, Progress::atOnce), "");
}

/// A line that is broken would not be wiped.
TEST(Progress, FitsTheTerminal) {
  std::string text = printed(50, 4, 1);
  EXPECT_THAT(text, HasSubstr("compiling [============            ] 2/4, 2 s lef\r"));
}

} // namespace
