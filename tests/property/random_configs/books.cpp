//===- books.cpp - The books that kernels are compiled with ---------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "books.h"

#include "random_book.h"

namespace ropewalk::test {

Books::Books()
    : ours(valueOf(ScheduleBook::load(ROPEWALK_SCHEDULES))), random(valueOf(randomBook(7))) {}

std::vector<CompiledKernel> Books::plan(const PackageRequest &request) const {
  return valueOf(planKernels(request.requests, request.targets, of(request.book)));
}

std::vector<std::string> Books::namesOf(const PackageRequest &request) const {
  std::vector<std::string> names;
  for (const CompiledKernel &kernel : plan(request))
    names.push_back(kernelName(kernel.spec));
  return names;
}

} // namespace ropewalk::test
