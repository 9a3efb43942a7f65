//===- model_type.h - What model_type implies -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_MODEL_TYPE_H
#define ROPEWALK_IMPORT_MODEL_TYPE_H

#include "ropewalk/ropewalk.h"

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace ropewalk {

/// What a model's code knows and its config.json may leave out.
struct ModelType {
  llvm::StringLiteral name;
  ropewalk_pairing pairing;
  double theta = 0;          ///< Base when no field gives one; 0: a field must.
  double rotaryFraction = 1; ///< Rotated part of a head when no field says.
  int64_t rotaryDim = 0;     ///< The same in components; 0: see rotaryFraction.
  int64_t headDim = 0;       ///< Head size when no field says; 0: hidden size / heads.
};

/// Null for a model type whose pairing we do not know.
const ModelType *findModelType(llvm::StringRef name);

} // namespace ropewalk

#endif
