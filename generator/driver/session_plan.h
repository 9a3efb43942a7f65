//===- session_plan.h - Plans of either kind of device ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ropewalk/cuda.h and ropewalk/opencl.h have the same functions under two names, and the same
// fields but for memories. An Api says which:
//
//   struct Api {
//     using Table = ropewalk_..._table;       using Plan = ropewalk_..._plan;
//     using Options = ..._plan_options;       using Tensors = ..._tensors;   using Cache = ...;
//     using Rows = what makeRows writes to;
//     static constexpr auto createTable, destroyTable, createPlan, destroyPlan, run,
//     positionStatus, rowsBytes, makeRows;
//   };
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_SESSION_PLAN_H
#define ROPEWALK_DRIVER_SESSION_PLAN_H

#include "device_session.h"

#include "device/device_plan.h"
#include "first_device/place_memory.h"

#include <algorithm>
#include <optional>

namespace ropewalk::driver {

template <class Api> class SessionPlan : public DeviceSession::Plan {
public:
  /// `options` has the context and what else the kind of device needs; `stream`: or queue.
  static llvm::Expected<std::unique_ptr<DeviceSession::Plan>>
  create(DeviceSession &session, const DevicePlanRequest &request, typename Api::Options options,
         void *stream) {
    auto made = std::unique_ptr<SessionPlan>(new SessionPlan(session, stream));
    if (llvm::Error error = made->setRows(session, request, options))
      return error;
    options.kernels = &request.kernels;
    options.pad = request.pad;
    options.pad_position = request.padPosition;
    options.kernel = request.kernel;
    ropewalk_error error;
    if (Api::createPlan(&request.rotation, &request.layout, &options, &made->plan, &error))
      return failure(error);
    for (const DevicePiece &piece : made->plan->device.pieces)
      if (made->readsRows |= piece.found.missing.has_value(); made->readsRows && piece.made.missing)
        return llvm::make_error<Unserved>(piece.made.missing->message());
    if (made->readsRows && made->plan->device.rows.missing)
      return llvm::make_error<Unserved>(made->plan->device.rows.missing->message());
    return made;
  }

  ~SessionPlan() override {
    Api::destroyPlan(plan);
    Api::destroyTable(table);
  }

  llvm::Error run(const DeviceRun &run) const override {
    typename Api::Tensors tensors = {};
    place(tensors.q_src, run.qSrc);
    place(tensors.q_dst, run.qDst);
    place(tensors.k_src, run.kSrc);
    place(tensors.k_dst, run.kDst);
    tensors.batches = run.batches;
    tensors.tokens = run.tokens;
    tensors.index = ROPEWALK_INDEX_I64;
    place(tensors.positions, run.positions);
    tensors.position_batch_stride = run.positionBatchStride;
    tensors.position_axis_stride = run.positionAxisStride;
    DeviceMemory rows;
    if (llvm::Error error = makeRows(tensors, rows))
      return error;
    ropewalk_error error;
    if (Api::run(plan, &tensors, stream, &error) || Api::positionStatus(plan, stream, &error))
      return failure(error);
    return llvm::Error::success();
  }

  std::vector<std::string> kernels() const override {
    std::vector<std::string> names;
    for (const DevicePiece &piece : plan->device.pieces)
      for (size_t number : (readsRows ? piece.made : piece.found).candidates)
        if (std::string name = plan->device.candidates[number].kernel->name;
            std::find(names.begin(), names.end(), name) == names.end())
          names.push_back(std::move(name));
    return names;
  }

private:
  SessionPlan(DeviceSession &session, void *stream) : session(session), stream(stream) {}

  /// For calls whose kernels do not find them. `rows` must outlive the call.
  llvm::Error makeRows(typename Api::Tensors &tensors, DeviceMemory &rows) const {
    if (!readsRows)
      return llvm::Error::success();
    const int64_t bytes = Api::rowsBytes(plan, tensors.batches * tensors.tokens);
    auto memory = session.allocate(static_cast<size_t>(bytes));
    if (!memory)
      return memory.takeError();
    rows = std::move(*memory);
    typename Api::Rows at = {};
    place(at, rows.handle());
    ropewalk_error error;
    if (Api::makeRows(plan, &tensors, at, bytes, stream, &error))
      return failure(error);
    tensors.rows = at;
    return llvm::Error::success();
  }

  static llvm::Error failure(const ropewalk_error &error) {
    if (error.status == ROPEWALK_UNSUPPORTED)
      return llvm::make_error<Unserved>(error.message);
    return llvm::createStringError(error.message);
  }

  llvm::Error setRows(DeviceSession &session, const DevicePlanRequest &request,
                      typename Api::Options &options) {
    if (request.cache)
      return setCache(session, request, options);
    ropewalk_error error;
    if (Api::createTable(request.table, options.context, &table, &error))
      return failure(error);
    options.table = table;
    return llvm::Error::success();
  }

  llvm::Error setCache(DeviceSession &session, const DevicePlanRequest &request,
                       typename Api::Options &options) {
    const ropewalk_cache &host = *request.cache;
    const int64_t pairs = request.rotation.rotary_dim / 2;
    const int64_t elements = (host.rows - 1) * host.row_stride + (pairs - 1) * host.pair_stride + 1;
    cache.emplace();
    cache->rows = host.rows;
    cache->row_stride = host.row_stride;
    cache->pair_stride = host.pair_stride;
    cache->dtype = host.dtype;
    for (auto [from, memory] : {std::pair(host.cos, &cos), std::pair(host.sin, &sin)}) {
      auto uploaded = session.upload({static_cast<const uint8_t *>(from),
                                      static_cast<size_t>(elements * elementBytes(host.dtype))});
      if (!uploaded)
        return uploaded.takeError();
      *memory = std::move(*uploaded);
    }
    place(cache->cos, cos.handle());
    place(cache->sin, sin.handle());
    options.cache = &*cache;
    return llvm::Error::success();
  }

  DeviceSession &session;
  void *stream;
  bool readsRows = false; ///< Made before each run, since some kernel cannot find its own.
  typename Api::Table *table = nullptr;
  typename Api::Plan *plan = nullptr;
  DeviceMemory cos, sin;
  std::optional<typename Api::Cache> cache;
};

} // namespace ropewalk::driver

#endif
