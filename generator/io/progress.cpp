//===- progress.cpp - What a long step is doing ---------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/progress.h"

#include "llvm/Support/Format.h"

#include <chrono>

using namespace llvm;

namespace ropewalk {

static constexpr double quietSeconds = 2;

static double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Progress::Progress(StringRef what, uint64_t total)
    : Progress(what, total, errs(), errs().is_displayed(), steadySeconds) {}

Progress::Progress(StringRef what, uint64_t total, raw_ostream &os, bool terminal,
                   std::function<double()> clock)
    : what(what), total(total), os(os), terminal(terminal), clock(std::move(clock)),
      start(this->clock()), nextPrint(start + quietSeconds) {}

Progress::~Progress() {
  if (barShown)
    os << "\r\x1b[K";
}

void Progress::update(uint64_t done, StringRef item) {
  double now = clock();
  if (now < nextPrint || done == 0 || done >= total)
    return;
  double secondsLeft = (now - start) * double(total - done) / double(done);
  if (terminal) {
    printBar(done, item, secondsLeft);
    nextPrint = now + 0.1;
  } else {
    os << what << ": " << done << " of " << total << ", " << format("%.0f s left\n", secondsLeft);
    nextPrint = now + 10;
  }
}

void Progress::printBar(uint64_t done, StringRef item, double secondsLeft) {
  constexpr int width = 24;
  int filled = int(double(done) / double(total) * width);
  os << "\r\x1b[K" << what << " [" << std::string(filled, '=') << std::string(width - filled, ' ')
     << "] " << done << "/" << total << format(", %.0f s left  ", secondsLeft)
     << item.take_front(60);
  os.flush();
  barShown = true;
}

} // namespace ropewalk
