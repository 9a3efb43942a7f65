//===- thread_pool.cpp ----------------------------------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "thread_pool.h"

namespace engine {

ThreadPool::ThreadPool(int threadCount) {
  for (int i = 1; i < threadCount; ++i)
    threads.emplace_back([this] { serve(); });
}

ThreadPool::~ThreadPool() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    closing = true;
  }
  started.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

void ThreadPool::forEach(int64_t newCount, Body newBody, void *newContext) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    body = newBody;
    context = newContext;
    count = newCount;
    next = 0;
    busy = threads.size();
    ++generation;
  }
  started.notify_all();
  work();
  std::unique_lock<std::mutex> lock(mutex);
  finished.wait(lock, [this] { return busy == 0; });
}

void ThreadPool::parallelFor(void *pool, int64_t count, Body body, void *context) {
  static_cast<ThreadPool *>(pool)->forEach(count, body, context);
}

void ThreadPool::serve() {
  for (int64_t seen = 0;;) {
    std::unique_lock<std::mutex> lock(mutex);
    started.wait(lock, [&] { return closing || generation != seen; });
    if (closing)
      return;
    seen = generation;
    lock.unlock();
    work();
    lock.lock();
    if (--busy == 0)
      finished.notify_one();
  }
}

void ThreadPool::work() {
  for (int64_t i = next++; i < count; i = next++)
    body(context, i, i + 1);
}

} // namespace engine
