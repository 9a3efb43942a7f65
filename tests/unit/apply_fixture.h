//===- apply_fixture.h - Running ropewalk apply -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_APPLY_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_APPLY_FIXTURE_H

#include "support/command_line.h"

#include <cmath>
#include <cstring>

namespace ropewalk {

/// A rotation by its definition, in f64, with nothing of the runtime's.
struct Definition {
  int64_t headDim = 64, begin = 0, dim = 64;
  bool readsInterleaved = false, writesInterleaved = false;
  std::vector<double> frequencies = geometric(10000, 64);
  std::vector<size_t> axisOf; ///< Of each pair; empty: all turn by coordinate 0.
  double factor = 1;

  /// theta^(-2i/dim)
  static std::vector<double> geometric(double theta, int64_t dim) {
    std::vector<double> result;
    for (int64_t i = 0; i < dim / 2; ++i)
      result.push_back(std::pow(theta, -2.0 * double(i) / double(dim)));
    return result;
  }

  /// x is [tokens, heads, headDim]; a position has one coordinate per axis.
  std::vector<double> rotate(const std::vector<float> &x, int64_t heads,
                             const std::vector<std::vector<double>> &positions) const {
    std::vector<double> y(x.begin(), x.end());
    for (size_t row = 0; row < x.size() / headDim; ++row)
      for (int64_t i = 0; i < dim / 2; ++i) {
        const double position = positions[row / heads][axisOf.empty() ? 0 : axisOf[i]];
        const double angle = position * frequencies[i];
        const double c = factor * std::cos(angle), s = factor * std::sin(angle);
        const double x0 = x[at(row, i, 0, readsInterleaved)];
        const double x1 = x[at(row, i, 1, readsInterleaved)];
        y[at(row, i, 0, writesInterleaved)] = x0 * c - x1 * s;
        y[at(row, i, 1, writesInterleaved)] = x1 * c + x0 * s;
      }
    return y;
  }

private:
  size_t at(size_t row, int64_t i, int64_t j, bool interleaved) const {
    return row * headDim + begin + (interleaved ? 2 * i + j : i + j * dim / 2);
  }
};

/// The model has 4 query heads and 2 key heads of 64, theta 10000, half pairing.
class ApplyTest : public CommandLineTest {
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
  /// Positions with fractions, F32 or F64.
  static NamedTensor fractions(std::vector<int64_t> shape, llvm::ArrayRef<double> values,
                               llvm::StringRef dtype = "F64") {
    NamedTensor tensor = zeros("positions", dtype, std::move(shape));
    for (size_t i = 0; i < values.size(); ++i)
      if (dtype == "F64") {
        std::memcpy(&tensor.data[8 * i], &values[i], 8);
      } else {
        const float value = float(values[i]);
        std::memcpy(&tensor.data[4 * i], &value, 4);
      }
    return tensor;
  }
  static NamedTensor lengths(llvm::ArrayRef<int64_t> values, llvm::StringRef dtype = "I32") {
    NamedTensor tensor = positions({int64_t(values.size())}, values, dtype);
    tensor.info.name = "cu_seqlens";
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

  /// Positions of one coordinate.
  static std::vector<std::vector<double>> at(llvm::ArrayRef<double> positions) {
    std::vector<std::vector<double>> result;
    for (double position : positions)
      result.push_back({position});
    return result;
  }
  static void expectNear(const std::vector<float> &found, const std::vector<double> &expected,
                         double tolerance = 1e-6) {
    ASSERT_EQ(found.size(), expected.size());
    for (size_t i = 0; i < found.size(); ++i)
      ASSERT_NEAR(found[i], expected[i], tolerance) << "element " << i;
  }
};

} // namespace ropewalk

#endif
