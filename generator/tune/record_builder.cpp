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

using namespace llvm;

namespace ropewalk {
namespace {

/// What a schedule that was not measured in a shape is taken to lose.
constexpr double unknownRatio = 1.3;
constexpr double leastGain = 0.004;   ///< Of a record, over all shapes,
constexpr double leastOwnGain = 0.01; ///< and over those it serves: less, two processes may differ.
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

bool isForHeads(const ScheduleChoice &choice, const bench::Case &cell) {
  return cell.heads >= choice.minHeads && (!choice.maxHeads || cell.heads < choice.maxHeads);
}

/// By bytes and heads.
bool isFor(const ScheduleChoice &choice, const bench::Case &cell) {
  return cell.bytes() >= choice.minBytes && (!choice.maxBytes || cell.bytes() < choice.maxBytes) &&
         isForHeads(choice, cell);
}

class Builder {
public:
  /// Before and below the records that are built. Each size measured stands for those up to the
  /// next one, as each number of heads does, of which the largest stands for all that have more.
  /// Beyond the least and the largest, records below that were measured hold; otherwise
  /// these stand for all as small or large as they are, in the middle for those up to twice the
  /// largest.
  Builder(ArrayRef<MeasuredCell> cells, std::vector<ScheduleChoice> before,
          std::vector<ScheduleChoice> below, bool measuredBelow, Target target)
      : cells(cells), before(std::move(before)), below(std::move(below)), target(target) {
    for (const MeasuredCell &cell : cells) {
      heads.insert(cell.result->cell.heads);
      bytes.insert(cell.result->cell.bytes());
      for (const MeasuredKernel &kernel : cell.result->kernels)
        if (kernel.lap.correct && !is_contained(schedules, kernel.spec.schedule))
          schedules.push_back(kernel.spec.schedule);
    }
    largest = *bytes.rbegin();
    ends = bytes;
    headEnds.insert(std::next(heads.begin()), heads.end());
    if (measuredBelow) {
      bytes.insert(largest + 1);
      ends.insert(largest + 1);
      return;
    }
    ends.insert(2 * largest);
    if (largest >= largeBytes)
      ends.insert(0);
    if (*bytes.begin() <= smallBytes)
      bytes.insert(0);
    // From the least on is from nothing on; but plans look at choices with bytes before others.
    heads.erase(heads.begin());
    heads.insert(0);
  }

  std::vector<ScheduleChoice> build() {
    std::vector<ScheduleChoice> chosen;
    double cost = costOf(chosen);
    while (chosen.size() < mostRecords) {
      std::vector<ScheduleChoice> best;
      double least = cost - leastGain;
      const std::vector<double> losses = lossesOf(chosen);
      forEachChoice([&](const ScheduleChoice &choice) {
        if (any_of(chosen, [&](const ScheduleChoice &one) { // a table has each schedule once
              return one.schedule == choice.schedule;
            }))
          return;
        if (mostGainOf(choice, losses) < leastGain)
          return;
        std::vector<ScheduleChoice> more = {choice};
        more.insert(more.end(), chosen.begin(), chosen.end());
        if (const double now = costOf(more); now < least) {
          least = now;
          best = std::move(more);
        }
      });
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
      const ScheduleChoice *otherwise = choiceFor(below, cell->cell, target);
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
    narrower[index].maxBytes = *ends.upper_bound(mostBytes);
    narrower[index].minHeads = *std::prev(heads.upper_bound(leastHeads));
    narrower[index].maxHeads = headEnd == headEnds.end() ? 0 : *headEnd;
    if (!takesUnmeasured(narrower[index]) && costOf(narrower) <= costOf(chosen))
      chosen = std::move(narrower);
  }

  /// Whether a choice by size is for larger calls than were measured with its heads: small ones say
  /// nothing of them, and the largest one takes none from what is preferred beyond it.
  bool takesUnmeasured(const ScheduleChoice &choice) const {
    int64_t largestOfIts = 0;
    for (const MeasuredCell &cell : cells)
      if (isForHeads(choice, cell.result->cell))
        largestOfIts = std::max(largestOfIts, cell.result->cell.bytes());
    const auto isFor = [&choice](int64_t size) {
      return !choice.maxBytes || size < choice.maxBytes;
    };
    if (largestOfIts < largeBytes && isFor(*ends.upper_bound(largestOfIts)))
      return true;
    return choice.minBytes > 0 && any_of(below, [&](const ScheduleChoice &other) {
             return other.minBytes >= largestOfIts && isFor(other.minBytes + 1);
           });
  }

  /// As a kernel table will have them.
  std::vector<ScheduleChoice> amongOthers(ArrayRef<ScheduleChoice> chosen) const {
    std::vector<ScheduleChoice> all = before;
    all.insert(all.end(), chosen.begin(), chosen.end());
    all.insert(all.end(), below.begin(), below.end());
    return joinChoices(requestOf(cells.front().result->cell), target, all);
  }

  template <typename Visit> void forEachChoice(Visit visit) const {
    for (const Schedule &schedule : schedules)
      for (int64_t minBytes : bytes)
        for (int64_t maxBytes : ends)
          for (int64_t minHeads : heads)
            for (int64_t maxHeads : headEnds) {
              const ScheduleChoice choice = {schedule, minBytes, maxBytes, minHeads,
                                             maxHeads, "",       ""};
              if ((maxBytes == 0 || maxBytes > minBytes) &&
                  (maxHeads == 0 || maxHeads > minHeads) && !takesUnmeasured(choice))
                visit(choice);
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
  double costOf(ArrayRef<double> losses) const {
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
  double mostGainOf(const ScheduleChoice &choice, ArrayRef<double> losses) const {
    std::vector<double> least(losses);
    for (auto [cell, loss] : zip(cells, least)) {
      if (isFor(choice, cell.result->cell))
        loss = std::min(loss, lossOf(*cell.result, &choice.schedule));
    }
    return costOf(losses) - costOf(least);
  }

  ArrayRef<MeasuredCell> cells;
  std::vector<ScheduleChoice> before, below;
  Target target;
  std::set<int64_t> heads, bytes;   ///< That choices may begin at.
  std::set<int64_t> ends;           ///< That they may end at, in bytes; 0: nowhere.
  std::set<int64_t> headEnds = {0}; ///< Likewise, in heads.
  int64_t largest = 0;              ///< That was measured, in bytes.
  std::vector<Schedule> schedules;
};

constexpr char cpuSeparator[] = "; ";

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
      rules.behind(behind, target).choices(request, target, cells.front().header->cpuClass);
  if (!below)
    return below.takeError();
  Builder builder(cells, std::move(before), std::move(*below), !behind.empty(), target);
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

Fate fateOf(const ScheduleRecord &record, ArrayRef<MeasuredCell> cells) {
  const KernelRequest request = requestOf(cells.front().result->cell);
  if (!record.tuned || record.choice.cpu != cells.front().header->cpuClass ||
      record.channels != request.channels || !record.matches(request))
    return Fate::Other;
  std::vector<StringRef> mine; // CPUs of the shapes that it is for
  for (const MeasuredCell &cell : cells)
    if (isFor(record.choice, cell.result->cell))
      mine.push_back(cell.header->cpu);
  if (mine.empty())
    return Fate::StaysBefore;
  SmallVector<StringRef> cpus;
  StringRef(record.tuned->cpu).split(cpus, cpuSeparator);
  const bool isMeasuredAgain = static_cast<int64_t>(mine.size()) >= record.tuned->cells &&
                               all_of(cpus, [&](StringRef cpu) { return is_contained(mine, cpu); });
  return isMeasuredAgain ? Fate::Replaced : Fate::StaysBehind;
}

} // namespace ropewalk
