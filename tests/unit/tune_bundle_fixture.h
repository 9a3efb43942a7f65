//===- tune_bundle_fixture.h - A bundle and its runner ----------*- C++ -*-===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROPEWALK_TESTS_UNIT_TUNE_BUNDLE_FIXTURE_H
#define ROPEWALK_TESTS_UNIT_TUNE_BUNDLE_FIXTURE_H

#include "codegen/targets.h"
#include "cpu_features.h"
#include "own_schedules_fixture.h"
#include "trial/bundle.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace ropewalk::test {

inline std::string readText(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  EXPECT_TRUE(static_cast<bool>(buffer)) << path;
  return buffer ? (*buffer)->getBuffer().str() : "";
}

inline std::string valueOf(const std::string &text, const std::string &from,
                           const std::string &to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << text;
  return at == std::string::npos ? text : std::string(text).replace(at, from.size(), to);
}

class TuneBundle : public OwnSchedules {
protected:
  /// One rotation in two shapes.
  std::vector<std::string> arguments(const std::string &targets,
                                     std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {"tune",
                                    "--bundle",
                                    in("bundle"),
                                    "--targets",
                                    targets,
                                    "--schedules",
                                    in("schedules"),
                                    "--rigor",
                                    "estimate",
                                    "--model",
                                    "llama-3.1-8b",
                                    "--dtype",
                                    "f32",
                                    "--place",
                                    "in",
                                    "--head-dim",
                                    "64",
                                    "--heads",
                                    "2",
                                    "--tokens",
                                    "1,8"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  /// Puts a rule before all others that a measurement beats: one lane.
  void preferSlowKernels(Target target) const {
    const std::string path = in("schedules/" + std::string(targetName(target)) + "/rope.json");
    const std::string text = readText(path), begin = "\"records\": [\n";
    write("schedules/" + std::string(targetName(target)) + "/rope.json",
          valueOf(text, begin,
                  begin + R"({"pairing": "half", "dtype": "f32", "place": "in", "channels": 64,)"
                          R"( "form": "pair", "vector": 1, "note": "slow"},)"
                          "\n"));
  }

  std::string logPath() const { return in("results.jsonl"); }
  std::string bundleFolder(Target target) const {
    return in("bundle/" + std::string(targetName(target)));
  }

  /// The runner in a folder, by an emulator where it is for another processor.
  CommandResult runRunner(const std::string &folder, Target target,
                          std::vector<std::string> options = {}) const {
    std::vector<std::string> words = emulatorOf(target);
    words.push_back(folder + "/" + bundleRunnerName);
    words.insert(words.end(), {"--log", logPath()});
    words.insert(words.end(), options.begin(), options.end());
    return runProgram(words, {"LD_LIBRARY_PATH=" ROPEWALK_CUDA_STUB});
  }

  static std::vector<std::string> emulatorOf(Target target) {
    if (isDevice(target) || architectureOf(target) == hostArchitecture())
      return {};
    return {llvm::sys::findProgramByName("qemu-aarch64").get()};
  }

  /// Why a bundle for a target can't be run here; empty: it can.
  static std::string whyNot(Target target) {
    const std::string processor(processorName(architectureOf(target)));
    if (!llvm::sys::fs::exists(std::string(ROPEWALK_RUNNERS) + "/" + processor + "/" +
                               bundleRunnerName))
      return "not run: there is no runner for " + processor;
    if (architectureOf(target) == hostArchitecture())
      return hostTargets().has(target) ? "" : "not run: this CPU does not run it";
    if (architectureOf(target) == Architecture::Arm && llvm::sys::findProgramByName("qemu-aarch64"))
      return "";
    return "not run: qemu-aarch64 is not installed";
  }
};

} // namespace ropewalk::test

#endif
