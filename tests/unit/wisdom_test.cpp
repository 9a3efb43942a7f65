//===- wisdom_test.cpp - Files that say which kernels to prefer -----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "wisdom_fixture.h"

namespace ropewalk::test {
namespace {

using testing::HasSubstr;

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

/// Libraries' lines add up; those in front are the oldest.
TEST_F(WisdomFile, IsNeverLongerThanIsRead) {
  Wisdom wisdom;
  wisdom.cpu = "some CPU";
  const std::string kernel(1000, 'k');
  for (int i = 0; i < 2000; ++i)
    wisdom.preferences.push_back({kernel, i, 0});
  ASSERT_FALSE(writeWisdom(wisdom, path.c_str()));
  EXPECT_LE(text().size(), 1u << 20);
  EXPECT_GT(text().size(), (1u << 20) - 1010);
  auto again = readWisdom(path.c_str());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->cpu, "some CPU");
  EXPECT_EQ(again->preferences.back().minBytes, 1999);
  EXPECT_EQ(again->preferences.front().minBytes,
            2000 - static_cast<int64_t>(again->preferences.size()));
}

TEST_F(WisdomFile, AskingWhetherItCanBeWrittenLeavesNothing) {
  EXPECT_FALSE(refuseWisdomPath(path.c_str()));
  EXPECT_NE(access(path.c_str(), F_OK), 0);
  write("kept");
  EXPECT_FALSE(refuseWisdomPath(path.c_str()));
  EXPECT_EQ(text(), "kept");
}

TEST_F(WisdomFile, FollowsLinksToFilesThatAreNotThereYet) {
  const std::string link = path + ".link", far = path + ".far";
  ASSERT_EQ(symlink(path.substr(path.rfind('/') + 1).c_str(), link.c_str()), 0);
  ASSERT_EQ(symlink(link.c_str(), far.c_str()), 0);
  EXPECT_FALSE(refuseWisdomPath(far.c_str()));
  EXPECT_NE(access(path.c_str(), F_OK), 0);
  EXPECT_FALSE(writeWisdom({"A family 1", {}}, far.c_str()));
  char target[256];
  EXPECT_GT(readlink(far.c_str(), target, sizeof target), 0);
  EXPECT_EQ(readWisdom(path.c_str())->cpu, "A family 1");
  std::remove(far.c_str());
  std::remove(link.c_str());
  ASSERT_EQ(symlink(far.c_str(), link.c_str()), 0); // a circle
  ASSERT_EQ(symlink(link.c_str(), far.c_str()), 0);
  EXPECT_EQ(refuseWisdomPath(far.c_str())->message(), far + ": Too many levels of symbolic links");
  EXPECT_GT(readlink(far.c_str(), target, sizeof target), 0);
  std::remove(far.c_str());
  std::remove(link.c_str());
}

} // namespace
} // namespace ropewalk::test
