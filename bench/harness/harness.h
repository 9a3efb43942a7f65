//===- harness.h - Measures kernels against what they must match *- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Harness harness;
//   pinToCpu(-1);
//   std::vector<Row> rows = harness.measure(cell, {*candidateOf(kernel)});
//   std::cout << toJson(harness.machine(), rows);
//
// Needs the kernel ABI and nothing of the compiler. For anything that is not a kernel,
// the overhead of a plan's run for one, use timeInterleaved of timing.h.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_BENCH_HARNESS_HARNESS_H
#define ROPEWALK_BENCH_HARNESS_HARNESS_H

#include "cpu.h"
#include "ropewalk/kernel.h"
#include "timing.h"
#include "workspace.h"

#include <optional>
#include <string>
#include <vector>

namespace ropewalk::bench {

/// A kernel to measure; `run` gets arguments as ropewalk/kernel.h states them. The other
/// fields decide which peers are of its kind.
struct Candidate {
  std::string name;
  std::string isa; ///< Target name.
  ropewalk_kernel_fn run = nullptr;
  bool stream = false;     ///< Non-temporal stores.
  int accessBytes = 64;    ///< Of one load or store.
  bool isBaseline = false; ///< Is itself a hand-written one: gets no baseline ratio.
};

/// From a generated kernel: everything follows from its name. nullopt if it has none.
std::optional<Candidate> candidateOf(const ropewalk_kernel &kernel);

/// One line of results. A ratio is this kernel's time / the peer's in the same run, less
/// than 1 when faster; nullopt where there is no such peer.
struct Row {
  std::string family = "rope"; ///< Or the variant's name.
  std::string kernel;          ///< Without a time: or what went wrong.
  std::string isa;
  Case cell;
  int threads = 1;
  double maxUlp = 0;          ///< Found before anything was timed.
  std::optional<double> ns;   ///< Median per call; nullopt (as all below) if wrong.
  std::optional<double> gbps; ///< Bytes read and bytes written, per ns.
  std::optional<double> leastNs;
  std::optional<double> memcpyRatio;    ///< memcpy of as many bytes.
  std::optional<double> copyRatio;      ///< Same loads and stores: order, width, kind.
  std::optional<double> baselineRatio;  ///< Fastest hand-written for the ISA, same kind of store.
  std::optional<double> oneThreadRatio; ///< Of several threads: this kernel, by one of them.
  std::optional<double> plainRatio;     ///< Of a variant: the plain call, per byte.
};

struct Options {
  double seconds = 0.3;     ///< Per case.
  double dramSeconds = 1.5; ///< Per case from DRAM.
  size_t dramBytes = 1200000000;
  double maxUlp = 0; ///< Above it a kernel is wrong; 0: 2.5 for f32, else 0.51.
  /// CPUs of the threads that share each call beside the calling one, kernels' and peers' alike.
  std::vector<int> otherCpus;
};

/// What the numbers were taken on.
struct Machine {
  std::string cpu, isa, compiler, flags, libc, pages, governor, commit;
  int cpus = 0;
  int pinnedTo = -1; ///< The calling thread; -1: free to move.
  int threads = 1;
  double load = 0; ///< Runnable processes, last minute.
  long l1Bytes = 0, l2Bytes = 0, l3Bytes = 0;
};

class Harness {
public:
  explicit Harness(const Options &options = {}) : options(options) {}

  /// One row per candidate, in order. All of them and all their peers are verified, then
  /// timed side by side on the same buffers. Empty when out of memory.
  std::vector<Row> measure(const Case &cell, const std::vector<Candidate> &candidates);

  /// As it is now; page size is that of the buffers used last.
  Machine machine() const;

private:
  Options options;
  Memory memory;
};

/// What every report begins with: an object, and lines.
std::string toJson(const Machine &machine);
std::string toTable(const Machine &machine);

/// {"machine":{...},"rows":[...]}
std::string toJson(const Machine &machine, const std::vector<Row> &rows);

/// Lines of the machine, then an aligned table, ratios first.
std::string toTable(const Machine &machine, const std::vector<Row> &rows);

} // namespace ropewalk::bench

#endif
