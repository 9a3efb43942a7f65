//===- graph_import.h - A graph's rotations as a model ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_GRAPH_IMPORT_H
#define ROPEWALK_RAISE_GRAPH_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>
#include <vector>

namespace ropewalk {

/// What was found in a graph, a line each: place, operation, rotation.
using GraphReport = std::vector<std::string>;

/// Whether a file is a graph rather than a configuration, which is an object of JSON.
bool isGraph(llvm::MemoryBufferRef file);

/// The rotations of a graph (MLIR text or bytecode; dialects that are not here in generic form):
/// raiseRope, and a rope.rotation for each kind of rope.apply whose table the graph
/// computes. They are named `name`, or `name` and a number where there are several. The number of
/// heads is the largest that is rotated so and the greatest that divides it and the smallest, 1
/// where it is not known; the report says of a kind where it turns back. Errors name
/// the file: it is no MLIR (with line and column), or has no rotation that says its frequencies:
/// then the report is why values were left, each reason once, at most 8.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> importGraph(llvm::MemoryBufferRef file,
                                                              llvm::StringRef name,
                                                              mlir::MLIRContext &context,
                                                              GraphReport &report);

} // namespace ropewalk

#endif
