//===- vector_window.h - How a kernel sees heads as vectors -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_VECTOR_WINDOW_H
#define ROPEWALK_LOWER_VECTOR_WINDOW_H

#include "kernel_function.h"
#include "vector_elements.h"

#include "llvm/ADT/SmallVector.h"

namespace ropewalk {

/// How a kernel cuts a window into blocks of pairs.
Cut cutOf(const KernelSpec &spec);

using Vectors = llvm::SmallVector<mlir::Value, 2>;

/// Components 0 and 1 of a block's pairs in f32. Where words of one half hold neighbouring pairs
/// there are two vectors of each, of even and of odd pairs.
struct Pairs {
  Vectors x0, x1;
};

/// Even and odd lanes, where words hold neighbouring pairs; else the vector as it is.
Vectors partedLanes(KernelFunction &f, mlir::Value vector);

/// The heads of src or dst, and where their windows have what. A head is a row of steps as long as
/// what holds one component of all pairs (half) or all pairs (interleaved): the window's own one or
/// two, and those before and behind it that are copied, unless these are no whole steps.
class WindowedTensor {
public:
  enum class Side { Src, Dst };
  WindowedTensor(KernelFunction &f, Side side, mlir::Value pairs);

  /// A head, for the functions below.
  mlir::Value row(mlir::Value token, mlir::Value head);
  /// The same from elsewhere.
  mlir::Value rowAt(mlir::Value memory, mlir::Value offset);

  /// A block as it lies in memory: one vector per step of the window.
  Vectors read(mlir::Value row, const Block &block);
  void write(mlir::Value row, const Block &block, const Vectors &vectors);

  /// What is beside the window, as it is, to the same place of another tensor's row: a block of its
  /// steps, or all where it comes in none.
  void copySteps(mlir::Value row, const Block &block, WindowedTensor &to, mlir::Value toRow);
  void copyBeside(mlir::Value row, const Cut &cut, WindowedTensor &to, mlir::Value toRow);

  Pairs decode(const Vectors &vectors);
  Vectors encode(const Pairs &pairs);

private:
  mlir::Value carriers(mlir::Value units);
  mlir::Value begin(const Block &block, int32_t step);
  int32_t firstStep(const Block &block) const;
  uint64_t alignment(mlir::Value begin) const;
  mlir::Value load(mlir::Value row, const Block &block, int32_t step);
  void store(mlir::Value vector, mlir::Value row, const Block &block, int32_t step);
  int32_t windowSteps() const { return half ? 2 : 1; }

  KernelFunction &f;
  VectorElements elements;
  mlir::Value pairs, bytes, tokenStride, headStride;
  bool half;  ///< Else interleaved.
  bool words; ///< Carriers are words of two elements.
};

} // namespace ropewalk

#endif
