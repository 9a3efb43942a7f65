//===- check_device.cpp - A cell of ropewalk check on a device ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "check_device.h"

#include "check_judge.h"

#include "ropewalk/ropewalk.h"

using namespace llvm;

namespace ropewalk::driver {
namespace {

constexpr int64_t someTokens = 17, mostRows = 4096, spreadStep = 1000, seedStep = 1000003;
constexpr uint8_t gapByte = 0x5a;

/// One call's rows in the plan's own strides, in memory as the device gets it.
class Packed {
public:
  Packed(const ropewalk_plan &plan, int64_t tokens)
      : layout(plan.tensors.front()), tokens(tokens),
        rowBytes(plan.rotation.head_dim * plan.elementBytes),
        bytes(static_cast<size_t>((tokens - 1) * layout.dstStride[1] +
                                  (layout.heads - 1) * layout.dstStride[2] + rowBytes),
              gapByte) {}

  /// Rows of the tensors are `stride` apart.
  void take(const char *rows, int64_t stride) {
    forEachRow([&](size_t at, int64_t row) {
      std::copy_n(rows + row * stride, rowBytes, reinterpret_cast<char *>(&bytes[at]));
    });
  }
  void give(char *rows, int64_t stride) const {
    forEachRow([&](size_t at, int64_t row) {
      std::copy_n(reinterpret_cast<const char *>(&bytes[at]), rowBytes, rows + row * stride);
    });
  }
  bool gapsAreIntact() const {
    std::vector<bool> isRow(bytes.size());
    forEachRow([&](size_t at, int64_t) {
      std::fill_n(isRow.begin() + static_cast<std::ptrdiff_t>(at), rowBytes, true);
    });
    for (size_t i = 0; i < bytes.size(); ++i)
      if (!isRow[i] && bytes[i] != gapByte)
        return false;
    return true;
  }

  std::vector<uint8_t> &memory() { return bytes; }

private:
  template <class Visit> void forEachRow(Visit visit) const {
    for (int64_t t = 0; t < tokens; ++t)
      for (int64_t h = 0; h < layout.heads; ++h)
        visit(static_cast<size_t>(t * layout.dstStride[1] + h * layout.dstStride[2]),
              t * layout.heads + h);
  }

  const TensorPlan &layout;
  int64_t tokens, rowBytes;
  std::vector<uint8_t> bytes;
};

/// The tokens of one call, their values, and what the reference makes of them.
class Judged {
public:
  Judged(const ropewalk_plan &plan, const CheckCall &call, uint32_t seed)
      : plan(plan), call(call), heads(plan.tensors.front().heads),
        tensors(plan.dtype, call.tokens(), heads, plan.rotation.head_dim, plan.inPlace, seed) {
    ropewalk_kernel_args args = {};
    tensors.setStrides(args);
    stride = args.dstHeadStride;
    Packed src = source(), dst = destination();
    ropewalk_tensors host = {};
    host.q_src = src.memory().data();
    host.q_dst = dst.memory().data();
    host.batches = 1;
    host.tokens = call.tokens();
    host.index = ROPEWALK_INDEX_I64;
    host.positions = call.coordinates().data();
    host.position_axis_stride = call.tokens();
    if (ropewalk_run(&plan, &host) == ROPEWALK_OK)
      dst.give(tensors.referenceDst(), stride);
    for (const Piece &piece : plan.tensors.front().pieces)
      if (piece.rotates())
        judges.emplace_back(plan, piece, call, tensors, piece.offset / plan.elementBytes);
  }

  llvm::Error check(DeviceSession &session, const DeviceSession::Plan &planned,
                    KernelResult &result) {
    Packed dst = destination();
    auto src = session.upload(source().memory()), to = session.upload(dst.memory());
    const std::vector<int64_t> &positions = call.coordinates();
    auto list = session.upload(ArrayRef(reinterpret_cast<const uint8_t *>(positions.data()),
                                        positions.size() * sizeof(int64_t)));
    if (!src || !to || !list)
      return joinErrors(src.takeError(), joinErrors(to.takeError(), list.takeError()));
    const uint64_t from = plan.inPlace ? to->handle() : src->handle();
    if (llvm::Error error = planned.run(
            {1, call.tokens(), from, to->handle(), 0, 0, list->handle(), 0, call.tokens()}))
      return error;
    if (llvm::Error error = session.download(*to, dst.memory()))
      return error;
    tensors.resetDst();
    dst.give(tensors.dst(), stride);
    if (!dst.gapsAreIntact())
      record(result, checkFailure, 0);
    judge(result);
    return llvm::Error::success();
  }

private:
  Packed source() const {
    Packed packed(plan, call.tokens());
    packed.take(tensors.src(), stride);
    return packed;
  }
  /// In place it begins as the source.
  Packed destination() const {
    Packed packed(plan, call.tokens());
    if (plan.inPlace)
      packed.take(tensors.src(), stride);
    return packed;
  }

  void judge(KernelResult &result) {
    for (const PieceJudge &judge : judges)
      judge.judge(/*flushes=*/false, result);
    for (int64_t t = 0; t < call.tokens(); ++t)
      for (int64_t h = 0; h < heads; ++h)
        judgeRest(t, h, result);
    result.compared += call.tokens() * heads * plan.rotation.head_dim;
  }

  /// What lies outside the window is copied, or in place left, bit for bit.
  void judgeRest(int64_t t, int64_t h, KernelResult &result) {
    const int64_t begin = plan.rotation.window_begin, end = begin + plan.rotation.rotary_dim;
    const char *from = tensors.src() + (t * heads + h) * stride,
               *to = tensors.dst() + (t * heads + h) * stride;
    const auto same = [&](int64_t first, int64_t last) {
      return std::equal(from + first * plan.elementBytes, from + last * plan.elementBytes,
                        to + first * plan.elementBytes);
    };
    if (!same(0, begin) || !same(end, plan.rotation.head_dim))
      record(result, checkFailure, call.coordinates()[t]);
  }

  const ropewalk_plan &plan;
  const CheckCall &call;
  int64_t heads, stride = 0;
  CheckTensors tensors;
  std::vector<PieceJudge> judges;
};

/// The kernels of one cell, one call after another.
class DeviceCheck {
public:
  DeviceCheck(DeviceSession &session, const DevicePlanRequest &request, const ropewalk_plan &plan)
      : session(session), plan(plan), request(request), call(plan) {}

  llvm::Expected<std::vector<KernelResult>> run(int32_t rounds) {
    if (llvm::Error error = makePlans())
      return error;
    for (int32_t round = 0; round < rounds; ++round)
      if (llvm::Error error = runRound(round))
        return error;
    return std::move(results);
  }

private:
  /// One for each kernel, whatever the plan would prefer.
  llvm::Error makePlans() {
    auto all = session.plan(request);
    if (!all)
      return all.takeError();
    for (const std::string &name : (*all)->kernels()) {
      request.kernel = name.c_str();
      auto one = session.plan(request);
      if (!one)
        return one.takeError();
      plans.push_back(std::move(*one));
      KernelResult &result = results.emplace_back();
      for (int64_t i = 0; i < request.kernels.deviceCount; ++i)
        if (name == request.kernels.deviceKernels[i].name)
          result.kernel = request.kernels.deviceKernels[i].name;
      result.bound = errorBound(plan.dtype, /*fma=*/true);
    }
    return llvm::Error::success();
  }

  llvm::Error runRound(int32_t round) {
    for (int64_t tokens : {int64_t{1}, someTokens}) {
      call.setSpread(tokens, ROPEWALK_INDEX_I64, round * spreadStep);
      if (llvm::Error error = runCall(static_cast<uint32_t>(tokens + round * seedStep)))
        return error;
    }
    const int64_t rows = plan.table.end - plan.table.begin;
    if (rows <= mostRows)
      call.setRows(plan.table.begin, rows);
    else if (round == 0)
      call.setLandmarks(0, CheckCall::landmarks);
    else
      call.setSpread(CheckCall::landmarks, ROPEWALK_INDEX_I64, round * spreadStep + someTokens);
    return runCall(static_cast<uint32_t>(round * seedStep));
  }

  llvm::Error runCall(uint32_t seed) {
    Judged judged(plan, call, seed);
    for (size_t i = 0; i < plans.size(); ++i)
      if (llvm::Error error = judged.check(session, *plans[i], results[i]))
        return error;
    return llvm::Error::success();
  }

  DeviceSession &session;
  const ropewalk_plan &plan;
  DevicePlanRequest request;
  CheckCall call;
  std::vector<std::unique_ptr<DeviceSession::Plan>> plans;
  std::vector<KernelResult> results;
};

} // namespace

llvm::Expected<std::vector<KernelResult>> checkOnDevice(DeviceSession &session,
                                                        const DevicePlanRequest &request,
                                                        const ropewalk_plan &plan, int32_t rounds) {
  return DeviceCheck(session, request, plan).run(rounds);
}

} // namespace ropewalk::driver
