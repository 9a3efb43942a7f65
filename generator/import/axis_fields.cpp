//===- axis_fields.cpp - Positions with several coordinates -----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/fields.h"

#include "import/describe.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <numeric>

using namespace llvm;
using namespace ropewalk;

namespace {

/// Pairs of each axis under the name of their field, which messages speak of.
using Sections = Field<std::vector<int64_t>>;

/// Whether they are parts of `whole`, which messages call `name`.
bool areValid(const ConfigReader &reader, const Sections &sections, int64_t whole, StringRef name) {
  size_t count = sections.value.size();
  if (count < 2 || count > ROPEWALK_MAX_AXES) {
    reader.fail(sections.name + " has " + Twine(count) + " entries, expected 2 to " +
                Twine(ROPEWALK_MAX_AXES));
    return false;
  }
  int64_t sum = 0;
  for (int64_t section : sections.value) {
    if (section < 0 || section > whole) {
      reader.fail(sections.name + " has " + Twine(section) + ", expected 0 to " + name + "=" +
                  Twine(whole));
      return false;
    }
    sum += section;
  }
  if (sum != whole)
    reader.fail(sections.name + " adds up to " + Twine(sum) + ", expected " + name + "=" +
                Twine(whole));
  return sum == whole;
}

Axes makeAxes(ArrayRef<int64_t> sections, ropewalk_axis_order order, bool restart) {
  Axes result;
  result.axes.count = static_cast<int32_t>(sections.size());
  result.axes.order = order;
  result.axes.restart = restart;
  llvm::copy(sections, result.axes.sections);
  return result;
}

/// The file has (h, w, t), positions are (t, h, w); h and w alternate, then comes t.
Axes alternate(const ConfigReader &reader, const Sections &sections) {
  int64_t h = sections.value[0], w = sections.value[1], t = sections.value.back();
  if (sections.value.size() != 3 || h != w) {
    reader.fail(sections.name + " has " + Twine(h) + " and " + Twine(w) + " in " +
                Twine(sections.value.size()) + " entries, expected h = w in three: h, w, t");
    return {};
  }
  Axes result = makeAxes({t, h, w}, ROPEWALK_AXES_LISTED, /*restart=*/false);
  for (int64_t i = 0; i < h + w; ++i)
    result.pairAxis.push_back(static_cast<uint8_t>(1 + i % 2));
  result.pairAxis.resize(h + w + t);
  return result;
}

/// By turns, axis a has the pairs a, a + n, ... of n axes; what is left over is the first one's.
int64_t turnsOf(int64_t a, int64_t n, int64_t pairs) { return (pairs - a + n - 1) / n; }

/// Sections made for another window: the model's code takes of each what there is.
void fitTurns(std::vector<int64_t> &sections, int64_t pairs) {
  auto count = static_cast<int64_t>(sections.size());
  sections[0] = pairs;
  for (int64_t a = 1; a < count; ++a) {
    sections[a] = std::min(sections[a], turnsOf(a, count, pairs));
    sections[0] -= sections[a];
  }
}

void refuseLateTurns(const ConfigReader &reader, const Sections &sections) {
  auto count = static_cast<int64_t>(sections.value.size());
  int64_t pairs = std::accumulate(sections.value.begin(), sections.value.end(), int64_t(0));
  for (int64_t a = 1; a < count; ++a) {
    int64_t turns = turnsOf(a, count, pairs);
    if (sections.value[a] > turns)
      reader.fail(sections.name + "[" + Twine(a) + "] is " + Twine(sections.value[a]) +
                  ", expected at most " + Twine(turns) + ": axes take turns in " + Twine(pairs) +
                  " pairs");
  }
}

/// M-RoPE: frequencies run on over all pairs.
Axes readMrope(const ConfigReader &dictionary, const Sections &sections, const ModelType &type) {
  AxisLayout layout = type.axisLayout;
  bool isKnown = type.sections != ModelType().sections;
  std::optional<Field<bool>> first;
  for (StringRef name : {"mrope_interleaved", "interleaved"}) {
    auto interleaved = dictionary.boolean(name);
    if (!interleaved)
      continue;
    if (isKnown && interleaved->value != (layout == AxisLayout::Interleaved))
      dictionary.failIgnored(*interleaved, type.name);
    if (first && first->value != interleaved->value)
      dictionary.fail(name, interleaved->value ? "true" : "false", "what " + first->name + " is");
    if (!isKnown)
      layout = interleaved->value ? AxisLayout::Interleaved : AxisLayout::Contiguous;
    first = first ? first : interleaved;
  }
  if (layout == AxisLayout::Alternating)
    return alternate(dictionary, sections);
  bool takesTurns = layout == AxisLayout::Interleaved;
  if (takesTurns)
    refuseLateTurns(dictionary, sections);
  return makeAxes(sections.value, takesTurns ? ROPEWALK_AXES_INTERLEAVED : ROPEWALK_AXES_CONTIGUOUS,
                  /*restart=*/false);
}

/// Vision: h and w have the same list of frequencies, in one half of the pairs each.
Axes readAxial(const ConfigReader &config, AxisLayout layout, int64_t pairs) {
  if (pairs % 2 != 0)
    config.fail("rotary_dim is " + Twine(2 * pairs) +
                ", expected a multiple of 4: two axes share its pairs");
  bool isListed = layout == AxisLayout::AxialColumnsFirst; // positions are (h, w) nevertheless
  Axes result =
      makeAxes({pairs / 2, pairs / 2}, isListed ? ROPEWALK_AXES_LISTED : ROPEWALK_AXES_CONTIGUOUS,
               /*restart=*/true);
  if (isListed) {
    result.pairAxis.assign(pairs, 0);
    std::fill_n(result.pairAxis.begin(), pairs / 2, uint8_t(1));
  }
  result.axes.blocks = layout == AxisLayout::AxialBlocks;
  return result;
}

/// Image and video diffusion: the list has components, not pairs.
Axes makeDiffusionAxes(const ConfigReader &config, Sections dims, int64_t rotaryDim) {
  if (!areValid(config, dims, rotaryDim, "rotary_dim"))
    return {};
  for (int64_t &dim : dims.value) {
    if (dim % 2 != 0)
      config.fail(dims.name + " has " + Twine(dim) + ", expected even numbers");
    dim /= 2;
  }
  return makeAxes(dims.value, ROPEWALK_AXES_CONTIGUOUS, /*restart=*/true);
}

/// What the class has where its file says nothing; empty where it has one coordinate.
std::vector<int64_t> impliedComponents(const ModelType &type, int64_t rotaryDim) {
  if (type.axisLayout == AxisLayout::Sixths) {
    const int64_t side = 2 * (rotaryDim / 6);
    return {rotaryDim - 2 * side, side, side};
  }
  std::vector<int64_t> components(type.components.begin(), type.components.end());
  while (!components.empty() && components.back() == 0)
    components.pop_back();
  return components;
}

/// Nothing where positions have one coordinate, or axes that share one list of frequencies.
std::optional<Axes> readDiffusionAxes(const ConfigFields &fields, int64_t rotaryDim) {
  const ConfigReader &config = fields.config;
  const ModelType type = fields.type ? *fields.type : ModelType();
  const std::vector<int64_t> implied = impliedComponents(type, rotaryDim);
  if (auto given = axisDims(config)) {
    if (type.axisLayout == AxisLayout::Sixths && given->value != implied)
      config.fail(given->name, "given",
                  "none, or " + Twine(implied[0]) + ", " + Twine(implied[1]) + ", " +
                      Twine(implied[2]) + ", as " + type.name + " has it whatever is said");
    if (given->value == std::vector<int64_t>{rotaryDim})
      return std::nullopt;
    return makeDiffusionAxes(config, *given, rotaryDim);
  }
  // A class of diffusers nearly always has axes, whichever they are.
  if (!fields.type && config.has("_class_name"))
    config.failMissing("axes_dims_rope", "the components of each axis beside a _class_name whose "
                                         "axes are not known; one where positions have one "
                                         "coordinate");
  if (implied.empty() || rotaryDim == 0)
    return std::nullopt;
  const int64_t sum = std::accumulate(implied.begin(), implied.end(), int64_t(0));
  if (sum != rotaryDim) {
    config.failMissing(type.componentsField, "one that adds up to rotary_dim=" + Twine(rotaryDim) +
                                                 ": " + type.name + " has " + Twine(sum) +
                                                 " without");
    return Axes();
  }
  return makeDiffusionAxes(config, {implied, type.componentsField}, rotaryDim);
}

} // namespace

std::optional<Field<std::vector<int64_t>>> ropewalk::axisDims(const ConfigReader &config) {
  return config.integers({"axes_dims_rope", "axes_dim_rope", "rope_axes_dim", "axes_dims"});
}

/// Of a picture that is cut in patches, positions are rows and columns. How they are laid out
/// differs; a model that lacks its type is believed to be of text.
static void refuseUnknownPatches(const ConfigFields &fields) {
  for (StringRef name : {"patch_size", "image_size"})
    if (!fields.type && fields.config.has("model_type") && fields.config.has(name))
      fields.config.fail(name, "given", "a model_type whose axes are known beside it");
}

/// Models differ in which frequencies each axis has, and those with axes of a picture have no
/// other rule.
static void refuseOtherRules(const Layer &layer, const ModelType &type, bool isAxial) {
  if (!isAxial && hasRuleNamed(layer, "axial"))
    layer.dictionary->fail("rope_type", "\"axial\"", "a model_type whose axes are known");
  if (!isAxial || hasRuleNamed(layer, "axial") || hasRuleNamed(layer, "default"))
    return;
  if (auto named = layer.dictionary->string({"rope_type", "type"}))
    layer.dictionary->fail(named->name, describe(json::Value(named->value)),
                           "\"axial\", the only rule of " + type.name);
}

Axes ropewalk::readAxes(const ConfigFields &fields, const Layer &layer, const Shape &shape) {
  const ModelType type = fields.type ? *fields.type : ModelType();
  int64_t pairs = shape.rotaryDim / 2;
  if (auto axes = readDiffusionAxes(fields, shape.rotaryDim))
    return *axes;
  refuseUnknownPatches(fields);
  bool isAxial = type.axisLayout == AxisLayout::Axial ||
                 type.axisLayout == AxisLayout::AxialColumnsFirst ||
                 type.axisLayout == AxisLayout::AxialBlocks;
  refuseOtherRules(layer, type, isAxial);
  if (isAxial)
    return readAxial(fields.config, type.axisLayout, pairs);
  if (layer.dictionary) {
    if (auto sections = layer.dictionary->integers({"mrope_section", "xdrope_section"}))
      return areValid(*layer.dictionary, *sections, pairs, "rotary_dim/2")
                 ? readMrope(*layer.dictionary, *sections, type)
                 : Axes();
    if (hasRuleNamed(layer, "mrope"))
      layer.dictionary->failMissing("mrope_section", "the pairs of each axis");
  }
  // What the model's code takes if nothing is given.
  Sections implied{{type.sections.begin(), type.sections.end()}, "mrope_section"};
  if (type.axisLayout == AxisLayout::Interleaved)
    fitTurns(implied.value, pairs);
  int64_t sum = std::accumulate(implied.value.begin(), implied.value.end(), int64_t(0));
  if (!sum || !pairs)
    return {};
  // The model's code can't cut its table in such sections: there is no rotation to agree with.
  if (sum != pairs) {
    (layer.dictionary ? *layer.dictionary : fields.config)
        .failMissing("mrope_section", "one that adds up to rotary_dim/2=" + Twine(pairs) + ": " +
                                          type.name + " has " + Twine(sum) + " without");
    return {};
  }
  return readMrope(layer.dictionary ? *layer.dictionary : fields.config, implied, type);
}
