//===- thread_pool.h - The engine's own threads -----------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ENGINE_THREAD_POOL_H
#define ENGINE_THREAD_POOL_H

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace engine {

/// Threads that live as long as the engine. One forEach at a time.
class ThreadPool {
public:
  using Body = void (*)(void *context, int64_t begin, int64_t end);

  explicit ThreadPool(int threads);
  ~ThreadPool();

  /// Calls body so that [0, count) is covered once; the calling thread takes part.
  void forEach(int64_t count, Body body, void *context);

  /// forEach in the shape of ropewalk_parallel_for; the first argument is the pool.
  static void parallelFor(void *pool, int64_t count, Body body, void *context);

private:
  void serve();
  void work();

  std::mutex mutex;
  std::condition_variable started, finished;
  int64_t generation = 0;
  size_t busy = 0;
  bool closing = false;

  Body body = nullptr;
  void *context = nullptr;
  int64_t count = 0;
  std::atomic<int64_t> next{0};
  std::vector<std::thread> threads;
};

} // namespace engine

#endif
