//===- child.h - Work that may crash or hang --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TUNE_CHILD_H
#define ROPEWALK_TUNE_CHILD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace ropewalk {

struct ChildEnd {
  std::string output; ///< All that it wrote.
  std::string failed; ///< "died of signal 11", "hung for 30 s", "exit code 3"; empty: ended well.
};

/// Runs `work` in a copy of this process, and kills it once it has written nothing for so many
/// seconds. What it does to memory is gone. No other thread of this process may run.
llvm::Expected<ChildEnd> runInChild(llvm::function_ref<void(llvm::raw_ostream &output)> work,
                                    double seconds);

} // namespace ropewalk

#endif
