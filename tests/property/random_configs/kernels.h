//===- kernels.h - Kernels compiled once for all cases -------- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// No LLVM type crosses this header, so that cases are run by plain C++.
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_KERNELS_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_KERNELS_H

#include "package.h"

#include <memory>

namespace ropewalk::test {

class KernelStore {
public:
  KernelStore();
  ~KernelStore();

  /// Names of the kernels that the schedules offer for it.
  std::vector<std::string> namesOf(const PackageRequest &request) const;

  /// Notes that they will be needed.
  void want(const PackageRequest &request);

  /// Compiles what is wanted and not there yet, on two cores, and links it.
  void compileWanted();

  /// Of compiled kernels.
  Package package(const PackageRequest &request) const;

  size_t compiled() const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Targets that this CPU runs, highest first.
std::vector<Target> targetsHere();

} // namespace ropewalk::test

#endif
