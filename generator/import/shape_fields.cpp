//===- shape_fields.cpp - Heads and window ----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "frequencies.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace ropewalk;

namespace {

int64_t readKeyValueHeads(const ConfigReader &config, const ModelType *type, int64_t heads) {
  // Falcon writes num_kv_heads even where multi_query overrules it, and means true if
  // it does not say.
  bool isFalcon = type && type->name == "falcon";
  bool grouped = config.boolean("new_decoder_architecture").value_or(Field<bool>{false, ""}).value;
  if (config.boolean("multi_query").value_or(Field<bool>{isFalcon, ""}).value && !grouped)
    return 1;
  auto multiQuery = config.boolean("multi_query_attention");
  auto found = multiQuery && multiQuery->value
                   ? config.count({"multi_query_group_num"})
                   : config.count({"num_key_value_heads", "num_kv_heads", "n_head_kv"});
  if (!found)
    return heads;
  if (heads % found->value != 0)
    config.fail(found->name, Twine(found->value),
                "a divisor of the number of attention heads=" + Twine(heads));
  return found->value;
}

int64_t readHeadDim(const ConfigReader &config, const ModelType *type, Field<int64_t> heads) {
  if (auto found = config.count({"head_dim", "kv_channels"}, maxHeadDim))
    return found->value;
  if (type && type->headDim)
    return type->headDim;
  auto hidden = config.count({"hidden_size", "n_embd"});
  if (!hidden) {
    config.failMissing("head_dim", "it or hidden_size");
    return 1;
  }
  if (hidden->value % heads.value != 0)
    config.fail(hidden->name, Twine(hidden->value),
                "a multiple of " + heads.name + "=" + Twine(heads.value));
  return hidden->value / heads.value;
}

/// The rotated components of a head; every field that speaks of them must agree.
int64_t readRotaryDim(const ConfigReader &config, const ModelType *type, int64_t headDim) {
  std::optional<Field<int64_t>> result = config.integer({"rotary_dim"});
  auto section = ropeSection(config);
  auto fraction = section ? section->number({"partial_rotary_factor"}) : std::nullopt;
  if (!fraction)
    fraction = config.number({"partial_rotary_factor", "rotary_pct"});
  if (fraction) {
    if (!(fraction->value >= 0 && fraction->value <= 1)) {
      config.fail(fraction->name, describe(fraction->value), "a number in [0, 1]");
      return 0;
    }
    auto dim = static_cast<int64_t>(static_cast<double>(headDim) * fraction->value);
    if (result && result->value != dim)
      config.fail(result->name, Twine(result->value),
                  Twine(dim) + " as " + fraction->name + "=" + describe(fraction->value) +
                      " says of head_dim=" + Twine(headDim));
    return dim;
  }
  if (result)
    return result->value;
  if (type && type->rotaryDim)
    return type->rotaryDim;
  return static_cast<int64_t>(static_cast<double>(headDim) * (type ? type->rotaryFraction : 1));
}

/// Multi-head latent attention: the end of every query head turns, and one shared key.
void readLatentAttention(const ConfigReader &config, Shape &shape) {
  auto rotated = config.count({"qk_rope_head_dim"}, maxHeadDim);
  auto rest = config.count({"qk_nope_head_dim"}, maxHeadDim);
  if (!rotated || !rest)
    return config.failMissing("qk_nope_head_dim", "a number beside qk_rope_head_dim");
  shape.keyValueHeads = 1;
  shape.headDim = rest->value + rotated->value;
  shape.windowBegin = rest->value;
  shape.rotaryDim = rotated->value;
}

} // namespace

Shape ropewalk::readShape(const ConfigReader &config, const ModelType *type) {
  Shape shape;
  auto heads = config.count({"num_attention_heads", "n_head"});
  if (!heads) {
    config.failMissing("num_attention_heads", "a number in [1, 2^31)");
    return shape;
  }
  shape.attentionHeads = heads->value;
  if (config.has("qk_rope_head_dim")) {
    readLatentAttention(config, shape);
  } else {
    shape.keyValueHeads = readKeyValueHeads(config, type, heads->value);
    shape.headDim = readHeadDim(config, type, *heads);
    shape.rotaryDim = readRotaryDim(config, type, shape.headDim);
  }
  ropewalk_rotation rotation = {};
  rotation.head_dim = shape.headDim;
  rotation.window_begin = shape.windowBegin;
  rotation.rotary_dim = shape.rotaryDim;
  if (auto error = validateWindow(rotation))
    config.fail(error->message());
  return shape;
}
