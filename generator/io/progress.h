//===- progress.h - What a long step is doing -------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_IO_PROGRESS_H
#define ROPEWALK_IO_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <functional>
#include <string>

namespace ropewalk {

/// Says how far a step is, once it has taken more than two seconds: on a terminal a bar
/// with the time left, which is wiped at the end; elsewhere a line every ten seconds.
class Progress {
public:
  /// What is known to take long shows its bar from the first item on.
  static constexpr double atOnce = 0, usually = 2;

  /// To standard error.
  Progress(llvm::StringRef what, uint64_t total, double quietSeconds = usually);
  /// With any stream, clock (in seconds) and width of a terminal in characters; 0: none.
  Progress(llvm::StringRef what, uint64_t total, llvm::raw_ostream &os, unsigned columns,
           std::function<double()> clock, double quietSeconds = usually);
  Progress(const Progress &) = delete;
  ~Progress();

  /// `done` of the total are finished; `item` is what is next.
  void update(uint64_t done, llvm::StringRef item);
  /// Where the total is known by who does the step.
  void update(uint64_t done, uint64_t total, llvm::StringRef item);

private:
  void printBar(uint64_t done, llvm::StringRef item, double secondsLeft);

  std::string what;
  uint64_t total;
  llvm::raw_ostream &os;
  unsigned columns;
  std::function<double()> clock;
  double start;
  double nextPrint;
  bool barShown = false;
};

} // namespace ropewalk

#endif
