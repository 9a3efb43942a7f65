//===- record_builder.cpp - Records of what was measured ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record_builder.h"

#include "record_ranges.h"
#include "search_space.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace ropewalk {
namespace {

/// What a schedule that was not measured in a shape is taken to lose.
constexpr double unknownRatio = 1.3;
/// A record gains so much over all shapes, and over those it serves, since two processes may differ
/// by less.
constexpr double leastGain = 0.004, leastOwnGain = 0.01;
constexpr double worstShare = 8; ///< The worst shape's loss counts as that of one in so many more.
constexpr size_t mostRecords = 4;
/// A record serves at least one in so many of the shapes, or gains so much over the few that it
/// does.
constexpr size_t mostPerBucket = 10;
constexpr double rareGain = 0.05;

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

class Builder {
public:
  /// Before and below the records that are built, as records say it.
  Builder(ArrayRef<MeasuredCell> cells, std::vector<ScheduleChoice> before,
          std::vector<ScheduleChoice> below, bool measuredBelow, Target target)
      : cells(cells), before(std::move(before)), below(std::move(below)), target(target),
        preferred(joined(this->below)), ranges(cells, preferred, measuredBelow) {
    for (const MeasuredCell &cell : cells)
      for (const MeasuredKernel &kernel : cell.result->kernels)
        if (kernel.lap.correct && !is_contained(schedules, kernel.spec.schedule))
          schedules.push_back(kernel.spec.schedule);
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
        for (const CallRange &range : ranges.all()) {
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
    std::vector<ScheduleChoice> narrower = chosen;
    narrower[index] = ranges.narrowed(chosen[index], mine);
    if (!ranges.takesUnmeasured(narrower[index]) && costOf(narrower) <= costOf(chosen))
      chosen = std::move(narrower);
  }

  /// As a kernel table will have them.
  std::vector<ScheduleChoice> amongOthers(ArrayRef<ScheduleChoice> chosen) const {
    std::vector<ScheduleChoice> all = before;
    all.insert(all.end(), chosen.begin(), chosen.end());
    all.insert(all.end(), below.begin(), below.end());
    return joined(all);
  }
  std::vector<ScheduleChoice> joined(ArrayRef<ScheduleChoice> all) const {
    return joinChoices(requestOf(cells.front().result->cell), target, all);
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
  static double mostGainOf(const CallRange &range, ArrayRef<double> ofSchedule,
                           ArrayRef<double> now) {
    std::vector<double> least(now);
    for (const size_t i : range.cells)
      least[i] = std::min(least[i], ofSchedule[i]);
    return costOf(now) - costOf(least);
  }

  ArrayRef<MeasuredCell> cells;
  std::vector<ScheduleChoice> before, below;
  Target target;
  std::vector<ScheduleChoice> preferred; ///< What plans take of `below`.
  MeasuredRanges ranges;
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

} // namespace ropewalk
