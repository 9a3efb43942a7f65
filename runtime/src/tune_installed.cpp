//===- tune_installed.cpp - Measures the kernels of a library -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"
#include "dispatch.h"
#include "error_boundary.h"
#include "reference.h"
#include "storage.h"
#include "wisdom.h"

#include "ropewalk/wisdom.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <new>

namespace ropewalk {
namespace {

constexpr double leastGain = 0.03, sampleSeconds = 20e-6;
/// Of dst from a multiple of a page past src: with equal low address bits loads would wait for
/// stores.
constexpr int64_t aliasGap = 2048 + 256;
constexpr int leastRounds = 7, mostRounds = 501;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

struct Runner {
  const ropewalk_kernel *kernel;
  KernelSpec spec;
};

/// Bytes at a multiple of a cache line.
class Buffer {
public:
  explicit Buffer(int64_t bytes)
      : size(bytes), memory(static_cast<char *>(
                         ::operator new(static_cast<size_t>(bytes), std::align_val_t(64)))) {}
  ~Buffer() { ::operator delete(memory, std::align_val_t(64)); }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;

  char *data() const { return memory; }
  const int64_t size;

private:
  char *memory;
};

float elementAt(const char *element, ropewalk_dtype dtype) {
  if (dtype == ROPEWALK_F32) {
    float value;
    std::memcpy(&value, element, sizeof value);
    return value;
  }
  uint16_t bits;
  std::memcpy(&bits, element, sizeof bits);
  return dtype == ROPEWALK_F16 ? StorageF16::load(bits) : StorageBF16::load(bits);
}

/// A tensor [tokens, heads, components] without gaps, at positions that turn every pair.
class Shape {
public:
  Shape(const KernelRequest &asked, int64_t heads, int64_t tokens)
      : request(asked), width(headWidth(request)),
        bytes(tokens * heads * width * elementBytes(request.dtype)), src(bytes),
        dstMemory(bytes + aliasGap), expected(bytes),
        table(tokens * request.channels * sizeof(float)) {
    // Values between 1 and 2 in any of the types, and cos = sin.
    const int64_t element = elementBytes(request.dtype);
    for (int64_t i = 0; i < bytes; i += element) {
      const float value = 1 + static_cast<float>(i / element % 61) / 64;
      if (request.dtype == ROPEWALK_F32)
        std::memcpy(src.data() + i, &value, sizeof value);
      else {
        const uint16_t bits =
            request.dtype == ROPEWALK_F16 ? StorageF16::store(value) : StorageBF16::store(value);
        std::memcpy(src.data() + i, &bits, sizeof bits);
      }
    }
    const float half = std::sqrt(0.5f);
    for (int64_t i = 0; i < table.size; i += sizeof half)
      std::memcpy(table.data() + i, &half, sizeof half);
    args.src = src.data();
    args.dst = dst();
    args.cos = table.data();
    args.sin = table.data() + table.size / 2;
    args.positions = &position;
    args.tokens = tokens;
    args.heads = heads;
    args.channels = request.channels;
    args.srcHeadStride = args.dstHeadStride = width * element;
    args.srcTokenStride = args.dstTokenStride = heads * args.srcHeadStride;
    args.tableRowStride = request.channels / 2 * static_cast<int64_t>(sizeof(float));
    args.rowStep = 1;
    args.tablePairStride = sizeof(float);
    args.sineSign = 1;
    fillExpected();
    std::memcpy(expected.data(), dst(), static_cast<size_t>(bytes));
  }

  /// Out of place on a dst that is NaN in every type: what a kernel leaves out is wrong.
  void run(ropewalk_kernel_fn kernel) {
    if (request.place == ROPEWALK_OUT_OF_PLACE)
      std::memset(dst(), 0xff, static_cast<size_t>(bytes));
    else
      std::memcpy(dst(), src.data(), static_cast<size_t>(bytes));
    kernel(&args);
  }

  /// By the reference, which turns windows alone, in dst.
  void fillExpected() {
    std::memcpy(dst(), src.data(), static_cast<size_t>(bytes));
    const int64_t offset = request.before * elementBytes(request.dtype);
    ropewalk_kernel_args window = args;
    window.src = src.data() + offset;
    window.dst = dst() + offset;
    runReference(request, window);
  }

  /// Whether it writes what the reference does, but for the rounding of the last places.
  bool isRight(ropewalk_kernel_fn kernel) {
    run(kernel);
    const double ulp = request.dtype == ROPEWALK_F32   ? 0x1p-22
                       : request.dtype == ROPEWALK_F16 ? 0x1p-9
                                                       : 0x1p-6;
    for (int64_t i = 0; i < bytes; i += elementBytes(request.dtype))
      if (!(std::fabs(elementAt(dst() + i, request.dtype) -
                      elementAt(expected.data() + i, request.dtype)) <= 2 * ulp))
        return false;
    return true;
  }

  double secondsPerCall(ropewalk_kernel_fn kernel, int64_t calls) {
    std::memcpy(dst(), src.data(), static_cast<size_t>(bytes));
    const Clock::time_point begin = Clock::now();
    for (int64_t i = 0; i < calls; ++i)
      kernel(&args);
    return secondsSince(begin) / static_cast<double>(calls);
  }

  const KernelRequest request;
  const int64_t width; ///< Components of a head that a kernel sees.
  const int64_t bytes;

private:
  char *dst() const { return dstMemory.data() + aliasGap; }

  Buffer src, dstMemory, expected, table;
  int32_t position = 0;
  ropewalk_kernel_args args = {};
};

/// Samples of all runners, one of each per round: what disturbs the machine disturbs all alike.
class Samples {
public:
  Samples(const std::vector<Runner> &runners, Shape &shape, double seconds)
      : samples(runners.size()) {
    std::vector<int64_t> calls(runners.size(), 0);
    for (size_t i = 0; i < runners.size(); ++i)
      if (shape.isRight(runners[i].kernel->run)) {
        const double once = shape.secondsPerCall(runners[i].kernel->run, 1);
        calls[i] = std::max<int64_t>(1, std::llround(sampleSeconds / std::max(once, 1e-9)));
      }
    const Clock::time_point begin = Clock::now();
    for (int round = 0;
         round < mostRounds && (round < leastRounds || secondsSince(begin) < seconds); ++round)
      for (size_t i = 0; i < runners.size(); ++i)
        if (calls[i] > 0)
          samples[i].push_back(shape.secondsPerCall(runners[i].kernel->run, calls[i]));
  }

  bool isRight(size_t runner) const { return !samples[runner].empty(); }

  /// a's time / b's: the median over the rounds lies below this with 95 % confidence. Both are
  /// right.
  double ratioBelow(size_t a, size_t b) const {
    std::vector<double> ratios;
    for (size_t round = 0; round < samples[a].size(); ++round)
      ratios.push_back(samples[a][round] / samples[b][round]);
    const auto count = static_cast<double>(ratios.size());
    // The rank, by the normal approximation of the binomial distribution.
    const double rank = std::min(std::ceil(count / 2 + 0.98 * std::sqrt(count)), count - 1);
    const auto at = ratios.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(ratios.begin(), at, ratios.end());
    return *at;
  }

private:
  std::vector<std::vector<double>> samples; ///< None of one that is wrong.
};

/// Kernels that compute one request and run here, those for large calls aside: where streams pay
/// depends on more than a kernel, and prefetches of what no cache holds are not measured by calls
/// that one holds.
std::vector<Runner> runnersOf(const ropewalk_kernel_table &table, const KernelRequest &request,
                              const TargetSet &cpu) {
  std::vector<Runner> runners;
  for (int32_t i = 0; i < table.count; ++i) {
    const std::optional<KernelSpec> spec = parseKernelName(table.kernels[i].name);
    if (spec && spec->request == request && cpu.has(spec->target) && !isForLarge(spec->schedule) &&
        isAligned(*spec, rowAlignment(request)) &&
        std::none_of(runners.begin(), runners.end(), [&](const Runner &runner) {
          return runner.kernel->run == table.kernels[i].run;
        }))
      runners.push_back({&table.kernels[i], *spec});
  }
  return runners;
}

/// What the table itself prefers on CPUs of this class.
std::vector<Preference> preferencesOf(const ropewalk_kernel_table &table, const std::string &cpu) {
  std::vector<Preference> preferences;
  for (int32_t i = 0; i < table.count; ++i)
    if (const ropewalk_kernel &kernel = table.kernels[i]; !kernel.cpu || cpu == kernel.cpu)
      preferences.push_back({kernel.name, kernel.minBytes, kernel.minHeads});
  return preferences;
}

/// Which runner a plan takes with these preferences, before those of the table.
size_t takenBy(const std::vector<Preference> &preferences, const std::vector<Preference> &table,
               const std::vector<Runner> &runners, int64_t bytes, int64_t heads) {
  const auto find = [&](const std::vector<Preference> &all, int64_t least, size_t &found) {
    for (const Preference &one : all)
      if (one.minBytes >= least && bytes >= one.minBytes && heads >= one.minHeads)
        for (found = 0; found < runners.size(); ++found)
          if (one.kernel == runners[found].kernel->name)
            return true;
    return false;
  };
  size_t found = 0; // as plans look at them
  return find(preferences, 0, found) || find(table, 1, found) || find(table, 0, found) ? found : 0;
}

/// From few heads and tokens to many, so that a preference holds until another one stands before
/// it.
void prefer(const std::vector<Runner> &runners, const std::vector<Preference> &table,
            const KernelRequest &request, double seconds, Wisdom &wisdom) {
  std::vector<Preference> mine;
  for (int64_t heads : measuredHeads)
    for (int64_t tokens : measuredTokens) {
      Shape shape(request, heads, tokens);
      const Samples samples(runners, shape, seconds);
      const size_t taken = takenBy(mine, table, runners, shape.bytes, heads);
      size_t best = taken;
      double least = 1 - leastGain;
      for (size_t i = 0; i < runners.size() && samples.isRight(taken); ++i)
        if (i != taken && samples.isRight(i))
          if (const double ratio = samples.ratioBelow(i, taken); ratio < least) {
            least = ratio;
            best = i;
          }
      if (best == taken)
        continue;
      mine.insert(mine.begin(),
                  {runners[best].kernel->name, tokens == measuredTokens[0] ? 0 : shape.bytes,
                   heads == measuredHeads[0] ? 0 : heads});
    }
  wisdom.preferences.insert(wisdom.preferences.end(), mine.begin(), mine.end());
}

/// What the file has of other libraries' kernels, if it was measured here: they share it. In front,
/// where it means nothing to this one, and others still find it first.
void keepOthers(const ropewalk_kernel_table &table, const char *path, Wisdom &wisdom) {
  Expected<Wisdom> there = readWisdom(path);
  if (!there || there->cpu != wisdom.cpu)
    return;
  std::vector<Preference> &all = there->preferences;
  const auto isOwn = [&](const Preference &preference) {
    return std::any_of(table.kernels, table.kernels + table.count,
                       [&](const ropewalk_kernel &own) { return preference.kernel == own.name; });
  };
  all.erase(std::remove_if(all.begin(), all.end(), isOwn), all.end());
  all.insert(all.end(), wisdom.preferences.begin(), wisdom.preferences.end());
  wisdom.preferences = std::move(all);
}

Expected<Wisdom> tuneInstalled(const ropewalk_kernel_table &table, double seconds,
                               const char *path) {
  if (auto error = validateKernelTable(table))
    return *error;
  const TargetSet cpu = hostTargets();
  if (cpu.empty())
    return Error(ROPEWALK_UNSUPPORTED_HARDWARE, "this CPU runs no kernels");
  if (auto error = refuseWisdomPath(path))
    return *error;
  std::vector<KernelRequest> requests;
  for (int32_t i = 0; i < table.count; ++i) {
    const std::optional<KernelSpec> spec = parseKernelName(table.kernels[i].name);
    if (spec && spec->request.family == Family::Rope && spec->request.channels > 0 &&
        !readsOtherTables(spec->request) && // which are scheduled like those of f32 rows
        std::find(requests.begin(), requests.end(), spec->request) == requests.end() &&
        runnersOf(table, spec->request, cpu).size() > 1)
      requests.push_back(spec->request);
  }
  Wisdom wisdom;
  wisdom.cpu = cpuIdentity();
  const double each =
      seconds / static_cast<double>(std::max<size_t>(1, requests.size()) *
                                    std::size(measuredHeads) * std::size(measuredTokens));
  const std::vector<Preference> preferences = preferencesOf(table, cpuClass());
  for (const KernelRequest &request : requests)
    prefer(runnersOf(table, request, cpu), preferences, request, each, wisdom);
  keepOthers(table, path, wisdom);
  return wisdom;
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_tune_installed(const ropewalk_kernel_table *kernels, double seconds,
                                        const char *path, ropewalk_error *error) {
  if (!kernels || !path)
    return report(Error(ROPEWALK_INVALID_ARGUMENT, "%s is null, expected a pointer",
                        kernels ? "path" : "kernels"),
                  error);
  if (!(seconds > 0 && seconds <= 3600))
    return report(Error(ROPEWALK_INVALID_ARGUMENT,
                        "seconds is %g, expected a number above 0, at most 3600", seconds),
                  error);
  std::optional<Error> failure;
  const ropewalk_status status = atBoundary(
      error, [&] { return tuneInstalled(*kernels, seconds, path); },
      [&](const Wisdom &wisdom) { failure = writeWisdom(wisdom, path); });
  return status == ROPEWALK_OK && failure ? report(*failure, error) : status;
}
