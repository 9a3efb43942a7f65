//===- kernel_name_test.cpp - Kernel names --------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "kernel_spec.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <utility>
#include <vector>

namespace ropewalk {
namespace {

std::vector<KernelRequest> allRequests() {
  std::vector<KernelRequest> all;
  for (TableSource source : allTableSources)
    for (int32_t axes = 1; axes <= ROPEWALK_MAX_AXES; ++axes)
      all.push_back(rowsRequest(source, axes));
  for (int32_t channels : {0, 2, 6, 64, 80, 96, 128, 256, 65536}) {
    for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
      for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16}) {
        for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
          all.push_back({Family::Rope, pairing, dtype, place, channels});
        for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
          all.push_back({Family::Rope, pairing, dtype, place, channels, true});
        for (auto [before, behind] : {std::pair(0, 64), {64, 0}, {128, 192}, {320, 128}})
          if (auto beside = copyingBeside(
                  {Family::Rope, pairing, dtype, ROPEWALK_OUT_OF_PLACE, channels}, before, behind))
            all.push_back(*beside);
        for (int32_t blocks : {2, 3, 8}) {
          KernelRequest request{Family::Rope, pairing, dtype, ROPEWALK_IN_PLACE, channels};
          request.blocks = blocks;
          if (canTurnBlocks(request))
            all.push_back(request);
        }
        for (TableSource source : allTableSources)
          for (int32_t axes : {0, 2, 3, ROPEWALK_MAX_AXES})
            for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE}) {
              const KernelRequest reader{Family::Rope, pairing, dtype,  place,
                                         channels,     false,   source, axes};
              if (readsOtherTables(reader) && (source != TableSource::Factored || cpusRead(reader)))
                all.push_back(reader);
              if (auto beside = copyingBeside(reader, 128, 64);
                  beside && readsOtherTables(reader) && cpusRead(reader))
                all.push_back(*beside);
            }
      }
    for (ropewalk_dtype width : {ROPEWALK_F32, ROPEWALK_F16})
      all.push_back({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, channels});
  }
  all.push_back({Family::Copy, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 3});
  return all;
}

/// Every request on every target, each with a seventh of the schedules: neighbours have others.
std::vector<KernelSpec> someSpecs() {
  std::vector<KernelSpec> some;
  int64_t number = 0;
  for (const KernelRequest &request : allRequests())
    for (Target target : allTargets)
      for (Form form : {Form::Pair, Form::Lane, Form::Word})
        for (int32_t vector : {1, 4, 8, 16, 64})
          for (int32_t parts : {1, 3, 16})
            for (Store store : allStores)
              for (Load load : allLoads)
                if (hasKernels(target, request) && number++ % 7 == 0)
                  some.push_back({request, target, {form, vector, parts, store, load}});
  return some;
}

TEST(KernelName, SpecsRoundTripThroughDistinctIdentifiers) {
  std::set<std::string> names;
  for (const KernelSpec &spec : someSpecs()) {
    std::string name = kernelName(spec);
    EXPECT_TRUE(names.insert(name).second) << name << " names two specs";
    std::optional<KernelSpec> parsed = parseKernelName(name);
    ASSERT_TRUE(parsed) << name;
    EXPECT_EQ(*parsed, spec) << name;
    EXPECT_EQ(name.substr(0, name.find("__")), requestName(spec.request));
    for (char c : name)
      EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(c)) || c == '_') << name;
    EXPECT_LT(name.size(), sizeof ropewalk_check_report().kernel) << name;
  }
}

TEST(KernelName, IsWhatTheGrammarSays) {
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 128},
                        Target::X86_64_v4_bf16,
                        {Form::Word, 16, 2, Store::Stream64}}),
            "rope_half_bf16_out_d128__x86_64_v4_bf16_word16x2_nt64");
  EXPECT_EQ(kernelName({{Family::Copy, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE, 0},
                        Target::X86_64,
                        {Form::Pair, 8, 1, Store::Plain}}),
            "copy_b16_out_dany__x86_64_pair8x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F16, ROPEWALK_OUT_OF_PLACE,
                         64, true},
                        Target::X86_64_v3,
                        {Form::Pair, 8, 1, Store::Plain}}),
            "rope_interleaved_to_half_f16_out_d64__x86_64_v3_pair8x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 128,
                         false, TableSource::BF16, 3},
                        Target::Cuda,
                        {Form::Word, 4, 1}}),
            "rope_half_bf16_out_d128_from_bf16_a3__cuda_word4x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE, 0, true},
                        Target::OpenCl,
                        {Form::Pair, 1, 1}}),
            "rope_half_to_interleaved_f32_in_dany__opencl_pair1x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64,
                         false, TableSource::F32, 0, 128, 32},
                        Target::Arm64,
                        {Form::Pair, 8, 1}}),
            "rope_half_f32_out_d64_before128_behind32__arm64_pair8x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_IN_PLACE, 64, false,
                         TableSource::Factored, 2},
                        Target::X86_64_v3,
                        {Form::Pair, 8, 1}}),
            "rope_half_f16_in_d64_from_factored_a2__x86_64_v3_pair8x1");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F16, ROPEWALK_IN_PLACE, 64},
                        Target::X86_64_v3,
                        {Form::Pair, 8, 1, Store::Convert}}),
            "rope_half_f16_in_d64__x86_64_v3_pair8x1_cvt");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 80},
                        Target::X86_64_v4,
                        {Form::Pair, 16, 1, Store::Line}}),
            "rope_half_f32_out_d80__x86_64_v4_pair16x1_line");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE, 256},
                        Target::X86_64_v3,
                        {Form::Pair, 8, 1, Store::Stream64, Load::Touch}}),
            "rope_half_f32_in_d256__x86_64_v3_pair8x1_touch_nt64");
  EXPECT_EQ(kernelName({{Family::Rope, ROPEWALK_INTERLEAVED, ROPEWALK_F16, ROPEWALK_IN_PLACE, 64},
                        Target::X86_64_v4,
                        {Form::Lane, 16, 1, Store::Convert, Load::Prefetch}}),
            "rope_interleaved_f16_in_d64__x86_64_v4_lane16x1_prefetch_cvt");
  EXPECT_EQ(
      kernelName({rowsRequest(TableSource::Factored, 3), Target::X86_64_v4, {Form::Pair, 8, 1}}),
      "rows_factored_a3__x86_64_v4_pair8x1");
}

class Garbage : public testing::TestWithParam<const char *> {};

TEST_P(Garbage, IsNoKernelName) { EXPECT_FALSE(parseKernelName(GetParam())) << GetParam(); }

INSTANTIATE_TEST_SUITE_P(
    KernelName, Garbage,
    testing::Values(
        "", "__", "rope", "rope_half_f32_out_d128", "rope_half_f32_out_d128__",
        "rope_half_f32_out_d128__x86_64", "rope_half_f32_out_d128__x86_64_",
        "rope_half_f32_out_d128__x86_64_pair", "rope_half_f32_out_d128__x86_64_pair16",
        "rope_half_f32_out_d128__x86_64_pair16x", "rope_half_f32_out_d128__x86_64_pair16x1_",
        "rope_half_f32_out_d128__x86_64_pair16x1_plain",
        "rope_half_f32_out_d128__x86_64_pair16x1_plain_nt16",
        "rope_half_f32_out_d128__x86_64_pair16x1_prefetch_plain",
        "rope_half_f32_out_d256__x86_64_pair16x1_touch_prefetch",
        "rope_half_f32_out_d128__x86_64_pair16x1_nt16_prefetch",
        "rope_half_f32_out_d128__x86_64_pair16x1_nt32", "rope_half_f32_out_d128__x86_64_pair16x1 ",
        " rope_half_f32_out_d128__x86_64_pair16x1", "Rope_half_f32_out_d128__x86_64_pair16x1",
        "rope_half_f32_out_d127__x86_64_pair16x1", "rope_half_f32_out_d0__x86_64_pair16x1",
        "rope_half_f32_out_d0128__x86_64_pair16x1", "rope_half_f32_out_d-2__x86_64_pair16x1",
        "rope_half_f32_out_d__x86_64_pair16x1", "rope_half_f32_out_d99999999999__x86_64_pair16x1",
        "rope_half_f64_out_d128__x86_64_pair16x1", "rope_both_f32_out_d128__x86_64_pair16x1",
        "rope_half_f32_over_d128__x86_64_pair16x1", "rope_half_f32_out_d128__x86_64_v5_pair16x1",
        "rope_half_f32_out_d128__x86-64_pair16x1", "rope_half_f32_out_d128__arm32_pair16x1",
        "rope_half_f32_out_d128__x86_64_pair12x1", "rope_half_f32_out_d128__x86_64_pair0x1",
        "rope_half_f32_out_d128__x86_64_pair-4x1", "rope_half_f32_out_d128__x86_64_pair16x0",
        "rope_half_f32_out_d128__x86_64_pair16x01", "rope_half_f32_out_d128__x86_64_wide16x1",
        "copy_b32_in_d64__x86_64_pair16x1", "copy_bf16_out_d64__x86_64_pair16x1",
        "copy_half_b32_out_d64__x86_64_pair16x1", "rope_half_to_half_f32_out_d64__x86_64_pair4x1",
        "rope_half_to_f32_out_d64__x86_64_pair4x1",
        "rope_half_to_other_f32_out_d64__x86_64_pair4x1", "rows_f32__x86_64_pair4x1",
        "rows_f32_a0__x86_64_pair4x1", "rows_f32_a9__x86_64_pair4x1",
        "rows_f32_a01__x86_64_pair4x1", "rows_f64_a1__x86_64_pair4x1",
        "rows_f32_a1_out_d64__x86_64_pair4x1", "rows_f32_out_a1__x86_64_pair4x1",
        "rows_half_f32_a1__x86_64_pair4x1", "rope_half_f32_out_d64_from_f32__cuda_pair1x1",
        "rope_half_f32_out_d64_from_factored__cuda_pair1x1",
        "rope_half_f32_out_d64_a1__cuda_pair1x1", "rope_half_f32_out_d64_a9__cuda_pair1x1",
        "rope_half_f32_out_d64_a02__cuda_pair1x1",
        "rope_half_f32_out_d64_a2_from_f16__cuda_pair1x1",
        "rope_half_f32_out_d64_from__cuda_pair1x1", "copy_b16_out_d64_a2__x86_64_pair4x1",
        "rope_half_f32_out_dany_from_f16__x86_64_pair4x1",
        "rope_half_f32_out_d258_from_factored__x86_64_pair1x1",
        "rope_half_to_interleaved_f32_out_d64_a2__arm64_pair4x1", "copy_b16_out_d64__cuda_pair1x1",
        "rope_half_f32_out_d64_behind0__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind032__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind16__x86_64_pair4x1",
        "rope_half_f32_out_d64_before-64__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind64_before64__x86_64_pair4x1",
        "rope_half_f32_in_d64_behind64__x86_64_pair4x1",
        "rope_half_f32_out_dany_behind64__x86_64_pair4x1",
        "rope_half_f32_out_d20_behind21__x86_64_pair4x1",
        "rope_half_f32_out_d128_blocks1__x86_64_pair4x1",
        "rope_half_f32_out_d128_blocks02__x86_64_pair4x1",
        "rope_half_f32_out_d128_blocks3__x86_64_pair4x1",
        "rope_half_f32_out_dany_blocks2__x86_64_pair4x1",
        "rope_half_f32_out_d128_behind2_blocks2__x86_64_pair4x1",
        "rope_half_f32_out_d128_blocks2__cuda_pair1x1",
        "rope_interleaved_f32_out_d128_blocks2__x86_64_lane4x1",
        "rope_half_to_interleaved_f32_out_d128_blocks2__x86_64_pair4x1",
        "copy_b32_out_d128_blocks2__x86_64_pair4x1",
        "rope_half_f32_out_d256_before128_behind256__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind2147483616__x86_64_pair4x1",
        "rope_interleaved_f32_out_d64_behind32__x86_64_lane4x1",
        "rope_half_to_interleaved_f32_out_d64_behind64__x86_64_pair4x1",
        "rope_half_f32_out_d64_behind64__cuda_pair1x1",
        "rope_half_f32_out_d64_behind64_a2__cuda_pair1x1",
        "copy_b16_out_d64_behind64__x86_64_pair4x1"));

TEST(Words, RoundTripAndRejectOthers) {
  for (Target target : allTargets)
    EXPECT_EQ(parseTarget(targetName(target)), target);
  for (ropewalk_dtype dtype : {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16})
    EXPECT_EQ(parseDtype(dtypeName(dtype)), dtype);
  for (TableSource source : allTableSources)
    EXPECT_EQ(parseSource(sourceName(source)), source);
  for (ropewalk_pairing pairing : {ROPEWALK_HALF, ROPEWALK_INTERLEAVED})
    EXPECT_EQ(parsePairing(pairingName(pairing)), pairing);
  for (ropewalk_place place : {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE})
    EXPECT_EQ(parsePlace(placeName(place)), place);
  for (Form form : {Form::Pair, Form::Lane, Form::Word})
    EXPECT_EQ(parseForm(formName(form)), form);
  for (Store store : allStores)
    EXPECT_EQ(parseStore(storeName(store)), store);
  for (Load load : allLoads)
    EXPECT_EQ(parseLoad(loadName(load)), load);
  EXPECT_FALSE(parseTarget("x86_64"));
  EXPECT_FALSE(parseTarget("native"));
  EXPECT_FALSE(parseDtype("F32"));
  EXPECT_FALSE(parseSource("f64"));
  EXPECT_FALSE(parsePairing(""));
  EXPECT_FALSE(parsePlace("inplace"));
  EXPECT_FALSE(parseForm("pairs"));
  EXPECT_FALSE(parseStore("nt"));
  EXPECT_FALSE(parseLoad("touched"));
}

} // namespace
} // namespace ropewalk
