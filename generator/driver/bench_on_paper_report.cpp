//===- bench_on_paper_report.cpp - Loops compared, as text ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench_on_paper.h"

#include "harness/text_table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace llvm;

namespace ropewalk::driver {

static std::string number(const char *pattern, double value) {
  std::string text;
  raw_string_ostream(text) << format(pattern, value);
  return text;
}

/// Targets for which there is no hand-written code, one line each.
static std::string missingBaselines(ArrayRef<PaperRow> rows) {
  std::set<Target> with;
  for (const PaperRow &row : rows)
    if (row.hand)
      with.insert(row.spec.target);
  std::string lines;
  for (Target target : cpuTargets)
    if (!with.count(target) &&
        any_of(rows, [&](const PaperRow &row) { return row.spec.target == target; }))
      lines += "/hand     - for " + std::string(targetName(target)) +
               ": nothing written by hand for it, or no compiler for it when this was built\n";
  return lines;
}

static std::vector<std::string> cellsOf(const PaperRow &row) {
  const KernelRequest &request = row.spec.request;
  const LoopCounts &counts = row.ours.counts;
  return {std::string(dtypeName(request.dtype)),
          std::string(pairingName(request.pairing)),
          std::string(placeName(request.place)),
          row.cpu,
          row.hand ? number("%.3f", *row.handRatio()) : "-",
          number("%.4f", row.ours.cyclesPerElement()),
          row.hand ? number("%.4f", row.hand->cyclesPerElement()) : "-",
          number("%.3f", row.ours.instructionsPerElement()),
          row.hand ? number("%.3f", row.hand->instructionsPerElement()) : "-",
          std::to_string(counts.instructions),
          std::to_string(counts.vector),
          std::to_string(counts.loads),
          std::to_string(counts.stores),
          std::to_string(row.ours.elements),
          row.ours.time.limit,
          row.hand ? row.hand->name : "-",
          row.ours.name};
}

std::string paperTable(ArrayRef<PaperRow> rows) {
  std::vector<std::vector<std::string>> lines = {
      {"dtype", "pairing", "place", "cpu", "/hand", "cycles/el", "hand's", "instr/el", "hand's",
       "instr", "vector", "loads", "stores", "elements", "limit", "form", "kernel"}};
  for (const PaperRow &row : rows)
    lines.push_back(cellsOf(row));
  return "on paper  one pass of the loop over heads through the models of LLVM " LLVM_VERSION_STRING
         " (as llvm-mca): no caches, no measurement\n" +
         missingBaselines(rows) + "\n" + bench::alignedTable(lines, 4);
}

static json::Object codeJson(const FunctionTime &code) {
  return json::Object{{"name", code.name},
                      {"instructions", code.counts.instructions},
                      {"vector_instructions", code.counts.vector},
                      {"loads", code.counts.loads},
                      {"stores", code.counts.stores},
                      {"elements", code.elements},
                      {"instructions_per_element", code.instructionsPerElement()},
                      {"cycles_per_element", code.cyclesPerElement()},
                      {"limit", code.time.limit}};
}

std::string paperJson(ArrayRef<PaperRow> rows) {
  json::Array lines;
  for (const PaperRow &row : rows) {
    const KernelRequest &request = row.spec.request;
    json::Object line{{"target", std::string(targetName(row.spec.target))},
                      {"cpu", row.cpu},
                      {"dtype", std::string(dtypeName(request.dtype))},
                      {"pairing", std::string(pairingName(request.pairing))},
                      {"place", std::string(placeName(request.place))},
                      {"head_dim", request.channels},
                      {"kernel", codeJson(row.ours)}};
    line["baseline"] = row.hand ? json::Value(codeJson(*row.hand)) : json::Value(nullptr);
    line["baseline_ratio"] = row.hand ? json::Value(*row.handRatio()) : json::Value(nullptr);
    lines.push_back(std::move(line));
  }
  std::string text;
  raw_string_ostream(text) << formatv(
      "{0:2}\n",
      json::Value(json::Object{{"llvm", LLVM_VERSION_STRING}, {"rows", std::move(lines)}}));
  return text;
}

} // namespace ropewalk::driver
