//===- apply_test.cpp - ropewalk apply, from file to file -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/JSON.h"

#include <cmath>
#include <cstring>

using namespace ropewalk;

namespace {

/// The model has 4 query heads and 2 key heads of 64, theta 10000, half pairing.
class Apply : public CommandLineTest {
protected:
  /// Runs apply on the tensors; the checked result.
  SafetensorsFile apply(std::vector<NamedTensor> tensors, std::vector<std::string> options = {},
                        llvm::StringRef fields = "{}") {
    return applyFile(writeTensors("in.safetensors", std::move(tensors)), std::move(options),
                     fields);
  }
  SafetensorsFile applyFile(const std::string &path, std::vector<std::string> options = {},
                            llvm::StringRef fields = "{}") {
    std::vector<std::string> arguments = {
        "apply",    "--config",           writeConfig("config.json", fields), "--tensors", path,
        "--output", in("out.safetensors")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(result.out, "");
    return llvm::cantFail(SafetensorsFile::open(in("out.safetensors")));
  }

  static NamedTensor floats(llvm::StringRef name, std::vector<int64_t> shape, unsigned seed = 1) {
    NamedTensor tensor = zeros(name, "F32", std::move(shape));
    for (size_t i = 0; i < tensor.data.size(); i += 4) {
      seed = seed * 1664525 + 1013904223;
      const float value = float(int32_t(seed)) * 0x1p-30f;
      std::memcpy(&tensor.data[i], &value, 4);
    }
    return tensor;
  }
  static std::vector<float> values(llvm::ArrayRef<uint8_t> bytes) {
    std::vector<float> result(bytes.size() / 4);
    std::memcpy(result.data(), bytes.data(), bytes.size());
    return result;
  }
  static std::vector<float> values(const SafetensorsFile &file, llvm::StringRef name) {
    return values(file.find(name)->data);
  }
};

/// [tokens, heads, 64] at the given positions, by the definition.
std::vector<double> rotated(const std::vector<float> &x, int64_t heads,
                            const std::vector<int64_t> &positions) {
  std::vector<double> y(x.size());
  for (size_t row = 0; row < x.size() / 64; ++row)
    for (int i = 0; i < 32; ++i) {
      const double angle = double(positions[row / heads]) * std::pow(10000.0, -i / 32.0);
      const double x0 = x[row * 64 + i], x1 = x[row * 64 + i + 32];
      y[row * 64 + i] = x0 * std::cos(angle) - x1 * std::sin(angle);
      y[row * 64 + i + 32] = x1 * std::cos(angle) + x0 * std::sin(angle);
    }
  return y;
}

void expectNear(const std::vector<float> &found, const std::vector<double> &expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i)
    ASSERT_NEAR(found[i], expected[i], 1e-6) << "element " << i;
}

TEST_F(Apply, RotatesQueriesAndKeys) {
  const NamedTensor q = floats("q", {2, 3, 4, 64}), k = floats("k", {2, 3, 2, 64}, 2);
  const SafetensorsFile out = apply({q, k});
  const std::vector<int64_t> positions = {0, 1, 2, 0, 1, 2};
  expectNear(values(out, "q"), rotated(values(q.data), 4, positions));
  expectNear(values(out, "k"), rotated(values(k.data), 2, positions));
}

TEST_F(Apply, KeepsNamesShapesDtypesAndPositions) {
  for (const char *dtype : {"F32", "F16", "BF16"}) {
    const SafetensorsFile out =
        apply({zeros("q", dtype, {1, 2, 4, 64}), zeros("k", dtype, {1, 2, 2, 64}),
               positions({1, 2}, {7, 3}, "I32")});
    ASSERT_EQ(out.tensors().size(), 3u);
    EXPECT_EQ(describe(*out.find("q")), std::string(dtype) + " [1, 2, 4, 64]");
    EXPECT_EQ(describe(*out.find("k")), std::string(dtype) + " [1, 2, 2, 64]");
    EXPECT_EQ(describe(*out.find("positions")), "I32 [1, 2]");
    EXPECT_EQ(out.find("positions")->data, llvm::ArrayRef(positions({2}, {7, 3}, "I32").data));
  }
}

TEST_F(Apply, TakesPositionsPerSequenceOrPerToken) {
  const NamedTensor q = floats("q", {2, 2, 4, 64});
  for (const char *dtype : {"I32", "I64"}) {
    SCOPED_TRACE(dtype);
    expectNear(values(apply({q, positions({2}, {5, -3}, dtype)}), "q"),
               rotated(values(q.data), 4, {5, -3, 5, -3}));
    expectNear(values(apply({q, positions({2, 2}, {5, -3, 0, 70}, dtype)}), "q"),
               rotated(values(q.data), 4, {5, -3, 0, 70}));
  }
}

TEST_F(Apply, ASpreadListGivesTheSameBitsAsARange) {
  const NamedTensor near = floats("q", {1, 3, 4, 64});
  const std::vector<float> dense = values(apply({near, positions({3}, {8, 300, 9})}), "q");
  const std::vector<float> spread =
      values(apply({near, positions({3}, {8, 300, 2147483647})}), "q");
  EXPECT_TRUE(std::equal(dense.begin(), dense.begin() + 2 * 4 * 64, spread.begin()));
  EXPECT_FALSE(std::equal(dense.begin() + 2 * 4 * 64, dense.end(), spread.begin() + 2 * 4 * 64));
}

TEST_F(Apply, LayoutsAreOrdersOfTheSameElements) {
  const NamedTensor bshd = floats("q", {1, 3, 4, 64});
  NamedTensor thd = bshd, bhsd = bshd;
  thd.info.shape = {3, 4, 64};
  bhsd.info.shape = {1, 4, 3, 64};
  for (size_t s = 0; s < 3; ++s)
    for (size_t h = 0; h < 4; ++h)
      std::memcpy(&bhsd.data[(h * 3 + s) * 256], &bshd.data[(s * 4 + h) * 256], 256);
  const std::vector<float> expected = values(apply({bshd}), "q");
  EXPECT_EQ(values(apply({thd}, {"--layout", "thd"}), "q"), expected);
  const std::vector<float> heads = values(apply({bhsd}, {"--layout", "bhsd"}), "q");
  for (size_t s = 0; s < 3; ++s)
    for (size_t h = 0; h < 4; ++h)
      EXPECT_TRUE(std::equal(&heads[(h * 3 + s) * 64], &heads[(h * 3 + s) * 64] + 64,
                             &expected[(s * 4 + h) * 64]));
}

TEST_F(Apply, InverseUndoesTheRotation) {
  const NamedTensor q = floats("q", {1, 9, 4, 64});
  NamedTensor turned = q;
  const SafetensorsFile out = apply({q});
  turned.data = out.find("q")->data.vec();
  const std::vector<float> x = values(q.data);
  EXPECT_NE(values(turned.data), x);
  expectNear(values(apply({turned}, {"--inverse"}), "q"), {x.begin(), x.end()});
}

TEST_F(Apply, PairingOptionOverridesTheModel) {
  NamedTensor q = zeros("q", "F32", {1, 2, 4, 64});
  const float one = 1;
  std::memcpy(&q.data[4 * 64 * 4], &one, 4); // token 1, head 0, component 0
  const std::vector<float> half = values(apply({q}), "q");
  const std::vector<float> interleaved = values(apply({q}, {"--pairing", "interleaved"}), "q");
  EXPECT_NEAR(half[4 * 64 + 32], std::sin(1.0), 1e-6);
  EXPECT_EQ(half[4 * 64 + 1], 0);
  EXPECT_NEAR(interleaved[4 * 64 + 1], std::sin(1.0), 1e-6);
  EXPECT_EQ(interleaved[4 * 64 + 32], 0);
}

TEST_F(Apply, WindowAloneOrWithTheRest) {
  const char *fields = R"({"model_type": "gpt_neox", "rotary_pct": 0.5})";
  const NamedTensor whole = floats("q", {1, 2, 4, 64});
  NamedTensor window = zeros("q", "F32", {1, 2, 4, 32});
  for (size_t row = 0; row < 8; ++row)
    std::memcpy(&window.data[row * 128], &whole.data[row * 256], 128);
  const std::vector<float> x = values(whole.data);
  const std::vector<float> y = values(apply({whole}, {}, fields), "q");
  const std::vector<float> alone = values(apply({window}, {}, fields), "q");
  for (size_t row = 0; row < 8; ++row) {
    EXPECT_TRUE(std::equal(&y[row * 64], &y[row * 64] + 32, &alone[row * 32]));
    EXPECT_TRUE(std::equal(&y[row * 64] + 32, &y[row * 64] + 64, &x[row * 64] + 32));
  }
  EXPECT_NE(alone, values(window.data));
}

TEST_F(Apply, TheBaselineTargetAgrees) {
  const NamedTensor q = floats("q", {1, 5, 4, 64});
  const std::vector<float> best = values(apply({q}), "q");
  expectNear(values(apply({q}, {"--isa", "x86-64"}), "q"), {best.begin(), best.end()});
}

TEST_F(Apply, AcceptsNoTokens) {
  EXPECT_EQ(describe(*apply({zeros("q", "F32", {1, 0, 4, 64})}).find("q")), "F32 [1, 0, 4, 64]");
  EXPECT_EQ(describe(*apply({zeros("q", "F32", {0, 3, 4, 64})}).find("q")), "F32 [0, 3, 4, 64]");
}

TEST_F(Apply, AcceptsDataAtAnyAddress) {
  const NamedTensor q = floats("q", {1, 2, 4, 64});
  std::string header = R"({"q":{"dtype":"F32","shape":[1,2,4,64],"data_offsets":[0,2048]}})";
  header.resize(8 * (header.size() / 8) + 9, ' ');
  std::string bytes(8, '\0');
  llvm::support::endian::write64le(bytes.data(), header.size());
  bytes += header + std::string(q.data.begin(), q.data.end());
  expectNear(values(applyFile(write("odd.safetensors", bytes)), "q"),
             rotated(values(q.data), 4, {0, 1}));
}

TEST_F(Apply, CanReplaceItsInput) {
  const NamedTensor q = floats("q", {1, 2, 4, 64});
  const std::string path = writeTensors("same.safetensors", {q});
  const CommandResult result =
      run({"apply", "--config", writeConfig("config.json"), "--tensors", path, "--output", path});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  expectNear(values(llvm::cantFail(SafetensorsFile::open(path)), "q"),
             rotated(values(q.data), 4, {0, 1}));
}

class Freqs : public CommandLineTest {};

TEST_F(Freqs, PrintsJsonThatGivesEveryDoubleBack) {
  const CommandResult result = run({"freqs", "--config", writeConfig("config.json")});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  llvm::json::Value value = llvm::cantFail(llvm::json::parse(result.out));
  const llvm::json::Object &object = *value.getAsObject();
  EXPECT_EQ(object.getInteger("rotary_dim"), 64);
  EXPECT_EQ(object.getString("pairing"), llvm::StringRef("half"));
  EXPECT_EQ(object.getNumber("attention_factor"), 1.0);
  const llvm::json::Array &frequencies = *object.getArray("inv_freq");
  ASSERT_EQ(frequencies.size(), 32u);
  for (size_t i = 0; i < 32; ++i)
    EXPECT_NEAR(*frequencies[i].getAsNumber() * std::pow(10000.0, i / 32.0), 1, 1e-14);
}

} // namespace
