//===- oracle.h - The rotation over the reals -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the runtime's tables and kernels are measured against. Nothing here calls the
// code under test: frequencies by binary128 powers (exact_frequencies.h), angles by
// binary128 sine and cosine, products in long double.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_ORACLE_H
#define ROPEWALK_TESTS_SUPPORT_ORACLE_H

#include "support/exact_frequencies.h"

#include "ropewalk/ropewalk.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ropewalk::test {

/// With ROPEWALK_ANGLE_HF the f32 numbers.
struct ExactAngle {
  long double cos; ///< attention_factor included
  long double sin; ///< negated for the inverse rotation
};

/// One element of a rotated row.
struct ExactElement {
  long double value;
  double magnitude; ///< attention_factor * hypot(x0, x1), nearly; 0 for copied components.
  bool copied;
};

/// Expected results for one rotation; remembers the angles of positions it has seen. The
/// rotation's lists must outlive the constructor only.
class Oracle {
public:
  explicit Oracle(const ropewalk_rotation &rotation);
  /// With a caller's cache: cos and sin as given.
  Oracle(const ropewalk_rotation &rotation, const ropewalk_cache &cache);
  /// With a table of listed positions: position r stands for coordinates[a * rows + r].
  Oracle(const ropewalk_rotation &rotation, std::vector<double> coordinates);

  const ropewalk_rotation &rotation() const { return what; }

  /// All pairs at `position`, or in that row of the cache or list.
  const std::vector<ExactAngle> &angles(int64_t position);

  /// head_dim components of one head whose every coordinate is `position`.
  std::vector<ExactElement> rotate(const std::vector<double> &head, int64_t position);

  /// Coordinates of a token's position: one for each axis, or its row of the list.
  size_t coordinates() const {
    const bool one = what.axes.count < 2 || !listed.empty();
    return one ? 1 : static_cast<size_t>(what.axes.count);
  }

  /// The angles of a token with these coordinates, and a head turned by them.
  std::vector<ExactAngle> row(const std::vector<int64_t> &position);
  std::vector<ExactElement> rotate(const std::vector<double> &head,
                                   const std::vector<ExactAngle> &row) const;

private:
  /// Where the components of a pair are read and written.
  struct Components {
    int64_t from0, from1, to0, to1;
  };

  ExactAngle angle(int64_t position, int64_t pair) const;
  static std::vector<Components> componentsOf(const ropewalk_rotation &rotation);

  ropewalk_rotation what;
  std::vector<int> axes;              ///< Of each pair.
  std::vector<Components> components; ///< Of each pair.
  std::vector<Quad> frequencies;      ///< With ROPEWALK_ANGLE_HF f32 numbers.
  Quad attentionFactor = 1;
  const ropewalk_cache *cache = nullptr;
  std::vector<double> listed;
  std::map<int64_t, std::vector<ExactAngle>> known;
};

/// The result of comparing a call with the oracle.
struct Comparison {
  double worstUlp = 0;
  int64_t compared = 0;
  std::string where; ///< Tensor, indices and values of the worst element.
};

/// What a result may do that the formula does not say.
struct Tolerance {
  /// bf16 results below 2^-126 may be zero (kernels for x86-64-v4-bf16 only).
  bool flushesTiny = false;
};

/// Rows that a call does not turn.
struct Pads {
  ropewalk_pad pad = ROPEWALK_PAD_NONE;
  int64_t position = 0;
  const void *before = nullptr; ///< dst as it was before the call; only for ROPEWALK_PAD_LEAVE.
};

/// Coordinate `axis` of a token's position.
int64_t positionAt(const ropewalk_tensors &tensors, int axis, int64_t batch, int64_t token);

/// Compares one tensor (isKey: k) of a finished call, element by element, in ulp of
/// the storage type at `magnitude`. `source` holds what was rotated: tensors.q_src, or
/// in place a copy of the tensor made before, at the same strides and origin. A bit of a
/// copied component that differs, a lost NaN, or a wrong infinity counts as infinite.
Comparison compare(Oracle &oracle, const ropewalk_layout &layout, const ropewalk_tensors &tensors,
                   bool isKey, const void *source, Tolerance tolerance = {}, Pads pads = {});

} // namespace ropewalk::test

#endif
