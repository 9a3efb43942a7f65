//===- freqs.cpp - ropewalk freqs -----------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "command.h"
#include "model_options.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <vector>

using namespace llvm;

namespace ropewalk::driver {

static cl::SubCommand options("freqs", "print the inverse frequencies of a model as JSON");
static ModelOptions modelOptions(options);

static llvm::Error run() {
  auto loaded = modelOptions.load();
  if (!loaded)
    return loaded.takeError();
  const ropewalk_rotation &rotation = loaded->models.front().rotation;
  std::vector<double> inverse(rotation.rotary_dim / 2);
  ropewalk_error error;
  if (ropewalk_inv_freq(&rotation, inverse.data(), nullptr, &error) != ROPEWALK_OK)
    return createStringError(modelOptions.configPath() + ": " + error.message);
  // 17 digits give every double back.
  outs() << "{\"inv_freq\":[";
  for (size_t i = 0; i < inverse.size(); ++i)
    outs() << (i ? "," : "") << format("%.17g", inverse[i]);
  outs() << "],\"attention_factor\":" << format("%.17g", rotation.frequencies.attention_factor)
         << ",\"rotary_dim\":" << rotation.rotary_dim << ",\"pairing\":\""
         << pairingName(rotation.pairing) << "\"}\n";
  return llvm::Error::success();
}

const Command freqsCommand = {options, R"(
EXAMPLES:

  ropewalk freqs --config config.json
  ropewalk freqs --config config.json | python3 -m json.tool
)",
                              run};

} // namespace ropewalk::driver
