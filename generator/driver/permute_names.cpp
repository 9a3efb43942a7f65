//===- permute_names.cpp - What tensors of checkpoints are called ---------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "permute_names.h"

#include "io/json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace ropewalk::driver {
namespace {

struct Projection {
  StringLiteral name;
  std::optional<Role> role; ///< Nothing where the model type decides.
};

// Source: the models' code in Hugging Face transformers, and Meta's and Mistral's reference code
// (wq, wk).
constexpr Projection projections[] = {
    {"q_proj", Role::Query},
    {"q_b_proj", Role::Query},
    {"wq", Role::Query},
    {"k_proj", Role::Key},
    {"wk", Role::Key},
    {"kv_a_proj_with_mqa", Role::LatentKey},
    {"qkv_proj", Role::InOrder},
    {"query_key_value", std::nullopt},
    {"Wqkv", Role::InOrder},
    {"W_pack", Role::InOrder},
    {"wqkv", Role::Grouped},
    {"q_norm", Role::QueryGains},
    {"q_layernorm", Role::QueryGains},
    {"query_layernorm", Role::QueryGains},
    {"k_norm", Role::KeyGains},
    {"k_layernorm", Role::KeyGains},
    {"key_layernorm", Role::KeyGains},
};

/// The order of fused rows where the model type decides.
struct FusedOrder {
  StringLiteral projection, modelType;
  Role role;
};
constexpr FusedOrder fusedOrders[] = {
    {"query_key_value", "chatglm", Role::InOrder},
    {"query_key_value", "falcon", Role::Grouped},
    {"query_key_value", "gpt_neox", Role::Grouped},
    {"query_key_value", "persimmon", Role::Grouped},
};

constexpr StringLiteral attentionModules[] = {"self_attn", "self_attention", "attention", "attn"};
constexpr StringLiteral towerWords[] = {"vision", "visual", "image",
                                        "audio",  "speech", "depth_decoder"};
/// Those whose q_proj has an output gate; a model may be without.
constexpr StringLiteral gatedTypes[] = {"qwen3_next", "qwen3_5_text", "qwen3_5_moe_text"};
/// In the others known, an indexer's pairs are halves whatever those of attention are.
constexpr StringLiteral turnedIndexerTypes[] = {"glm_moe_dsa"};

const Projection *findProjection(StringRef name) {
  return find_if(projections, [&](const Projection &known) { return known.name == name; });
}

/// The model types whose fused order is known.
std::string knownTypes(StringRef projection) {
  std::string names;
  for (const FusedOrder &order : fusedOrders)
    if (order.projection == projection)
      names += (names.empty() ? "" : ", ") + order.modelType.str();
  return names;
}

} // namespace

std::optional<TensorPlace> placeOf(StringRef name) {
  SmallVector<StringRef, 8> parts;
  name.split(parts, '.');
  for (size_t i = 1; i + 1 < parts.size(); ++i) {
    if (!is_contained(attentionModules, parts[i - 1]) ||
        findProjection(parts[i]) == std::end(projections))
      continue;
    ArrayRef<StringRef> leaf = ArrayRef(parts).drop_front(i + 1);
    if (leaf.size() > 2 && leaf[0] == "norms") // one norm per head, numbered
      leaf = leaf.drop_front(2);
    return TensorPlace{join(ArrayRef(parts).take_front(i), "."), parts[i], join(leaf, ".")};
  }
  return std::nullopt;
}

bool isInTower(StringRef module) {
  return any_of(towerWords, [&](StringRef word) { return module.contains(word); });
}

bool isTurnedIndexer(StringRef name, const Model &model) {
  return is_contained(turnedIndexerTypes, model.modelType) && name.contains(".indexer.w");
}

Expected<SmallVector<Role, 4>> rolesOf(const TensorPlace &place, const Model &model) {
  std::optional<Role> role = findProjection(place.projection)->role;
  for (const FusedOrder &order : fusedOrders)
    if (order.projection == place.projection && order.modelType == model.modelType)
      role = order.role;
  // Without multi_query_attention ChatGLM's heads come one by one.
  if (model.modelType == "chatglm" && model.keyValueHeads == model.attentionHeads)
    role = Role::Grouped;
  if (role == Role::Query && is_contained(gatedTypes, model.modelType))
    return SmallVector<Role, 4>{Role::GatedQuery, Role::Query};
  if (role)
    return SmallVector<Role, 4>{*role};
  return createStringError(
      "rows of " + place.projection + " are fused in an order that is not known for model_type " +
      quoted(model.modelType) + ", expected one of " + knownTypes(place.projection));
}

} // namespace ropewalk::driver
