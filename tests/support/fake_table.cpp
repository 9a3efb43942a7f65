//===- fake_table.cpp - Kernel tables made of names -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/fake_table.h"

#include "kernel_spec.h"
#include "reference.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace ropewalk::test {
namespace {

constexpr size_t slots = 16;

struct Slot {
  std::optional<KernelSpec> spec;
  int calls = 0;
  ropewalk_kernel_args lastArgs = {};
};

Slot slot[slots];
std::string broken;

void checkAlignment(const KernelSpec &spec, const ropewalk_kernel_args &args) {
  int64_t alignment = requiredAlignment(spec);
  bool inPlace = spec.request.place == ROPEWALK_IN_PLACE;
  int64_t bits = reinterpret_cast<intptr_t>(args.dst) | args.dstTokenStride | args.dstHeadStride;
  if (!inPlace)
    bits |= reinterpret_cast<intptr_t>(args.src) | args.srcTokenStride | args.srcHeadStride;
  if (bits % alignment != 0)
    broken = kernelName(spec) + " was called with less than its alignment";
}

void checkSpans(const KernelSpec &spec, const ropewalk_kernel_args &args) {
  auto span = [&](int64_t token, int64_t head, int64_t element) {
    return ((args.tokens - 1) * std::abs(token) + (args.heads - 1) * std::abs(head)) / element +
           spec.request.before + args.channels + spec.request.behind;
  };
  int64_t element = elementBytes(spec.request.dtype), limit = INT64_C(1) << 31;
  if (span(args.dstTokenStride, args.dstHeadStride, element) > limit ||
      (spec.request.place == ROPEWALK_OUT_OF_PLACE &&
       span(args.srcTokenStride, args.srcHeadStride, element) > limit))
    broken = kernelName(spec) + " was called with a block of 2^31 elements";
  if (args.tokens < 1 || args.heads < 1)
    broken = kernelName(spec) + " was called with an empty block";
}

void checkRows(const KernelSpec &spec, const ropewalk_kernel_args &args) {
  if (spec.request.family == Family::Copy || spec.request.source == TableSource::Factored)
    return; // whose positions are no rows
  int64_t low = INT64_MAX, high = INT64_MIN;
  auto *positions = reinterpret_cast<const char *>(args.positions);
  for (int64_t t = 0; t < args.tokens; ++t) {
    int32_t position = *reinterpret_cast<const int32_t *>(positions + t * args.positionStride);
    int64_t row = position + t * args.rowStep + args.rowOffset;
    low = std::min(low, row);
    high = std::max(high, row);
  }
  int64_t reach = (std::max(std::abs(low), high)) * std::abs(args.tableRowStride) +
                  args.channels / 2 * std::abs(args.tablePairStride);
  if (reach / 4 >= INT64_C(1) << 31)
    broken = kernelName(spec) + " was called with table rows 2^31 elements away";
}

/// Rows of what a kernel reads, and `args` with them. Made by token, as a reference reads them.
ropewalk_kernel_args withRows(const KernelRequest &request, const ropewalk_kernel_args &args,
                              std::vector<float> &rows) {
  rows.resize(args.tokens * args.channels);
  ropewalk_kernel_args make = args;
  make.dst = rows.data();
  make.heads = 1;
  make.dstTokenStride = args.channels * static_cast<int64_t>(sizeof(float));
  make.dstHeadStride = make.dstTokenStride / 2;
  referenceKernel(rowsRequest(request.source, std::max(1, request.axes)))(&make);
  static const int32_t zero = 0;
  ropewalk_kernel_args turn = args;
  turn.cos = rows.data();
  turn.sin = rows.data() + args.channels / 2;
  turn.tableRowStride = make.dstTokenStride;
  turn.tablePairStride = sizeof(float);
  turn.positions = &zero;
  turn.positionStride = turn.rowOffset = 0;
  turn.rowStep = 1;
  return turn;
}

/// What is beside a window, then the window.
void runAll(const KernelRequest &request, const ropewalk_kernel_args &args) {
  const int64_t element = elementBytes(request.dtype), offset = request.before * element;
  ropewalk_kernel_args window = args;
  window.dst = static_cast<char *>(args.dst) + offset;
  if (request.place == ROPEWALK_OUT_OF_PLACE)
    window.src = static_cast<const char *>(args.src) + offset;
  if (copiesBeside(request)) {
    ropewalk_kernel_args all = args;
    all.channels += request.before + request.behind;
    referenceKernel({Family::Copy, ROPEWALK_HALF, element == 4 ? ROPEWALK_F32 : ROPEWALK_F16})(
        &all);
  }
  runReference(request, window);
}

template <size_t i> void fakeKernel(const ropewalk_kernel_args *args) {
  const KernelSpec &spec = *slot[i].spec;
  const KernelRequest &request = spec.request;
  ++slot[i].calls;
  slot[i].lastArgs = *args;
  checkAlignment(spec, *args);
  checkSpans(spec, *args);
  checkRows(spec, *args);
  std::vector<float> rows;
  runAll(request, readsOtherTables(request) ? withRows(request, *args, rows) : *args);
}

template <size_t... i> ropewalk_kernel_fn fakeFunction(size_t at, std::index_sequence<i...>) {
  static constexpr ropewalk_kernel_fn functions[] = {fakeKernel<i>...};
  return functions[at];
}

} // namespace

std::string hostKernel(const std::string &request, const std::string &schedule) {
#if defined(__aarch64__)
  return request + "__arm64_" + schedule;
#else
  return request + "__x86_64_" + schedule;
#endif
}

FakeTable::FakeTable(std::vector<Entry> all) : entries(std::move(all)) {
  if (entries.size() > slots)
    std::abort();
  broken.clear();
  for (size_t i = 0; i < entries.size(); ++i) {
    slot[i] = {parseKernelName(entries[i].name), 0, {}};
    kernels.push_back({entries[i].name.c_str(), fakeFunction(i, std::make_index_sequence<slots>()),
                       entries[i].minBytes, entries[i].minHeads, entries[i].cpu});
  }
  table = {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(kernels.size()), kernels.data(), 0, nullptr};
}

int FakeTable::calls(size_t i) const { return slot[i].calls; }
const ropewalk_kernel_args &FakeTable::lastArgs(size_t i) const { return slot[i].lastArgs; }
std::string FakeTable::brokenPromise() { return broken; }

} // namespace ropewalk::test
