//===- record_builder.cpp - Records of what was measured ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record_builder.h"

#include "search_space.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

using namespace llvm;

namespace ropewalk {
namespace {

/// What a schedule that was not measured in a shape is taken to lose.
constexpr double unknownRatio = 1.3;
constexpr double leastGain = 0.004; ///< Of a record, over all shapes;
constexpr double leastOwnGain =
    0.01;                        ///< over those it serves, as two processes may differ by less.
constexpr double worstShare = 8; ///< The worst shape's loss counts as that of one in so many more.
constexpr size_t mostRecords = 4;
/// A record serves at least one in so many of the shapes, or gains so much over the few that it
/// does.
constexpr size_t mostPerBucket = 10;
constexpr double rareGain = 0.05;
constexpr int64_t smallBytes = INT64_C(16) << 10; ///< Such calls, and smaller ones, lie in any L1.
constexpr int64_t largeBytes = INT64_C(4) << 20;  ///< These, and larger ones, in no core's L2.

/// That kernel, or one that starts in the same way.
const MeasuredKernel *find(const CellResult &cell, const Schedule &schedule) {
  const KernelSpec &incumbent = cell.kernels.front().spec;
  const KernelSpec wanted{incumbent.request, incumbent.target, schedule};
  for (const MeasuredKernel &kernel : cell.kernels)
    if (kernel.lap.correct && startsAlike(kernel.spec, wanted, cell.cell))
      return &kernel;
  return nullptr;
}

/// Time / the incumbent's: below 1 where it is clearly beaten, also by one that others beat before
/// the last heat; 1 where the measurement can't tell.
double ratioOf(const CellResult &cell, const Schedule &schedule) {
  const MeasuredKernel *kernel = find(cell, schedule);
  if (!kernel)
    return unknownRatio;
  const bench::Lap &lap = kernel->lap;
  if (kernel == &cell.kernels.front() || isClearWin(lap) || (!lap.final && lap.high < 1))
    return lap.ratio;
  return lap.final && lap.low <= 1 ? 1 : std::max(1.0, lap.ratio);
}

/// Calls that a choice may be for, and the measured ones among them.
struct Range {
  ScheduleChoice choice; ///< Its schedule is left open.
  std::vector<size_t> cells;
};

class Builder {
public:
  /// Before and below the records that are built; `below` as records say it, and `preferred` as
  /// plans take it. Each size measured stands for those up to the next one, as each number of heads
  /// does. Beyond the least and the largest, records below that were measured hold; otherwise these
  /// stand for all as small or large as they are, in the middle for those up to twice the largest,
  /// and for all numbers of heads.
  Builder(ArrayRef<MeasuredCell> cells, std::vector<ScheduleChoice> before,
          std::vector<ScheduleChoice> below, std::vector<ScheduleChoice> preferred,
          bool measuredBelow, Target target)
      : cells(cells), before(std::move(before)), below(std::move(below)),
        preferred(std::move(preferred)), target(target) {
    for (const MeasuredCell &cell : cells) {
      heads.insert(cell.result->cell.heads);
      bytes.insert(cell.result->cell.bytes());
      for (const MeasuredKernel &kernel : cell.result->kernels)
        if (kernel.lap.correct && !is_contained(schedules, kernel.spec.schedule))
          schedules.push_back(kernel.spec.schedule);
    }
    const int64_t largest = *bytes.rbegin(), most = *heads.rbegin();
    ends = bytes;
    headEnds.insert(std::next(heads.begin()), heads.end());
    if (measuredBelow) {
      bytes.insert(largest + 1);
      ends.insert(largest + 1);
      headEnds.insert(most + 1);
    } else {
      ends.insert(2 * largest);
      if (largest >= largeBytes)
        ends.insert(0);
      if (*bytes.begin() <= smallBytes)
        bytes.insert(0);
      // From the least on is from nothing on; but plans look at choices with bytes before others.
      heads.erase(heads.begin());
      heads.insert(0);
      headEnds.insert(0);
    }
    listRanges();
    for (const Schedule &schedule : schedules) {
      losses.emplace_back();
      for (const MeasuredCell &cell : cells)
        losses.back().push_back(lossOf(*cell.result, &schedule));
    }
  }

  std::vector<ScheduleChoice> build() {
    std::vector<ScheduleChoice> chosen;
    double cost = costOf(chosen);
    while (chosen.size() < mostRecords) {
      std::vector<ScheduleChoice> best;
      double least = cost - leastGain;
      const std::vector<double> now = lossesOf(chosen);
      for (size_t i = 0; i < schedules.size(); ++i) {
        if (any_of(chosen, [&](const ScheduleChoice &one) { // a table has each schedule once
              return one.schedule == schedules[i];
            }))
          continue;
        for (const Range &range : ranges) {
          if (mostGainOf(range, losses[i], now) < leastGain)
            continue;
          std::vector<ScheduleChoice> more = {range.choice};
          more.front().schedule = schedules[i];
          more.insert(more.end(), chosen.begin(), chosen.end());
          if (const double then = costOf(more); then < least) {
            least = then;
            best = std::move(more);
          }
        }
      }
      if (best.empty())
        break;
      chosen = std::move(best);
      cost = least;
    }
    for (size_t i = 0; i < chosen.size();)
      if (pays(chosen, i)) {
        ++i;
      } else {
        chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(i));
        i = 0; // the others may have got its shapes
      }
    for (size_t i = 0; i < chosen.size(); ++i)
      narrow(chosen, i);
    return chosen;
  }

  /// Those of the cells that a choice, standing there, is taken for.
  std::vector<const CellResult *> cellsOf(ArrayRef<ScheduleChoice> chosen, size_t index) const {
    const std::vector<ScheduleChoice> all = amongOthers(chosen);
    std::vector<const CellResult *> mine;
    for (const MeasuredCell &cell : cells) {
      const ScheduleChoice *taken = choiceFor(all, cell.result->cell, target);
      if (taken && taken->schedule == chosen[index].schedule &&
          isFor(chosen[index], cell.result->cell))
        mine.push_back(cell.result);
    }
    return mine;
  }

  /// Geometric mean of the time / that of what is taken below, where that was measured.
  double gainOf(ArrayRef<const CellResult *> mine, const Schedule &schedule) const {
    double sum = 0;
    int64_t known = 0;
    for (const CellResult *cell : mine) {
      const ScheduleChoice *otherwise = choiceFor(preferred, cell->cell, target);
      if (!otherwise || !find(*cell, otherwise->schedule))
        continue;
      sum += std::log(ratioOf(*cell, schedule) / ratioOf(*cell, otherwise->schedule));
      ++known;
    }
    return known == 0 ? 1 : std::exp(sum / static_cast<double>(known));
  }

private:
  bool isRare(ArrayRef<const CellResult *> mine) const {
    return mine.size() * mostPerBucket < cells.size();
  }

  /// Whether a choice, standing there, serves some shapes, and in the mean faster than what is
  /// below: one that only mends the worst shape, or of which others took the best, doesn't.
  bool pays(ArrayRef<ScheduleChoice> chosen, size_t index) const {
    const std::vector<const CellResult *> mine = cellsOf(chosen, index);
    const double gain = 1 - gainOf(mine, chosen[index].schedule);
    if (isRare(mine))
      return gain > rareGain &&
             all_of(mine, [](const CellResult *cell) { return cell->isSteady(); });
    return gain > leastOwnGain;
  }

  /// Of few shapes it holds for their sizes and heads alone, where others may for all that nothing
  /// contradicts.
  void narrow(std::vector<ScheduleChoice> &chosen, size_t index) const {
    const std::vector<const CellResult *> mine = cellsOf(chosen, index);
    if (mine.empty() || !isRare(mine))
      return;
    const auto rangeOf = [&mine](auto of) {
      std::set<int64_t> all;
      for (const CellResult *cell : mine)
        all.insert(of(cell->cell));
      return std::pair(*all.begin(), *all.rbegin());
    };
    const auto [leastBytes, mostBytes] = rangeOf([](const bench::Case &c) { return c.bytes(); });
    const auto [leastHeads, mostHeads] = rangeOf([](const bench::Case &c) { return c.heads; });
    const auto headEnd = headEnds.upper_bound(mostHeads);
    std::vector<ScheduleChoice> narrower = chosen;
    narrower[index].minBytes = leastBytes;
    narrower[index].minHeads = *std::prev(heads.upper_bound(leastHeads));
    narrower[index].maxHeads = headEnd == headEnds.end() ? 0 : *headEnd;
    const std::set<int64_t> its = endsWith(narrower[index].minHeads, narrower[index].maxHeads);
    narrower[index].maxBytes = *its.upper_bound(mostBytes);
    if (!takesUnmeasured(narrower[index]) && costOf(narrower) <= costOf(chosen))
      chosen = std::move(narrower);
  }

  /// The largest shape with so many heads, in bytes.
  int64_t largestWith(int64_t minHeads, int64_t maxHeads) const {
    int64_t most = 0;
    for (const MeasuredCell &cell : cells)
      if (isForHeads(cell.result->cell, minHeads, maxHeads))
        most = std::max(most, cell.result->cell.bytes());
    return most;
  }

  /// Where choices for so many heads may end: those measured with them stand for no larger calls.
  std::set<int64_t> endsWith(int64_t minHeads, int64_t maxHeads) const {
    const int64_t most = largestWith(minHeads, maxHeads);
    if (most == 0 || most >= largeBytes)
      return ends;
    const int64_t last = std::min(2 * most, *ends.upper_bound(most));
    std::set<int64_t> its(ends.upper_bound(0), ends.upper_bound(last));
    its.insert(last);
    return its;
  }

  /// Whether a choice by size would take calls from one for larger ones than were measured with its
  /// heads: the largest one says little of those beyond it.
  bool takesUnmeasured(const ScheduleChoice &choice) const {
    const int64_t most = largestWith(choice.minHeads, choice.maxHeads);
    return choice.minBytes > 0 && any_of(preferred, [&](const ScheduleChoice &other) {
             return other.minBytes >= most &&
                    (!choice.maxBytes || other.minBytes + 1 < choice.maxBytes) &&
                    (!choice.maxHeads || other.minHeads < choice.maxHeads);
           });
  }

  /// As a kernel table will have them.
  std::vector<ScheduleChoice> amongOthers(ArrayRef<ScheduleChoice> chosen) const {
    std::vector<ScheduleChoice> all = before;
    all.insert(all.end(), chosen.begin(), chosen.end());
    all.insert(all.end(), below.begin(), below.end());
    return joinChoices(requestOf(cells.front().result->cell), target, all);
  }

  /// Of ranges with the same cells the one that ends nowhere, or first; but those that end, or
  /// begin, somewhere stand beside those that don't: a table makes something else of them.
  void listRanges() {
    std::set<std::tuple<std::vector<size_t>, bool, bool, bool>> listed;
    for (int64_t minBytes : bytes)
      for (int64_t minHeads : heads)
        for (int64_t maxHeads : headEnds)
          for (int64_t maxBytes : endsWith(minHeads, maxHeads)) {
            Range range = {{{}, minBytes, maxBytes, minHeads, maxHeads, "", ""}, {}};
            for (size_t i = 0; i < cells.size(); ++i)
              if (isFor(range.choice, cells[i].result->cell))
                range.cells.push_back(i);
            if (!range.cells.empty() && !takesUnmeasured(range.choice) &&
                listed.emplace(range.cells, minBytes > 0, maxBytes > 0, maxHeads > 0).second)
              ranges.push_back(std::move(range));
          }
  }

  static double lossOf(const CellResult &result, const Schedule *taken) {
    const double best = result.kernels[result.winner()].lap.ratio;
    return std::log((taken ? ratioOf(result, *taken) : unknownRatio) / best);
  }

  /// Of each cell, against its winner.
  std::vector<double> lossesOf(ArrayRef<ScheduleChoice> chosen) const {
    const std::vector<ScheduleChoice> all = amongOthers(chosen);
    std::vector<double> losses;
    for (const MeasuredCell &cell : cells) {
      const ScheduleChoice *taken = choiceFor(all, cell.result->cell, target);
      losses.push_back(lossOf(*cell.result, taken ? &taken->schedule : nullptr));
    }
    return losses;
  }

  /// What is lost: in the mean, and a little of the worst.
  static double costOf(ArrayRef<double> losses) {
    double sum = 0, worst = 0;
    for (const double loss : losses) {
      sum += loss;
      worst = std::max(worst, loss);
    }
    return sum / static_cast<double>(losses.size()) + worst / worstShare;
  }
  double costOf(ArrayRef<ScheduleChoice> chosen) const { return costOf(lossesOf(chosen)); }

  /// What a choice gains if it takes only what it is faster for: told in no time, where to see what
  /// a table makes of it takes some. One that joins a rule's of the same schedule may gain more;
  /// that costs a candidate, not a wrong record.
  static double mostGainOf(const Range &range, ArrayRef<double> ofSchedule, ArrayRef<double> now) {
    std::vector<double> least(now);
    for (const size_t i : range.cells)
      least[i] = std::min(least[i], ofSchedule[i]);
    return costOf(now) - costOf(least);
  }

  ArrayRef<MeasuredCell> cells;
  std::vector<ScheduleChoice> before, below, preferred;
  Target target;
  std::set<int64_t> heads, bytes; ///< That choices may begin at.
  std::set<int64_t> ends;         ///< That they may end at, in bytes; 0: nowhere.
  std::set<int64_t> headEnds;     ///< Likewise, in heads.
  std::vector<Range> ranges;
  std::vector<Schedule> schedules;
  std::vector<std::vector<double>> losses; ///< Of each of them, in each of the cells.
};

Tuning provenance(ArrayRef<MeasuredCell> cells) {
  Tuning tuning;
  std::vector<std::string> cpus;
  for (const MeasuredCell &cell : cells) {
    if (!is_contained(cpus, cell.header->cpu))
      cpus.push_back(cell.header->cpu);
    tuning.generator = cell.header->generator;
    tuning.version = cell.header->version;
    tuning.date = std::max(tuning.date, cell.header->date);
  }
  tuning.cpu = join(cpus, cpuSeparator);
  return tuning;
}

} // namespace

bool serves(const ScheduleChoice &choice, const bench::Case &cell, Target target) {
  const KernelRequest request = requestOf(cell);
  return choice.minBytes <= cell.bytes() && choice.minHeads <= cell.heads &&
         isAligned({request, target, choice.schedule}, rowAlignment(request));
}

const ScheduleChoice *choiceFor(ArrayRef<ScheduleChoice> choices, const bench::Case &cell,
                                Target target) {
  for (bool large : {true, false}) // as plans do
    for (const ScheduleChoice &choice : choices)
      if ((choice.minBytes > 0) == large && serves(choice, cell, target))
        return &choice;
  return nullptr;
}

Expected<std::vector<ScheduleRecord>> buildRecords(ArrayRef<MeasuredCell> cells,
                                                   const ScheduleBook &rules,
                                                   ArrayRef<ScheduleRecord> earlier,
                                                   Target target) {
  const KernelRequest request = requestOf(cells.front().result->cell);
  std::vector<ScheduleChoice> before;
  std::vector<ScheduleRecord> behind;
  for (const ScheduleRecord &record : earlier) {
    const Fate fate = fateOf(record, cells);
    if (fate == Fate::StaysBefore)
      before.push_back(record.choice);
    if (fate == Fate::StaysBehind)
      behind.push_back(record);
  }
  auto below =
      rules.behind(behind, target).recorded(request, target, cells.front().header->cpuClass);
  if (!below)
    return below.takeError();
  std::vector<ScheduleChoice> preferred = joinChoices(request, target, *below);
  Builder builder(cells, std::move(before), std::move(*below), std::move(preferred),
                  !behind.empty(), target);
  const std::vector<ScheduleChoice> chosen = builder.build();
  std::vector<ScheduleRecord> records;
  for (size_t i = 0; i < chosen.size(); ++i) {
    const std::vector<const CellResult *> mine = builder.cellsOf(chosen, i);
    ScheduleRecord record;
    record.pairing = request.pairing;
    record.dtype = request.dtype;
    record.place = request.place;
    record.channels = request.channels;
    record.choice = chosen[i];
    record.choice.cpu = cells.front().header->cpuClass;
    record.tuned = provenance(cells);
    record.tuned->cells = static_cast<int64_t>(mine.size());
    record.tuned->ratio = builder.gainOf(mine, chosen[i].schedule);
    record.choice.note = formatv("measured: {0:F1} % less time over {1} than what {2}",
                                 (1 - record.tuned->ratio) * 100, shapeCount(mine.size()),
                                 behind.empty() ? "rules prefer" : "was preferred for them");
    records.push_back(std::move(record));
  }
  return records;
}

} // namespace ropewalk
