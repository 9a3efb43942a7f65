//===- case_list.cpp - Cases drawn elsewhere, as text ---------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "case_list.h"

#include <fstream>
#include <sstream>

namespace ropewalk::test {

const char *bookName(Book book) { return book == Book::Ours ? "ours" : "random"; }

uint64_t digestOf(const Case &c) { // FNV-1a
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char byte : describe(c))
    hash = (hash ^ byte) * 0x100000001b3u;
  return hash;
}

std::string print(const CaseList &list) {
  std::ostringstream out;
  for (Target target : list.targets)
    out << targetName(target) << ' ';
  for (const ListedCase &one : list.cases) {
    out << '\n'
        << std::dec << one.seed << ' ' << std::hex << one.digest << ' ' << bookName(one.book);
    for (const std::string &kernel : one.kernels)
      out << ' ' << kernel;
  }
  out << '\n';
  return out.str();
}

static bool readTargets(std::istringstream line, std::vector<Target> &targets) {
  for (std::string name; line >> name;) {
    const std::optional<Target> target = parseTarget(name);
    if (!target)
      return false;
    targets.push_back(*target);
  }
  return !targets.empty();
}

static bool readCase(std::istringstream line, ListedCase &one) {
  std::string book;
  if (!(line >> std::dec >> one.seed >> std::hex >> one.digest >> book) ||
      (book != bookName(Book::Ours) && book != bookName(Book::Random)))
    return false;
  one.book = book == bookName(Book::Ours) ? Book::Ours : Book::Random;
  for (std::string name; line >> name;)
    one.kernels.push_back(name);
  return true;
}

std::string read(const std::string &path, CaseList &list) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line) || !readTargets(std::istringstream(line), list.targets))
    return path + ":1: expected names of targets";
  for (size_t number = 2; std::getline(file, line); ++number) {
    list.cases.emplace_back();
    if (!readCase(std::istringstream(line), list.cases.back()))
      return path + ":" + std::to_string(number) + ": expected seed, digest, book and kernels";
  }
  return list.cases.empty() ? path + ": expected cases" : "";
}

} // namespace ropewalk::test
