//===- runner_main.cpp - ropewalk-tune-runner -----------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Measures the bundle that it lies in. The one for CPUs needs a Linux kernel and nothing else, the
// one for devices a C library to load the device's driver with.
//
//===----------------------------------------------------------------------===//

#include "harness/cpu.h"
#include "runner.h"

#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace ropewalk;

namespace {

constexpr char usage[] = R"(usage: ropewalk-tune-runner [OPTIONS]

Verifies and measures the bundle in its folder, shape by shape. The same command goes on after an
interruption. `ropewalk tune --import results.jsonl`, where the bundle was made, makes records.

  --log FILE    default: results.jsonl
  --budget S    seconds for all; default: as it takes
  --limit S     seconds that a kernel may hang or a shape may take; default: 20 and more
  --cpu N       run on this CPU; default: the one it starts on
)";

int fail(const std::string &message, int exitCode) {
  std::fprintf(stderr, "ropewalk-tune-runner: %s\n", message.c_str());
  return exitCode;
}

std::string wrongValue(const char *option, const char *found, const char *expected) {
  return std::string(option) + " is '" + (found ? found : "") + "', expected " + expected;
}

std::string readSeconds(const char *option, const char *text, double &value) {
  char *end = nullptr;
  value = text ? std::strtod(text, &end) : 0;
  return value > 0 && std::isfinite(value) && !*end
             ? ""
             : wrongValue(option, text, "a finite number of seconds above 0");
}

std::string readCpu(const char *text, int &cpu) {
  char *end = nullptr;
  const long value = text ? std::strtol(text, &end, 10) : -1;
  cpu = static_cast<int>(value);
  return text && end != text && !*end && value >= 0 && value < INT_MAX && bench::canPinToCpu(cpu)
             ? ""
             : wrongValue("--cpu", text, "a CPU that this process may run on");
}

/// What is wrong; empty: nothing is.
std::string readOptions(int count, char **words, RunnerOptions &options) {
  for (int i = 1; i < count; i += 2) {
    const char *option = words[i], *value = i + 1 < count ? words[i + 1] : nullptr;
    std::string problem;
    if (!std::strcmp(option, "--log"))
      value &&*value ? void(options.log = value)
                     : void(problem = wrongValue(option, value, "the name of a file"));
    else if (!std::strcmp(option, "--budget"))
      problem = readSeconds(option, value, options.budget);
    else if (!std::strcmp(option, "--limit"))
      problem = readSeconds(option, value, options.limit);
    else if (!std::strcmp(option, "--cpu"))
      problem = readCpu(value, options.cpu);
    else
      problem = "the option is '" + std::string(option) + "', expected one that --help lists";
    if (!problem.empty())
      return problem;
  }
  return "";
}

std::string ownFolder() {
  char path[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  const std::string name(path, size > 0 ? static_cast<size_t>(size) : 0);
  return name.empty() ? "." : name.substr(0, name.rfind('/'));
}

void printSummary(const RunnerOutcome &outcome, const RunnerOptions &options) {
  std::printf("%zu shapes measured now, %zu before, %zu left; %.1f s\n", outcome.measured,
              outcome.known, outcome.left, outcome.seconds);
  for (const std::string &problem : outcome.problems)
    std::printf("not measured: %s\n", problem.c_str());
  if (outcome.unsteady)
    std::printf("in %zu of them the incumbent's own time moved by over 10 %%: the machine is busy, "
                "or throttles\n",
                outcome.unsteady);
  if (outcome.left)
    std::printf("the budget is spent: the same command goes on\n");
  std::printf("ropewalk tune --import %s makes records, where the bundle was made\n",
              options.log.c_str());
}

} // namespace

int main(int count, char **words) {
  if (count == 2 && !std::strcmp(words[1], "--help")) {
    std::fputs(usage, stdout);
    return 0;
  }
  RunnerOptions options;
  options.folder = ownFolder();
  if (const std::string problem = readOptions(count, words, options); !problem.empty())
    return fail(problem, 2);
  RunnerOutcome outcome;
  if (const std::string problem = runBundle(options, outcome); !problem.empty())
    return fail(problem, 1);
  printSummary(outcome, options);
  if (outcome.measured + outcome.known == 0)
    return fail(std::string("no shape could be measured") +
                    (outcome.problems.empty() ? ": the budget is too small" : ""),
                1);
  return 0;
}
