//===- unaligned_lines.h - Lines of heads that begin within one -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_CODEGEN_PASSES_UNALIGNED_LINES_H
#define ROPEWALK_CODEGEN_PASSES_UNALIGNED_LINES_H

#include "llvm/IR/PassManager.h"

namespace ropewalk {

/// Metadata of stores beside streamed lines, which must not become non-temporal.
constexpr char headEdge[] = "ropewalk-head-edge";

/// Streams whole lines of heads that begin at any multiple of 16 bytes, in functions with the
/// attribute "ropewalk-unaligned-lines": of schedules that stream 16 bytes at a time.
///
/// A line of which parts are streamed waits in a buffer of the core until it is whole, and is
/// written in parts if the buffer is wanted before: by loads that miss, by other lines begun
/// meanwhile, such as a window's other half. So behind what computes a head its stores are there
/// four times, one for each place in a line where it may begin, for StreamingStoresPass. The line
/// that two heads share is stored with the second one; what is before the first and behind the last
/// whole line of a row of heads goes through the cache. Heads that have no head beside them, since
/// the loop has one or leaves gaps, go through the cache as they are, unless they are whole lines:
/// each would have two parts of lines of its own.
///
/// The attribute says too that the function is out of place, and each head's first byte a multiple
/// of 16. Loops of several blocks, or that do not store one head without a gap (head_contents.h) of
/// a line or more, are left alone.
class UnalignedLinesPass : public llvm::PassInfoMixin<UnalignedLinesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace ropewalk

#endif
