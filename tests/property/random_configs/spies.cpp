//===- spies.cpp - Kernels that remember that they ran --------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "spies.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace ropewalk::test {
namespace {

// A kernel table holds plain functions, so what counts calls must be one for each kernel.
constexpr size_t slots = 2048;
std::array<ropewalk_kernel_fn, slots> kernelOfSlot;
std::vector<std::string> nameOfSlot; ///< Grows while nothing runs.
thread_local std::array<bool, slots> ran;

template <size_t slot> void spy(const ropewalk_kernel_args *args) {
  ran[slot] = true;
  kernelOfSlot[slot](args);
}

template <size_t... slot> ropewalk_kernel_fn spyOf(size_t at, std::index_sequence<slot...>) {
  static constexpr ropewalk_kernel_fn functions[] = {spy<slot>...};
  return functions[at];
}

} // namespace

ropewalk_kernel_fn spyOn(const std::string &name, ropewalk_kernel_fn kernel) {
  const size_t slot = nameOfSlot.size();
  if (slot == slots) {
    std::fprintf(stderr, "more than %zu kernels\n", slots);
    std::exit(1);
  }
  nameOfSlot.push_back(name);
  kernelOfSlot[slot] = kernel;
  return spyOf(slot, std::make_index_sequence<slots>());
}

std::set<std::string> takeKernelsThatRan() {
  std::set<std::string> names;
  for (size_t slot = 0; slot < nameOfSlot.size(); ++slot)
    if (std::exchange(ran[slot], false))
      names.insert(nameOfSlot[slot]);
  return names;
}

} // namespace ropewalk::test
