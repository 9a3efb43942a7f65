//===- compile_test.cpp - ropewalk compile as a build runs it -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"
#include "support/file_size_limit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <gmock/gmock.h>

#include <map>
#include <sched.h>
#include <sys/resource.h>

using namespace llvm;
using namespace ropewalk;

namespace {

/// Lets this process, and those it starts, run on one core only.
class OneCore {
public:
  OneCore() {
    sched_getaffinity(0, sizeof before, &before);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++cpu)
      if (CPU_ISSET(cpu, &before))
        CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one);
  }
  ~OneCore() { sched_setaffinity(0, sizeof before, &before); }

private:
  cpu_set_t before;
};

class Compile : public CommandLineTest {
protected:
  std::vector<std::string> arguments(StringRef folder) const {
    return {"compile",   ROPEWALK_CONFIGS "/llama-3.1-8b.json",
            "--name",    "rope",
            "--dtypes",  "bf16",
            "--places",  "out",
            "--targets", "x86",
            "-o",        in(folder)};
  }

  /// Runs out of disk when all kernels are compiled. Lines before the last are progress.
  void expectNoRoom() const {
    FileSizeLimit limit(64 * 1024);
    const CommandResult result = run(arguments("package"));
    EXPECT_EQ(result.exitCode, 1);
    const StringRef last = StringRef(result.err).rtrim('\n').rsplit('\n').second;
    EXPECT_EQ(last.empty() ? StringRef(result.err).rtrim('\n') : last,
              "ropewalk: " + in("package/librope.a") + ": cannot write: File too large");
  }

  /// The files of a package by name, all of them compiled; fails if there are none.
  std::map<std::string, std::string> package(StringRef folder, StringRef backend = "halide") const {
    std::vector<std::string> all = arguments(folder);
    all.push_back("--backend=" + backend.str());
    const CommandResult result = run(all, {"ROPEWALK_CACHE="});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::map<std::string, std::string> files;
    std::error_code code;
    for (sys::fs::directory_iterator it(in(folder), code), end; it != end && !code;
         it.increment(code))
      files[sys::path::filename(it->path()).str()] =
          (*MemoryBuffer::getFile(it->path()))->getBuffer().str();
    return files;
  }
};

/// Names, and which contents differ: bytes of an archive in a message help nobody.
void expectSame(const std::map<std::string, std::string> &a,
                const std::map<std::string, std::string> &b) {
  EXPECT_EQ(a.size(), b.size());
  for (const auto &[name, bytes] : a)
    EXPECT_TRUE(b.count(name) && b.at(name) == bytes) << name << " differs";
}

TEST_F(Compile, WritesTheWholePackage) {
  std::vector<std::string> names;
  for (const auto &[name, bytes] : package("package"))
    names.push_back(name);
  EXPECT_THAT(names, testing::ElementsAre("librope.a", "rope.h", "rope.kernels.txt", "rope.pc",
                                          "ropeConfig.cmake", "ropeConfigVersion.cmake"));
}

TEST_F(Compile, SameBytesInAnotherFolder) {
  expectSame(package("one"), package("another/further/down"));
}

TEST_F(Compile, SameBytesOnOneCore) {
  const std::map<std::string, std::string> all = package("all");
  OneCore limit;
  expectSame(all, package("one"));
}

/// What calls a kernel cannot tell which back end made it.
TEST_F(Compile, EitherBackEndMakesTheSamePackageOfOtherCode) {
  std::map<std::string, std::string> halide = package("halide"), mlir = package("mlir", "mlir");
  expectSame(mlir, package("again", "mlir"));
  EXPECT_NE(halide["librope.a"], mlir["librope.a"]);
  const auto kernels = [](StringRef list) { // names; the bytes of their code differ
    std::vector<std::string> names;
    for (StringRef line : split(list, '\n'))
      names.push_back(line.split(' ').first.str());
    return names;
  };
  EXPECT_EQ(kernels(halide["rope.kernels.txt"]), kernels(mlir["rope.kernels.txt"]));
  for (const char *file : {"librope.a", "rope.kernels.txt"})
    halide[file] = mlir[file];
  expectSame(halide, mlir);
}

TEST_F(Compile, FullDiskLeavesNothing) {
  expectNoRoom();
  EXPECT_THAT(entries(), testing::IsEmpty());
}

TEST_F(Compile, FullDiskLeavesThePreviousPackage) {
  const std::map<std::string, std::string> previous = package("package");
  const std::vector<std::string> before = entries();
  expectNoRoom();
  EXPECT_EQ(entries(), before);
  for (const auto &[name, bytes] : previous)
    EXPECT_TRUE((*MemoryBuffer::getFile(in("package/" + name)))->getBuffer() == bytes) << name;
}

double processorSeconds(const rusage &usage) {
  return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         1e-6 * double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/// Processor time is at least the time that a machine with nothing else to do takes.
TEST_F(Compile, WholeX86LibraryKeepsToItsBudget) {
  if (!ROPEWALK_AS_SHIPPED)
    GTEST_SKIP() << "the budget is that of the release preset";
  rusage before, after;
  getrusage(RUSAGE_CHILDREN, &before);
  const CommandResult result = run({"compile", ROPEWALK_CONFIGS "/llama-3.1-8b.json", "--name",
                                    "rope", "--targets", "x86", "-o", in("package")},
                                   {"ROPEWALK_CACHE="});
  getrusage(RUSAGE_CHILDREN, &after);
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const double seconds = processorSeconds(after) - processorSeconds(before);
  const auto list = MemoryBuffer::getFile(in("package/rope.kernels.txt"));
  const auto kernels = (*list)->getBuffer().count('\n') - 2;
  EXPECT_GE(kernels, 3u * 2 * 4);
  EXPECT_LE(seconds, 60);
  EXPECT_LE(seconds / double(kernels), 0.5);
  EXPECT_LE(after.ru_maxrss, 1024 * 1024) << "KiB";
  std::printf("%zu kernels in %.1f s of processor time, at most %ld MiB\n", size_t(kernels),
              seconds, after.ru_maxrss / 1024);
}

} // namespace
