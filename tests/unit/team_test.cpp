//===- team_test.cpp - Threads that share a call --------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/harness.h"
#include "harness/subjects.h"

#include "baseline/baselines.h"
#include "copy/copy_loops.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <mutex>
#include <numeric>
#include <set>

using namespace ropewalk;
using namespace ropewalk::bench;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

using Share = std::pair<int64_t, int64_t>;

std::vector<Share> sharesOf(Team &team, int64_t count) {
  std::mutex mutex;
  std::set<Share> shares;
  team.share(count, [&](int64_t begin, int64_t end) {
    const std::lock_guard<std::mutex> lock(mutex);
    EXPECT_TRUE(shares.emplace(begin, end).second) << begin << " twice";
  });
  return {shares.begin(), shares.end()};
}

/// All on a CPU that there is: how fast they are is not the matter.
std::vector<int> others(size_t count) { return std::vector<int>(count, cpusFrom(-1).front()); }

TEST(TeamTest, SharesAreContiguousAndEven) {
  Team team(others(2));
  EXPECT_EQ(team.threads(), 3);
  EXPECT_THAT(sharesOf(team, 7), ElementsAre(Share(0, 3), Share(3, 5), Share(5, 7)));
  EXPECT_THAT(sharesOf(team, 3), ElementsAre(Share(0, 1), Share(1, 2), Share(2, 3)));
  EXPECT_THAT(sharesOf(team, 2), ElementsAre(Share(0, 1), Share(1, 2)));
  EXPECT_THAT(sharesOf(team, 0), IsEmpty());
}

TEST(TeamTest, ThreadsAreTheCallersAndOthers) {
  Team team(others(2));
  std::vector<std::thread::id> ids(3);
  team.share(3, [&](int64_t begin, int64_t) { ids[size_t(begin)] = std::this_thread::get_id(); });
  EXPECT_EQ(ids[0], std::this_thread::get_id());
  EXPECT_EQ(std::set<std::thread::id>(ids.begin(), ids.end()).size(), 3u);
}

TEST(TeamTest, EveryCallIsDoneWhenItReturns) {
  Team team(others(1));
  std::vector<int64_t> counts(64);
  for (int64_t call = 1; call <= 2000; ++call) {
    team.share(64, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        counts[size_t(i)] += 1; // not atomic
    });
    ASSERT_EQ(std::accumulate(counts.begin(), counts.end(), int64_t(0)), 64 * call);
  }
}

TEST(TeamTest, AloneItIsTheCaller) {
  Team team({});
  EXPECT_THAT(sharesOf(team, 5), ElementsAre(Share(0, 5)));
}

TEST(CpusTest, BeginWithTheOneAskedFor) {
  const std::vector<int> cpus = cpusFrom(-1);
  ASSERT_FALSE(cpus.empty());
  EXPECT_EQ(std::set<int>(cpus.begin(), cpus.end()).size(), cpus.size());
  for (int cpu : cpus) {
    EXPECT_TRUE(canPinToCpu(cpu));
    EXPECT_EQ(cpusFrom(cpu).front(), cpu);
    EXPECT_EQ(cpusFrom(cpu).size(), cpus.size());
  }
  EXPECT_THAT(cpusFrom(1 << 20), IsEmpty());
}

TEST(SharedCallTest, EveryTokenIsTurnedByItsOwnRow) {
  const Case cell = {ROPEWALK_F32, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 11, 3, 64, false};
  const auto baselines = findBaselines(Target::X86_64_v3, cell.dtype, cell.pairing, cell.place,
                                       /*stream=*/false, cell.headDim);
  if (baselines.empty() || !baselines.front()->runsHere())
    GTEST_SKIP() << "nothing is written by hand for this CPU";
  Memory memory;
  Workspace workspace(cell, memory, 1 << 20);
  ASSERT_TRUE(workspace.valid());
  Team team(others(2));
  size_t next = 0;
  const auto subjects =
      subjectsFor({baselines.front()->run, copyByMemcpy}, cell, workspace, next, &team);
  workspace.resetDst(0);
  subjects[0].repeat(1);
  EXPECT_LE(workspace.worstUlp(), 2.5);
  workspace.resetDst(0);
  subjects[1].repeat(1);
  EXPECT_TRUE(workspace.isCopy());
}

TEST(SharedCallTest, RowsSayWhatOneThreadTakes) {
  Options options;
  options.seconds = 0.01;
  options.otherCpus = others(1);
  Harness harness(options);
  const Case cell = {ROPEWALK_F16, ROPEWALK_HALF, ROPEWALK_OUT_OF_PLACE, 2, 1, 64, false};
  std::vector<Candidate> candidates;
  for (const Baseline &baseline : allBaselines())
    if (baseline.runsHere() && baseline.dtype == cell.dtype && baseline.pairing == cell.pairing &&
        baseline.place == cell.place && baseline.channels == cell.headDim)
      candidates.push_back({baseline.name, std::string(targetName(baseline.target)), baseline.run,
                            baseline.stream, baseline.accessBytes, /*isBaseline=*/true});
  if (candidates.empty())
    GTEST_SKIP() << "nothing is written by hand for this CPU";
  const std::vector<Row> rows = harness.measure(cell, candidates);
  ASSERT_EQ(rows.size(), candidates.size());
  for (const Row &row : rows) {
    EXPECT_EQ(row.threads, 2);
    ASSERT_TRUE(row.oneThreadRatio);
    EXPECT_GT(*row.oneThreadRatio, 0.01);
  }
  EXPECT_THAT(toTable(harness.machine(), rows), HasSubstr("run       2 threads, "));
  EXPECT_THAT(toTable(harness.machine(), rows), HasSubstr("/1 thread"));
  EXPECT_THAT(toJson(harness.machine(), rows), HasSubstr("\"threads\":2,"));
  EXPECT_THAT(toJson(harness.machine(), rows), HasSubstr("\"one_thread_ratio\":"));
}

} // namespace
