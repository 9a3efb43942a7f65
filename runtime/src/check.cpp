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

#include "call.h"
#include "check_tensors.h"
#include "reference.h"
#include "storage.h"
#include "turn.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>
#include <new>

namespace ropewalk {
namespace {

constexpr double failure = std::numeric_limits<double>::infinity();
constexpr int64_t maxCheckedHeads = 128;

// Below, at and above every multiple of 1 to 8 tokens per iteration.
constexpr int64_t tokenCounts[] = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17};
constexpr int64_t maxTokens = 17;

// Tables up to this size are visited row by row, on as many heads as make it quick.
constexpr int64_t maxVisitedRows = 4096, visitHeads = 3;

/// Units in the last place of a storage type at a magnitude.
double ulpOf(ropewalk_dtype dtype, double magnitude) {
  int precision = dtype == ROPEWALK_F32 ? 24 : dtype == ROPEWALK_F16 ? 11 : 8;
  int minExponent = dtype == ROPEWALK_F16 ? -14 : -126;
  int exponent = minExponent;
  if (magnitude > 0)
    exponent = std::max(minExponent, std::ilogb(magnitude));
  return std::ldexp(1.0, exponent - precision + 1);
}

struct Worst {
  double ratio = -1; ///< error / bound
  double ulp = 0;
  double bound = 0;
  int64_t position = 0;
  int64_t compared = 0;
  const char *kernel = "";
};

/// Checks one candidate of one piece.
class KernelCheck {
public:
  KernelCheck(const ropewalk_plan &plan, const TensorPlan &tensor, const Piece &piece,
              const Candidate &candidate, Worst &worst)
      : plan(plan), piece(piece), candidate(candidate), worst(worst),
        allHeads(std::min(tensor.heads, maxCheckedHeads)) {
    inPlace = piece.request.place == ROPEWALK_IN_PLACE;
    bool fma = !candidate.spec || hasFma(candidate.spec->target);
    bound = errorBound(plan.dtype, fma);
    flushes = plan.dtype == ROPEWALK_BF16 && candidate.spec &&
              candidate.spec->target == Target::X86_64_v4_bf16;
  }

  void run() {
    heads = allHeads;
    for (int64_t tokens : tokenCounts)
      for (ropewalk_index index : {ROPEWALK_INDEX_NONE, ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64})
        if (index == ROPEWALK_INDEX_I32 || (piece.rotates() && tokens == maxTokens))
          runSpread(tokens, index);
    if (piece.rotates() && plan.table.end - plan.table.begin <= maxVisitedRows)
      visitRows();
  }

private:
  void runSpread(int64_t tokens, ropewalk_index index) {
    setPositions(tokens, index);
    runOnce(static_cast<uint32_t>(tokens * 3 + index));
  }

  void visitRows() {
    heads = std::min(allHeads, visitHeads);
    for (int64_t row = plan.table.begin; row < plan.table.end; row += maxTokens) {
      int64_t first = row, last = plan.table.end - 1;
      listPositions(std::min(maxTokens, last - row + 1), ROPEWALK_INDEX_I32,
                    [&](int64_t t, int64_t axis) {
                      return axis == 0 ? first + t : spreadPosition(t + axis, first, last);
                    });
      runOnce(static_cast<uint32_t>(row));
    }
  }

  /// Runs the request.
  void runOnce(uint32_t seed) {
    const int64_t tokens = request.tokens;
    CheckTensors tensors(plan.dtype, tokens, heads, piece.args.channels, inPlace, seed);
    call(tensors, candidate.run, tensors.dst());
    if (piece.rotates())
      call(tensors, referenceKernel(piece.request), tensors.referenceDst());
    if (!tensors.paddingIntact())
      record(failure, 0);
    for (int64_t t = 0; t < tokens; ++t)
      for (int64_t h = 0; h < heads; ++h) {
        if (piece.rotates())
          compareRotated(tensors, t, h);
        else
          record(tensors.isCopied(t, h) ? 0 : failure, 0);
        worst.compared += piece.args.channels;
      }
  }

  /// The first, the last and positions between, or the range's beginning for NONE.
  void setPositions(int64_t tokens, ropewalk_index index) {
    request = {};
    request.batches = 1;
    request.tokens = tokens;
    if (!piece.rotates())
      return;
    int64_t begin = plan.table.begin, last = plan.table.end - 1;
    if (index == ROPEWALK_INDEX_NONE) {
      request.tokens = std::min(tokens, last - begin + 1);
      request.position_offset = begin;
      return;
    }
    listPositions(tokens, index, [&](int64_t t, int64_t axis) {
      return spreadPosition(t + 3 * axis, begin, last);
    });
  }

  /// Makes position(t, axis) the positions of a request of `tokens` tokens.
  template <class Position>
  void listPositions(int64_t tokens, ropewalk_index index, Position position) {
    request = {};
    request.batches = 1;
    request.tokens = tokens;
    request.index = index;
    request.position_axis_stride = tokens;
    call64.clear();
    for (int64_t axis = 0; axis < plan.coordinates; ++axis)
      for (int64_t t = 0; t < tokens; ++t)
        call64.push_back(notPad(position(t, axis)));
    call32.assign(call64.begin(), call64.end());
    request.positions = index == ROPEWALK_INDEX_I32 ? static_cast<const void *>(call32.data())
                                                    : static_cast<const void *>(call64.data());
  }

  /// The pad position's neighbour in its place.
  int64_t notPad(int64_t position) const {
    if (plan.pad == ROPEWALK_PAD_NONE || position != plan.padPosition)
      return position;
    return position > plan.table.begin ? position - 1 : position + 1;
  }

  static int64_t spreadPosition(int64_t t, int64_t begin, int64_t last) {
    if (t == 0)
      return begin <= 0 && 0 <= last ? 0 : begin;
    if (t == 1)
      return last;
    // Golden-ratio steps visit a range of any size evenly.
    double fraction = t * 0.6180339887498949;
    return begin + static_cast<int64_t>((fraction - std::floor(fraction)) * (last - begin));
  }

  void call(CheckTensors &tensors, ropewalk_kernel_fn kernel, char *dst) {
    Call checked(plan, request);
    if (piece.rotates())
      findPositions(checked, 0, request.tokens);
    if (plan.staging)
      checked.rowsKernel = plan.staging->choice.candidates.front().run;
    RowSource rows(plan, checked.positions, checked.finder, checked.rowsKernel, &scratch);
    TokenRun run{0, 0, request.tokens, request.position_offset, false};
    int64_t step = piece.rotates() ? rows.blockTokens() : request.tokens;
    for (int64_t first = 0; first < request.tokens; first += step) {
      ropewalk_kernel_args args = piece.args;
      tensors.setStrides(args);
      args.heads = heads;
      args.tokens = std::min(step, request.tokens - first);
      args.src = inPlace ? nullptr : tensors.src() + first * args.srcTokenStride;
      args.dst = dst + first * args.dstTokenStride;
      if (piece.rotates()) {
        rows.prepare(run, first, args.tokens);
        rows.point(piece, first, args);
      }
      kernel(&args);
    }
  }

  int64_t positionOf(int64_t token, int64_t pair) const {
    if (request.index == ROPEWALK_INDEX_NONE)
      return request.position_offset + token;
    int64_t axis = plan.coordinates > 1 ? plan.pairAxis[pair] : 0;
    return call64[axis * request.tokens + token];
  }

  /// cos and sin that the kernel should have used, in f64.
  CosSin exactCosSin(int64_t position, int64_t pair) {
    CosSin value;
    if (plan.builtTable) {
      value = tableEntry(*plan.builtTable.get(), position - plan.table.begin, pair);
    } else {
      value.cos = cacheEntry(plan.table.cos, position, pair);
      value.sin = cacheEntry(plan.table.sin, position, pair);
    }
    if (plan.rotation.inverse)
      value.sin = -value.sin;
    return value;
  }

  /// What the table should hold: over the reals, or as the hf mode defines it.
  CosSin tableEntry(const ropewalk_table &table, int64_t row, int64_t pair) const {
    const Frequencies &f = table.frequencies;
    double coordinate = table.coordinate(plan.pairAxis[pair], row);
    if (f.angle == ROPEWALK_ANGLE_EXACT)
      return cosSinOfTurns(f.turns[pair], coordinate, f.attentionFactor);
    CosSinF32 rounded = cosSinHf(f.inverse[pair].hi, coordinate, f.attentionFactor);
    return {rounded.cos, rounded.sin};
  }

  double cacheEntry(const void *base, int64_t position, int64_t pair) const {
    const void *entry = static_cast<const char *>(base) + position * plan.table.rowStride +
                        pair * plan.table.pairStride;
    TableSource source = plan.staging ? plan.staging->request.source : TableSource::F32;
    if (source == TableSource::F16)
      return StorageF16::load(*static_cast<const uint16_t *>(entry));
    if (source == TableSource::BF16)
      return StorageBF16::load(*static_cast<const uint16_t *>(entry));
    return *static_cast<const float *>(entry);
  }

  void compareRotated(const CheckTensors &tensors, int64_t t, int64_t h) {
    int64_t pairs = piece.args.channels / 2;
    ropewalk_pairing from = piece.request.pairing;
    ropewalk_pairing to = piece.request.reorder ? otherPairing(from) : from;
    auto component = [pairs](ropewalk_pairing pairing, int64_t i, int64_t j) {
      return pairing == ROPEWALK_HALF ? i + j * pairs : 2 * i + j;
    };
    for (int64_t i = 0; i < pairs; ++i) {
      int64_t pair = piece.firstPair + i, position = positionOf(t, pair);
      double x[] = {tensors.input(t, h, component(from, i, 0)),
                    tensors.input(t, h, component(from, i, 1))};
      CosSin turn = exactCosSin(position, pair);
      double want[] = {x[0] * turn.cos - x[1] * turn.sin, x[1] * turn.cos + x[0] * turn.sin};
      double magnitude = std::hypot(x[0], x[1]) * std::hypot(turn.cos, turn.sin);
      for (int j = 0; j < 2; ++j) {
        int64_t at = component(to, i, j);
        double got = tensors.output(t, h, at), plain = tensors.reference(t, h, at);
        record(errorOf(got, want[j], plain, magnitude, x[j], turn), position);
      }
    }
  }

  /// In ulp; infinite where a special value is wrong.
  double errorOf(double got, double want, double plain, double magnitude, double x,
                 const CosSin &turn) const {
    if (flushes && got == 0 && std::fabs(want) < 0x1.00001p-126)
      return 0;
    if (!std::isfinite(plain) || !std::isfinite(got))
      return (std::isnan(plain) && std::isnan(got)) || plain == got ? 0 : failure;
    if (turn.cos == 1 && turn.sin == 0 && got != x)
      return failure;
    double error = std::fabs(got - want) / ulpOf(plan.dtype, magnitude);
    return std::isnan(error) ? failure : error;
  }

  void record(double ulp, int64_t position) {
    if (ulp / bound <= worst.ratio)
      return;
    worst.ratio = ulp / bound;
    worst.ulp = ulp;
    worst.bound = bound;
    worst.position = position;
    worst.kernel = candidate.name;
  }

  const ropewalk_plan &plan;
  const Piece &piece;
  const Candidate &candidate;
  Worst &worst;
  int64_t allHeads;
  int64_t heads = 0; ///< of the call being checked
  double bound;
  bool inPlace;
  bool flushes; ///< Results below 2^-126 may become zero: x86's bf16 conversion does that.
  ropewalk_tensors request = {};
  std::vector<int32_t> call32;
  std::vector<int64_t> call64; ///< [axes, tokens]
  RowScratch scratch;
};

Worst checkPlan(const ropewalk_plan &plan) {
  Worst worst;
  for (const TensorPlan &tensor : plan.tensors)
    for (const Piece &piece : tensor.pieces)
      for (const Candidate &candidate : piece.choice.candidates)
        KernelCheck(plan, tensor, piece, candidate, worst).run();
  return worst;
}

} // namespace
} // namespace ropewalk

using namespace ropewalk;

ropewalk_status ropewalk_check(const ropewalk_plan *plan, ropewalk_check_report *report) {
  if (!plan || !report)
    return ROPEWALK_INVALID_ARGUMENT;
  *report = {};
  try {
    Worst worst = checkPlan(*plan);
    report->worst_ulp = worst.ulp;
    report->bound_ulp = worst.bound;
    report->worst_position = worst.position;
    report->compared = worst.compared;
    std::snprintf(report->kernel, sizeof report->kernel, "%s", worst.kernel);
    return worst.ratio > 1 ? ROPEWALK_CHECK_FAILED : ROPEWALK_OK;
  } catch (const std::exception &) {
    return ROPEWALK_OUT_OF_MEMORY;
  }
}
