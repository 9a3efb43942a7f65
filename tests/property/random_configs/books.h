//===- books.h - The books that kernels are compiled with ----- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_BOOKS_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_BOOKS_H

#include "package.h"

#include "codegen/compiler.h"

#include <cstdio>
#include <cstdlib>

namespace ropewalk::test {

/// The value, or the end of the program with the reason.
template <class Value> Value valueOf(llvm::Expected<Value> expected) {
  if (expected)
    return std::move(*expected);
  std::fprintf(stderr, "%s\n", toString(expected.takeError()).c_str());
  std::exit(1);
}

class Books {
public:
  Books();

  const ScheduleBook &of(Book book) const { return book == Book::Ours ? ours : random; }
  /// What the book offers, without compiling.
  std::vector<CompiledKernel> plan(const PackageRequest &request) const;
  std::vector<std::string> namesOf(const PackageRequest &request) const;

private:
  ScheduleBook ours, random;
};

} // namespace ropewalk::test

#endif
