//===- kernel_test.h - Tests with a kernel as their parameter ---*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_KERNEL_KERNEL_TEST_H
#define ROPEWALK_TESTS_KERNEL_KERNEL_TEST_H

#include "kernel_library.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>

namespace ropewalk {

inline void PrintTo(const KernelRequest &request, std::ostream *out) {
  *out << requestName(request);
}
inline void PrintTo(const KernelSpec &spec, std::ostream *out) { *out << kernelName(spec); }

} // namespace ropewalk

namespace ropewalk::test {

/// Skips what this CPU cannot run. After a failure, a crash included, prints the command that
/// repeats it; ROPEWALK_TEST_SEED is its seed.
class KernelTest : public testing::TestWithParam<KernelSpec> {
protected:
  void SetUp() override;
  void TearDown() override;

  const KernelSpec &spec() const { return GetParam(); }
  Random random{seed()};

private:
  static uint64_t seed();
};

/// Kernels as parameters, named by their names; those that `keep` accepts.
template <class Keep>
std::vector<KernelSpec> specsOf(const std::vector<OfferedKernel> &kernels, Keep keep) {
  std::vector<KernelSpec> specs; // each once: a kernel may be offered for several classes of CPUs
  std::set<std::string> names;
  for (const OfferedKernel &kernel : kernels)
    if (keep(kernel.spec) && names.insert(kernelName(kernel.spec)).second)
      specs.push_back(kernel.spec);
  return specs;
}
inline std::string nameOf(const testing::TestParamInfo<KernelSpec> &info) {
  return kernelName(info.param);
}

} // namespace ropewalk::test

#endif
