//===- record_code.cpp - Which code a record was measured on --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "record_code.h"

#include "codegen/kernel_image.h"
#include "device/device_schedule.h"
#include "trial/cell_result.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SHA256.h"

using namespace llvm;

namespace ropewalk {
namespace {

constexpr size_t codeDigits = 12;

std::string digest(StringRef bytes) {
  return toHex(SHA256::hash(arrayRefFromStringRef(bytes)), /*LowerCase=*/true);
}

/// A kernel's code, as it is linked, or what a device is given: what starts that is of whatever
/// architecture asks.
Expected<std::string> digestOf(const CompiledKernel &kernel) {
  std::string text;
  for (const DeviceImage &one : kernel.device.images)
    text += digest(one.bytes) + " ";
  if (!text.empty())
    return text;
  KernelImage image;
  auto entry = image.add(kernel);
  if (!entry)
    return entry.takeError();
  return digest(image.bytes()) + " " + std::to_string(*entry);
}

/// Whether a rule's kernel, of a kind for large calls, takes those that plans never take the
/// record's for, so that these two never met: what begins somewhere comes first. Other kinds may
/// begin somewhere because a rule before them ends there.
bool takesOtherCalls(const ScheduleChoice &rule, const ScheduleChoice &record) {
  return rule.minBytes > 0 && isForLarge(rule.schedule) &&
         (record.minBytes == 0 || (record.maxBytes && record.maxBytes <= rule.minBytes) ||
          (record.maxHeads && record.maxHeads <= rule.minHeads));
}

/// Whether tensors that begin with a line, as measured ones do, take an earlier rule for all of the
/// calls of this one, which is then for others.
bool isForOtherTensors(const KernelRequest &request, Target target, const ScheduleChoice &rule,
                       ArrayRef<ScheduleChoice> before) {
  return any_of(before, [&](const ScheduleChoice &earlier) {
    return takesCallsOf(earlier, rule) &&
           isAligned({request, target, earlier.schedule}, rowAlignment(request));
  });
}

/// The kernels that a record compares, by their places among those compiled.
struct Compared {
  size_t own = 0;
  std::vector<std::pair<size_t, ScheduleChoice>> rules;
};

} // namespace

Expected<std::vector<std::string>> codesOf(ArrayRef<ScheduleRecord> records,
                                           const ScheduleBook &rules, Target target,
                                           CompileProgress progress) {
  std::vector<CompiledKernel> kernels;
  StringMap<size_t> places;
  const Architecture host = isDevice(target) ? hostArchitecture() : architectureOf(target);
  auto placeOf = [&](const KernelSpec &spec) {
    const auto [place, isNew] = places.try_emplace(kernelName(spec), kernels.size());
    if (isNew)
      kernels.push_back({spec, 0, 0, "", host, {}});
    return place->second;
  };
  std::vector<std::optional<Compared>> compared;
  for (const ScheduleRecord &record : records) {
    const std::optional<KernelRequest> request = rotationOf(record);
    if (!request || !canMake({*request, target, record.choice.schedule})) {
      compared.push_back(std::nullopt);
      continue;
    }
    auto ruled = rules.choices(*request, target, record.choice.cpu);
    if (!ruled)
      return ruled.takeError();
    Compared one{placeOf({*request, target, record.choice.schedule}), {}};
    for (const ScheduleChoice &rule : *ruled)
      if (!takesOtherCalls(rule, record.choice) &&
          !isForOtherTensors(*request, target, rule, ArrayRef(ruled->data(), &rule)))
        one.rules.emplace_back(placeOf({*request, target, rule.schedule}), rule);
    compared.push_back(std::move(one));
  }
  auto compiled = compilePlanned(std::move(kernels), progress);
  if (!compiled)
    return compiled.takeError();
  std::vector<std::string> digests;
  for (const CompiledKernel &kernel : *compiled) {
    auto one = digestOf(kernel);
    if (!one)
      return one.takeError();
    digests.push_back(std::move(*one));
  }
  std::vector<std::string> codes;
  for (const std::optional<Compared> &one : compared) {
    if (!one) {
      codes.emplace_back();
      continue;
    }
    std::string text = digests[one->own];
    for (const auto &[place, rule] : one->rules)
      text += "\n" + digests[place] + " from " + std::to_string(rule.minBytes) + " bytes and " +
              std::to_string(rule.minHeads) + " heads" + launchText(rule.schedule.launch);
    codes.push_back(digest(text).substr(0, codeDigits));
  }
  return codes;
}

Renewal renew(Tuning &tuning, const std::string &code, StringRef generator) {
  const bool ours = tuning.generator == generator;
  if (code.empty())
    return Renewal::Unmade;
  if (tuning.code.empty()) {
    if (!ours)
      return Renewal::NoCode;
    tuning.code = code;
    return Renewal::Stamped;
  }
  if (tuning.code != code)
    return Renewal::Changed;
  if (ours)
    return Renewal::Holds;
  tuning.generator = generator.str();
  return Renewal::Renewed;
}

} // namespace ropewalk
