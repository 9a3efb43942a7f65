//===- cpu_class_test.cpp - What is preferred on some CPUs ----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records for classes of CPUs that this machine is not of, and one for its own, on the way from
// a folder of schedules to packages, plans and checks.
//
//===----------------------------------------------------------------------===//

#include "codegen/targets.h"
#include "cpu_features.h"
#include "own_schedules_fixture.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

using namespace ropewalk;
using testing::HasSubstr;

namespace {

class CpuClasses : public test::OwnSchedules {
protected:
  void SetUp() override {
    OwnSchedules::SetUp();
    std::string text = read("schedules/" + target + "/rope.json");
    const std::string begin = "\"records\": [";
    const auto record = [](const std::string &parts, const std::string &cpu) {
      return "\n" +
             std::string(
                 R"({"pairing": "half", "dtype": "f32", "place": "out", "channels": 64, )") +
             R"("form": "pair", "vector": 4, "parts": )" + parts + R"(, "cpu": ")" + cpu +
             R"(", "note": "preferred there"},)";
    };
    text.insert(text.find(begin) + begin.size(), record("1", other) + record("8", cpuClass()) +
                                                     record("8", "Third family 3 " + target));
    write("schedules/" + target + "/rope.json", text);
  }

  std::string read(const std::string &name) const {
    auto buffer = llvm::MemoryBuffer::getFile(in(name), /*IsText=*/true);
    return buffer ? (*buffer)->getBuffer().str() : "";
  }

  /// The command, on a model with heads of 64 components.
  std::vector<std::string> with(std::vector<std::string> words) const {
    if (words.front() == "compile")
      words.insert(words.begin() + 1, "llama-3.2-1b");
    else
      words.insert(words.end(), {"--model", "llama-3.2-1b"});
    words.insert(words.end(), {"--schedules", in("schedules")});
    return words;
  }

  const std::string target{targetName(nativeTargets().back())};
  const std::string other = "Another family 1 " + target;
  /// For the other class, and for this one.
  const std::string theirs = "rope_half_f32_out_d64__" + spelled() + "_pair4x1",
                    ours = "rope_half_f32_out_d64__" + spelled() + "_pair4x8";

private:
  /// The target's name in names of kernels.
  std::string spelled() const {
    std::string name = target;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
  }
};

TEST_F(CpuClasses, AreExplained) {
  const CommandResult result = run(with({"explain", "--isa", target}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("\n" + theirs + ", on " + other + ": preferred there\n"));
  EXPECT_THAT(result.out, HasSubstr("\n" + ours + ", on " + cpuClass() + ": preferred there\n"));
  EXPECT_THAT(result.out, testing::ContainsRegex(" by [^\n]*" + ours + "\n"));
  EXPECT_THAT(result.out, HasSubstr("not used: " + theirs + ": preferred on " + other +
                                    ", this CPU is " + cpuClass() + "\n"));
}

TEST_F(CpuClasses, AreAllInAPackage) {
  const CommandResult result =
      run(with({"compile", "--targets", target, "--dtypes", "f32", "--places", "out", "--name",
                "rope", "-o", in("package")}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const std::string list = read("package/rope.kernels.txt");
  EXPECT_THAT(list, testing::ContainsRegex(theirs + " .*  " + other + "\n"));
  EXPECT_THAT(list, testing::ContainsRegex(ours + " .*  " + cpuClass() + "\n"));
  EXPECT_THAT(list, testing::ContainsRegex("rope_half_f32_out_d64__.*  any\n"));
  // All entries of a kernel name its one function, which LLVM would number if it were declared
  // twice.
  const std::string archive = read("package/librope.a");
  size_t found = 0;
  for (size_t at = archive.find(ours); at != std::string::npos; at = archive.find(ours, at + 1)) {
    ++found;
    EXPECT_FALSE(archive.compare(at + ours.size(), 1, ".") == 0 &&
                 std::isdigit(static_cast<unsigned char>(archive[at + ours.size() + 1])));
  }
  EXPECT_GT(found, 0u);
}

TEST_F(CpuClasses, AreAllChecked) {
  const CommandResult result = run(with({"check", "--isa", target, "--format", "json"}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const llvm::json::Value parsed = llvm::cantFail(llvm::json::parse(result.out));
  std::map<std::string, int64_t> cells;
  for (const llvm::json::Value &value : *parsed.getAsObject()->getArray("kernels"))
    cells[value.getAsObject()->getString("name")->str()] =
        *value.getAsObject()->getInteger("cells");
  EXPECT_GT(cells[theirs], 0);
  EXPECT_GT(cells[ours], 0);
  EXPECT_EQ(*parsed.getAsObject()->getInteger("failed"), 0);
}

TEST_F(CpuClasses, MayPreferOneKernelWhichIsShownOnce) {
  const CommandResult result =
      run(with({"compile", "--targets", target, "--emit", "asm", "--kernel", ours}));
  ASSERT_EQ(result.exitCode, 0) << result.err;
  const std::string label = "\n" + ours + ":\n";
  const size_t first = result.out.find(label);
  ASSERT_NE(first, std::string::npos) << result.out;
  EXPECT_EQ(result.out.find(label, first + 1), std::string::npos) << result.out;
}

} // namespace
