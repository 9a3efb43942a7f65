//===- call_shape.h - Sizes and layouts of kernel calls ---------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_CALL_SHAPE_H
#define ROPEWALK_TESTS_KERNEL_CALL_SHAPE_H

#include "support/guarded_buffer.h"
#include "support/random.h"

#include <string>
#include <vector>

namespace ropewalk::test {

/// How the kernel is told where each token's table row is.
enum class Rows { ListOf32, LowWordsOf64, Consecutive };

/// Sizes, strides and tables of a call.
struct CallShape {
  int64_t tokens = 1;
  int64_t heads = 1;
  int64_t channels = 0;
  bool headMajor = false; ///< A head's tokens are neighbours, rather than a token's heads.
  int64_t srcGap = 0;     ///< Behind each row, in units of the kernel's alignment.
  int64_t dstGap = 0;
  bool srcBackwards = false; ///< Negative strides.
  bool dstBackwards = false;
  bool srcRepeated = false; ///< All tokens read the same rows: stride 0.
  int64_t misaligned = 0;   ///< Alignments of the kernel past one that is four times as large, or
                            ///< a cache line: 0 to 3.
  int64_t rowGap = 0;       ///< Between table rows, in elements.
  Rows rows = Rows::ListOf32;
  int32_t rowStep = 0;   ///< 1 or -1 if consecutive.
  int32_t rowOffset = 0; ///< Of lists; consecutive rows begin or end with the last row.
  bool inverse = false;
  Guard guard = Guard::AtEnd;

  std::string str() const;
};

/// Shapes around every tile: one of everything, odd counts, gaps, both memory orders, every kind
/// of position and table.
std::vector<CallShape> callShapes(int64_t channels, Random &random);

/// For kernels that put lines of several heads together (placesLines): heads that begin at each
/// place in a line, with and without gaps between them, in every order of memory.
std::vector<CallShape> placedShapes(int64_t channels);

} // namespace ropewalk::test

#endif
