//===- wisdom_test.cpp - Kernels preferred because they were measured -----===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"
#include "plan.h"
#include "reference.h"
#include "support/fake_table.h"
#include "wisdom.h"

#include "ropewalk/wisdom.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace ropewalk::test {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class WisdomFile : public testing::Test {
protected:
  void SetUp() override {
    path = testing::TempDir() + "ropewalk_wisdom_" + std::to_string(getpid()) + "_" +
           testing::UnitTest::GetInstance()->current_test_info()->name();
  }
  void TearDown() override {
    std::remove(path.c_str());
    unsetenv("ROPEWALK_WISDOM");
  }

  void write(const std::string &text) { std::ofstream(path) << text; }
  std::string text() {
    std::stringstream all;
    all << std::ifstream(path).rdbuf();
    return all.str();
  }
  std::string errorOf(const std::string &text) {
    write(text);
    auto wisdom = readWisdom(path.c_str());
    return wisdom ? "read" : wisdom.error().message();
  }

  std::string path;
};

TEST_F(WisdomFile, ComesBackAsWritten) {
  Wisdom wisdom;
  wisdom.cpu = "some CPU";
  wisdom.preferences = {{"rope_a", 4096, 0}, {"rope_b", 0, 32}};
  ASSERT_FALSE(writeWisdom(wisdom, path.c_str()));
  EXPECT_EQ(text(), "ropewalk wisdom 1\ncpu some CPU\nrope_a 4096 0\nrope_b 0 32\n");
  auto again = readWisdom(path.c_str());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->cpu, "some CPU");
  ASSERT_EQ(again->preferences.size(), 2u);
  EXPECT_EQ(again->preferences[0].kernel, "rope_a");
  EXPECT_EQ(again->preferences[0].minBytes, 4096);
  EXPECT_EQ(again->preferences[1].minHeads, 32);
}

TEST_F(WisdomFile, NamesLineAndWhatIsWrong) {
  const std::string head = "ropewalk wisdom 1\ncpu c\n";
  EXPECT_EQ(errorOf(head), "read");
  EXPECT_EQ(errorOf(""), path + ":1: no wisdom, expected the line 'ropewalk wisdom 1'");
  EXPECT_EQ(errorOf("ropewalk wisdom 2\ncpu c\n"),
            path + ":1: no wisdom, expected the line 'ropewalk wisdom 1'");
  EXPECT_EQ(errorOf("ropewalk wisdom 1\n"), path + ":2: the line is '', expected 'cpu' and which");
  for (const std::string line : {"rope", "rope 1", "rope 1 x", "rope 1 2 3", "rope -1 2", " 1 2",
                                 "", "rope 1  2", "rope 1234567890123456789 1"})
    EXPECT_EQ(errorOf(head + line + "\n"),
              path + ":3: the line is '" + line + "', expected a kernel's name, bytes and heads");
  EXPECT_EQ(errorOf(head + "rope 1 2"),
            path + ":3: the line is 'rope 1 2', expected an end of the line");
  EXPECT_THAT(errorOf(head + std::string("a\0b\x1b 1 2 3\n", 11)), HasSubstr("'a?b? 1 2 3'"));
  EXPECT_THAT(errorOf(std::string(2 << 20, 'x')), HasSubstr("longer than 1048576 bytes"));
  std::remove(path.c_str());
  EXPECT_EQ(readWisdom(path.c_str()).error().message(), path + ": No such file or directory");
}

// Two kernels of this machine, of which the first in the table takes three times as long.

const KernelRequest request = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE,
                               64};

void quick(const ropewalk_kernel_args *args) {
  static const ropewalk_kernel_fn run = referenceKernel(request);
  run(args);
}
void slow(const ropewalk_kernel_args *args) {
  for (int i = 0; i < 3; ++i)
    quick(args);
}
/// With 64 components behind the window.
void slowWithCopy(const ropewalk_kernel_args *args) {
  slow(args);
  constexpr int64_t behind = 64 * sizeof(float);
  for (int64_t t = 0; t < args->tokens; ++t)
    for (int64_t h = 0; h < args->heads; ++h)
      std::memcpy(static_cast<char *>(args->dst) + t * args->dstTokenStride +
                      h * args->dstHeadStride + behind,
                  static_cast<const char *>(args->src) + t * args->srcTokenStride +
                      h * args->srcHeadStride + behind,
                  behind);
}
/// Does nothing, in no time.
void wrong(const ropewalk_kernel_args *args) { (void)args; }

class TunesInstalled : public WisdomFile {
protected:
  const std::string first = hostKernel("rope_half_f32_out_d64", "pair4x1"),
                    second = hostKernel("rope_half_f32_out_d64", "pair8x1");

  ropewalk_kernel_table table(ropewalk_kernel_fn a, ropewalk_kernel_fn b) {
    kernels[0] = {first.c_str(), a, 0, 0, nullptr};
    kernels[1] = {second.c_str(), b, 0, 0, nullptr};
    return {ROPEWALK_KERNEL_ABI, 2, kernels, 0, nullptr};
  }

  ropewalk_status tune(const ropewalk_kernel_table &table, double seconds = 0.01) {
    return ropewalk_tune_installed(&table, seconds, path.c_str(), &error);
  }

  /// Tunes again, for longer, where the machine was too busy to tell: the table's order stays then.
  void tuneUntilKnown(const ropewalk_kernel_table &table, const std::string &wanted) {
    for (double seconds = 0.01; seconds < 1; seconds *= 4) {
      ASSERT_EQ(tune(table, seconds), ROPEWALK_OK) << error.message;
      if (text().find(wanted) != std::string::npos)
        return;
    }
  }

  /// What a plan says of q with so many heads.
  std::string described(const ropewalk_kernel_table &table, int64_t heads = 8) {
    ropewalk_rotation rotation = {};
    rotation.head_dim = rotation.rotary_dim = 64;
    rotation.frequencies.theta = 10000;
    ropewalk_layout layout = {};
    layout.dtype = ROPEWALK_F32;
    layout.place = ROPEWALK_OUT_OF_PLACE;
    layout.q = {heads, heads * 64, heads * 64, 64, heads * 64, heads * 64, 64};
    ropewalk_plan_options options = {};
    options.kernels = &table;
    options.position_end = 1;
    ropewalk_plan *plan;
    if (ropewalk_plan_create(&rotation, &layout, &options, &plan, &error) != ROPEWALK_OK)
      return error.message;
    std::string text = ropewalk_plan_describe(plan);
    ropewalk_plan_destroy(plan);
    return text;
  }

  ropewalk_kernel kernels[2];
  ropewalk_error error = {};
};

TEST_F(TunesInstalled, PrefersWhatIsFaster) {
  const ropewalk_kernel_table both = table(slow, quick);
  tuneUntilKnown(both, "\n" + second + " 0 0\n");
  EXPECT_EQ(text(), "ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 0 0\n");
  EXPECT_THAT(described(both), HasSubstr(" by " + first + "\n"));
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  const std::string with = described(both);
  EXPECT_THAT(with, HasSubstr(" by " + second + "\n"));
  EXPECT_THAT(with, EndsWith("wisdom: " + path + "\n"));
}

TEST_F(TunesInstalled, LeavesTheTableItsOrderWhereThatIsBest) {
  ASSERT_EQ(tune(table(quick, slow)), ROPEWALK_OK) << error.message;
  EXPECT_EQ(text(), "ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n");
}

TEST_F(TunesInstalled, PrefersWhatOthersWereMeasuredWith) {
  ropewalk_kernel_table both = table(quick, slow);
  std::swap(kernels[0].run, kernels[1].run);
  std::swap(kernels[0].name, kernels[1].name);
  const std::string cpu = "Another family 1";
  kernels[0].cpu = cpu.c_str(); // slow, and first on those only
  EXPECT_THAT(described(both), HasSubstr(" by " + first + "\n"));
  EXPECT_THAT(described(both), HasSubstr("not used: " + second + ": preferred on " + cpu +
                                         ", this CPU is " + cpuClass() + "\n"));
  ASSERT_EQ(tune(both), ROPEWALK_OK) << error.message;
  EXPECT_THAT(text(), Not(HasSubstr(second))); // since the table does not prefer it here
  std::swap(kernels[0].run, kernels[1].run);
  tuneUntilKnown(both, second + " 0 0\n");
  EXPECT_THAT(text(), HasSubstr(second + " 0 0\n"));
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(described(both), HasSubstr(" by " + second + "\n"));
}

TEST_F(TunesInstalled, NeverPrefersWhatIsWrong) {
  ASSERT_EQ(tune(table(quick, wrong)), ROPEWALK_OK) << error.message;
  EXPECT_THAT(text(), Not(HasSubstr(second)));
}

TEST_F(TunesInstalled, NeverPrefersWhatCopiesNothingBesideItsWindow) {
  // Turns the window, as it should, and takes a third of the time.
  const std::string whole = hostKernel("rope_half_f32_out_d64_behind64", "pair4x1"),
                    window = hostKernel("rope_half_f32_out_d64_behind64", "pair8x1");
  const ropewalk_kernel both[] = {{whole.c_str(), slowWithCopy, 0, 0, nullptr},
                                  {window.c_str(), quick, 0, 0, nullptr}};
  ASSERT_EQ(tune({ROPEWALK_KERNEL_ABI, 2, both, 0, nullptr}), ROPEWALK_OK) << error.message;
  EXPECT_THAT(text(), Not(HasSubstr(window)));
}

TEST_F(TunesInstalled, AppliesByHeadsAndBytes) {
  const ropewalk_kernel_table both = table(quick, quick);
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 4096 16\nrope_absent 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(
      described(both, 16),
      HasSubstr(" by " + second + " for calls of 4096 bytes or more, else " + first + "\n"));
  EXPECT_THAT(described(both, 15), HasSubstr(" by " + first + "\n"));
}

TEST_F(TunesInstalled, AppliesWhereTheTableWouldNot) {
  ropewalk_kernel_table both = table(quick, quick);
  kernels[1].minHeads = 32;
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(described(both, 8), HasSubstr(" by " + second + "\n"));
}

TEST_F(TunesInstalled, StandsBeforeTheTableButItsStreams) {
  const std::string cpu = cpuClass(), stream = hostKernel("rope_half_f32_out_d64", "pair4x1_nt16");
  // As a package has them: what was measured for this class, streams, the rest, a lower level's.
  const ropewalk_kernel all[] = {{first.c_str(), quick, 0, 0, cpu.c_str()},
                                 {stream.c_str(), quick, 1 << 24, 0, nullptr},
                                 {first.c_str(), quick, 0, 0, nullptr},
                                 {second.c_str(), quick, 0, 0, nullptr},
                                 {stream.c_str(), quick, 1 << 24, 0, nullptr}};
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(described({ROPEWALK_KERNEL_ABI, 5, all, 0, nullptr}),
              HasSubstr(" by " + stream +
                        " for calls of 16777216 bytes or more and pointers that are "
                        "multiples of 16, else " +
                        second + "\n"));
}

TEST_F(TunesInstalled, LeavesStreamsAndPrefetchesTheirCalls) {
  for (auto [how, pointers] :
       {std::pair("nt16", " and pointers that are multiples of 16"), std::pair("prefetch", "")}) {
    const std::string large =
        hostKernel("rope_half_f32_out_d64", (std::string("pair4x1_") + how).c_str());
    const ropewalk_kernel three[] = {{large.c_str(), quick, 1 << 24, 0, nullptr},
                                     {first.c_str(), quick, 0, 0, nullptr},
                                     {second.c_str(), quick, 0, 0, nullptr}};
    write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 4096 0\n");
    setenv("ROPEWALK_WISDOM", path.c_str(), 1);
    EXPECT_THAT(described({ROPEWALK_KERNEL_ABI, 3, three, 0, nullptr}),
                HasSubstr(" by " + large + " for calls of 16777216 bytes or more" + pointers +
                          ", else " + second + " for calls of 4096 bytes or more, else " + first +
                          "\n"));
  }
}

TEST_F(TunesInstalled, KeepsLinksAndRefusesWhatIsNoFile) {
  const ropewalk_kernel_table both = table(quick, quick);
  const std::string link = path;
  path += ".file";
  write("old");
  ASSERT_EQ(symlink(path.c_str(), link.c_str()), 0);
  ASSERT_EQ(ropewalk_tune_installed(&both, 0.01, link.c_str(), &error), ROPEWALK_OK)
      << error.message;
  EXPECT_THAT(text(), StartsWith("ropewalk wisdom 1\n"));
  std::remove(link.c_str());
  EXPECT_EQ(ropewalk_tune_installed(&both, 0.01, "/dev/null", &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "/dev/null: no regular file, expected one");
}

TEST_F(TunesInstalled, KeepsWhatOtherLibrariesMeasured) {
  const std::string head = "ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n";
  write(head + "rope_other 4096 0\n" + first + " 64 0\n" + second + " 0 0\nrope_other 0 8\n");
  ASSERT_EQ(tune(table(quick, slow)), ROPEWALK_OK) << error.message;
  EXPECT_EQ(text(), head + "rope_other 4096 0\nrope_other 0 8\n");
  tuneUntilKnown(table(slow, quick), "\n" + second + " 0 0\n");
  EXPECT_THAT(text(), StartsWith(head + "rope_other 4096 0\nrope_other 0 8\nrope"));
}

TEST_F(TunesInstalled, KeepsNothingOfAnotherCpuNorOfADamagedFile) {
  const std::string head = "ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n";
  for (const std::string &old :
       {std::string("ropewalk wisdom 1\ncpu another\nrope_other 0 0\n"),
        head + "rope_other 0 0\nrope_cut 0", std::string("nonsense\n"), std::string()}) {
    write(old);
    ASSERT_EQ(tune(table(quick, slow)), ROPEWALK_OK) << error.message;
    EXPECT_EQ(text(), head);
  }
}

int64_t counted = 0;
void counts(const ropewalk_kernel_args *args) {
  ++counted;
  quick(args);
}

TEST_F(TunesInstalled, MeasuresNothingThatItCannotWrite) {
  counted = 0;
  for (const char *where : {"/", "/nowhere/", "/dev/full"}) {
    path = where;
    EXPECT_EQ(tune(table(counts, quick)), ROPEWALK_INVALID_ARGUMENT);
    EXPECT_THAT(error.message, StartsWith(path + ": "));
  }
  path.clear();
  EXPECT_EQ(tune(table(counts, quick)), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_EQ(counted, 0);
}

TEST_F(TunesInstalled, MeasuresNothingForLargeCalls) {
  counted = 0;
  for (const char *how : {"pair4x1_nt16", "pair4x1_prefetch"}) {
    const std::string large = hostKernel("rope_half_f32_out_d64", how);
    const ropewalk_kernel three[] = {{large.c_str(), counts, 1 << 20, 0, nullptr},
                                     {first.c_str(), slow, 0, 0, nullptr},
                                     {second.c_str(), slow, 0, 0, nullptr}};
    ASSERT_EQ(tune({ROPEWALK_KERNEL_ABI, 3, three, 0, nullptr}), ROPEWALK_OK) << error.message;
    EXPECT_EQ(counted, 0) << how;
  }
}

TEST_F(WisdomFile, AskingWhetherItCanBeWrittenLeavesNothing) {
  EXPECT_FALSE(refuseWisdomPath(path.c_str()));
  EXPECT_NE(access(path.c_str(), F_OK), 0);
  write("kept");
  EXPECT_FALSE(refuseWisdomPath(path.c_str()));
  EXPECT_EQ(text(), "kept");
}

TEST_F(TunesInstalled, APipeOrFolderIsNoPlan) {
  const ropewalk_kernel_table both = table(quick, quick);
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const std::string pipe = path, link = path + ".link";
  ASSERT_EQ(symlink(pipe.c_str(), link.c_str()), 0);
  for (const std::string &other : {pipe, link, testing::TempDir(), std::string("/dev/zero")}) {
    setenv("ROPEWALK_WISDOM", other.c_str(), 1);
    EXPECT_EQ(described(both), "ROPEWALK_WISDOM: " + other + ": no regular file, expected one");
    EXPECT_EQ(error.status, ROPEWALK_INVALID_ARGUMENT);
  }
  std::remove(link.c_str());
}

TEST_F(TunesInstalled, IsOfOneCpu) {
  const ropewalk_kernel_table both = table(quick, quick);
  write("ropewalk wisdom 1\ncpu another\n" + second + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  const std::string text = described(both);
  EXPECT_THAT(text, HasSubstr(" by " + first + "\n"));
  EXPECT_THAT(
      text, EndsWith("wisdom: not used: measured on another, this CPU is " + cpuIdentity() + "\n"));
}

TEST_F(TunesInstalled, AWrongFileIsNoPlan) {
  write("nonsense\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_EQ(described(table(quick, quick)), "ROPEWALK_WISDOM: " + path +
                                                ":1: no wisdom, expected the line "
                                                "'ropewalk wisdom 1'");
  EXPECT_EQ(error.status, ROPEWALK_INVALID_ARGUMENT);
}

TEST_F(TunesInstalled, RefusesWrongArguments) {
  const ropewalk_kernel_table both = table(quick, quick);
  auto expect = [&](ropewalk_status status, const std::string &message) {
    EXPECT_EQ(status, ROPEWALK_INVALID_ARGUMENT);
    EXPECT_EQ(error.message, message);
  };
  expect(ropewalk_tune_installed(nullptr, 1, path.c_str(), &error),
         "kernels is null, expected a pointer");
  expect(ropewalk_tune_installed(&both, 1, nullptr, &error), "path is null, expected a pointer");
  for (double seconds : {0.0, -1.0, 3601.0, std::nan("")})
    EXPECT_EQ(tune(both, seconds), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_THAT(error.message, StartsWith("seconds is "));
  ropewalk_kernel_table old = both;
  old.abi = 1;
  EXPECT_EQ(tune(old), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_THAT(error.message, StartsWith("kernels.abi is 1"));
  path += "/nowhere";
  EXPECT_EQ(tune(both), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_THAT(error.message, HasSubstr(": No such file or directory"));
}

TEST(CpuClass, IsTheIdentityWithoutItsModelAndTheHighestTarget) {
  EXPECT_EQ(cpuClass("AuthenticAMD family 26 model 2", TargetSet(Target::X86_64_v4_bf16)),
            "AuthenticAMD family 26 x86-64-v4-bf16");
  EXPECT_EQ(cpuClass("implementer 0x41 part 0xd40", TargetSet(Target::Arm64_bf16)),
            "implementer 0x41 part 0xd40 arm64-bf16");
  EXPECT_EQ(cpuClass("unknown", TargetSet(Target::Arm64)), "");
  EXPECT_EQ(cpuClass("AuthenticAMD family 26 model 2", TargetSet()), "");
}

TEST(CpuIdentity, SaysVendorFamilyAndModel) {
  struct Source : CpuidSource {
    CpuidRegisters cpuid(uint32_t number, uint32_t) const override {
      if (number == 0)
        return {13, 0x68747541, 0x444d4163, 0x69746e65};
      return {version, 0, 0, 0};
    }
    uint64_t xcr0() const override { return 0; }
    uint32_t version = 0;
  } source;
  source.version = 0x00a10f11; // base family 15, extended 10, model 1 and 1
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 25 model 17");
  source.version = 0x000806f8;
  EXPECT_EQ(cpuIdentity(source), "AuthenticAMD family 6 model 143");
  EXPECT_FALSE(cpuIdentity().empty());
}

} // namespace
} // namespace ropewalk::test
