//===- check_tensors.h - Tensors of the self-check --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of random and special values in 64-byte aligned memory, every row followed by
// padding that no kernel may touch.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_SRC_CHECK_TENSORS_H
#define ROPEWALK_SRC_CHECK_TENSORS_H

#include "tables.h"

#include <cstdint>
#include <memory>

namespace ropewalk {

/// Source and two destinations of [tokens, heads, channels]. In place, destinations
/// start as copies of the source.
class CheckTensors {
public:
  CheckTensors(ropewalk_dtype dtype, int64_t tokens, int64_t heads, int64_t channels, bool inPlace,
               uint32_t seed);

  /// Strides of all three tensors; multiples of 64 bytes.
  void setStrides(ropewalk_kernel_args &args) const;
  const char *src() const { return source.get(); }
  char *dst() { return result.get(); }
  /// Makes dst() what it was before anything was written to it.
  void resetDst();
  char *referenceDst() { return plain.get(); }

  int64_t headCount() const { return heads; }

  /// Components [begin, begin + count) of a row of the source, dst() or referenceDst().
  void readInput(int64_t t, int64_t h, int64_t begin, int64_t count, float *values) const {
    read(source.get(), t, h, begin, count, values);
  }
  void readOutput(int64_t t, int64_t h, int64_t begin, int64_t count, float *values) const {
    read(result.get(), t, h, begin, count, values);
  }
  void readReference(int64_t t, int64_t h, int64_t begin, int64_t count, float *values) const {
    read(plain.get(), t, h, begin, count, values);
  }

  /// Components [begin, end) of a row.
  bool isCopied(int64_t t, int64_t h, int64_t begin, int64_t end) const;
  bool paddingIntact() const;

private:
  using Memory = std::unique_ptr<char, FreeDeleter>;

  Memory allocate() const;
  void reset(char *memory) const;
  void fillRow(char *row, int64_t number);
  int64_t rowOffset(int64_t t, int64_t h) const { return (t * heads + h) * rowStride; }
  void read(const char *base, int64_t t, int64_t h, int64_t begin, int64_t count,
            float *values) const;
  uint32_t random();

  ropewalk_dtype dtype;
  int64_t tokens, heads, rowBytes, rowStride;
  bool inPlace;
  uint32_t state;
  Memory source, result, plain;
};

} // namespace ropewalk

#endif
