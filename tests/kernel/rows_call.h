//===- rows_call.h - One call of a rows kernel in guarded memory *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_ROWS_CALL_H
#define ROPEWALK_TESTS_KERNEL_ROWS_CALL_H

#include "call_shape.h"
#include "kernel_spec.h"
#include "support/guarded_buffer.h"
#include "support/random.h"

#include <memory>
#include <string>
#include <vector>

namespace ropewalk::test {

/// Adjacent: cos[i]. Repeated: cos[2i], each entry twice. Complex: cos and sin take turns.
enum class Table { Adjacent, Repeated, Complex };

/// Sizes, strides and tables of a call of a rows kernel.
struct RowsShape {
  int64_t tokens = 1;
  int64_t pairs = 1;
  int64_t blocks = 0; ///< Equal parts of the pairs, each of which has one axis; 0: each pair has.
  Table table = Table::Adjacent;
  int64_t rowGap = 0;     ///< Between table rows, in elements.
  bool backwards = false; ///< Table rows lie in falling order; nothing else does.
  Rows rows = Rows::ListOf32;
  int32_t rowStep = 0;
  int32_t rowOffset = 0;     ///< Of lists.
  int64_t dstGap = 0;        ///< Behind each row of dst, in elements.
  int64_t firstPosition = 0; ///< Factored: a multiple of 256; all lie in the 768 from here on.
  Guard guard = Guard::AtEnd;

  std::string str() const;
};

/// Around every vector, in every kind of table and list.
std::vector<RowsShape> rowsShapes(Random &random);

/// Buffers of one call, each as large as the strides reach and between two inaccessible pages. A
/// stored table holds random bits; pair i of factors turns by a random angle per position.
class RowsCall {
public:
  RowsCall(const KernelSpec &spec, const RowsShape &shape, Random &random);

  const ropewalk_kernel_args &args() const { return arguments; }
  void run(ropewalk_kernel_fn kernel) const { kernel(&arguments); }
  void reset();

  /// What is wrong after a run; empty if nothing: bits that differ from kernel.h's formula, rounded
  /// as this target does; factors further than 0.51 ulp of 1.0 from the angle's own values; bytes
  /// written elsewhere.
  std::string error() const;
  /// All results, every NaN as one.
  std::vector<uint32_t> bits() const;

private:
  struct Entry {
    float cos, sin;
  };

  bool isFactored() const { return spec.request.source == TableSource::Factored; }
  int64_t elementSize() const;
  void choosePositions(Random &random);
  void makePositions(Random &random);
  void makeAxes(Random &random);
  /// Allocates cos and sin of `rows` rows and returns the byte stride between them.
  int64_t makeTable(int64_t rows, std::unique_ptr<GuardedBuffer> &cos,
                    std::unique_ptr<GuardedBuffer> &sin, const void *&cosRow, const void *&sinRow);
  void fillStored(Random &random);
  void fillFactors(Random &random);
  void makeDst();
  int64_t positionOf(int64_t token, int64_t pair) const;
  const unsigned char *at(const void *base, int64_t row, int64_t rowStride, int64_t pair) const;
  Entry expected(int64_t token, int64_t pair) const;
  std::string exactError(int64_t token, int64_t pair) const;
  std::string strayWrite() const;
  float result(int64_t token, int64_t component, int64_t pair) const;

  KernelSpec spec;
  RowsShape shape;
  std::unique_ptr<GuardedBuffer> cos, sin, fineCos, fineSin, positions, axes, dst;
  std::vector<int64_t> positionList; ///< [axes, tokens]: what the kernel must find.
  std::vector<int32_t> axisOf;       ///< [pairs]
  std::vector<double> turns;         ///< [pairs]: factors turn by this per position.
  ropewalk_kernel_args arguments = {};
};

} // namespace ropewalk::test

#endif
