//===- own_schedules_fixture.h - The tool with records to change -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_OWN_SCHEDULES_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_OWN_SCHEDULES_FIXTURE_H

#include "support/command_line.h"

#include <filesystem>

namespace ropewalk::test {

/// The shipped schedules are in("schedules"), for each test anew.
class OwnSchedules : public CommandLineTest {
protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    std::filesystem::copy(ROPEWALK_SCHEDULES, in("schedules"),
                          std::filesystem::copy_options::recursive);
  }
};

} // namespace ropewalk::test

#endif
