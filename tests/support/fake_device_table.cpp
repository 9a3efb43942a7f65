//===- fake_device_table.cpp - Kernels for devices made of names ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_device_table.h"

#include "device/device_schedule.h"
#include "reference.h"
#include "support/elements.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <utility>

namespace ropewalk::test {
namespace {

constexpr size_t slots = 8;

struct Slot {
  std::optional<KernelSpec> spec;
  std::vector<ropewalk_device_args> launches;
};

Slot slot[slots];
std::string broken;

int64_t blocksOf(int64_t count, int64_t perBlock) { return (count + perBlock - 1) / perBlock; }

void checkReach(const KernelSpec &spec, const ropewalk_device_args &args) {
  const bool words = spec.schedule.form == Form::Word;
  const int64_t unit = words ? 4 : elementBytes(spec.request.dtype), limit = INT64_C(1) << 31;
  const int64_t width =
      (args.before + args.channels + args.behind) * elementBytes(spec.request.dtype);
  for (const ropewalk_device_tensor *t : {&args.q, &args.k}) {
    if (t->heads == 0)
      continue;
    const auto reach = [&](int64_t batch, int64_t token, int64_t head) {
      return (args.batches - 1) * std::abs(batch) + (args.tokens - 1) * std::abs(token) +
             (t->heads - 1) * std::abs(head) + width;
    };
    if (reach(t->srcBatchStride, t->srcTokenStride, t->srcHeadStride) / unit > limit ||
        reach(t->dstBatchStride, t->dstTokenStride, t->dstHeadStride) / unit > limit)
      broken = kernelName(spec) + " was launched with a tensor of 2^31 units";
  }
  if (((args.batches - 1) * std::abs(args.positionBatchStride) +
       (args.tokens - 1) * std::abs(args.positionTokenStride)) /
          4 >
      limit - 2)
    broken = kernelName(spec) + " was launched with a list of 2^31 words";
}

/// For memories that are aligned themselves.
void checkAlignment(const KernelSpec &spec, const ropewalk_device_args &args) {
  const bool words = spec.schedule.form == Form::Word;
  int64_t bits = 0, table = args.tableRowStride | args.cosOffset | args.sinOffset |
                            static_cast<int64_t>(args.cos | args.sin);
  if (args.channels == 0)
    table = 0;
  for (const ropewalk_device_tensor *t : {&args.q, &args.k})
    if (t->heads > 0)
      bits |= static_cast<int64_t>(t->src | t->dst) | t->srcOffset | t->dstOffset |
              t->srcTokenStride | t->dstTokenStride | t->srcHeadStride | t->dstHeadStride;
  if (bits % requiredAlignment(spec) != 0 ||
      table % (words ? requiredAlignment(spec) : tableEntryBytes(spec.request.source)) != 0)
    broken = kernelName(spec) + " was launched with less than its alignment";
  if (words && args.channels > 0 && args.tablePairStride != tableEntryBytes(spec.request.source))
    broken = kernelName(spec) + " was launched with pairs apart";
}

template <size_t i>
int32_t fakeKernel(const ropewalk_device_args *args, const ropewalk_device_launch *launch) {
  const KernelSpec &spec = *slot[i].spec;
  slot[i].launches.push_back(*args);
  checkReach(spec, *args);
  checkAlignment(spec, *args);
  const int64_t heads = blocksOf(args->q.heads, headsPerThread(spec)) +
                        blocksOf(args->k.heads, headsPerThread(spec)); // of a thread each
  int64_t grid[] = {blocksOf(args->tokens, args->tokensPerBlock),
                    blocksOf(heads, args->headsPerBlock), args->batches};
  if (args->headsFirst)
    std::swap(grid[0], grid[1]);
  if (grid[0] > INT32_MAX || grid[1] > 65535 || grid[2] > 65535 || args->tokens > INT32_MAX ||
      args->tokensPerBlock > 64 ||
      args->pairsPerBlock * args->headsPerBlock * args->tokensPerBlock > 1024)
    broken = kernelName(spec) + " was launched with a grid that no device has";
  const int32_t blocks[] = {static_cast<int32_t>(grid[0]), static_cast<int32_t>(grid[1]),
                            static_cast<int32_t>(grid[2])};
  const int32_t threads[] = {args->pairsPerBlock, args->headsPerBlock, args->tokensPerBlock};
  ropewalk_device_args copy = *args;
  int32_t tokens = static_cast<int32_t>(args->tokens);
  void *arguments[] = {&copy.q.dst, &copy.status, &tokens, &copy.rowOffset, &copy.q.dstOffset};
  const uint64_t sizes[] = {8, 8, 4, 4, 8};
  const int8_t isBuffer[] = {1, 1, 0, 0, 0};
  return launch->start(launch, blocks, threads, 0, 5, arguments, sizes, isBuffer);
}

template <size_t... i> ropewalk_device_fn fakeFunction(size_t at, std::index_sequence<i...>) {
  static constexpr ropewalk_device_fn functions[] = {fakeKernel<i>...};
  return functions[at];
}

char *at(uint64_t memory, int64_t offset) { return reinterpret_cast<char *>(memory) + offset; }

template <class T> T read(uint64_t memory, int64_t offset) {
  T value;
  std::memcpy(&value, at(memory, offset), sizeof value);
  return value;
}

int64_t readWords(uint64_t memory, int64_t offset, int32_t words) {
  return words == 2 ? read<int64_t>(memory, offset) : read<int32_t>(memory, offset);
}

/// A token's row on each axis, as the ABI has it.
struct TokenRows {
  bool isPad = false, isGood = true;
  int64_t row[ROPEWALK_MAX_AXES] = {};
};

/// The sequence of a token, or -1.
int64_t sequenceOf(const ropewalk_device_args &args, int64_t token) {
  for (int64_t s = args.sequenceCount - 1; s >= 0; --s) {
    const auto begin = [&](int64_t number) {
      return readWords(args.sequences, args.sequencesOffset + number * args.sequenceStride,
                       args.sequenceStride == 8 ? 2 : 1);
    };
    if (begin(s) <= token)
      return token < begin(s + 1) ? s : -1;
  }
  return -1;
}

TokenRows rowsOf(const KernelSpec &spec, const ropewalk_device_args &args, int64_t batch,
                 int64_t token) {
  const bool isRows = spec.request.family == Family::Rows, isRagged = args.sequenceCount > 0;
  const bool factored = spec.request.source == TableSource::Factored;
  const int64_t sequence = isRagged ? sequenceOf(args, token + args.firstToken) : 0;
  TokenRows rows;
  if (sequence < 0) {
    rows.isGood = false;
    return rows;
  }
  int64_t number = isRows ? token + args.firstToken : token;
  if (isRagged)
    number -= readWords(args.sequences, args.sequencesOffset + sequence * args.sequenceStride, 1);
  rows.isPad = args.hasPad;
  for (int32_t axis = 0; axis < std::max(1, spec.request.axes); ++axis) {
    const int64_t position =
        readWords(args.positions,
                  args.positionOffset + (isRagged ? sequence : batch) * args.positionBatchStride +
                      token * args.positionTokenStride + axis * args.positionAxisStride,
                  args.positionWords);
    rows.isPad &= position == args.pad;
    int64_t &row = rows.row[axis] = number * args.rowStep + args.rowOffset;
    if (!isRows)
      row += batch * args.rowBatchStep;
    if (isRows || args.addsPosition) {
      row += position;
      rows.isGood &= position == static_cast<int32_t>(position);
    }
    rows.isGood &= factored ? row >= args.firstPosition && row <= args.lastPosition
                            : row >= 0 && row < args.rows;
  }
  return rows;
}

struct CosSin {
  double cos, sin;
};

/// One rounding of each sum; products by themselves where `isExact` is not asked for.
CosSin add(CosSin a, CosSin b, bool isFused) {
  if (isFused)
    return {std::fma(a.cos, b.cos, -(a.sin * b.sin)), std::fma(a.sin, b.cos, a.cos * b.sin)};
  const double cc = a.cos * b.cos, ss = a.sin * b.sin, sc = a.sin * b.cos, cs = a.cos * b.sin;
  return {cc - ss, sc + cs};
}

CosSin entryOf(const KernelSpec &spec, const ropewalk_device_args &args, int64_t row,
               int64_t pair) {
  const auto place = [&](int64_t offset, int64_t number) {
    return offset + number * args.tableRowStride + pair * args.tablePairStride;
  };
  if (spec.request.source != TableSource::Factored) {
    const auto dtype = static_cast<ropewalk_dtype>(spec.request.source);
    return {readElement(dtype, at(args.cos, place(args.cosOffset, row))),
            readElement(dtype, at(args.sin, place(args.sinOffset, row)))};
  }
  const auto factor = [&](uint64_t cos, int64_t cosOffset, uint64_t sin, int64_t sinOffset,
                          int64_t number) {
    return CosSin{read<double>(cos, place(cosOffset, number)),
                  read<double>(sin, place(sinOffset, number))};
  };
  const int64_t coarseRow = args.hasTop ? row >> 8 & 4095 : (row >> 8) + args.coarseOffset;
  CosSin coarse = factor(args.cos, args.cosOffset, args.sin, args.sinOffset, coarseRow);
  if (args.hasTop && row >> 20 != 0)
    coarse = add(factor(args.topCos, args.topCosOffset, args.topSin, args.topSinOffset,
                        (row >> 20) + args.topOffset),
                 coarse, false);
  const CosSin fine =
      factor(args.fineCos, args.fineCosOffset, args.fineSin, args.fineSinOffset, row & 255);
  return add(coarse, fine, true);
}

/// All cosines and sines of a token.
void gather(const KernelSpec &spec, const ropewalk_device_args &args, const TokenRows &rows,
            std::vector<float> &cos, std::vector<float> &sin) {
  cos.resize(args.channels / 2);
  sin.resize(cos.size());
  for (size_t i = 0; i < cos.size(); ++i) {
    const int32_t axis =
        spec.request.axes > 1
            ? read<int32_t>(args.pairAxis, args.pairAxisOffset + 4 * static_cast<int64_t>(i))
            : 0;
    const CosSin entry = entryOf(spec, args, rows.row[axis], static_cast<int64_t>(i));
    cos[i] = static_cast<float>(entry.cos);
    sin[i] = static_cast<float>(entry.sin);
  }
}

void rotateHead(const KernelSpec &spec, const ropewalk_device_args &args, const char *src,
                char *dst, const std::vector<float> &cos, const std::vector<float> &sin) {
  const int64_t element = elementBytes(spec.request.dtype);
  const int64_t windowEnd = args.before + args.channels;
  KernelRequest request = spec.request;
  request.channels = request.axes = 0;
  request.source = TableSource::F32;
  ropewalk_kernel_args one = {};
  const int32_t zero = 0;
  one.src = src + args.before * element;
  one.dst = dst + args.before * element;
  one.cos = cos.data();
  one.sin = sin.data();
  one.positions = &zero;
  one.tokens = one.heads = 1;
  one.channels = args.channels;
  one.tablePairStride = sizeof(float);
  one.sineSign = args.sineSign;
  std::vector<char> window; // where another order takes its place
  if (reordersInPlace(request)) {
    const auto *begin = static_cast<const char *>(one.src);
    window.assign(begin, begin + args.channels * element);
    one.src = window.data();
    request.place = ROPEWALK_OUT_OF_PLACE;
  }
  if (args.channels > 0)
    referenceKernel(request)(&one);
  if (spec.request.place == ROPEWALK_IN_PLACE)
    return;
  std::memcpy(dst, src, args.before * element);
  std::memcpy(dst + windowEnd * element, src + windowEnd * element, args.behind * element);
}

/// visit(src, dst) for every head of a token.
template <class Visit>
void forEachHead(const ropewalk_device_args &args, int64_t b, int64_t t, Visit visit) {
  for (const ropewalk_device_tensor *x : {&args.q, &args.k})
    for (int64_t h = 0; h < x->heads; ++h)
      visit(at(x->src,
               x->srcOffset + b * x->srcBatchStride + t * x->srcTokenStride + h * x->srcHeadStride),
            at(x->dst, x->dstOffset + b * x->dstBatchStride + t * x->dstTokenStride +
                           h * x->dstHeadStride));
}

void copyPad(const KernelSpec &spec, const ropewalk_device_args &args, int64_t b, int64_t t) {
  if (spec.request.family == Family::Rows || spec.request.place == ROPEWALK_IN_PLACE ||
      !args.copiesPads)
    return;
  const int64_t bytes =
      (args.before + args.channels + args.behind) * elementBytes(spec.request.dtype);
  forEachHead(args, b, t, [&](const char *src, char *dst) { std::memcpy(dst, src, bytes); });
}

} // namespace

void executeOnHost(const KernelSpec &spec, const ropewalk_device_args &args) {
  std::vector<float> cos, sin;
  for (int64_t b = 0; b < args.batches; ++b)
    for (int64_t t = 0; t < args.tokens; ++t) {
      const TokenRows rows = rowsOf(spec, args, b, t);
      if (rows.isPad) {
        copyPad(spec, args, b, t);
        continue;
      }
      if (!rows.isGood) {
        const uint32_t one = 1;
        std::memcpy(at(args.status, args.statusOffset), &one, sizeof one);
        continue;
      }
      gather(spec, args, rows, cos, sin);
      const size_t bytes = cos.size() * sizeof(float);
      forEachHead(args, b, t, [&](const char *src, char *dst) {
        if (spec.request.family != Family::Rows)
          return rotateHead(spec, args, src, dst, cos, sin);
        std::memcpy(dst, cos.data(), bytes);
        std::memcpy(dst + args.q.dstHeadStride, sin.data(), bytes);
      });
    }
}

FakeDeviceTable::FakeDeviceTable(std::vector<Entry> all) : entries(std::move(all)) {
  if (entries.size() > slots)
    std::abort();
  broken.clear();
  for (size_t i = 0; i < entries.size(); ++i) {
    slot[i] = {parseKernelName(entries[i].name), {}};
    kernels.push_back({entries[i].name.c_str(), "entry",
                       fakeFunction(i, std::make_index_sequence<slots>()), entries[i].images.data(),
                       static_cast<int64_t>(entries[i].images.size()), entries[i].minBytes,
                       entries[i].minHeads, entries[i].launch.blockThreads,
                       entries[i].launch.order == GridOrder::Tokens});
  }
  table.abi = ROPEWALK_KERNEL_ABI;
  table.deviceCount = static_cast<int64_t>(kernels.size());
  table.deviceKernels = kernels.data();
}

const std::vector<ropewalk_device_args> &FakeDeviceTable::launches(size_t i) const {
  return slot[i].launches;
}
std::string FakeDeviceTable::brokenPromise() { return broken; }

ropewalk_device_image FakeDeviceTable::textImage(int32_t minCapability) {
  static constexpr char text[] = "text";
  return {0, minCapability, text, sizeof text - 1};
}

ropewalk_device_image FakeDeviceTable::cubin(int32_t capability) {
  static constexpr char bytes[] = "cubin";
  return {capability, 0, bytes, sizeof bytes};
}

} // namespace ropewalk::test
