//===- permute_error_test.cpp - What ropewalk permute refuses -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/file_size_limit.h"

using namespace ropewalk;

namespace {

const std::string attention = "model.layers.0.self_attn.";

/// The model has 4 query heads and 2 key heads of 64.
class PermuteError : public CommandLineTest {
protected:
  std::vector<std::string> arguments(const std::string &tensors, const std::string &fields = "{}",
                                     const std::string &output = "out.safetensors") {
    return {"permute",   "--config", writeConfig("config.json", fields),
            "--tensors", tensors,    "--from",
            "half",      "--output", in(output)};
  }
  void expectRefused(std::vector<NamedTensor> tensors, const std::string &what,
                     const std::string &fields = "{}",
                     const std::vector<std::string> &options = {}) {
    const std::string path = writeTensors("in.safetensors", std::move(tensors));
    std::vector<std::string> all = arguments(path, fields);
    all.insert(all.end(), options.begin(), options.end());
    expectWrongInput(all, path + ": " + what);
  }
  /// Of one tensor in place of the right one.
  void expectQueryRefused(const std::string &dtype, std::vector<int64_t> shape,
                          const std::string &what) {
    const std::string name = attention + "q_proj.weight";
    expectRefused({zeros(name, dtype, std::move(shape)), key()}, "tensor '" + name + "': " + what);
  }
  static NamedTensor query() { return zeros(attention + "q_proj.weight", "BF16", {256, 8}); }
  static NamedTensor key() { return zeros(attention + "k_proj.weight", "BF16", {128, 8}); }
};

TEST_F(PermuteError, MissingOptions) {
  const std::string path = writeTensors("in.safetensors", {query(), key()});
  const std::string config = writeConfig("config.json");
  expectWrongUsage({"permute", "--config", config}, "--tensors is missing, expected a safetensors");
  expectWrongUsage({"permute", "--config", config, "--tensors", path},
                   "--from is missing, expected half or interleaved");
  expectWrongUsage({"permute", "--config", config, "--tensors", path, "--from", "half"},
                   "--output is missing, expected what to write, or --list");
  expectWrongUsage({"permute", "--tensors", path, "--from", "half", "--list"},
                   "--config is missing");
}

TEST_F(PermuteError, OptionsThatContradict) {
  const std::string path = writeTensors("in.safetensors", {query(), key()});
  std::vector<std::string> all = arguments(path);
  all.push_back("--list");
  expectWrongUsage(all, "expected nothing beside --list");
  expectWrongUsage({"permute", "--config", in("config.json"), "--tensors", path, "--from", "half",
                    "--list", "--pairing", "half"},
                   "--pairing is 'half' like --from, expected interleaved, as the rows are then, "
                   "or none");
  expectWrongUsage(
      {"permute", "--config", in("config.json"), "--tensors", path, "--from", "meta", "--list"},
      "--from is 'meta', expected half or interleaved");
  expectWrongUsage({"permute", "--config", in("config.json"), "--tensors", path, "--from", "half",
                    "--list", "--names", "q_(proj"},
                   "--names is 'q_(proj', expected a regular expression");
}

TEST_F(PermuteError, NothingToPermute) {
  expectRefused({}, "none of 0 tensors is a query or key projection, expected names like "
                    "'model.layers.0.self_attn.q_proj.weight' (see --names)");
  expectRefused({zeros("q", "F32", {256, 8}), zeros("encoder.q_proj.weight", "F32", {256, 8}),
                 zeros("vision_tower.self_attn.q_proj.weight", "F32", {256, 8})},
                "none of 3 tensors is a query or key projection");
  expectRefused({query(), key()}, "none of 2 tensors has a name that --names matches", "{}",
                {"--names", "^q_proj"});
}

TEST_F(PermuteError, ShapesThatTheModelCannotHave) {
  expectQueryRefused("BF16", {128, 8},
                     "shape is BF16 [128, 8], expected [256, in] for 4 heads of 64");
  expectQueryRefused("BF16", {256}, "shape is BF16 [256], expected [256, in]");
  expectQueryRefused("BF16", {}, "shape is BF16 [], expected [256, in]");
  expectQueryRefused("BF16", {8, 256}, "shape is BF16 [8, 256], expected [256, in]");
  expectQueryRefused("BF16", {64, 4, 8}, "shape is BF16 [64, 4, 8], expected [256, in]");
  expectQueryRefused("BF16", {256, 0}, "shape is BF16 [256, 0], expected [256, in]");
  expectRefused({query(), zeros(attention + "k_proj.weight", "F16", {256, 8})},
                "tensor '" + attention +
                    "k_proj.weight': shape is F16 [256, 8], expected "
                    "[128, in] for 2 key heads of 64");
  expectRefused({zeros(attention + "qkv_proj.weight", "F16", {384, 8})},
                "tensor '" + attention +
                    "qkv_proj.weight': shape is F16 [384, 8], expected "
                    "[512, in] for 4 heads and twice 2 key-value heads of 64");
  expectRefused({query(), key(), zeros(attention + "k_norm.weight", "F32", {256})},
                "tensor '" + attention +
                    "k_norm.weight': shape is F32 [256], expected [64] for a "
                    "head, or so many for each");
  expectRefused({query(), key(), zeros("odd", "F32", {100, 8})},
                "tensor 'odd': shape is F32 [100, 8], expected [256, in] for 4 heads of 64, or "
                "[128, in] for 2 "
                "key heads of 64, or [512, in]",
                "{}", {"--names", "odd"});
}

TEST_F(PermuteError, LatentKeysTooShortForTheirWindow) {
  const std::string key = attention + "kv_a_proj_with_mqa.weight";
  expectRefused({zeros(key, "BF16", {12, 8})},
                "tensor '" + key + "': shape is BF16 [12, 8], expected [16 to 65536, in]",
                R"({"model_type": "deepseek_v3", "num_key_value_heads": 4,
                    "qk_rope_head_dim": 16, "qk_nope_head_dim": 32})");
}

TEST_F(PermuteError, IndexersThatTurnAsAttentionDoes) {
  const std::string indexer = attention + "indexer.wq_b.weight";
  expectRefused({zeros(indexer, "BF16", {128, 8})},
                "tensor '" + indexer +
                    "': it is of an indexer that turns as attention does, expected --names",
                R"({"model_type": "glm_moe_dsa", "num_key_value_heads": 4,
                    "qk_rope_head_dim": 16, "qk_nope_head_dim": 32})");
}

TEST_F(PermuteError, PackedAndQuantisedWeights) {
  for (const char *dtype : {"I8", "U8", "I32", "BOOL", "F4", "F8_E8M0"})
    expectQueryRefused(dtype, {256, 8},
                       std::string("dtype is ") + dtype +
                           ", expected a floating-point type of "
                           "whole bytes: packed and quantised weights cannot be permuted");
  for (const char *leaf : {"qweight", "weight_scale_inv", "lora_B.weight"})
    expectRefused({query(), key(), zeros(attention + "q_proj." + leaf, "F32", {4, 4})},
                  "tensor '" + attention + "q_proj." + leaf +
                      "': F32 [4, 4] belongs to a quantised "
                      "or adapted projection, expected weight and bias alone");
}

TEST_F(PermuteError, FusedRowsOfUnknownOrder) {
  const std::string name = "h.0.self_attention.query_key_value.weight";
  expectRefused({zeros(name, "F32", {512, 8})},
                "tensor '" + name +
                    "': rows of query_key_value are fused in an order that is not "
                    "known for model_type 'llama', expected one of chatglm, falcon, gpt_neox");
}

TEST_F(PermuteError, QueriesWithoutKeys) {
  expectRefused({query()}, "tensor '" + attention +
                               "q_proj.weight' has no keys beside it, "
                               "expected both in the files given, or --names");
  expectRefused({key()}, "tensor '" + attention + "k_proj.weight' has no queries beside it");
}

/// Sliding layers have heads of 64, the others of 128.
const char *const layerTypes = R"({"model_type": "gemma4_text", "head_dim": 64,
    "global_head_dim": 128, "rope_parameters": {
      "sliding_attention": {"rope_type": "default", "rope_theta": 10000.0},
      "full_attention": {"rope_type": "default", "rope_theta": 1000000.0}}})";

TEST_F(PermuteError, LayerOfSeveralTypes) {
  expectRefused({zeros(attention + "q_proj.weight", "F32", {256, 8}),
                 zeros(attention + "k_proj.weight", "F32", {256, 8})},
                "tensor '" + attention +
                    "k_proj.weight': its layer has heads of several types of "
                    "layers, expected those of one",
                layerTypes);
  expectRefused({query(), zeros(attention + "k_proj.weight", "F32", {100, 8})},
                "tensor '" + attention +
                    "k_proj.weight': shape is F32 [100, 8], expected [256, in] "
                    "for 2 key heads of 128, or [128, in] for 2 key heads of 64",
                layerTypes);
}

TEST_F(PermuteError, LayerThatFitsSeveralTypes) {
  expectRefused({zeros(attention + "q_proj.weight", "F32", {256, 8}), zeros("odd", "F32", {128})},
                "tensor 'odd': its layer fits several types of layers, expected --layer-type",
                layerTypes, {"--names", "odd"});
}

TEST_F(PermuteError, AxesWithComponentsOfTheirOwn) {
  const std::string path = writeTensors("in.safetensors", {query(), key()});
  expectWrongInput(
      arguments(path, R"({"model_type": "gemma4_vision", "head_dim": 64})"),
      "config.json: each axis turns components of its own, expected pairs of one window");
}

class CheckpointError : public PermuteError {
protected:
  void expectIndexRefused(const std::string &text, const std::string &what) {
    const std::string path = write("model.safetensors.index.json", text);
    expectWrongInput(arguments(path, "{}", "out"), what);
  }
};

TEST_F(CheckpointError, FilesThatAreMissing) {
  expectWrongInput(arguments(in("none.index.json")),
                   in("none.index.json") + ": cannot read: No such file or directory");
  expectIndexRefused(R"({"weight_map": {"a": "none.safetensors"}})",
                     in("none.safetensors") + ": cannot read: No such file or directory");
}

TEST_F(CheckpointError, IndexThatIsMalformed) {
  expectIndexRefused("{\n", "index.json:2:1: ");
  expectIndexRefused("[]", "index.json: weight_map is missing, expected an object from tensor");
  expectIndexRefused(R"({"weight_map": []})", "index.json: weight_map is missing");
  expectIndexRefused(R"({"weight_map": {"a": 1}})",
                     "weight_map 'a' is not a string, expected the name of a file");
  expectIndexRefused(R"({"weight_map": {}})", "weight_map is empty, expected at least one tensor");
}

TEST_F(CheckpointError, IndexThatLeadsElsewhere) {
  for (const std::string name : {"../in.safetensors", "/etc/passwd", "..", ""})
    expectIndexRefused(R"({"weight_map": {"a": ")" + name + R"("}})",
                       "weight_map 'a' is '" + name +
                           "', expected the name of a file beside the index");
}

TEST_F(CheckpointError, IndexThatIsWrongAboutItsFiles) {
  writeTensors("a.safetensors", {query(), key()});
  writeTensors("b.safetensors", {zeros("other", "F32", {1}), zeros("x", "F32", {1})});
  const std::string map =
      R"({"weight_map": {")" + attention + R"(q_proj.weight": "a.safetensors",)";
  expectIndexRefused(map + R"("gone": "a.safetensors"}})",
                     "weight_map 'gone' is 'a.safetensors', expected a file that has the tensor");
  expectIndexRefused(map + R"("other": "a.safetensors", "x": "b.safetensors"}})",
                     "weight_map 'other' is 'a.safetensors', expected a file that has the tensor");
}

TEST_F(CheckpointError, TensorInTwoFiles) {
  std::vector<std::string> all = arguments(writeTensors("a.safetensors", {query(), key()}));
  const std::string second = writeTensors("b.safetensors", {key()});
  all.push_back(second);
  expectWrongInput(all, second + ": tensor '" + attention + "k_proj.weight' is in " +
                            in("a.safetensors") + " too, expected each tensor once");
}

TEST_F(CheckpointError, FilesOfOneName) {
  const std::string path = writeTensors("a.safetensors", {query(), key()});
  std::vector<std::string> all = arguments(path);
  all.push_back(path);
  expectWrongInput(all, path + ": file name is that of " + path +
                            ", expected names that can stand in one folder");
}

TEST_F(CheckpointError, FullDiskLeavesNoFolder) {
  writeTensors("a.safetensors", {query(), zeros("rest", "F32", {100, 100})});
  const std::string second = writeTensors("b.safetensors", {key()});
  std::vector<std::string> all = arguments(in("a.safetensors"), "{}", "out");
  all.push_back(second);
  FileSizeLimit limit(20000);
  expectWrongInput(all, in("out") + "/a.safetensors: cannot write: File too large");
}

} // namespace
