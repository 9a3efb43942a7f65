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
  if (tolerance.flushesTiny && got == 0 && isTiny(want.value))
    return 0;
  // An overflow is the rounding to the first power of two behind the largest value.
  const long double limit = powerOfTwo(formatOf(dtype).maxExponent() + 1);
  long double value = std::isinf(got) ? std::copysign(limit, static_cast<long double>(got)) : got;
  long double exact = std::clamp(want.value, -limit, limit);
  return static_cast<double>(std::fabs(value - exact) / ulpAt(dtype, want.magnitude));
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
    : what(rotation), axes(axesOf(rotation)), components(componentsOf(rotation)),
      frequencies(frequenciesOf(rotation)), attentionFactor(exactAttentionFactor(rotation)) {}

Oracle::Oracle(const ropewalk_rotation &rotation, const ropewalk_cache &cache)
    : what(rotation), axes(axesOf(rotation)), components(componentsOf(rotation)), cache(&cache) {}

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
  if (what.frequencies.angle == ROPEWALK_ANGLE_HF) {
    Quad radians = static_cast<float>(Quad(static_cast<float>(coordinate)) * frequencies[pair]);
    auto step = [&](Quad entry) {
      return static_cast<float>(Quad(static_cast<float>(entry)) *
                                static_cast<float>(attentionFactor));
    };
    const QuadCosSin turn = quadCosSin(radians);
    return {step(turn.cos), step(turn.sin)};
  }
  const QuadCosSin turn = quadCosSin(coordinate * frequencies[pair]);
  return {static_cast<long double>(attentionFactor * turn.cos),
          static_cast<long double>(attentionFactor * turn.sin)};
}

std::vector<Oracle::Components> Oracle::componentsOf(const ropewalk_rotation &rotation) {
  const ropewalk_axes &axes = rotation.axes;
  std::vector<Components> result;
  auto addBlock = [&](int64_t begin, int64_t pairs) {
    for (int64_t i = 0; i < pairs; ++i) {
      Components half = {begin + i, begin + i + pairs, begin + i, begin + i + pairs};
      Components interleaved = {begin + 2 * i, begin + 2 * i + 1, begin + 2 * i, begin + 2 * i + 1};
      bool readsHalf = rotation.pairing == ROPEWALK_HALF;
      const Components &from = readsHalf ? half : interleaved;
      const Components &to = readsHalf != (rotation.reorder != 0) ? half : interleaved;
      result.push_back({from.from0, from.from1, to.to0, to.to1});
    }
  };
  if (!axes.blocks)
    addBlock(rotation.window_begin, rotation.rotary_dim / 2);
  int64_t begin = rotation.window_begin, end = begin + rotation.rotary_dim;
  for (int a = 0; axes.blocks && begin < end; begin += 2 * axes.sections[a++])
    addBlock(begin, axes.sections[a]);
  return result;
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
  return rotate(head, angles(position));
}

std::vector<ExactAngle> Oracle::row(const std::vector<int64_t> &position) {
  std::vector<const std::vector<ExactAngle> *> rows;
  for (int64_t coordinate : position)
    rows.push_back(&angles(coordinate));
  std::vector<ExactAngle> result;
  for (int64_t i = 0; i < what.rotary_dim / 2; ++i)
    result.push_back((*rows[rows.size() == 1 ? 0 : axes[i]])[i]);
  return result;
}

std::vector<ExactElement> Oracle::rotate(const std::vector<double> &head,
                                         const std::vector<ExactAngle> &row) const {
  std::vector<ExactElement> result;
  for (double x : head)
    result.push_back({x, 0, true});
  for (size_t i = 0; i < row.size(); ++i) {
    auto [c, s] = row[i];
    auto [from0, from1, to0, to1] = components[i];
    const double x0 = head[from0], x1 = head[from1];
    const auto nearC = static_cast<double>(c), nearS = static_cast<double>(s);
    // No square of numbers from f32 leaves f64's range, nor does such a product.
    const double magnitude = std::sqrt((x0 * x0 + x1 * x1) * (nearC * nearC + nearS * nearS));
    result[to0] = {x0 * c - x1 * s, magnitude, false};
    result[to1] = {x1 * c + x0 * s, magnitude, false};
  }
  return result;
}

int64_t positionAt(const ropewalk_tensors &tensors, int axis, int64_t batch, int64_t token) {
  if (tensors.index != ROPEWALK_INDEX_NONE) {
    const int64_t at =
        axis * tensors.position_axis_stride + batch * tensors.position_batch_stride + token;
    // A pad position may be any number, also one that the offset takes out of range: wrap around.
    return static_cast<int64_t>(static_cast<uint64_t>(tensors.position_offset) +
                                static_cast<uint64_t>(entry(tensors.index, tensors.positions, at)));
  }
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

namespace {

/// Compares one tensor of a call, row by row.
class TensorComparison {
public:
  TensorComparison(Oracle &oracle, const ropewalk_layout &layout, const ropewalk_tensors &tensors,
                   bool isKey, const void *source, Tolerance tolerance, Pads pads)
      : oracle(oracle), layout(layout), tensors(tensors), isKey(isKey),
        source(static_cast<const char *>(source)), tolerance(tolerance), pads(pads),
        strides(isKey ? layout.k : layout.q), position(oracle.coordinates()),
        head(oracle.rotation().head_dim) {}

  Comparison run() {
    for (batch = 0; batch < tensors.batches; ++batch)
      for (token = 0; token < tensors.tokens; ++token)
        compareToken();
    return result;
  }

private:
  /// Of element 0 of a head, in bytes.
  int64_t dstOf(int64_t h) const {
    return elementBytes() * (batch * strides.dst_batch_stride + token * strides.dst_token_stride +
                             h * strides.dst_head_stride);
  }
  int64_t srcOf(int64_t h) const {
    return layout.place == ROPEWALK_IN_PLACE
               ? dstOf(h)
               : elementBytes() * (batch * strides.src_batch_stride +
                                   token * strides.src_token_stride + h * strides.src_head_stride);
  }
  int64_t elementBytes() const { return formatOf(layout.dtype).bytes; }

  /// Sets `position`; whether the token is a pad.
  bool findPosition() {
    bool isPad = pads.pad != ROPEWALK_PAD_NONE && tensors.index != ROPEWALK_INDEX_NONE;
    for (size_t a = 0; a < position.size(); ++a) {
      position[a] = positionAt(tensors, static_cast<int>(a), batch, token);
      isPad = isPad &&
              static_cast<uint64_t>(position[a]) - static_cast<uint64_t>(tensors.position_offset) ==
                  static_cast<uint64_t>(pads.position);
    }
    return isPad;
  }

  void compareToken() {
    const bool rotates = oracle.rotation().rotary_dim != 0;
    const bool isPad = (rotates || pads.pad != ROPEWALK_PAD_NONE) && findPosition();
    std::vector<ExactAngle> row;
    if (rotates && !isPad)
      row = oracle.row(position);
    auto *dst = static_cast<const char *>(isKey ? tensors.k_dst : tensors.q_dst);
    for (int64_t h = 0; h < strides.heads; ++h) {
      const char *from = source + srcOf(h);
      if (isPad && pads.pad == ROPEWALK_PAD_LEAVE)
        from = static_cast<const char *>(pads.before) + dstOf(h);
      for (size_t j = 0; j < head.size(); ++j)
        head[j] = readElement(layout.dtype, from + j * elementBytes());
      compareHead(h, oracle.rotate(head, row), from, dst + dstOf(h));
    }
  }

  void compareHead(int64_t h, const std::vector<ExactElement> &want, const char *from,
                   const char *to) {
    for (size_t j = 0; j < head.size(); ++j, ++result.compared) {
      const size_t at = j * elementBytes();
      double got = readElement(layout.dtype, to + at);
      double error = !want[j].copied ? errorOf(got, want[j], layout.dtype, tolerance)
                     : std::memcmp(from + at, to + at, elementBytes()) == 0
                         ? 0
                         : std::numeric_limits<double>::infinity();
      if (error <= result.worstUlp)
        continue;
      result.worstUlp = error;
      std::ostringstream where;
      where << (isKey ? "k" : "q") << "[" << batch << ", " << token << ", " << h << ", " << j
            << "] at position";
      for (int64_t coordinate : position)
        where << " " << coordinate;
      where << " is " << got << ", expected " << static_cast<double>(want[j].value);
      result.where = where.str();
    }
  }

  Oracle &oracle;
  const ropewalk_layout &layout;
  const ropewalk_tensors &tensors;
  const bool isKey;
  const char *const source;
  const Tolerance tolerance;
  const Pads pads;
  const ropewalk_tensor_layout &strides;
  int64_t batch = 0, token = 0;
  std::vector<int64_t> position; ///< Of the token.
  std::vector<double> head;
  Comparison result;
};

} // namespace

Comparison compare(Oracle &oracle, const ropewalk_layout &layout, const ropewalk_tensors &tensors,
                   bool isKey, const void *source, Tolerance tolerance, Pads pads) {
  return TensorComparison(oracle, layout, tensors, isKey, source, tolerance, pads).run();
}

} // namespace ropewalk::test
