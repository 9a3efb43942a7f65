//===- fuzz_kernel_name.cpp - Names that are nearly kernels' --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "kernel_spec.h"

#include <cctype>

using namespace ropewalk;

static bool isIdentifier(const std::string &name) {
  for (char c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_')
      return false;
  return !name.empty() && !std::isdigit(static_cast<unsigned char>(name[0]));
}

/// What the generator can mean by a name (spec.md, section 5).
static bool isSound(const KernelSpec &spec) {
  const KernelRequest &request = spec.request;
  const Schedule &schedule = spec.schedule;
  const bool copy = request.family == Family::Copy;
  return request.channels >= 0 && (copy || request.channels % 2 == 0) &&
         (!copy || (request.place == ROPEWALK_OUT_OF_PLACE && request.dtype != ROPEWALK_BF16 &&
                    request.pairing == ROPEWALK_HALF)) &&
         (!(request.before || request.behind) || canCopyBeside(request)) &&
         (!request.blocks || canTurnBlocks(request)) && canReadTables(spec.target, request) &&
         schedule.vector > 0 && (schedule.vector & (schedule.vector - 1)) == 0 &&
         schedule.parts > 0;
}

/// A name is accepted only if it is the one that printing gives.
static FuzzOutcome check(const std::string &input) {
  const std::optional<KernelSpec> spec = parseKernelName(input);
  if (!spec)
    return {};
  if (kernelName(*spec) != input)
    return bug("parsed from '" + input + "', printed as '" + kernelName(*spec) + "'");
  if (!isIdentifier(input))
    return bug("a name that is no C identifier");
  if (!isSound(*spec))
    return bug("a specification that no kernel can have");
  if (input.substr(0, input.find("__")) != requestName(spec->request))
    return bug("a name that does not begin with its request's");
  return accepted();
}

/// Any specification; its name must parse to itself.
static KernelSpec randomSpec(test::Random &random) {
  KernelSpec spec;
  KernelRequest &request = spec.request;
  request.family = random.bits() % 4 ? Family::Rope : Family::Copy;
  const bool copy = request.family == Family::Copy;
  request.pairing = copy || random.bits() % 2 ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  request.dtype = static_cast<ropewalk_dtype>(random.bits() % (copy ? 2 : 3));
  request.place = copy || random.bits() % 2 ? ROPEWALK_OUT_OF_PLACE : ROPEWALK_IN_PLACE;
  request.channels = static_cast<int32_t>(random.bits() % 4 ? random.integer(0, 256) * 2
                                                            : random.integer(0, INT32_MAX) & ~1);
  spec.target = allTargets[random.bits() % std::size(allTargets)];
  KernelRequest inBlocks = request;
  inBlocks.blocks = static_cast<int32_t>(random.integer(2, ROPEWALK_MAX_AXES));
  if (canTurnBlocks(inBlocks) && random.bits() % 2)
    request = inBlocks;
  const int64_t step = besideStep(request);
  if (auto beside =
          copyingBeside(request, random.integer(0, 3) * step, random.integer(0, 3) * step);
      beside && random.bits() % 2)
    request = *beside;
  if (request.family == Family::Rope && random.bits() % 4 == 0) {
    KernelRequest reader = request;
    reader.source = allTableSources[random.bits() % std::size(allTableSources)];
    reader.axes =
        random.bits() % 2 ? static_cast<int32_t>(random.integer(2, ROPEWALK_MAX_AXES)) : 0;
    if (cpusRead(reader))
      request = reader;
  }
  if (!hasKernels(spec.target, request))
    spec.target = Target::X86_64;
  spec.schedule.form = static_cast<Form>(random.bits() % 3);
  spec.schedule.vector = 1 << random.bits() % 31;
  spec.schedule.parts = static_cast<int32_t>(random.integer(1, random.bits() % 4 ? 16 : INT32_MAX));
  spec.schedule.store = allStores[random.bits() % std::size(allStores)];
  spec.schedule.load = allLoads[random.bits() % std::size(allLoads)];
  return spec;
}

static FuzzOutcome checkSpec(const std::string &seed) {
  test::Random random(std::hash<std::string>()(seed));
  const KernelSpec spec = randomSpec(random);
  const std::string name = kernelName(spec);
  if (!(parseKernelName(name) == spec))
    return bug("printed as '" + name + "', parsed as something else");
  return accepted();
}

FuzzTarget ropewalk::fuzzTarget() {
  FuzzTarget target;
  target.examples = {"rope_half_bf16_out_d128__x86_64_v4_bf16_word16x1_nt64",
                     "rope_interleaved_f32_in_dany__x86_64_v3_lane8x1",
                     "rope_half_f16_out_d64__x86_64_pair4x2_nt16",
                     "rope_half_f16_in_d64__x86_64_v3_pair8x2_cvt",
                     "rope_half_f32_in_d256__x86_64_v3_pair8x1_touch",
                     "rope_half_f16_out_d32_before64_behind16__arm64_pair8x1",
                     "copy_b32_out_d48__x86_64_v4_pair16x1",
                     "copy_b16_out_dany__x86_64_v3_pair8x1"};
  target.check = [](const std::string &input) {
    const FuzzOutcome outcome = check(input), printed = checkSpec(input);
    return printed.bug.empty() ? outcome : printed;
  };
  target.generate = [](test::Random &random) { return kernelName(randomSpec(random)); };
  return target;
}
