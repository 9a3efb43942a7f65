//===- spy_table.cpp - Real kernels that count their calls ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "spy_table.h"

#include <cstdlib>
#include <utility>

namespace ropewalk::test {
namespace {

constexpr size_t slots = 64;

/// Compiled on the first call: most kernels of a table never run.
struct Slot {
  KernelSpec spec;
  int calls = 0;
};
Slot slot[slots];

template <size_t i> void spy(const ropewalk_kernel_args *args) {
  ++slot[i].calls;
  if (ropewalk_kernel_fn kernel = compiledKernel(slot[i].spec))
    kernel(args);
}

template <size_t... i> ropewalk_kernel_fn spyAt(size_t at, std::index_sequence<i...>) {
  static constexpr ropewalk_kernel_fn functions[] = {spy<i>...};
  return functions[at];
}

} // namespace

SpyTable::SpyTable(const std::vector<OfferedKernel> &kernels) {
  if (kernels.size() > slots)
    std::abort();
  for (const OfferedKernel &kernel : kernels) {
    names.push_back(kernelName(kernel.spec));
    cpus.push_back(kernel.cpu);
  }
  for (size_t i = 0; i < kernels.size(); ++i) {
    slot[i] = {kernels[i].spec, 0};
    entries.push_back({names[i].c_str(), spyAt(i, std::make_index_sequence<slots>()),
                       kernels[i].minBytes, kernels[i].minHeads,
                       cpus[i].empty() ? nullptr : cpus[i].c_str()});
  }
  table = {ROPEWALK_KERNEL_ABI, static_cast<int32_t>(entries.size()), entries.data(), 0, nullptr};
}

std::vector<std::string> SpyTable::takeRun() {
  std::vector<std::string> run;
  for (size_t i = 0; i < names.size(); ++i)
    if (std::exchange(slot[i].calls, 0) > 0)
      run.push_back(names[i]);
  return run;
}

} // namespace ropewalk::test
