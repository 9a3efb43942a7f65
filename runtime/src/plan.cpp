//===- plan.cpp - Making a plan -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "enum_value.h"
#include "error_boundary.h"
#include "layout.h"
#include "overlap.h"
#include "plan_builder.h"
#include "share_out.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace ropewalk {
namespace {

// Pieces and tensors take turns on blocks of tokens: pieces of a head while it is in the
// second-level cache, those that share a line with another while that and where it is read from
// are in the first, where the table rows of tensors are too.
constexpr int64_t pieceBlockBytes = 256 * 1024, sharedLineBlockBytes = 16 * 1024;
constexpr int64_t tableBlockBytes = 128 * 1024;

// Heads a page or more apart, each with its tokens in one piece: turning token by token, every head
// is another page to the hardware, which prefetches along some at once and nothing where there are
// more.
constexpr int64_t farHeadBytes = 4 * 1024;

/// What a kernel call takes of them.
struct FarHeads {
  std::string_view cpus; ///< Classes that begin so; as measured there.
  bool f32InPlace;       ///< Or those by the last of all: each byte is read and written once.
  int64_t most;          ///< Heads, which share the preparation of a table row;
  int64_t tokenBytes;    ///< of a token at most so much, or one head;
  int64_t blockBytes;    ///< and tokens for which this has room with their rows.
};

constexpr FarHeads farHeads[] = {
    {"AuthenticAMD family 25 ", true, 6, maxSpan, maxSpan}, // follows as many runs at once
    // Prefetches by itself. In place, loads wait for stores to other heads at the same address but
    // for a multiple of 4096, as heads of a multiple of 16 tokens are: the fewer, the less.
    {"GenuineIntel family 6 x86-64-v4-bf16", true, 4, maxSpan, maxSpan},
    {"GenuineIntel family 6 x86-64-v4", false, 8, maxSpan, maxSpan}, // follows so many
    {"", true, 2, 1024, 24 * 1024} // rows stay in the first-level cache for the next heads
};

FarHeads farHeadsOf(std::string cpuClass, bool isF32InPlace) {
  cpuClass += " "; // behind its last word, too
  for (const FarHeads &far : farHeads)
    if (cpuClass.compare(0, far.cpus.size(), far.cpus) == 0 && (far.f32InPlace || !isF32InPlace))
      return far;
  return farHeads[std::size(farHeads) - 1];
}

/// Whether pieces meet within a line, where heads begin with one.
bool shareLines(const TensorPlan &tensor) {
  return std::any_of(tensor.pieces.begin(), tensor.pieces.end(),
                     [](const Piece &piece) { return piece.offset % lineBytes != 0; });
}

} // namespace

Expected<std::unique_ptr<ropewalk_plan>> PlanBuilder::build() {
  using Step = std::optional<Error> (PlanBuilder::*)();
  for (Step step :
       {&PlanBuilder::validate, &PlanBuilder::setLimits, &PlanBuilder::setTable,
        &PlanBuilder::setStaging, &PlanBuilder::addTensors, &PlanBuilder::checkNamedKernel})
    if (auto error = (this->*step)())
      return *error;
  setBlocks();
  plan->parallelFor = options.parallel_for;
  plan->parallelContext = options.parallel_context;
  plan->parallelMinBytes =
      options.parallel_min_bytes ? options.parallel_min_bytes : defaultParallelMinBytes;
  plan->description = describe(*plan) + wisdomLine;
  return std::move(plan);
}

std::optional<Error> PlanBuilder::validate() {
  if (auto error = validateWindow(rotation))
    return error;
  if (auto error = validateLayout(layout, rotation.head_dim))
    return error;
  if (options.kernels)
    if (auto error = validateKernelTable(*options.kernels))
      return error;
  plan->rotation = rotation;
  plan->rotation.axes.pair_axis = nullptr; // The caller's lists need not live on.
  plan->rotation.frequencies = {};
  plan->dtype = layout.dtype;
  plan->inPlace = layout.place == ROPEWALK_IN_PLACE;
  plan->elementBytes = elementBytes(layout.dtype);
  plan->rotates = rotation.rotary_dim > 0;
  int pad = enumValue(options.pad);
  if (pad < ROPEWALK_PAD_NONE || pad > ROPEWALK_PAD_COPY)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "pad is %d, expected ROPEWALK_PAD_NONE, ROPEWALK_PAD_LEAVE or ROPEWALK_PAD_COPY",
                 pad);
  plan->pad = options.pad;
  if (options.parallel_min_bytes < 0)
    return Error(ROPEWALK_INVALID_ARGUMENT,
                 "parallel_min_bytes is %" PRId64 ", expected at least 0",
                 options.parallel_min_bytes);
  plan->padPosition = options.pad_position;
  return std::nullopt;
}

std::optional<Error> PlanBuilder::setLimits() {
  limits.cpu = environment.cpu;
  limits.cpuClass = environment.cpuClass;
  limits.allowReference = options.allow_reference != 0;
  limits.kernel = options.kernel ? options.kernel : environment.kernel;
  if (!options.kernel)
    limits.kernelField = "ROPEWALK_KERNEL";
  if (const char *name = options.max_isa ? options.max_isa : environment.maxIsa) {
    const char *field = options.max_isa ? "max_isa" : "ROPEWALK_MAX_ISA";
    Expected<Target> target = parseMaxIsa(field, name, environment.cpu);
    if (!target)
      return target.error();
    limits.maxTarget = *target;
  }
  return setWisdom();
}

std::optional<Error> PlanBuilder::setWisdom() {
  if (!environment.wisdom || !options.kernels)
    return std::nullopt;
  Expected<Wisdom> read = readWisdom(environment.wisdom);
  if (!read)
    return Error(ROPEWALK_INVALID_ARGUMENT, "ROPEWALK_WISDOM: %s", read.error().message());
  wisdom = std::move(*read);
  const std::string here = cpuIdentity();
  if (wisdom.cpu == here) {
    limits.wisdom = &wisdom;
    wisdomLine = "wisdom: " + std::string(environment.wisdom) + "\n";
  } else {
    wisdomLine = "wisdom: not used: measured on " + wisdom.cpu + ", this CPU is " + here + "\n";
  }
  return std::nullopt;
}

bool PlanBuilder::isNamed(const Choice &choice) const {
  const std::vector<Candidate> &all = choice.candidates;
  return limits.kernel && std::any_of(all.begin(), all.end(), [this](const Candidate &candidate) {
           return std::strcmp(candidate.name, limits.kernel) == 0;
         });
}

std::optional<Error> PlanBuilder::checkNamedKernel() {
  if (!limits.kernel)
    return std::nullopt;

  for (const TensorPlan &tensor : plan->tensors)
    for (const Piece &piece : tensor.pieces)
      if (isNamed(piece.choice) || isNamed(piece.readers))
        return std::nullopt;
  if (plan->staging && isNamed(plan->staging->choice))
    return std::nullopt;
  return Error(ROPEWALK_INVALID_ARGUMENT,
               "%s is %.90s, expected one that this rotation and layout need", limits.kernelField,
               limits.kernel);
}

void PlanBuilder::setBlocks() {
  plan->blockTokens = blockTokens(plan->tensors.data(), plan->tensors.size());
  if (plan->tensors.size() != 2)
    return;
  const TensorPlan &q = plan->tensors[0], &k = plan->tensors[1];
  const auto sameChoice = [](const Choice &a, const Choice &b) {
    const std::vector<Candidate> &x = a.candidates, &y = b.candidates;
    return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                      [](const Candidate &c, const Candidate &d) { return c.run == d.run; });
  };
  const auto sameKernels = [&](const Piece &a, const Piece &b) {
    return sameChoice(a.choice, b.choice) && sameChoice(a.readers, b.readers) &&
           sameChoice(a.readersOfOne, b.readersOfOne);
  };
  if (!std::equal(q.srcStride, q.srcStride + 3, k.srcStride) ||
      !std::equal(q.dstStride, q.dstStride + 3, k.dstStride) ||
      !std::equal(q.pieces.begin(), q.pieces.end(), k.pieces.begin(), k.pieces.end(), sameKernels))
    return;
  plan->joined = std::make_unique<JoinedTensor>();
  plan->joined->tensor = q;
  plan->joined->tensor.heads += k.heads;
  plan->joined->srcOffset = q.heads * q.srcStride[2];
  plan->joined->dstOffset = q.heads * q.dstStride[2];
  plan->joined->blockTokens = blockTokens(&plan->joined->tensor, 1);
}

/// Sets how many of their heads a kernel call may span, too.
BlockTokens PlanBuilder::blockTokens(TensorPlan *tensors, size_t count) const {
  int64_t tokens = maxSpan / 8; // so that offsets into positions fit as well
  for (size_t i = 0; i < count; ++i) {
    tokens = std::min(tokens, limitTokens(tensors[i]));
    if (tensors[i].pieces.size() > 1)
      tokens = std::min(tokens, (shareLines(tensors[i]) ? sharedLineBlockBytes : pieceBlockBytes) /
                                    std::max<int64_t>(1, plan->writtenBytes));
  }
  if (plan->rotates && count > 1)
    tokens = std::min(tokens, tableBlockBytes /
                                  (rotation.rotary_dim * static_cast<int64_t>(sizeof(float))));
  tokens = std::max<int64_t>(1, tokens);
  if (!plan->rotates)
    return {tokens, tokens};
  const int64_t stride = plan->rowForm.stride;
  const int64_t found = plan->staging ? std::min(maxStagedTokens, stagedRowBytes / stride)
                                      : plan->table.maxRowSpan + 1;
  return {std::min(tokens, found),
          std::min(tokens, maxSpan / (stride / static_cast<int64_t>(sizeof(float))))};
}

/// Sets how many heads, and returns how many tokens, one kernel call may span.
int64_t PlanBuilder::limitTokens(TensorPlan &tensor) const {
  int64_t headDim = rotation.head_dim, far = maxSpan;
  auto largest = [&](int d) {
    return std::max(magnitude(tensor.srcStride[d]), magnitude(tensor.dstStride[d])) /
           plan->elementBytes;
  };
  int64_t tokenStride = std::max<int64_t>(1, largest(1));
  int64_t headStride = std::max<int64_t>(1, largest(2));
  tensor.headBlock = std::min(tensor.heads, (maxSpan / 2 - headDim) / headStride + 1);
  tensor.headsOfManyTokens = tensor.headBlock;
  if (tensor.heads > 1 && headStride > tokenStride &&
      headStride * plan->elementBytes >= farHeadBytes) {
    // Read and written; a head of which nothing turns in place is neither.
    const int64_t head = std::max<int64_t>(1, tensor.accessBytes * (plan->inPlace ? 1 : 2));
    const FarHeads of = farHeadsOf(limits.cpuClass, plan->inPlace && plan->dtype == ROPEWALK_F32);
    const int64_t most =
        std::clamp<int64_t>(of.tokenBytes / head, 1, std::min(of.most, tensor.headBlock));
    const int64_t calls = (tensor.headBlock + most - 1) / most;
    const int64_t heads = (tensor.headBlock + calls - 1) / calls; // as many in each
    const int64_t row = rotation.rotary_dim * static_cast<int64_t>(sizeof(float));
    tensor.headsOfManyTokens = heads;
    if (plan->readsTable && combinesRows())
      plan->mostReadTokens = manyTokens - 1; // more would combine a row for every few heads
    far = std::max(manyTokens, of.blockBytes / (heads * head + row));
  }
  int64_t headSpan = (tensor.headBlock - 1) * headStride + headDim;
  return std::min((maxSpan - headSpan) / tokenStride + 1, far);
}

Environment hostEnvironment() {
  auto variable = [](const char *name) -> const char * {
    const char *value = std::getenv(name);
    return value && *value ? value : nullptr;
  };
  Environment environment;
  static const std::string cpuClassHere = cpuClass(); // Once, as hostTargets().
  environment.cpu = hostTargets();
  environment.cpuClass = cpuClassHere;
  environment.maxIsa = variable("ROPEWALK_MAX_ISA");
  environment.kernel = variable("ROPEWALK_KERNEL");
  environment.wisdom = variable("ROPEWALK_WISDOM");
  const char *verbose = variable("ROPEWALK_VERBOSE");
  environment.verbosePlan = verbose && std::strcmp(verbose, "plan") == 0;
  return environment;
}

Expected<std::unique_ptr<ropewalk_plan>> createPlan(const ropewalk_rotation &rotation,
                                                    const ropewalk_layout &layout,
                                                    const ropewalk_plan_options &options,
                                                    const Environment &environment) {
  auto plan = PlanBuilder(rotation, layout, options, environment).build();
  if (environment.verbosePlan) {
    ropewalk_error error = {};
    if (!plan)
      report(plan.error(), &error); // one line, whatever a caller's words hold
    std::fprintf(stderr, "ropewalk plan: %s\n",
                 plan ? describeInOneLine(**plan).c_str() : error.message);
  }
  return plan;
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_plan_create(const ropewalk_rotation *rotation,
                                     const ropewalk_layout *layout,
                                     const ropewalk_plan_options *options, ropewalk_plan **plan,
                                     ropewalk_error *error) {
  if (plan)
    *plan = nullptr;
  if (ropewalk_status status = reportNull(rotation, layout, options, plan, error))
    return status;
  return atBoundary(
      error, [&] { return createPlan(*rotation, *layout, *options, hostEnvironment()); },
      [&](std::unique_ptr<ropewalk_plan> &made) { *plan = made.release(); });
}

void ropewalk_plan_destroy(ropewalk_plan *plan) { delete plan; }

const char *ropewalk_plan_describe(const ropewalk_plan *plan) {
  return plan ? plan->description.c_str() : "";
}
