//===- team.cpp - Threads that share a call -------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "team.h"

#include "cpu.h"

#include <algorithm>

namespace ropewalk::bench {

/// Polls; after a while lets whatever else wants this CPU have it.
template <class Condition> static void waitFor(const Condition &condition) {
  for (int polls = 0; !condition(); ++polls) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
    if (polls > 10000)
      std::this_thread::yield();
  }
}

Team::Team(const std::vector<int> &otherCpus) {
  try {
    for (size_t i = 0; i < otherCpus.size(); ++i)
      others.emplace_back(&Team::work, this, int64_t(i) + 1, otherCpus[i]);
  } catch (...) { // no further thread to be had
    end();
    throw;
  }
}

Team::~Team() { end(); }

void Team::end() {
  over = true;
  begun.fetch_add(1, std::memory_order_release);
  for (std::thread &other : others)
    other.join();
}

void Team::run(int64_t count, const void *context, Function function) {
  this->count = count;
  this->context = context;
  this->function = function;
  busy.store(int64_t(others.size()), std::memory_order_relaxed);
  begun.fetch_add(1, std::memory_order_release);
  runShare(0);
  waitFor([this] { return busy.load(std::memory_order_acquire) == 0; });
}

void Team::runShare(int64_t thread) const {
  const int64_t share = count / threads(), rest = count % threads();
  const int64_t begin = thread * share + std::min(thread, rest);
  const int64_t end = begin + share + (thread < rest);
  if (begin < end)
    function(context, begin, end);
}

void Team::work(int64_t thread, int cpu) {
  pinToCpu(cpu);
  for (uint64_t seen = 0;;) {
    waitFor([&] { return begun.load(std::memory_order_acquire) != seen; });
    ++seen;
    if (over)
      return;
    runShare(thread);
    busy.fetch_sub(1, std::memory_order_release);
  }
}

} // namespace ropewalk::bench
