//===- config_error_test.cpp - Wrong config.json on the command line ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

using namespace ropewalk;

namespace {

class ConfigError : public CommandLineTest {
protected:
  void expectRefused(llvm::StringRef fields, llvm::StringRef what) {
    expectWrongInput({"freqs", "--config", writeConfig("config.json", fields)},
                     in("config.json: ") + what.str());
  }
};

TEST_F(ConfigError, MissingFile) {
  for (const char *command : {"freqs", "check", "bench", "explain"})
    expectWrongInput({command, "--config", in("none.json")},
                     in("none.json") + ": no such file or directory");
  expectWrongInput({"compile", in("none.json"), "--targets", "native", "-o", in("lib")},
                   in("none.json"));
}

TEST_F(ConfigError, DeviceWithoutEnd) {
  expectWrongInput({"freqs", "--config", "/dev/zero"},
                   "/dev/zero: has no end within 256 MiB, expected a configuration or a graph");
}

TEST_F(ConfigError, MalformedJsonWithLineAndColumn) {
  expectWrongInput({"freqs", "--config", write("config.json", "{\"hidden_size\": 1,\n \"x\" 2}")},
                   in("config.json") + ":2:6: ");
  expectWrongInput({"freqs", "--config", write("config.json", "")}, in("config.json") + ":1:1: ");
  expectWrongInput({"freqs", "--config", write("config.json", std::string(100000, '['))},
                   in("config.json") + ":1:65: ");
}

TEST_F(ConfigError, NotAnObject) {
  expectWrongInput({"freqs", "--config", write("config.json", "[]")}, "expected an object");
}

TEST_F(ConfigError, UnknownRopeType) {
  expectRefused(R"({"rope_scaling": {"rope_type": "spiral", "factor": 2.0}})",
                "rope_scaling.rope_type is \"spiral\"");
}

TEST_F(ConfigError, NoAttentionHeads) {
  expectRefused(R"({"num_attention_heads": 0})", "num_attention_heads is 0");
  expectRefused(R"({"num_key_value_heads": 0})", "num_key_value_heads is 0");
  expectRefused(R"({"num_attention_heads": -4})", "num_attention_heads is -4");
}

TEST_F(ConfigError, OddOrTooLargeWindow) {
  expectRefused(R"({"model_type": "gptj", "rotary_dim": 63})", "rotary_dim is 63");
  expectRefused(R"({"model_type": "gptj", "rotary_dim": 66})", "rotary_dim is 66");
  expectRefused(R"({"partial_rotary_factor": 1.5})", "partial_rotary_factor is 1.5");
}

TEST_F(ConfigError, FieldOfWrongType) {
  expectRefused(R"({"rope_theta": "big"})", "rope_theta is \"big\"");
  expectRefused(R"({"hidden_size": 3.5})", "hidden_size is 3.5");
}

TEST_F(ConfigError, SizesThatOverflow) {
  expectRefused(R"({"head_dim": 9223372036854775806})", "head_dim is 9223372036854775806");
  expectRefused(R"({"hidden_size": 1e300})", "hidden_size is ");
}

TEST_F(ConfigError, HeadDimHasOneRangeWhereverItComesFrom) {
  for (const char *value : {"0", "65537", "2147483648"})
    expectRefused(R"({"head_dim": )" + std::string(value) + "}",
                  "head_dim is " + std::string(value) + ", expected 1 to 65536");
  expectRefused(R"({"hidden_size": 262152})", "head_dim is 65538, expected 1 to 65536");
}

} // namespace
