//===- presets.h - Models by name -------------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_PRESETS_H
#define ROPEWALK_IMPORT_PRESETS_H

#include "import/config.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace ropewalk {

/// A model of models.json: the fields of its config.json that matter here.
struct Preset {
  std::string name;
  llvm::json::Object config;
  bool isConfirmed = true; ///< By the model's own config.json, not only by what is written of it.
};

/// All of them, in the order of models.json.
const std::vector<Preset> &presets();

/// Null for a name that is none.
const Preset *findPreset(llvm::StringRef name);

/// Up to `count` names of presets, those nearest to `name` first.
std::vector<std::string> nearestPresets(llvm::StringRef name, size_t count);

/// The same as importing the preset's fields from a file.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importPreset(const Preset &preset, mlir::MLIRContext &context, const ImportOptions &options = {});

} // namespace ropewalk

#endif
