//===- plot.cpp - ropewalk plot -------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "dialect/rope_dialect.h"
#include "frequencies.h"
#include "io/output.h"
#include "model_options.h"
#include "number_option.h"
#include "plot_data.h"
#include "plot_script.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("plot", "draw a model's rotation, decay, frequencies or errors");
static ModelOptions modelOptions(options);
static cl::opt<std::string> kindName(cl::Positional, cl::desc("KIND"), cl::sub(options));
static cl::opt<std::string> outputPath("output", cl::desc("The picture: name.png or name.svg"),
                                       cl::value_desc("file"), cl::sub(options));
static cl::opt<std::string>
    formatName("format", cl::desc("json: the numbers, on standard output, in place of a picture"),
               cl::value_desc("name"), cl::sub(options));
static NumberOption<long long>
    positions("positions",
              cl::desc("Where the positions or distances end; default: rotation 64, decay 256, "
                       "error 2147483648"),
              cl::value_desc("n"), cl::sub(options));

/// How far a kind's name is from what was typed: least where most letters agree from the first on.
static std::pair<int, unsigned> distanceFrom(const PlotKind &kind) {
  const StringRef name = kind.name, typed = kindName;
  size_t alike = 0;
  while (alike < std::min(name.size(), typed.size()) && name[alike] == typed[alike])
    ++alike;
  return {-static_cast<int>(alike), name.edit_distance(typed)};
}

static llvm::Expected<const PlotKind *> findKind() {
  std::string names;
  for (const PlotKind &kind : plotKinds) {
    if (kindName == kind.name)
      return &kind;
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  if (kindName.empty())
    return make_error<UsageError>("KIND is missing, expected one of " + names);
  const PlotKind *nearest = min_element(plotKinds, [](const PlotKind &a, const PlotKind &b) {
    return distanceFrom(a) < distanceFrom(b);
  });
  return make_error<UsageError>("KIND is '" + kindName + "', expected one of " + names +
                                "; nearest: " + nearest->name);
}

static llvm::Expected<int64_t> readPositions(const PlotKind &kind) {
  if (!positions.getNumOccurrences())
    return kind.positions;
  if (!kind.mostPositions)
    return optionError(positions, std::to_string(positions),
                       "none: " + Twine(kind.name) + " depend on no position");
  if (positions < 2 || positions > kind.mostPositions)
    return optionError(positions, std::to_string(positions),
                       "2 to " + std::to_string(kind.mostPositions));
  return positions;
}

/// png or svg; empty for the numbers alone.
static llvm::Expected<std::string> readFormat() {
  if (formatName.getNumOccurrences()) {
    if (formatName != "json")
      return optionError(formatName, formatName, "json, or none and --output");
    if (outputPath.getNumOccurrences())
      return optionError(outputPath, outputPath,
                         "none with --format=json, which writes to standard output");
    return "";
  }
  if (!outputPath.getNumOccurrences())
    return missingOption(outputPath, "a name that ends in .png or .svg, or --format=json");
  return pictureFormat(outputPath);
}

/// What people call the model: its name, or that of its file, or of the folder of a config.json.
static std::string titleOf(const Model &model) {
  const StringRef path = sys::path::filename(modelOptions.source());
  const std::string unnamed = model.modelType.empty() ? "model" : model.modelType;
  if (path == "-")
    return unnamed;
  if (path != "config.json") {
    const StringRef extension = sys::path::extension(path);
    const bool isFile = extension == ".json" || extension == ".mlir" || extension == ".mlirbc";
    return (isFile ? sys::path::stem(path) : path).str(); // a model's name may have dots
  }
  StringRef folder = sys::path::filename(sys::path::parent_path(modelOptions.source()));
  return folder.find_first_not_of('.') == StringRef::npos ? unnamed : folder.str();
}

static llvm::Expected<json::Object> dataOf(const PlotKind &kind, const Model &model,
                                           int64_t positionEnd) {
  const ropewalk_rotation &rotation = model.rotation;
  if (rotation.rotary_dim == 0)
    return createStringError("rotary_dim is 0, expected a window: nothing turns");
  auto data = kind.data(rotation, positionEnd);
  if (!data)
    return data.takeError();
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return createStringError(frequencies.error().message());
  (*data)["kind"] = kind.name;
  (*data)["model"] = titleOf(model);
  (*data)["layer_type"] = model.layerType.empty() ? json::Value(nullptr) : model.layerType;
  (*data)["seq_len"] = rope::dependsOnLength(rotation.frequencies)
                           ? json::Value(rotation.frequencies.seq_len)
                           : nullptr;
  (*data)["rotary_dim"] = rotation.rotary_dim;
  (*data)["axes"] = std::max(rotation.axes.count, 1);
  (*data)["theta"] = rotation.frequencies.theta;
  (*data)["scaling"] = scalingName(rotation.frequencies.scaling);
  (*data)["angle"] = rotation.frequencies.angle == ROPEWALK_ANGLE_HF ? "hf" : "exact";
  (*data)["attention_factor"] = frequencies->attentionFactor;
  (*data)["max_positions"] = model.maxPositions ? json::Value(*model.maxPositions) : nullptr;
  return data;
}

static llvm::Error run() {
  auto kind = findKind();
  if (!kind)
    return kind.takeError();
  auto positionEnd = readPositions(**kind);
  if (!positionEnd)
    return positionEnd.takeError();
  auto format = readFormat();
  if (!format)
    return format.takeError();
  auto loaded = modelOptions.load();
  if (!loaded)
    return loaded.takeError();
  if (llvm::Error error = requireLengths(loaded->models))
    return error;
  const Model &model = loaded->models.front();
  if ((*kind)->comparesAngles && model.rotation.frequencies.angle != ROPEWALK_ANGLE_EXACT)
    return make_error<UsageError>("--angle is 'hf', expected none: this picture compares both");
  auto data = dataOf(**kind, model, *positionEnd);
  if (!data)
    return createStringError(modelOptions.source() + ": " + toString(data.takeError()));
  if (format->empty()) {
    outs() << json::Value(std::move(*data)) << "\n";
    return llvm::Error::success();
  }
  // Before the drawing, which takes a second or two.
  auto file = OutputFile::create(outputPath);
  if (!file)
    return file.takeError();
  auto picture = drawPicture(std::move(*data), *format);
  if (!picture)
    return createStringError(toString(picture.takeError()) +
                             ", or --format=json for the numbers alone");
  if (llvm::Error error = file->write(*picture))
    return error;
  return file->commit();
}

const Command plotCommand = {options, R"(
KINDS:

  rotation     a vector turned over position and pair index
  decay        q.k by distance: RoFormer's upper bound, and vectors of ones
  frequencies  inverse frequency and wavelength of each pair, before and after scaling
  error        error of cos and sin by position: angle mode hf against exact

EXAMPLES:

  ropewalk plot frequencies --config config.json --output frequencies.svg
  ropewalk plot decay --model llama-3.1-8b --positions 131072 --output decay.png
  ropewalk plot frequencies --model gemma-3-4b --layer-type full_attention --output gemma.svg
  ropewalk plot error --config config.json --format=json > error.json

  Drawing needs a Python with matplotlib: the one that this tool was built with, python3, or
  the one that ROPEWALK_PLOT_PYTHON names. --format=json needs none.
)",
                             run};

} // namespace ropewalk::driver
