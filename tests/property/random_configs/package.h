//===- package.h - Kernels of one table ----------------------- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_PACKAGE_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_PACKAGE_H

#include "kernel_spec.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ropewalk::test {

/// Which schedules kernels are compiled with.
enum class Book {
  Ours,  ///< Those of schedules/.
  Random ///< Any others.
};

/// What a table of kernels is for.
struct PackageRequest {
  std::vector<KernelRequest> requests;
  std::vector<Target> targets; ///< Highest first.
  Book book = Book::Ours;
};

/// What several packages ask for, each request once per book and target.
using WantedRequests = std::map<std::pair<Book, Target>, std::vector<KernelRequest>>;
void addTo(WantedRequests &wanted, const PackageRequest &request);

/// The kernels of one table, as a package holds them. Each entry runs a spy.
struct Package {
  std::vector<KernelSpec> specs;
  std::vector<ropewalk_kernel> entries;

  /// Its name lives as long as the package.
  void add(const ropewalk_kernel &spied);
  ropewalk_kernel_table table() const;
};

} // namespace ropewalk::test

#endif
