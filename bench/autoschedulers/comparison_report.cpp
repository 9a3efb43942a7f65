//===- comparison_report.cpp - Ratios to autoscheduled kernels ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "comparison.h"

#include "harness/json_text.h"
#include "harness/text_table.h"

#include "kernel_spec.h"

#include <algorithm>
#include <cmath>

namespace ropewalk::bench {
namespace {

/// What a rival comes to over some cells.
struct Total {
  int laps = 0, lost = 0; ///< Lost: the rival is faster, and its interval says so.
  double logs = 0, least = 0;

  void add(const Rival &rival) {
    if (!rival.lap)
      return;
    least = laps == 0 ? rival.lap->ratio : std::min(least, rival.lap->ratio);
    lost += rival.lap->high < 1;
    logs += std::log(rival.lap->ratio);
    ++laps;
  }
  double mean() const { return std::exp(logs / laps); }
};

/// Of cells that differ in tokens, heads and width only.
struct Summary {
  Case rotation;
  std::vector<Total> rivals;
};

std::vector<Summary> summarize(const std::vector<ComparedCell> &cells) {
  std::vector<Summary> summaries;
  for (const ComparedCell &compared : cells) {
    const Case &cell = compared.cell;
    auto found = std::find_if(summaries.begin(), summaries.end(), [&](const Summary &summary) {
      return summary.rotation.dtype == cell.dtype && summary.rotation.pairing == cell.pairing &&
             summary.rotation.place == cell.place;
    });
    if (found == summaries.end())
      found = summaries.insert(found, {cell, std::vector<Total>(compared.rivals.size())});
    for (size_t i = 0; i < compared.rivals.size(); ++i)
      found->rivals[i].add(compared.rivals[i]);
  }
  return summaries;
}

std::string rotationJson(const Case &cell) {
  return "\"dtype\":" + quoted(dtypeName(cell.dtype)) +
         ",\"pairing\":" + quoted(pairingName(cell.pairing)) +
         ",\"place\":" + quoted(placeName(cell.place));
}

std::string rivalJson(const Rival &rival) {
  std::string text = "{\"name\":" + quoted(rival.name);
  if (rival.lap)
    return text + ",\"ratio\":" + number(rival.lap->ratio) + ",\"low\":" + number(rival.lap->low) +
           ",\"high\":" + number(rival.lap->high) + ",\"max_ulp\":" + number(rival.lap->maxUlp) +
           "}";
  return text + ",\"ratio\":null,\"problem\":" + quoted(rival.problem) + "}";
}

std::string totalJson(const std::string &name, const Total &total) {
  const bool any = total.laps > 0;
  return "{\"name\":" + quoted(name) + ",\"cells\":" + std::to_string(total.laps) +
         ",\"lost\":" + std::to_string(total.lost) +
         ",\"mean_ratio\":" + (any ? number(total.mean()) : "null") +
         ",\"least_ratio\":" + (any ? number(total.least) : "null") + "}";
}

template <class T, class Print> std::string list(const std::vector<T> &values, Print print) {
  std::string text;
  for (const T &value : values)
    text += (text.empty() ? "" : ",") + print(value);
  return "[" + text + "]";
}

std::vector<std::string> rotationColumns(const Case &cell) {
  return {std::string(dtypeName(cell.dtype)), std::string(pairingName(cell.pairing)),
          std::string(placeName(cell.place))};
}

std::string ratioColumn(const Rival &rival) {
  if (!rival.lap)
    return "-";
  return format("%.2f", rival.lap->ratio) + (rival.lap->high < 1 ? " !" : "");
}

std::string cellTable(const std::vector<ComparedCell> &cells) {
  std::vector<std::vector<std::string>> lines = {{"dtype", "pairing", "place", "tokens", "heads"}};
  for (const Rival &rival : cells.front().rivals)
    lines.front().push_back(rival.name);
  lines.front().insert(lines.front().end(), {"ns", "kernel"});
  for (const ComparedCell &compared : cells) {
    const Case &cell = compared.cell;
    std::vector<std::string> line = rotationColumns(cell);
    line.push_back(std::to_string(cell.tokens) + (cell.fromDram ? " dram" : ""));
    line.push_back(std::to_string(cell.heads) + "x" + std::to_string(cell.headDim));
    for (const Rival &rival : compared.rivals)
      line.push_back(ratioColumn(rival));
    line.push_back(format("%.4g", compared.ns));
    line.push_back(compared.kernel);
    lines.push_back(std::move(line));
  }
  return alignedTable(lines, 3);
}

std::string summaryTable(const std::vector<ComparedCell> &cells) {
  std::vector<std::vector<std::string>> lines = {{"dtype", "pairing", "place"}};
  for (const Rival &rival : cells.front().rivals)
    lines.front().push_back(rival.name);
  lines.front().push_back("");
  for (const Summary &summary : summarize(cells)) {
    std::vector<std::string> line = rotationColumns(summary.rotation);
    for (const Total &total : summary.rivals)
      line.push_back(total.laps
                         ? format("%.2f", total.mean()) + " (" + format("%.2f", total.least) + ")"
                         : "-");
    line.push_back("");
    lines.push_back(std::move(line));
  }
  return alignedTable(lines, 3);
}

/// One line per reason, with how many cells of a rival it holds for.
std::string problemLines(const std::vector<ComparedCell> &cells) {
  std::vector<std::pair<std::string, int>> problems;
  for (const ComparedCell &compared : cells)
    for (const Rival &rival : compared.rivals) {
      if (rival.lap)
        continue;
      const std::string line = rival.name + ": " + rival.problem;
      auto found = std::find_if(problems.begin(), problems.end(),
                                [&](const auto &known) { return known.first == line; });
      if (found == problems.end())
        found = problems.insert(found, {line, 0});
      ++found->second;
    }
  std::string text;
  for (const auto &[line, count] : problems)
    text += "no time in " + std::to_string(count) + ": " + line + "\n";
  return text.empty() ? "" : "\n" + text;
}

} // namespace

std::string comparisonJson(const Machine &machine, const std::vector<ComparedCell> &cells) {
  std::string text = "{\"machine\":" + toJson(machine) + ",\"rows\":[";
  const char *separator = "\n";
  for (const ComparedCell &compared : cells) {
    const Case &cell = compared.cell;
    text += separator + ("{\"kernel\":" + quoted(compared.kernel)) + "," + rotationJson(cell) +
            ",\"tokens\":" + std::to_string(cell.tokens) +
            ",\"heads\":" + std::to_string(cell.heads) +
            ",\"head_dim\":" + std::to_string(cell.headDim) + ",\"ns\":" + number(compared.ns) +
            ",\"rivals\":" + list(compared.rivals, rivalJson) + "}";
    separator = ",\n";
  }
  text += "\n],\"summary\":[";
  separator = "\n";
  for (const Summary &summary : summarize(cells)) {
    const Rival *rival = cells.front().rivals.data();
    text += separator + ("{" + rotationJson(summary.rotation)) + ",\"rivals\":" +
            list(summary.rivals,
                 [&](const Total &total) { return totalJson((rival++)->name, total); }) +
            "}";
    separator = ",\n";
  }
  return text + "\n]}\n";
}

std::string comparisonTable(const Machine &machine, const std::vector<ComparedCell> &cells) {
  return toTable(machine) +
         "\ntime of a kernel made otherwise / time of ours; !: it is faster\n\n" +
         cellTable(cells) + "\ngeometric mean (least) over these cells\n\n" + summaryTable(cells) +
         problemLines(cells);
}

} // namespace ropewalk::bench
