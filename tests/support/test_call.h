//===- test_call.h - Tensors of one call in guarded memory ------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_SUPPORT_TEST_CALL_H
#define ROPEWALK_TESTS_SUPPORT_TEST_CALL_H

#include "support/guarded_buffer.h"
#include "support/oracle.h"
#include "support/random.h"

#include <memory>
#include <optional>
#include <vector>

namespace ropewalk::test {

/// How a TestCall lays out its memory.
struct Memory {
  Guard guard = Guard::AtEnd;
  size_t alignment = 0;    ///< Bytes; 0: the element size.
  size_t misalignment = 0; ///< Bytes beyond a multiple of `alignment`.
};

/// Random tensors for a rotation, a layout and a size; each in its own guarded buffer
/// that is just as large as the strides reach (negative ones included). Bytes that no
/// element covers are watched as well.
class TestCall {
public:
  TestCall(const ropewalk_rotation &rotation, const ropewalk_layout &layout, int64_t batches,
           int64_t tokens, Random &random, Memory memory = {});

  /// [batches, tokens] positions, kept in guarded memory of the index type.
  void setPositions(ropewalk_index index, const std::vector<int64_t> &positions);

  /// Any entries, the first of all positions at `origin`; their strides are the caller's to set.
  void setPositions(ropewalk_index index, const std::vector<int64_t> &entries, int64_t origin);

  /// cu_seqlens and starts.
  void setSequences(ropewalk_index index, const std::vector<int64_t> &cuSeqlens);
  void setStarts(ropewalk_index index, const std::vector<int64_t> &starts);

  /// Puts NaN (quiet and signalling, with payloads), infinities, zeros and denormals into every
  /// few rows of the sources.
  void addSpecialValues(Random &random);

  /// Undoes a run: destinations hold junk again (in place: the source).
  void reset();

  /// Pass to ropewalk_run; batches, tokens and pointers are set.
  ropewalk_tensors tensors = {};

  /// All tensors against the oracle; infinite if anything else was touched.
  Comparison compare(Oracle &oracle, Tolerance tolerance = {}, Pads pads = {}) const;

  /// Fails the test unless all is so near the oracle.
  void expectWithin(double ulp) const;

  /// Bytes of the destinations (holes included), to compare two calls bit by bit.
  std::vector<unsigned char> result() const;

  /// Whether nothing at all was written since reset().
  bool untouched() const;

private:
  struct Side {
    std::unique_ptr<GuardedBuffer> buffer;
    int64_t origin = 0; ///< Bytes from the buffer's begin to element 0.
    std::vector<unsigned char> before;
    std::vector<bool> covered; ///< Per byte.

    void *pointer() const { return buffer->data() + origin; }
    const void *original() const { return before.data() + origin; }
  };
  struct Tensor {
    bool isKey;
    std::optional<Side> src; ///< Empty in place.
    Side dst;
  };

  Side makeSide(int64_t heads, const int64_t (&stride)[3], int64_t begin, int64_t width) const;
  void addTensor(bool isKey, const ropewalk_tensor_layout &shape, Random &random);
  template <class Visit> void forEachSourceElement(Tensor &tensor, Visit visit);
  const void *store(ropewalk_index index, const std::vector<int64_t> &numbers, int64_t origin);

  ropewalk_rotation rotation;
  ropewalk_layout layout;
  Memory memory;
  std::vector<Tensor> all;
  std::vector<std::unique_ptr<GuardedBuffer>> lists; ///< Of positions and sequences.
};

} // namespace ropewalk::test

#endif
