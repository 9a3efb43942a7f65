//===- head_contents.h - What a block stores to a head ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_HEAD_CONTENTS_H
#define ROPEWALK_CODEGEN_PASSES_HEAD_CONTENTS_H

#include "kernel_spec.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/IRBuilder.h"

#include <optional>
#include <vector>

namespace ropewalk {

/// One vector or scalar of a head.
struct HeadStore {
  llvm::StoreInst *store;
  int64_t offset; ///< In bytes, from the pointer that all of a block share.
  int64_t bytes;
};

/// All that a block of a kernel stores, if that is one head without a gap, to be stored anew by
/// other vectors. Of functions out of place: nothing that they read is what they store, as the
/// kernel ABI has it, so stores may pass loads.
class HeadContents {
public:
  /// None of blocks that store to several pointers, leave gaps, store under masks, or write memory
  /// in another way.
  static std::optional<HeadContents> create(llvm::BasicBlock &block,
                                            const llvm::DataLayout &layout);

  HeadContents(HeadContents &&) = default; // elements point into pieces, which stay where they are
  HeadContents(const HeadContents &) = delete;

  llvm::ArrayRef<HeadStore> stores() const { return pieces; } ///< In the block's order.
  int64_t begin() const { return first; } ///< The first byte, as stores' offsets are counted.
  int64_t bytes() const { return static_cast<int64_t>(elements.size()) * elementBytes; }

  /// Of those stores that `bytes` from `at` on, counted from the first byte, come from: the last.
  const HeadStore &lastOf(int64_t at, int64_t bytes) const;

  // Where the builder is: behind that store.

  /// These bytes as one vector.
  llvm::Value *join(llvm::IRBuilderBase &builder, int64_t at, int64_t bytes) const;

  /// Stores that vector. At least so aligned.
  llvm::StoreInst *store(llvm::IRBuilderBase &builder, int64_t at, int64_t bytes,
                         llvm::Align alignment) const;

  /// Stores a line that begins `shared` bytes before the head: the last ones of `before`, which is
  /// a vector as join's of a line, and the head's first.
  llvm::StoreInst *storeShared(llvm::IRBuilderBase &builder, llvm::Value *before,
                               int64_t shared) const;

  /// Those that the block had, of which all has been stored anew.
  void eraseStores();

private:
  /// Where an element of the head comes from.
  struct Element {
    const HeadStore *piece;
    int64_t lane;
  };

  /// So many lanes of one stored vector, as a source of shuffles.
  struct Source {
    const HeadStore *piece;
    int64_t chunk; ///< Number of these lanes within the vector.
    bool operator==(const Source &other) const {
      return piece == other.piece && chunk == other.chunk;
    }
  };

  HeadContents(std::vector<HeadStore> pieces, const llvm::DataLayout &layout);
  bool findElements();
  llvm::ArrayRef<Element> elementsOf(int64_t at, int64_t bytes) const;
  llvm::Value *chunkOf(llvm::IRBuilderBase &builder, const Source &source, int64_t lanes) const;

  std::vector<HeadStore> pieces;
  llvm::Type *element;
  int64_t elementBytes, first = 0;
  std::vector<Element> elements;
};

} // namespace ropewalk

#endif
