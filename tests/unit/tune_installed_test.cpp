//===- tune_installed_test.cpp - Kernels measured where they run ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cpu_features.h"
#include "plan.h"
#include "reference.h"
#include "support/fake_table.h"
#include "wisdom_fixture.h"

#include "ropewalk/wisdom.h"

#include <cstring>
#include <sys/stat.h>

namespace ropewalk::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

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

  /// What a plan says of q with so many heads of so many components.
  std::string described(const ropewalk_kernel_table &table, int64_t heads = 8, int64_t width = 64) {
    ropewalk_rotation rotation = {};
    rotation.head_dim = rotation.rotary_dim = width;
    rotation.frequencies.theta = 10000;
    ropewalk_layout layout = {};
    layout.dtype = ROPEWALK_F32;
    layout.place = ROPEWALK_OUT_OF_PLACE;
    layout.q = {heads, heads * width, heads * width, width, heads * width, heads * width, width};
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
  const std::string nothing = "ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n";
  const ropewalk_kernel_table both = table(quick, slow);
  for (double seconds = 0.01; seconds < 1 && text() != nothing; seconds *= 4) // as tuneUntilKnown
    ASSERT_EQ(tune(both, seconds), ROPEWALK_OK) << error.message;
  EXPECT_EQ(text(), nothing);
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

/// The table's choice for calls of a size, which a decode step is, stands behind what was measured.
TEST_F(TunesInstalled, StandsBeforeWhatTheTablePrefersBySize) {
  ropewalk_kernel_table both = table(quick, slow);
  std::swap(kernels[0], kernels[1]);
  kernels[0].minBytes = 1024; // 8 heads of one token are 2048
  tuneUntilKnown(both, first + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(described(both), HasSubstr(" by " + first + "\n"));
}

/// 512 tokens of 32 heads of 64 components are 4 MiB.
TEST_F(TunesInstalled, LeavesCallsBeyondThoseMeasured) {
  ropewalk_kernel_table both = table(quick, quick);
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  kernels[0].minBytes = 4 << 20;
  EXPECT_THAT(described(both), HasSubstr(" by " + second + "\n"));
  kernels[0].minBytes = 8 << 20;
  EXPECT_THAT(described(both), HasSubstr(" by " + first +
                                         " for calls of 8388608 bytes or more, "
                                         "else " +
                                         second + "\n"));
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

/// A stream that ends in heads stands behind what is preferred for more, from as many bytes on.
TEST_F(TunesInstalled, LeavesWhatStandsBeforeAStreamItsCalls) {
  const std::string stream = hostKernel("rope_half_f32_out_d64", "pair4x1_nt16");
  const ropewalk_kernel all[] = {{first.c_str(), quick, 1 << 20, 32, nullptr},
                                 {stream.c_str(), quick, 1 << 20, 0, nullptr},
                                 {first.c_str(), quick, 0, 0, nullptr},
                                 {second.c_str(), quick, 0, 0, nullptr}};
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + second + " 0 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  const ropewalk_kernel_table table = {ROPEWALK_KERNEL_ABI, 4, all, 0, nullptr};
  EXPECT_THAT(
      described(table, 32),
      HasSubstr(" by " + first + " for calls of 1048576 bytes or more, else " + second + "\n"));
  EXPECT_THAT(described(table, 8), HasSubstr(" by " + stream +
                                             " for calls of 1048576 bytes or more and pointers "
                                             "that are multiples of 16, else " +
                                             second + "\n"));
}

TEST_F(TunesInstalled, LeavesHeadsThatAreReadAheadTheirCalls) {
  const std::string rotation = "rope_half_f32_out_d256",
                    ahead = hostKernel(rotation, "pair4x1_touch"),
                    narrow = hostKernel(rotation, "pair4x1"),
                    wide = hostKernel(rotation, "pair8x1");
  const ropewalk_kernel three[] = {{ahead.c_str(), quick, 1 << 20, 0, nullptr},
                                   {narrow.c_str(), quick, 0, 0, nullptr},
                                   {wide.c_str(), quick, 0, 0, nullptr}};
  write("ropewalk wisdom 1\ncpu " + cpuIdentity() + "\n" + wide + " 4096 0\n");
  setenv("ROPEWALK_WISDOM", path.c_str(), 1);
  EXPECT_THAT(described({ROPEWALK_KERNEL_ABI, 3, three, 0, nullptr}, 8, 256),
              HasSubstr(" by " + ahead + " for calls of 1048576 bytes or more, else " + wide +
                        " for calls of 4096 bytes or more, else " + narrow + "\n"));
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

} // namespace
} // namespace ropewalk::test
