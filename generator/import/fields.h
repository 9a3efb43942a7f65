//===- fields.h - What the fields of config.json add up to ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IMPORT_FIELDS_H
#define ROPEWALK_IMPORT_FIELDS_H

#include "import/config_reader.h"
#include "import/model_type.h"

#include "ropewalk/ropewalk.h"

#include <cstdint>
#include <optional>

namespace ropewalk {

/// Heads and window of a model.
struct Shape {
  int64_t attentionHeads = 1;
  int64_t keyValueHeads = 1;
  int64_t headDim = 1;
  int64_t windowBegin = 0;
  int64_t rotaryDim = 0;
};

/// The dictionary of the scaling rule, rope_parameters or the older rope_scaling.
std::optional<ConfigReader> ropeSection(const ConfigReader &config);

/// `type` is null for a model type that is not in the table.
Shape readShape(const ConfigReader &config, const ModelType *type);
ropewalk_frequencies readFrequencies(const ConfigReader &config, const ModelType *type,
                                     std::optional<int64_t> maxPositions);

} // namespace ropewalk

#endif
