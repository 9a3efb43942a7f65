//===- case_list.h - Cases drawn elsewhere, as text ----------- -*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The first line names the targets of the CPU that the cases are for, highest first. Each other one
// is a case: its seed, a digest of its description (a compiler that evaluates arguments in another
// order would draw another one), the book of its schedules and the kernels of its table, as in
//
//   arm64-fp16 arm64
//   42 9e3779b97f4a7c15 ours rope_half_f32_out_d64__arm64_pair8x4 ...
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_CASE_LIST_H
#define ROPEWALK_TESTS_PROPERTY_RANDOM_CONFIGS_CASE_LIST_H

#include "case.h"
#include "package.h"

namespace ropewalk::test {

struct ListedCase {
  uint64_t seed = 0, digest = 0;
  Book book = Book::Ours;
  std::vector<std::string> kernels;
};

struct CaseList {
  std::vector<Target> targets;
  std::vector<ListedCase> cases;
};

const char *bookName(Book book);

/// Of all that makes the case.
uint64_t digestOf(const Case &c);

std::string print(const CaseList &list);
/// The list, or why it is none, with the line.
std::string read(const std::string &path, CaseList &list);

} // namespace ropewalk::test

#endif
