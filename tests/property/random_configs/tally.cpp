//===- tally.cpp - What the cases covered ---------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tally.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace ropewalk::test {
namespace {

/// Every value that an axis must have had.
const std::map<std::string, std::vector<std::string>> expected = {
    {"dtype", {"f32", "f16", "bf16"}},
    {"place", {"out", "in"}},
    {"pairing", {"half", "interleaved", "half_to_interleaved", "interleaved_to_half"}},
    {"direction", {"forward", "inverse"}},
    {"window", {"whole", "leading", "offset", "trailing", "empty"}},
    {"rule",
     {"default", "llama3", "linear", "dynamic", "ntk", "ntk_alpha", "yarn", "longrope",
      "proportional", "list", "divisors"}},
    {"angle", {"exact", "hf"}},
    {"attention factor", {"own", "given"}},
    {"axes", {"1", "2", "3", "4", "5", "6", "7", "8"}},
    {"axis order", {"contiguous", "interleaved", "listed", "restart", "blocks"}},
    {"rows",
     {"own", "shared", "grown", "listed", "factored", "factored with top", "half-width", "tiled",
      "repeated", "complex", "packed", "matrices", "backwards"}},
    {"cache", {"f32", "f16", "bf16"}},
    {"range", {"from 0", "negative", "below 2^20", "huge", "to 2^31-1", "from -(2^31-1)"}},
    {"index", {"none", "i32", "i64", "starts", "cu_seqlens"}},
    {"pads", {"none", "leave", "copy"}},
    {"src",
     {"none", "bshd", "bhsd", "sbhd", "shbd", "hbsd", "hsbd", "padded", "backwards", "packed",
      "slices", "shared"}},
    {"dst",
     {"bshd", "bhsd", "sbhd", "shbd", "hbsd", "hsbd", "padded", "backwards", "packed", "slices"}},
    {"heads of q", {"0", "1", "2 to 8", "more"}},
    {"heads of k", {"0", "1", "2 to 8", "more"}},
    {"tokens", {"0", "1", "2 to 8", "more"}},
    {"batches", {"0", "1", "2 to 8"}},
    {"call",
     {"whole", "ranges", "shared out", "by name", "max_isa", "any schedule", "special values"}}};

constexpr int64_t fewestCases = 10;   ///< With each of them.
constexpr size_t fewestKernels = 400; ///< In all.

std::string bucket(int64_t n) { return n < 2 ? std::to_string(n) : n <= 8 ? "2 to 8" : "more"; }

std::string line(const std::string &axis, const std::map<std::string, int64_t> &values) {
  std::ostringstream out;
  out << "  " << std::left << std::setw(17) << axis;
  const char *separator = "";
  for (const auto &[value, count] : values) {
    out << separator << value << " " << count;
    separator = ", ";
  }
  return out.str() + "\n";
}

std::string rangeOf(const Case &c) {
  constexpr int64_t limit = INT64_C(1) << 31;
  if (c.begin == 1 - limit)
    return "from -(2^31-1)";
  if (c.end == limit)
    return "to 2^31-1";
  if (c.begin == 0)
    return "from 0";
  const int64_t farthest = std::max(-c.begin, c.end);
  return farthest > 1 << 20 ? "huge" : c.begin < 0 ? "negative" : "below 2^20";
}

} // namespace

void Tally::add(const Case &c, const Outcome &outcome) {
  ++count;
  elements += outcome.compared;
  ran.insert(outcome.ran.begin(), outcome.ran.end());
  const std::string dtype(dtypeName(c.layout.dtype));
  worst[dtype] = std::max(worst[dtype], outcome.worstUlp);
  ++counts["dtype"][dtype];
  ++counts["place"][std::string(placeName(c.layout.place))];
  addRotation(c);
  if (c.pairs())
    addRows(c);
  addCall(c, outcome);
}

void Tally::addRotation(const Case &c) {
  const ropewalk_rotation &rotation = c.what.rotation;
  std::string pairing(pairingName(rotation.pairing));
  if (rotation.reorder)
    pairing.append("_to_").append(pairingName(otherPairing(rotation.pairing)));
  ++counts["pairing"][pairing];
  ++counts["direction"][rotation.inverse ? "inverse" : "forward"];
  ++counts["window"][c.window];
  if (c.pairs() == 0)
    return;
  ++counts["rule"][expected.at("rule")[rotation.frequencies.scaling]];
  if (!c.what.divisors.empty())
    ++counts["rule"]["divisors"];
  ++counts["angle"][expected.at("angle")[rotation.frequencies.angle]];
  ++counts["attention factor"][rotation.frequencies.attention_factor != 0 ? "given" : "own"];
  ++counts["axes"][std::to_string(c.axes())];
  if (c.axes() == 1)
    return;
  ++counts["axis order"][expected.at("axis order")[rotation.axes.order]];
  if (rotation.axes.restart)
    ++counts["axis order"]["restart"];
  if (rotation.axes.blocks)
    ++counts["axis order"]["blocks"];
}

void Tally::addRows(const Case &c) {
  Counts &rows = counts["rows"];
  if (c.rows == Rows::Cache) {
    ++rows[expected.at("rows")[6 + static_cast<size_t>(c.cacheForm)]];
    ++counts["cache"][std::string(dtypeName(c.cacheType))];
    return;
  }
  ++rows[expected.at("rows")[static_cast<size_t>(c.rows)]];
  if (c.rows == Rows::Listed)
    return;
  ++counts["range"][rangeOf(c)];
  if (c.form == ROPEWALK_TABLE_FACTORED)
    ++rows[c.end - c.begin > 1 << 20 ? "factored with top" : "factored"];
}

void Tally::addCall(const Case &c, const Outcome &outcome) {
  ++counts["index"][expected.at("index")[c.positions.type]];
  if (!c.starts.numbers.empty())
    ++counts["index"]["starts"];
  if (!c.cuSeqlens.numbers.empty())
    ++counts["index"]["cu_seqlens"];
  ++counts["pads"][expected.at("pads")[c.pad]];
  ++counts["src"][c.srcOrder];
  ++counts["dst"][c.dstOrder];
  ++counts["heads of q"][bucket(c.layout.q.heads)];
  ++counts["heads of k"][bucket(c.layout.k.heads)];
  ++counts["tokens"][bucket(c.tokens)];
  ++counts["batches"][bucket(c.batches)];
  Counts &call = counts["call"];
  ++call[c.cuts.empty() ? "whole" : "ranges"];
  call["shared out"] += outcome.sharedOut;
  call["by name"] += outcome.named;
  call["max_isa"] += c.maxIsa.has_value();
  call["any schedule"] += c.anySchedule;
  call["special values"] += c.special;
}

std::map<std::string, Tally::Counts> Tally::kernelCounts() const {
  std::map<std::string, Counts> result;
  for (const std::string &name : ran) {
    const KernelSpec spec = *parseKernelName(name);
    const KernelRequest &request = spec.request;
    ++result["target"][std::string(targetName(spec.target))];
    if (request.family != Family::Rope) {
      ++result["family"][request.family == Family::Rows ? "rows" : "copy"];
      continue;
    }
    ++result["family"][request.reorder             ? "rope reordering"
                       : copiesBeside(request)     ? "rope copying"
                       : readsOtherTables(request) ? "rope reading"
                                                   : "rope"];
    ++result["width"][request.channels ? "known" : "any"];
    ++result["form"][std::string(formName(spec.schedule.form))];
    ++result["load"][std::string(loadName(spec.schedule.load))];
    ++result["store"][std::string(storeName(spec.schedule.store))];
  }
  return result;
}

std::string Tally::str() const {
  std::ostringstream out;
  out << count << " cases, " << elements << " elements\n";
  for (const auto &[axis, values] : counts)
    out << line(axis, values);
  out << ran.size() << " kernels\n";
  for (const auto &[axis, values] : kernelCounts())
    out << line(axis, values);
  out << "worst ulp";
  for (const auto &[dtype, ulp] : worst)
    out << ", " << dtype << " " << ulp;
  return out.str() + "\n";
}

/// Of an axis's value in all counts.
static int64_t countOf(const std::map<std::string, std::map<std::string, int64_t>> &all,
                       const std::string &axis, const std::string &value) {
  const auto found = all.find(axis);
  return found != all.end() && found->second.count(value) ? found->second.at(value) : 0;
}

std::string Tally::missing(const std::vector<Target> &targets) const {
  // A CPU that runs one target has no lower one.
  auto isPossible = [&](const std::string &value) {
    return targets.size() > 1 || value != "max_isa";
  };
  for (const auto &[axis, values] : expected)
    for (const std::string &value : values)
      if (isPossible(value) && countOf(counts, axis, value) < fewestCases)
        return "only " + std::to_string(countOf(counts, axis, value)) + " cases with " + axis +
               " " + value;
  if (ran.size() < fewestKernels)
    return "only " + std::to_string(ran.size()) + " kernels ran, expected at least " +
           std::to_string(fewestKernels);
  return missingKernels(targets);
}

std::string Tally::missingKernels(const std::vector<Target> &targets) const {
  const std::map<std::string, Counts> kernels = kernelCounts();
  for (Target target : targets)
    if (countOf(kernels, "target", std::string(targetName(target))) == 0)
      return "no kernel for " + std::string(targetName(target));
  for (const char *family :
       {"rope", "rope reordering", "rope copying", "rope reading", "copy", "rows"})
    if (countOf(kernels, "family", family) == 0)
      return std::string("no kernel of family ") + family;
  return "";
}

} // namespace ropewalk::test
