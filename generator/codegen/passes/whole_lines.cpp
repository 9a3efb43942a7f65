//===- whole_lines.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "whole_lines.h"

#include "head_contents.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace ropewalk {

/// Whether lines can take the place of the stores, some of which do not begin with one.
static bool isWorthIt(const HeadContents &head) {
  return head.bytes() >= lineBytes && any_of(head.stores(), [&](const HeadStore &each) {
           return (each.offset - head.begin()) % lineBytes != 0;
         });
}

/// Of a head that is aligned so.
static void storeLines(HeadContents &head, Align alignment) {
  for (int64_t line = 0; line < head.bytes(); line += lineBytes) {
    const int64_t at = std::min(line, head.bytes() - lineBytes);
    IRBuilder<> builder(head.lastOf(at, lineBytes).store);
    head.store(builder, at, lineBytes, commonAlignment(alignment, static_cast<uint64_t>(at)));
  }
  head.eraseStores();
}

PreservedAnalyses WholeLinesPass::run(Function &function, FunctionAnalysisManager &) {
  const Attribute lines = function.getFnAttribute("ropewalk-lines");
  if (!lines.isValid())
    return PreservedAnalyses::all();
  uint64_t alignment = 1;
  lines.getValueAsString().getAsInteger(10, alignment);
  const DataLayout &layout = function.getParent()->getDataLayout();
  bool changed = false;
  for (BasicBlock &block : function) {
    std::optional<HeadContents> head = HeadContents::create(block, layout);
    if (!head || !isWorthIt(*head))
      continue;
    storeLines(*head, Align(alignment));
    changed = true;
  }
  return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace ropewalk
