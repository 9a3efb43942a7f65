//===- measure.cpp - Measures kernels against what they must match *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

#include "baseline/baselines.h"
#include "copy/copy_loops.h"
#include "subjects.h"

#include "kernel_spec.h"

#include <algorithm>

namespace ropewalk::bench {

namespace {

/// Indices into the list of kernels; -1: no such peer.
struct Peers {
  int self = -1, copy = -1, oneThread = -1;
  std::vector<size_t> baselines;
};

/// The kernels of one case, each timed once however many rows refer to it.
struct Field {
  std::vector<ropewalk_kernel_fn> kernels;
  std::vector<Peers> peers;
  int memcpy = -1;

  int add(ropewalk_kernel_fn run) {
    const auto found = std::find(kernels.begin(), kernels.end(), run);
    if (found != kernels.end())
      return int(found - kernels.begin());
    kernels.push_back(run);
    return int(kernels.size()) - 1;
  }
};

} // namespace

std::optional<Candidate> candidateOf(const ropewalk_kernel &kernel) {
  const std::optional<KernelSpec> spec = parseKernelName(kernel.name);
  if (!spec)
    return std::nullopt;
  const int64_t laneBytes =
      spec->schedule.form == Form::Word ? 4 : elementBytes(spec->request.dtype);
  Candidate candidate;
  candidate.name = kernel.name;
  candidate.isa = targetName(spec->target);
  candidate.run = kernel.run;
  candidate.stream = isStream(spec->schedule.store);
  candidate.accessBytes = int(spec->schedule.vector * laneBytes);
  return candidate;
}

static ropewalk_kernel_fn copyFor(const Case &cell, const Candidate &candidate) {
  CopyPattern pattern;
  pattern.width = std::clamp(candidate.accessBytes, 16, 64);
  pattern.rowBytes = cell.headDim * elementBytes(cell.dtype);
  pattern.half = cell.pairing == ROPEWALK_HALF;
  pattern.inPlace = cell.place == ROPEWALK_IN_PLACE;
  pattern.stream = candidate.stream;
  return findCopyLoop(pattern);
}

static std::vector<const Baseline *> baselinesFor(const Case &cell, const Candidate &candidate) {
  const std::optional<Target> target = parseTarget(candidate.isa);
  if (candidate.isBaseline || !target)
    return {};
  return findBaselines(*target, cell.dtype, cell.pairing, cell.place, candidate.stream,
                       cell.headDim);
}

static bool copies(ropewalk_kernel_fn run, Workspace &workspace) {
  workspace.resetDst(0);
  run(&workspace.calls[0]);
  return workspace.isCopy();
}

static double errorOf(ropewalk_kernel_fn run, Workspace &workspace) {
  workspace.resetDst(0);
  run(&workspace.calls[0]);
  return workspace.worstUlp();
}

/// Peers that verify, added to the field.
static Peers peersOf(const Candidate &candidate, const Case &cell, double bound,
                     Workspace &workspace, Field &field) {
  Peers peers;
  peers.self = field.add(candidate.run);
  ropewalk_kernel_fn copy = copyFor(cell, candidate);
  if (copy && copies(copy, workspace))
    peers.copy = field.add(copy);
  for (const Baseline *baseline : baselinesFor(cell, candidate))
    if (errorOf(baseline->run, workspace) <= bound)
      peers.baselines.push_back(size_t(field.add(baseline->run)));
  return peers;
}

static void fillTimes(Row &row, const Field &field, const Peers &peers, const Timings &timings) {
  const auto ratioTo = [&](int peer) {
    return peer < 0 ? std::nullopt
                    : std::optional<double>(timings.ratio(size_t(peers.self), size_t(peer)));
  };
  row.ns = timings.median(size_t(peers.self)) * 1e9;
  row.leastNs = timings.least(size_t(peers.self)) * 1e9;
  row.gbps = 2.0 * double(row.cell.bytes()) / *row.ns;
  row.memcpyRatio = ratioTo(field.memcpy);
  row.copyRatio = ratioTo(peers.copy);
  row.oneThreadRatio = ratioTo(peers.oneThread);
  if (!peers.baselines.empty())
    row.baselineRatio = timings.ratioToFastest(size_t(peers.self), peers.baselines);
}

/// Each row's own kernel, of all subjects by one thread.
static void addOneThread(Field &field, const std::vector<Subject> &alone,
                         std::vector<Subject> &subjects) {
  for (Peers &peers : field.peers)
    if (peers.self >= 0) {
      peers.oneThread = int(subjects.size());
      subjects.push_back(alone[size_t(peers.self)]);
    }
}

std::vector<Row> Harness::measure(const Case &cell, const std::vector<Candidate> &candidates) {
  Workspace workspace(cell, memory, options.dramBytes);
  if (!workspace.valid())
    return {};
  const double defaultBound = cell.dtype == ROPEWALK_F32 ? 2.5 : 0.51;
  const double bound = options.maxUlp > 0 ? options.maxUlp : defaultBound;

  Field field;
  std::vector<Row> rows;
  for (const Candidate &candidate : candidates) {
    Row row;
    row.kernel = candidate.name;
    row.isa = candidate.isa;
    row.cell = cell;
    row.threads = int(options.otherCpus.size()) + 1;
    row.maxUlp = errorOf(candidate.run, workspace);
    rows.push_back(row);
    field.peers.push_back(row.maxUlp <= bound ? peersOf(candidate, cell, bound, workspace, field)
                                              : Peers());
  }
  field.memcpy = field.add(copyByMemcpy);
  for (size_t i = 0; i < workspace.calls.size(); ++i)
    workspace.resetDst(i);

  TimingOptions timing;
  timing.seconds = cell.fromDram ? options.dramSeconds : options.seconds;
  timing.warm = !cell.fromDram;
  size_t next = 0;
  std::optional<Team> team;
  if (!options.otherCpus.empty())
    team.emplace(options.otherCpus);
  std::vector<Subject> subjects =
      subjectsFor(field.kernels, cell, workspace, next, team ? &*team : nullptr);
  if (team)
    addOneThread(field, subjectsFor(field.kernels, cell, workspace, next), subjects);
  const Timings timings = timeInterleaved(subjects, timing);
  for (size_t i = 0; i < rows.size(); ++i)
    if (field.peers[i].self >= 0)
      fillTimes(rows[i], field, field.peers[i], timings);
  return rows;
}

} // namespace ropewalk::bench
