//===- oracle.cpp - The rotation over the reals ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/oracle.h"
#include "support/elements.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <sstream>
#include <utility>

namespace ropewalk::test {
namespace {

bool isTiny(long double value) { return value > -0x1p-126L && value < 0x1p-126L; }

/// In ulp; infinite if a special value is wrong.
double errorOf(double got, const ExactElement &want, ropewalk_dtype dtype, Tolerance tolerance) {
  constexpr double wrong = std::numeric_limits<double>::infinity();
  if (std::isnan(want.value) || std::isnan(got))
    return std::isnan(want.value) && std::isnan(got) ? 0 : wrong;
  if (std::isinf(want.value))
    return got == want.value ? 0 : wrong;
  if (want.copied)
    return got == want.value && std::signbit(got) == std::signbit(want.value) ? 0 : wrong;
  if (tolerance.flushesTiny && got == 0 && isTiny(want.value))
    return 0;
  // An overflow is the rounding to the first power of two behind the largest value.
  long double limit = std::ldexp(1.0L, formatOf(dtype).maxExponent() + 1);
  long double value = std::isinf(got) ? std::copysign(limit, static_cast<long double>(got)) : got;
  long double exact = std::clamp(want.value, -limit, limit);
  return static_cast<double>(std::fabs(value - exact) / ulpAt(dtype, want.magnitude));
}

/// The two components of pair i.
std::pair<int64_t, int64_t> componentsOf(const ropewalk_rotation &rotation, bool half, int64_t i) {
  int64_t begin = rotation.window_begin, pairs = rotation.rotary_dim / 2;
  if (rotation.axes.blocks)
    for (int a = 0; a < axisOfPair(rotation, i); ++a)
      begin += 2 * rotation.axes.sections[a];
  if (rotation.axes.blocks && rotation.axes.count > 1)
    pairs = rotation.axes.sections[axisOfPair(rotation, i)];
  int64_t j = i - (begin - rotation.window_begin) / 2;
  return half ? std::pair(begin + j, begin + j + pairs)
              : std::pair(begin + 2 * j, begin + 2 * j + 1);
}

std::vector<int> axesOf(const ropewalk_rotation &rotation) {
  std::vector<int> result;
  for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i)
    result.push_back(axisOfPair(rotation, i));
  return result;
}

/// As the rotation's angle mode has them.
std::vector<Quad> frequenciesOf(const ropewalk_rotation &rotation) {
  if (rotation.frequencies.angle == ROPEWALK_ANGLE_EXACT)
    return exactFrequencies(rotation);
  std::vector<float> rounded = hfFrequencies(rotation);
  return {rounded.begin(), rounded.end()};
}

/// An entry of starts, cu_seqlens or positions.
int64_t entry(ropewalk_index type, const void *list, int64_t at) {
  return type == ROPEWALK_INDEX_I32 ? static_cast<const int32_t *>(list)[at]
                                    : static_cast<const int64_t *>(list)[at];
}

} // namespace

Oracle::Oracle(const ropewalk_rotation &rotation)
    : what(rotation), axes(axesOf(rotation)), frequencies(frequenciesOf(rotation)),
      attentionFactor(exactAttentionFactor(rotation)) {}

Oracle::Oracle(const ropewalk_rotation &rotation, const ropewalk_cache &cache)
    : what(rotation), axes(axesOf(rotation)), cache(&cache) {}

Oracle::Oracle(const ropewalk_rotation &rotation, std::vector<double> coordinates)
    : Oracle(rotation) {
  listed = std::move(coordinates);
}

ExactAngle Oracle::angle(int64_t position, int64_t pair) const {
  if (cache) {
    int64_t at =
        (position * cache->row_stride + pair * cache->pair_stride) * formatOf(cache->dtype).bytes;
    return {readElement(cache->dtype, static_cast<const char *>(cache->cos) + at),
            readElement(cache->dtype, static_cast<const char *>(cache->sin) + at)};
  }
  Quad coordinate = position;
  if (!listed.empty()) {
    auto rows = static_cast<int64_t>(listed.size()) / std::max(what.axes.count, 1);
    coordinate = listed[axes[pair] * rows + position];
  }
  Quad radians = coordinate * frequencies[pair], factor = attentionFactor;
  if (what.frequencies.angle == ROPEWALK_ANGLE_HF) {
    radians = static_cast<float>(Quad(static_cast<float>(coordinate)) * frequencies[pair]);
    factor = static_cast<float>(factor);
  }
  return {static_cast<long double>(factor * quadCos(radians)),
          static_cast<long double>(factor * quadSin(radians))};
}

const std::vector<ExactAngle> &Oracle::angles(int64_t position) {
  auto [entry, isNew] = known.try_emplace(position);
  std::vector<ExactAngle> &row = entry->second;
  for (int64_t i = 0; isNew && i < what.rotary_dim / 2; ++i) {
    row.push_back(angle(position, i));
    if (what.inverse)
      row.back().sin = -row.back().sin;
  }
  return row;
}

std::vector<ExactElement> Oracle::rotate(const std::vector<double> &head, int64_t position) {
  return rotate(head, std::vector<int64_t>(std::max(what.axes.count, 1), position));
}

std::vector<ExactElement> Oracle::rotate(const std::vector<double> &head,
                                         const std::vector<int64_t> &position) {
  std::vector<ExactElement> result;
  for (double x : head)
    result.push_back({x, 0, true});
  bool half = what.pairing == ROPEWALK_HALF;
  for (int64_t i = 0; i < what.rotary_dim / 2; ++i) {
    auto [from0, from1] = componentsOf(what, half, i);
    auto [to0, to1] = componentsOf(what, half != (what.reorder != 0), i);
    auto [c, s] = angles(position[axes[i]])[i];
    long double x0 = head[from0], x1 = head[from1];
    long double magnitude = std::hypot(x0, x1) * std::hypot(c, s);
    result[to0] = {x0 * c - x1 * s, magnitude, false};
    result[to1] = {x1 * c + x0 * s, magnitude, false};
  }
  return result;
}

int64_t positionAt(const ropewalk_tensors &tensors, int axis, int64_t batch, int64_t token) {
  if (tensors.index != ROPEWALK_INDEX_NONE)
    return tensors.position_offset + entry(tensors.index, tensors.positions,
                                           axis * tensors.position_axis_stride +
                                               batch * tensors.position_batch_stride + token);
  int64_t sequence = batch, first = 0;
  if (tensors.cu_seqlens) {
    for (sequence = -1; sequence + 1 < tensors.sequences &&
                        entry(tensors.ragged_index, tensors.cu_seqlens, sequence + 1) <= token;)
      ++sequence;
    first = entry(tensors.ragged_index, tensors.cu_seqlens, sequence);
  }
  int64_t start = tensors.starts ? entry(tensors.ragged_index, tensors.starts, sequence) : 0;
  return start + tensors.position_offset + token - first;
}

Comparison compare(Oracle &oracle, const ropewalk_layout &layout, const ropewalk_tensors &tensors,
                   bool isKey, const void *source, Tolerance tolerance) {
  const ropewalk_tensor_layout &t = isKey ? layout.k : layout.q;
  bool inPlace = layout.place == ROPEWALK_IN_PLACE;
  int64_t bytes = formatOf(layout.dtype).bytes, headDim = oracle.rotation().head_dim;
  auto *from = static_cast<const char *>(source);
  auto *to = static_cast<const char *>(isKey ? tensors.k_dst : tensors.q_dst);
  Comparison result;
  std::vector<double> head(headDim);
  for (int64_t b = 0; b < tensors.batches; ++b)
    for (int64_t s = 0; s < tensors.tokens; ++s)
      for (int64_t h = 0; h < t.heads; ++h) {
        int64_t dst = b * t.dst_batch_stride + s * t.dst_token_stride + h * t.dst_head_stride;
        int64_t src =
            inPlace ? dst : b * t.src_batch_stride + s * t.src_token_stride + h * t.src_head_stride;
        for (int64_t j = 0; j < headDim; ++j)
          head[j] = readElement(layout.dtype, from + (src + j) * bytes);
        std::vector<int64_t> position(std::max(oracle.rotation().axes.count, 1));
        for (size_t a = 0; oracle.rotation().rotary_dim && a < position.size(); ++a)
          position[a] = positionAt(tensors, static_cast<int>(a), b, s);
        std::vector<ExactElement> want = oracle.rotate(head, position);
        for (int64_t j = 0; j < headDim; ++j, ++result.compared) {
          double got = readElement(layout.dtype, to + (dst + j) * bytes);
          double error = errorOf(got, want[j], layout.dtype, tolerance);
          if (error <= result.worstUlp)
            continue;
          result.worstUlp = error;
          std::ostringstream where;
          where << (isKey ? "k" : "q") << "[" << b << ", " << s << ", " << h << ", " << j
                << "] at position " << position[0] << " is " << got << ", expected "
                << static_cast<double>(want[j].value);
          result.where = where.str();
        }
      }
  return result;
}

} // namespace ropewalk::test
