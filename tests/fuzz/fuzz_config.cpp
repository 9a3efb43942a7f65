//===- fuzz_config.cpp - Broken and lying config.json ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzzer.h"

#include "import/config.h"
#include "lower/requests.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace ropewalk;

/// Whatever is accepted must be valid IR, with frequencies that the runtime accepts.
static std::string check(const std::string &input, mlir::MLIRContext &context) {
  auto module = importConfig(llvm::MemoryBufferRef(input, "config.json"), context);
  if (!module)
    return wrongMessage(llvm::toString(module.takeError()));
  if (mlir::failed(mlir::verify(**module)))
    return "IR that does not verify";
  const Model model = models(**module).front();
  std::vector<double> frequencies(model.rotation.rotary_dim / 2 + 1, NAN);
  ropewalk_error error;
  if (ropewalk_inv_freq(&model.rotation, frequencies.data(), &error) != ROPEWALK_OK)
    return std::string("a rotation that the runtime refuses: ") + error.message;
  frequencies.pop_back();
  for (double frequency : frequencies)
    if (!std::isfinite(frequency) || frequency < 0)
      return "a frequency that is not a finite number";
  return "";
}

static std::string read(const char *name) {
  auto buffer = llvm::MemoryBuffer::getFile(std::string(ROPEWALK_CONFIGS "/") + name);
  return buffer ? (*buffer)->getBuffer().str() : "{}";
}

int main(int argc, char **argv) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  FuzzTarget target;
  target.examples = {read("llama-3.1-8b.json"), read("gpt-j-6b.json"), read("phi-2.json"),
                     read("qwen3-8b.json"), read("pythia-2.8b.json")};
  target.words = {"0",
                  "-1",
                  "1",
                  "2",
                  "63",
                  "1e308",
                  "1e-308",
                  "-0.0",
                  "0.5",
                  "4294967296",
                  "9223372036854775807",
                  "null",
                  "true",
                  "[]",
                  "{}",
                  "\"\"",
                  "\"yarn\"",
                  "\"llama3\"",
                  "\"default\"",
                  "\"rope_type\":",
                  "\"type\":",
                  "\"factor\":",
                  "\"rope_scaling\":",
                  "\"rope_parameters\":",
                  "\"rope_theta\":",
                  "\"head_dim\":",
                  "\"rotary_dim\":",
                  "\"partial_rotary_factor\":",
                  "\"num_attention_heads\":",
                  "\"hidden_size\":",
                  "\"low_freq_factor\":",
                  "\"high_freq_factor\":",
                  "\"original_max_position_embeddings\":",
                  "\"model_type\":",
                  "\\u000a",
                  std::string(100, '{')};
  target.check = [&](const std::string &input) { return check(input, context); };
  return fuzz(argc, argv, target);
}
