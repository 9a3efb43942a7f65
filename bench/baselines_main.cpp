//===- baselines_main.cpp - Hand-written kernels against copies -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows whether the baselines are as good as they must be before anything is
// compared with them: their time against same-pattern copies and memcpy.
//
//===----------------------------------------------------------------------===//

#include "baseline/baselines.h"
#include "harness/harness.h"
#include "harness/program_options.h"

#include "kernel_spec.h"

#include <algorithm>
#include <cstdio>

using namespace ropewalk;
using namespace ropewalk::bench;

namespace {

struct Arguments {
  std::vector<int64_t> tokens = {1, 16, 512, 4096};
  std::vector<int64_t> heads = {32};
  std::vector<int64_t> headDims = {128};
  std::string only; ///< Substring of the baseline's name.
  bool json = false;
  int cpu = -1;
  Options options;
};

/// From this many tokens on, buffers come from DRAM.
constexpr int64_t dramTokens = 4096;

constexpr char usage[] =
    "usage: ropewalk_baselines [--tokens=1,16,512,4096] [--heads=32] [--head-dim=128]\n"
    "                          [--only=SUBSTRING] [--seconds=0.3] [--cpu=N]\n"
    "                          [--format=table|json]\n"
    "Hand-written rotations (AVX2, AVX-512 or NEON) against copy loops of the same pattern and "
    "memcpy.\n"
    "4096 tokens and more rotate through buffers that no cache holds, fewer are warm.\n";

} // namespace

/// The exit code if that is all.
static std::optional<int> read(int argc, char **argv, Arguments &into) {
  ProgramOptions options("ropewalk_baselines", usage);
  options.counts("--tokens", into.tokens);
  options.counts("--heads", into.heads);
  options.counts("--head-dim", into.headDims);
  options.text("--only", into.only, "a part of a baseline's name");
  options.seconds("--seconds", into.options.seconds);
  options.cpu(into.cpu);
  options.value("--format", [&into](const std::string &value) {
    into.json = value == "json";
    return into.json || value == "table" ? "" : "table or json";
  });
  return options.read(argc, argv);
}

static std::vector<Candidate> formsOf(const Baseline &kernel) {
  std::vector<Candidate> forms;
  for (const Baseline &b : allBaselines())
    if (b.isFormOf(kernel))
      forms.push_back({b.name, std::string(targetName(b.target)), b.run, b.stream, b.accessBytes,
                       /*isBaseline=*/true});
  return forms;
}

/// Whether no baseline before it is a form of the same.
static bool isFirstForm(const Baseline &kernel) {
  const auto &all = allBaselines();
  const auto first =
      std::find_if(all.begin(), all.end(), [&](const Baseline &b) { return b.isFormOf(kernel); });
  return &*first == &kernel;
}

static void measureForms(const Baseline &kernel, const Arguments &arguments, Harness &harness,
                         std::vector<Row> &rows) {
  for (int64_t tokens : arguments.tokens)
    for (int64_t heads : arguments.heads) {
      const Case cell = {kernel.dtype, kernel.pairing,  kernel.place,        tokens,
                         heads,        kernel.channels, tokens >= dramTokens};
      for (const Row &row : harness.measure(cell, formsOf(kernel)))
        rows.push_back(row);
    }
}

int main(int argc, char **argv) {
  Arguments arguments;
  if (const auto exitCode = read(argc, argv, arguments))
    return *exitCode;
  pinToCpu(arguments.cpu);
  Harness harness(arguments.options);
  std::vector<Row> rows;
  for (const Baseline &baseline : allBaselines()) {
    const bool wanted = std::count(arguments.headDims.begin(), arguments.headDims.end(),
                                   int64_t(baseline.channels)) &&
                        isFirstForm(baseline) &&
                        baseline.name.find(arguments.only) != std::string::npos;
    if (wanted && !baseline.runsHere())
      std::fprintf(stderr, "%s: this cpu does not run %s\n", baseline.name.c_str(),
                   std::string(targetName(baseline.target)).c_str());
    else if (wanted)
      measureForms(baseline, arguments, harness, rows);
  }
  const std::string text =
      arguments.json ? toJson(harness.machine(), rows) : toTable(harness.machine(), rows);
  std::fputs(text.c_str(), stdout);
  const bool allRight = std::all_of(rows.begin(), rows.end(), [](const Row &r) { return !!r.ns; });
  return allRight ? 0 : 1;
}
