//===- check.cpp - The self-check of a plan -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs every kernel that the plan may choose on tensors of its own, with the plan's
// table, and compares each element with the rotation computed in f64 from angles
// reduced in double-double (or from the caller's cache).
//
//===----------------------------------------------------------------------===//

#include "check_judge.h"
#include "reference.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <optional>

namespace ropewalk {
namespace {

constexpr int64_t maxCheckedHeads = 128;

// Below, at and above every multiple of 1 to 8 tokens per iteration.
constexpr int64_t tokenCounts[] = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17};
constexpr int64_t maxTokens = 17;

// Tables up to this size are visited row by row, on as many heads as make it quick.
constexpr int64_t maxVisitedRows = 4096, visitHeads = 3;

// Between rounds: more than one round uses.
constexpr int64_t spreadStep = 1000, seedStep = 1000003;

// Rows are rounded to f32 once.
constexpr double rowBound = 0.51;

/// One piece's tensors for one call: the reference's results, and those of each candidate.
class PieceCheck {
public:
  PieceCheck(const ropewalk_plan &plan, const Piece &piece, const CheckCall &call, int64_t heads,
             uint32_t seed)
      : plan(plan), piece(piece), call(call), heads(heads),
        inPlace(piece.request.place == ROPEWALK_IN_PLACE),
        tensors(plan.dtype, call.tokens(), heads, piece.width(), inPlace, seed) {
    const auto reference = [&](const ropewalk_kernel_args *args) {
      runReference(piece.request, *args);
    };
    if (piece.rotates()) { // the window alone
      run(reference, 0, tensors.referenceDst(), piece.request.before);
      judge.emplace(plan, piece, call, tensors, piece.request.before);
    }
  }

  void check(const Candidate &candidate, int64_t readCoordinates, KernelResult &result) {
    const bool flushes = plan.dtype == ROPEWALK_BF16 && candidate.spec &&
                         candidate.spec->target == Target::X86_64_v4_bf16;
    const int64_t windowBegin = piece.request.before;
    const int64_t windowEnd = windowBegin + (piece.rotates() ? piece.args.channels : 0);
    tensors.resetDst();
    run(candidate.run, readCoordinates, tensors.dst(), 0);
    if (!tensors.paddingIntact())
      record(result, checkFailure, 0);
    if (judge)
      judge->judge(flushes, result);
    for (int64_t t = 0; t < call.tokens(); ++t)
      for (int64_t h = 0; h < heads; ++h)
        if (!tensors.isCopied(t, h, 0, windowBegin) ||
            !tensors.isCopied(t, h, windowEnd, piece.width()))
          record(result, checkFailure, 0);
    result.compared += call.tokens() * heads * piece.width();
  }

private:
  /// From component `begin` on.
  template <class Kernel>
  void run(const Kernel &kernel, int64_t readCoordinates, char *dst, int64_t begin) {
    const int64_t offset = begin * plan.elementBytes;
    call.forEachBlock(
        piece.rotates(), readCoordinates, [&](RowSource &rows, int64_t first, int64_t count) {
          ropewalk_kernel_args args = piece.args;
          tensors.setStrides(args);
          args.heads = heads;
          args.tokens = count;
          args.src = inPlace ? nullptr : tensors.src() + offset + first * args.srcTokenStride;
          args.dst = dst + offset + first * args.dstTokenStride;
          if (piece.rotates())
            rows.point(piece, first, args);
          kernel(&args);
        });
  }

  const ropewalk_plan &plan;
  const Piece &piece;
  const CheckCall &call;
  int64_t heads;
  bool inPlace;
  CheckTensors tensors;
  std::optional<PieceJudge> judge; ///< Of a rotation.
};

/// Checks one call after another.
class PlanCheck {
public:
  explicit PlanCheck(const ropewalk_plan &plan) : plan(plan), call(plan) {}

  std::vector<KernelResult> run(int32_t rounds) {
    for (round = 0; round < rounds; ++round)
      runRound();
    return std::move(results);
  }

private:
  void runRound() {
    for (int64_t tokens : tokenCounts) {
      setSpread(tokens, ROPEWALK_INDEX_I32);
      forEachPiece(false, maxCheckedHeads);
      forEachPiece(true, maxCheckedHeads);
    }
    if (!plan.rotates)
      return;
    for (ropewalk_index index : {ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I64}) {
      setSpread(maxTokens, index);
      forEachPiece(true, maxCheckedHeads);
    }
    call.makeRows();
    forEachPiece(true, maxCheckedHeads);
    visitTable();
    if (!plan.readsOne)
      return;
    call.setEqualCoordinates(true);
    for (int64_t tokens : tokenCounts) {
      setSpread(tokens, ROPEWALK_INDEX_I32);
      forEachPiece(true, maxCheckedHeads);
    }
    setSpread(maxTokens, ROPEWALK_INDEX_I64);
    forEachPiece(true, maxCheckedHeads);
    visitTable();
    call.setEqualCoordinates(false);
  }

  /// Every row of a small table, landmarks of others.
  void visitTable() {
    if (plan.table.end - plan.table.begin <= maxVisitedRows)
      for (int64_t row = plan.table.begin; row < plan.table.end; row += maxTokens) {
        call.setRows(row, maxTokens);
        visit(row);
      }
    else
      for (int64_t n = 0; n < CheckCall::landmarks; n += maxTokens) {
        if (round == 0)
          call.setLandmarks(n, maxTokens);
        else
          call.setSpread(std::min(maxTokens, CheckCall::landmarks - n), ROPEWALK_INDEX_I32,
                         round * spreadStep + n);
        visit(n);
      }
  }

  void setSpread(int64_t tokens, ropewalk_index index) {
    call.setSpread(tokens, index, round * spreadStep);
    setSeed(tokens * 3 + index);
  }

  void setSeed(int64_t number) { seed = static_cast<uint32_t>(number + round * seedStep); }

  void visit(int64_t number) {
    setSeed(number);
    forEachPiece(true, visitHeads);
  }

  void forEachPiece(bool rotating, int64_t maxHeads) {
    const bool onlyOne = call.hasEqualCoordinates(); // what else there is has been checked
    if (rotating && plan.staging && !onlyOne)
      checkRows();
    for (const TensorPlan &tensor : plan.tensors)
      for (const Piece &piece : tensor.pieces) {
        if (piece.rotates() != rotating)
          continue;
        PieceCheck check(plan, piece, call, std::min(tensor.heads, maxHeads), seed);
        const auto checkAll = [&](const Choice &choice, int64_t readCoordinates) {
          for (const Candidate &candidate : choice.candidates) {
            bool fma = !candidate.spec || hasFma(candidate.spec->target);
            double bound = rotating ? errorBound(plan.dtype, fma) : 0;
            check.check(candidate, readCoordinates, resultOf(candidate, bound));
          }
        };
        if (!onlyOne)
          checkAll(piece.choice, 0);
        if (!onlyOne && !call.hasRows())
          checkAll(piece.readers, plan.coordinates);
        if (!call.hasRows() && call.coordinatesAgree())
          checkAll(piece.readersOfOne, 1);
      }
  }

  /// What the rows kernel leaves for the others to read.
  void checkRows() {
    KernelResult &result = resultOf(plan.staging->choice.candidates.front(), rowBound);
    int64_t pairs = plan.rotation.rotary_dim / 2;
    call.forEachBlock(true, 0, [&](RowSource &rows, int64_t first, int64_t count) {
      ropewalk_kernel_args args = {};
      rows.point(Piece(), first, args);
      for (int64_t t = first; t < first + count; ++t)
        for (int64_t i = 0; i < pairs; ++i) {
          int64_t offset = (t - first) * plan.rowForm.stride + i * 4;
          CosSin want = call.turn(t, i);
          double unit = ulpOf(ROPEWALK_F32, std::hypot(want.cos, want.sin));
          for (auto [base, exact] :
               {std::pair(args.cos, want.cos), std::pair(args.sin, want.sin)}) {
            double got = *reinterpret_cast<const float *>(static_cast<const char *>(base) + offset);
            double error = std::fabs(got - exact) / unit;
            bool same = got == exact || (std::isnan(got) && std::isnan(exact));
            record(result,
                   same                ? 0
                   : std::isnan(error) ? checkFailure
                                       : error,
                   call.position(t, i));
          }
        }
      result.compared += 2 * count * pairs;
    });
  }

  KernelResult &resultOf(const Candidate &candidate, double bound) {
    for (KernelResult &result : results)
      if (std::strcmp(result.kernel, candidate.name) == 0 && result.bound == bound)
        return result;
    KernelResult &result = results.emplace_back();
    result.kernel = candidate.name;
    result.bound = bound;
    return result;
  }

  const ropewalk_plan &plan;
  CheckCall call;
  int64_t round = 0;
  uint32_t seed = 0;
  std::vector<KernelResult> results;
};

} // namespace

std::vector<KernelResult> checkKernels(const ropewalk_plan &plan, int32_t rounds) {
  return PlanCheck(plan).run(rounds);
}

} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_check(const ropewalk_plan *plan, ropewalk_check_report *report) {
  if (!plan || !report)
    return ROPEWALK_INVALID_ARGUMENT;
  *report = {};
  try {
    KernelResult worst;
    for (const KernelResult &result : checkKernels(*plan)) {
      report->compared += result.compared;
      if (result.ratio > worst.ratio)
        worst = result;
    }
    report->worst_ulp = worst.ulp;
    report->bound_ulp = worst.bound;
    report->worst_position = worst.position;
    std::snprintf(report->kernel, sizeof report->kernel, "%s", worst.kernel);
    return worst.holds() ? ROPEWALK_OK : ROPEWALK_CHECK_FAILED;
  } catch (const std::exception &) {
    return ROPEWALK_OUT_OF_MEMORY;
  }
}
