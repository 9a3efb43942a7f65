//===- schedule_book.cpp --------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book.h"

#include "generator_hash.h"
#include "targets.h"

#include "device/device_schedule.h"
#include "halide/device_shape.h"
#include "halide/tensor_shape.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <functional>
#include <numeric>
#include <set>
#include <tuple>

using namespace llvm;

namespace ropewalk {
namespace {

Expected<std::vector<ScheduleRecord>> loadRecords(StringRef directory, Target target,
                                                  Family family) {
  const std::string path = recordsPath(directory, target, family);
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError(path + ": " + buffer.getError().message());
  return parseRecords((*buffer)->getBuffer(), path, target, family);
}

/// "x86-64-v3/rope.json records[15]", below the folder.
std::string placeOf(Target target, Family family, size_t index) {
  return std::string(targetName(target)) + "/" + std::string(familyName(family)) +
         ".json records[" + std::to_string(index) + "]";
}

std::string originOf(const Tuning &tuned, const std::string &place) {
  return formatv("{0}, {1}, {2}, ratio {3:F3} over {4} {5}", place, tuned.cpu, tuned.date,
                 tuned.ratio, tuned.cells, tuned.cells == 1 ? "shape" : "shapes");
}

/// Why a target's record is not used by this generator; nullopt if it is. A measured one that no
/// kernel is exactly as it says is not for what would be made in its place.
std::optional<std::string> whyIgnored(const ScheduleRecord &record, Target target) {
  const std::string_view ours = generatorHash(target);
  if (!record.tuned)
    return std::nullopt;
  if (!isDevice(target) && record.choice.cpu.empty())
    return "measured, and cpu is nothing, expected the class of CPUs that it holds for";
  const std::string why = whyNoRotation(record);
  if (!why.empty())
    return "measured, and " + why;
  const KernelSpec spec{*rotationOf(record), target, record.choice.schedule};
  if (!canMake(spec))
    return "measured, and its kernel is " + kernelName(spec) +
           ", expected one that can be made for its rotation";
  if (record.tuned->generator == ours)
    return std::nullopt;
  return "measured with generator " + record.tuned->generator + ", this one is " +
         std::string(ours) + ": ropewalk tune --renew keeps it if its code is still the same";
}

/// The most lanes of a vector that divide the window.
int32_t dividingLanes(const KernelRequest &request, const Schedule &schedule) {
  return std::gcd(schedule.vector, lanesOf({request, {}, schedule}) / blockCount(request));
}

/// Whether vectors that divide the window are worth being shorter: while they fill registers, or to
/// stream as they are. What is copied beside a window is not cut in blocks.
bool dividesFirst(const KernelRequest &request, Target target, const Schedule &schedule) {
  const bool streamsVectors = isStream(schedule.store) && !placesLines({request, target, schedule});
  if (copiesSteps(request) || (streamsVectors && !isOddWindow(request)))
    return true;
  constexpr auto laneBytes = static_cast<int32_t>(sizeof(float)); // what all are computed in
  return !isOddWindow(request) &&
         dividingLanes(request, schedule) * laneBytes >= registerBytes(target);
}

/// The schedule with vectors that divide the window or that it holds, and parts that divide it.
Schedule fitted(const KernelRequest &request, Target target, const ScheduleRecord &record) {
  Schedule schedule = record.choice.schedule;
  const int64_t lanes = lanesOf({request, {}, schedule}) / blockCount(request);
  const bool divides = dividesFirst(request, target, schedule);
  if (!divides && request.channels > 0)
    schedule.vector = std::min(schedule.vector, static_cast<int32_t>(bit_floor<uint64_t>(lanes)));
  if (divides || !hasBlocks({request, {}, schedule}))
    schedule.vector = dividingLanes(request, schedule);
  const KernelSpec spec{request, target, schedule};
  if (hasBlocks(spec) || reordersInPlace(request) || joinsLines(spec)) {
    schedule.parts = 1;
    return schedule;
  }
  const int64_t parts =
      record.lanesPerPart ? std::max<int64_t>(1, lanes / record.lanesPerPart) : schedule.parts;
  schedule.parts = static_cast<int32_t>(std::gcd<int64_t>(parts, lanes / schedule.vector));
  return schedule;
}

/// Whether it ends somewhere, in bytes or in heads.
bool ends(const ScheduleChoice &choice) { return choice.maxBytes > 0 || choice.maxHeads > 0; }

/// Adds the choice; where fitting made it equal to an earlier one, that one serves both. One that
/// ends somewhere stays by itself.
void add(std::vector<ScheduleChoice> &choices, ScheduleChoice choice) {
  for (ScheduleChoice &earlier : choices)
    if (earlier.schedule == choice.schedule && !ends(earlier) && !ends(choice)) {
      earlier.minBytes = std::min(earlier.minBytes, choice.minBytes);
      earlier.minHeads = std::min(earlier.minHeads, choice.minHeads);
      if (!choice.cpu.empty())
        earlier.cpu = choice.cpu;
      if (earlier.origin.empty())
        earlier.origin = choice.origin;
      return;
    }
  choices.push_back(std::move(choice));
}

/// Whether no plan would run a choice that stands behind some: kernels for large calls come first
/// there, else the order stays, and the first whose conditions a call meets is taken.
bool isUnreachable(const KernelRequest &request, Target target, const ScheduleChoice &choice,
                   ArrayRef<ScheduleChoice> before) {
  auto alignment = [&](const ScheduleChoice &one) {
    return requiredAlignment({request, target, one.schedule});
  };
  return any_of(before, [&](const ScheduleChoice &earlier) {
    return takesCallsOf(earlier, choice) && alignment(earlier) <= alignment(choice);
  });
}

std::vector<ScheduleChoice> reachable(const KernelRequest &request, Target target,
                                      ArrayRef<ScheduleChoice> all) {
  std::vector<ScheduleChoice> result;
  for (const ScheduleChoice &choice : all)
    if (!isUnreachable(request, target, choice, result))
      result.push_back(choice);
  return result;
}

/// The choice for calls of at least so many bytes and heads; nullopt if it ends before them.
std::optional<ScheduleChoice> restFrom(ScheduleChoice choice, int64_t bytes, int64_t heads) {
  if ((choice.maxBytes && choice.maxBytes <= bytes) ||
      (choice.maxHeads && choice.maxHeads <= heads))
    return std::nullopt;
  choice.minBytes = std::max(choice.minBytes, bytes);
  choice.minHeads = std::max(choice.minHeads, heads);
  choice.maxBytes = choice.maxHeads = 0;
  return choice;
}

void asPlansLookAt(std::vector<ScheduleChoice> &choices) {
  std::stable_partition(choices.begin(), choices.end(),
                        [](const ScheduleChoice &choice) { return choice.minBytes > 0; });
}

/// Whether both, which have no ends, are of one choice, and the other is for all calls of this.
bool isPartOf(const ScheduleChoice &choice, const ScheduleChoice &other) {
  return choice.schedule == other.schedule && choice.cpu == other.cpu &&
         choice.origin == other.origin && choice.minBytes >= other.minBytes &&
         choice.minHeads >= other.minHeads;
}

/// The same without ends: for each end in bytes, the highest first, and within it for each end in
/// heads, what is preferred from there on, then what is preferred below them all. Plans look at
/// what begins at some bytes before all else, so where such a choice ends in heads, what follows it
/// there must begin at as many bytes. What serves every call must have no end.
std::vector<ScheduleChoice> withoutEnds(const KernelRequest &request, Target target,
                                        ArrayRef<ScheduleChoice> asPlansLook) {
  using HighestFirst = std::set<int64_t, std::greater<>>;
  HighestFirst bytes = {0};
  for (const ScheduleChoice &choice : asPlansLook) {
    bytes.insert(choice.maxBytes);
    if (choice.maxHeads)
      bytes.insert(choice.minBytes);
  }
  std::vector<ScheduleChoice> result;
  for (const int64_t leastBytes : bytes) {
    HighestFirst heads = {0};
    for (const ScheduleChoice &choice : asPlansLook)
      if (!choice.maxBytes || choice.maxBytes > leastBytes)
        heads.insert(choice.maxHeads);
    for (const int64_t leastHeads : heads)
      for (const ScheduleChoice &choice : asPlansLook)
        if (auto rest = restFrom(choice, leastBytes, leastHeads))
          if (!isUnreachable(request, target, *rest, result))
            result.push_back(std::move(*rest));
  }
  asPlansLookAt(result);
  for (size_t i = result.size(); i-- > 1;) // the next one takes its calls by the same kernel
    if (isPartOf(result[i - 1], result[i]))
      result.erase(result.begin() + static_cast<std::ptrdiff_t>(i - 1));
  return result;
}

} // namespace

std::vector<ScheduleChoice> joinChoices(const KernelRequest &request, Target target,
                                        ArrayRef<ScheduleChoice> all) {
  // Before a choice joins an equal one for fewer calls, for which another may be preferred: it
  // would take that one's calls.
  std::vector<ScheduleChoice> joined;
  for (const ScheduleChoice &choice : all)
    if (!isUnreachable(request, target, choice, joined))
      add(joined, choice);
  joined = reachable(request, target, joined); // one that joined others may cover those between
  if (none_of(joined, ends))
    return joined;
  asPlansLookAt(joined);
  return withoutEnds(request, target, joined);
}

bool takesCallsOf(const ScheduleChoice &earlier, const ScheduleChoice &later) {
  return (earlier.minBytes > 0 || later.minBytes == 0) && earlier.minBytes <= later.minBytes &&
         earlier.minHeads <= later.minHeads && !ends(earlier);
}

bool canMake(const KernelSpec &spec) {
  if (isDevice(spec.target))
    return canRunOnDevice(spec);
  return canRun(spec);
}

Expected<ScheduleBook> ScheduleBook::load(StringRef directory) {
  ScheduleBook result;
  for (Target target : allTargets)
    for (Family family : allFamilies) {
      if (!hasFamily(target, family))
        continue;
      auto records = loadRecords(directory, target, family);
      if (!records)
        return records.takeError();
      std::vector<ScheduleRecord> &used =
          result.book[static_cast<size_t>(target)][static_cast<size_t>(family)];
      for (size_t i = 0; i < records->size(); ++i) {
        ScheduleRecord &record = (*records)[i];
        if (auto reason = whyIgnored(record, target)) {
          result.ignored_.push_back(
              {recordsPath(directory, target, family) + ": records[" + std::to_string(i) + "]",
               *reason, target});
          continue;
        }
        if (record.tuned)
          record.choice.origin = originOf(*record.tuned, placeOf(target, family, i));
        used.push_back(std::move(record));
      }
    }
  return result;
}

ScheduleBook ScheduleBook::rules() const {
  ScheduleBook result = *this;
  for (auto &families : result.book)
    for (std::vector<ScheduleRecord> &records : families)
      erase_if(records, [](const ScheduleRecord &record) { return record.tuned.has_value(); });
  return result;
}

ScheduleBook ScheduleBook::behind(ArrayRef<ScheduleRecord> records, Target target) const {
  ScheduleBook result = *this;
  std::vector<ScheduleRecord> &own =
      result.book[static_cast<size_t>(target)][static_cast<size_t>(Family::Rope)];
  own.insert(own.begin(), records.begin(), records.end());
  return result;
}

std::vector<std::string> ScheduleBook::classes(const KernelRequest &request, Target target) const {
  std::vector<std::string> classes;
  const auto add = [&](const std::string &cpu) {
    if (!cpu.empty() && !is_contained(classes, cpu))
      classes.push_back(cpu);
  };
  for (const ScheduleRecord &record : records(target, request.family))
    if (record.matches(request)) {
      add(record.choice.cpu);
      for (const auto &[cpu, bytes] : record.classMinBytes)
        add(cpu);
    }
  return classes;
}

Expected<std::vector<ScheduleChoice>> ScheduleBook::choicesOfAll(const KernelRequest &request,
                                                                 Target target) const {
  std::vector<std::string> cpus = classes(request, target);
  cpus.emplace_back();
  std::vector<ScheduleChoice> all;
  for (const std::string &cpu : cpus) {
    auto some = choices(request, target, cpu);
    if (!some)
      return some.takeError();
    if (!cpu.empty())
      while (!some->empty() && some->back().cpu.empty())
        some->pop_back();
    for (ScheduleChoice &choice : *some) {
      choice.cpu = cpu; // also of a rule's that stands before a measured one
      all.push_back(std::move(choice));
    }
  }
  return all;
}

Expected<std::vector<ScheduleChoice>> ScheduleBook::choices(const KernelRequest &request,
                                                            Target target, StringRef cpu) const {
  auto all = recorded(request, target, cpu);
  if (!all)
    return all.takeError();
  return joinChoices(request, target, *all);
}

Expected<std::vector<ScheduleChoice>> ScheduleBook::recorded(const KernelRequest &request,
                                                             Target target, StringRef cpu) const {
  std::vector<ScheduleChoice> result;
  for (const ScheduleRecord &record : records(target, request.family)) {
    const Schedule &schedule = record.choice.schedule;
    if (!record.matches(request) || (!record.choice.cpu.empty() && record.choice.cpu != cpu) ||
        (!isDevice(target) && !canCompute(schedule.form, request)))
      continue;
    ScheduleChoice choice = record.choice;
    if (const auto own = record.classMinBytes.find(cpu.str()); own != record.classMinBytes.end())
      std::tie(choice.cpu, choice.minBytes) = *own;
    // What was measured is taken as it is, if it runs.
    if (isDevice(target) && !record.tuned)
      choice.schedule = narrowedTo(request, target, schedule);
    else if (!isDevice(target) && (!record.tuned || !canRun({request, target, schedule})))
      choice.schedule = fitted(request, target, record);
    if (canMake({request, target, choice.schedule}))
      result.push_back(std::move(choice));
  }
  if (result.empty())
    return createStringError(std::string(targetName(target)) + "/" +
                             std::string(familyName(request.family)) + ".json: no record is for " +
                             requestName(request) +
                             ", expected rules for all that a kernel may be asked for");
  return result;
}

} // namespace ropewalk
