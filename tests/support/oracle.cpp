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

namespace ropewalk::test {
namespace {

Quad scaleLlama3(Quad inverse, const ropewalk_frequencies &f) {
  Quad wavelength = 2 * quadAcos(-1) / inverse;
  Quad length = f.original_max_position_embeddings;
  if (wavelength < length / f.high_freq_factor)
    return inverse;
  if (wavelength > length / f.low_freq_factor)
    return inverse / f.factor;
  Quad smooth = (length / wavelength - f.low_freq_factor) /
                (Quad(f.high_freq_factor) - Quad(f.low_freq_factor));
  return (1 - smooth) * inverse / f.factor + smooth * inverse;
}

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

} // namespace

std::vector<Quad> exactFrequencies(const ropewalk_rotation &rotation) {
  std::vector<Quad> result;
  for (int64_t i = 0; i < rotation.rotary_dim / 2; ++i) {
    Quad inverse = quadPow(rotation.frequencies.theta, -(Quad(2 * i) / Quad(rotation.rotary_dim)));
    if (rotation.frequencies.scaling == ROPEWALK_SCALING_LLAMA3)
      inverse = scaleLlama3(inverse, rotation.frequencies);
    result.push_back(inverse);
  }
  return result;
}

Oracle::Oracle(const ropewalk_rotation &rotation)
    : what(rotation), frequencies(exactFrequencies(rotation)) {}

Oracle::Oracle(const ropewalk_rotation &rotation, const ropewalk_cache &cache)
    : what(rotation), cache(&cache) {}

const std::vector<ExactAngle> &Oracle::angles(int64_t position) {
  auto [entry, isNew] = known.try_emplace(position);
  std::vector<ExactAngle> &row = entry->second;
  if (!isNew)
    return row;
  for (int64_t i = 0; i < what.rotary_dim / 2; ++i) {
    ExactAngle angle;
    if (cache) {
      int64_t at = position * cache->row_stride + i * cache->pair_stride;
      angle = {static_cast<const float *>(cache->cos)[at],
               static_cast<const float *>(cache->sin)[at]};
    } else {
      Quad radians = Quad(position) * frequencies[i], factor = what.frequencies.attention_factor;
      angle = {static_cast<long double>(factor * quadCos(radians)),
               static_cast<long double>(factor * quadSin(radians))};
    }
    if (what.inverse)
      angle.sin = -angle.sin;
    row.push_back(angle);
  }
  return row;
}

std::vector<ExactElement> Oracle::rotate(const std::vector<double> &head, int64_t position) {
  std::vector<ExactElement> result;
  for (double x : head)
    result.push_back({x, 0, true});
  const std::vector<ExactAngle> &row = angles(position);
  int64_t pairs = what.rotary_dim / 2;
  bool half = what.pairing == ROPEWALK_HALF;
  for (int64_t i = 0; i < pairs; ++i) {
    int64_t first = what.window_begin + (half ? i : 2 * i), second = first + (half ? pairs : 1);
    long double x0 = head[first], x1 = head[second], c = row[i].cos, s = row[i].sin;
    long double magnitude = std::hypot(x0, x1) * std::hypot(c, s);
    result[first] = {x0 * c - x1 * s, magnitude, false};
    result[second] = {x1 * c + x0 * s, magnitude, false};
  }
  return result;
}

int64_t positionAt(const ropewalk_tensors &tensors, int64_t batch, int64_t token) {
  int64_t at = batch * tensors.position_batch_stride + token;
  switch (tensors.index) {
  case ROPEWALK_INDEX_I32:
    return static_cast<const int32_t *>(tensors.positions)[at] + tensors.position_offset;
  case ROPEWALK_INDEX_I64:
    return static_cast<const int64_t *>(tensors.positions)[at] + tensors.position_offset;
  case ROPEWALK_INDEX_NONE:
    break;
  }
  return tensors.position_offset + token;
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
        int64_t position = oracle.rotation().rotary_dim ? positionAt(tensors, b, s) : 0;
        std::vector<ExactElement> want = oracle.rotate(head, position);
        for (int64_t j = 0; j < headDim; ++j, ++result.compared) {
          double got = readElement(layout.dtype, to + (dst + j) * bytes);
          double error = errorOf(got, want[j], layout.dtype, tolerance);
          if (error <= result.worstUlp)
            continue;
          result.worstUlp = error;
          std::ostringstream where;
          where << (isKey ? "k" : "q") << "[" << b << ", " << s << ", " << h << ", " << j
                << "] at position " << position << " is " << got << ", expected "
                << static_cast<double>(want[j].value);
          result.where = where.str();
        }
      }
  return result;
}

} // namespace ropewalk::test
