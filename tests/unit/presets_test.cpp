//===- presets_test.cpp - Models by name, and the files of examples -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "dialect/rope_dialect.h"
#include "import/presets.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace ropewalk;

namespace {

/// What a module's rotations turn, whatever they are called: all but names and lengths.
std::vector<std::string> describe(mlir::ModuleOp module) {
  std::vector<std::string> texts;
  for (rope::RotationOp op : module.getOps<rope::RotationOp>()) {
    texts.emplace_back();
    llvm::raw_string_ostream stream(texts.back());
    stream << op.getLayerType().value_or("") << " " << stringifyPairing(op.getPairing()) << " "
           << op.getAttentionHeads() << "/" << op.getKeyValueHeads() << " of " << op.getHeadDim()
           << " " << op.getWindow() << " " << op.getAxesAttr() << " " << op.getFrequencies();
  }
  return texts;
}

/// Whether a plan could be made of every rotation.
void expectUsable(mlir::ModuleOp module, const std::string &name) {
  EXPECT_TRUE(mlir::succeeded(mlir::verify(module))) << name;
  const std::vector<Model> all = models(module);
  EXPECT_FALSE(all.empty()) << name;
  for (const Model &model : all) {
    ropewalk_rotation rotation = model.rotation;
    if (rope::dependsOnLength(rotation.frequencies))
      rotation.frequencies.seq_len = 4096;
    std::vector<double> inverse(rotation.rotary_dim / 2 + 1);
    ropewalk_error error;
    EXPECT_EQ(ropewalk_inv_freq(&rotation, inverse.data(), nullptr, &error), ROPEWALK_OK)
        << name << ": " << error.message;
  }
}

std::string pathOf(const std::string &name) {
  return std::string(ROPEWALK_CONFIGS) + "/" + name + ".json";
}

TEST(Presets, AreAllUsable) {
  mlir::MLIRContext context;
  for (const Preset &preset : presets()) {
    auto module = importPreset(preset, context);
    ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
    expectUsable(**module, preset.name);
  }
}

TEST(Presets, HaveNamesOfTheirOwnThatNeedNoQuotes) {
  llvm::StringSet<> names;
  for (const Preset &preset : presets()) {
    EXPECT_TRUE(names.insert(preset.name).second) << preset.name;
    EXPECT_EQ(
        llvm::StringRef(preset.name).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-"),
        llvm::StringRef::npos)
        << preset.name;
    EXPECT_EQ(findPreset(preset.name), &preset);
  }
  EXPECT_GE(names.size(), 60u);
  EXPECT_EQ(findPreset("llama"), nullptr);
}

TEST(Presets, AreInTheOrderOfTheFile) {
  EXPECT_EQ(presets().front().name, "gpt-j-6b");
  EXPECT_EQ(presets().back().name, "wan-2.1-14b");
}

TEST(Presets, NearestNamesComeFirst) {
  EXPECT_THAT(nearestPresets("Llama-3.1-8", 2), testing::ElementsAre("llama-3.1-8b", "llama-3-8b"));
  EXPECT_THAT(nearestPresets("gpt-oss-20", 1), testing::ElementsAre("gpt-oss-20b"));
  EXPECT_EQ(nearestPresets("", 1000).size(), presets().size());
}

TEST(Presets, NearestNamesMayHaveMoreWords) {
  EXPECT_THAT(nearestPresets("mistral", 1), testing::ElementsAre("mistral-7b-v0.1"));
  EXPECT_THAT(nearestPresets("wan", 1), testing::ElementsAre("wan-2.1-14b"));
  EXPECT_THAT(nearestPresets("lama", 3), testing::Each(testing::StartsWith("llama-")));
  EXPECT_THAT(nearestPresets("ernie-4.5-vl", 1), testing::ElementsAre("ernie-4.5-vl-28b-a3b"));
  EXPECT_THAT(nearestPresets("coder", 1), testing::ElementsAre("qwen3-coder-480b-a35b"));
  EXPECT_THAT(nearestPresets("Command", 2), testing::ElementsAre("command-r", "command-r7b"));
  EXPECT_THAT(nearestPresets("flx", 2), testing::ElementsAre("flux.1-dev", "flux.2-dev"));
}

TEST(Presets, SayWhatTheModelsOwnConfigurationsSay) {
  mlir::MLIRContext context;
  int compared = 0;
  for (const Preset &preset : presets()) {
    if (!llvm::sys::fs::exists(pathOf(preset.name)))
      continue;
    ++compared;
    auto named = importPreset(preset, context);
    auto file = importConfigFile(pathOf(preset.name), context);
    ASSERT_TRUE(static_cast<bool>(named)) << llvm::toString(named.takeError());
    ASSERT_TRUE(static_cast<bool>(file)) << llvm::toString(file.takeError());
    EXPECT_EQ(describe(**named), describe(**file)) << preset.name;
  }
  EXPECT_GE(compared, 25);
}

TEST(Examples, AreAllUsable) {
  mlir::MLIRContext context;
  std::error_code error;
  int found = 0;
  for (llvm::sys::fs::directory_iterator file(ROPEWALK_CONFIGS, error), end; file != end && !error;
       file.increment(error)) {
    auto module = importConfigFile(file->path(), context);
    ASSERT_TRUE(static_cast<bool>(module)) << llvm::toString(module.takeError());
    expectUsable(**module, file->path());
    ++found;
  }
  EXPECT_FALSE(error) << error.message();
  EXPECT_GE(found, 25);
}

} // namespace
