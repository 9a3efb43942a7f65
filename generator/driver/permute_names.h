//===- permute_names.h - What tensors of checkpoints are called -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_DRIVER_PERMUTE_NAMES_H
#define ROPEWALK_DRIVER_PERMUTE_NAMES_H

#include "lower/requests.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>

namespace ropewalk::driver {

/// What the rows of a projection are.
enum class Role {
  Query,
  GatedQuery, ///< For each query head: it, and as many rows of its output's gate.
  Key,
  LatentKey,  ///< The compressed keys and values, then the one rotated key.
  InOrder,    ///< All query heads, all key heads, all value heads.
  Grouped,    ///< For each key head: its query heads, it, its value head.
  QueryGains, ///< Of a norm: for one head that stands for all, or for each.
  KeyGains
};

/// Where a tensor belongs: "model.layers.0.self_attn" "q_proj" "weight".
struct TensorPlace {
  std::string module;
  llvm::StringRef projection;
  std::string leaf;
};

/// The place of a tensor of a projection or norm of queries or keys; nullopt for others.
std::optional<TensorPlace> placeOf(llvm::StringRef name);

/// Whether a module belongs to another model inside the file: a vision or audio tower, or the
/// decoder of a frame's codes, has its own heads and positions.
bool isInTower(llvm::StringRef module);

/// Whether a tensor is of an indexer that turns in the pairs of the model's attention, in heads of
/// its own.
bool isTurnedIndexer(llvm::StringRef name, const Model &model);

/// What the rows may be, the first that fits; an error where the order of fused rows depends on the
/// model and is not known.
llvm::Expected<llvm::SmallVector<Role, 4>> rolesOf(const TensorPlace &place, const Model &model);

} // namespace ropewalk::driver

#endif
