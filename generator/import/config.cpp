//===- config.cpp - Import of config.json -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "import/config.h"

#include "dialect/rope_dialect.h"
#include "import/describe.h"
#include "import/fields.h"
#include "io/json.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace ropewalk;

namespace {

constexpr uint64_t maxFileBytes = 16 << 20; // real ones have a few kilobytes

llvm::Error fileError(llvm::StringRef path, const llvm::Twine &text) {
  return llvm::createStringError(path + ": " + text);
}

/// Multimodal wrappers keep the language model's fields in text_config.
ConfigReader languageModel(const ConfigReader &config) {
  auto nested = config.section("text_config");
  return nested ? *nested : config;
}

/// `named` is where model_type stands.
ropewalk_pairing readPairing(const ConfigReader &config, const ConfigReader &named,
                             llvm::StringRef modelType, const ModelType *type,
                             const ImportOptions &options) {
  auto interleaved = config.boolean("rope_interleave");
  if (options.pairing)
    return *options.pairing;
  if (interleaved)
    return interleaved->value ? ROPEWALK_INTERLEAVED : ROPEWALK_HALF;
  if (type)
    return type->pairing;
  // Half is the more frequent one, but a wrong guess computes garbage silently.
  std::string expected = "one whose pairing is known, or --pairing=half or --pairing=interleaved";
  if (modelType.empty())
    named.failMissing("model_type", expected);
  else
    named.fail("model_type", describe(llvm::json::Value(modelType)), expected);
  return ROPEWALK_HALF;
}

OwningOpRef<ModuleOp> buildModule(const Shape &shape, ropewalk_pairing pairing,
                                  const ropewalk_frequencies &frequencies,
                                  std::optional<int64_t> maxPositions, llvm::StringRef name,
                                  llvm::StringRef modelType, Location loc) {
  MLIRContext *context = loc.getContext();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  rope::RotationOp::create(builder, loc, builder.getStringAttr(name),
                           rope::PairingAttr::get(context, static_cast<rope::Pairing>(pairing)),
                           /*reorder=*/UnitAttr(), builder.getI64IntegerAttr(shape.attentionHeads),
                           builder.getI64IntegerAttr(shape.keyValueHeads),
                           builder.getI64IntegerAttr(shape.headDim),
                           rope::WindowAttr::get(context, shape.windowBegin, shape.rotaryDim),
                           /*axes=*/rope::AxesAttr(), rope::toAttribute(frequencies, context),
                           maxPositions ? builder.getI64IntegerAttr(*maxPositions) : IntegerAttr(),
                           modelType.empty() ? StringAttr() : builder.getStringAttr(modelType));
  return module;
}

llvm::StringRef firstNonEmpty(std::initializer_list<llvm::StringRef> names) {
  for (llvm::StringRef name : names)
    if (!name.empty())
      return name;
  return "";
}

} // namespace

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importConfig(llvm::MemoryBufferRef file,
                                                             MLIRContext &context,
                                                             const ImportOptions &options) {
  context.getOrLoadDialect<rope::RopeDialect>();
  auto value = parseJson(file.getBuffer(), file.getBufferIdentifier());
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return fileError(file.getBufferIdentifier(),
                     "top level is " + describe(*value) + ", expected an object");
  std::string problem;
  ConfigReader whole(*object, "", problem);
  ConfigReader config = languageModel(whole);

  const ConfigReader &named = config.has("model_type") ? config : whole;
  auto typeField = named.string({"model_type"});
  llvm::StringRef modelType = typeField ? typeField->value : "";
  const ModelType *type = findModelType(modelType);
  ropewalk_pairing pairing = readPairing(config, named, modelType, type, options);
  Shape shape = readShape(config, type);
  std::optional<int64_t> maxPositions;
  if (auto found = config.count({"max_position_embeddings", "n_positions", "seq_length"}))
    maxPositions = found->value;
  ropewalk_frequencies frequencies = readFrequencies(config, type, maxPositions);
  if (!problem.empty())
    return fileError(file.getBufferIdentifier(), problem);

  return buildModule(shape, pairing, frequencies, maxPositions,
                     firstNonEmpty({options.name, modelType, "model"}), modelType,
                     FileLineColLoc::get(&context, file.getBufferIdentifier(), 1, 1));
}

llvm::Expected<OwningOpRef<ModuleOp>> ropewalk::importConfigFile(llvm::StringRef path,
                                                                 MLIRContext &context,
                                                                 const ImportOptions &options) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return fileError(path, llvm::StringRef(buffer.getError().message()).lower());
  if ((*buffer)->getBufferSize() > maxFileBytes)
    return fileError(path, "file has " + llvm::Twine((*buffer)->getBufferSize()) +
                               " bytes, expected at most " + llvm::Twine(maxFileBytes));
  return importConfig((*buffer)->getMemBufferRef(), context, options);
}
