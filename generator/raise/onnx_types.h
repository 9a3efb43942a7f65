//===- onnx_types.h - Types that ONNX's exporters left open -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exporters infer shapes by themselves, and some leave open what operators' definitions say: a
// reshape by a list that is put together of slices has a type without a rank. While rotations are
// looked for, such results have types that say all that is known. What is left has its own type
// again in the end.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_ONNX_TYPES_H
#define ROPEWALK_RAISE_ONNX_TYPES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace ropewalk::raise {

class OnnxTypes {
public:
  void refine(mlir::Operation *root);
  /// To be called before anything is erased. What is without a use then.
  llvm::SmallVector<mlir::Operation *> restore();

private:
  struct Change {
    mlir::Value value;
    mlir::Type original;
    mlir::Operation *cast; ///< To the original type, for operations that are of no ONNX; or null.
  };
  llvm::SmallVector<Change, 0> changes;
};

} // namespace ropewalk::raise

#endif
