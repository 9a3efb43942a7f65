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

bool GpuVariantReport::isRight() const {
  return std::none_of(rows.begin(), rows.end(),
                      [](const GpuVariantRow &row) { return row.isWrong; });
}

/// Of timed rows: those that hold, and those that don't.
template <class Row, class Holds>
static std::pair<int, int> tallyOf(const std::vector<Row> &rows, const Holds &holds) {
  std::pair<int, int> counts = {0, 0};
  for (const Row &row : rows)
    if (row.problem.empty())
      ++(holds(row) ? counts.first : counts.second);
  return counts;
}

std::pair<int, int> GpuVariantReport::tally() const {
  return tallyOf(rows, [](const GpuVariantRow &row) { return !row.isAbove(); });
}

bool GpuAutoscheduledReport::isRight() const { return rows.empty() || tally() != std::pair(0, 0); }

std::pair<int, int> GpuAutoscheduledReport::tally() const {
  return tallyOf(rows, [](const GpuAutoscheduledRow &row) { return row.judged() > 1; });
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

std::string runJson(const GpuRun &run) {
  std::string out = "\"seconds\":" + number(run.seconds) +
                    ",\"cells_left\":" + std::to_string(run.cellsLeft) + ",\"too_large\":[";
  for (size_t i = 0; i < run.tooLarge.size(); ++i)
    out += (i ? "," : "") + quoted(run.tooLarge[i]);
  return out + "]";
}

std::string machineText(const Gpu &gpu) {
  return "gpu       " + gpu.name + ", compute capability " + format("%.1f", gpu.capability / 10.0) +
         ", " + std::to_string(gpu.multiprocessors) + " multiprocessors, L2 " +
         std::to_string(gpu.l2Bytes >> 20) + " MiB, driver for CUDA " +
         format("%.1f", gpu.driverVersion / 1000.0) +
         (commit().empty() ? "" : ", commit " + commit()) + "\n\n";
}

/// "FAIL  name: 3 of 4 rows; meaning", and what is in no tally.
std::string verdict(const std::string &name, std::pair<int, int> tally, const std::string &meaning,
                    size_t notTimed = 0) {
  const auto [reached, missed] = tally;
  return std::string(missed    ? "FAIL"
                     : reached ? "pass"
                               : "none") +
         "  " + name + ": " + std::to_string(reached) + " of " + std::to_string(reached + missed) +
         " rows; " + meaning +
         (notTimed ? "; " + std::to_string(notTimed) + " rows not timed" : "") + "\n";
}

template <class Report> size_t notTimed(const Report &report) {
  const auto [reached, missed] = report.tally();
  return report.rows.size() - static_cast<size_t>(reached + missed);
}

std::string runText(const GpuRun &run) {
  std::string out;
  for (const std::string &cell : run.tooLarge)
    out += "no memory for " + cell + "\n";
  if (run.cellsLeft)
    out += "no time for " + std::to_string(run.cellsLeft) + " more cells\n";
  return out;
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

/// {"flushed":…,"warm":…,"graph":…}
std::string methodsJson(const std::array<double, gpuMethods> &values, double scale) {
  std::string out = "{";
  for (size_t m = 0; m < gpuMethods; ++m)
    out += (m ? "," : "") + quoted(methodName(GpuMethod(m))) + ":" + number(scale * values[m]);
  return out + "}";
}

std::string rowJson(const GpuVariantRow &row) {
  const Case &cell = row.cell;
  const std::string out =
      "{\"variant\":" + quoted(row.name) + ",\"kernel\":" + quoted(row.kernel) +
      ",\"dtype\":" + quoted(dtypeName(cell.dtype)) +
      ",\"pairing\":" + quoted(pairingName(cell.pairing)) +
      ",\"place\":" + quoted(placeName(cell.place)) + ",\"tokens\":" + std::to_string(cell.tokens) +
      ",\"heads\":" + std::to_string(cell.heads) + ",\"head_dim\":" + std::to_string(cell.headDim);
  if (!row.problem.empty())
    return out + ",\"wrong\":" + (row.isWrong ? "true" : "false") +
           ",\"problem\":" + quoted(row.problem) + "}";
  return out + ",\"wrong\":false,\"problem\":null,\"ns\":" + methodsJson(row.seconds, 1e9) +
         ",\"plain_ratio\":" + methodsJson(row.plainRatio, 1) +
         ",\"above\":" + (row.isAbove() ? "true" : "false") + "}";
}

std::vector<std::string> cellsOf(const GpuVariantRow &row) {
  const Case &cell = row.cell;
  std::vector<std::string> cells = {
      row.name, std::string(dtypeName(cell.dtype)), std::string(pairingName(cell.pairing)),
      std::string(placeName(cell.place)), std::to_string(cell.tokens)};
  if (!row.problem.empty()) {
    cells.resize(9, "-");
    cells.push_back(row.problem);
    return cells;
  }
  for (GpuMethod method : {GpuMethod::Flushed, GpuMethod::Graph}) {
    cells.push_back(format("%.3f", row.plainRatio[size_t(method)]));
    cells.push_back(format("%.4g", 1e6 * row.seconds[size_t(method)]));
  }
  cells.push_back(row.isAbove() ? "above" : "");
  return cells;
}

std::string rowJson(const GpuAutoscheduledRow &row) {
  const GpuCell &cell = row.cell;
  const std::string out = "{\"autoscheduler\":\"Anderson2021\",\"form\":" + quoted(row.form) +
                          ",\"dtype\":" + quoted(dtypeName(cell.dtype)) +
                          ",\"pairing\":" + quoted(pairingName(cell.pairing)) +
                          ",\"tokens\":" + std::to_string(cell.tokens) +
                          ",\"heads\":" + std::to_string(cell.heads) +
                          ",\"head_dim\":" + std::to_string(cell.headDim);
  if (!row.problem.empty())
    return out + ",\"problem\":" + quoted(row.problem) + "}";
  return out + ",\"problem\":null,\"ns\":" + methodsJson(row.seconds, 1e9) +
         ",\"our_ns\":" + methodsJson(row.ourSeconds, 1e9) +
         ",\"ratio\":" + methodsJson(row.ratio, 1) + "}";
}

std::vector<std::string> cellsOf(const GpuAutoscheduledRow &row) {
  std::vector<std::string> cells = {describe(row.cell), row.form};
  if (!row.problem.empty()) {
    cells.resize(6, "-");
    cells.push_back(row.problem);
    return cells;
  }
  for (GpuMethod method : {GpuMethod::Flushed, GpuMethod::Graph}) {
    cells.push_back(format("%.3f", row.ratio[size_t(method)]));
    cells.push_back(format("%.4g", 1e6 * row.seconds[size_t(method)]));
  }
  cells.push_back(row.judged() > 1 ? "" : "faster");
  return cells;
}

/// `more` before the rows, which are called `name`.
template <class Report>
std::string reportJson(const Gpu &gpu, const Report &report, const std::string &more,
                       const char *name) {
  std::string out =
      "{\"machine\":" + machineJson(gpu) + "," + runJson(report) + "," + more + quoted(name) + ":[";
  for (size_t i = 0; i < report.rows.size(); ++i)
    out += (i ? ",\n" : "\n") + rowJson(report.rows[i]);
  return out + "\n]}\n";
}

} // namespace

std::string toJson(const Gpu &gpu, const GpuReport &report) {
  std::string bars = "\"bars\":{";
  for (const GpuBar &bar : gpuBars()) {
    const auto [reached, missed] = report.tally(bar);
    bars += (&bar == gpuBars().data() ? "" : ",") + quoted(bar.name) +
            ":{\"pass\":" + std::to_string(reached) + ",\"fail\":" + std::to_string(missed) + "}";
  }
  return reportJson(gpu, report, bars + "},", "rows");
}

std::string toTable(const Gpu &gpu, const GpuReport &report) {
  std::vector<std::vector<std::string>> lines = {{"flushed, then in a graph", "/copy", "/hand",
                                                  "/simple", "us", "/copy", "/hand", "/simple",
                                                  "us", "GB/s", "kernel"}};
  for (const GpuRow &row : report.rows)
    lines.push_back(cellsOf(row));
  std::string out = machineText(gpu) + alignedTable(lines, 1) + "\n";
  for (const GpuBar &bar : gpuBars())
    out += verdict(bar.name, report.tally(bar), bar.meaning);
  return out + runText(report);
}

std::string toJson(const Gpu &gpu, const GpuAutoscheduledReport &report) {
  return reportJson(gpu, report, "", "autoscheduled");
}

std::string toTable(const Gpu &gpu, const GpuAutoscheduledReport &report) {
  std::vector<std::vector<std::string>> lines = {
      {"Anderson2021", "form", "flushed/ours", "us", "graph/ours", "us", ""}};
  for (const GpuAutoscheduledRow &row : report.rows)
    lines.push_back(cellsOf(row));
  return machineText(gpu) + alignedTable(lines, 2) + "\n" +
         verdict("autoschedulers", report.tally(), "in which ours is faster, expected in all",
                 notTimed(report)) +
         runText(report);
}

std::string toJson(const Gpu &gpu, const GpuVariantReport &report) {
  return reportJson(gpu, report, "", "variants");
}

std::string toTable(const Gpu &gpu, const GpuVariantReport &report) {
  std::vector<std::vector<std::string>> lines = {{"variant", "dtype", "pairing", "place", "tokens",
                                                  "flushed/plain", "us", "graph/plain", "us", ""}};
  for (const GpuVariantRow &row : report.rows)
    lines.push_back(cellsOf(row));
  return machineText(gpu) + alignedTable(lines, 5) + "\n" +
         verdict("variants", report.tally(),
                 "of the plain call's time, expected at most 1.10, odd windows 1.25; from " +
                     std::to_string(memoryBoundTokens) +
                     " tokens with the cache emptied, below in a graph",
                 notTimed(report)) +
         runText(report);
}

} // namespace ropewalk::bench
