//===- tensor_shape.h - How a kernel sees its tensors -----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// src and dst have channel axes (one or two, by form), then head, then token. Where a kernel
// changes the order of components, theirs differ.
// The generator sets Halide's strides and bounds from this description, and prints
// it for the flat-ABI pass, which builds the buffers from ropewalk_kernel_args.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_HALIDE_TENSOR_SHAPE_H
#define ROPEWALK_HALIDE_TENSOR_SHAPE_H

#include "kernel_spec.h"

#include <string>
#include <vector>

namespace ropewalk {

/// Whether a form can compute a request at all (docs/spec.md, section 5).
bool canCompute(Form form, const KernelRequest &request);

/// Lanes of the shortest vectors: what reads its partner lane must load both before it stores one.
int32_t fewestLanes(Form form);

/// Whether heads begin at addresses that vectors do not divide: windows of any width, and known
/// ones of a rotation that are no multiple of 16 components.
bool isOddWindow(const KernelRequest &request);

/// Lanes that a known window has.
int32_t lanesOf(const KernelSpec &spec);

/// Whether windows are cut into vectors of which the last ends with the window, and shares lanes
/// with the one before: those of any width, and known ones of a rotation that vectors do not
/// divide. So are windows beside which no whole steps are copied, and those that are several blocks
/// themselves, whether or not vectors divide them.
bool hasBlocks(const KernelSpec &spec);

/// Whether a head is seen as one row of what pairs lie in, in which windows begin anywhere: of the
/// same windows.
bool isRowOfCarriers(const KernelRequest &request);

/// Whether interleaved pairs are split into a vector of each component, and joined again: known
/// windows that vectors divide, with nothing beside them.
bool takesPairsApart(const KernelSpec &spec);

/// Whether vectors of such a kernel lie as streaming needs: those of blocks that they divide. Of
/// others lines can be joined (joinsLines).
bool canStreamBlocks(const KernelSpec &spec);

/// Whether in addition lanes are enough, and they and parts divide a known window. One with blocks
/// holds a vector, has one part, and streams only if canStreamBlocks or joinsLines; what reorders
/// in place has one part, too.
bool canRun(const KernelSpec &spec);

/// Whether a target has an instruction that narrows a schedule's vectors as it stores them
/// (Store::Convert): f16 on x86 from x86-64-v3 on, 8 or 16 lanes.
bool hasConvertingStore(Target target, ropewalk_dtype dtype, const Schedule &schedule);

/// Whether a target has shuffles that put a schedule's vectors together to lines of 64 bytes
/// (Store::Line): x86-64-v4 and above, 16 lanes or more, in one part.
bool hasLineStore(Target target, const Schedule &schedule);

/// A number that is a constant, or the channel count divided by `divisor`.
struct ChannelCount {
  int32_t constant = 0; ///< Used when divisor is 0.
  int32_t divisor = 0;

  /// The value for a known channel count; 0 when it is not known.
  int32_t value(int32_t channels) const { return divisor == 0 ? constant : channels / divisor; }
  std::string str() const; ///< "2", or "c4" for channels / 4
};

struct ChannelAxis {
  ChannelCount stride; ///< in carriers
  ChannelCount extent;
};

struct TensorShape {
  int32_t carrierBytes = 4;
  std::vector<ChannelAxis> axes; ///< innermost first
};

enum class Side { Src, Dst };

TensorShape tensorShape(const KernelSpec &spec, Side side);

/// Whether this side's carriers are words of two 16-bit values: pairs where it is interleaved,
/// neighbouring pairs of one half where it is half. Where order changes, that only holds for bf16;
/// the half side of f16 and of any width holds elements.
bool holdsWords(const KernelSpec &spec, Side side);

/// The order of components on one side.
ropewalk_pairing pairingOf(const KernelRequest &request, Side side);

/// How a table's elements are stored, those of factors aside.
ropewalk_dtype storedDtype(TableSource source);

/// Channels that one step of the vectorised loop covers, over both components.
int32_t channelsPerLane(const KernelSpec &spec);

/// Value of the function attribute "ropewalk-abi": buffers in the grammar of
/// codegen/passes/flat_abi.h.
std::string abiDescription(const KernelSpec &spec);

} // namespace ropewalk

#endif
