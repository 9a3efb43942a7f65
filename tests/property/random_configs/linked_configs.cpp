//===- linked_configs.cpp - Random configurations, with kernels linked ----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
//   linked_configs LIST [SEED]
//
// The cases of a list, or the one with the seed, with the kernels of the two archives beside it:
// all made by archive_configs.cpp, on the machine that has the compiler.
//
//===----------------------------------------------------------------------===//

#include "case_list.h"
#include "repeat.h"
#include "spies.h"
#include "tally.h"

#include "cpu_features.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

extern "C" {
const ropewalk_kernel_table *ours_kernels(void);
const ropewalk_kernel_table *random_kernels(void);
}

using namespace ropewalk;
using namespace ropewalk::test;

namespace {

class LinkedKernels {
public:
  LinkedKernels() {
    add(Book::Ours, *ours_kernels());
    add(Book::Random, *random_kernels());
  }

  /// False if a kernel is not linked.
  bool collect(const ListedCase &one, Package &package) const {
    std::map<std::string, size_t>
        added; // entries of one name differ in what they are preferred for
    for (const std::string &name : one.kernels) {
      const auto found = entries.find({one.book, name});
      const size_t number = added[name]++;
      if (found == entries.end() || number >= found->second.size())
        return false;
      package.add(found->second[number]);
    }
    return true;
  }

private:
  void add(Book book, const ropewalk_kernel_table &table) {
    for (int32_t i = 0; i < table.count; ++i) {
      ropewalk_kernel entry = table.kernels[i];
      entry.run = spyOn(entry.name, entry.run);
      entries[{book, entry.name}].push_back(entry);
    }
  }

  std::map<std::pair<Book, std::string>, std::vector<ropewalk_kernel>> entries; ///< In order.
};

Outcome outcomeOf(const ListedCase &one, const Case &c, const LinkedKernels &kernels) {
  Outcome outcome;
  Package package;
  if (digestOf(c) != one.digest)
    outcome.wrong = "another case is drawn here: " + describe(c);
  else if (!kernels.collect(one, package))
    outcome.wrong = "a kernel is not linked";
  else
    outcome = run(c, c.what.linked(), package);
  return outcome;
}

/// Whether all is right.
bool runAll(const CaseList &list, const char *seed) {
  const LinkedKernels kernels;
  Tally tally;
  bool isRight = true;
  for (const ListedCase &one : list.cases) {
    if (seed && std::to_string(one.seed) != seed)
      continue;
    nowAt(one.seed);
    const Case c = makeCase(one.seed, list.targets);
    const Outcome outcome = outcomeOf(one, c, kernels);
    tally.add(c, outcome);
    if (outcome.wrong.empty())
      continue;
    isRight = false;
    std::fprintf(stderr, "%s; repeat with: %s\n  %s\n", outcome.wrong.c_str(),
                 repeatCommand(one.seed).c_str(), describe(c).c_str());
  }
  std::printf("%s", tally.str().c_str());
  const std::string missing = seed ? "" : tally.missingKernels(list.targets);
  if (!missing.empty())
    std::fprintf(stderr, "%s\n", missing.c_str());
  return isRight && missing.empty();
}

} // namespace

int main(int argc, char **argv) {
  for (const char *name : {"ROPEWALK_MAX_ISA", "ROPEWALK_KERNEL", "ROPEWALK_VERBOSE"})
    unsetenv(name);
  if (argc != 2 && argc != 3) {
    std::fprintf(stderr, "usage: %s LIST [SEED]\n", argv[0]);
    return 2;
  }
  CaseList list;
  const std::string error = read(argv[1], list);
  if (!error.empty()) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 1;
  }
  if (!hostTargets().has(list.targets.front())) {
    std::fprintf(stderr, "this CPU does not run %s\n",
                 std::string(targetName(list.targets.front())).c_str());
    return 1;
  }
  setRepeatCommand(std::string(argv[1]) + " ");
  return runAll(list, argc == 3 ? argv[2] : nullptr) ? 0 : 1;
}
