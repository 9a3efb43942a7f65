//===- models.cpp - ropewalk models ---------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "dialect/rope_dialect.h"
#include "import/presets.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("models", "list the models that --model knows");
static cl::opt<std::string> formatName("format", cl::desc("table (default) or json"),
                                       cl::value_desc("name"), cl::init("table"), cl::sub(options));

/// #rope.yarn is yarn.
static StringRef ruleName(rope::RotationOp op) {
  StringRef name = op.getFrequencies().getAbstractAttribute().getName();
  return name.substr(name.find('.') + 1);
}

static std::string formatNumber(double value) {
  char text[32];
  return {text, size_t(std::snprintf(text, sizeof(text), "%.10g", value))};
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

using Row = std::array<std::string, 9>;

static Row makeRow(const Preset &preset, rope::RotationOp op) {
  const ropewalk_rotation rotation = op.toRotation();
  std::string layers = op.getLayerType().value_or("").str();
  std::string scaling = ruleName(op).str();
  if (rotation.frequencies.factor)
    scaling += " x" + formatNumber(rotation.frequencies.factor);
  if (rotation.axes.count) {
    scaling += ", axes";
    for (int32_t axis = 0; axis < rotation.axes.count; ++axis)
      scaling += (axis ? "," : " ") + std::to_string(rotation.axes.sections[axis]);
  }
  return {preset.name + (preset.isConfirmed ? "" : " ?"),
          op.getModelType().value_or("").str(),
          layers.empty() ? "all" : layers,
          stringifyPairing(op.getPairing()).str(),
          std::to_string(rotation.head_dim),
          std::to_string(rotation.window_begin) + "+" + std::to_string(rotation.rotary_dim),
          std::to_string(op.getAttentionHeads()) + "/" + std::to_string(op.getKeyValueHeads()),
          formatNumber(rotation.frequencies.theta),
          scaling};
}

static void printTable(ArrayRef<Row> rows) {
  std::array<size_t, std::tuple_size_v<Row>> widths = {};
  for (const Row &row : rows)
    for (size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  for (const Row &row : rows) {
    for (size_t i = 0; i + 1 < row.size(); ++i)
      outs() << left_justify(row[i], widths[i] + 2);
    outs() << row.back() << "\n";
  }
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static json::Object makeObject(const Preset &preset, rope::RotationOp op) {
  const ropewalk_rotation rotation = op.toRotation();
  json::Array sections;
  for (int32_t axis = 0; axis < rotation.axes.count; ++axis)
    sections.push_back(rotation.axes.sections[axis]);
  auto textOrNull = [](std::optional<StringRef> text) {
    return text ? json::Value(*text) : json::Value(nullptr);
  };
  const std::optional<uint64_t> maxPositions = op.getMaxPositions();
  return json::Object{
      {"name", preset.name},
      {"model_type", textOrNull(op.getModelType())},
      {"layer_type", textOrNull(op.getLayerType())},
      {"unrotated_layers", textOrNull(op.getUnrotatedLayers())},
      {"pairing", stringifyPairing(op.getPairing())},
      {"head_dim", rotation.head_dim},
      {"window", json::Array{rotation.window_begin, rotation.rotary_dim}},
      {"heads", json::Array{int64_t(op.getAttentionHeads()), int64_t(op.getKeyValueHeads())}},
      {"theta", rotation.frequencies.theta},
      {"scaling", ruleName(op)},
      {"sections", std::move(sections)},
      {"max_positions", maxPositions ? json::Value(int64_t(*maxPositions)) : json::Value(nullptr)},
      {"confirmed", preset.isConfirmed}};
}

static llvm::Error run() {
  if (formatName != "table" && formatName != "json")
    return optionError(formatName, formatName, "table or json");
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  std::vector<Row> rows = {{"name", "model_type", "layers", "pairing", "head_dim", "window",
                            "heads", "theta", "scaling"}};
  json::Array objects;
  for (const Preset &preset : presets()) {
    auto module = importPreset(preset, context);
    if (!module)
      return module.takeError();
    for (auto op : (*module)->getOps<rope::RotationOp>()) {
      rows.push_back(makeRow(preset, op));
      objects.push_back(makeObject(preset, op));
    }
  }
  if (formatName == "json")
    outs() << json::Value(std::move(objects)) << "\n";
  else
    printTable(rows);
  return llvm::Error::success();
}

const Command modelsCommand = {options, R"(
EXAMPLES:

  ropewalk models
  ropewalk models --format=json | python3 -m json.tool

  window is its begin + its width, heads are query/key. "?" marks models that were not
  checked against a config.json of their own.
)",
                               run};

} // namespace ropewalk::driver
