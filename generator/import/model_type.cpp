//===- model_type.cpp - What model_type implies -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/model_type.h"

#include "import/model_table.h"

#include "llvm/ADT/STLExtras.h"

using namespace ropewalk;

const ModelType *ropewalk::findModelType(llvm::StringRef name) {
  for (llvm::ArrayRef<ModelType> part : {textModelTypes(), mropeModelTypes(), otherModelTypes()})
    if (const auto *found =
            llvm::find_if(part, [&](const ModelType &type) { return type.name == name; });
        found != part.end())
      return found;
  return nullptr;
}
