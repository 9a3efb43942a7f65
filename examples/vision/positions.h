//===- positions.h - Where text and images are --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef VISION_POSITIONS_H
#define VISION_POSITIONS_H

#include <array>
#include <cstdint>
#include <vector>

namespace vision {

constexpr int64_t axes = 3;

/// Frame, row and column of each token, as Qwen2-VL counts them: a text token has one number
/// on all axes; an image's patches count rows and columns from where the image begins; what follows
/// continues behind the largest number so far.
class Positions {
public:
  void addText(int64_t tokens);
  void addImage(int64_t rows, int64_t columns);

  int64_t tokens() const { return static_cast<int64_t>(all.size()); }
  const std::array<int32_t, axes> &of(int64_t token) const { return all[token]; }

  /// [axes, tokens], as a call lists them, of the tokens from `first` on.
  std::vector<int32_t> list(int64_t first) const;

private:
  void add(int32_t frame, int32_t row, int32_t column) { all.push_back({frame, row, column}); }

  std::vector<std::array<int32_t, axes>> all;
  int32_t next = 0;
};

} // namespace vision

#endif
