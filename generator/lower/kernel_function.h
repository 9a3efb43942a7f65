//===- kernel_function.h - A kernel's function, as it grows -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_LOWER_KERNEL_FUNCTION_H
#define ROPEWALK_LOWER_KERNEL_FUNCTION_H

#include "kernel_spec.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>

namespace ropewalk {

/// Neighbouring units of a row (pairs, or elements of a copy) that are treated at once.
struct Block {
  mlir::Value begin;
  int64_t units = 0; ///< As many as vectors hold.
  mlir::Value count; ///< As many as there are, if those may be fewer; else null.
};

/// How a row is cut into blocks: whole ones, and for what is left one under a mask, or shorter
/// ones where there is no mask or few are enough.
struct Cut {
  int64_t units = 1;  ///< Of a whole block, a power of two.
  int64_t fewest = 1; ///< Of the shortest: rows are multiples of that.
  bool masked = false;
};

/// A function with the kernel ABI: its arguments' fields, memory, loops. Whoever makes one adds to
/// it through `b`, from the beginning on; the destructor ends it.
class KernelFunction {
public:
  KernelFunction(mlir::ModuleOp module, const KernelSpec &spec);
  ~KernelFunction();
  KernelFunction(const KernelFunction &) = delete;
  KernelFunction &operator=(const KernelFunction &) = delete;

  mlir::ImplicitLocOpBuilder b;
  const KernelSpec spec;

  /// Fields of ropewalk_kernel_args, by offset. To be asked for before the first loop: stores to
  /// dst may, for all that is known, change them.
  mlir::Value index(size_t offset);                   ///< i64, as index
  mlir::Value scalar(size_t offset, mlir::Type type); ///< i32, f32
  mlir::Value bytes(size_t offset);                   ///< A pointer, as memref<?xi8>.

  /// So many bytes of the stack, as i8. Before the first loop, too.
  mlir::Value scratch(int64_t size);

  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value x, mlir::Value y);
  mlir::Value multiply(mlir::Value x, mlir::Value y);
  mlir::Value timesPowerOfTwo(mlir::Value x, int exponent); ///< Exact, also where it divides.

  /// The i32 at a byte offset.
  mlir::Value loadI32(mlir::Value bytes, mlir::Value offset);

  /// `count` elements (null: `known`) from a byte offset of `bytes` on.
  mlir::Value view(mlir::Value bytes, mlir::Value offset, mlir::Type element, int64_t known,
                   mlir::Value count = {});

  /// A vector of `lanes` elements from `begin` on. With `count` only so many are touched, and the
  /// others are zero.
  mlir::Value load(mlir::Value row, mlir::Value begin, int64_t lanes, mlir::Value count = {},
                   uint64_t alignment = 1);
  void store(mlir::Value vector, mlir::Value row, mlir::Value begin, mlir::Value count = {},
             uint64_t alignment = 1);

  /// for i in [0, end) by step.
  void loop(mlir::Value end, llvm::function_ref<void(mlir::Value)> body, int64_t step = 1);
  void when(mlir::Value condition, llvm::function_ref<void()> body,
            llvm::function_ref<void()> otherwise = {});

  /// The blocks of [begin, end), one by one.
  void unrolledBlocks(int64_t begin, int64_t end, const Cut &cut,
                      llvm::function_ref<void(const Block &)> body);
  /// The blocks of [0, end): a loop over whole ones, then what is left.
  void loopOverBlocks(mlir::Value end, const Cut &cut,
                      llvm::function_ref<void(const Block &)> body);

private:
  mlir::Value field(size_t offset, mlir::Type type);
  mlir::Value maskOf(int64_t lanes, mlir::Value count);

  mlir::func::FuncOp function;
};

/// Where tokens are, or their rows: field `positions` and what belongs to it.
class PositionList {
public:
  explicit PositionList(KernelFunction &f);
  /// positions[t] + t*rowStep + rowOffset as i32, from `offset` bytes further on if given.
  mlir::Value at(mlir::Value token, mlir::Value offset = {});

private:
  KernelFunction &f;
  mlir::Value bytes, stride, rowStep, rowOffset;
};

/// Whether vectors of any element are loaded and stored under masks by one instruction each.
bool hasMasks(Target target);

/// The formulas of a family, appended to a new function.
void emitRotation(KernelFunction &function);
void emitCopy(KernelFunction &function);
void emitRows(KernelFunction &function);

} // namespace ropewalk

#endif
