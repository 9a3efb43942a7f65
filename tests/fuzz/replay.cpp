//===- replay.cpp - A fuzz program without libFuzzer ----------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fuzz_x [--generated=N] [FILE|FOLDER]...
//
// Checks the examples, the files, and N generated inputs, of seeds 1 to N. A file is named
// before it is checked, so that one that ends the program is known too.
//
//===----------------------------------------------------------------------===//

#include "fuzz_target.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace ropewalk;
namespace fs = std::filesystem;

namespace {

class Replay {
public:
  void examples() {
    for (size_t i = 0; i < target.examples.size(); ++i) {
      const std::string name = "example " + std::to_string(i);
      if (!check(name, target.examples[i]))
        fail(name, "is not accepted", target.examples[i]);
    }
  }

  void file(const fs::path &path) {
    std::fprintf(stderr, "%s\n", path.c_str());
    check(path, readExample(path));
  }

  void folder(const fs::path &path) {
    std::vector<fs::path> paths{fs::directory_iterator(path), fs::directory_iterator()};
    std::sort(paths.begin(), paths.end());
    for (const fs::path &each : paths)
      file(each);
  }

  void generated(uint64_t count) {
    for (uint64_t seed = 1; seed <= count; ++seed) {
      test::Random random(seed);
      check(random.trace(), target.generate(random));
    }
  }

  uint64_t checked = 0, accepted = 0, failures = 0;

private:
  /// Whether it was accepted.
  bool check(const std::string &name, const std::string &input) {
    const FuzzOutcome outcome = target.check(input);
    ++checked;
    accepted += outcome.accepted;
    if (!outcome.bug.empty())
      fail(name, outcome.bug, input);
    return outcome.accepted;
  }

  void fail(const std::string &name, const std::string &what, const std::string &input) {
    ++failures;
    std::fprintf(stderr, "%s: %s\n%s\n", name.c_str(), what.c_str(), input.c_str());
  }

  const FuzzTarget target = fuzzTarget();
};

} // namespace

int main(int argc, char **argv) {
  const std::string option = "--generated=";
  Replay replay;
  replay.examples();
  for (int i = 1; i < argc; ++i)
    if (const std::string argument = argv[i]; argument.compare(0, option.size(), option) == 0)
      replay.generated(std::strtoull(argument.c_str() + option.size(), nullptr, 10));
    else if (fs::is_directory(argument))
      replay.folder(argument);
    else
      replay.file(argument);
  std::printf("%llu inputs, %llu accepted, %llu failures\n",
              static_cast<unsigned long long>(replay.checked),
              static_cast<unsigned long long>(replay.accepted),
              static_cast<unsigned long long>(replay.failures));
  return replay.failures ? 1 : 0;
}
