//===- fuzz_run.cpp - Any plan, any call ----------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The portable reference on memory of which nothing but the call's rows is accessible.
// Either a status that has its reason, and no byte changed, or the oracle's result.
//
//===----------------------------------------------------------------------===//

#include "call_memory.h"
#include "fuzzer.h"

#include "support/oracle.h"

#include "ropewalk/ropewalk.h"

#include <cstdlib>
#include <cstring>

using namespace ropewalk;

namespace {

constexpr int64_t maxTableFloats = 1 << 18, maxOracleAngles = 40000;

struct Destroy {
  void operator()(ropewalk_plan *plan) const { ropewalk_plan_destroy(plan); }
  void operator()(ropewalk_table *table) const { ropewalk_table_destroy(table); }
};

/// An enumerator or not, without reading it as one.
template <class Enum> int rawValue(const Enum &field) {
  int value;
  std::memcpy(&value, &field, sizeof value);
  return value;
}

class Check {
public:
  explicit Check(const std::string &input)
      : call(parseCall(input)), random(std::hash<std::string>()(input)) {}

  FuzzOutcome run() {
    if (isExpensive())
      return {};
    hasPositions = listPositions();
    if (call.cacheRows > 0 && call.rotation.rotary_dim > 0 && !makeCache())
      return {};
    const FuzzOutcome outcome = makePlan();
    if (!plan)
      return outcome;
    if (!*ropewalk_plan_describe(plan.get()))
      return bug("a plan without a description");
    if (!selfChecks())
      return bug("a plan that does not pass its own check");
    return runPlan();
  }

private:
  bool isExpensive() const;
  bool listPositions();
  bool makeCache();
  FuzzOutcome makePlan();
  bool selfChecks() const;
  FuzzOutcome runPlan();
  FuzzOutcome runRefused();
  ropewalk_status runWholeOrParts() const;
  FuzzOutcome judge(ropewalk_status status, const CallMemory &memory);
  std::string wrongStatus(ropewalk_status status, const CallMemory &memory) const;
  FuzzOutcome compare(const CallMemory &memory);

  bool rotates() const { return call.rotation.rotary_dim > 0; }
  Wide rows() const { return Wide(call.tensors.batches) * call.tensors.tokens; }
  Wide firstRow() const { return cacheUsed() ? 0 : call.positionBegin; }
  Wide endRow() const {
    return cacheUsed() ? std::min(Wide(call.cacheRows), Wide(1) << 31) : Wide(call.positionEnd);
  }
  bool cacheUsed() const { return call.cacheRows > 0; }
  bool isOutOfRange() const;

  FuzzCall call;
  test::Random random;
  bool hasPositions = false;   ///< `positions` is complete.
  std::vector<Wide> positions; ///< Of all rows.
  std::unique_ptr<RowMemory> positionMemory, cosMemory, sinMemory;
  ropewalk_cache cache = {};
  std::unique_ptr<ropewalk_plan, Destroy> plan;
};

/// A valid range may be that of any model's whole context, which takes its time.
bool Check::isExpensive() const {
  const Wide count = Wide(call.positionEnd) - call.positionBegin;
  return (!cacheUsed() || call.sharedTable) && rotates() && count > 0 && count <= (Wide(1) << 32) &&
         count * call.rotation.rotary_dim > maxTableFloats;
}

/// Puts the listed positions into memory and reads them back: rows may share it.
bool Check::listPositions() {
  const ropewalk_tensors &tensors = call.tensors;
  const int index = rawValue(tensors.index);
  if (tensors.batches < 1 || tensors.tokens < 1 || rows() > 1000)
    return false;
  const bool listed = index == ROPEWALK_INDEX_I32 || index == ROPEWALK_INDEX_I64;
  const int64_t bytes = index == ROPEWALK_INDEX_I32 ? 4 : 8;
  if (listed) {
    if (magnitudeOf(tensors.position_batch_stride) * (tensors.batches - 1) > (Wide(1) << 38))
      return false;
    std::vector<Interval> lists;
    for (int64_t b = 0; b < tensors.batches; ++b)
      lists.push_back({b * tensors.position_batch_stride * bytes,
                       (b * tensors.position_batch_stride + tensors.tokens) * bytes});
    positionMemory = std::make_unique<RowMemory>(lists, test::Guard::AtEnd);
    if (!positionMemory->exists())
      return false;
    call.tensors.positions = positionMemory->at(0);
  }
  auto address = [&](int64_t b, int64_t t) {
    return positionMemory->at((b * tensors.position_batch_stride + t) * bytes);
  };
  for (int64_t b = 0; listed && b < tensors.batches; ++b)
    for (int64_t t = 0; t < tensors.tokens; ++t) {
      const uint64_t value = uint64_t(call.firstPosition) +
                             uint64_t(b) * uint64_t(call.positionBatchStep) +
                             uint64_t(t) * uint64_t(call.positionStep);
      std::memcpy(address(b, t), &value, bytes); // little-endian: i32 is the low word
    }
  for (int64_t b = 0; b < tensors.batches; ++b)
    for (int64_t t = 0; t < tensors.tokens; ++t) {
      int64_t stored = t;
      if (index == ROPEWALK_INDEX_I32)
        stored = *reinterpret_cast<const int32_t *>(address(b, t));
      else if (listed)
        stored = *reinterpret_cast<const int64_t *>(address(b, t));
      positions.push_back(Wide(stored) + tensors.position_offset);
    }
  return true;
}

/// Only rows that the call needs are accessible.
bool Check::makeCache() {
  const Wide pairs = call.rotation.rotary_dim / 2, rowStride = call.cacheRowStride,
             pairStride = call.cachePairStride;
  std::vector<Interval> needed;
  const Wide limit = Wide(1) << 40;
  for (Wide position : positions) {
    if (position < firstRow() || position >= endRow())
      continue;
    const Wide at = position * rowStride, last = at + (pairs - 1) * pairStride;
    const Wide low = std::min(at, last), high = std::max(at, last);
    if (low < -limit || high > limit || high - low > maxTableFloats)
      return false;
    needed.push_back({int64_t(low * 4), int64_t(high * 4 + 4)});
  }
  if (needed.empty())
    needed.push_back({0, 4});
  for (auto *memory : {&cosMemory, &sinMemory}) {
    *memory = std::make_unique<RowMemory>(needed, test::Guard::AtEnd);
    if (!(*memory)->exists())
      return false;
    for (const Interval &row : joined(needed))
      for (int64_t at = row.begin; at < row.end; at += 4) {
        const float value = static_cast<float>(random.uniform());
        std::memcpy((*memory)->at(at), &value, sizeof value);
      }
  }
  cache.cos = reinterpret_cast<const float *>(cosMemory->at(0));
  cache.sin = reinterpret_cast<const float *>(sinMemory->at(0));
  return true;
}

FuzzOutcome Check::makePlan() {
  ropewalk_plan_options options = {};
  options.allow_reference = 1;
  options.position_begin = call.positionBegin;
  options.position_end = call.positionEnd;
  cache.rows = call.cacheRows;
  cache.row_stride = call.cacheRowStride;
  cache.pair_stride = call.cachePairStride;
  if (cacheUsed())
    options.cache = &cache;
  ropewalk_error error;
  std::unique_ptr<ropewalk_table, Destroy> table;
  if (call.sharedTable) {
    ropewalk_table *made;
    ropewalk_table_options range = {};
    range.position_begin = call.positionBegin;
    range.position_end = call.positionEnd;
    if (ropewalk_table_create(&call.rotation, &range, &made, &error))
      return made ? bug("a table in spite of an error") : refused(error.message);
    table.reset(made);
    options.table = made;
  }
  ropewalk_plan *made;
  const ropewalk_status status =
      ropewalk_plan_create(&call.rotation, &call.layout, &options, &made, &error);
  plan.reset(made);
  if (status != error.status || (status == ROPEWALK_OK) != (made != nullptr))
    return bug("a status that contradicts the plan or the error");
  // Nothing that depends on the machine or on a kernel table was asked for.
  if (status != ROPEWALK_OK && status != ROPEWALK_INVALID_ARGUMENT)
    return bug(std::string("a plan refused as ") + ropewalk_status_name(status) + ": " +
               error.message);
  return status ? refused(error.message) : FuzzOutcome();
}

bool Check::selfChecks() const {
  const int64_t heads = std::max(call.layout.q.heads, call.layout.k.heads);
  if (!call.check || cacheUsed() || Wide(heads) * call.rotation.head_dim > 4096)
    return true;
  ropewalk_check_report report;
  return ropewalk_check(plan.get(), &report) == ROPEWALK_OK;
}

bool Check::isOutOfRange() const {
  for (Wide position : positions)
    if (rotates() && (position < firstRow() || position >= endRow()))
      return true;
  return false;
}

FuzzOutcome Check::runPlan() {
  const ropewalk_tensors &tensors = call.tensors;
  if (tensors.batches < 1 || tensors.tokens < 1 || !hasPositions)
    return runRefused();
  const std::unique_ptr<CallMemory> memory = CallMemory::create(call, random);
  if (!memory)
    return runRefused();
  memory->setPointers(call.tensors);
  return judge(runWholeOrParts(), *memory);
}

/// Memory cannot be had, or is not to be touched: only for calls that must not succeed, or
/// have nothing to do.
FuzzOutcome Check::runRefused() {
  const ropewalk_tensors &tensors = call.tensors;
  const int index = rawValue(tensors.index);
  const bool invalid = tensors.batches < 0 || tensors.tokens < 0 || index < ROPEWALK_INDEX_NONE ||
                       index > ROPEWALK_INDEX_I64 || rows() > INT64_MAX;
  const bool impossible =
      index == ROPEWALK_INDEX_NONE && cannotSucceed(call, int64_t(endRow() - firstRow()));
  if (!invalid && !impossible && rows() != 0)
    return {};
  const RowMemory nothing({{0, 1}}, test::Guard::AtBegin);
  call.tensors.q_dst = call.tensors.k_dst = nothing.at(-64);
  call.tensors.q_src = call.tensors.k_src = nothing.at(-128);
  call.tensors.positions = nothing.at(-256);
  const ropewalk_status status = ropewalk_run(plan.get(), &call.tensors);
  if (invalid ? status != ROPEWALK_INVALID_ARGUMENT : (status == ROPEWALK_OK) != (rows() == 0))
    return bug(std::string("a call that cannot be made gives ") + ropewalk_status_name(status));
  return {};
}

ropewalk_status Check::runWholeOrParts() const {
  if (!call.ranges)
    return ropewalk_run(plan.get(), &call.tensors);
  const int64_t end = int64_t(rows());
  const ropewalk_status first = ropewalk_run_range(plan.get(), &call.tensors, 0, call.split);
  const ropewalk_status second = ropewalk_run_range(plan.get(), &call.tensors, call.split, end);
  return first ? first : second;
}

/// Why the status is wrong; empty if it is right.
std::string Check::wrongStatus(ropewalk_status status, const CallMemory &memory) const {
  const ropewalk_tensors &tensors = call.tensors;
  const int index = rawValue(tensors.index);
  const bool listed = rotates() && index != ROPEWALK_INDEX_NONE;
  const bool misaligned = call.misaligned != 0;
  const bool invalid = index < ROPEWALK_INDEX_NONE || index > ROPEWALK_INDEX_I64 ||
                       (call.ranges && (call.split < 0 || call.split > rows()));
  // With one batch the stride is of no use, and may be refused or not.
  const bool mayBeInvalid = listed && magnitudeOf(tensors.position_batch_stride) > (Wide(1) << 38);
  bool hasReason = false;
  switch (status) {
  case ROPEWALK_OK:
    hasReason = !invalid && !misaligned && !isOutOfRange() && !memory.overlaps();
    break;
  case ROPEWALK_INVALID_ARGUMENT:
    hasReason = invalid || mayBeInvalid;
    break;
  case ROPEWALK_MISALIGNED:
    hasReason = misaligned;
    break;
  case ROPEWALK_OVERLAP:
    hasReason = memory.overlaps() || (memory.writesNothing() && memory.headsOverlap());
    break;
  case ROPEWALK_POSITION_OUT_OF_RANGE:
    hasReason = isOutOfRange();
    break;
  default:
    break;
  }
  return hasReason ? "" : std::string(ropewalk_status_name(status)) + " without a reason";
}

FuzzOutcome Check::judge(ropewalk_status status, const CallMemory &memory) {
  if (std::string wrong = wrongStatus(status, memory); !wrong.empty())
    return bug(wrong);
  // Of listed positions a range checks its own, so the other one may have run.
  const bool mayHaveRun =
      status == ROPEWALK_OK || (call.ranges && status == ROPEWALK_POSITION_OUT_OF_RANGE);
  if (!memory.onlyChanged(mayHaveRun))
    return bug(std::string("bytes changed that must not, status ") + ropewalk_status_name(status));
  if (status != ROPEWALK_OK)
    return {};
  return compare(memory);
}

FuzzOutcome Check::compare(const CallMemory &memory) {
  // The oracle expects what no window covers to stay, but windows may lie there.
  if (rows() * (call.rotation.rotary_dim / 2) > maxOracleAngles || memory.headsOverlap())
    return accepted();
  test::Oracle oracle =
      cacheUsed() ? test::Oracle(call.rotation, cache) : test::Oracle(call.rotation);
  const double bound = call.layout.dtype == ROPEWALK_F32 ? 2.0 : 0.51;
  for (bool isKey : {false, true}) {
    if ((isKey ? call.layout.k : call.layout.q).heads == 0)
      continue;
    const test::Comparison result =
        test::compare(oracle, call.layout, call.tensors, isKey, memory.before(isKey));
    if (!(result.worstUlp <= bound))
      return bug("off by " + std::to_string(result.worstUlp) + " ulp: " + result.where);
  }
  return accepted();
}

} // namespace

int main(int argc, char **argv) {
  for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
    unsetenv(name);
  FuzzTarget target;
  FuzzCall simple;
  simple.rotation.head_dim = simple.rotation.rotary_dim = 16;
  simple.rotation.frequencies.theta = 10000;
  simple.rotation.frequencies.attention_factor = 1;
  simple.layout.q = {2, 128, 32, 16, 128, 32, 16};
  simple.tensors.batches = 2;
  simple.tensors.tokens = 4;
  simple.positionEnd = 100;
  simple.check = 1;
  target.examples = {printCall(simple)};
  target.words = {"-1", "0", "nan", "inf", "1e-320", "-9223372036854775808"};
  for (const std::string name :
       {"head_dim", "window_begin", "rotary_dim", "theta", "attention_factor", "scaling", "dtype",
        "place", "q.heads", "k.heads", "batches", "tokens", "index", "position_batch",
        "position_offset", "shared_memory", "ranges", "split"})
    target.words.push_back("\n" + name + " ");
  target.generate = [](test::Random &random) { return printCall(randomCall(random)); };
  target.check = [](const std::string &input) { return Check(input).run(); };
  return fuzz(argc, argv, target);
}
