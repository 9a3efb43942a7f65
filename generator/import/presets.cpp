//===- presets.cpp - Models by name -----------------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/presets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace llvm;
using namespace ropewalk;

static constexpr char modelsJson[] =
#include "models.json.inc"
    ;

namespace {

/// An object's own order is that of a hash table; the text's is the one that people chose.
std::vector<Preset> readPresets() {
  json::Value value = cantFail(json::parse(modelsJson));
  std::vector<Preset> result;
  for (auto &[name, config] : *value.getAsObject()) {
    Preset preset{name.str(), std::move(*config.getAsObject())};
    preset.isConfirmed = !preset.config.getBoolean("unconfirmed").value_or(false);
    result.push_back(std::move(preset));
  }
  StringRef text = modelsJson;
  llvm::sort(result, [&](const Preset &a, const Preset &b) {
    return text.find("\n  \"" + a.name + "\":") < text.find("\n  \"" + b.name + "\":");
  });
  return result;
}

} // namespace

const std::vector<Preset> &ropewalk::presets() {
  static const std::vector<Preset> all = readPresets();
  return all;
}

const Preset *ropewalk::findPreset(StringRef name) {
  const auto found = find_if(presets(), [&](const Preset &preset) { return preset.name == name; });
  return found == presets().end() ? nullptr : &*found;
}

/// How much of `preset` has to change to be `name`. People leave out words and their ends more
/// often than they mistype: words in a row are the whole name but for 1, those after others for 2.
static unsigned distance(StringRef name, StringRef preset) {
  SmallVector<StringRef, 8> words;
  SplitString(preset, words, "-.");
  unsigned least = name.edit_distance_insensitive(preset);
  if (!name.empty() && preset.starts_with_insensitive(name))
    least = std::min(least, 1u);
  for (size_t first = 0; first < words.size(); ++first)
    for (size_t last = first; last < words.size(); ++last) {
      const StringRef row(words[first].begin(), words[last].end() - words[first].begin());
      least = std::min(least, name.edit_distance_insensitive(row) + (first == 0 ? 1 : 2));
    }
  return least;
}

std::vector<std::string> ropewalk::nearestPresets(StringRef name, size_t count) {
  std::vector<std::pair<unsigned, std::string>> byDistance;
  for (const Preset &preset : presets())
    byDistance.emplace_back(distance(name, preset.name), preset.name);
  llvm::stable_sort(byDistance, llvm::less_first());
  std::vector<std::string> names;
  for (const auto &[distance, preset] : ArrayRef(byDistance).take_front(count))
    names.push_back(preset);
  return names;
}

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
ropewalk::importPreset(const Preset &preset, mlir::MLIRContext &context,
                       const ImportOptions &options) {
  return importFields(preset.config, preset.name, context, options);
}
