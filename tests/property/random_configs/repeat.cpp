//===- repeat.cpp - How to repeat a case ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "repeat.h"

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace ropewalk::test {
namespace {

char command[512];
thread_local uint64_t currentSeed;

/// A kernel that leaves its memory dies here.
void onCrash(int signal) {
  char text[700];
  const int length = std::snprintf(text, sizeof text, "crashed; repeat with: %s%llu\n", command,
                                   static_cast<unsigned long long>(currentSeed));
  (void)!write(STDERR_FILENO, text, static_cast<size_t>(length));
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

std::string thisProgram() {
  char path[400];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  return length > 0 ? std::string(path, static_cast<size_t>(length)) : "random_configs";
}

} // namespace

void setRepeatCommand(const std::string &arguments) {
  std::snprintf(command, sizeof command, "%s %s", thisProgram().c_str(), arguments.c_str());
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
    std::signal(signal, onCrash);
}

std::string repeatCommand(uint64_t seed) { return command + std::to_string(seed); }

void nowAt(uint64_t seed) { currentSeed = seed; }

} // namespace ropewalk::test
