//===- team.h - Threads that share a call -----------------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_TEAM_H
#define ROPEWALK_BENCH_HARNESS_TEAM_H

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace ropewalk::bench {

/// As engines keep their threads: each on a CPU of its own, waiting for work without sleeping, so
/// that beginning it takes a fraction of a microsecond. One call at a time.
class Team {
public:
  /// The calling thread, pinned by its owner, and one more on each of these CPUs.
  explicit Team(const std::vector<int> &otherCpus);
  ~Team();
  Team(const Team &) = delete;
  Team &operator=(const Team &) = delete;

  int threads() const { return int(others.size()) + 1; }

  /// body(begin, end) on each thread, for its share of [0, count): contiguous, none longer than
  /// another by more than one, threads without a share left out. Returns when all is done.
  template <class Body> void share(int64_t count, const Body &body) {
    run(count, &body, [](const void *context, int64_t begin, int64_t end) {
      (*static_cast<const Body *>(context))(begin, end);
    });
  }

private:
  using Function = void (*)(const void *context, int64_t begin, int64_t end);

  void run(int64_t count, const void *context, Function function);
  void runShare(int64_t thread) const;
  void end(); ///< Of the others.
  void work(int64_t thread, int cpu);

  // Written between two calls, by the calling thread.
  int64_t count = 0;
  const void *context = nullptr;
  Function function = nullptr;
  bool over = false;

  std::atomic<uint64_t> begun{0}; ///< Calls; the others wait for the next one.
  std::atomic<int64_t> busy{0};   ///< Of the others.
  std::vector<std::thread> others;
};

} // namespace ropewalk::bench

#endif
