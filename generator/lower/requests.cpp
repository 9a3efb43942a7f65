//===- requests.cpp - From rope IR to kernel requests -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lower/requests.h"

#include "dialect/rope_dialect.h"
#include "one_pass.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <utility>

using namespace mlir;
using namespace ropewalk;

KernelRequest ropewalk::kernelFor(KernelRequest exact) {
  const bool inBlocks = exact.family == Family::Rope && !exact.reorder;
  if (exact.channels > widestOwnWidth || (exact.channels % 16 != 0 && !inBlocks))
    exact.channels = 0;
  return exact;
}

bool ropewalk::readsOwnTable(const KernelRequest &reader) {
  return reader.source == TableSource::F32 || reader.source == TableSource::Factored ||
         sourceName(reader.source) == dtypeName(reader.dtype);
}

SmallVector<KernelRequest> ropewalk::readersOf(KernelRequest ofRows, int32_t axes,
                                               ArrayRef<TableSource> sources) {
  SmallVector<KernelRequest> readers;
  ofRows.axes = axes > 1 ? axes : 0;
  for (TableSource source : allTableSources) {
    ofRows.source = source;
    if (readsOwnTable(ofRows) && llvm::is_contained(sources, source) && readsOtherTables(ofRows))
      readers.push_back(ofRows);
  }
  return readers;
}

namespace {

/// What of a head is turned, and how.
struct Rotated {
  ropewalk_pairing pairing = ROPEWALK_HALF;
  bool reorder = false;
  SmallVector<int64_t, 4> windows; ///< Blocks that are paired within themselves.
  int64_t before = 0, behind = 0;  ///< Components outside all of them.

  /// Of all of a head at once: the window, or its blocks, with the rest of the head if that is
  /// copied. Nothing if there are no such kernels, or this is what the first of `windows` is.
  std::optional<KernelRequest> onePass(KernelRequest window) const;
};

Rotated rotated(rope::Pairing pairing, bool reorder, rope::WindowAttr window, int64_t headDim) {
  Rotated result;
  result.pairing = static_cast<ropewalk_pairing>(pairing);
  result.reorder = reorder;
  result.windows = {window.getDim()};
  result.before = window.getBegin();
  result.behind = headDim - window.getBegin() - window.getDim();
  return result;
}

Rotated rotated(rope::RotationOp op) {
  Rotated result = rotated(op.getPairing(), op.getReorder(), op.getWindow(), op.getHeadDim());
  rope::AxesAttr axes = op.getAxesAttr();
  // Interleaved pairs are neighbours wherever blocks begin.
  const bool halves = op.getPairing() == rope::Pairing::Half || op.getReorder();
  if (axes && axes.getBlocks() && halves)
    result.windows = llvm::map_to_vector<4>(axes.getSections().asArrayRef(),
                                            [](int64_t pairs) { return 2 * pairs; });
  return result;
}

std::optional<KernelRequest> Rotated::onePass(KernelRequest window) const {
  const int32_t blocks = windows.size() > 1 ? static_cast<int32_t>(windows.size()) : 0;
  if (!llvm::all_equal(windows) || window.channels > widestOwnWidth)
    return std::nullopt;
  window.channels *= std::max(blocks, 1);
  return onePassOver(window, blocks, before, behind);
}

int32_t axesOf(rope::RotationOp op) {
  rope::AxesAttr axes = op.getAxesAttr();
  return axes ? std::max<int32_t>(1, static_cast<int32_t>(axes.getSections().size())) : 1;
}

/// As a request has it: what exceeds that is wide in any case.
int32_t exactWidth(int64_t channels) {
  return static_cast<int32_t>(std::min<int64_t>(channels, INT32_MAX));
}

/// Requests in the order in which they were first needed, and the rotations behind each.
class RequestList {
public:
  void add(const KernelRequest &exact, FlatSymbolRefAttr rotation) {
    const KernelRequest request = kernelFor(exact);
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

  /// The functions that one rotation of `windows` within a head takes, and of what is outside.
  void addRotation(const Rotated &what, ropewalk_dtype dtype, ropewalk_place place, bool devices,
                   FlatSymbolRefAttr rotation) {
    const KernelRequest window{
        Family::Rope, what.pairing, dtype, place, exactWidth(what.windows.front()), what.reorder};
    const std::optional<KernelRequest> onePass = what.onePass(window);
    const bool turnsAll = onePass && onePass->blocks;
    for (int64_t window : what.windows)
      if (window > 0 && (devices || !turnsAll))
        add({Family::Rope, what.pairing, dtype, place, exactWidth(window), what.reorder}, rotation);
    if (turnsAll && copiesBeside(*onePass)) { // for tensors without the rest
      KernelRequest alone = *onePass;
      alone.before = alone.behind = 0;
      add(alone, rotation);
    }
    if (onePass)
      return add(*onePass, rotation);
    if (place == ROPEWALK_IN_PLACE)
      return;
    ropewalk_dtype width = elementBytes(dtype) == 2 ? ROPEWALK_F16 : ROPEWALK_F32;
    for (int64_t rest : {what.before, what.behind})
      if (rest > 0)
        add({Family::Copy, ROPEWALK_HALF, width, ROPEWALK_OUT_OF_PLACE, exactWidth(rest)},
            rotation);
  }

  /// What a device takes beside that: without a window, a copy.
  void addForDevices(const Rotated &what, ropewalk_dtype dtype, ropewalk_place place,
                     FlatSymbolRefAttr rotation) {
    if (what.windows.front() == 0 && place == ROPEWALK_OUT_OF_PLACE)
      add(deviceCopyRequest(dtype), rotation);
  }

  /// What reads tables that are no f32 rows of one axis.
  void addReaders(const Rotated &what, ropewalk_dtype dtype, ropewalk_place place, int32_t axes,
                  const RequestOptions &options, FlatSymbolRefAttr rotation) {
    for (int64_t window : what.windows) {
      if (window == 0)
        continue;
      const KernelRequest ofRows{Family::Rope, what.pairing,       dtype,
                                 place,        exactWidth(window), what.reorder};
      if (options.devices)
        for (const KernelRequest &request : readersOf(ofRows, axes, options.sources))
          if (hasKernels(Target::Cuda, request))
            add(request, rotation);
      // A block has one axis, all of them together have theirs.
      const bool isAlone = what.windows.size() > 1 && !what.onePass(ofRows);
      // Tokens whose coordinates are equal are turned by one axis, whatever there are.
      for (int32_t turning : {isAlone ? 1 : axes, 1})
        for (const KernelRequest &request : readersOf(ofRows, turning, options.sources))
          if (cpusRead(request))
            add(what.onePass(request).value_or(request), rotation);
    }
  }

  /// The functions that make rows for positions with so many coordinates.
  void addRows(int32_t axes, ArrayRef<TableSource> sources, FlatSymbolRefAttr rotation) {
    for (TableSource source : sources)
      add(rowsRequest(source, axes), rotation);
  }

  /// Returns how many were not there before.
  int64_t write(ModuleOp module) const {
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    for (const Entry &entry : entries)
      write(entry, module.getLoc(), builder);
    return llvm::count_if(entries, [](const Entry &entry) { return !entry.existing; });
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
    const bool rope = request.family == Family::Rope, rows = request.family == Family::Rows;
    Type type = request.family == Family::Copy
                    ? builder.getIntegerType(8 * elementBytes(request.dtype))
                    : rope::toType(request.dtype, context);
    auto pairing = static_cast<rope::Pairing>(request.pairing);
    auto source = static_cast<rope::TableSource>(request.source);
    rope::KernelOp::create(
        builder, loc, builder.getStringAttr(requestName(request)),
        rope::KernelFamilyAttr::get(context, static_cast<rope::KernelFamily>(request.family)),
        rope ? rope::PairingAttr::get(context, pairing) : rope::PairingAttr(),
        request.reorder ? builder.getUnitAttr() : UnitAttr(),
        rows || source != rope::TableSource::F32 ? rope::TableSourceAttr::get(context, source)
                                                 : rope::TableSourceAttr(),
        request.axes ? builder.getI64IntegerAttr(request.axes) : IntegerAttr(), TypeAttr::get(type),
        rope::PlaceAttr::get(context, static_cast<rope::Place>(request.place)),
        builder.getI64IntegerAttr(request.channels),
        request.blocks ? builder.getI64IntegerAttr(request.blocks) : IntegerAttr(),
        request.before ? builder.getI64IntegerAttr(request.before) : IntegerAttr(),
        request.behind ? builder.getI64IntegerAttr(request.behind) : IntegerAttr(), rotations);
  }

  SmallVector<Entry> entries;
};

} // namespace

int64_t ropewalk::selectKernels(ModuleOp module, const RequestOptions &options) {
  RequestList requests;
  for (rope::KernelOp op : module.getOps<rope::KernelOp>())
    requests.addExisting(op);
  for (rope::RotationOp op : module.getOps<rope::RotationOp>()) {
    auto name = FlatSymbolRefAttr::get(op);
    for (ropewalk_dtype dtype : options.dtypes)
      for (ropewalk_place place : options.places)
        requests.addRotation(rotated(op), dtype, place, options.devices, name);
    for (ropewalk_dtype dtype : options.dtypes)
      for (ropewalk_place place : options.places) {
        requests.addReaders(rotated(op), dtype, place, axesOf(op), options, name);
        if (options.devices)
          requests.addForDevices(rotated(op), dtype, place, name);
      }
    if (op.getWindow().getDim() > 0)
      requests.addRows(axesOf(op), options.sources, name);
  }
  module.walk([&](rope::ApplyOp op) {
    requests.addRotation(rotated(op.getPairing(), op.getReorder(), op.getWindow(), op.getHeadDim()),
                         rope::toDtype(op.getXType().getElementType()),
                         static_cast<ropewalk_place>(op.getPlace()), options.devices, {});
  });
  return requests.write(module);
}

std::vector<KernelRequest> ropewalk::kernelRequests(ModuleOp module) {
  std::vector<KernelRequest> requests;
  for (rope::KernelOp op : module.getOps<rope::KernelOp>())
    requests.push_back(op.toRequest());
  return requests;
}
