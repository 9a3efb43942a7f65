//===- uses.h - Who needs what lies between ---------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_USES_H
#define ROPEWALK_RAISE_USES_H

#include "raise/elements.h"
#include "raise/in_place.h"

#include "llvm/ADT/SetVector.h"

#include <string>

namespace ropewalk::raise {

/// The operations between x and a value made of it.
using Between = llvm::SmallSetVector<mlir::Operation *, 32>;

/// Whether an operation only asserts what types say: it needs no value, and goes with it.
bool isAssertion(mlir::Operation *op);

class Uses {
public:
  Uses(Meanings &meanings, const InPlace &inPlace) : meanings(meanings), inPlace(inPlace) {}

  /// Whether all that an operation does is known.
  bool isKnown(mlir::Operation *op);
  Between between(mlir::OpResult root, mlir::Value x);
  /// A use of something computed on the way to the root that would still need it; empty: none.
  std::string findOther(mlir::OpResult root, mlir::Value x, const Between &between);

private:
  /// What was asked of operations, each once.
  using Answers = llvm::DenseMap<mlir::Operation *, bool>;
  /// The same, within so many steps.
  using StepAnswers = llvm::DenseMap<std::pair<mlir::Operation *, unsigned>, bool>;
  bool collect(mlir::Operation *op, mlir::Value x, Between &between, Answers &known,
               unsigned depth);
  bool isPlain(mlir::Operation *op, mlir::Value x, Answers &known, unsigned depth = 256);
  bool isDead(mlir::Operation *op, StepAnswers &known, unsigned steps = 4);

  Meanings &meanings;
  const InPlace &inPlace;
};

} // namespace ropewalk::raise

#endif
