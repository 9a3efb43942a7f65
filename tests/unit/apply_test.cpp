//===- apply_test.cpp - ropewalk apply, from file to file -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "apply_fixture.h"

#include "llvm/Support/Endian.h"

using namespace ropewalk;

namespace {

class Apply : public ApplyTest {};

TEST_F(Apply, RotatesQueriesAndKeys) {
  const NamedTensor q = floats("q", {2, 3, 4, 64}), k = floats("k", {2, 3, 2, 64}, 2);
  const SafetensorsFile out = apply({q, k});
  const auto positions = at({0, 1, 2, 0, 1, 2});
  expectNear(values(out, "q"), Definition().rotate(values(q.data), 4, positions));
  expectNear(values(out, "k"), Definition().rotate(values(k.data), 2, positions));
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

TEST_F(Apply, ObeysTheNameOfAWindowsKernel) {
  // One kernel turns the window and copies the rest, unless another one is asked for.
  const std::string config = writeConfig("half.json",
                                         R"({"model_type": "gpt_neox", "rotary_pct": 0.5})"),
                    x = writeTensors("x.safetensors", {floats("q", {1, 2, 4, 64})});
  const std::string kernels = run({"explain", "--config", config, "--isa", "x86-64"}).out;
  const size_t begin = kernels.rfind("rope_half_f32_out_d32__x86_64_"); // the one for any call
  ASSERT_NE(begin, std::string::npos) << kernels;
  const std::string name = kernels.substr(begin, kernels.find_first_of(": \n", begin) - begin);
  const CommandResult result = run({"apply", "--config", config, "--tensors", x, "--isa", "x86-64",
                                    "--output", in("y.safetensors")},
                                   {"ROPEWALK_KERNEL=" + name});
  EXPECT_EQ(result.exitCode, 0) << result.err;
}

TEST_F(Apply, TheBaselineTargetAgrees) {
  const NamedTensor q = floats("q", {1, 5, 4, 64});
  const std::vector<float> best = values(apply({q}), "q");
  expectNear(values(apply({q}, {"--isa", "x86-64"}), "q"), {best.begin(), best.end()});
}

TEST_F(Apply, AcceptsNoTokens) {
  EXPECT_EQ(describe(*apply({zeros("q", "F32", {1, 0, 4, 64})}).find("q")), "F32 [1, 0, 4, 64]");
  EXPECT_EQ(describe(*apply({zeros("q", "F32", {0, 3, 4, 64})}).find("q")), "F32 [0, 3, 4, 64]");
  const std::vector<std::string> bhsd = {"--layout", "bhsd"}, thd = {"--layout", "thd"};
  for (const std::vector<int64_t> &shape : std::vector<std::vector<int64_t>>{
           {1, 4, 0, 64}, {0, 4, 3, 64}, {0, 2, 0, 64}, {2, 0, 0, 64}})
    EXPECT_EQ(apply({zeros("q", "F32", shape)}, bhsd).find("q")->shape, shape);
  const SafetensorsFile both =
      apply({zeros("q", "BF16", {1, 4, 0, 64}), zeros("k", "BF16", {1, 2, 0, 64})}, bhsd);
  EXPECT_EQ(describe(*both.find("q")), "BF16 [1, 4, 0, 64]");
  EXPECT_EQ(describe(*both.find("k")), "BF16 [1, 2, 0, 64]");
  EXPECT_EQ(describe(*apply({zeros("q", "F16", {0, 4, 64})}, thd).find("q")), "F16 [0, 4, 64]");
}

TEST_F(Apply, AcceptsNoHeads) {
  const NamedTensor k = floats("k", {1, 3, 2, 64}, 2);
  const std::vector<double> turned = Definition().rotate(values(k.data), 2, at({0, 1, 2}));
  const SafetensorsFile keys = apply({zeros("q", "F32", {1, 3, 0, 64}), k});
  EXPECT_EQ(describe(*keys.find("q")), "F32 [1, 3, 0, 64]");
  expectNear(values(keys, "k"), turned);
  const NamedTensor q = floats("q", {1, 3, 4, 64});
  const SafetensorsFile queries = apply({q, zeros("k", "F32", {1, 3, 0, 64})});
  EXPECT_EQ(describe(*queries.find("k")), "F32 [1, 3, 0, 64]");
  expectNear(values(queries, "q"), Definition().rotate(values(q.data), 4, at({0, 1, 2})));
  EXPECT_EQ(describe(*apply({zeros("q", "F32", {5, 0, 64})}, {"--layout", "thd"}).find("q")),
            "F32 [5, 0, 64]");
  const SafetensorsFile none =
      apply({zeros("q", "F32", {1, 0, 3, 64}), zeros("k", "F32", {1, 0, 3, 64})},
            {"--layout", "bhsd", "--inverse"});
  EXPECT_EQ(describe(*none.find("q")), "F32 [1, 0, 3, 64]");
  EXPECT_EQ(describe(*none.find("k")), "F32 [1, 0, 3, 64]");
}

TEST_F(Apply, AcceptsDataAtAnyAddress) {
  const NamedTensor q = floats("q", {1, 2, 4, 64});
  std::string header = R"({"q":{"dtype":"F32","shape":[1,2,4,64],"data_offsets":[0,2048]}})";
  header.resize(8 * (header.size() / 8) + 9, ' ');
  std::string bytes(8, '\0');
  llvm::support::endian::write64le(bytes.data(), header.size());
  bytes += header + std::string(q.data.begin(), q.data.end());
  expectNear(values(applyFile(write("odd.safetensors", bytes)), "q"),
             Definition().rotate(values(q.data), 4, at({0, 1})));
}

TEST_F(Apply, CanReplaceItsInput) {
  const NamedTensor q = floats("q", {1, 2, 4, 64});
  const std::string path = writeTensors("same.safetensors", {q});
  const CommandResult result =
      run({"apply", "--config", writeConfig("config.json"), "--tensors", path, "--output", path});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  expectNear(values(llvm::cantFail(SafetensorsFile::open(path)), "q"),
             Definition().rotate(values(q.data), 4, at({0, 1})));
}

} // namespace
