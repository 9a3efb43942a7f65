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

#include "kernel_spec.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

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

static bool parseList(const char *text, std::vector<int64_t> &list) {
  list.clear();
  for (const char *at = text;;) {
    char *end;
    list.push_back(std::strtoll(at, &end, 10));
    if (end == at || list.back() <= 0)
      return false;
    if (!*end)
      return true;
    if (*end != ',')
      return false;
    at = end + 1;
  }
}

static bool parseArgument(const char *argument, Arguments &out) {
  const char *equals = std::strchr(argument, '=');
  if (!equals)
    return false;
  const std::string key(argument, equals);
  const char *value = equals + 1;
  if (key == "--tokens")
    return parseList(value, out.tokens);
  if (key == "--heads")
    return parseList(value, out.heads);
  if (key == "--head-dim")
    return parseList(value, out.headDims);
  if (key == "--only")
    return out.only = value, true;
  if (key == "--seconds")
    return (out.options.seconds = std::atof(value)) > 0;
  if (key == "--cpu")
    return out.cpu = std::atoi(value), true;
  if (key == "--format")
    return out.json = !std::strcmp(value, "json"), out.json || !std::strcmp(value, "table");
  return false;
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
  for (int i = 1; i < argc; ++i)
    if (!parseArgument(argv[i], arguments)) {
      std::fputs(usage, std::strcmp(argv[i], "--help") ? stderr : stdout);
      return std::strcmp(argv[i], "--help") ? 2 : 0;
    }

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
