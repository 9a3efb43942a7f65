//===- models_test.cpp - ropewalk models and --model ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

using namespace ropewalk;

namespace {

class ModelsCommand : public CommandLineTest {
protected:
  std::string outputOf(const std::vector<std::string> &arguments) const {
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    return result.out;
  }
};

TEST_F(ModelsCommand, AlignsItsColumns) {
  llvm::SmallVector<llvm::StringRef> lines;
  const std::string table = outputOf({"models"});
  llvm::StringRef(table).trim().split(lines, '\n');
  ASSERT_GT(lines.size(), 60u);
  for (llvm::StringRef column :
       {"model_type", "layers", "pairing", "head_dim", "window", "heads", "theta", "scaling"}) {
    const size_t begin = lines.front().find(" " + column.str()) + 1;
    for (llvm::StringRef line : lines) {
      ASSERT_GT(line.size(), begin) << line.str();
      EXPECT_EQ(line[begin - 1], ' ') << line.str();
      EXPECT_NE(line[begin], ' ') << line.str();
    }
  }
}

TEST_F(ModelsCommand, SaysWhatARotationIs) {
  const std::string table = outputOf({"models"});
  auto lineOf = [&](const std::string &name) {
    const size_t begin = table.find("\n" + name + " ");
    std::string line = table.substr(begin + 1, table.find('\n', begin + 1) - begin - 1);
    llvm::SmallVector<llvm::StringRef> words;
    llvm::SplitString(line, words);
    return llvm::join(words, " ");
  };
  EXPECT_EQ(lineOf("llama-3.1-8b"), "llama-3.1-8b llama all half 128 0+128 32/8 500000 llama3 x8");
  EXPECT_EQ(lineOf("deepseek-v3"),
            "deepseek-v3 deepseek_v3 all interleaved 192 128+64 128/1 10000 yarn x40");
  EXPECT_EQ(lineOf("qwen2-vl-7b"),
            "qwen2-vl-7b qwen2_vl all half 128 0+128 28/4 1000000 default, axes 16,24,24");
  EXPECT_EQ(lineOf("gemma-3-4b"), "gemma-3-4b gemma3_text full_attention half 256 0+256 8/4 "
                                  "1000000 linear x8");
  EXPECT_EQ(lineOf("gpt-j-6b"), "gpt-j-6b ? gptj all interleaved 256 0+64 16/16 10000 default");
}

TEST_F(ModelsCommand, HasTheSameRowsInJson) {
  const std::string table = outputOf({"models"});
  const size_t rows = llvm::StringRef(table).count('\n') - 1;
  auto value = llvm::json::parse(outputOf({"models", "--format=json"}));
  ASSERT_TRUE(static_cast<bool>(value)) << llvm::toString(value.takeError());
  ASSERT_EQ(value->getAsArray()->size(), rows);
  for (const llvm::json::Value &row : *value->getAsArray()) {
    const llvm::json::Object &model = *row.getAsObject();
    if (model.getString("name") != "llama-4-scout")
      continue;
    EXPECT_EQ(model.getString("model_type"), "llama4_text");
    EXPECT_EQ(model.get("layer_type")->kind(), llvm::json::Value::Null);
    EXPECT_EQ(model.getString("unrotated_layers"), "the last of every 4");
    EXPECT_EQ(model.getString("pairing"), "interleaved");
    EXPECT_EQ(*model.get("window"), llvm::json::Value(llvm::json::Array{0, 128}));
    EXPECT_EQ(*model.get("heads"), llvm::json::Value(llvm::json::Array{40, 8}));
    EXPECT_EQ(model.getNumber("theta"), 500000);
    EXPECT_EQ(model.getString("scaling"), "llama3");
    EXPECT_EQ(model.getBoolean("confirmed"), true);
    return;
  }
  FAIL() << "llama-4-scout is missing";
}

TEST_F(ModelsCommand, NamesAreTakenWhereFilesAre) {
  const std::string rope = outputOf({"compile", "llama-3.1-8b", "gemma-3-4b", "--emit", "rope"});
  for (const char *symbol :
       {"@llama_3_1_8b half", "@gemma_3_4b_full_attention half", "@gemma_3_4b_sliding_attention"})
    EXPECT_THAT(rope, testing::HasSubstr(symbol));
  EXPECT_THAT(outputOf({"explain", "--model", "phi-4-mini"}), testing::HasSubstr("#rope.longrope"));
}

TEST_F(ModelsCommand, OneLibraryHoldsAllTypesOfLayers) {
  outputOf({"compile", "gemma-3-4b", "--targets", "x86-64", "--dtypes", "f32", "--places", "in",
            "-o", in("library")});
  EXPECT_THAT(entries(), testing::Contains(testing::EndsWith("/gemma_3_4b.h")));
}

} // namespace
