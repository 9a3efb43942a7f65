//===- archive_configs.cpp - Random configurations, for another machine ---===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
//   archive-configs DIRECTORY
//
// For CPUs of three levels of Arm: a list of cases (case_list.h), named by the highest target; and
// libours.a and librandom.a with the kernels of all of them. linked_configs.cpp runs them. That
// rope IR says what the cases mean is seen here and by random_configs.
//
//===----------------------------------------------------------------------===//

#include "books.h"
#include "case_list.h"
#include "codegen/targets.h"
#include "draw.h"
#include "io/output.h"
#include "package/contents.h"
#include "repeat.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

constexpr uint64_t casesPerCpu = 1000, kernelsPerCpu = 200;

class Archiver {
public:
  Error writeList(OutputDirectory &directory, std::vector<Target> targets);
  Error writeArchive(OutputDirectory &directory, Book book) const;

private:
  const Books books;
  Lowering lowering;
  std::set<std::string> kernels; ///< Of all CPUs.
  WantedRequests wanted;
};

Error Archiver::writeList(OutputDirectory &directory, std::vector<Target> targets) {
  const auto highest = static_cast<uint64_t>(targets.front());
  uint64_t drawn = 0;
  const auto cases = drawCases(
      {casesPerCpu, kernels.size() + kernelsPerCpu, highest}, targets, lowering,
      [&](const PackageRequest &request) { return books.namesOf(request); }, kernels, drawn);
  if (cases.size() < casesPerCpu)
    return createStringError(Twine(cases.size()) + " cases, expected " + Twine(casesPerCpu));
  CaseList list = {targets, {}};
  for (const DrawnCase &one : cases) {
    if (!one.lowered.refused.empty())
      return createStringError(one.lowered.refused + ", seed " + Twine(one.seed));
    addTo(wanted, one.lowered.package);
    list.cases.push_back({one.seed, digestOf(makeCase(one.seed, targets)), one.lowered.package.book,
                          books.namesOf(one.lowered.package)});
  }
  return directory.write(std::string(targetName(targets.front())) + ".txt", print(list));
}

Error Archiver::writeArchive(OutputDirectory &directory, Book book) const {
  std::vector<CompiledKernel> compiled;
  for (const auto &[key, requests] : wanted) {
    if (key.first != book)
      continue;
    auto more = compileKernels(requests, {key.second}, books.of(book), [](size_t, size_t, auto) {});
    if (!more)
      return more.takeError();
    std::move(more->begin(), more->end(), std::back_inserter(compiled));
  }
  const PackagedLibrary library{Architecture::Arm, compiled};
  auto bytes = archive({bookName(book), {}, {library}}, library);
  if (!bytes)
    return bytes.takeError();
  return directory.write(std::string("lib") + bookName(book) + ".a", *bytes);
}

Error writeAll(StringRef path) {
  auto directory = OutputDirectory::create(path);
  if (!directory)
    return directory.takeError();
  Archiver archiver;
  const std::vector<Target> levels = targetsOf(Architecture::Arm);
  for (size_t level = 0; level < levels.size(); ++level) {
    // What a CPU of this level runs, highest first.
    std::vector<Target> targets(levels.begin(), levels.begin() + level + 1);
    std::reverse(targets.begin(), targets.end());
    if (Error error = archiver.writeList(*directory, std::move(targets)))
      return error;
  }
  for (Book book : {Book::Ours, Book::Random})
    if (Error error = archiver.writeArchive(*directory, book))
      return error;
  return directory->commit();
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    errs() << "usage: archive-configs DIRECTORY\n";
    return 2;
  }
  if (Error error = writeAll(argv[1])) {
    errs() << "archive-configs: " << toString(std::move(error)) << "\n";
    return 1;
  }
  return 0;
}
