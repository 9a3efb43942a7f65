//===- streams_main.cpp - From which size on streams pay --------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What streaming stores save a kernel, whoever reads its result pays back where a cache would
// have had it. So both are timed: copies alone, and with a pass that reads all that was copied.
// Rules stream from where both gain (class_min_bytes in schedules/).
//
//===----------------------------------------------------------------------===//

#include "copy/copy_loops.h"
#include "harness/harness.h"
#include "harness/json_text.h"
#include "harness/program_options.h"
#include "harness/text_table.h"
#include "harness/workspace.h"

#include <cstdio>
#include <cstring>

using namespace ropewalk;
using namespace ropewalk::bench;

namespace {

constexpr char usage[] =
    "usage: ropewalk_streams [--seconds=0.3] [--cpu=N]\n"
    "Copies by streaming stores / by plain ones, alone and with a reader of the result, by bytes\n"
    "of the result. Buffers are warm as far as caches hold them.\n";

constexpr int64_t rowBytes = 512, mebibyte = INT64_C(1) << 20;
constexpr int64_t largest = 64 * mebibyte;
constexpr int64_t apart = 2304; ///< Past a multiple of 4096, as buffers of the harness are.

/// Null where the CPU has no such loop.
ropewalk_kernel_fn widestCopy(bool stream) {
  for (int width : {64, 32, 16})
    if (auto copy = findCopyLoop({width, rowBytes, false, false, stream}))
      return copy;
  return nullptr;
}

uint64_t read(const char *data, int64_t bytes) {
  uint64_t sum = 0;
  for (int64_t i = 0; i < bytes; i += 8) {
    uint64_t word;
    std::memcpy(&word, data + i, sizeof word);
    sum += word;
  }
  return sum;
}

/// Plain, streaming; both with a reader.
Timings measure(double seconds, int64_t bytes, ropewalk_kernel_args args) {
  args.tokens = bytes / rowBytes;
  std::vector<Subject> subjects;
  for (bool isRead : {false, true})
    for (bool stream : {false, true})
      subjects.push_back({[copy = widestCopy(stream), args, bytes, isRead](int64_t n) {
                            for (; n > 0; --n) {
                              copy(&args);
                              if (isRead) {
                                const uint64_t sum = read(static_cast<char *>(args.dst), bytes);
                                asm volatile("" : : "r"(sum)); // is wanted
                              }
                            }
                          },
                          nullptr});
  TimingOptions options;
  options.seconds = seconds;
  return timeInterleaved(subjects, options);
}

} // namespace

int main(int argc, char **argv) {
  double seconds = 0.3;
  int cpu = -1;
  ProgramOptions options("ropewalk_streams", usage);
  options.seconds("--seconds", seconds);
  options.cpu(cpu);
  if (const auto exitCode = options.read(argc, argv))
    return *exitCode;
  pinToCpu(cpu);
  if (!widestCopy(true)) {
    std::fputs("ropewalk_streams: there are no copy loops for this processor, expected x86-64\n",
               stderr);
    return 1;
  }
  Memory source, destination;
  char *src = source.reserve(largest), *dst = destination.reserve(largest + apart);
  if (!src || !dst) {
    std::fputs("ropewalk_streams: there is no memory for two buffers of 64 MiB\n", stderr);
    return 1;
  }
  std::memset(src, 1, largest);
  std::memset(dst, 1, largest + apart);
  std::fputs((toTable(Harness().machine()) + "\n").c_str(), stdout);
  ropewalk_kernel_args args = {};
  args.src = src;
  args.dst = dst + apart;
  args.heads = 1;
  args.srcTokenStride = args.dstTokenStride = args.srcHeadStride = args.dstHeadStride = rowBytes;
  std::vector<std::vector<std::string>> lines = {
      {"bytes written", "plain us", "streaming / plain", "read too, us", "streaming / plain"}};
  for (int64_t bytes = mebibyte / 4; bytes <= largest; bytes *= 2) {
    const Timings timings = measure(seconds, bytes, args);
    lines.push_back({bytes < mebibyte ? std::to_string(bytes >> 10) + " KiB"
                                      : std::to_string(bytes / mebibyte) + " MiB",
                     format("%.1f", timings.median(0) * 1e6), format("%.2f", timings.ratio(1, 0)),
                     format("%.1f", timings.median(2) * 1e6), format("%.2f", timings.ratio(3, 2))});
  }
  std::fputs(alignedTable(lines, 0).c_str(), stdout);
}
