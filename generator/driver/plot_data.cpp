//===- plot_data.cpp - The numbers behind a picture -----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "plot_data.h"

#include "axes.h"
#include "plot_points.h"
#include "tables.h"
#include "turn.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <complex>

using namespace llvm;

namespace ropewalk::driver {

static llvm::Error failure(const ropewalk::Error &error) {
  return createStringError(error.message());
}

/// Infinity is null: JSON has no other word for it.
static json::Value number(double value) {
  return std::isfinite(value) ? json::Value(value) : json::Value(nullptr);
}

static json::Array wavelengths(ArrayRef<DoubleDouble> inverse) {
  json::Array lengths;
  for (DoubleDouble frequency : inverse)
    lengths.push_back(number(2 * numbers::pi / std::fabs(frequency.hi)));
  return lengths;
}

static json::Array rounded(ArrayRef<DoubleDouble> inverse) {
  json::Array values;
  for (DoubleDouble frequency : inverse)
    values.push_back(frequency.hi);
  return values;
}

static llvm::Expected<json::Object> frequenciesData(const ropewalk_rotation &rotation, int64_t) {
  auto scaled = computeFrequencies(rotation);
  if (!scaled)
    return failure(scaled.error());
  auto axes = pairAxes(rotation);
  if (!axes)
    return failure(axes.error());
  json::Object data{{"pair_axis", json::Array(*axes)},
                    {"inv_freq", rounded(scaled->inverse)},
                    {"wavelength", wavelengths(scaled->inverse)},
                    {"unscaled_inv_freq", nullptr},
                    {"unscaled_wavelength", nullptr},
                    {"original_max_positions", nullptr}};
  const ropewalk_frequencies &rule = rotation.frequencies;
  if (rule.original_max_position_embeddings > 0)
    data["original_max_positions"] = rule.original_max_position_embeddings;
  if (rule.scaling == ROPEWALK_SCALING_LIST)
    return data; // A list is the frequencies: they were never anything else.
  ropewalk_rotation plain = rotation;
  plain.frequencies = {};
  plain.frequencies.theta = rule.theta;
  plain.frequencies.angle = rule.angle;
  auto unscaled = computeFrequencies(plain);
  if (!unscaled)
    return failure(unscaled.error());
  data["unscaled_inv_freq"] = rounded(unscaled->inverse);
  data["unscaled_wavelength"] = wavelengths(unscaled->inverse);
  return data;
}

/// cos and sin of listed positions, the same one on every axis.
static llvm::Expected<TableRef> tableOf(const ropewalk_rotation &rotation,
                                        ArrayRef<double> positions) {
  std::vector<double> coordinates;
  for (int axis = 0; axis < std::max(rotation.axes.count, 1); ++axis)
    coordinates.insert(coordinates.end(), positions.begin(), positions.end());
  ropewalk_table_options options = {};
  options.positions = coordinates.data();
  options.rows = static_cast<int64_t>(positions.size());
  auto table = Table::build(rotation, options);
  if (!table)
    return failure(table.error());
  return std::move(*table);
}

/// The vector (1, 0) in every pair, at every position.
static llvm::Expected<json::Object> rotationData(const ropewalk_rotation &rotation,
                                                 int64_t positions) {
  std::vector<double> all;
  for (int64_t position = 0; position < positions; ++position)
    all.push_back(static_cast<double>(position));
  auto table = tableOf(rotation, all);
  if (!table)
    return table.takeError();
  json::Array first, second;
  for (int64_t row = 0; row < positions; ++row) {
    first.push_back(json::Array(ArrayRef((*table)->cosRow(row), (*table)->pairs)));
    second.push_back(json::Array(ArrayRef((*table)->sinRow(row), (*table)->pairs)));
  }
  return json::Object{{"position", json::Array(all)},
                      {"y0", std::move(first)},
                      {"y1", std::move(second)},
                      {"inv_freq", rounded((*table)->frequencies.inverse)}};
}

namespace {

/// Least, mean and largest of the values seen so far.
struct Summary {
  double least = INFINITY, sum = 0, largest = -INFINITY;
  int64_t count = 0;

  void add(double value) {
    least = std::min(least, value);
    largest = std::max(largest, value);
    sum += value;
    ++count;
  }
};

/// A curve that is a band where a point stands for many positions.
class Band {
public:
  void add(const Summary &summary) {
    least.push_back(summary.least);
    mean.push_back(summary.sum / static_cast<double>(summary.count));
    largest.push_back(summary.largest);
  }
  void moveTo(json::Object &data, const std::string &name) {
    data[name] = std::move(mean);
    data[name + "_least"] = std::move(least);
    data[name + "_largest"] = std::move(largest);
  }

private:
  json::Array least, mean, largest;
};

} // namespace

/// Of RoFormer, section 3.4.3: the mean of |S_1| .. |S_n| over the n pairs, S_j the sum of
/// e^(i distance inv_freq) over the first j.
static double upperBound(const ropewalk_table &table, int64_t row) {
  const double factor = table.frequencies.attentionFactor;
  std::complex<double> partial = 0;
  double sum = 0;
  for (int64_t i = 0; i < table.pairs; ++i) {
    partial += std::complex<double>(table.cosRow(row)[i], table.sinRow(row)[i]) / factor;
    sum += std::abs(partial);
  }
  return sum / static_cast<double>(table.pairs);
}

/// Of windows of ones; q and k have the attention factor each.
static double dotProduct(const ropewalk_table &table, int64_t row) {
  double sum = 0;
  for (int64_t i = 0; i < table.pairs; ++i)
    sum += table.cosRow(row)[i];
  return 2 * sum * table.frequencies.attentionFactor;
}

static llvm::Expected<json::Object> decayData(const ropewalk_rotation &rotation,
                                              int64_t positions) {
  const PlotPoints points(positions, rotation.rotary_dim);
  auto table = tableOf(rotation, points.positions());
  if (!table)
    return table.takeError();
  Band bound, product;
  for (const PlotPoints::Point &point : points) {
    Summary bounds, products;
    for (int64_t row = point.firstRow; row < point.endRow; ++row) {
      bounds.add(upperBound(**table, row));
      products.add(dotProduct(**table, row));
    }
    bound.add(bounds);
    product.add(products);
  }
  json::Object data = points.json("distance");
  bound.moveTo(data, "upper_bound");
  product.moveTo(data, "dot_product");
  return data;
}

/// Largest distance of an angle mode's table from the rotation over the reals.
static llvm::Expected<json::Object> errorsOf(ropewalk_rotation rotation, ropewalk_angle angle,
                                             const PlotPoints &points,
                                             ArrayRef<DoubleDouble> turns) {
  rotation.frequencies.angle = angle;
  auto table = tableOf(rotation, points.positions());
  if (!table)
    return table.takeError();
  const double factor = (*table)->frequencies.attentionFactor;
  json::Array cosErrors, sinErrors;
  for (const PlotPoints::Point &point : points) {
    double cosError = 0, sinError = 0;
    for (int64_t row = point.firstRow; row < point.endRow; ++row)
      for (size_t i = 0; i < turns.size(); ++i) {
        const CosSin truth = cosSinOfTurns(turns[i], points.positions()[row], 1);
        cosError = std::max(cosError, std::fabs((*table)->cosRow(row)[i] - factor * truth.cos));
        sinError = std::max(sinError, std::fabs((*table)->sinRow(row)[i] - factor * truth.sin));
      }
    cosErrors.push_back(cosError);
    sinErrors.push_back(sinError);
  }
  return json::Object{{"cos", std::move(cosErrors)}, {"sin", std::move(sinErrors)}};
}

static llvm::Expected<json::Object> errorData(const ropewalk_rotation &rotation,
                                              int64_t positions) {
  auto frequencies = computeFrequencies(rotation);
  if (!frequencies)
    return failure(frequencies.error());
  const PlotPoints points(positions, rotation.rotary_dim);
  json::Object data = points.json("position");
  const std::pair<const char *, ropewalk_angle> modes[] = {{"exact", ROPEWALK_ANGLE_EXACT},
                                                           {"hf", ROPEWALK_ANGLE_HF}};
  for (auto [name, angle] : modes) {
    auto errors = errorsOf(rotation, angle, points, frequencies->turns);
    if (!errors)
      return errors.takeError();
    data[name] = std::move(*errors);
  }
  return data;
}

const PlotKind plotKinds[4] = {{"rotation", 64, 1024, false, rotationData},
                               {"decay", 256, positionEnd, false, decayData},
                               {"frequencies", 0, 0, false, frequenciesData},
                               {"error", positionEnd, positionEnd, true, errorData}};

} // namespace ropewalk::driver
