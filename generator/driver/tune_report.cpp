//===- tune_report.cpp - What tuning found, as a table --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tune_report.h"

#include "harness/text_table.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <tuple>

using namespace llvm;

namespace ropewalk::driver {

static std::string fixed(double value, int digits) {
  return digits == 1 ? formatv("{0:F1}", value).str() : formatv("{0:F3}", value).str();
}

/// "half f32 out 128", as a shape's name begins.
static std::string rotationName(const CellResult &cell) {
  const std::string name = shapeName(cell.cell);
  return name.substr(0, name.find(" x "));
}

/// Up to so many shapes are all in the table, of more only those that change.
static constexpr size_t mostListed = 48;
/// So many unsteady ones are named.
static constexpr size_t mostNamed = 12;

static std::vector<const CellResult *> cellsOf(ArrayRef<LogFile> logs) {
  std::vector<const CellResult *> cells;
  for (const LogFile &log : logs)
    for (const CellResult &cell : log.cells)
      cells.push_back(&cell);
  return cells;
}

static std::vector<std::string> lineOf(const CellResult &cell) {
  const bool changes = cell.winner() != 0;
  const MeasuredKernel &best = cell.kernels[cell.winner()];
  return {shapeName(cell.cell),
          scheduleText(cell.kernels.front().spec),
          changes ? scheduleText(best.spec) : "as before",
          fixed(best.lap.ns, 1),
          fixed(best.lap.ratio, 3),
          fixed(best.lap.low, 3),
          fixed(best.lap.high, 3),
          cell.isSteady() ? "" : "unsteady"};
}

std::string tuneTable(ArrayRef<LogFile> logs) {
  std::vector<std::vector<std::string>> lines = {
      {"shape", "old", "new", "ns", "ratio", "95 % from", "to", ""}};
  const std::vector<const CellResult *> cells = cellsOf(logs);
  size_t changed = 0;
  double sum = 0;
  for (const CellResult *cell : cells) {
    const size_t winner = cell->winner();
    changed += winner != 0;
    sum += std::log(cell->kernels[winner].lap.ratio);
    if (winner != 0 || cells.size() <= mostListed)
      lines.push_back(lineOf(*cell));
  }
  std::string text = lines.size() > 1 ? bench::alignedTable(lines, 3) + "\n" : "";
  if (const size_t unlisted = cells.size() + 1 - lines.size())
    text += formatv("not listed: {0} of {1}, which stay as before\n", unlisted,
                    shapeCount(cells.size()));
  const double mean = cells.empty() ? 1 : std::exp(sum / static_cast<double>(cells.size()));
  text +=
      formatv("{0} of {1} shapes are faster with another schedule; geometric mean over all {2}\n",
              changed, cells.size(), fixed(mean, 3));
  return text;
}

/// Rotation by rotation, as they were begun, whenever and in whichever log a shape was measured.
static std::vector<const CellResult *> byRotation(ArrayRef<LogFile> logs) {
  std::vector<const CellResult *> cells = cellsOf(logs);
  StringMap<size_t> begun;
  for (const CellResult *cell : cells)
    begun.try_emplace(rotationName(*cell), begun.size());
  const auto key = [&](const CellResult *cell) {
    return std::tuple(begun.lookup(rotationName(*cell)), cell->cell.heads, cell->cell.tokens);
  };
  llvm::stable_sort(cells,
                    [&](const CellResult *a, const CellResult *b) { return key(a) < key(b); });
  return cells;
}

json::Object searchPicture(ArrayRef<LogFile> logs) {
  json::Array shapes;
  for (const CellResult *cell : byRotation(logs)) {
    const size_t winner = cell->winner();
    json::Array kernels;
    for (const MeasuredKernel &kernel : cell->kernels)
      if (kernel.lap.correct)
        kernels.push_back(
            json::Object{{"schedule", scheduleText(kernel.spec)}, {"ratio", kernel.lap.ratio}});
    shapes.push_back(json::Object{
        {"rotation", rotationName(*cell)},
        {"shape", formatv("{0} x {1}", cell->cell.heads, cell->cell.tokens).str()},
        {"kernels", std::move(kernels)},
        {"winner", winner ? json::Value(scheduleText(cell->kernels[winner].spec)) : nullptr},
        {"ratio", cell->kernels[winner].lap.ratio}});
  }
  const LogHeader &header = logs.front().header;
  return json::Object{
      {"kind", "search"},
      {"note", (header.cpu + ", " + std::string(targetName(header.target)) + ", heads x tokens")},
      {"shapes", std::move(shapes)}};
}

std::string tuneSummary(const TuneOutcome &outcome) {
  std::string text =
      formatv("{0} measured now, {1} before, {2} left; {3} s: compiling {4}, measuring {5}\n",
              shapeCount(outcome.measured), outcome.known, outcome.left, fixed(outcome.total, 1),
              fixed(outcome.compiling, 1), fixed(outcome.measuring, 1));
  for (const std::string &problem : outcome.problems)
    text += "not measured: " + problem + "\n";
  if (outcome.left)
    text += "the budget is spent: the same command goes on\n";
  return text;
}

std::string tuneTroubles(ArrayRef<LogFile> logs) {
  std::string text;
  std::vector<std::string> unsteady;
  const std::vector<const CellResult *> cells = cellsOf(logs);
  for (const CellResult *cell : cells) {
    if (!cell->isSteady())
      unsteady.push_back(shapeName(cell->cell));
    for (const std::string &line : cell->leftOut())
      text += line + "\n";
  }
  if (unsteady.empty())
    return text;
  text += formatv("in {0} of {1} shapes the incumbent's own time moved by over 10 %: the machine "
                  "is busy, or throttles\n",
                  unsteady.size(), cells.size());
  for (const std::string &name : ArrayRef(unsteady).take_front(mostNamed))
    text += "  unsteady: " + name + "\n";
  if (unsteady.size() > mostNamed)
    text += formatv("  and {0} more\n", unsteady.size() - mostNamed);
  return text;
}

} // namespace ropewalk::driver
