//===- kernel_call.h - One call of a kernel in guarded memory ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_CALL_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_CALL_H

#include "call_shape.h"
#include "kernel_spec.h"
#include "support/guarded_buffer.h"
#include "support/random.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ropewalk::test {

/// The order of dst.
ropewalk_pairing writtenPairing(const KernelRequest &request);

/// Channels of both components of a pair.
std::array<int64_t, 2> channelsOf(ropewalk_pairing pairing, int64_t pair, int64_t pairs);

/// Buffers of one call: src, dst, cos, sin and positions, each as large as the strides reach and
/// between two inaccessible pages. In place there is no src.
class KernelCall {
public:
  KernelCall(const KernelSpec &spec, const CallShape &shape, Random &random);

  /// Every source element of every row: value(token, head, channel), rounded to the dtype.
  void fill(const std::function<double(int64_t, int64_t, int64_t)> &value);
  /// Bits of one source element. Components count from the first that the kernel reads.
  void setBits(int64_t token, int64_t head, int64_t channel, uint32_t bits);
  /// Puts NaN, infinities, zeros, denormals and the largest values into every third row.
  void addSpecialValues(Random &random);
  /// Puts NaN with all kinds of fractions, and infinities, into every third table entry.
  void addSpecialEntries(Random &random);
  /// Table entries, for the row that token `token` reads.
  void setTable(int64_t token, int64_t pair, float cos, float sin);

  const ropewalk_kernel_args &args() const { return arguments; }
  /// Bytes written outside dst's rows, in words; empty if there are none.
  std::string strayWrite() const;
  void run(ropewalk_kernel_fn kernel) const { kernel(&arguments); }
  /// By the portable reference, in as many passes as it takes.
  void runReference() const;
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

  /// Components of a row: the window, and what the kernel copies before and behind it.
  int64_t width() const { return spec.request.before + shape.channels + spec.request.behind; }
  Tensor makeTensor(int64_t gap, bool backwards, bool repeated) const;
  void makeTable(Random &random);
  void chooseRows(Random &random);
  void makePositions(Random &random);
  float *tableEntry(const void *base, int64_t token, int64_t pair) const;
  Tensor &source() { return src.buffer ? src : dst; }
  void remember();
  std::string rowError(int64_t token, int64_t head) const;
  std::string pairError(int64_t token, int64_t head, int64_t pair) const;

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
