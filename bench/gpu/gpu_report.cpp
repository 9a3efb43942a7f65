//===- gpu_report.cpp - Results as JSON and as a table --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/gpu_report.h"

#include "harness/json_text.h"
#include "harness/text_table.h"
#include "kernel_spec.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace ropewalk::bench {

bool GpuReport::isRight() const {
  return std::all_of(rows.begin(), rows.end(), [](const GpuRow &row) { return row.wrong.empty(); });
}

std::pair<int, int> GpuReport::tally(const GpuBar &bar) const {
  std::pair<int, int> counts = {0, 0};
  for (const GpuRow &row : rows)
    if (const auto value = row.wrong.empty() ? bar.value(row) : std::nullopt)
      ++(bar.holds(*value) ? counts.first : counts.second);
  return counts;
}

std::string describe(const GpuCell &cell) {
  return std::string(dtypeName(cell.dtype)) + " " + std::string(pairingName(cell.pairing)) + " " +
         std::to_string(cell.heads) + "+" + std::to_string(cell.keyHeads) + " heads of " +
         std::to_string(cell.headDim) + ", " + std::to_string(cell.tokens) + " tokens";
}

namespace {

std::string commit() {
  const char *name = std::getenv("ROPEWALK_COMMIT");
  return name ? name : "";
}

std::string machineJson(const Gpu &gpu) {
  return "{\"gpu\":" + quoted(gpu.name) + ",\"capability\":" + std::to_string(gpu.capability) +
         ",\"driver\":" + std::to_string(gpu.driverVersion) +
         ",\"multiprocessors\":" + std::to_string(gpu.multiprocessors) +
         ",\"l2_bytes\":" + std::to_string(gpu.l2Bytes) +
         ",\"memory_bytes\":" + std::to_string(gpu.totalBytes) +
         ",\"commit\":" + (commit().empty() ? "null" : quoted(commit())) + "}";
}

/// {"flushed":{"ours":…},…}: a number of each method and subject.
std::string methodsJson(const std::function<double(GpuMethod, GpuSubject)> &numberOf) {
  std::string out = "{";
  for (size_t m = 0; m < gpuMethods; ++m) {
    out += (m ? "," : "") + quoted(methodName(GpuMethod(m))) + ":{";
    for (size_t i = 0; i < gpuSubjects; ++i)
      out += (i ? "," : "") + quoted(subjectName(GpuSubject(i))) + ":" +
             number(numberOf(GpuMethod(m), GpuSubject(i)));
    out += "}";
  }
  return out + "}";
}

std::string barsJson(const GpuRow &row) {
  std::string out = "{";
  for (const GpuBar &bar : gpuBars())
    if (const auto value = bar.value(row))
      out += (out.size() > 1 ? "," : "") + quoted(bar.name) + ":{\"value\":" + number(*value) +
             ",\"pass\":" + (bar.holds(*value) ? "true" : "false") + "}";
  return out + "}";
}

std::string rowJson(const GpuRow &row) {
  const GpuCell &cell = row.cell;
  std::string out = "{\"kernel\":" + quoted(row.kernel) +
                    ",\"dtype\":" + quoted(dtypeName(cell.dtype)) +
                    ",\"pairing\":" + quoted(pairingName(cell.pairing)) +
                    ",\"heads\":" + std::to_string(cell.heads) +
                    ",\"key_heads\":" + std::to_string(cell.keyHeads) +
                    ",\"head_dim\":" + std::to_string(cell.headDim) +
                    ",\"tokens\":" + std::to_string(cell.tokens) +
                    ",\"bytes\":" + std::to_string(2 * cell.bytes());
  if (!row.wrong.empty())
    return out + ",\"wrong\":" + quoted(row.wrong) + "}";
  out += ",\"wrong\":null,\"ns\":" + methodsJson([&](GpuMethod method, GpuSubject subject) {
           return 1e9 * row.seconds(method, subject);
         });
  // Of ours to each, the median of the rounds' own: what the bars are judged by.
  out += ",\"ratio\":" + methodsJson([&](GpuMethod method, GpuSubject subject) {
           return row.ratio(method, subject);
         });
  return out + ",\"gbps\":" + number(1e-9 * row.bandwidth(GpuMethod::Flushed)) +
         ",\"bars\":" + barsJson(row) + "}";
}

std::vector<std::string> cellsOf(const GpuRow &row) {
  std::vector<std::string> cells = {describe(row.cell)};
  if (!row.wrong.empty()) {
    cells.resize(9, "-");
    cells.push_back("wrong: " + row.wrong);
    return cells;
  }
  const auto ratio = [&](GpuMethod method, GpuSubject peer) {
    return format("%.3f", row.ratio(method, peer));
  };
  for (GpuMethod method : {GpuMethod::Flushed, GpuMethod::Graph}) {
    cells.push_back(ratio(method, GpuSubject::DeviceCopy));
    cells.push_back(format("%.3f", row.handRatio(method)));
    cells.push_back(ratio(method, GpuSubject::Simple));
    cells.push_back(format("%.4g", 1e6 * row.seconds(method, GpuSubject::Ours)));
  }
  cells.push_back(format("%.0f", 1e-9 * row.bandwidth(GpuMethod::Flushed)));
  cells.push_back(row.kernel);
  return cells;
}

} // namespace

std::string toJson(const Gpu &gpu, const GpuReport &report) {
  std::string out = "{\"machine\":" + machineJson(gpu) + ",\"seconds\":" + number(report.seconds) +
                    ",\"cells_left\":" + std::to_string(report.cellsLeft) + ",\"too_large\":[";
  for (size_t i = 0; i < report.tooLarge.size(); ++i)
    out += (i ? "," : "") + quoted(report.tooLarge[i]);
  out += "],\"bars\":{";
  for (const GpuBar &bar : gpuBars()) {
    const auto [reached, missed] = report.tally(bar);
    out += (&bar == gpuBars().data() ? "" : ",") + quoted(bar.name) +
           ":{\"pass\":" + std::to_string(reached) + ",\"fail\":" + std::to_string(missed) + "}";
  }
  out += "},\"rows\":[";
  for (size_t i = 0; i < report.rows.size(); ++i)
    out += (i ? ",\n" : "\n") + rowJson(report.rows[i]);
  return out + "\n]}\n";
}

std::string toTable(const Gpu &gpu, const GpuReport &report) {
  std::string out = "gpu       " + gpu.name + ", compute capability " +
                    format("%.1f", gpu.capability / 10.0) + ", " +
                    std::to_string(gpu.multiprocessors) + " multiprocessors, L2 " +
                    std::to_string(gpu.l2Bytes >> 20) + " MiB, driver for CUDA " +
                    format("%.1f", gpu.driverVersion / 1000.0) +
                    (commit().empty() ? "" : ", commit " + commit()) + "\n\n";
  std::vector<std::vector<std::string>> lines = {{"flushed, then in a graph", "/copy", "/hand",
                                                  "/simple", "us", "/copy", "/hand", "/simple",
                                                  "us", "GB/s", "kernel"}};
  for (const GpuRow &row : report.rows)
    lines.push_back(cellsOf(row));
  out += alignedTable(lines, 1) + "\n";
  for (const GpuBar &bar : gpuBars()) {
    const auto [reached, missed] = report.tally(bar);
    out += std::string(missed    ? "FAIL"
                       : reached ? "pass"
                                 : "none") +
           "  " + bar.name + ": " + std::to_string(reached) + " of " +
           std::to_string(reached + missed) + " rows; " + bar.meaning + "\n";
  }
  for (const std::string &cell : report.tooLarge)
    out += "no memory for " + cell + "\n";
  if (report.cellsLeft)
    out += "no time for " + std::to_string(report.cellsLeft) + " more rows\n";
  return out;
}

} // namespace ropewalk::bench
