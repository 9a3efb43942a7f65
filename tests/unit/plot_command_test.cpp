//===- plot_command_test.cpp - The numbers of ropewalk plot ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/oracle.h"

#include "io/json.h"
#include "ropewalk/rotation.h"

#include "llvm/Support/Path.h"

#include <gmock/gmock.h>

#include <cmath>
#include <complex>

using namespace ropewalk;
using llvm::json::Array;
using llvm::json::Object;

namespace {

constexpr double tableError = 6.1e-8;

/// The model has heads of 64.
class PlotCommand : public CommandLineTest {
protected:
  Object plot(const std::string &kind, const std::string &fields = "{}",
              const std::vector<std::string> &options = {}) {
    std::vector<std::string> arguments = {
        "plot", kind, "--config", writeConfig("config.json", fields), "--format", "json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const CommandResult result = run(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(result.err, "");
    return std::move(*cantFail(parseJson(result.out, "standard output")).getAsObject());
  }
};

std::vector<double> numbers(const Array *array) {
  std::vector<double> values;
  for (const llvm::json::Value &value : *array)
    values.push_back(value.getAsNumber().value_or(NAN));
  return values;
}

std::vector<double> numbers(const Object &data, llvm::StringRef field) {
  const Array *array = data.getArray(field);
  EXPECT_TRUE(array) << field.str();
  return array ? numbers(array) : std::vector<double>();
}

void expectFrequencies(const Object &data, const std::string &prefix,
                       const ropewalk_rotation &rotation) {
  const std::vector<test::Quad> exact = test::exactFrequencies(rotation);
  const std::vector<double> inverse = numbers(data, prefix + "inv_freq"),
                            wavelength = numbers(data, prefix + "wavelength");
  ASSERT_EQ(inverse.size(), exact.size());
  ASSERT_EQ(wavelength.size(), exact.size());
  for (size_t i = 0; i < exact.size(); ++i) {
    const auto truth = static_cast<double>(exact[i]);
    EXPECT_DOUBLE_EQ(inverse[i], truth) << prefix << i;
    EXPECT_DOUBLE_EQ(wavelength[i], 2 * M_PI / truth) << prefix << i;
  }
}

constexpr const char *llama3Fields =
    R"({"rope_theta": 500000.0, "max_position_embeddings": 131072,
        "rope_scaling": {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0,
                         "high_freq_factor": 4.0, "original_max_position_embeddings": 8192}})";
const ropewalk_rotation llama3 = scaleLikeLlama3(makeRotation(64, 5e5), 8, 1, 4, 8192);

TEST_F(PlotCommand, FrequenciesBeforeAndAfterScaling) {
  const Object data = plot("frequencies", llama3Fields);
  expectFrequencies(data, "", llama3);
  expectFrequencies(data, "unscaled_", makeRotation(64, 5e5));
  EXPECT_EQ(data.getInteger("original_max_positions"), 8192);
  EXPECT_EQ(data.getInteger("max_positions"), 131072);
  EXPECT_EQ(data.getString("scaling"), "llama3");
  EXPECT_EQ(data.getNumber("theta"), 5e5);
  EXPECT_EQ(numbers(data, "pair_axis"), std::vector<double>(32));
}

TEST_F(PlotCommand, FrequenciesWithoutScalingAreEqual) {
  const Object data = plot("frequencies");
  expectFrequencies(data, "", makeRotation(64, 1e4));
  EXPECT_EQ(*data.getArray("inv_freq"), *data.getArray("unscaled_inv_freq"));
  EXPECT_EQ(data.get("original_max_positions")->getAsNull(), nullptr);
}

TEST_F(PlotCommand, ModelIsNamedAfterItsFileOrFolder) {
  const std::string folder = in("config.json");
  EXPECT_EQ(plot("frequencies").getString("model"),
            llvm::sys::path::filename(llvm::sys::path::parent_path(folder)));
  const CommandResult result =
      run({"plot", "frequencies", "--config", writeConfig("my-model.1.json"), "--format", "json"});
  EXPECT_THAT(result.out, testing::HasSubstr("\"model\":\"my-model.1\""));
}

TEST_F(PlotCommand, NamedModelsHaveTheirRuleLayerAndLength) {
  const auto named = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"plot", "frequencies", "--format", "json", "--model"});
    const CommandResult result = run(options);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    return std::move(*cantFail(parseJson(result.out, "standard output")).getAsObject());
  };
  const Object gemma = named({"gemma-3-4b", "--layer-type", "full_attention"});
  EXPECT_EQ(gemma.getString("model"), "gemma-3-4b");
  EXPECT_EQ(gemma.getString("layer_type"), "full_attention");
  expectFrequencies(gemma, "", scaleLinearly(makeRotation(256, 1e6), 8));
  expectFrequencies(gemma, "unscaled_", makeRotation(256, 1e6));

  const Object oss = named({"gpt-oss-20b"});
  EXPECT_NEAR(*oss.getNumber("attention_factor"), 0.1 * std::log(32.0) + 1, 1e-15);
  EXPECT_EQ(oss.get("layer_type")->getAsNull(), nullptr);

  EXPECT_EQ(oss.get("seq_len")->getAsNull(), nullptr);

  const Object phi = named({"phi-4-mini", "--seq-len", "4096"});
  EXPECT_EQ(phi.getInteger("seq_len"), 4096);
  const Array &kept = *phi.getArray("inv_freq");
  EXPECT_NE(kept, *named({"phi-4-mini", "--seq-len", "8192"}).getArray("inv_freq"));
}

TEST_F(PlotCommand, PairsThatStandStillHaveNoWavelength) {
  const CommandResult result = run({"plot", "frequencies", "--model", "gemma-4-e2b", "--layer-type",
                                    "full_attention", "--format", "json"});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const llvm::json::Value parsed = cantFail(parseJson(result.out, "standard output"));
  const Object &data = *parsed.getAsObject();
  const Array &inverse = *data.getArray("inv_freq"), &wavelength = *data.getArray("wavelength");
  ASSERT_EQ(inverse.size(), 256U);
  for (size_t i = 0; i < inverse.size(); ++i) {
    EXPECT_EQ(*inverse[i].getAsNumber() == 0, i >= 64) << i;
    EXPECT_EQ(wavelength[i].getAsNull().has_value(), i >= 64) << i;
  }
}

TEST_F(PlotCommand, AxesOfPairsAreThoseOfTheSections) {
  const CommandResult result =
      run({"plot", "frequencies", "--model", "qwen3-vl-4b", "--format", "json"});
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const llvm::json::Value parsed = cantFail(parseJson(result.out, "standard output"));
  const Object &data = *parsed.getAsObject();
  EXPECT_EQ(data.getInteger("axes"), 3);
  const std::vector<double> axis = numbers(data, "pair_axis");
  ASSERT_EQ(axis.size(), 64U);
  for (size_t i = 0; i < axis.size(); ++i)
    EXPECT_EQ(axis[i], i < 60 ? double(i % 3) : 0) << i;
}

TEST_F(PlotCommand, AngleModeIsThatOfTheOption) {
  const Object data = plot("decay", llama3Fields, {"--angle", "hf"});
  EXPECT_EQ(data.getString("angle"), "hf");
  const std::vector<float> inverse = test::hfFrequencies(llama3);
  const std::vector<double> product = numbers(data, "dot_product");
  double last = 0;
  for (float frequency : inverse)
    last += 2 * float(std::cos(double(255 * frequency)));
  EXPECT_NEAR(product[255], last, 1e-12);
  EXPECT_EQ(numbers(plot("frequencies", llama3Fields, {"--angle", "hf"}), "inv_freq"),
            std::vector<double>(inverse.begin(), inverse.end()));
}

TEST_F(PlotCommand, RotationTurnsTheVectorAsTheOracleSays) {
  const Object data = plot("rotation", llama3Fields, {"--positions", "9"});
  test::Oracle oracle(llama3);
  ASSERT_EQ(numbers(data, "position").size(), 9U);
  const Array &first = *data.getArray("y0"), &second = *data.getArray("y1");
  ASSERT_EQ(first.size(), 9U);
  ASSERT_EQ(second.size(), 9U);
  for (int64_t position = 0; position < 9; ++position) {
    const std::vector<double> y0 = numbers(first[position].getAsArray()),
                              y1 = numbers(second[position].getAsArray());
    const std::vector<test::ExactAngle> &angles = oracle.angles(position);
    ASSERT_EQ(y0.size(), angles.size());
    ASSERT_EQ(y1.size(), angles.size());
    for (size_t i = 0; i < angles.size(); ++i) {
      EXPECT_NEAR(y0[i], angles[i].cos, tableError) << position << " " << i;
      EXPECT_NEAR(y1[i], angles[i].sin, tableError) << position << " " << i;
    }
  }
}

/// RoFormer's bound and q.k of ones, from the oracle's angles.
std::pair<double, double> decayAt(test::Oracle &oracle, int64_t distance) {
  const std::vector<test::ExactAngle> &angles = oracle.angles(distance);
  std::complex<double> partial = 0;
  double sum = 0;
  for (const test::ExactAngle &angle : angles) {
    partial += std::complex<double>(double(angle.cos), double(angle.sin));
    sum += std::abs(partial);
  }
  return {sum / double(angles.size()), 2 * partial.real()};
}

TEST_F(PlotCommand, DecayIsThatOfTheFormula) {
  const Object data = plot("decay");
  test::Oracle oracle(makeRotation(64, 1e4));
  const std::vector<double> begin = numbers(data, "distance_begin"),
                            bound = numbers(data, "upper_bound"),
                            product = numbers(data, "dot_product");
  ASSERT_EQ(begin.size(), 256U);
  ASSERT_EQ(bound.size(), 256U);
  ASSERT_EQ(product.size(), 256U);
  EXPECT_EQ(bound[0], 16.5); // (1 + .. + 32) / 32
  EXPECT_EQ(product[0], 64);
  for (int64_t distance = 0; distance < 256; ++distance) {
    const auto [exactBound, exactProduct] = decayAt(oracle, distance);
    EXPECT_EQ(begin[distance], double(distance));
    EXPECT_NEAR(bound[distance], exactBound, 32 * tableError);
    EXPECT_NEAR(product[distance], exactProduct, 64 * tableError);
  }
  EXPECT_EQ(*data.getArray("upper_bound"), *data.getArray("upper_bound_least"));
  EXPECT_EQ(*data.getArray("dot_product"), *data.getArray("dot_product_largest"));
}

TEST_F(PlotCommand, LongDecayIsABandOverPointsWithoutGaps) {
  const Object data = plot("decay", "{}", {"--positions", "100000"});
  const std::vector<double> begin = numbers(data, "distance_begin"),
                            end = numbers(data, "distance_end"),
                            least = numbers(data, "dot_product_least"),
                            mean = numbers(data, "dot_product"),
                            largest = numbers(data, "dot_product_largest");
  EXPECT_LE(begin.size(), 513U);
  EXPECT_GE(begin.size(), 256U);
  ASSERT_EQ(end.size(), begin.size());
  ASSERT_EQ(mean.size(), begin.size());
  EXPECT_EQ(begin.front(), 0);
  EXPECT_EQ(end.back(), 100000);
  test::Oracle oracle(makeRotation(64, 1e4));
  for (size_t k = 0; k < begin.size(); ++k) {
    EXPECT_EQ(k ? end[k - 1] : 0, begin[k]);
    EXPECT_LE(least[k], mean[k] + 1e-9);
    EXPECT_LE(mean[k], largest[k] + 1e-9);
    // The first position of a point is always looked at.
    const double first = decayAt(oracle, int64_t(begin[k])).second;
    EXPECT_LE(least[k], first + 64 * tableError);
    EXPECT_GE(largest[k], first - 64 * tableError);
  }
}

/// Largest error over pairs of Hugging Face's f32 steps at one position.
std::pair<double, double> hfError(const ropewalk_rotation &rotation, test::Oracle &oracle,
                                  int64_t position) {
  const std::vector<float> inverse = test::hfFrequencies(rotation);
  double cosError = 0, sinError = 0;
  for (size_t i = 0; i < inverse.size(); ++i) {
    const double angle = float(position) * inverse[i];
    const test::ExactAngle &truth = oracle.angles(position)[i];
    cosError = std::max(cosError, double(std::fabs(float(std::cos(angle)) - truth.cos)));
    sinError = std::max(sinError, double(std::fabs(float(std::sin(angle)) - truth.sin)));
  }
  return {cosError, sinError};
}

TEST_F(PlotCommand, ErrorOfHfIsThatOfItsSteps) {
  const Object data = plot("error", llama3Fields, {"--positions", "300"});
  const std::vector<double> cosError = numbers(*data.getObject("hf"), "cos"),
                            sinError = numbers(*data.getObject("hf"), "sin");
  ASSERT_EQ(cosError.size(), 300U);
  ASSERT_EQ(sinError.size(), 300U);
  test::Oracle oracle(llama3);
  for (int64_t position = 0; position < 300; ++position) {
    const auto [exactCos, exactSin] = hfError(llama3, oracle, position);
    EXPECT_NEAR(cosError[position], exactCos, 1e-14) << position;
    EXPECT_NEAR(sinError[position], exactSin, 1e-14) << position;
  }
}

TEST_F(PlotCommand, ErrorOfHfGrowsAndThatOfExactDoesNot) {
  const Object data = plot("error", llama3Fields);
  const std::vector<double> begin = numbers(data, "position_begin"),
                            end = numbers(data, "position_end");
  EXPECT_EQ(end.back(), 2147483648.0);
  for (const char *component : {"cos", "sin"}) {
    const std::vector<double> hf = numbers(*data.getObject("hf"), component),
                              exact = numbers(*data.getObject("exact"), component);
    ASSERT_EQ(hf.size(), begin.size());
    ASSERT_EQ(exact.size(), begin.size());
    for (size_t k = 0; k < begin.size(); ++k) {
      EXPECT_LE(exact[k], 0.51 * 0x1p-24) << begin[k];
      EXPECT_LE(hf[k], std::min(2.0, 0x1p-24 + 0x1p-23 * end[k]) + 1e-6) << begin[k];
      // Pair 0 alone is off by up to half the last bit of its angle; some position is, nearly.
      if (begin[k] >= 4096 && begin[k] < (1 << 22)) {
        EXPECT_GE(hf[k], 0x1p-27 * begin[k]) << begin[k];
      }
      if (begin[k] >= (1 << 26)) {
        EXPECT_GE(hf[k], 1) << begin[k];
      }
    }
  }
}

TEST_F(PlotCommand, PartialWindowsHaveTheirOwnPairs) {
  const Object data = plot("rotation", R"({"partial_rotary_factor": 0.5, "model_type": "phi"})",
                           {"--positions", "2"});
  EXPECT_EQ(data.getInteger("rotary_dim"), 32);
  EXPECT_EQ((*data.getArray("y0"))[1].getAsArray()->size(), 16U);
}

TEST_F(PlotCommand, HelpNamesKindsAndTheWayWithoutMatplotlib) {
  const CommandResult result = run({"plot", "--help"});
  EXPECT_EQ(result.exitCode, 0);
  for (const char *word : {"KINDS:", "  rotation ", "  decay ", "  frequencies ", "  error ",
                           "EXAMPLES:", "ROPEWALK_PLOT_PYTHON", "--format=json"})
    EXPECT_THAT(result.out, testing::HasSubstr(word));
}

} // namespace
