//===- fake_device_table.cpp - Kernels for devices made of names ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_device_table.h"

#include "reference.h"

#include <algorithm>
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
  const int64_t alignment = requiredAlignment(spec);
  int64_t bits = args.tableRowStride | static_cast<int64_t>(args.cos | args.sin) | args.cosOffset |
                 args.sinOffset;
  for (const ropewalk_device_tensor *t : {&args.q, &args.k})
    if (t->heads > 0)
      bits |= static_cast<int64_t>(t->src | t->dst) | t->srcOffset | t->dstOffset |
              t->srcTokenStride | t->dstTokenStride | t->srcHeadStride | t->dstHeadStride;
  if (bits % std::min<int64_t>(alignment, 16) != 0)
    broken = kernelName(spec) + " was launched with less than its alignment";
  if (spec.schedule.form == Form::Word && args.tablePairStride != 4)
    broken = kernelName(spec) + " was launched with pairs apart";
}

template <size_t i>
int32_t fakeKernel(const ropewalk_device_args *args, const ropewalk_device_launch *launch) {
  const KernelSpec &spec = *slot[i].spec;
  slot[i].launches.push_back(*args);
  checkReach(spec, *args);
  checkAlignment(spec, *args);
  const int64_t heads = std::max(args->q.heads, args->k.heads);
  const int64_t grid[] = {blocksOf(args->tokens, args->tokensPerBlock),
                          blocksOf(heads, args->headsPerBlock), args->batches};
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

/// Position of a token as the ABI has it; nothing for pads.
std::optional<int64_t> rowOf(const ropewalk_device_args &args, int64_t batch, int64_t token) {
  const char *address = at(args.positions, args.positionOffset + batch * args.positionBatchStride +
                                               token * args.positionTokenStride);
  int64_t position;
  if (args.positionWords == 2) {
    std::memcpy(&position, address, sizeof position);
  } else {
    int32_t narrow;
    std::memcpy(&narrow, address, sizeof narrow);
    position = narrow;
  }
  if (args.hasPad && position == args.pad)
    return std::nullopt;
  if (position != static_cast<int32_t>(position))
    return -1;
  return position + token * args.rowStep + args.rowOffset;
}

std::vector<float> gather(uint64_t memory, int64_t offset, const ropewalk_device_args &args,
                          int64_t row) {
  std::vector<float> values(args.channels / 2);
  for (size_t i = 0; i < values.size(); ++i)
    std::memcpy(&values[i],
                at(memory, offset + row * args.tableRowStride +
                               static_cast<int64_t>(i) * args.tablePairStride),
                sizeof(float));
  return values;
}

void rotateHead(const KernelSpec &spec, const ropewalk_device_args &args, const char *src,
                char *dst, const std::vector<float> &cos, const std::vector<float> &sin) {
  const int64_t element = elementBytes(spec.request.dtype);
  const int64_t windowEnd = args.before + args.channels;
  KernelRequest request = spec.request;
  request.channels = 0;
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
  referenceKernel(request)(&one);
  if (request.place == ROPEWALK_IN_PLACE)
    return;
  std::memcpy(dst, src, args.before * element);
  std::memcpy(dst + windowEnd * element, src + windowEnd * element, args.behind * element);
}

} // namespace

void executeOnHost(const KernelSpec &spec, const ropewalk_device_args &args) {
  for (int64_t b = 0; b < args.batches; ++b)
    for (int64_t t = 0; t < args.tokens; ++t) {
      const std::optional<int64_t> row = rowOf(args, b, t);
      if (!row)
        continue;
      if (*row < 0 || *row >= args.rows) {
        const uint32_t one = 1;
        std::memcpy(at(args.status, args.statusOffset), &one, sizeof one);
        continue;
      }
      const std::vector<float> cos = gather(args.cos, args.cosOffset, args, *row);
      const std::vector<float> sin = gather(args.sin, args.sinOffset, args, *row);
      for (const ropewalk_device_tensor *x : {&args.q, &args.k})
        for (int64_t h = 0; h < x->heads; ++h)
          rotateHead(spec, args,
                     at(x->src, x->srcOffset + b * x->srcBatchStride + t * x->srcTokenStride +
                                    h * x->srcHeadStride),
                     at(x->dst, x->dstOffset + b * x->dstBatchStride + t * x->dstTokenStride +
                                    h * x->dstHeadStride),
                     cos, sin);
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
                       static_cast<int64_t>(entries[i].images.size())});
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
