//===- kernel_test.cpp - Tests with a kernel as their parameter -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_test.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace ropewalk::test {
namespace {

char repeatCommand[1024]; ///< Of the running test, for the signal handler.

void writeRepeatCommand() {
  ssize_t ignored = write(STDERR_FILENO, repeatCommand, std::strlen(repeatCommand));
  static_cast<void>(ignored);
}

/// A kernel that leaves its memory dies here.
void onCrash(int signal) {
  writeRepeatCommand();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

std::string thisProgram() {
  char path[512] = {};
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  return length > 0 ? path : "kernel_test";
}

} // namespace

/// What made the kernel, if it is not what usually does (compiled_kernels.cpp).
static std::string backend() {
  const char *name = std::getenv("ROPEWALK_TEST_BACKEND");
  return name ? std::string("ROPEWALK_TEST_BACKEND=") + name + " " : "";
}

uint64_t KernelTest::seed() {
  const char *text = std::getenv("ROPEWALK_TEST_SEED");
  return text ? std::strtoull(text, nullptr, 0) : 20;
}

void KernelTest::SetUp() {
  if (!runsHere(spec().target))
    GTEST_SKIP() << "this CPU does not run " << targetName(spec().target);
  const testing::TestInfo *test = testing::UnitTest::GetInstance()->current_test_info();
  std::snprintf(repeatCommand, sizeof repeatCommand,
                "repeat with: %sROPEWALK_TEST_SEED=%llu %s --gtest_filter=%s.%s\n",
                backend().c_str(), static_cast<unsigned long long>(seed()), thisProgram().c_str(),
                test->test_suite_name(), test->name());
  for (int signal : {SIGSEGV, SIGBUS, SIGILL})
    std::signal(signal, onCrash);
}

void KernelTest::TearDown() {
  if (HasFailure())
    writeRepeatCommand();
}

} // namespace ropewalk::test
