//===- kernel_call.h - One call of a kernel in guarded memory ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_CALL_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_CALL_H

#include "kernel_spec.h"
#include "support/guarded_buffer.h"
#include "support/random.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ropewalk::test {

/// How the kernel is told where each token's table row is.
enum class Rows { ListOf32, LowWordsOf64, Consecutive };

/// Adjacent: cos[i]. Repeated: cos[2i], each entry twice. Complex: cos and sin take turns.
enum class Table { Adjacent, Repeated, Complex };

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
  bool misaligned = false;  ///< No better aligned than the kernel asks for.
  Table table = Table::Adjacent;
  int64_t rowGap = 0; ///< Between table rows, in elements.
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

/// Buffers of one call: src, dst, cos, sin and positions, each as large as the strides reach and
/// between two inaccessible pages. In place there is no src.
class KernelCall {
public:
  KernelCall(const KernelSpec &spec, const CallShape &shape, Random &random);

  /// Every source element of every row: value(token, head, channel), rounded to the dtype.
  void fill(const std::function<double(int64_t, int64_t, int64_t)> &value);
  /// Bits of one source element.
  void setBits(int64_t token, int64_t head, int64_t channel, uint32_t bits);
  /// Puts NaN, infinities, zeros, denormals and the largest values into every third row.
  void addSpecialValues(Random &random);
  /// Table entries, for the row that token `token` reads.
  void setTable(int64_t token, int64_t pair, float cos, float sin);

  const ropewalk_kernel_args &args() const { return arguments; }
  void run(ropewalk_kernel_fn kernel) const { kernel(&arguments); }
  /// In pieces of 1, 2, 1, ... tokens.
  void runInPieces(ropewalk_kernel_fn kernel) const;
  /// dst as it was before any run.
  void reset();

  /// What is wrong after a run; empty if nothing: elements that differ from the formula, rounded
  /// as kernel.h says for this target, or from the exact value by more than its bound; bytes
  /// written outside dst's rows. A NaN is any NaN.
  std::string error() const;

  /// Bits of one result.
  uint32_t result(int64_t token, int64_t head, int64_t channel) const;
  /// Of all results, with one value for every NaN: which of two NaN operands an addition returns
  /// depends on their order, and the formula leaves that free.
  std::vector<uint32_t> bits() const;

private:
  struct Tensor {
    std::unique_ptr<GuardedBuffer> buffer;
    int64_t origin = 0; ///< Offset of row (0, 0).
    int64_t tokenStride = 0, headStride = 0;
    std::vector<unsigned char> before;
    unsigned char *row(int64_t token, int64_t head) const {
      return buffer->data() + origin + token * tokenStride + head * headStride;
    }
  };

  Tensor makeTensor(int64_t gap, bool backwards, bool repeated) const;
  void makeTable(Random &random);
  void chooseRows(Random &random);
  void makePositions(Random &random);
  float *tableEntry(const float *base, int64_t token, int64_t pair) const;
  Tensor &source() { return src.buffer ? src : dst; }
  void remember();
  std::string strayWrite() const;
  std::string rowError(int64_t token, int64_t head) const;
  std::string elementError(int64_t token, int64_t head, int64_t channel) const;

  KernelSpec spec;
  CallShape shape;
  int64_t elementSize;
  Tensor src, dst;
  std::unique_ptr<GuardedBuffer> cos, sin, positions;
  std::vector<int64_t> rowOf; ///< Per token.
  ropewalk_kernel_args arguments = {};
};

} // namespace ropewalk::test

#endif
