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

#include <cmath>
#include <numeric>

using namespace llvm;
using namespace ropewalk;

namespace {

/// Spellings of a field, first those for this kind of layer, where there are any.
SmallVector<StringRef, 8> spellings(const Layer &layer, ArrayRef<StringRef> sliding, StringRef full,
                                    ArrayRef<StringRef> general) {
  SmallVector<StringRef, 8> names;
  if (layer.type == "sliding_attention")
    names.append(sliding.begin(), sliding.end());
  if (layer.type == "full_attention" && !full.empty())
    names.push_back(full);
  names.append(general.begin(), general.end());
  return names;
}

/// Step 3.5's files have an object for the layers that are not of full attention. Its code reads
/// their heads there, and takes the rest to be as in other layers.
std::optional<Field<int64_t>> readOtherHeads(const ConfigReader &config, const Layer &layer) {
  auto other = config.section("attention_other_setting");
  if (!other || config.has("num_sliding_attention_heads"))
    return std::nullopt;
  for (StringRef name : {"head_dim", "num_attention_groups"}) {
    auto own = other->integer({name}), common = config.integer({name});
    if (own && common && own->value != common->value)
      other->fail(name, Twine(own->value), Twine(common->value) + " like that of other layers");
  }
  if (layer.type != "sliding_attention")
    return std::nullopt;
  return other->count({"num_attention_heads"});
}

/// Encoder and decoder have one table, which is of the decoder's heads.
void refuseOtherEncoder(const ConfigReader &config, StringRef field) {
  auto encoder = config.integer({("encoder_" + field).str()}),
       decoder = config.integer({("decoder_" + field).str()});
  if (encoder && decoder && encoder->value != decoder->value)
    config.fail(("encoder_" + field).str(), Twine(encoder->value),
                Twine(decoder->value) + " like decoder_" + field);
}

/// A second name of what was found, with another value; of a known type's file the class reads the
/// first.
void refuseSecondName(const ConfigFields &fields, StringRef second, int64_t value,
                      StringRef first) {
  if (auto other = fields.config.integer({second});
      other && other->value != value && second != first)
    fields.config.fail(
        second, Twine(other->value),
        Twine(value) + (fields.type ? ", as " + fields.type->name + " has it" : " like " + first));
}

Field<int64_t> readHeads(const ConfigFields &fields, const Layer &layer) {
  refuseOtherEncoder(fields.config, "num_attention_heads");
  if (auto own = readLayerOverride(fields, layer, "num_attention_heads"))
    return *own;
  if (auto other = readOtherHeads(fields.config, layer))
    return *other;
  if (auto found = fields.config.count(
          spellings(layer, {"swa_num_attention_heads", "num_sliding_attention_heads"}, "",
                    {"num_attention_heads", "n_head", "num_heads", "n_heads", "heads",
                     "decoder_num_attention_heads"}))) {
    if (found->name == "num_attention_heads")
      refuseSecondName(fields, "n_head", found->value, found->name);
    return *found;
  }
  if (fields.impliesSize() && fields.type->attentionHeads)
    return {fields.type->attentionHeads, "num_attention_heads"};
  fields.config.failMissing("num_attention_heads", "a number in [1, 2^31)");
  return {1, "num_attention_heads"};
}

int64_t readKeyValueHeads(const ConfigFields &fields, const Layer &layer, int64_t heads) {
  const ConfigReader &config = fields.config;
  // Falcon writes num_kv_heads even where multi_query overrules it, and means true if
  // it does not say.
  bool isFalcon = fields.type && fields.type->name == "falcon";
  bool grouped = config.boolean("new_decoder_architecture").value_or(Field<bool>{false, ""}).value;
  if (config.boolean("multi_query").value_or(Field<bool>{isFalcon, ""}).value && !grouped)
    return 1;
  auto multiQuery = config.boolean("multi_query_attention");
  // Gemma 4: only layers whose keys are their values have a number of their own.
  auto shared = config.boolean("attention_k_eq_v");
  bool isGlobal = (!shared || shared->value) && !config.has("per_layer_config");
  StringRef full = isGlobal ? "num_global_key_value_heads" : "";
  refuseOtherEncoder(config, "num_key_value_heads");
  auto found =
      multiQuery && multiQuery->value
          ? config.count({"multi_query_group_num"})
          : config.count(spellings(layer, {"swa_num_key_value_heads"}, full,
                                   {"num_key_value_heads", "num_kv_heads", "n_head_kv",
                                    "num_attention_groups", "decoder_num_key_value_heads"}));
  if (auto attention = config.section("attn_config"); attention && !found)
    found = attention->count({"kv_n_heads"});
  if (isGlobal && layer.type == "full_attention" && fields.type && fields.type->fullKeyValueHeads &&
      !config.has(full))
    found = {fields.type->fullKeyValueHeads, full};
  if (auto own = readLayerOverride(fields, layer, "num_key_value_heads"))
    found = own;
  if (!found &&
      (!fields.type || !fields.type->keyValueHeads || config.isNull("num_key_value_heads")))
    return heads;
  const bool implied = !found;
  if (implied)
    found = {fields.type->keyValueHeads, "num_key_value_heads"};
  if (layer.type == "sliding_attention" && fields.type && fields.type->doublesSlidingKeys &&
      found->name == "num_key_value_heads")
    found->value *= 2;
  if (heads % found->value != 0)
    config.fail(found->name, implied ? "missing" : std::to_string(found->value),
                "a divisor of the number of attention heads=" + Twine(heads) +
                    (implied ? ": " + Twine(found->value) + " without is none" : Twine()));
  return found->value;
}

int64_t sumOfDims(const ConfigReader &config, const Field<std::vector<int64_t>> &dims) {
  int64_t sum = 0;
  for (int64_t dim : dims.value) {
    if (dim < 0 || dim > maxHeadDim)
      config.fail(dims.name + " has " + Twine(dim) + ", expected 0 to " + Twine(maxHeadDim));
    else
      sum += dim;
  }
  return sum;
}

/// Names of head_dim: of a known type those that its class reads.
SmallVector<StringRef, 3> headDimNames(const ConfigFields &fields) {
  SmallVector<StringRef, 3> names = {"head_dim"};
  if (!fields.type || fields.type->name == "chatglm")
    names.push_back("kv_channels");
  if (!fields.type || fields.config.has("_class_name"))
    names.push_back("attention_head_dim");
  return names;
}

int64_t findHeadDim(const ConfigFields &fields, const Layer &layer, Field<int64_t> heads) {
  const ConfigReader &config = fields.config;
  const ModelType type = fields.type ? *fields.type : ModelType();
  if (auto own = readLayerOverride(fields, layer, "head_dim", maxHeadDim))
    return own->value;
  // per_layer_config says all of the layers that differ.
  if (layer.type == "full_attention" && !config.has("global_head_dim") && type.fullHeadDim &&
      !config.has("per_layer_config"))
    return type.fullHeadDim;
  if (auto found = config.count(spellings(layer, {"swa_head_dim"},
                                          config.has("per_layer_config") ? "" : "global_head_dim",
                                          headDimNames(fields)),
                                maxHeadDim)) {
    auto hidden = config.count({"hidden_size"});
    if (type.dividesHeads && hidden && found->value != hidden->value / heads.value)
      config.fail(found->name, Twine(found->value),
                  Twine(hidden->value / heads.value) + ", as " + type.name +
                      " has it whatever is said");
    return found->value;
  }
  if (type.headDim && !(type.nullHeadDimDivides && config.isNull("head_dim")))
    return type.headDim;
  if (auto dims = axisDims(config))
    return sumOfDims(config, *dims);
  // Qwen2-VL's vision encoder calls hidden_size what comes out of it.
  auto hidden = type.axisLayout == AxisLayout::Axial
                    ? config.count({"embed_dim", "hidden_size"})
                    : config.count({"hidden_size", "n_embd", "width", "d_model"});
  if (!hidden && fields.impliesSize() && type.hiddenSize)
    hidden = {type.hiddenSize, "hidden_size"};
  // The head of a class that has axes is all axes'.
  if (int64_t sum = std::accumulate(type.components.begin(), type.components.end(), int64_t(0));
      sum && !hidden)
    return sum;
  if (!hidden) {
    config.failMissing("head_dim", "it or hidden_size");
    return 1;
  }
  if (hidden->value % heads.value != 0)
    config.fail(hidden->name, Twine(hidden->value),
                "a multiple of " + heads.name + "=" + Twine(heads.value));
  return hidden->value / heads.value;
}

int64_t readHeadDim(const ConfigFields &fields, const Layer &layer, Field<int64_t> heads) {
  const int64_t found = findHeadDim(fields, layer, heads);
  for (StringRef name : {"kv_channels", "attention_head_dim"})
    refuseSecondName(fields, name, found, "head_dim");
  if (!fields.type)
    for (StringRef name : {"hidden_size_per_head", "head_size", "dim_head", "d_kv"})
      refuseSecondName(fields, name, found, "head_dim");
  if (auto hidden = fields.config.integer({"hidden_size"}))
    refuseSecondName(fields, "n_embd", hidden->value, hidden->name);
  return found;
}

/// Code that turns whole heads ignores a part that the file names; which of them a checkpoint was
/// trained with we can't know. The functions of other rules than the default one all read
/// partial_rotary_factor, and no other spelling of it.
void refusePart(const ConfigFields &fields, const Layer &layer, Field<double> found, double whole) {
  const ModelType *type = fields.type;
  if (!type || type->turnsPart || type->rotaryFraction != 1 || type->rotaryDim)
    return;
  bool isReadByRule = layer.isScaled && !hasRuleNamed(layer, "default") &&
                      !hasRuleNamed(layer, "axial") && found.name == "partial_rotary_factor";
  if (found.value != whole && !isReadByRule)
    fields.config.fail(
        found.name, describe(found.value),
        describe(whole) + ", as " + type->name +
            " turns whole heads (a file without model_type is believed, with --pairing)");
}

/// Where a file says nothing of a part.
int64_t impliedPart(const ModelType &type, int64_t headDim) {
  return type.rotaryDim ? type.rotaryDim
                        : static_cast<int64_t>(static_cast<double>(headDim) * type.rotaryFraction);
}

/// The part of a head's components that fields are about, all of which must agree.
int64_t readPart(const ConfigFields &fields, const Layer &layer, int64_t headDim) {
  const ConfigReader &config = fields.config;
  const ModelType type = fields.type ? *fields.type : ModelType();
  SmallVector<StringRef, 2> names = {"rotary_dim"};
  if (type.rotatesEnd)
    names.push_back("qk_rope_head_dim");
  auto result = config.integer(names);
  if (auto fraction = readFraction(fields, layer)) {
    if (!(fraction->value >= 0 && fraction->value <= 1)) {
      const bool isInside = layer.dictionary && layer.dictionary->has("partial_rotary_factor");
      (isInside ? *layer.dictionary : config)
          .fail(fraction->name, describe(fraction->value), "a number in [0, 1]");
      return 0;
    }
    refusePart(fields, layer, *fraction, 1);
    auto dim = static_cast<int64_t>(static_cast<double>(headDim) * fraction->value);
    if (result && result->value != dim)
      config.fail(result->name, Twine(result->value),
                  Twine(dim) + " as " + fraction->name + "=" + describe(fraction->value) +
                      " says of head_dim=" + Twine(headDim));
    return dim;
  }
  const int64_t implied = impliedPart(type, headDim);
  if (!result)
    return implied;
  refusePart(fields, layer, {static_cast<double>(result->value), result->name},
             static_cast<double>(headDim));
  if (fields.type && result->name == "rotary_dim" && !type.rotaryDim && !type.saysRotaryDim &&
      result->value != implied)
    config.fail(result->name, Twine(result->value),
                Twine(implied) + ", as " + type.name + " has it without partial_rotary_factor");
  return result->value;
}

/// With the proportional rule the part is of pairs that turn, not of those there are.
bool hasActivePairs(const Layer &layer) {
  return layer.isScaled && hasRuleNamed(layer, "proportional");
}

} // namespace

std::optional<Field<double>> ropewalk::readOuterFraction(const ConfigReader &config) {
  std::optional<Field<double>> result;
  for (StringRef name :
       {"partial_rotary_factor", "rotary_pct", "rope_pct", "rotary_emb_fraction"}) {
    auto found = config.number({name});
    if (found && result && found->value != result->value)
      config.fail(found->name, describe(found->value),
                  result->name + "=" + describe(result->value));
    result = result ? result : found;
  }
  return result;
}

std::optional<Field<double>> ropewalk::readFraction(const ConfigFields &fields,
                                                    const Layer &layer) {
  const ConfigReader &config = fields.config;
  if (layer.fraction)
    return Field<double>{*layer.fraction, "partial_rotary_factors"};
  auto inside = layer.dictionary ? layer.dictionary->number({"partial_rotary_factor"})
                                 : std::optional<Field<double>>();
  if (fields.type && fields.type->innerFractionOnly && !inside) {
    auto percent =
        fields.type->saysRotaryPct ? config.number({"rotary_pct"}) : std::optional<Field<double>>();
    auto ignored = config.number({"partial_rotary_factor"});
    double implied = percent ? percent->value : fields.type->rotaryFraction;
    if (ignored && ignored->value != implied)
      config.fail(ignored->name, describe(ignored->value),
                  describe(implied) + ": " + fields.type->name +
                      " reads it in the rule's dictionary only");
  }
  auto outside = readOuterFraction(config);
  const bool isRead = !outside || !fields.type || outside->name == "partial_rotary_factor" ||
                      (fields.type->saysRotaryPct && outside->name == "rotary_pct");
  // Of those that turn whole heads more is said where the part is (refusePart).
  if (!isRead && (fields.type->rotaryFraction != 1 || fields.type->turnsPart) &&
      outside->value != fields.type->rotaryFraction)
    config.fail(outside->name, describe(outside->value),
                describe(fields.type->rotaryFraction) + ": " + fields.type->name +
                    " does not read it");
  if (inside && outside && !layer.isNested && inside->value != outside->value)
    config.fail(outside->name, describe(outside->value),
                describe(inside->value) + " like the one inside");
  return inside ? inside : outside;
}

Shape ropewalk::readShape(const ConfigFields &fields, const Layer &layer) {
  Shape shape;
  Field<int64_t> heads = readHeads(fields, layer);
  shape.attentionHeads = heads.value;
  bool rotatesEnd = fields.type && fields.type->rotatesEnd;
  if (hasLatentAttention(fields)) {
    readLatentAttention(fields, layer, shape);
  } else {
    shape.keyValueHeads = readKeyValueHeads(fields, layer, heads.value);
    shape.headDim = readHeadDim(fields, layer, heads);
    shape.part = readPart(fields, layer, shape.headDim);
    shape.rotaryDim = hasActivePairs(layer) ? shape.headDim : shape.part;
    if (rotatesEnd)
      shape.windowBegin = std::max<int64_t>(shape.headDim - shape.rotaryDim, 0);
  }
  if (shape.rotaryDim == shape.headDim && shape.headDim % 2 != 0)
    fields.config.fail("head_dim is " + std::to_string(shape.headDim) +
                       ", expected an even number: all of it turns");
  ropewalk_rotation rotation = {};
  rotation.head_dim = shape.headDim;
  rotation.window_begin = shape.windowBegin;
  rotation.rotary_dim = shape.rotaryDim;
  if (auto error = validateWindow(rotation))
    fields.config.fail(error->message());
  return shape;
}
