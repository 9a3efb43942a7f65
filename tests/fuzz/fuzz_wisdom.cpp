//===- fuzz_wisdom.cpp - Broken and lying wisdom --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is the text of a file. What is accepted may change which kernel is preferred, but every
// call must still have one, for its address and on this CPU.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "dispatch.h"

using namespace ropewalk;

namespace {

void nothing(const ropewalk_kernel_args *) {}

constexpr const char *names[] = {"rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1",
                                 "rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1_nt64",
                                 "rope_half_bf16_out_d128__x86_64_v4_bf16_pair16x1",
                                 "rope_half_bf16_out_d128__x86_64_v3_word8x1",
                                 "rope_half_bf16_out_dany__x86_64_pair4x1"};

std::string wrongChoice(const Wisdom &wisdom, Target cpu, int64_t heads) {
  std::vector<ropewalk_kernel> kernels;
  for (const char *name : names)
    kernels.push_back({name, nothing,
                       std::string_view(name).find("_nt64") != std::string_view::npos ? 1 << 24 : 0,
                       0, nullptr});
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(kernels.size()),
                                       kernels.data(), 0, nullptr};
  const DispatchRequest request{
      {Family::Rope, ROPEWALK_HALF, ROPEWALK_BF16, ROPEWALK_OUT_OF_PLACE, 128}, 64, heads};
  DispatchLimits limits;
  limits.cpu = TargetSet(cpu);
  limits.wisdom = &wisdom;
  auto choice = chooseKernels(&table, request, limits);
  if (!choice)
    return choice.error().message();
  bool servesAll = false;
  for (const Candidate &candidate : choice->candidates) {
    if (!limits.cpu.has(candidate.spec->target))
      return std::string("a kernel that this CPU does not run: ") + candidate.name;
    servesAll |= candidate.alignment <= 2 && candidate.minBytes == 0;
  }
  return servesAll ? "" : "no kernel for every call";
}

FuzzOutcome check(const std::string &input) {
  auto wisdom = parseWisdom(input, "wisdom");
  if (!wisdom)
    return refused(wisdom.error().message());
  for (Target cpu : {Target::X86_64, Target::X86_64_v3, Target::X86_64_v4_bf16})
    for (int64_t heads : {1, 32})
      if (std::string wrong = wrongChoice(*wisdom, cpu, heads); !wrong.empty())
        return bug(wrong);
  return accepted();
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  FuzzTarget target;
  const std::string begin = "ropewalk wisdom 1\ncpu c\n";
  target.examples = {begin};
  for (const char *name : names) {
    target.examples.push_back(begin + name + " 0 0\n");
    target.examples.push_back(begin + name + " 4096 16\n" + names[0] + " 0 8\n");
  }
  target.check = check;
  return target;
}
