//===- search_space_code_test.cpp - What code a search tries ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "codegen/compiler.h"
#include "codegen/targets.h"
#include "halide/tensor_shape.h"
#include "throughput/head_loop.h"
#include "tune/search_space.h"

#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

using namespace llvm;

namespace ropewalk {
namespace {

std::vector<CompiledKernel> compiledSpace(const KernelRequest &one, Target on) {
  std::vector<CompiledKernel> planned;
  for (const Schedule &schedule : searchSpace(one, on, true)) {
    EXPECT_TRUE(canRun({one, on, schedule}));
    planned.push_back({{one, on, schedule}, 0, 0, "", Architecture::X86, {}});
  }
  EXPECT_GE(planned.size(), 2u);
  return cantFail(compilePlanned(planned, [](size_t, size_t, StringRef) {}));
}

const KernelRequest someRotations[] = {
    request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 96), request(ROPEWALK_HALF, ROPEWALK_F16, 80),
    request(ROPEWALK_HALF, ROPEWALK_F32, 64),
    request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 64, ROPEWALK_IN_PLACE),
    request(ROPEWALK_HALF, ROPEWALK_F32, 256, ROPEWALK_IN_PLACE)};

CodeFunction functionOf(const CompiledKernel &kernel) {
  const std::string name = kernelName(kernel.spec);
  auto functions =
      cantFail(readFunctions(kernel.object, [&](StringRef symbol) { return symbol == name; }));
  EXPECT_EQ(functions.size(), 1u) << name;
  return functions.empty() ? CodeFunction() : std::move(functions.front());
}

std::vector<HeadLoop> headLoopsOf(const CpuModel &cpu, const CompiledKernel &kernel) {
  auto loops = findHeadLoops(cpu, functionOf(kernel));
  EXPECT_TRUE(static_cast<bool>(loops)) << toString(loops.takeError());
  return loops ? std::move(*loops) : std::vector<HeadLoop>();
}

/// A vector that fills two registers is no reason to turn its elements one by one.
TEST(SearchSpace, CompilesAsAWholeToVectorCode) {
  auto cpu = cantFail(CpuModel::create("x86_64-unknown-linux-gnu", ""));
  for (Target on : {Target::X86_64_v3, Target::X86_64_v4_bf16})
    for (const KernelRequest &one : someRotations)
      for (const CompiledKernel &kernel : compiledSpace(one, on)) {
        const std::vector<HeadLoop> loops = headLoopsOf(*cpu, kernel);
        EXPECT_FALSE(loops.empty()) << kernelName(kernel.spec);
        for (const HeadLoop &loop : loops)
          EXPECT_EQ(loop.counts.scalar, 0) << kernelName(kernel.spec);
      }
}

/// A load more for each of the eight lines of a half.
TEST(SearchSpace, ReadsALineOfTheFirstHalfOnceMore) {
  auto cpu = cantFail(CpuModel::create("x86_64-unknown-linux-gnu", ""));
  std::vector<CompiledKernel> planned;
  for (Target on : {Target::X86_64, Target::X86_64_v3, Target::X86_64_v4})
    for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
      for (const Schedule &schedule :
           searchSpace(request(ROPEWALK_HALF, ROPEWALK_F32, 256, place), on, false))
        if (schedule.parts == 1)
          planned.push_back({{request(ROPEWALK_HALF, ROPEWALK_F32, 256, place), on, schedule},
                             0,
                             0,
                             "",
                             Architecture::X86,
                             {}});
  std::map<std::string, std::array<int, 2>> loads; // plain, touch
  for (CompiledKernel &kernel :
       cantFail(compilePlanned(std::move(planned), [](size_t, size_t, StringRef) {}))) {
    const bool touches = kernel.spec.schedule.load == Load::Touch;
    const std::vector<HeadLoop> loops = headLoopsOf(*cpu, kernel);
    ASSERT_EQ(loops.size(), 1u) << kernelName(kernel.spec);
    const int count = loops.front().counts.loads - loops.front().counts.stackLoads;
    kernel.spec.schedule.load = Load::Plain;
    loads[kernelName(kernel.spec)][touches] = count;
  }
  EXPECT_EQ(loads.size(), 3u * 2 * 3) << "targets, places, lengths";
  for (const auto &[name, each] : loads)
    EXPECT_EQ(each[1] - each[0], 8) << name;
}

/// A head is stored by as few vectors of 64 bytes as hold it.
TEST(SearchSpace, StoresByLinesAsManyVectorsAsAHeadHas) {
  auto cpu = cantFail(CpuModel::create("x86_64-unknown-linux-gnu", ""));
  std::vector<KernelRequest> requests;
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (int32_t channels : {80, 116, 118, 250})
        for (auto [before, behind] : {std::pair(0, 0), std::pair(0, 12), std::pair(6, 6)}) {
          const KernelRequest window = request(pairing, dtype, channels);
          if (before + behind == 0)
            requests.push_back(window);
          else if (auto beside = copyingBeside(window, before, behind))
            requests.push_back(*beside);
        }
  std::vector<CompiledKernel> kernels;
  for (const KernelRequest &one : requests)
    for (const Schedule &schedule : searchSpace(one, Target::X86_64_v4, false))
      if (schedule.store == Store::Line)
        kernels.push_back({{one, Target::X86_64_v4, schedule}, 0, 0, "", Architecture::X86, {}});
  ASSERT_GT(kernels.size(), 50u);
  auto compiled = compilePlanned(std::move(kernels), [](size_t, size_t, StringRef) {});
  ASSERT_TRUE(static_cast<bool>(compiled)) << toString(compiled.takeError());
  for (const CompiledKernel &kernel : *compiled) {
    const std::string name = kernelName(kernel.spec);
    const KernelRequest &one = kernel.spec.request;
    const int bytes = (one.before + one.channels + one.behind) * elementBytes(one.dtype);
    const std::vector<HeadLoop> loops = headLoopsOf(*cpu, kernel);
    ASSERT_EQ(loops.size(), 1u) << name;
    EXPECT_EQ(loops.front().counts.stores, (bytes + 63) / 64) << name;
  }
}

int countIn(const CpuModel &cpu, ArrayRef<CodeInstruction> code, StringRef opcode) {
  return static_cast<int>(llvm::count_if(code, [&](const CodeInstruction &one) {
    return cpu.opcodes->getName(one.inst.getOpcode()).contains(opcode);
  }));
}

int streamsIn(const CpuModel &cpu, ArrayRef<CodeInstruction> code) {
  return countIn(cpu, code, "MOVNT");
}

/// One for each line of a head with what is copied beside its window, whatever is done to it; where
/// these are follows from the strides of tokens and of heads, by a division.
TEST(SearchSpace, PrefetchesAsManyLinesAsAHeadHas) {
  auto cpu = cantFail(CpuModel::create("x86_64-unknown-linux-gnu", ""));
  KernelRequest reordered = request(ROPEWALK_HALF, ROPEWALK_F32, 64, ROPEWALK_IN_PLACE);
  reordered.reorder = true;
  KernelRequest blocks = request(ROPEWALK_HALF, ROPEWALK_BF16, 96);
  blocks.blocks = 3;
  KernelRequest axes = request(ROPEWALK_INTERLEAVED, ROPEWALK_F16, 80, ROPEWALK_IN_PLACE);
  axes.axes = 3, axes.source = TableSource::Factored;
  std::vector<CompiledKernel> planned;
  for (const KernelRequest &one :
       {reordered, blocks, axes, request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 118),
        *copyingBeside(request(ROPEWALK_HALF, ROPEWALK_F16, 116), 6, 14),
        *copyingBeside(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 64), 0, 64)})
    for (Target on : {Target::X86_64, Target::X86_64_v3, Target::X86_64_v4})
      for (const Schedule &schedule : searchSpace(one, on, true))
        if (schedule.load == Load::Prefetch && schedule.vector * 4 == registerBytes(on))
          planned.push_back({{one, on, schedule}, 0, 0, "", Architecture::X86, {}});
  EXPECT_GT(planned.size(), 30u);
  for (Backend backend : {Backend::Halide, Backend::Mlir}) {
    auto compiled = compilePlanned(
        planned, [](size_t, size_t, StringRef) {}, backend);
    ASSERT_TRUE(static_cast<bool>(compiled)) << toString(compiled.takeError());
    for (const CompiledKernel &kernel : *compiled) {
      const KernelRequest &one = kernel.spec.request;
      const int64_t bytes = headWidth(one) * elementBytes(one.dtype);
      const CodeFunction function = functionOf(kernel);
      const std::vector<CodeInstruction> code = cantFail(disassemble(*cpu, function));
      EXPECT_EQ(countIn(*cpu, code, "PREFETCH"), (bytes + lineBytes - 1) / lineBytes)
          << kernelName(kernel.spec);
      EXPECT_EQ(countIn(*cpu, code, "DIV64"), 1) << kernelName(kernel.spec);
      EXPECT_GE(countIn(*cpu, code, "CMOV"), 2) << kernelName(kernel.spec);
    }
  }
}

/// Of a head with one before it and one behind, in each of the places in a line where it may begin.
int64_t linesInAllPlaces(int64_t bytes) {
  int64_t lines = 0;
  for (int64_t place = 0; place < lineBytes; place += 16)
    lines += (place + bytes) / lineBytes;
  return lines;
}

/// What streams stores nothing of a head through the cache, whatever type LLVM takes vectors for.
/// What joins lines stores as much at once as registers hold; with AVX2 halves of them, where it is
/// these that are joined. Where heads may begin within lines, all of their lines in each place. By
/// both back ends, of vectors of whole and half registers.
TEST(SearchSpace, StreamsAllOfAHead) {
  auto cpu = cantFail(CpuModel::create("x86_64-unknown-linux-gnu", ""));
  std::vector<CompiledKernel> planned;
  auto add = [&](const KernelRequest &one) {
    for (Target on : {Target::X86_64_v3, Target::X86_64_v4, Target::X86_64_v4_bf16}) {
      if (on == Target::X86_64_v4_bf16 && one.dtype != ROPEWALK_BF16)
        continue; // x86-64-v4's vectors
      for (const Schedule &schedule : searchSpace(one, on, true))
        if (isStream(schedule.store) && schedule.vector * 4 <= registerBytes(on) &&
            schedule.parts == 1 && schedule.load != Load::Prefetch) // which stores alike
          planned.push_back({{one, on, schedule}, 0, 0, "", Architecture::X86, {}});
    }
  };
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED}) {
      KernelRequest reordered = request(pairing, dtype, 64);
      reordered.reorder = true;
      add(reordered);
      add(request(pairing, dtype, 96));
      for (auto [before, channels, behind] :
           {std::array{0, 116, 12}, std::array{14, 196, 46}, std::array{0, 64, 64}})
        if (auto beside = copyingBeside(request(pairing, dtype, channels), before, behind))
          add(*beside);
    }
  add(request(ROPEWALK_HALF, ROPEWALK_F32, 256)); // read ahead, too
  ASSERT_GT(planned.size(), 200u);
  std::vector<CompiledKernel> compiled;
  for (Backend backend : {Backend::Halide, Backend::Mlir})
    for (CompiledKernel &kernel : cantFail(compilePlanned(
             planned, [](size_t, size_t, StringRef) {}, backend)))
      compiled.push_back(std::move(kernel));
  int joined = 0, placed = 0;
  for (const CompiledKernel &kernel : compiled) {
    const std::string name = kernelName(kernel.spec);
    const int64_t bytes = headWidth(kernel.spec.request) * elementBytes(kernel.spec.request.dtype);
    if (placesLines(kernel.spec)) {
      ++placed;
      const int streams = streamsIn(*cpu, cantFail(disassemble(*cpu, functionOf(kernel))));
      const int64_t lines = linesInAllPlaces(bytes);
      const auto fewest = static_cast<int>(lines * lineBytes / registerBytes(kernel.spec.target));
      EXPECT_GE(streams, fewest) << name;
      EXPECT_LE(streams, kernel.spec.target == Target::X86_64_v3 ? 2 * fewest : fewest * 5 / 4)
          << name;
      continue;
    }
    const std::vector<HeadLoop> loops = headLoopsOf(*cpu, kernel);
    ASSERT_EQ(loops.size(), 1u) << name;
    const LoopCounts &counts = loops.front().counts;
    const int streams = streamsIn(*cpu, loops.front().code);
    EXPECT_EQ(counts.stores - counts.stackStores, streams) << name;
    if (!joinsLines(kernel.spec))
      continue;
    ++joined;
    EXPECT_GE(streams, bytes / registerBytes(kernel.spec.target)) << name;
    EXPECT_LE(streams, bytes / (kernel.spec.target == Target::X86_64_v3 ? 16 : 64)) << name;
  }
  EXPECT_GT(joined, 40);
  EXPECT_GT(placed, 80);
}

} // namespace
} // namespace ropewalk
