//===- bars.cpp - What times on a GPU are held to -------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gpu/bars.h"

#include <algorithm>

namespace ropewalk::bench {

const char *subjectName(GpuSubject subject) {
  constexpr const char *names[] = {"ours",     "device_copy", "hand_copy",
                                   "hand_one", "hand_four",   "simple"};
  return names[size_t(subject)];
}

double GpuRow::handRatio(GpuMethod method) const {
  return std::max(ratio(method, GpuSubject::HandOne), ratio(method, GpuSubject::HandFour));
}

double GpuRow::bandwidth(GpuMethod method) const {
  return 2.0 * double(cell.bytes()) / seconds(method, GpuSubject::Ours);
}

namespace {

bool isMemoryBound(const GpuRow &row) { return row.cell.tokens >= memoryBoundTokens; }

std::optional<double> shareOfCopy(const GpuRow &row) {
  if (!isMemoryBound(row))
    return std::nullopt;
  return 1 / row.ratio(GpuMethod::Flushed, GpuSubject::DeviceCopy);
}

std::optional<double> microsecondsOfLaunch(const GpuRow &row) {
  if (row.cell.tokens != 1)
    return std::nullopt;
  return 1e6 * row.seconds(GpuMethod::Graph, GpuSubject::Ours);
}

std::optional<double> timesOfSimple(const GpuRow &row) {
  return 1 / row.ratio(judgedMethod(row.cell.tokens), GpuSubject::Simple);
}

/// In a graph and with an empty cache: single warm launches are mostly their events.
std::optional<double> worstOfHand(const GpuRow &row) {
  return std::max(row.handRatio(GpuMethod::Flushed), row.handRatio(GpuMethod::Graph));
}

} // namespace

const std::array<GpuBar, 4> &gpuBars() {
  static constexpr std::array<GpuBar, 4> bars = {{
      {"copy", "of a device copy's speed from 16384 tokens, expected at least 0.95", shareOfCopy,
       [](double share) { return share >= 0.95; }},
      {"launch", "us per launch of 1 token in a graph, expected at most 1.6", microsecondsOfLaunch,
       [](double time) { return time <= 1.6; }},
      {"simple", "times a thread per pair, expected at least 1.3", timesOfSimple,
       [](double times) { return times >= 1.3; }},
      {"hand", "of the best hand-written kernel's time, expected at most 1.05", worstOfHand,
       [](double ratio) { return ratio <= 1.05; }},
  }};
  return bars;
}

} // namespace ropewalk::bench
