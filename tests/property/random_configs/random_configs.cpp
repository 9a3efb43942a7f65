//===- random_configs.cpp - Any configuration, against the oracle ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   random_configs [--cases=N] [--kernels=N] [--seed=N]
//   random_configs --case=SEED
//
// Draws configurations, writes them as rope IR, lowers that to kernel requests, compiles
// each kernel once, plans, runs, and compares every element with the oracle. A case whose
// kernels would be too many is passed over, so that the rest share what was compiled.
//
//===----------------------------------------------------------------------===//

#include "draw.h"
#include "kernels.h"
#include "repeat.h"
#include "shrink.h"
#include "tally.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>

using namespace ropewalk;
using namespace ropewalk::test;

namespace {

struct Options {
  uint64_t cases = 20000, kernels = 1000, seed = 1, single = 0;
  bool isSingle = false;
};

constexpr int mostFailures = 10;

bool numberOption(const char *argument, const char *name, uint64_t &number) {
  const size_t length = std::strlen(name);
  if (std::strncmp(argument, name, length) != 0)
    return false;
  char *end;
  number = std::strtoull(argument + length, &end, 0);
  return end != argument + length && *end == '\0';
}

bool parse(int argc, char **argv, Options &options) {
  for (int i = 1; i < argc; ++i) {
    const bool single = numberOption(argv[i], "--case=", options.single);
    options.isSingle |= single;
    if (!single && !numberOption(argv[i], "--cases=", options.cases) &&
        !numberOption(argv[i], "--kernels=", options.kernels) &&
        !numberOption(argv[i], "--seed=", options.seed))
      return false;
  }
  return true;
}

class Stopwatch {
public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

class RandomConfigs {
public:
  explicit RandomConfigs(const Options &options) : options(options) {}

  bool runSingle();
  bool runAll();

private:
  void draw();
  Outcome outcomeOf(const Case &c, const Lowered &lowered) const;
  void runCases();
  void reportFailure(uint64_t seed, const Outcome &outcome);
  /// Compiles what the case needs, so not while others run.
  std::string wrongOf(const Case &c);
  void shrinkAndShow(uint64_t seed);

  const Options &options;
  std::vector<Target> targets = targetsHere();
  KernelStore store;
  Lowering lowering;
  std::vector<DrawnCase> entries;
  std::mutex mutex; ///< Of what follows.
  Tally tally;
  std::vector<uint64_t> failures;
};

void RandomConfigs::draw() {
  std::set<std::string> names;
  uint64_t drawn = 0;
  entries = drawCases(
      {options.cases, options.kernels, options.seed}, targets, lowering,
      [&](const PackageRequest &request) { return store.namesOf(request); }, names, drawn);
  for (const DrawnCase &entry : entries)
    store.want(entry.lowered.package);
  std::printf("seed %llu, %llu drawn", static_cast<unsigned long long>(options.seed),
              static_cast<unsigned long long>(drawn));
}

Outcome RandomConfigs::outcomeOf(const Case &c, const Lowered &lowered) const {
  if (lowered.refused.empty())
    return run(c, lowered.rotation, store.package(lowered.package));
  Outcome outcome;
  outcome.wrong = lowered.refused;
  return outcome;
}

void RandomConfigs::runCases() {
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t i; (i = next++) < entries.size();) {
      const uint64_t seed = entries[i].seed;
      nowAt(seed);
      const Case c = makeCase(seed, targets);
      const Outcome outcome = outcomeOf(c, entries[i].lowered);
      std::lock_guard<std::mutex> lock(mutex);
      tally.add(c, outcome);
      if (outcome.wrong.empty())
        continue;
      reportFailure(seed, outcome);
      if (failures.size() == mostFailures)
        next = entries.size();
    }
  };
  std::thread other(work);
  work();
  other.join();
}

void RandomConfigs::reportFailure(uint64_t seed, const Outcome &outcome) {
  failures.push_back(seed);
  std::fprintf(stderr, "%s; repeat with: %s\n", outcome.wrong.c_str(), repeatCommand(seed).c_str());
}

std::string RandomConfigs::wrongOf(const Case &c) {
  const Lowered lowered = lowering.lower(c);
  store.want(lowered.package);
  store.compileWanted();
  return outcomeOf(c, lowered).wrong;
}

void RandomConfigs::shrinkAndShow(uint64_t seed) {
  const Case c =
      shrink(makeCase(seed, targets), [&](const Case &simpler) { return wrongOf(simpler); });
  std::fprintf(stderr, "simplest that fails alike: %s\n  %s\n", wrongOf(c).c_str(),
               describe(c).c_str());
}

bool RandomConfigs::runSingle() {
  nowAt(options.single);
  const Case c = makeCase(options.single, targets);
  std::printf("%s\n", describe(c).c_str());
  std::fflush(stdout);
  const Lowered lowered = lowering.lower(c);
  store.want(lowered.package);
  store.compileWanted();
  const Outcome outcome = outcomeOf(c, lowered);
  std::printf("%s%g ulp\n", outcome.plan.c_str(), outcome.worstUlp);
  if (outcome.wrong.empty())
    return true;
  std::fprintf(stderr, "%s\n", outcome.wrong.c_str());
  shrinkAndShow(options.single);
  return false;
}

bool RandomConfigs::runAll() {
  const Stopwatch drawing;
  draw();
  std::printf(" in %.0f s\n", drawing.seconds());
  const Stopwatch compiling;
  store.compileWanted();
  std::printf("%zu kernels compiled in %.0f s\n", store.compiled(), compiling.seconds());
  std::fflush(stdout);
  const Stopwatch running;
  runCases();
  std::printf("run in %.0f s\n%s", running.seconds(), tally.str().c_str());
  std::fflush(stdout);
  if (!failures.empty()) {
    shrinkAndShow(failures.front());
    return false;
  }
  // A few cases, asked for by hand, need not cover everything.
  std::string missing = options.cases < Options().cases ? "" : tally.missing(targets);
  if (entries.size() < options.cases)
    missing = std::to_string(entries.size()) + " cases, expected " + std::to_string(options.cases);
  if (!missing.empty())
    std::fprintf(stderr, "%s\n", missing.c_str());
  return missing.empty();
}

} // namespace

int main(int argc, char **argv) {
  for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
    unsetenv(name);
  Options options;
  if (!parse(argc, argv, options)) {
    std::fprintf(stderr, "usage: %s [--cases=N] [--kernels=N] [--seed=N]\n       %s --case=SEED\n",
                 argv[0], argv[0]);
    return 2;
  }
  setRepeatCommand("--case=");
  RandomConfigs configs(options);
  return (options.isSingle ? configs.runSingle() : configs.runAll()) ? 0 : 1;
}
