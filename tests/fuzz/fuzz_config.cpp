//===- fuzz_config.cpp - Broken and lying config.json ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fresh_context.h"
#include "fuzz_target.h"

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

FuzzTarget ropewalk::fuzzTarget() {
  static FreshContext context([] { return std::make_unique<mlir::MLIRContext>(withoutThreads); });
  return {examples(), [](const std::string &input) { return check(input, context.get()); }, {}};
}
