//===- requests.cpp - From rope IR to kernel requests -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/requests.h"

#include "dialect/rope_dialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace mlir;
using namespace ropewalk;

int32_t ropewalk::kernelWidth(int64_t channels) {
  return channels % 16 == 0 && channels <= 256 ? static_cast<int32_t>(channels) : 0;
}

namespace {

/// Requests in the order in which they were first needed, and the rotations behind each.
class RequestList {
public:
  void add(const KernelRequest &request, FlatSymbolRefAttr rotation) {
    auto *entry = llvm::find_if(entries, [&](const Entry &e) { return e.request == request; });
    if (entry == entries.end())
      entry = entries.insert(entry, Entry{request, {}, {}});
    if (rotation && !llvm::is_contained(entry->rotations, rotation))
      entry->rotations.push_back(rotation);
  }

  void addExisting(rope::KernelOp op) {
    Entry entry{op.toRequest(), {}, op};
    if (auto rotations = op.getRotations())
      llvm::append_range(entry.rotations, rotations->getAsRange<FlatSymbolRefAttr>());
    entries.push_back(std::move(entry));
  }

  /// The functions that one rotation of `window` within head_dim takes.
  void addRotation(rope::Pairing pairing, rope::WindowAttr window, int64_t headDim,
                   ropewalk_dtype dtype, ropewalk_place place, FlatSymbolRefAttr rotation) {
    if (window.getDim() > 0)
      add({Family::Rope, static_cast<ropewalk_pairing>(pairing), dtype, place,
           kernelWidth(window.getDim())},
          rotation);
    if (place == ROPEWALK_IN_PLACE)
      return;
    ropewalk_dtype width = elementBytes(dtype) == 2 ? ROPEWALK_F16 : ROPEWALK_F32;
    for (int64_t rest : {window.getBegin(), headDim - window.getBegin() - window.getDim()})
      if (rest > 0)
        add({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, kernelWidth(rest)},
            rotation);
  }

  void write(ModuleOp module) const {
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    for (const Entry &entry : entries)
      write(entry, module.getLoc(), builder);
  }

private:
  struct Entry {
    KernelRequest request;
    SmallVector<FlatSymbolRefAttr> rotations;
    rope::KernelOp existing;
  };

  static void write(const Entry &entry, Location loc, OpBuilder &builder) {
    ArrayAttr rotations;
    if (!entry.rotations.empty())
      rotations = builder.getArrayAttr({entry.rotations.begin(), entry.rotations.end()});
    if (rope::KernelOp op = entry.existing) {
      op.setRotationsAttr(rotations);
      return;
    }
    const KernelRequest &request = entry.request;
    MLIRContext *context = builder.getContext();
    bool isRope = request.family == Family::Rope;
    Type type = isRope ? rope::toType(request.dtype, context)
                       : builder.getIntegerType(8 * elementBytes(request.dtype));
    auto pairing =
        isRope ? rope::PairingAttr::get(context, static_cast<rope::Pairing>(request.pairing))
               : rope::PairingAttr();
    rope::KernelOp::create(builder, loc, requestName(request),
                           isRope ? rope::KernelFamily::Rope : rope::KernelFamily::Copy, pairing,
                           type, static_cast<rope::Place>(request.place), request.channels,
                           rotations);
  }

  SmallVector<Entry> entries;
};

} // namespace

void ropewalk::selectKernels(ModuleOp module, const RequestOptions &options) {
  RequestList requests;
  for (rope::KernelOp op : module.getOps<rope::KernelOp>())
    requests.addExisting(op);
  for (rope::RotationOp op : module.getOps<rope::RotationOp>())
    for (ropewalk_dtype dtype : options.dtypes)
      for (ropewalk_place place : options.places)
        requests.addRotation(op.getPairing(), op.getWindow(), op.getHeadDim(), dtype, place,
                             FlatSymbolRefAttr::get(op));
  module.walk([&](rope::ApplyOp op) {
    requests.addRotation(op.getPairing(), op.getWindow(), op.getHeadDim(),
                         rope::toDtype(op.getXType().getElementType()),
                         static_cast<ropewalk_place>(op.getPlace()), {});
  });
  requests.write(module);
}

std::vector<KernelRequest> ropewalk::kernelRequests(ModuleOp module) {
  std::vector<KernelRequest> requests;
  for (rope::KernelOp op : module.getOps<rope::KernelOp>())
    requests.push_back(op.toRequest());
  return requests;
}
