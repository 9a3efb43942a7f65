//===- lane_bundler.h - Vector values from their lanes ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_LANE_BUNDLER_H
#define ROPEWALK_CODEGEN_PASSES_LANE_BUNDLER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace ropewalk {

/// Rebuilds the vector value of which the given scalars are the lanes, bottom-up:
///   constants                             a constant vector
///   one value in all lanes                a splat
///   lanes extracted from one or two vectors   that vector, or a shuffle of them
///   loads that together cover a vector    one load, or a shuffle of it (LLVM splits loads
///                                         that are only used lane by lane)
///   calls of functions of one type        `call`, on the rebuilt operands
///   one scalar operation in all lanes     the vector operation on the rebuilt operands
///   scalars that no call made             gathered one by one (a strided table)
class LaneBundler {
public:
  /// Makes the vector form of `callees`, one per lane, or returns null if they have none.
  using CallBuilder = llvm::function_ref<llvm::Value *(llvm::IRBuilderBase &,
                                                       llvm::ArrayRef<llvm::Function *> callees,
                                                       llvm::ArrayRef<llvm::Value *> operands)>;

  LaneBundler(llvm::IRBuilderBase &builder, CallBuilder call) : builder(builder), call(call) {}

  /// The vector, built at the builder's insertion point; null if the lanes have no common form.
  llvm::Value *bundle(llvm::ArrayRef<llvm::Value *> lanes);

private:
  llvm::Value *bundleConstants(llvm::ArrayRef<llvm::Value *> lanes);
  llvm::Value *bundleExtracts(llvm::ArrayRef<llvm::Value *> lanes);
  llvm::Value *bundleLoads(llvm::ArrayRef<llvm::Value *> lanes);
  llvm::Value *bundleInstructions(llvm::ArrayRef<llvm::Value *> lanes);
  llvm::Value *gather(llvm::ArrayRef<llvm::Value *> lanes);

  llvm::IRBuilderBase &builder;
  CallBuilder call;
};

/// What a finished insertelement chain sets. LLVM cuts chains of vectors that are stored in parts,
/// so some lanes may be those of another chain, or never set.
struct InsertedLanes {
  llvm::SmallVector<llvm::Value *, 16> lanes; ///< Those that are set, in order.
  llvm::SmallVector<int, 16> places; ///< By lane of the vector: its number among `lanes`, or -1.
  llvm::Value *base = nullptr;       ///< Has the other lanes.

  /// The chain's vector, of one that has `lanes`.
  llvm::Value *join(llvm::IRBuilderBase &builder, llvm::Value *vector) const;
};

/// Of the chain that ends in `last`; none if `last` is not the end of its chain.
InsertedLanes insertedLanes(llvm::InsertElementInst &last);

} // namespace ropewalk

#endif
