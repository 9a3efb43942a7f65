//===- tables_main.cpp - How fast tables are built --------------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processor time of one thread, so that neighbours do not count: of building a table, and
// of computing its rows again where the memory is there already. The peer is memset of as
// many bytes in new memory.
//
//===----------------------------------------------------------------------===//

#include "harness/harness.h"
#include "harness/program_options.h"

#include "factored_table.h"
#include "tables_fill.h"

#include "ropewalk/rotation.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <sys/mman.h>
#include <sys/resource.h>

using namespace ropewalk;
using namespace ropewalk::bench;

namespace {

constexpr char usage[] = "usage: ropewalk_tables [--seconds=1] [--cpu=N]\n"
                         "Building tables of 64 pairs on one thread.\n";

constexpr int64_t hugePage = INT64_C(2) << 20;
constexpr int64_t pairs = 64, positions = 131072;

struct Built {
  const char *name;
  ropewalk_table_options options;
  int64_t entries; ///< (position, pair), all computed anew.
};

/// Whether entries spread over the table are those of f64 arithmetic.
bool isRight(const ropewalk_table &table, const ropewalk_rotation &rotation) {
  auto frequencies = computeFrequencies(rotation);
  for (int64_t row = 0; !table.factored && row < table.rows; row += 97)
    for (int64_t i = 0; i < pairs; ++i) {
      double angle = frequencies->inverse[i].hi * table.coordinate(0, row);
      if (std::fabs(table.cosRow(row)[i] - std::cos(angle)) > 6.1e-8 ||
          std::fabs(table.sinRow(row)[i] - std::sin(angle)) > 6.1e-8)
        return false;
    }
  return true;
}

template <class Work> double secondsOf(Work work) {
  auto now = [] {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  const double before = now();
  work();
  return now() - before;
}

double pageFaults() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_minflt);
}

void writeBlock(int64_t bytes) {
  void *block = std::aligned_alloc(hugePage, (bytes + hugePage - 1) / hugePage * hugePage);
  madvise(block, bytes, MADV_HUGEPAGE); // as tables ask for
  std::memset(block, 1, bytes);
  asm volatile("" : : "r"(block) : "memory"); // The bytes are wanted.
  std::free(block);
}

/// Medians of times and of ratios within a round.
void measure(const Built &built, const ropewalk_rotation &rotation, double seconds) {
  auto first = Table::build(rotation, built.options);
  if (!first || !isRight(**first, rotation)) {
    std::printf("%-22s wrong\n", built.name);
    std::exit(1);
  }
  const int64_t bytes = (*first)->bytes;
  std::vector<double> times, again, ratios, faults;
  for (double spent = 0; spent < seconds || times.size() < 11; spent += times.back()) {
    *first = TableRef();
    const double before = pageFaults();
    times.push_back(secondsOf([&] { first = Table::build(rotation, built.options); }));
    faults.push_back(pageFaults() - before);
    auto &table = const_cast<ropewalk_table &>(**first);
    again.push_back(
        secondsOf([&] { (table.factored ? fillFactored : fillPlain)(table, built.options); }));
    ratios.push_back(times.back() / secondsOf([&] { writeBlock(bytes); }));
  }
  auto rate = [&](double time) { return double(built.entries) / time * 1e-6; };
  std::printf("%-22s %8.3f ms %5.0f M/s %6.2f memset %5.0f faults; again %8.3f ms %5.0f M/s\n",
              built.name, median(times) * 1e3, rate(median(times)), median(ratios), median(faults),
              median(again) * 1e3, rate(median(again)));
}

} // namespace

int main(int argc, char **argv) {
  int cpu = -1;
  double seconds = 1;
  ProgramOptions options("ropewalk_tables", usage);
  options.seconds("--seconds", seconds);
  options.cpu(cpu);
  if (const auto exitCode = options.read(argc, argv))
    return *exitCode;

  pinToCpu(cpu);
  std::fputs((toTable(Harness().machine()) + "\n").c_str(), stdout);
  const ropewalk_rotation rotation = scaleLikeLlama3(makeRotation(2 * pairs, 5e5), 8, 1, 4, 8192);
  std::vector<double> whole, fractions;
  for (int64_t i = 0; i < positions / 16; ++i) {
    whole.push_back(static_cast<double>(i * 1009 % (1 << 24)));
    fractions.push_back(static_cast<double>(i) * 1.25 + 0.125);
  }
  auto half = Table::build(rotation, tableOfRange(0, positions / 2, ROPEWALK_TABLE_PLAIN));
  ropewalk_table_options grown = tableOfRange(0, positions, ROPEWALK_TABLE_PLAIN);
  grown.grow_from = half->get();
  const int64_t listed = positions / 16 * pairs;
  const Built all[] = {
      {"plain 131072", tableOfRange(0, positions, ROPEWALK_TABLE_PLAIN), positions * pairs},
      {"plain 4096", tableOfRange(0, 4096, ROPEWALK_TABLE_PLAIN), 4096 * pairs},
      {"plain 65536 to 131072", grown, positions / 2 * pairs},
      {"factored 131072", tableOfRange(0, positions, ROPEWALK_TABLE_FACTORED), 768 * pairs},
      {"factored 2^31", tableOfRange(0, positionEnd, ROPEWALK_TABLE_FACTORED), 6400 * pairs},
      {"listed, whole", tableOfPositions(whole), listed},
      {"listed, fractions", tableOfPositions(fractions), listed},
  };
  for (const Built &built : all)
    measure(built, rotation, seconds);
}
