//===- fuzz_config.cpp - Broken and lying config.json ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fresh_context.h"
#include "fuzzer.h"

#include "dialect/rope_dialect.h"
#include "import/config.h"
#include "import/presets.h"
#include "lower/requests.h"

#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace ropewalk;

/// What the runtime makes of an accepted rotation; empty if nothing is wrong.
static std::string problemOf(ropewalk_rotation rotation) {
  if (rope::dependsOnLength(rotation.frequencies))
    rotation.frequencies.seq_len = 10000;
  std::vector<double> frequencies(rotation.rotary_dim / 2 + 1, NAN);
  ropewalk_error error;
  if (ropewalk_inv_freq(&rotation, frequencies.data(), nullptr, &error) != ROPEWALK_OK)
    return std::string("a rotation that the runtime refuses: ") + error.message;
  frequencies.pop_back();
  for (double frequency : frequencies)
    if (!std::isfinite(frequency) || frequency < 0)
      return "a frequency that is not a finite number";
  return "";
}

/// Whatever is accepted must be valid IR, with frequencies that the runtime accepts, for every
/// type of layer.
static FuzzOutcome check(const std::string &input, mlir::MLIRContext &context) {
  auto module = importConfig(llvm::MemoryBufferRef(input, "config.json"), context);
  if (!module)
    return refused(llvm::toString(module.takeError()));
  if (mlir::failed(mlir::verify(**module)))
    return bug("IR that does not verify");
  const std::vector<Model> all = models(**module);
  if (all.empty())
    return bug("no rotation");
  for (const Model &model : all)
    if (std::string problem = problemOf(model.rotation); !problem.empty())
      return bug(problem);
  selectKernels(**module);
  if (mlir::failed(mlir::verify(**module)))
    return bug("kernel requests that do not verify");
  return accepted();
}

static constexpr const char *fields[] = {"model_type",
                                         "text_config",
                                         "rope_scaling",
                                         "rope_parameters",
                                         "rope_type",
                                         "type",
                                         "factor",
                                         "low_freq_factor",
                                         "high_freq_factor",
                                         "original_max_position_embeddings",
                                         "max_position_embeddings",
                                         "rope_theta",
                                         "rotary_emb_base",
                                         "rope_ratio",
                                         "head_dim",
                                         "kv_channels",
                                         "rotary_dim",
                                         "partial_rotary_factor",
                                         "rotary_pct",
                                         "num_attention_heads",
                                         "n_head",
                                         "num_key_value_heads",
                                         "hidden_size",
                                         "n_embd",
                                         "multi_query",
                                         "new_decoder_architecture",
                                         "multi_query_attention",
                                         "multi_query_group_num",
                                         "qk_rope_head_dim",
                                         "qk_nope_head_dim",
                                         "rope_interleave",
                                         "attention_factor",
                                         "attn_factor",
                                         "beta_fast",
                                         "beta_slow",
                                         "mscale",
                                         "mscale_all_dim",
                                         "truncate",
                                         "extrapolation_factor",
                                         "alpha",
                                         "mixed_b",
                                         "short_factor",
                                         "long_factor",
                                         "short_mscale",
                                         "long_mscale",
                                         "mrope_section",
                                         "xdrope_section",
                                         "mrope_interleaved",
                                         "axes_dims_rope",
                                         "full_attention",
                                         "sliding_attention",
                                         "rope_local_base_freq",
                                         "global_rope_theta",
                                         "compress_rope_theta",
                                         "swa_head_dim",
                                         "global_head_dim",
                                         "num_global_key_value_heads",
                                         "no_rope_layers",
                                         "no_rope_layer_interval",
                                         "sliding_window",
                                         "alibi",
                                         "position_embedding_type"};

static constexpr const char *values[] = {"null",
                                         "true",
                                         "false",
                                         "[]",
                                         "{}",
                                         "{",
                                         "}",
                                         ",",
                                         "\"\"",
                                         "\"yarn\"",
                                         "\"linear\"",
                                         "\"dynamic\"",
                                         "\"ntk\"",
                                         "\"longrope\"",
                                         "\"proportional\"",
                                         "\"mrope\"",
                                         "\"xdrope\"",
                                         "\"axial\"",
                                         "\"gemma3_text\"",
                                         "\"deepseek_v4\"",
                                         "\"qwen3_vl_text\"",
                                         "\"ernie4_5_moe_vl\"",
                                         "\"telechat3\"",
                                         "[1, 1]",
                                         "[16, 24, 24]",
                                         "\"llama3\"",
                                         "\"default\"",
                                         "\"llama\"",
                                         "\"gptj\"",
                                         "\"falcon\"",
                                         "\"chatglm\"",
                                         "\"deepseek_v3\"",
                                         "\"\\u000a\"",
                                         "\"\\u0000\"",
                                         "-0.0",
                                         "1e999"};

/// Files as models have them, and every preset.
static std::vector<std::string> examples() {
  std::vector<std::string> examples;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator file(ROPEWALK_CONFIGS, error), end; file != end && !error;
       file.increment(error))
    examples.push_back(readExample(file->path()));
  llvm::sort(examples); // the same inputs for a seed, whatever the folder's own order
  for (const Preset &preset : presets())
    examples.push_back(
        llvm::formatv("{0:2}", llvm::json::Value(llvm::json::Object(preset.config))));
  return examples;
}

static std::vector<std::string> words() {
  std::vector<std::string> words(std::begin(values), std::end(values));
  for (const char *field : fields)
    words.push_back('"' + std::string(field) + "\": ");
  words.push_back(std::string(100, '{'));
  return words;
}

int main(int argc, char **argv) {
  FuzzTarget target;
  target.examples = examples();
  target.words = words();
  FreshContext context([] { return std::make_unique<mlir::MLIRContext>(withoutThreads); });
  target.check = [&](const std::string &input) { return check(input, context.get()); };
  return fuzz(argc, argv, target);
}
