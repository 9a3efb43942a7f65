//===- stub_streams.cpp - Streams, events and graphs of the stub ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Streams do their work at once. A captured one keeps it in a graph, which does it whenever an
// instance of it is launched.
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/cuda_stub.h"
#include "support/cuda_stub/stub_work.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace ropewalk::test {
namespace {

constexpr int invalidValue = 1, invalidContext = 201, invalidHandle = 400, captureUnsupported = 900,
              captureInvalidated = 901;

struct Graph {
  std::vector<StubWork> work;
};

struct Stream {
  std::unique_ptr<Graph> capture; ///< Null: not captured.
  bool invalidated = false;
};

using Clock = std::chrono::steady_clock;
struct Event {
  Clock::time_point recorded;
};

std::mutex streamMutex;
std::map<void *, std::unique_ptr<Stream>> streams;

/// The null stream, and what tests give for a stream, are never captured.
Stream *captured(void *stream) {
  auto found = streams.find(stream);
  return found != streams.end() && found->second->capture ? found->second.get() : nullptr;
}

std::vector<std::function<void()>> uploads; ///< That have not arrived.

void finishUploads() {
  std::lock_guard lock(streamMutex);
  for (const std::function<void()> &copy : uploads)
    copy();
  uploads.clear();
}

int refuseCapture(Stream &stream) {
  stream.invalidated = true;
  return captureUnsupported;
}

} // namespace

int enterUncaptured(const char *function) {
  if (int result = enter(function))
    return result;
  std::lock_guard lock(streamMutex);
  for (auto &[handle, stream] : streams)
    if (stream->capture)
      return refuseCapture(*stream);
  return 0;
}

void stageUpload(std::function<void()> copy) {
  std::lock_guard lock(streamMutex);
  uploads.push_back(std::move(copy));
}

int submit(void *stream, StubWork work) {
  if (!stream)
    finishUploads();
  {
    std::lock_guard lock(streamMutex);
    if (Stream *recording = captured(stream)) {
      if (!work)
        return refuseCapture(*recording);
      recording->capture->work.push_back(std::move(work));
      return 0;
    }
  }
  return work ? work() : 0;
}

} // namespace ropewalk::test

using namespace ropewalk::test;

extern "C" {

ROPEWALK_STUB_API int cuStreamCreate(void **stream, unsigned) {
  if (int result = enter("cuStreamCreate"))
    return result;
  if (!stubContext())
    return invalidContext;
  auto made = std::make_unique<Stream>();
  *stream = made.get();
  std::lock_guard lock(streamMutex);
  streams[*stream] = std::move(made);
  return 0;
}

ROPEWALK_STUB_API int cuStreamDestroy_v2(void *stream) {
  if (int result = enter("cuStreamDestroy"))
    return result;
  std::lock_guard lock(streamMutex);
  return streams.erase(stream) == 1 ? 0 : invalidHandle;
}

ROPEWALK_STUB_API int cuStreamSynchronize(void *stream) {
  if (int result = enter("cuStreamSynchronize"))
    return result;
  if (!stream)
    finishUploads();
  std::lock_guard lock(streamMutex);
  Stream *recording = captured(stream);
  return recording ? refuseCapture(*recording) : 0;
}

ROPEWALK_STUB_API int cuStreamBeginCapture_v2(void *stream, int) {
  if (int result = enter("cuStreamBeginCapture"))
    return result;
  std::lock_guard lock(streamMutex);
  auto found = streams.find(stream);
  if (found == streams.end() || found->second->capture)
    return invalidValue;
  found->second->capture = std::make_unique<Graph>();
  found->second->invalidated = false;
  return 0;
}

ROPEWALK_STUB_API int cuStreamEndCapture(void *stream, void **graph) {
  *graph = nullptr;
  if (int result = enter("cuStreamEndCapture"))
    return result;
  std::lock_guard lock(streamMutex);
  Stream *recording = captured(stream);
  if (!recording)
    return invalidValue;
  const std::unique_ptr<Graph> made = std::move(recording->capture);
  if (recording->invalidated)
    return captureInvalidated;
  *graph = new Graph(*made);
  return 0;
}

ROPEWALK_STUB_API int cuGraphDestroy(void *graph) {
  delete static_cast<Graph *>(graph);
  return enter("cuGraphDestroy");
}

/// An instance holds what the graph held.
ROPEWALK_STUB_API int cuGraphInstantiateWithFlags(void **instance, void *graph,
                                                  unsigned long long) {
  *instance = new Graph(*static_cast<Graph *>(graph));
  return enter("cuGraphInstantiate");
}

ROPEWALK_STUB_API int cuGraphExecDestroy(void *instance) {
  delete static_cast<Graph *>(instance);
  return enter("cuGraphExecDestroy");
}

ROPEWALK_STUB_API int cuGraphLaunch(void *instance, void *stream) {
  if (int result = enter("cuGraphLaunch"))
    return result;
  for (const StubWork &work : static_cast<Graph *>(instance)->work)
    if (int result = submit(stream, work))
      return result;
  return 0;
}

ROPEWALK_STUB_API int cuEventCreate(void **event, unsigned) {
  *event = new Event;
  return enter("cuEventCreate");
}

ROPEWALK_STUB_API int cuEventDestroy_v2(void *event) {
  delete static_cast<Event *>(event);
  return enter("cuEventDestroy");
}

ROPEWALK_STUB_API int cuEventRecord(void *event, void *) {
  static_cast<Event *>(event)->recorded = Clock::now();
  return enter("cuEventRecord");
}

ROPEWALK_STUB_API int cuEventSynchronize(void *) { return enter("cuEventSynchronize"); }

ROPEWALK_STUB_API int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
  const auto passed = static_cast<Event *>(to)->recorded - static_cast<Event *>(from)->recorded;
  *milliseconds = std::chrono::duration<float, std::milli>(passed).count();
  return enter("cuEventElapsedTime");
}

} // extern "C"
