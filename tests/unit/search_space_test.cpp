//===- search_space_test.cpp - What a search tries ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "schedule_book_fixture.h"

#include "codegen/compiler.h"
#include "codegen/generator_hash.h"
#include "device/device_schedule.h"
#include "halide/device_shape.h"
#include "halide/tensor_shape.h"
#include "tune/record_builder.h"
#include "tune/search_space.h"
#include "tune/tuner.h"

#include "llvm/ADT/STLExtras.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace ropewalk {
namespace {

constexpr Target target = Target::X86_64_v4_bf16;

std::vector<std::string> space(const KernelRequest &one, bool streams = false, Target on = target) {
  std::vector<std::string> names;
  for (const Schedule &schedule : searchSpace(one, on, streams))
    names.push_back(nameOf(schedule));
  return names;
}

TEST(SearchSpace, IsWhatIsLegal) {
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 64)),
              ElementsAre("pair8x1", "pair8x2", "pair8x4", "pair16x1", "pair16x2", "pair32x1"));
  // Words of an odd number of bytes: rows begin at multiples of 4 only if their width allows it.
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 16)),
              ElementsAre("lane8x1", "lane8x2", "lane16x1", "word8x1"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32), true),
              testing::Contains("pair16x1_nt64"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32)),
              testing::Not(testing::Contains(HasSubstr("nt"))));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 32, ROPEWALK_IN_PLACE)),
              testing::Contains("pair16x1"));
}

/// Of f32, in known windows that vectors of pairs divide.
TEST(SearchSpace, SplitsAndJoinsInterleavedPairs) {
  const auto pairs = testing::Contains(testing::StartsWith("pair"));
  const KernelRequest whole = request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 64);
  EXPECT_THAT(space(whole),
              ElementsAre("pair8x1", "pair8x2", "pair8x4", "pair16x1", "pair16x2", "pair32x1",
                          "lane8x1", "lane8x2", "lane8x4", "lane8x8", "lane16x1", "lane16x2",
                          "lane16x4", "lane32x1", "lane32x2"));
  EXPECT_THAT(space(whole, true), testing::Contains("pair16x1_nt64"));
  EXPECT_THAT(
      space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 80, ROPEWALK_IN_PLACE)),
      testing::AllOf(testing::Contains("pair8x1"), testing::Not(testing::Contains("pair16x1"))));
  EXPECT_THAT(space(whole, false, Target::Arm64), testing::Contains("pair4x2"));
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F16, 64)), testing::Not(pairs));
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 42)), testing::Not(pairs));
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 0)), testing::Not(pairs));
  KernelRequest beside = whole;
  beside.behind = 64;
  EXPECT_THAT(space(beside), testing::Not(pairs));
}

/// f16 where x86 converts it, in vectors that one instruction narrows.
TEST(SearchSpace, HasStoresThatConvert) {
  const KernelRequest half = request(ROPEWALK_HALF, ROPEWALK_F16, 64);
  const auto converts = testing::Contains(HasSubstr("_cvt"));
  EXPECT_THAT(space(half), testing::IsSupersetOf({"pair8x1_cvt", "pair16x2_cvt"}));
  EXPECT_THAT(space(half), testing::Not(testing::Contains("pair32x1_cvt")));
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F16, 64, ROPEWALK_IN_PLACE)),
              testing::Contains("lane16x1_cvt"));
  EXPECT_THAT(space(half, false, Target::X86_64_v3), testing::Contains("pair8x1_cvt"));
  EXPECT_THAT(space(half, false, Target::X86_64_v3),
              testing::Not(testing::Contains("pair4x1_cvt")));
  EXPECT_THAT(space(half, false, Target::X86_64), testing::Not(converts));
  EXPECT_THAT(space(half, false, Target::Arm64_fp16), testing::Not(converts));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_BF16, 64)), testing::Not(converts));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 64)), testing::Not(converts));
}

/// Where something of a head begins within a cache line.
TEST(SearchSpace, HasStoresByLinesWhereVectorsWouldLieAcrossThem) {
  const auto lines = testing::Contains(HasSubstr("_line"));
  auto on = [](const KernelRequest &one) { return space(one, false, Target::X86_64_v4); };
  const KernelRequest half = request(ROPEWALK_HALF, ROPEWALK_F32, 80); // the second from byte 160
  EXPECT_THAT(on(half), testing::IsSupersetOf({"pair16x1_line", "pair32x1_line"}));
  EXPECT_THAT(on(half), testing::Not(testing::Contains("pair8x1_line")));
  EXPECT_THAT(on(request(ROPEWALK_HALF, ROPEWALK_F32, 96)), testing::Not(lines));
  EXPECT_THAT(on(request(ROPEWALK_HALF, ROPEWALK_F16, 96)), lines);
  EXPECT_THAT(on(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 84)), testing::Not(lines));
  KernelRequest within = request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 80);
  within.before = 6;
  EXPECT_THAT(on(within), testing::Contains("lane16x1_line"));
  within.before = 16;
  EXPECT_THAT(on(within), testing::Not(lines));
  KernelRequest beside = request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 84);
  beside.behind = 12; // two vectors at most
  EXPECT_THAT(on(beside), testing::Not(lines));
  EXPECT_THAT(on(request(ROPEWALK_HALF, ROPEWALK_F32, 80, ROPEWALK_IN_PLACE)), testing::Not(lines));
  EXPECT_THAT(space(half, false, Target::X86_64_v3), testing::Not(lines));
  EXPECT_THAT(space(half, false, Target::X86_64_v4_bf16), lines);
}

/// Of f32 from 256 components on; in parts a head's lines would be read once for each.
TEST(SearchSpace, ReadsHeadsAheadWhoseHalvesLieFarApart) {
  const auto touches = testing::Contains(HasSubstr("_touch"));
  const KernelRequest wide = request(ROPEWALK_HALF, ROPEWALK_F32, 256, ROPEWALK_IN_PLACE);
  EXPECT_THAT(space(wide, true), testing::IsSupersetOf({"pair8x1_touch", "pair16x1_touch_nt64"}));
  EXPECT_THAT(space(wide), testing::Not(testing::Contains("pair8x2_touch")));
  EXPECT_THAT(space(wide, false, Target::Arm64), testing::Contains("pair4x1_touch"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 256)), touches);
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 240)), testing::Not(touches));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F16, 256)), testing::Not(touches));
  EXPECT_THAT(space(request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 256)), testing::Not(touches));
  KernelRequest reordering = wide;
  reordering.reorder = true;
  EXPECT_THAT(space(reordering), testing::Not(touches));
  KernelRequest blocks = wide;
  blocks.blocks = 2;
  EXPECT_THAT(space(blocks), testing::Not(touches));
}

/// Across the ends of pages, of what no cache holds.
TEST(SearchSpace, PrefetchesHeadsWhereTensorsAreLarge) {
  const auto prefetches = testing::Contains(HasSubstr("_prefetch"));
  const KernelRequest in = request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 64, ROPEWALK_IN_PLACE);
  EXPECT_THAT(space(in, true), testing::IsSupersetOf({"lane8x1_prefetch", "word16x1_prefetch"}));
  EXPECT_THAT(space(in, true), testing::Not(testing::Contains(HasSubstr("x2_prefetch"))));
  EXPECT_THAT(space(in), testing::Not(prefetches));
  EXPECT_THAT(space(in, true, Target::Arm64), testing::Contains("lane4x1_prefetch"));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F16, 80), true),
              testing::IsSupersetOf({"pair16x1_prefetch_cvt", "pair16x1_prefetch_line",
                                     "pair16x1_prefetch_nt16", "pair8x1_prefetch"}));
  EXPECT_THAT(space(request(ROPEWALK_HALF, ROPEWALK_F32, 8), true), testing::Not(prefetches));
}

std::vector<std::string> deviceSpace(const KernelRequest &one) {
  std::vector<std::string> names;
  for (const Schedule &schedule : searchSpace(one, Target::Cuda, true)) {
    const std::string name = kernelName({one, Target::Cuda, schedule});
    names.push_back(name.substr(name.rfind("cuda_") + 5));
  }
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

/// The launches of a space's kernels of a form and vector, of one head per thread.
std::vector<std::string> launches(const KernelRequest &one, Form form, int32_t vector) {
  std::vector<std::string> texts;
  for (const Schedule &schedule : searchSpace(one, Target::OpenCl, true))
    if (schedule.form == form && schedule.vector == vector && schedule.parts == 1)
      texts.push_back(launchText(schedule.launch));
  return texts;
}

TEST(SearchSpace, OfDevicesIsWhatIsLegal) {
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_BF16, 128)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4", "word1x1", "word1x2", "word1x4",
                          "word2x1", "word2x2", "word2x4", "word4x1", "word4x2", "word4x4"));
  // Rows of 24 elements of 16 bits, 48 bytes: of a component 24.
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_F16, 24)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4", "word1x1", "word1x2", "word1x4",
                          "word2x1", "word2x2", "word2x4"));
  EXPECT_THAT(deviceSpace(request(ROPEWALK_HALF, ROPEWALK_BF16, 6)),
              ElementsAre("pair1x1", "pair1x2", "pair1x4"));
  for (const SearchAxis &axis : searchAxes(Target::OpenCl))
    EXPECT_THAT(std::string(axis.name),
                testing::AnyOf("form", "vector", "parts", "block", "order"));
}

TEST(SearchSpace, OfDevicesHasBlocksThatHoldAHead) {
  const KernelRequest narrow = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  EXPECT_THAT(launches(narrow, Form::Pair, 1), ElementsAre(""));
  EXPECT_THAT(launches(narrow, Form::Word, 4),
              ElementsAre("", " with tokens first", " in blocks of 64 threads",
                          " in blocks of 64 threads, tokens first", " in blocks of 128 threads",
                          " in blocks of 128 threads, tokens first", " in blocks of 256 threads",
                          " in blocks of 256 threads, tokens first", " in blocks of 512 threads",
                          " in blocks of 512 threads, tokens first"));
  // A window of 256 f32 is 128 threads of a pair's words each.
  const KernelRequest wide = request(ROPEWALK_INTERLEAVED, ROPEWALK_F32, 256);
  const std::vector<std::string> all = launches(wide, Form::Word, 1);
  EXPECT_EQ(all.size(), 8u);
  EXPECT_THAT(all, testing::Each(testing::Not(HasSubstr("of 64 threads"))));
  for (int32_t block : {32, 96, 2048}) {
    Schedule schedule{Form::Word, 4, 1, Store::Plain, Load::Plain, {block, GridOrder::Memory}};
    EXPECT_FALSE(canRunOnDevice({narrow, Target::Cuda, schedule})) << block;
  }
  const Schedule tokens{Form::Pair, 1, 1, Store::Plain, Load::Plain, {0, GridOrder::Tokens}};
  EXPECT_FALSE(canRunOnDevice({rowsRequest(TableSource::F32, 1), Target::Cuda, tokens}));
}

/// A block or an order that makes no difference is measured once.
TEST(SearchSpace, OfDevicesKnowsWhatStartsAlike) {
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  const auto alike = [&](LaunchShape a, LaunchShape b, int64_t tokens, int64_t heads) {
    const bench::Case cell = {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE,
                              tokens,        heads,         128};
    return startsAlike({one, Target::Cuda, {Form::Word, 4, 1, Store::Plain, Load::Plain, a}},
                       {one, Target::Cuda, {Form::Word, 4, 1, Store::Plain, Load::Plain, b}}, cell);
  };
  const LaunchShape asked, tokens{0, GridOrder::Tokens}, large{512, GridOrder::Memory};
  EXPECT_TRUE(alike(asked, tokens, 1, 32)) << "one token, so one order";
  EXPECT_FALSE(alike(asked, tokens, 16, 32));
  EXPECT_TRUE(alike(asked, large, 1, 8)) << "one block holds all";
  EXPECT_FALSE(alike(asked, large, 4096, 8));
  const KernelSpec four{one, Target::Cuda, {Form::Word, 4, 4, Store::Plain}};
  KernelSpec eachHead = four;
  eachHead.schedule.parts = 1;
  EXPECT_FALSE(startsAlike(four, eachHead,
                           {ROPEWALK_BF16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 1, 1, 128}));
}

TEST(SearchSpace, OfDevicesCompilesAsAWhole) {
  for (const auto &[device, one] :
       {std::pair(Target::Cuda, request(ROPEWALK_INTERLEAVED, ROPEWALK_BF16, 80)),
        std::pair(Target::OpenCl, request(ROPEWALK_HALF, ROPEWALK_F32, 64, ROPEWALK_IN_PLACE))}) {
    std::vector<CompiledKernel> planned;
    for (const Schedule &schedule : searchSpace(one, device, false))
      planned.push_back({{one, device, schedule}, 0, 0, "", hostArchitecture(), {}});
    ASSERT_GE(planned.size(), 60u);
    int compilations = -1; // the last call says that all is done
    auto compiled = compilePlanned(planned, [&](size_t, size_t, StringRef) { ++compilations; });
    EXPECT_LE(compilations, 12) << "launches are no other code";
    ASSERT_TRUE(static_cast<bool>(compiled)) << toString(compiled.takeError());
    for (const CompiledKernel &kernel : *compiled) {
      EXPECT_FALSE(kernel.object.empty());
      ASSERT_EQ(kernel.device.images.size(), 1u);
      EXPECT_THAT(kernel.device.images.front().bytes, HasSubstr(kernelName(kernel.spec)));
    }
  }
}

TEST(SearchSpace, IsPartOfTheCandidates) {
  const ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    for (int32_t channels : {64, 80, 96, 128, 256}) {
      const KernelRequest one = request(ROPEWALK_HALF, dtype, channels);
      const std::vector<Schedule> candidates = cantFail(candidatesOf(one, target, book, false));
      for (const Schedule &schedule : searchSpace(one, target, false))
        EXPECT_TRUE(is_contained(candidates, schedule));
      for (size_t i = 0; i < candidates.size(); ++i)
        EXPECT_FALSE(is_contained(drop_begin(candidates, i + 1), candidates[i]));
      // What any shape's plan prefers is among them.
      for (int64_t tokens : {1, 4096, 1 << 20}) {
        const bench::Case cell = {dtype, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, tokens, 8, channels};
        const std::vector<ScheduleChoice> choices = cantFail(book.choices(one, target));
        EXPECT_TRUE(is_contained(candidates, choiceFor(choices, cell, target)->schedule));
      }
    }
}

/// Rules by which any call is measured stay among the candidates once a measured record, which
/// takes every shape, stands before them: otherwise a second search has nothing to compare with.
class Candidates : public Book, public testing::WithParamInterface<Target> {};

TEST_P(Candidates, HaveTheRulesBehindMeasuredRecords) {
  const std::string rules = R"({"form": "word", "vector": 4, "block": 1024, "note": "n"}, )"
                            R"({"form": "pair", "vector": 1, "note": "n"})";
  const std::string measured =
      R"({"pairing": "half", "dtype": "bf16", "place": "out", "channels": 128, "form": "word", )"
      R"("vector": 2, "block": 1024, "note": "n", "tuned": {"cpu": "c", )"
      R"("generator": ")" +
      std::string(generatorHash(GetParam())) +
      R"(", "version": "0.1.0", "date": "2026-11-22", "cells": 3, "ratio": 0.9}})";
  write(GetParam(), "rope", file(GetParam(), "rope", measured + ", " + rules));
  const ScheduleBook book = cantFail(ScheduleBook::load(directory));
  const KernelRequest one = request(ROPEWALK_HALF, ROPEWALK_BF16, 128);
  Schedule rule{Form::Word, 4, 1, Store::Plain, Load::Plain, {1024, GridOrder::Memory}};
  Schedule record = rule;
  record.vector = 2;

  std::vector<Schedule> preferred;
  for (const ScheduleChoice &choice : cantFail(book.choices(one, GetParam())))
    preferred.push_back(choice.schedule);
  EXPECT_EQ(preferred.front(), record);
  EXPECT_FALSE(is_contained(searchSpace(one, GetParam(), false), rule))
      << "found without the rules";
  const std::vector<Schedule> candidates = cantFail(candidatesOf(one, GetParam(), book, false));
  EXPECT_TRUE(is_contained(candidates, record));
  EXPECT_TRUE(is_contained(candidates, rule));
}

INSTANTIATE_TEST_SUITE_P(Devices, Candidates, testing::Values(Target::Cuda, Target::OpenCl),
                         [](const auto &info) { return std::string(targetName(info.param)); });

} // namespace
} // namespace ropewalk
