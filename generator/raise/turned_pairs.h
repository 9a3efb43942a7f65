//===- turned_pairs.h - From components to pairs and windows ----*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_RAISE_TURNED_PAIRS_H
#define ROPEWALK_RAISE_TURNED_PAIRS_H

#include "raise/candidate.h"

namespace ropewalk::raise {

/// The pairs of a candidate's components, by their first one; `sources` are what the root is made
/// from. What is wrong with them; empty: nothing.
std::string readPairs(Elements &elements, const Candidate &candidate, const RaiseOptions &options,
                      llvm::ArrayRef<mlir::Value> sources, std::vector<TurnedPair> &pairs);

/// Puts in pairs that are not turned, between or beside those that are, where the others' distance
/// says that they belong to the window: their angle is 0 at every position. Only what keeps its
/// place can be one.
void addUnturned(Elements &elements, const Candidate &candidate, std::vector<TurnedPair> &pairs);

/// The windows of the turn's pairs. What is wrong with them; empty: nothing.
std::string readWindows(Turn &turn);

} // namespace ropewalk::raise

#endif
