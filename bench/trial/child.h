//===- child.h - Work that may crash or hang --------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_TRIAL_CHILD_H
#define ROPEWALK_BENCH_TRIAL_CHILD_H

#include <cstddef>
#include <functional>
#include <string>

namespace ropewalk {

/// What a child sends to its parent, at once and in order.
class ChildOutput {
public:
  explicit ChildOutput(int fd) : fd(fd) {}
  void write(const void *bytes, size_t size);

private:
  int fd;
};

struct ChildEnd {
  std::string output; ///< All that it wrote.
  std::string failed; ///< "died of signal 11", "hung for 30 s", "exit code 3", or why there could
                      ///< be no child; empty: ended well.
};

/// Runs `work` in a copy of this process, and kills it once it has written nothing for so many
/// seconds. What it does to memory is gone. No other thread of this process may run.
ChildEnd runInChild(const std::function<void(ChildOutput &output)> &work, double seconds);

} // namespace ropewalk

#endif
