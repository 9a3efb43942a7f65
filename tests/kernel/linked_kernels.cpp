//===- linked_kernels.cpp - Kernels under test, linked ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the two archives of archive_kernels.cpp, made on the machine that has the compiler.
//
//===----------------------------------------------------------------------===//

#include "kernel_library.h"

#include "cpu_features.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>

extern "C" {
const ropewalk_kernel_table *offered_kernels(void);
const ropewalk_kernel_table *others_kernels(void);
}

namespace ropewalk::test {
namespace {

/// In the order of the book.
std::vector<OfferedKernel> parseOffered() {
  std::vector<OfferedKernel> kernels;
  const ropewalk_kernel_table &table = *offered_kernels();
  for (int32_t i = 0; i < table.count; ++i) {
    std::optional<KernelSpec> spec = parseKernelName(table.kernels[i].name);
    if (!spec) {
      std::fprintf(stderr, "%s is not a kernel's name\n", table.kernels[i].name);
      std::abort();
    }
    const ropewalk_kernel &kernel = table.kernels[i];
    kernels.push_back({*spec, kernel.minBytes, kernel.minHeads, kernel.cpu ? kernel.cpu : ""});
  }
  return kernels;
}

std::map<std::string_view, ropewalk_kernel_fn> byName() {
  std::map<std::string_view, ropewalk_kernel_fn> functions;
  for (const ropewalk_kernel_table *table : {offered_kernels(), others_kernels()})
    for (int32_t i = 0; i < table->count; ++i)
      functions[table->kernels[i].name] = table->kernels[i].run;
  return functions;
}

} // namespace

std::vector<OfferedKernel> offeredKernels(const std::vector<KernelRequest> &requests) {
  static const std::vector<OfferedKernel> offered = parseOffered();
  std::vector<OfferedKernel> kernels;
  for (const KernelRequest &request : requests) {
    const size_t before = kernels.size();
    for (const OfferedKernel &kernel : offered)
      if (kernel.spec.request == request)
        kernels.push_back(kernel);
    if (kernels.size() == before) {
      std::fprintf(stderr, "no kernel for %s is linked\n", requestName(request).c_str());
      std::abort();
    }
  }
  return kernels;
}

bool runsHere(Target target) { return hostTargets().has(target); }

ropewalk_kernel_fn compiledKernel(const KernelSpec &spec) {
  static const std::map<std::string_view, ropewalk_kernel_fn> functions = byName();
  const auto found = functions.find(kernelName(spec));
  if (found != functions.end())
    return found->second;
  ADD_FAILURE() << kernelName(spec) << " is not linked";
  return nullptr;
}

} // namespace ropewalk::test
