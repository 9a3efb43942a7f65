//===- progress.cpp - What a long step is doing ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/progress.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"

#include <chrono>

using namespace llvm;

namespace ropewalk {

static double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Terminals that don't say how wide they are are taken for the least that is usual.
static unsigned columnsOfErrors() {
  if (!errs().is_displayed())
    return 0;
  const unsigned columns = sys::Process::StandardErrColumns();
  return columns ? columns : 80;
}

Progress::Progress(StringRef what, uint64_t total, double quietSeconds)
    : Progress(what, total, errs(), columnsOfErrors(), steadySeconds, quietSeconds) {}

Progress::Progress(StringRef what, uint64_t total, raw_ostream &os, unsigned columns,
                   std::function<double()> clock, double quietSeconds)
    : what(what), total(total), os(os), columns(columns), clock(std::move(clock)),
      start(this->clock()), nextPrint(start + quietSeconds) {}

Progress::~Progress() {
  if (barShown)
    os << "\r\x1b[K";
}

void Progress::update(uint64_t done, StringRef item) {
  double now = clock();
  if (now < nextPrint || done >= total || (done == 0 && columns == 0))
    return;
  double secondsLeft = done ? (now - start) * double(total - done) / double(done) : 0;
  if (columns > 0) {
    printBar(done, item, secondsLeft);
    nextPrint = now + 0.1;
  } else {
    os << what << ": " << done << " of " << total << ", " << format("%.0f s left\n", secondsLeft);
    nextPrint = now + 10;
  }
}

void Progress::update(uint64_t done, uint64_t newTotal, StringRef item) {
  total = newTotal;
  update(done, item);
}

void Progress::printBar(uint64_t done, StringRef item, double secondsLeft) {
  constexpr int width = 24;
  int filled = int(double(done) / double(total) * width);
  std::string line;
  raw_string_ostream text(line);
  text << what << " [" << std::string(filled, '=') << std::string(width - filled, ' ') << "] "
       << done << "/" << total;
  if (done > 0)
    text << format(", %.0f s left", secondsLeft);
  text << "  " << item;
  os << "\r\x1b[K" << StringRef(line).take_front(columns - 1);
  os.flush();
  barShown = true;
}

} // namespace ropewalk
