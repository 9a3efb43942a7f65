//===- lanes.h - The lanes of a value ---------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_PASSES_LANES_H
#define ROPEWALK_PASSES_LANES_H

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Value.h"

namespace ropewalk {

/// 1: no vector.
inline unsigned lanesOf(const llvm::Value &value) {
  auto *type = llvm::dyn_cast<llvm::FixedVectorType>(value.getType());
  return type ? type->getNumElements() : 1;
}

} // namespace ropewalk

#endif
