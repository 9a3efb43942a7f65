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
#include <string>
#include <vector>

namespace ropewalk {

/// One kind of layer: those that turn alike.
struct Layer {
  Layer(llvm::StringRef type, const std::optional<ConfigReader> &dictionary, bool isScaled = true,
        std::optional<double> theta = std::nullopt)
      : type(type), dictionary(dictionary), isScaled(isScaled), theta(theta) {}

  std::string type;                       ///< Layer type; empty where all layers are alike.
  std::optional<ConfigReader> dictionary; ///< rope_parameters or rope_scaling, or its part of it.
  bool isScaled;                          ///< The dictionary's rule holds, not only its base.
  std::optional<double> theta;            ///< A base of its own, whatever others there are.
  std::optional<double> fraction;         ///< A rotated part of its own, whatever others there are.
  std::optional<int64_t> index;           ///< The first such layer, where its type has others.
  bool isNested = false;                  ///< The dictionary is for this kind of layer alone.

  /// What distinguishes it from other kinds; empty where there are none.
  std::string name() const;
};

/// Heads and window.
struct Shape {
  int64_t attentionHeads = 1;
  int64_t keyValueHeads = 1;
  int64_t headDim = 1;
  int64_t windowBegin = 0;
  int64_t rotaryDim = 0;
  int64_t part = 0; ///< Components of those that turn: fewer with the proportional rule only.
};

/// What a rotation's struct points to lives here.
struct Rule {
  ropewalk_frequencies frequencies = {};
  std::vector<double> shortFactor, longFactor;
};
struct Axes {
  ropewalk_axes axes = {};
  std::vector<uint8_t> pairAxis; ///< With order LISTED.
};

/// What every function below reads from.
struct ConfigFields {
  const ConfigReader &config;
  const ModelType *type; ///< Null for a model type that is not in the table.
  std::optional<int64_t> maxPositions;
  bool isPart = false; ///< Of a multimodal file.

  /// What the model type implies of the model's size here.
  bool impliesSize() const { return type && (!type->hiddenSize || isPart); }
};

/// The file's fields with one rope_parameters for what it says there and in rope_scaling; nothing
/// where it has not both. Refuses what they don't agree on.
std::optional<llvm::json::Object> joinDictionaries(const ConfigReader &config);

/// Every kind of layer that turns, by name. Refuses embeddings that are no rotations.
std::vector<Layer> readLayers(const ConfigFields &fields);

/// A field that lists something for single layers; empty: there is none.
llvm::StringRef findLayerList(const ConfigReader &config);

/// Refuses lists for single layers that are for fewer layers than there are, or that the model type
/// does not have.
void refuseOtherLayerCounts(const ConfigFields &fields);

/// Kinds that differ in what lists say of single layers; nothing where there is no such list.
std::optional<std::vector<Layer>> readLayerLists(const ConfigFields &fields,
                                                 const std::optional<ConfigReader> &dictionary);

/// Which layers do not turn, as text for people; empty: none is known.
std::string describeUnrotated(const ConfigFields &fields);

/// The rotated part of a head that a file says outside of dictionaries, under any of its names.
std::optional<Field<double>> readOuterFraction(const ConfigReader &config);

/// partial_rotary_factor of the layer's dictionary, or of all layers.
std::optional<Field<double>> readFraction(const ConfigFields &fields, const Layer &layer);

/// What per_layer_config says of all layers of a kind, where it says anything.
std::optional<Field<int64_t>> readLayerOverride(const ConfigFields &fields, const Layer &layer,
                                                llvm::StringRef name, int64_t most = INT32_MAX);

/// Whether heads are those of multi-head latent attention. Code of other known types does not read
/// its fields, which are 0 in files of models that have it in other sizes.
bool hasLatentAttention(const ConfigFields &fields);
/// The end of every query head turns, and one shared key.
void readLatentAttention(const ConfigFields &fields, const Layer &layer, Shape &shape);

Shape readShape(const ConfigFields &fields, const Layer &layer);

/// The base that a field of its own or the model type gives to layers of this type alone.
std::optional<double> readThetaOfType(const ConfigFields &fields, llvm::StringRef layerType);

/// Fields outside that are the base of all layers, or make it.
llvm::ArrayRef<llvm::StringRef> thetaSpellings();

/// Fields outside that are the base of sliding layers.
llvm::ArrayRef<llvm::StringRef> slidingBases();

/// Refuses numbers outside of one dictionary per layer type, or beside them in `dictionary`, that
/// contradict what is inside.
void refuseOuterNumbers(const ConfigFields &fields, const ConfigReader &dictionary,
                        llvm::ArrayRef<Layer> layers);

/// The layer's own base, else that of all layers.
double readTheta(const ConfigFields &fields, const Layer &layer);

Rule readRule(const ConfigFields &fields, const Layer &layer, const Shape &shape);
Axes readAxes(const ConfigFields &fields, const Layer &layer, const Shape &shape);

/// Components of each axis, where a configuration of image or video diffusion says them.
std::optional<Field<std::vector<int64_t>>> axisDims(const ConfigReader &config);

/// The object that has the language model's fields: that inside of multimodal wrappers, or
/// `config`.
ConfigReader languageModel(const ConfigReader &config);

/// Refuses a base, part or scaling rule of a wrapper around the language model that the latter
/// lacks, and a rule that it contradicts.
void refuseRulesAround(const ConfigReader &config, const ConfigReader &language);

/// Refuses ways to turn that are said outside of the dictionaries of `layers`.
void refuseOuterRules(const ConfigReader &config, llvm::ArrayRef<Layer> layers);

/// Whether both names are of one rule.
bool areSameRule(llvm::StringRef a, llvm::StringRef b);

/// Whether the layer's rule has that name, under rope_type or type.
bool hasRuleNamed(const Layer &layer, llvm::StringRef name);

} // namespace ropewalk

#endif
