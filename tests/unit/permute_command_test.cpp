//===- permute_command_test.cpp - ropewalk permute, from file to file -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include <functional>

using namespace ropewalk;

namespace {

constexpr const char *q = "model.layers.0.self_attn.q_proj.weight";
constexpr const char *k = "model.layers.0.self_attn.k_proj.weight";

/// The model has 4 query heads and 2 key heads of 64.
class PermuteCommand : public CommandLineTest {
protected:
  CommandResult permute(std::vector<std::string> arguments, llvm::StringRef fields = "{}") {
    arguments.insert(arguments.begin(),
                     {"permute", "--config", writeConfig("config.json", fields)});
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    return result;
  }
  SafetensorsFile open(llvm::StringRef name) {
    return llvm::cantFail(SafetensorsFile::open(in(name)));
  }
  SafetensorsFile toHalf(std::vector<NamedTensor> tensors, llvm::StringRef fields = "{}",
                         std::vector<std::string> options = {}) {
    options.insert(options.end(), {"--tensors", writeTensors("in.safetensors", std::move(tensors)),
                                   "--from", "interleaved", "--output", in("out.safetensors")});
    permute(options, fields);
    return open("out.safetensors");
  }
  /// Bytes that differ everywhere.
  static NamedTensor random(llvm::StringRef name, llvm::StringRef dtype,
                            std::vector<int64_t> shape) {
    NamedTensor tensor = zeros(name, dtype, std::move(shape));
    uint32_t state = 1;
    for (uint8_t &byte : tensor.data)
      byte = uint8_t((state = state * 1664525 + 1013904223) >> 24);
    return tensor;
  }
  static NamedTensor weight(llvm::StringRef name, int64_t rows) {
    return random(name, "BF16", {rows, 8});
  }
};

/// Where row `row` of a permuted tensor was before: heads of 64 rows whose first 2*pairs rows,
/// from `begin` on, are the window.
int64_t rowBefore(int64_t row, int64_t headRows = 64, int64_t begin = 0, int64_t pairs = 32) {
  const int64_t r = row % headRows - begin, head = row - row % headRows;
  if (r < 0 || r >= 2 * pairs)
    return row;
  return head + begin + (r < pairs ? 2 * r : 2 * (r - pairs) + 1);
}

/// Rows of `rowBytes` of a tensor against those of its original.
void expectRows(const SafetensorsFile &file, llvm::StringRef name, llvm::ArrayRef<uint8_t> before,
                size_t rowBytes, const std::function<int64_t(int64_t)> &sourceRow) {
  const SafetensorsFile::Tensor *tensor = file.find(name);
  ASSERT_TRUE(tensor) << name.str();
  ASSERT_EQ(tensor->data.size(), before.size());
  bool moved = false;
  for (size_t row = 0; row < before.size() / rowBytes; ++row) {
    const int64_t source = sourceRow(int64_t(row));
    moved |= source != int64_t(row);
    ASSERT_EQ(tensor->data.slice(row * rowBytes, rowBytes),
              before.slice(size_t(source) * rowBytes, rowBytes))
        << name.str() << " row " << row;
  }
  EXPECT_TRUE(moved);
}

TEST_F(PermuteCommand, MovesRowsOfQueriesAndKeysOnly) {
  const NamedTensor query = weight(q, 256), key = weight(k, 128),
                    value = weight("model.layers.0.self_attn.v_proj.weight", 128),
                    other = weight("model.layers.0.self_attn.o_proj.weight", 256);
  const SafetensorsFile out = toHalf({query, key, value, other});
  ASSERT_EQ(out.tensors().size(), 4u);
  expectRows(out, q, query.data, 16, [](int64_t row) { return rowBefore(row); });
  expectRows(out, k, key.data, 16, [](int64_t row) { return rowBefore(row); });
  EXPECT_EQ(out.find(value.info.name)->data, llvm::ArrayRef(value.data));
  EXPECT_EQ(out.find(other.info.name)->data, llvm::ArrayRef(other.data));
}

TEST_F(PermuteCommand, MovesEntriesOfBiasesAndGains) {
  const std::string layer = "model.layers.7.self_attn.";
  const NamedTensor bias = random(layer + "k_proj.bias", "F32", {128}),
                    gain = random(layer + "q_norm.weight", "F32", {64}),
                    all = random(layer + "k_norm.weight", "F32", {2, 64}),
                    flat = random("model.layers.8.self_attn.k_norm.weight", "F32", {128}),
                    own = random(layer + "k_layernorm.norms.1.weight", "F32", {64});
  const SafetensorsFile out =
      toHalf({weight(layer + "q_proj.weight", 256), weight(layer + "k_proj.weight", 128), bias,
              gain, all, flat, own});
  for (const NamedTensor &tensor : {bias, gain, all, flat, own})
    expectRows(out, tensor.info.name, tensor.data, 4, [](int64_t row) { return rowBefore(row); });
}

TEST_F(PermuteCommand, KnowsMetasNames) {
  const NamedTensor query = weight("layers.0.attention.wq.weight", 256),
                    key = weight("layers.0.attention.wk.weight", 128),
                    value = weight("layers.0.attention.wv.weight", 128);
  const SafetensorsFile out = toHalf({query, key, value});
  expectRows(out, query.info.name, query.data, 16, [](int64_t row) { return rowBefore(row); });
  expectRows(out, key.info.name, key.data, 16, [](int64_t row) { return rowBefore(row); });
  EXPECT_EQ(out.find(value.info.name)->data, llvm::ArrayRef(value.data));
}

TEST_F(PermuteCommand, FusedRowsInOrderKeepTheirValues) {
  for (const std::string name :
       {"model.layers.0.self_attn.qkv_proj.weight", "model.layers.0.attn.Wqkv.weight"}) {
    const NamedTensor fused = weight(name, 512);
    const SafetensorsFile out = toHalf({fused});
    expectRows(out, name, fused.data, 16,
               [](int64_t row) { return row < 384 ? rowBefore(row) : row; });
  }
}

TEST_F(PermuteCommand, FusedRowsInGroupsKeepTheirValues) {
  // Two groups of two query heads, a key head and a value head; a quarter of a head turns.
  const auto sourceRow = [](int64_t row) {
    return row % 256 < 192 ? rowBefore(row, 64, 0, 8) : row;
  };
  const std::string name = "gpt_neox.layers.0.attention.query_key_value.weight";
  const NamedTensor fused = weight(name, 512),
                    bias = random("gpt_neox.layers.0.attention.query_key_value.bias", "F16", {512});
  const SafetensorsFile out = toHalf({fused, bias}, R"({"model_type": "gpt_neox"})");
  expectRows(out, name, fused.data, 16, sourceRow);
  expectRows(out, bias.info.name, bias.data, 2, sourceRow);
}

TEST_F(PermuteCommand, FusedNamesMeanWhatTheModelTypeSays) {
  const std::string name = "transformer.encoder.layers.0.self_attention.query_key_value.weight";
  const NamedTensor fused = weight(name, 512);
  expectRows(toHalf({fused}, R"({"model_type": "chatglm"})"), name, fused.data, 16,
             [](int64_t row) { return row < 384 ? rowBefore(row, 64, 0, 16) : row; });
  // As many keys as queries: queries, key and value of each head.
  const NamedTensor single = weight(name, 768);
  expectRows(toHalf({single}, R"({"model_type": "chatglm", "num_key_value_heads": 4})"), name,
             single.data, 16,
             [](int64_t row) { return row % 192 < 128 ? rowBefore(row, 64, 0, 16) : row; });
}

/// For each of four heads 64 rows of which a quarter turns, then those of its gate.
TEST_F(PermuteCommand, GatesOfQueriesStay) {
  for (const char *type : {"qwen3_next", "qwen3_5_moe_text"}) {
    const NamedTensor query = weight(q, 512), key = weight(k, 128);
    const std::string fields = std::string(R"({"model_type": ")") + type + R"(", "head_dim": 64})";
    const SafetensorsFile out = toHalf({query, key}, fields);
    expectRows(out, q, query.data, 16,
               [](int64_t row) { return row % 128 < 64 ? rowBefore(row, 128, 0, 8) : row; });
    expectRows(out, k, key.data, 16, [](int64_t row) { return rowBefore(row, 64, 0, 8); });
    const NamedTensor split = random(q, "BF16", {4, 128, 8});
    expectRows(toHalf({split, key}, fields), q, split.data, 16,
               [](int64_t row) { return row % 128 < 64 ? rowBefore(row, 128, 0, 8) : row; });
    const NamedTensor plain = weight(q, 256);
    expectRows(toHalf({plain, key}, fields), q, plain.data, 16,
               [](int64_t row) { return rowBefore(row, 64, 0, 8); });
  }
}

TEST_F(PermuteCommand, LatentAttentionMovesTheRotatedEnds) {
  const char *fields = R"({"model_type": "deepseek_v3", "num_key_value_heads": 4,
                           "qk_rope_head_dim": 16, "qk_nope_head_dim": 32})";
  const NamedTensor query = weight("model.layers.0.self_attn.q_b_proj.weight", 4 * 48),
                    key = weight("model.layers.0.self_attn.kv_a_proj_with_mqa.weight", 80),
                    rest = weight("model.layers.0.self_attn.kv_b_proj.weight", 4 * 48);
  const SafetensorsFile out = toHalf({query, key, rest}, fields);
  expectRows(out, query.info.name, query.data, 16,
             [](int64_t row) { return rowBefore(row, 48, 32, 8); });
  expectRows(out, key.info.name, key.data, 16,
             [](int64_t row) { return rowBefore(row, 80, 64, 8); });
  EXPECT_EQ(out.find(rest.info.name)->data, llvm::ArrayRef(rest.data));
}

TEST_F(PermuteCommand, EachLayerMovesAsItsOwnRotationSays) {
  // Heads of 64 in sliding layers, of 128 in the others; a gain of 128 could be of either.
  const char *fields = R"({"model_type": "gemma4_text", "head_dim": 64, "global_head_dim": 128,
      "rope_parameters": {"sliding_attention": {"rope_type": "default", "rope_theta": 10000.0},
                          "full_attention": {"rope_type": "default", "rope_theta": 1000000.0}}})";
  const std::string sliding = "model.layers.0.self_attn.", full = "model.layers.1.self_attn.";
  const NamedTensor slidingGain = random(sliding + "k_norm.weight", "F32", {64}),
                    fullQuery = weight(full + "q_proj.weight", 512),
                    fullGain = random(full + "k_norm.weight", "F32", {128});
  const SafetensorsFile out =
      toHalf({weight(sliding + "q_proj.weight", 256), weight(sliding + "k_proj.weight", 128),
              slidingGain, fullQuery, weight(full + "k_proj.weight", 256), fullGain},
             fields);
  expectRows(out, slidingGain.info.name, slidingGain.data, 4,
             [](int64_t row) { return rowBefore(row); });
  const auto ofFull = [](int64_t row) { return rowBefore(row, 128, 0, 64); };
  expectRows(out, fullQuery.info.name, fullQuery.data, 16, ofFull);
  expectRows(out, fullGain.info.name, fullGain.data, 4, ofFull);
}

TEST_F(PermuteCommand, TakesStackedLayersAndSplitHeads) {
  const NamedTensor query = random(q, "F16", {3, 256, 5}), key = random(k, "F16", {3, 2, 64, 5});
  const SafetensorsFile out = toHalf({query, key});
  EXPECT_EQ(describe(*out.find(k)), "F16 [3, 2, 64, 5]");
  expectRows(out, q, query.data, 10, [](int64_t row) { return rowBefore(row); });
  expectRows(out, k, key.data, 10, [](int64_t row) { return rowBefore(row); });
}

TEST_F(PermuteCommand, EveryDtypePassesThrough) {
  std::vector<NamedTensor> tensors = {weight(q, 256), weight(k, 128)};
  for (const char *dtype :
       {"F64", "I64",     "U64",     "C64",     "F32", "I32", "U32",  "F16",     "BF16",    "I16",
        "U16", "F8_E4M3", "F8_E5M2", "F8_E8M0", "I8",  "U8",  "BOOL", "F6_E2M3", "F6_E3M2", "F4"})
    tensors.push_back(random(dtype, dtype, {4, 3, 2}));
  const SafetensorsFile out = toHalf(tensors);
  ASSERT_EQ(out.tensors().size(), tensors.size());
  for (size_t i = 2; i < tensors.size(); ++i) {
    const SafetensorsFile::Tensor *tensor = out.find(tensors[i].info.name);
    EXPECT_EQ(describe(*tensor), describe(tensors[i].info));
    EXPECT_EQ(tensor->data, llvm::ArrayRef(tensors[i].data)) << tensor->name;
  }
}

TEST_F(PermuteCommand, OneScaleForAllRowsIsNoHindrance) {
  const NamedTensor query = random(q, "F8_E4M3", {256, 8});
  const SafetensorsFile out =
      toHalf({query, random("model.layers.0.self_attn.q_proj.weight_scale", "F32", {}),
              random(k, "F8_E4M3", {128, 8})});
  expectRows(out, q, query.data, 8, [](int64_t row) { return rowBefore(row); });
}

TEST_F(PermuteCommand, ThereAndBackIsTheSameFile) {
  const std::string first = writeTensors("in.safetensors", {weight(q, 256), weight(k, 128)});
  permute({"--tensors", first, "--from", "half", "--output", in("a.safetensors")});
  permute(
      {"--tensors", in("a.safetensors"), "--from", "interleaved", "--output", in("b.safetensors")});
  const auto bytes = [&](llvm::StringRef name) {
    return (*llvm::MemoryBuffer::getFile(in(name)))->getBuffer().str();
  };
  EXPECT_NE(bytes("a.safetensors"), bytes("in.safetensors"));
  EXPECT_EQ(bytes("b.safetensors"), bytes("in.safetensors"));
}

TEST_F(PermuteCommand, KeepsMetadata) {
  const NamedTensor query = weight(q, 256), key = weight(k, 128);
  {
    auto writer = llvm::cantFail(SafetensorsWriter::create(
        in("in.safetensors"), {query.info, key.info}, {{"format", "pt"}, {"note", "\n\"x\""}}));
    llvm::cantFail(writer.write(key.data));
    llvm::cantFail(writer.write(query.data));
    llvm::cantFail(writer.commit());
  }
  permute({"--tensors", in("in.safetensors"), "--from", "half", "--output", in("out.safetensors")});
  EXPECT_EQ(open("out.safetensors").metadata(),
            (SafetensorsFile::Metadata{{"format", "pt"}, {"note", "\n\"x\""}}));
}

TEST_F(PermuteCommand, CanReplaceItsInput) {
  const NamedTensor query = weight(q, 256);
  const std::string path = writeTensors("same.safetensors", {query, weight(k, 128)});
  permute({"--tensors", path, "--from", "interleaved", "--output", path});
  expectRows(open("same.safetensors"), q, query.data, 16,
             [](int64_t row) { return rowBefore(row); });
}

TEST_F(PermuteCommand, ShardsOfAnIndexBecomeAFolder) {
  const NamedTensor query = weight(q, 256), key = weight(k, 128);
  writeTensors("a.safetensors", {query, weight("embed", 7)});
  writeTensors("b.safetensors", {key});
  const std::string text = std::string(R"({"metadata": {"total_size": 1}, "weight_map": {)") +
                           R"("embed": "a.safetensors", ")" + q + R"(": "a.safetensors", ")" + k +
                           R"(": "b.safetensors"}})" + "\n";
  write("model.safetensors.index.json", text);
  const CommandResult result = permute({"--tensors", in("model.safetensors.index.json"), "--from",
                                        "interleaved", "--output", in("new/folder")});
  EXPECT_EQ(result.out, "2 of 3 tensors permuted from interleaved to half\n");
  expectRows(open("new/folder/a.safetensors"), q, query.data, 16,
             [](int64_t row) { return rowBefore(row); });
  expectRows(open("new/folder/b.safetensors"), k, key.data, 16,
             [](int64_t row) { return rowBefore(row); });
  EXPECT_EQ(
      (*llvm::MemoryBuffer::getFile(in("new/folder/model.safetensors.index.json")))->getBuffer(),
      text);
}

TEST_F(PermuteCommand, SeveralFilesBecomeAFolder) {
  const NamedTensor query = weight(q, 256), key = weight(k, 128);
  permute({"--tensors", writeTensors("a.safetensors", {query}),
           writeTensors("b.safetensors", {key}), "--from", "interleaved", "--output", in("new")});
  expectRows(open("new/a.safetensors"), q, query.data, 16,
             [](int64_t row) { return rowBefore(row); });
  expectRows(open("new/b.safetensors"), k, key.data, 16,
             [](int64_t row) { return rowBefore(row); });
}

TEST_F(PermuteCommand, ListSaysWhatWouldHappenAndWritesNothing) {
  const std::string path =
      writeTensors("in.safetensors", {weight(q, 256), weight(k, 128), weight("lm_head.weight", 9),
                                      weight("model.layers.1.self_attn.qkv_proj.weight", 512)});
  writeConfig("config.json");
  const std::vector<std::string> before = entries();
  const CommandResult result = permute({"--tensors", path, "--from", "half", "--list"});
  EXPECT_EQ(result.out,
            "model.layers.0.self_attn.k_proj.weight  BF16 [128, 8]  2 heads of 64\n"
            "model.layers.0.self_attn.q_proj.weight  BF16 [256, 8]  4 heads of 64\n"
            "model.layers.1.self_attn.qkv_proj.weight  BF16 [512, 8]  6 heads of 64, then 2 that "
            "stay\n"
            "3 of 4 tensors permuted from half to interleaved (not done: --list)\n");
  EXPECT_EQ(entries(), before);
}

TEST_F(PermuteCommand, TowersAreLeftAlone) {
  for (const char *other : {"vision_tower", "depth_decoder.model"}) {
    const NamedTensor tower = weight(std::string(other) + ".layers.0.self_attn.q_proj.weight", 96);
    const SafetensorsFile out = toHalf({tower, weight(q, 256), weight(k, 128)});
    EXPECT_EQ(out.find(tower.info.name)->data, llvm::ArrayRef(tower.data));
  }
}

TEST_F(PermuteCommand, NamesChooseOtherTensors) {
  const NamedTensor query = weight(q, 256), key = weight(k, 128), odd = weight("odd.queries", 256),
                    tower = weight("vision_tower.layers.0.self_attn.q_proj.weight", 256);
  const SafetensorsFile out =
      toHalf({query, key, odd, tower}, "{}", {"--names", "^odd\\.", "--names", "vision.*q_proj"});
  expectRows(out, "odd.queries", odd.data, 16, [](int64_t row) { return rowBefore(row); });
  expectRows(out, tower.info.name, tower.data, 16, [](int64_t row) { return rowBefore(row); });
  EXPECT_EQ(out.find(q)->data, llvm::ArrayRef(query.data));
  EXPECT_EQ(out.find(k)->data, llvm::ArrayRef(key.data));
}

TEST_F(PermuteCommand, NamesThatAreNotUsualGoByTheirRows) {
  const NamedTensor key = weight("x.keys", 128), fused = weight("x.fused", 512),
                    gain = random("x.gain", "F32", {64});
  const SafetensorsFile out = toHalf({key, fused, gain}, "{}", {"--names", "^x"});
  expectRows(out, "x.keys", key.data, 16, [](int64_t row) { return rowBefore(row); });
  expectRows(out, "x.fused", fused.data, 16,
             [](int64_t row) { return row < 384 ? rowBefore(row) : row; });
  expectRows(out, "x.gain", gain.data, 4, [](int64_t row) { return rowBefore(row); });
}

} // namespace
