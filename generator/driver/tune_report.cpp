//===- tune_report.cpp - What tuning found, as a table --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_report.h"

#include "device/device_schedule.h"
#include "harness/text_table.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace llvm;

namespace ropewalk::driver {

static std::string fixed(double value, int digits) {
  return digits == 1 ? formatv("{0:F1}", value).str() : formatv("{0:F3}", value).str();
}

/// The part of a kernel's name that says how.
static std::string scheduleOf(const MeasuredKernel &kernel) {
  const std::string name = scheduleName(kernel.spec);
  const std::string target = kernelName({kernel.spec.request, kernel.spec.target, {}});
  const size_t begin = target.rfind("_pair");
  return name.substr(begin + 1);
}

std::string tuneTable(ArrayRef<LogFile> logs) {
  std::vector<std::vector<std::string>> lines = {
      {"shape", "old", "new", "ns", "ratio", "95 % from", "to"}};
  size_t shapes = 0;
  double sum = 0;
  for (const LogFile &log : logs)
    for (const CellResult &cell : log.cells) {
      const MeasuredKernel &best = cell.kernels[cell.winner()];
      ++shapes;
      sum += std::log(best.lap.ratio);
      if (cell.winner() == 0)
        continue;
      lines.push_back({shapeName(cell.cell), scheduleOf(cell.kernels.front()), scheduleOf(best),
                       fixed(best.lap.ns, 1), fixed(best.lap.ratio, 3), fixed(best.lap.low, 3),
                       fixed(best.lap.high, 3)});
    }
  std::string text = lines.size() > 1 ? bench::alignedTable(lines, 3) + "\n" : "";
  text += formatv(
      "{0} of {1} shapes are faster with another schedule; geometric mean over all {2}\n",
      lines.size() - 1, shapes, fixed(shapes ? std::exp(sum / static_cast<double>(shapes)) : 1, 3));
  return text;
}

json::Object searchPicture(ArrayRef<LogFile> logs) {
  json::Array shapes;
  for (const LogFile &log : logs)
    for (const CellResult &cell : log.cells) {
      const size_t winner = cell.winner();
      json::Array kernels;
      for (const MeasuredKernel &kernel : cell.kernels)
        if (kernel.lap.correct)
          kernels.push_back(
              json::Object{{"schedule", scheduleOf(kernel)}, {"ratio", kernel.lap.ratio}});
      const std::string name = shapeName(cell.cell);
      const size_t rotationEnd = name.find(" x ");
      shapes.push_back(
          json::Object{{"rotation", name.substr(0, rotationEnd)},
                       {"shape", formatv("{0} x {1}", cell.cell.heads, cell.cell.tokens).str()},
                       {"kernels", std::move(kernels)},
                       {"winner", winner ? json::Value(scheduleOf(cell.kernels[winner])) : nullptr},
                       {"ratio", cell.kernels[winner].lap.ratio}});
    }
  const LogHeader &header = logs.front().header;
  return json::Object{
      {"kind", "search"},
      {"note", (header.cpu + ", " + std::string(targetName(header.target)) + ", heads x tokens")},
      {"shapes", std::move(shapes)}};
}

std::string tuneSummary(const TuneOutcome &outcome) {
  std::string text = formatv(
      "{0} shapes measured now, {1} before, {2} left; {3} s: compiling {4}, measuring {5}\n",
      outcome.measured, outcome.known, outcome.left, fixed(outcome.total, 1),
      fixed(outcome.compiling, 1), fixed(outcome.measuring, 1));
  for (const std::string &problem : outcome.problems)
    text += "not measured: " + problem + "\n";
  if (outcome.left)
    text += "the budget is spent: the same command goes on\n";
  return text;
}

std::string tuneTroubles(ArrayRef<LogFile> logs) {
  std::string text;
  size_t unsteady = 0, shapes = 0;
  for (const LogFile &log : logs)
    for (const CellResult &cell : log.cells) {
      ++shapes;
      unsteady += !cell.isSteady();
      for (const std::string &line : cell.leftOut())
        text += line + "\n";
    }
  if (unsteady)
    text += formatv("in {0} of {1} shapes the incumbent's own time moved by over 10 %: the machine "
                    "is busy, or throttles\n",
                    unsteady, shapes);
  return text;
}

} // namespace ropewalk::driver
