//===- fuzz_backends.cpp - Kernels of both back ends, called alike --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is "<kernel> <channels> <seed>". Both back ends compile the kernel; calls of it in
// layouts that the seed draws must be right by the oracle, and equal bit for bit.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include "codegen/jit.h"
#include "codegen/targets.h"
#include "halide/tensor_shape.h"
#include "kernel/kernel_call.h"
#include "kernel/rows_call.h"
#include "lower/rope_to_vector.h"

#include <algorithm>
#include <charconv>
#include <map>

using namespace ropewalk;
using namespace ropewalk::test;

namespace {

constexpr int32_t widest = 300;   ///< Of windows that are told by the call.
constexpr size_t pairsKept = 256; ///< Of libraries; then compiling begins anew.

struct Input {
  KernelSpec spec;
  int64_t channels = 0; ///< Of the calls.
  uint64_t seed = 0;

  std::string str() const {
    return kernelName(spec) + " " + std::to_string(channels) + " " + std::to_string(seed);
  }
};

/// The kernel of each back end.
struct Libraries {
  std::unique_ptr<JitLibrary> halide, mlir;
};

template <class Number> bool parseNumber(std::string_view text, Number &number) {
  const char *end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, number);
  return result.ec == std::errc() && result.ptr == end;
}

/// Kernels of widths that compile in no time, and calls that they serve.
bool isWithinReach(const Input &input) {
  const KernelRequest &request = input.spec.request;
  static const std::vector<Target> native = nativeTargets();
  const bool known = request.channels != 0;
  return std::find(native.begin(), native.end(), input.spec.target) != native.end() &&
         request.channels <= widest && input.spec.schedule.vector <= 32 && input.channels > 0 &&
         input.channels <= widest && input.channels % widthMultiple(input.spec) == 0 &&
         (!known || input.channels == request.channels);
}

std::optional<Input> parseInput(std::string_view text) {
  const size_t first = text.find(' '), second = text.find(' ', first + 1);
  if (second == std::string_view::npos)
    return std::nullopt;
  const std::optional<KernelSpec> spec = parseKernelName(text.substr(0, first));
  Input input;
  if (!spec || !parseNumber(text.substr(first + 1, second - first - 1), input.channels) ||
      !parseNumber(text.substr(second + 1), input.seed))
    return std::nullopt;
  input.spec = *spec;
  return isWithinReach(input) ? std::optional(input) : std::nullopt;
}

/// Compiled in any case: what is looked for may be in the compiler.
llvm::Expected<std::unique_ptr<JitLibrary>> compile(const KernelSpec &spec, Backend backend) {
  setenv("ROPEWALK_CACHE", "", 1);
  auto kernel = compileKernel(spec, backend);
  if (!kernel)
    return kernel.takeError();
  return JitLibrary::load(*kernel);
}

/// Null if a back end cannot compile what both say they can; `problem` says which, and why.
const Libraries *librariesOf(const KernelSpec &spec, std::string &problem) {
  static std::map<std::string, Libraries> all;
  if (all.size() >= pairsKept)
    all.clear();
  auto [found, isNew] = all.try_emplace(kernelName(spec));
  if (!isNew)
    return &found->second;
  for (Backend backend : {Backend::Halide, Backend::Mlir}) {
    auto library = compile(spec, backend);
    if (!library) {
      problem = toString(library.takeError());
      all.erase(found);
      return nullptr;
    }
    (backend == Backend::Halide ? found->second.halide : found->second.mlir) = std::move(*library);
  }
  return &found->second;
}

ropewalk_kernel_fn function(const JitLibrary &library) { return library.table()->kernels[0].run; }

/// What is wrong with a call; empty if nothing.
template <class Call, class Shape>
std::string compare(Call &call, const Libraries &libraries, const Shape &shape) {
  call.run(function(*libraries.halide));
  const std::vector<uint32_t> expected = call.bits();
  if (std::string error = call.error(); !error.empty())
    return "halide: " + error + " in " + shape.str();
  call.reset();
  call.run(function(*libraries.mlir));
  if (std::string error = call.error(); !error.empty())
    return "mlir: " + error + " in " + shape.str();
  return call.bits() == expected ? "" : "the back ends differ in " + shape.str();
}

std::string compareRows(const Input &input, const Libraries &libraries, Random &random) {
  for (RowsShape shape : rowsShapes(random)) {
    shape.pairs = input.channels / 2;
    RowsCall call(input.spec, shape, random);
    if (std::string problem = compare(call, libraries, shape); !problem.empty())
      return problem;
  }
  return "";
}

void fillCopied(KernelCall &call, const CallShape &shape, Random &random) {
  for (int64_t t = 0; t < shape.tokens; ++t)
    for (int64_t h = 0; h < shape.heads; ++h)
      for (int64_t j = 0; j < shape.channels; ++j)
        call.setBits(t, h, j, static_cast<uint32_t>(random.bits()));
}

std::string compareCalls(const Input &input, const Libraries &libraries, Random &random) {
  for (const CallShape &shape : callShapes(input.channels, random)) {
    KernelCall call(input.spec, shape, random);
    if (input.spec.request.family == Family::Copy) {
      fillCopied(call, shape, random);
    } else {
      if (random.bits() % 2)
        call.addSpecialValues(random);
      if (random.bits() % 4 == 0)
        call.addSpecialEntries(random);
    }
    if (std::string problem = compare(call, libraries, shape); !problem.empty())
      return problem;
  }
  return "";
}

FuzzOutcome check(const std::string &text) {
  const std::optional<Input> input = parseInput(text);
  if (!input)
    return {};
  const std::optional<std::string> reason = whyNotVectors(input->spec);
  if (!canRun(input->spec))
    return reason ? refused(*reason) : FuzzOutcome{};
  if (reason)
    return bug("Halide makes it, vectors don't: " + *reason);
  std::string problem;
  const Libraries *libraries = librariesOf(input->spec, problem);
  if (!libraries)
    return bug(problem);
  Random random(input->seed);
  problem = input->spec.request.family == Family::Rows ? compareRows(*input, *libraries, random)
                                                       : compareCalls(*input, *libraries, random);
  return problem.empty() ? accepted() : bug(problem);
}

KernelRequest randomRequest(Random &random) {
  KernelRequest request;
  const uint64_t kind = random.bits() % 16;
  if (kind == 0)
    return rowsRequest(allTableSources[random.bits() % 4],
                       static_cast<int32_t>(random.integer(1, 4)));
  request.channels = static_cast<int32_t>(random.bits() % 3 ? 2 * random.integer(1, 128) : 0);
  if (kind == 1) {
    request.family = Family::Copy;
    request.dtype = random.bits() % 2 ? ROPEWALK_F32 : ROPEWALK_F16;
    return request;
  }
  request.pairing = random.bits() % 2 ? ROPEWALK_HALF : ROPEWALK_INTERLEAVED;
  request.dtype = static_cast<ropewalk_dtype>(random.bits() % 3);
  request.place = random.bits() % 2 ? ROPEWALK_OUT_OF_PLACE : ROPEWALK_IN_PLACE;
  if (kind == 2 && request.channels) {
    request.place = ROPEWALK_OUT_OF_PLACE;
    const int64_t width = random.bits() % 2 ? 2 * random.integer(9, 64) : 16 * random.integer(1, 8);
    request.channels = static_cast<int32_t>(width);
    const int64_t step = besideStep(request), most = step == 2 ? 40 : 2;
    return copyingBeside(request, step * random.integer(0, most), step * random.integer(1, most))
        .value_or(request);
  }
  KernelRequest inBlocks = request;
  inBlocks.blocks = static_cast<int32_t>(random.integer(2, 4));
  inBlocks.channels = inBlocks.blocks * static_cast<int32_t>(2 * random.integer(8, 30));
  if (canTurnBlocks(inBlocks) && random.bits() % 4 == 0)
    return inBlocks;
  request.reorder = random.bits() % 4 == 0;
  return request;
}

/// A kernel that Halide makes, on a target that this CPU runs.
std::string generate(Random &random) {
  static const std::vector<Target> native = nativeTargets();
  Input input;
  do {
    KernelSpec &spec = input.spec;
    spec.request = randomRequest(random);
    spec.target = native[random.bits() % native.size()];
    spec.schedule.form = static_cast<Form>(random.bits() % 3);
    spec.schedule.vector = 1 << random.integer(0, 5);
    spec.schedule.parts = random.bits() % 4 ? 1 : static_cast<int32_t>(random.integer(1, 4));
    spec.schedule.store =
        random.bits() % 4 ? Store::Plain : allStores[random.bits() % std::size(allStores)];
    spec.schedule.load =
        random.bits() % 2 ? Load::Plain : allLoads[random.bits() % std::size(allLoads)];
    const int64_t multiple = widthMultiple(spec);
    input.channels = spec.request.channels ? spec.request.channels
                                           : multiple * random.integer(1, widest / multiple);
    input.seed = random.bits() % 1000;
  } while (!canRun(input.spec) || !isWithinReach(input));
  return input.str();
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  FuzzTarget target;
  target.examples = {"rope_half_f32_out_d64__x86_64_pair4x1 64 1",
                     "rope_interleaved_f16_in_dany__x86_64_lane4x1 90 2",
                     "rope_half_bf16_out_d64__x86_64_word4x2 64 3",
                     "copy_b16_out_dany__x86_64_pair8x1 77 4",
                     "rows_factored_a3__x86_64_pair4x1 42 5"};
  target.check = check;
  target.generate = generate;
  return target;
}
