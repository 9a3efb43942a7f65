//===- report.cpp - Results as JSON and as a table --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"
#include "json_text.h"
#include "text_table.h"
#include "variants.h"

#include "kernel_spec.h"

#include <algorithm>

namespace ropewalk::bench {

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

std::string toJson(const Machine &m) {
  return "{\"cpu\":" + quoted(m.cpu) + ",\"isa\":" + quoted(m.isa) +
         ",\"cpus\":" + std::to_string(m.cpus) +
         ",\"pinned_to\":" + (m.pinnedTo < 0 ? "null" : std::to_string(m.pinnedTo)) +
         ",\"governor\":" + (m.governor.empty() ? "null" : quoted(m.governor)) +
         ",\"load\":" + number(m.load) + ",\"l1_bytes\":" + std::to_string(m.l1Bytes) +
         ",\"l2_bytes\":" + std::to_string(m.l2Bytes) +
         ",\"l3_bytes\":" + std::to_string(m.l3Bytes) + ",\"pages\":" + quoted(m.pages) +
         ",\"compiler\":" + quoted(m.compiler) + ",\"flags\":" + quoted(m.flags) +
         ",\"libc\":" + quoted(m.libc) +
         ",\"commit\":" + (m.commit.empty() ? "null" : quoted(m.commit)) + "}";
}

static std::string rowJson(const Row &row) {
  const Case &cell = row.cell;
  return "{\"kernel\":" + quoted(row.kernel) + ",\"family\":" + quoted(row.family) +
         ",\"dtype\":" + quoted(dtypeName(cell.dtype)) +
         ",\"pairing\":" + quoted(pairingName(cell.pairing)) +
         ",\"place\":" + quoted(placeName(cell.place)) +
         ",\"isa\":" + (row.isa.empty() ? "null" : quoted(row.isa)) +
         ",\"tokens\":" + std::to_string(cell.tokens) + ",\"heads\":" + std::to_string(cell.heads) +
         ",\"head_dim\":" + std::to_string(cell.headDim) +
         ",\"threads\":" + std::to_string(row.threads) + ",\"ns\":" + number(row.ns) +
         ",\"gbps\":" + number(row.gbps) + ",\"memcpy_ratio\":" + number(row.memcpyRatio) +
         ",\"copy_ratio\":" + number(row.copyRatio) +
         ",\"baseline_ratio\":" + number(row.baselineRatio) +
         (row.oneThreadRatio ? ",\"one_thread_ratio\":" + number(row.oneThreadRatio) : "") +
         (row.plainRatio ? ",\"plain_ratio\":" + number(row.plainRatio) : "") +
         ",\"max_ulp\":" + number(row.maxUlp) + "}";
}

std::string toJson(const Machine &machine, const std::vector<Row> &rows) {
  std::string out = "{\"machine\":" + toJson(machine) + ",\"rows\":[";
  for (size_t i = 0; i < rows.size(); ++i)
    out += (i ? ",\n" : "\n") + rowJson(rows[i]);
  return out + "\n]}\n";
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

std::string toTable(const Machine &m) {
  std::string out = "cpu       " + m.cpu + ", " + std::to_string(m.cpus) + " threads, " + m.isa +
                    ", caches " + std::to_string(m.l1Bytes >> 10) + " KiB, " +
                    std::to_string(m.l2Bytes >> 10) + " KiB, " + std::to_string(m.l3Bytes >> 20) +
                    " MiB\n";
  out += "run       " + std::to_string(m.threads) + (m.threads > 1 ? " threads, " : " thread, ") +
         (m.pinnedTo < 0 ? "not pinned"
                         : (m.threads > 1 ? "the first pinned to cpu " : "pinned to cpu ") +
                               std::to_string(m.pinnedTo)) +
         ", governor " + (m.governor.empty() ? "unknown" : m.governor) + ", load " +
         format("%.2f", m.load) + ", pages " + m.pages + "\n";
  out += "built by  " + m.compiler + " " + m.flags + ", " + m.libc +
         (m.commit.empty() ? "" : ", commit " + m.commit) + "\n";
  return out;
}

static std::string ratio(std::optional<double> value) {
  return value ? format("%.3f", *value) : "-";
}

static std::vector<std::string> cellsOf(const Row &row, bool ofThreads) {
  const Case &cell = row.cell;
  std::vector<std::string> cells = {std::string(dtypeName(cell.dtype)),
                                    std::string(pairingName(cell.pairing)),
                                    std::string(placeName(cell.place)),
                                    std::to_string(cell.tokens) + (cell.fromDram ? " dram" : ""),
                                    std::to_string(cell.heads) + "x" + std::to_string(cell.headDim),
                                    ratio(row.baselineRatio),
                                    ratio(row.copyRatio),
                                    ratio(row.memcpyRatio)};
  if (ofThreads)
    cells.push_back(ratio(row.oneThreadRatio));
  for (const std::string &cell :
       {row.ns ? format("%.4g", *row.ns) : "wrong", row.gbps ? format("%.1f", *row.gbps) : "-",
        format("%.3f", row.maxUlp), row.kernel})
    cells.push_back(cell);
  return cells;
}

std::string toTable(const Machine &machine, const std::vector<Row> &rows) {
  const bool ofThreads = machine.threads > 1;
  std::vector<std::string> head = {"dtype", "pairing", "place", "tokens",
                                   "heads", "/hand",   "/copy", "/memcpy"};
  if (ofThreads)
    head.push_back("/1 thread");
  for (const char *column : {"ns", "GB/s", "ulp", "kernel"})
    head.push_back(column);
  std::vector<std::vector<std::string>> lines = {head};
  for (const Row &row : rows)
    lines.push_back(cellsOf(row, ofThreads));
  return toTable(machine) + "\n" + alignedTable(lines, 4);
}

std::string toVariantTable(const Machine &machine, const std::vector<Row> &rows) {
  std::vector<std::vector<std::string>> lines = {{"variant", "dtype", "pairing", "place", "tokens",
                                                  "heads", "/plain", "bound", "ns", "GB/s", "ulp",
                                                  ""}};
  for (const Row &row : rows) {
    const Case &cell = row.cell;
    const std::optional<double> bound = variantBound(row);
    lines.push_back({row.family, std::string(dtypeName(cell.dtype)),
                     std::string(pairingName(cell.pairing)), std::string(placeName(cell.place)),
                     std::to_string(cell.tokens),
                     std::to_string(cell.heads) + "x" + std::to_string(cell.headDim),
                     ratio(row.plainRatio), row.plainRatio && bound ? format("%.2f", *bound) : "-",
                     row.ns ? format("%.4g", *row.ns) : "-",
                     row.gbps ? format("%.1f", *row.gbps) : "-", format("%.3f", row.maxUlp),
                     !row.ns                           ? row.kernel
                     : bound && row.plainRatio > bound ? "above"
                                                       : ""});
  }
  return toTable(machine) + "\n" + alignedTable(lines, 4);
}

} // namespace ropewalk::bench
