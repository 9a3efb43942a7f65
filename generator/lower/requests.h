//===- requests.h - From rope IR to kernel requests -------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_REQUESTS_H
#define ROPEWALK_LOWER_REQUESTS_H

#include "kernel_spec.h"

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ropewalk {

/// What a module's rope.rotation says, for those who want no IR.
struct Model {
  std::string name;      ///< Symbol of the rotation.
  std::string modelType; ///< Empty when the rotation was not imported.
  int64_t attentionHeads = 0;
  int64_t keyValueHeads = 0;
  ropewalk_rotation rotation = {}; ///< Its lists live as long as the module's context.
  std::optional<int64_t> maxPositions;
  std::string layerType;       ///< The layers it is for; empty: all that turn.
  std::string unrotatedLayers; ///< Layers that do not turn, for people; empty: none is known.
};

/// Every rope.rotation of the module, in order.
std::vector<Model> models(mlir::ModuleOp module);

/// The request of the kernel that serves one of an exact width. Knowing the width, a kernel unrolls
/// it and keeps its table row in registers: worth it for windows that these hold, and for copies
/// and windows whose order changes where vectors of at least 8 lanes divide them. Other widths
/// share the kernel for any, 0 channels.
KernelRequest kernelFor(KernelRequest exact);

struct RequestOptions {
  /// Storage types and places that every rope.rotation is compiled for.
  std::vector<ropewalk_dtype> dtypes = {ROPEWALK_F32, ROPEWALK_F16, ROPEWALK_BF16};
  std::vector<ropewalk_place> places = {ROPEWALK_OUT_OF_PLACE, ROPEWALK_IN_PLACE};
  /// Forms of tables that plans may have: rows are made of each, and factored ones and caches of
  /// the tensors' own dtype are read by kernels of their own.
  std::vector<TableSource> sources = {TableSource::F32, TableSource::F16, TableSource::BF16,
                                      TableSource::Factored};
  /// Whether there are targets that are devices, which have kernels that CPUs have not.
  bool devices = false;
};

/// Appends to the module one rope.kernel per function that its rope.rotation ops (for
/// all `options`) and its rope.apply ops (for their own types) need; rope.kernel ops
/// already there are kept and not repeated. The order follows from the module and the options.
/// Returns how many were appended.
int64_t selectKernels(mlir::ModuleOp module, const RequestOptions &options = {});

/// Whether a kernel that reads such a table is worth compiling: of f32, factored, or a cache of the
/// tensors' own dtype. Rows are made of other caches, which are rare.
bool readsOwnTable(const KernelRequest &reader);

/// What reads tables that are no f32 rows of one axis, in the place of a kernel for those: rows of
/// several axes, and of `sources` factored tables and caches of the tensors' own type.
llvm::SmallVector<KernelRequest> readersOf(KernelRequest ofRows, int32_t axes,
                                           llvm::ArrayRef<TableSource> sources);

/// The module's rope.kernel ops as values, in order.
std::vector<KernelRequest> kernelRequests(mlir::ModuleOp module);

} // namespace ropewalk

#endif
