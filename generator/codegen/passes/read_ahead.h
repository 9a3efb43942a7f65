//===- read_ahead.h - Lines of heads asked for early ------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_READ_AHEAD_H
#define ROPEWALK_CODEGEN_PASSES_READ_AHEAD_H

#include "schedule.h"

#include "llvm/IR/PassManager.h"

#include <optional>

namespace ropewalk {

/// How a function asks for heads early, and how many bytes a head has.
struct ReadAhead {
  Load load = Load::Plain;
  int64_t headBytes = 0;

  /// Lines that it asks for per head.
  int64_t lines() const;
};

/// The attributes "ropewalk-read-ahead"="touch" or "prefetch", and "ropewalk-head-bytes"="N".
void addReadAhead(llvm::Function &function, const ReadAhead &ahead);
/// What they say; nothing of a function without them, or with other values.
std::optional<ReadAhead> readAheadOf(const llvm::Function &function);

/// Asks for cache lines of heads before they are turned, by the attributes of a function. A head is
/// what an innermost loop loads from one pointer that moves with it, if that is as many bytes from
/// the first to the last as a head has.
///
/// "touch": reads a word of each line of a head's first half before anything of the head is loaded.
/// Components that turn together lie half a head apart, and where that is eight lines Zen 4
/// prefetches neither half, unless lines are asked for in the order of memory. The words are
/// volatile, as nobody uses them.
///
/// "prefetch": prefetches as many lines as the head has, of a head some tokens further on: so many
/// that these are leastPrefetchDistance at least. Where a token has more bytes than
/// mostPrefetchDistance it is some heads further on; where whole lines are loaded, where a token's
/// heads have, or are all that it has.
class ReadAheadPass : public llvm::PassInfoMixin<ReadAheadPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &manager);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
