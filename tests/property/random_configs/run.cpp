//===- run.cpp - One case, run and compared -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run.h"
#include "spies.h"
#include "tables.h"

#include "ropewalk/plan.h"

#include <algorithm>

namespace ropewalk::test {
namespace {

/// The largest power of two that divides all that a plan adds to a pointer, and the pointers.
int64_t alignmentOf(const Case &c) {
  const int64_t bytes = c.elementBytes();
  const bool halves = c.what.rotation.pairing == ROPEWALK_HALF || c.what.rotation.reorder;
  uint64_t bits = c.memory.alignment | c.memory.misalignment;
  auto add = [&](int64_t elements) { bits |= static_cast<uint64_t>(elements * bytes); };
  add(c.what.rotation.window_begin);
  add(c.what.rotation.head_dim);
  add(halves ? c.pairs() : c.what.rotation.rotary_dim);
  for (const ropewalk_tensor_layout &t : {c.layout.q, c.layout.k})
    if (t.heads)
      for (int64_t stride : {t.src_batch_stride, t.src_token_stride, t.src_head_stride,
                             t.dst_batch_stride, t.dst_token_stride, t.dst_head_stride})
        add(stride);
  return static_cast<int64_t>(bits & -bits);
}

/// Whether rotating kernels read the case's table, so that none makes rows of it.
bool readsTableItself(const Case &c) {
  if (c.rows == Rows::Listed)
    return true;
  if (c.what.rotation.axes.count > 1)
    return false;
  if (c.rows != Rows::Cache)
    return c.form != ROPEWALK_TABLE_FACTORED;
  const bool pairsApart = c.cacheForm == CacheForm::Repeated || c.cacheForm == CacheForm::Complex ||
                          c.cacheForm == CacheForm::Matrices;
  // One pair is no way from another.
  return c.cacheType == ROPEWALK_F32 && (!pairsApart || c.what.rotation.rotary_dim == 2);
}

/// The kernel that the case asks for by name: one that serves its plan at its addresses, with rows
/// made before too.
const char *chooseName(const Case &c, const Package &package) {
  // Of several blocks, a name may compute one and not the other.
  if (!c.named || c.what.rotation.axes.blocks)
    return nullptr;
  const bool noRows = readsTableItself(c);
  std::vector<const char *> fit;
  for (size_t i = 0; i < package.specs.size(); ++i)
    if (package.specs[i].request.family != Family::Copy &&
        !readsOtherTables(package.specs[i].request) &&
        !(noRows && package.specs[i].request.family == Family::Rows) &&
        alignmentOf(c) % requiredAlignment(package.specs[i]) == 0 &&
        c.what.rotation.rotary_dim % widthMultiple(package.specs[i]) == 0 &&
        !(c.maxIsa && package.specs[i].target > *c.maxIsa))
      fit.push_back(package.entries[i].name);
  return fit.empty() ? nullptr : fit[*c.named % fit.size()];
}

void setCall(const Case &c, TestCall &call) {
  if (c.positions.type != ROPEWALK_INDEX_NONE) {
    call.setPositions(c.positions.type, c.positions.numbers, c.positions.origin);
    call.tensors.position_axis_stride = c.positionAxisStride;
    call.tensors.position_batch_stride = c.positionBatchStride;
  }
  call.tensors.position_offset = c.positionOffset;
  if (!c.cuSeqlens.numbers.empty())
    call.setSequences(c.cuSeqlens.type, c.cuSeqlens.numbers);
  if (!c.starts.numbers.empty())
    call.setStarts(c.starts.type, c.starts.numbers);
}

ropewalk_status runRanges(const Case &c, const Plan &plan, const TestCall &call) {
  if (c.cuts.empty())
    return plan.run(call.tensors);
  int64_t begin = 0;
  for (int64_t cut : c.cuts) {
    if (ropewalk_status status = plan.run(call.tensors, begin, cut))
      return status;
    begin = cut;
  }
  return plan.run(call.tensors, begin, c.batches * c.tokens);
}

class CaseRun {
public:
  CaseRun(const Case &c, const ropewalk_rotation &rotation, const Package &package)
      : c(c), rotation(rotation), package(package) {}

  Outcome run() {
    outcome.wrong = wrong();
    return std::move(outcome);
  }

private:
  std::string wrong();
  std::string compare(const TestCall &call, const Tables &tables);
  std::string runWithRows(const Plan &plan, TestCall &call) const;
  std::string wrongKernel() const;

  const Case &c;
  const ropewalk_rotation &rotation;
  const Package &package;
  const char *name = nullptr;
  Outcome outcome;
};

std::string CaseRun::wrong() {
  const Tables tables(c, rotation);
  if (!tables.error().empty())
    return tables.error();
  ropewalk_plan_options options = {};
  tables.apply(options);
  const ropewalk_kernel_table kernels = package.table();
  options.kernels = &kernels;
  options.pad = c.pad;
  options.pad_position = c.padPosition;
  options.kernel = name = chooseName(c, package);
  outcome.named = name != nullptr;
  const std::string maxIsa = c.maxIsa ? std::string(targetName(*c.maxIsa)) : "";
  options.max_isa = c.maxIsa ? maxIsa.c_str() : nullptr;
  if (c.parallel) {
    options.parallel_for = shareOut;
    options.parallel_context = &outcome.sharedOut;
  }
  auto plan = Plan::create(rotation, c.layout, options);
  outcome.sharedOut = false; // so far for the table
  if (!plan)
    return std::string("plan refused: ") + plan.error().message();
  outcome.plan = plan->describe();

  Random random(c.seed ^ 0x7e57);
  TestCall call(rotation, c.layout, c.batches, c.tokens, random, c.memory);
  setCall(c, call);
  if (c.special)
    call.addSpecialValues(random);
  ropewalk_error error;
  if (ropewalk_validate(plan->get(), &call.tensors, &error) != ROPEWALK_OK)
    return std::string("call refused: ") + error.message;
  takeKernelsThatRan();
  const ropewalk_status status = runRanges(c, *plan, call);
  outcome.ran = takeKernelsThatRan();
  if (status != ROPEWALK_OK)
    return std::string("run gives ") + ropewalk_status_name(status);
  std::string wrong = compare(call, tables);
  return wrong.empty() ? runWithRows(*plan, call) : wrong;
}

/// The call again, which has run, with rows made before it: the same bits.
std::string CaseRun::runWithRows(const Plan &plan, TestCall &call) const {
  const std::vector<unsigned char> found = call.result();
  GuardedBuffer rows(plan.rowsBytes(c.batches * c.tokens), c.memory.guard, sizeof(float));
  ropewalk_error error;
  if (plan.makeRows(call.tensors, rows.data(), rows.size(), &error) != ROPEWALK_OK)
    return std::string("rows refused: ") + error.message;
  if (!rows.canariesIntact())
    return "rows written outside their memory";
  call.tensors.rows = rows.data();
  if (c.pad == ROPEWALK_PAD_NONE && c.pairs()) { // nobody may read them
    call.tensors.positions = nullptr;
    call.tensors.position_offset = INT64_MAX;
    call.tensors.sequences = -1;
  }
  call.reset();
  const ropewalk_status status = runRanges(c, plan, call);
  takeKernelsThatRan();
  if (status != ROPEWALK_OK)
    return std::string("run with rows gives ") + ropewalk_status_name(status);
  return call.result() == found ? "" : "other bits with rows made before";
}

/// The bound that the kernels which ran promise.
std::string CaseRun::compare(const TestCall &call, const Tables &tables) {
  bool fma = true;
  Tolerance tolerance;
  for (const std::string &kernel : outcome.ran) {
    const KernelSpec spec = *parseKernelName(kernel);
    fma = fma && hasFma(spec.target);
    if (spec.request.family == Family::Rope && c.layout.dtype == ROPEWALK_BF16)
      tolerance.flushesTiny |= spec.target == Target::X86_64_v4_bf16;
  }
  const ropewalk_rotation own = c.what.linked();
  Oracle oracle = tables.oracle(own);
  const Comparison result = call.compare(oracle, tolerance, {c.pad, c.padPosition});
  outcome.worstUlp = result.worstUlp;
  outcome.compared = result.compared;
  if (!(result.worstUlp <= errorBound(c.layout.dtype, fma)))
    return "off by " + std::to_string(result.worstUlp) + " ulp: " + result.where;
  return wrongKernel();
}

std::string CaseRun::wrongKernel() const {
  for (const std::string &kernel : outcome.ran) {
    const KernelSpec spec = *parseKernelName(kernel);
    if (c.maxIsa && spec.target > *c.maxIsa)
      return kernel + " ran, above max_isa";
    if (name && kernel != name && spec.request.family == parseKernelName(name)->request.family)
      return kernel + " ran, not " + name;
  }
  return "";
}

} // namespace

Outcome run(const Case &c, const ropewalk_rotation &rotation, const Package &package) {
  return CaseRun(c, rotation, package).run();
}

} // namespace ropewalk::test
