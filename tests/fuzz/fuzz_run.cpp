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

#include "call_table.h"
#include "fuzz_target.h"

#include "support/raw_enum.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

using namespace ropewalk;
using test::rawValue;

namespace {

constexpr int64_t maxOracleAngles = 40000;

class Check {
public:
  explicit Check(const std::string &input)
      : call(parseCall(input)), bound(call), table(call, bound.rotation),
        lists(call, table.coordinates()), random(std::hash<std::string>()(input)) {}

  FuzzOutcome run() {
    if (table.isExpensive())
      return {};
    hasLists = lists.make(call.tensors);
    if (table.usesCache() && rotates() && !(hasPositions() && table.makeCache(lists, random)))
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
  struct Destroy {
    void operator()(ropewalk_plan *plan) const { ropewalk_plan_destroy(plan); }
  };

  FuzzOutcome makePlan();
  bool selfChecks() const;
  FuzzOutcome runPlan();
  FuzzOutcome runRefused();
  std::optional<FuzzOutcome> makeRows(const CallMemory &memory);
  ropewalk_status runWholeOrParts() const;
  FuzzOutcome judge(ropewalk_status status, const CallMemory &memory);
  bool describesNothing() const;
  bool isInvalid() const;
  std::string wrongStatus(ropewalk_status status, const CallMemory &memory) const;
  bool hasRowsReason(ropewalk_status status) const;
  bool mayBeInvalid() const;
  FuzzOutcome compare(const CallMemory &memory);

  bool rotates() const { return call.rotation.rotary_dim > 0; }
  bool hasStrayList() const {
    return call.strayList && rawValue(call.tensors.index) == ROPEWALK_INDEX_NONE;
  }
  /// To turn by them, or to find pads.
  bool readsPositions() const {
    return rotates() || (rawValue(call.pad) != ROPEWALK_PAD_NONE &&
                         rawValue(call.tensors.index) != ROPEWALK_INDEX_NONE);
  }
  bool hasPositions() const { return hasLists && !lists.sequencesAreWrong(); }
  Wide rows() const { return Wide(call.tensors.batches) * call.tensors.tokens; }
  bool isOutOfRange() const;

  FuzzCall call;
  BoundRotation bound;
  CallTable table;
  CallLists lists;
  test::Random random;
  bool hasLists = false; ///< Of as many as there are.
  std::unique_ptr<test::GuardedBuffer> madeRows;
  const void *unread = nullptr; ///< Positions, where the call has rows instead.
  std::unique_ptr<ropewalk_plan, Destroy> plan;
};

FuzzOutcome Check::makePlan() {
  ropewalk_plan_options options = {};
  options.allow_reference = 1;
  test::setRaw(options.pad, rawValue(call.pad));
  options.pad_position = call.padPosition;
  ropewalk_error error;
  if (table.makeTable(error))
    return refused(error.message);
  table.apply(options);
  ropewalk_plan *made;
  const ropewalk_status status =
      ropewalk_plan_create(&bound.rotation, &call.layout, &options, &made, &error);
  plan.reset(made);
  if (status != error.status || (status == ROPEWALK_OK) != (made != nullptr))
    return bug("a status that contradicts the plan or the error");
  // Nothing that depends on the machine or on a kernel table was asked for.
  if (status != ROPEWALK_OK && status != ROPEWALK_INVALID_ARGUMENT &&
      !(status == ROPEWALK_UNSUPPORTED && table.mayBeUnsupported()))
    return bug(std::string("a plan refused as ") + ropewalk_status_name(status) + ": " +
               error.message);
  return status ? refused(error.message) : FuzzOutcome();
}

bool Check::selfChecks() const {
  const int64_t heads = std::max(call.layout.q.heads, call.layout.k.heads);
  if (!call.check || table.usesCache() || Wide(heads) * call.rotation.head_dim > 4096)
    return true;
  ropewalk_check_report report;
  return ropewalk_check(plan.get(), &report) == ROPEWALK_OK;
}

bool Check::isOutOfRange() const {
  for (int64_t row = 0; rotates() && row < rows(); ++row)
    for (int64_t a = 0; !lists.isPad(row) && a < lists.axes(); ++a)
      if (lists.position(row, a) < table.firstRow() || lists.position(row, a) >= table.endRow())
        return true;
  return false;
}

FuzzOutcome Check::runPlan() {
  const ropewalk_tensors &tensors = call.tensors;
  if (tensors.batches < 1 || tensors.tokens < 1 || (readsPositions() && !hasLists))
    return runRefused();
  const std::unique_ptr<CallMemory> memory =
      CallMemory::create(call, !table.hasTinySines(), random);
  if (!memory)
    return runRefused();
  memory->setPointers(call.tensors);
  if (hasStrayList())
    call.tensors.positions = &call;
  if (call.madeRows)
    if (std::optional<FuzzOutcome> outcome = makeRows(*memory))
      return *outcome;
  return judge(runWholeOrParts(), *memory);
}

/// Makes the call's rows and takes from it what it then need not say; or the outcome if they are
/// refused.
std::optional<FuzzOutcome> Check::makeRows(const CallMemory &memory) {
  constexpr unsigned char junk = 0x5a;
  const int64_t needed = ropewalk_rows_bytes(plan.get(), int64_t(rows()));
  const Wide bytes = std::clamp<Wide>(Wide(needed) - call.rowsMissing, INT64_MIN, INT64_MAX);
  madeRows = std::make_unique<test::GuardedBuffer>(needed, test::Guard::AtEnd, sizeof(float),
                                                   call.rowsMisaligned & 3);
  std::fill_n(madeRows->data(), needed, junk);
  ropewalk_error error;
  const ropewalk_status status =
      ropewalk_make_rows(plan.get(), &call.tensors, madeRows->data(), int64_t(bytes), &error);
  if (status != error.status || !hasRowsReason(status))
    return bug(std::string("rows: ") + ropewalk_status_name(status) + " without a reason");
  if (!memory.onlyChanged(false) || !madeRows->canariesIntact())
    return bug("making rows wrote elsewhere");
  if (status != ROPEWALK_OK)
    return std::count(madeRows->data(), madeRows->data() + needed, junk) == needed
               ? refused(error.message)
               : bug("refused rows were written");
  call.tensors.rows = madeRows->data();
  if (rawValue(call.pad) == ROPEWALK_PAD_NONE)
    unread = std::exchange(call.tensors.positions, nullptr);
  return std::nullopt;
}

bool Check::hasRowsReason(ropewalk_status status) const {
  const bool invalid = describesNothing() || (rotates() && call.rowsMissing > 0);
  const bool misaligned = rotates() && (call.rowsMisaligned & 3) != 0;
  const bool outOfRange = !(rotates() && lists.sequencesAreWrong()) && isOutOfRange();
  switch (status) {
  case ROPEWALK_OK:
    return !invalid && !misaligned && !outOfRange;
  case ROPEWALK_INVALID_ARGUMENT:
    return invalid || mayBeInvalid();
  case ROPEWALK_MISALIGNED:
    return misaligned;
  case ROPEWALK_POSITION_OUT_OF_RANGE:
    return outOfRange || (rotates() && lists.hasFarStart());
  default:
    return false;
  }
}

/// Memory cannot be had, or is not to be touched: only for calls that must not succeed, or
/// have nothing to do.
FuzzOutcome Check::runRefused() {
  const ropewalk_tensors &tensors = call.tensors;
  const int index = rawValue(tensors.index);
  const bool invalid = tensors.batches < 0 || tensors.tokens < 0 || index < ROPEWALK_INDEX_NONE ||
                       index > ROPEWALK_INDEX_I64 || rows() > INT64_MAX;
  const bool ragged = tensors.cu_seqlens || tensors.starts;
  const bool impossible = index == ROPEWALK_INDEX_NONE && !ragged &&
                          cannotSucceed(call, int64_t(table.endRow() - table.firstRow()));
  if (!invalid && !impossible && (rows() != 0 || ragged))
    return {};
  const RowMemory nothing({{0, 1}}, test::Guard::AtBegin);
  call.tensors.q_dst = call.tensors.k_dst = nothing.at(-64);
  call.tensors.q_src = call.tensors.k_src = nothing.at(-128);
  call.tensors.positions = index == ROPEWALK_INDEX_NONE ? nullptr : nothing.at(-256);
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

/// No positions.
bool Check::describesNothing() const {
  const int index = rawValue(call.tensors.index);
  return index < ROPEWALK_INDEX_NONE || index > ROPEWALK_INDEX_I64 ||
         (hasStrayList() && (rotates() || rawValue(call.pad) != ROPEWALK_PAD_NONE)) ||
         (rotates() && lists.sequencesAreWrong());
}

bool Check::isInvalid() const {
  return describesNothing() || (call.ranges && (call.split < 0 || call.split > rows()));
}

/// Memory beyond this has been made for neither; that it is refused is not certain.
bool Check::mayBeInvalid() const {
  const Wide far = Wide(1) << 37;
  return readsPositions() && rawValue(call.tensors.index) != ROPEWALK_INDEX_NONE &&
         (magnitudeOf(call.tensors.position_batch_stride) > far ||
          magnitudeOf(call.tensors.position_axis_stride) > far);
}

/// Why the status is wrong; empty if it is right.
std::string Check::wrongStatus(ropewalk_status status, const CallMemory &memory) const {
  const bool misaligned = call.misaligned != 0, invalid = isInvalid();
  const bool outOfRange = !(rotates() && lists.sequencesAreWrong()) && isOutOfRange();
  bool hasReason = false;
  switch (status) {
  case ROPEWALK_OK:
    hasReason = !invalid && !misaligned && !outOfRange && !memory.overlaps();
    break;
  case ROPEWALK_INVALID_ARGUMENT:
    hasReason = invalid || mayBeInvalid();
    break;
  case ROPEWALK_MISALIGNED:
    hasReason = misaligned;
    break;
  case ROPEWALK_OVERLAP:
    hasReason = memory.overlaps() || (memory.writesNothing() && memory.headsOverlap());
    break;
  case ROPEWALK_POSITION_OUT_OF_RANGE:
    hasReason = outOfRange || (rotates() && lists.hasFarStart());
    break;
  default:
    break;
  }
  return hasReason ? "" : std::string(ropewalk_status_name(status)) + " without a reason";
}

FuzzOutcome Check::judge(ropewalk_status status, const CallMemory &memory) {
  if (std::string wrong = wrongStatus(status, memory); !wrong.empty())
    return bug(wrong);
  // Of its positions a range checks its own, so the other one may have run.
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
  if (rows() * (call.rotation.rotary_dim / 2) * std::max<Wide>(lists.axes(), 1) > maxOracleAngles ||
      memory.headsOverlap())
    return accepted();
  if (unread)
    call.tensors.positions = unread; // the oracle finds them there
  test::Oracle oracle = table.oracle();
  const double most = call.layout.dtype == ROPEWALK_F32 ? 2.0 : 0.51;
  for (bool isKey : {false, true}) {
    if ((isKey ? call.layout.k : call.layout.q).heads == 0)
      continue;
    const test::Comparison result =
        test::compare(oracle, call.layout, call.tensors, isKey, memory.before(isKey), {},
                      {call.pad, call.padPosition, memory.dstBefore(isKey)});
    if (!(result.worstUlp <= most))
      return bug("off by " + std::to_string(result.worstUlp) + " ulp: " + result.where);
  }
  return accepted();
}

FuzzCall simpleCall() {
  FuzzCall simple;
  simple.rotation.head_dim = simple.rotation.rotary_dim = 16;
  simple.rotation.frequencies.theta = 10000;
  simple.rotation.frequencies.attention_factor = 1;
  simple.layout.q = {2, 128, 32, 16, 128, 32, 16};
  simple.tensors.batches = 2;
  simple.tensors.tokens = 4;
  simple.positionEnd = 100;
  simple.check = 1;
  return simple;
}

} // namespace

FuzzTarget ropewalk::fuzzTarget() {
  for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
    unsetenv(name);
  return {{printCall(simpleCall())},
          [](const std::string &input) { return Check(input).run(); },
          [](test::Random &random) { return printCall(randomCall(random)); }};
}
