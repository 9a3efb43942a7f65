//===- freqs.cpp - ropewalk freqs -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "model_options.h"
#include "ropewalk/rotation.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("freqs", "print the inverse frequencies of a model as JSON");
static ModelOptions modelOptions(options);

static llvm::Error run() {
  auto loaded = modelOptions.load();
  if (!loaded)
    return loaded.takeError();
  // There are no positions here from which the length could follow.
  if (llvm::Error error = requireLengths(loaded->models))
    return error;
  const ropewalk_rotation &rotation = loaded->models.front().rotation;
  std::vector<double> inverse(rotation.rotary_dim / 2 + 1);
  double attentionFactor = 1;
  ropewalk_error error;
  if (ropewalk_inv_freq(&rotation, inverse.data(), &attentionFactor, &error) != ROPEWALK_OK)
    return createStringError(modelOptions.source() + ": " + error.message);
  inverse.pop_back();
  // 17 digits give every double back.
  outs() << "{\"inv_freq\":[";
  for (size_t i = 0; i < inverse.size(); ++i)
    outs() << (i ? "," : "") << format("%.17g", inverse[i]);
  outs() << "],\"attention_factor\":" << format("%.17g", attentionFactor)
         << ",\"rotary_dim\":" << rotation.rotary_dim << ",\"pairing\":\""
         << pairingName(rotation.pairing) << "\"}\n";
  return llvm::Error::success();
}

const Command freqsCommand = {options, R"(
EXAMPLES:

  ropewalk freqs --config config.json
  ropewalk freqs --model phi-4-mini --seq-len 8192
  ropewalk freqs --model gemma-3-4b --layer-type full_attention --angle hf
)",
                              run};

} // namespace ropewalk::driver
