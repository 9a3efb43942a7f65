//===- dispatch.cpp - Which kernels of a table serve a request here -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dispatch.h"
#include "device/device_schedule.h"
#include "reference.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>
#include <utility>

namespace ropewalk {
namespace {

size_t commonPrefix(std::string_view a, std::string_view b) {
  return std::mismatch(a.begin(), a.begin() + std::min(a.size(), b.size()), b.begin()).first -
         a.begin();
}

std::vector<const char *> kernelNames(const ropewalk_kernel_table *table) {
  std::vector<const char *> names;
  for (int32_t i = 0; table && i < table->count; ++i)
    names.push_back(table->kernels[i].name);
  return names;
}

std::optional<Error> validateDeviceKernel(const ropewalk_device_kernel &kernel, int64_t i) {
  const std::pair<const char *, bool> pointers[] = {{"name", kernel.name},
                                                    {"entry", kernel.entry},
                                                    {"run", kernel.run},
                                                    {"images", kernel.images}};
  for (const auto &[field, isSet] : pointers)
    if (!isSet)
      return Error(ROPEWALK_INVALID_ARGUMENT,
                   "kernels.deviceKernels[%" PRId64 "].%s is null, expected a pointer", i, field);
  if (!isBlockSize(kernel.blockThreads))
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "kernels.deviceKernels[%" PRId64
                 "].blockThreads is %d, expected 0 or a power of two from %d to %d",
                 i, kernel.blockThreads, fewestBlockThreads, mostBlockThreads);
  if (kernel.imageCount < 1)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "kernels.deviceKernels[%" PRId64 "].imageCount is %" PRId64
                 ", expected at least 1",
                 i, kernel.imageCount);
  for (int64_t j = 0; j < kernel.imageCount; ++j)
    if (!kernel.images[j].bytes)
      return Error(ROPEWALK_INVALID_ARGUMENT,
                   "kernels.deviceKernels[%" PRId64 "].images[%" PRId64
                   "].bytes is null, expected a pointer",
                   i, j);
  return std::nullopt;
}

/// What the name in the limits means for one piece of a plan.
enum class NameRule { Free, OnlyNamed, OnlyReference };

/// A name binds the pieces of its own family; a rotation bound to one kernel still
/// needs its copies, and only the copies that the kernel is made for are bound by it.
Expected<NameRule> nameRule(const ropewalk_kernel_table *table, const KernelRequest &request,
                            const DispatchLimits &limits) {
  if (!limits.kernel)
    return NameRule::Free;
  if (std::strcmp(limits.kernel, referenceName) == 0) {
    if (request.family == Family::Copy)
      return NameRule::Free;
    if (!limits.allowReference)
      return Error(ROPEWALK_UNSUPPORTED, "%s is %s, expected allow_reference beside it",
                   limits.kernelField, referenceName);
    return NameRule::OnlyReference;
  }
  std::optional<KernelSpec> spec = parseKernelName(limits.kernel);
  if (auto error = findKernelName(kernelNames(table), limits.kernelField, limits.kernel))
    return *error;
  if (!spec)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "%s is %.90s, expected a name of this version's grammar", limits.kernelField,
                 limits.kernel);
  if (computes(spec->request, request))
    return NameRule::OnlyNamed;
  if (request.family == Family::Rope && spec->request.family == Family::Rope)
    return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %s, expected one for %s", limits.kernelField,
                 limits.kernel, requestName(request).c_str());
  return NameRule::Free;
}

/// Sorts one table's kernels into candidates and rejections.
class Selection {
public:
  Selection(const DispatchRequest &request, const DispatchLimits &limits, NameRule rule)
      : request(request), limits(limits), rule(rule) {}

  void consider(const ropewalk_kernel &kernel) {
    std::optional<KernelSpec> spec = parseKernelName(kernel.name);
    if (!spec)
      return reject(kernel, "name not in this version's grammar");
    if (!computes(spec->request, request.request))
      return void(++choice.otherRequests);
    computed = true;
    if (rule == NameRule::OnlyReference ||
        (bound() && std::strcmp(kernel.name, limits.kernel) != 0))
      return reject(kernel, "another one was asked for by name");
    if (bound() && !choice.candidates.empty())
      return; // whatever else it is preferred for
    if (!limits.cpu.has(spec->target))
      return rejectForHardware(kernel, needs(spec->target) + ", this CPU has " +
                                           std::string(limits.cpu.name()));
    if (limits.maxTarget && !includes(*limits.maxTarget, spec->target))
      return rejectForHardware(kernel, needs(spec->target) + ", max_isa is " +
                                           std::string(targetName(*limits.maxTarget)));
    if (int64_t multiple = widthMultiple(*spec); request.request.channels % multiple != 0)
      return rejectHere(kernel, "needs a window whose width is a multiple of " +
                                    std::to_string(multiple) + ", found " +
                                    std::to_string(request.request.channels));
    const int64_t alignment = requiredAlignment(*spec);
    if (!isAligned(*spec, request.alignment))
      return rejectHere(kernel, "needs strides and offsets that are multiples of " +
                                    std::to_string(alignment) + " bytes, found " +
                                    std::to_string(askedAlignment(*spec, request.alignment)));
    const Candidate candidate = {kernel.run, alignment, bound() ? 0 : kernel.minBytes, kernel.name,
                                 spec};
    if (limits.wisdom)
      runnable.push_back(candidate);
    if (!bound() && kernel.cpu && limits.cpuClass != kernel.cpu)
      return rejectHere(kernel, "preferred on " + std::string(kernel.cpu) + ", this CPU is " +
                                    (limits.cpuClass.empty() ? "another" : limits.cpuClass));
    if (!bound() && request.heads < kernel.minHeads)
      return rejectHere(kernel, "preferred from " + std::to_string(kernel.minHeads) +
                                    " heads on, found " + std::to_string(request.heads));
    choice.candidates.push_back(candidate);
  }

  Expected<Choice> finish() {
    if (!bound()) {
      preferMeasured();
      order();
      dropUnreachable();
      if (!servesEveryCall())
        addPortable();
      dropRejectionsOfUsed();
    }
    // A kernel asked for by name may refuse calls; run() then says MISALIGNED.
    if (choice.candidates.empty() || !(bound() || servesEveryCall()))
      return missing();
    return std::move(choice);
  }

private:
  bool bound() const { return rule == NameRule::OnlyNamed; }

  static std::string needs(Target target) { return "needs " + std::string(targetName(target)); }

  void reject(const ropewalk_kernel &kernel, std::string reason) {
    choice.rejected.push_back({kernel.name, std::move(reason)});
  }
  void rejectForHardware(const ropewalk_kernel &kernel, std::string reason) {
    hardware = true;
    reject(kernel, std::move(reason));
    lastReason = choice.rejected.back().kernel + " " + choice.rejected.back().reason;
  }
  void rejectHere(const ropewalk_kernel &kernel, std::string reason) {
    runsHere = true;
    reject(kernel, std::move(reason));
    lastReason = choice.rejected.back().kernel + " " + choice.rejected.back().reason;
  }

  /// What was measured here stands before the table's own order, but behind what it has for large
  /// calls, which was not measured: what streams them, or asks for their heads early, what begins
  /// beyond them, and what stands before such a one for calls as large.
  void preferMeasured() {
    if (!limits.wisdom)
      return;
    const std::vector<Candidate> all = std::move(choice.candidates);
    choice.candidates.clear();
    const int64_t measured = *std::rbegin(measuredHeads) * *std::rbegin(measuredTokens) *
                             request.request.channels * elementBytes(request.request.dtype);
    auto isLarge = [&](const Candidate &c) {
      const Schedule &schedule = c.spec->schedule;
      return c.minBytes > measured ||
             (c.minBytes > 0 && (isStream(schedule.store) || schedule.load != Load::Plain));
    };
    std::vector<char> large(all.size());
    int64_t least = INT64_MAX; // of those that follow
    for (size_t i = all.size(); i-- > 0;)
      if (isLarge(all[i]) || all[i].minBytes >= least) {
        large[i] = true;
        least = std::min(least, all[i].minBytes);
      }
    for (size_t i = 0; i < all.size(); ++i)
      if (large[i])
        choice.candidates.push_back(all[i]);
    for (const Preference &one : limits.wisdom->preferences)
      for (const Candidate &candidate : runnable)
        if (one.kernel == candidate.name && one.minHeads <= request.heads) {
          choice.candidates.push_back(candidate);
          choice.candidates.back().minBytes = one.minBytes;
          choice.candidates.back().measured = true;
          break; // other entries of the name have its code
        }
    for (size_t i = 0; i < all.size(); ++i)
      if (!large[i])
        choice.candidates.push_back(all[i]);
  }

  /// Kernels for large calls first, and what was measured here for calls of any size; of each kind,
  /// those for this very width first. By loops: std::stable_sort would be kilobytes of the runtime.
  void order() {
    const std::vector<Candidate> all = std::move(choice.candidates);
    choice.candidates.clear();
    for (bool large : {true, false})
      for (bool exact : {true, false})
        for (const Candidate &c : all)
          if ((c.minBytes > 0 || c.measured) == large && (c.spec->request.channels != 0) == exact)
            choice.candidates.push_back(c);
  }

  /// Weaker conditions earlier in the list make a candidate useless; so does a lower
  /// level than that of the kernel for ordinary calls.
  void dropUnreachable() {
    std::vector<Candidate> all = std::move(choice.candidates);
    choice.candidates.clear();
    auto ordinary =
        std::find_if(all.begin(), all.end(), [](const Candidate &c) { return c.minBytes == 0; });
    for (const Candidate &c : all) {
      if (!c.measured && c.minBytes > 0 && ordinary != all.end() &&
          c.spec->target < ordinary->spec->target) {
        choice.rejected.push_back({c.name, std::string("of a lower level than ") + ordinary->name});
        continue;
      }
      auto covers = [&](const Candidate &earlier) {
        return earlier.alignment <= c.alignment && earlier.minBytes <= c.minBytes;
      };
      auto before = std::find_if(choice.candidates.begin(), choice.candidates.end(), covers);
      const bool isThere =
          std::any_of(choice.candidates.begin(), choice.candidates.end(),
                      [&](const Candidate &earlier) { return earlier.run == c.run; });
      if (before != choice.candidates.end() && isThere)
        continue; // as it was measured
      if (before != choice.candidates.end())
        choice.rejected.push_back({c.name, std::string("ranked below ") + before->name});
      else
        choice.candidates.push_back(c);
    }
  }

  /// A name that is passed over in one entry and used by another is used.
  void dropRejectionsOfUsed() {
    auto isUsed = [&](const Rejection &rejection) {
      return std::any_of(choice.candidates.begin(), choice.candidates.end(),
                         [&](const Candidate &c) { return rejection.kernel == c.name; });
    };
    auto &all = choice.rejected;
    all.erase(std::remove_if(all.begin(), all.end(), isUsed), all.end());
  }

  bool servesEveryCall() const {
    return choice.servesEveryCall(elementBytes(request.request.dtype));
  }

  void addPortable() {
    const KernelRequest &r = request.request;
    const bool copies = r.family == Family::Copy;
    if (copies || limits.allowReference)
      choice.candidates.push_back({referenceKernel(r), elementBytes(r.dtype), 0,
                                   copies ? memcpyName : referenceName, std::nullopt});
  }

  Error missing() const {
    std::string wanted = requestName(request.request);
    if (!choice.candidates.empty())
      return Error(ROPEWALK_UNSUPPORTED,
                   "kernels for %s need pointers that are multiples of %d bytes or calls of a "
                   "minimum size, expected one for every call or allow_reference",
                   wanted.c_str(), static_cast<int>(choice.candidates.back().alignment));
    if (!computed)
      return Error(ROPEWALK_UNSUPPORTED, "kernels has none for %s, expected one or allow_reference",
                   wanted.c_str());
    bool onlyHardware = hardware && !runsHere;
    return Error(onlyHardware ? ROPEWALK_UNSUPPORTED_HARDWARE : ROPEWALK_UNSUPPORTED,
                 "no kernel for %s can be used: %s", wanted.c_str(), lastReason.c_str());
  }

  const DispatchRequest &request;
  const DispatchLimits &limits;
  NameRule rule;
  Choice choice;
  std::vector<Candidate> runnable; ///< Whatever the heads; with wisdom only.
  bool computed = false;           ///< Some kernel computes the request,
  bool hardware = false;           ///< one of them needs another CPU,
  bool runsHere = false; ///< one runs on this CPU, but is not for this call, or this class of CPUs.
  std::string lastReason;
};

} // namespace

Expected<Target> parseMaxIsa(const char *field, const char *name, const TargetSet &cpu) {
  std::string names;
  for (Target target : cpuTargets) {
    if (!cpu.empty() && !cpu.sharesArchitecture(target))
      continue;
    if (targetName(target) == name)
      return target;
    names.append(names.empty() ? "" : ", ").append(targetName(target));
  }
  return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %.64s, expected one of %s", field, name,
               names.c_str());
}

std::optional<Error> validateKernelTable(const ropewalk_kernel_table &table) {
  if (table.abi != ROPEWALK_KERNEL_ABI)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "kernels.abi is %d, expected %d: generate the library again with this version",
                 table.abi, ROPEWALK_KERNEL_ABI);
  if (table.count > 0 && !table.kernels)
    return Error(ROPEWALK_INVALID_ARGUMENT, "kernels.kernels is null, expected %d entries",
                 table.count);
  if (table.count < 0)
    return Error(ROPEWALK_INVALID_ARGUMENT, "kernels.count is %d, expected the number of entries",
                 table.count);
  for (int32_t i = 0; i < table.count; ++i)
    if (!table.kernels[i].name || !table.kernels[i].run)
      return Error(ROPEWALK_INVALID_ARGUMENT, "kernels[%d].%s is null, expected a pointer", i,
                   table.kernels[i].name ? "run" : "name");
  if (table.deviceCount > 0 && !table.deviceKernels)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "kernels.deviceKernels is null, expected %" PRId64 " entries", table.deviceCount);
  if (table.deviceCount < 0)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "kernels.deviceCount is %" PRId64 ", expected the number of entries",
                 table.deviceCount);
  for (int64_t i = 0; i < table.deviceCount; ++i)
    if (auto error = validateDeviceKernel(table.deviceKernels[i], i))
      return error;
  return std::nullopt;
}

std::optional<Error> findKernelName(const std::vector<const char *> &names, const char *field,
                                    const char *wanted) {
  const char *nearest = "";
  size_t longest = 0;
  for (const char *name : names) {
    if (std::strcmp(name, wanted) == 0)
      return std::nullopt;
    if (size_t length = commonPrefix(name, wanted); length > longest) {
      longest = length;
      nearest = name;
    }
  }
  return Error(ROPEWALK_INVALID_ARGUMENT, "%s is %.90s, expected a name in the kernel table%s%s",
               field, wanted, longest ? "; nearest is " : "", nearest);
}

bool Choice::servesEveryCall(int64_t elementBytes) const {
  return std::any_of(candidates.begin(), candidates.end(), [&](const Candidate &c) {
    return c.alignment <= elementBytes && c.minBytes == 0;
  });
}

Expected<Choice> chooseKernels(const ropewalk_kernel_table *table, const DispatchRequest &request,
                               const DispatchLimits &limits) {
  Expected<NameRule> rule = nameRule(table, request.request, limits);
  if (!rule)
    return rule.error();
  Selection selection(request, limits, *rule);
  for (int32_t i = 0; table && i < table->count; ++i)
    selection.consider(table->kernels[i]);
  return selection.finish();
}

} // namespace ropewalk
