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

#include "harness/program_options.h"
#include "runner.h"

#include <climits>
#include <cstdio>
#include <unistd.h>

using namespace ropewalk;

namespace {

constexpr char program[] = "ropewalk-tune-runner";
constexpr char usage[] = R"(usage: ropewalk-tune-runner [OPTIONS]

Verifies and measures the bundle in its folder, shape by shape. The same command goes on after an
interruption. `ropewalk tune --import results.jsonl`, where the bundle was made, makes records.

  --log FILE    default: results.jsonl
  --budget S    seconds for all; default: as it takes
  --limit S     seconds that a kernel may hang or a shape may take; default: 20 and more
  --cpu N       run on this CPU; default: the one it starts on
)";

int fail(const std::string &message) {
  std::fprintf(stderr, "%s: %s\n", program, message.c_str());
  return 1;
}

std::string ownFolder() {
  char path[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  const std::string name(path, size > 0 ? static_cast<size_t>(size) : 0);
  return name.empty() ? "." : name.substr(0, name.rfind('/'));
}

void printSummary(const RunnerOutcome &outcome, const RunnerOptions &options) {
  std::printf("%s measured now, %zu before, %zu left; %.1f s\n",
              shapeCount(outcome.measured).c_str(), outcome.known, outcome.left, outcome.seconds);
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
  RunnerOptions options;
  options.folder = ownFolder();
  bench::ProgramOptions known(program, usage);
  known.text("--log", options.log, "the name of a file");
  known.seconds("--budget", options.budget);
  known.seconds("--limit", options.limit);
  known.cpu(options.cpu);
  if (const auto exitCode = known.read(count, words))
    return *exitCode;
  RunnerOutcome outcome;
  if (const std::string problem = runBundle(options, outcome); !problem.empty())
    return fail(problem);
  printSummary(outcome, options);
  if (outcome.measured + outcome.known == 0)
    return fail("no shape could be measured");
  return 0;
}
