//===- output_test.cpp - Files that appear whole or not at all ------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/output.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace llvm;
using namespace ropewalk;

namespace {

class Output : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(sys::fs::createUniqueDirectory("ropewalk", folder)); }
  void TearDown() override { sys::fs::remove_directories(folder); }

  std::string in(StringRef name) const { return (folder + "/" + name).str(); }
  /// Paths of all files below the folder, relative to it.
  std::vector<std::string> files() const {
    std::vector<std::string> found;
    std::error_code code;
    for (sys::fs::recursive_directory_iterator it(folder, code), end; it != end && !code;
         it.increment(code))
      if (it->type() != sys::fs::file_type::directory_file)
        found.push_back(it->path().substr(folder.size() + 1));
    std::sort(found.begin(), found.end());
    return found;
  }
  static std::string read(StringRef path) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "unreadable";
  }
  static void write(StringRef path, StringRef text) {
    OutputFile file = cantFail(OutputFile::create(path));
    cantFail(file.write(text));
    cantFail(file.commit());
  }

  SmallString<128> folder;
};

TEST_F(Output, AppearsOnlyWithCommit) {
  OutputFile file = cantFail(OutputFile::create(in("a")));
  cantFail(file.write(StringRef("text")));
  EXPECT_FALSE(sys::fs::exists(in("a")));
  cantFail(file.commit());
  EXPECT_EQ(read(in("a")), "text");
}

TEST_F(Output, LeavesThePreviousFileUntilCommit) {
  write(in("a"), "old");
  {
    OutputFile file = cantFail(OutputFile::create(in("a")));
    cantFail(file.write(StringRef("new")));
  }
  EXPECT_EQ(read(in("a")), "old");
  EXPECT_EQ(files(), std::vector<std::string>{"a"});
}

TEST_F(Output, WritesThroughLinks) {
  write(in("target"), "old");
  ASSERT_EQ(symlink("target", in("link").c_str()), 0);
  write(in("link"), "new");
  EXPECT_EQ(read(in("target")), "new");
  EXPECT_TRUE(sys::fs::is_symlink_file(in("link")));
}

TEST_F(Output, NamesTheFolderThatIsMissing) {
  Expected<OutputFile> file = OutputFile::create(in("none/a"));
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()), in("none/a") + ": cannot write: No such file or directory");
}

TEST_F(Output, RefusesAFolder) {
  Expected<OutputFile> file = OutputFile::create(folder);
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()), folder.str().str() + ": cannot write: Is a directory");
  file = OutputFile::create(in("new/")); // which is none yet
  ASSERT_FALSE(bool(file));
  EXPECT_EQ(toString(file.takeError()), in("new/") + ": cannot write: Is a directory");
}

TEST_F(Output, ReportsAFullDevice) {
  OutputFile file = cantFail(OutputFile::create("/dev/full"));
  EXPECT_EQ(toString(file.write(StringRef("text"))),
            "/dev/full: cannot write: No space left on device");
}

TEST_F(Output, LeavesNothingWhereWritingFails) {
  // A limit on file sizes stands in for a full disk, which takes privileges to make.
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  auto handler = signal(SIGXFSZ, SIG_IGN);
  rlimit tight = {1000, before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
  std::string message;
  {
    OutputFile file = cantFail(OutputFile::create(in("a")));
    message = toString(file.write(std::string(5000, 'x')));
  }
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, handler);
  EXPECT_EQ(message, in("a") + ": cannot write: File too large");
  EXPECT_TRUE(files().empty());
}

TEST_F(Output, FolderAppearsAtOnceWithItsParents) {
  for (StringRef name : {"x/y/lib", "x/z/"}) {
    OutputDirectory directory = cantFail(OutputDirectory::create(in(name)));
    write((directory.aside() + "/a").str(), "text");
    EXPECT_FALSE(sys::fs::exists(in(name)));
    cantFail(directory.commit());
  }
  EXPECT_EQ(files(), (std::vector<std::string>{"x/y/lib/a", "x/z/a"}));
}

TEST_F(Output, FolderWithoutCommitLeavesNothing) {
  {
    OutputDirectory directory = cantFail(OutputDirectory::create(in("x/y")));
    write((directory.aside() + "/a").str(), "text");
  }
  EXPECT_TRUE(files().empty());
  EXPECT_FALSE(sys::fs::exists(in("x")));
}

TEST_F(Output, ExistingFolderKeepsItsOtherFiles) {
  ASSERT_FALSE(sys::fs::create_directories(in("lib/sub")));
  write(in("lib/mine"), "mine");
  write(in("lib/sub/a"), "old");
  {
    OutputDirectory directory = cantFail(OutputDirectory::create(in("lib")));
    ASSERT_FALSE(sys::fs::create_directory(directory.aside() + "/sub"));
    write((directory.aside() + "/sub/a").str(), "new");
    EXPECT_EQ(read(in("lib/sub/a")), "old");
    cantFail(directory.commit());
  }
  EXPECT_EQ(files(), (std::vector<std::string>{"lib/mine", "lib/sub/a"}));
  EXPECT_EQ(read(in("lib/sub/a")), "new");
}

TEST_F(Output, RefusesAFileWhereTheFolderShouldBe) {
  write(in("a"), "text");
  for (StringRef name : {"a", "a/b"}) {
    Expected<OutputDirectory> directory = OutputDirectory::create(in(name));
    ASSERT_FALSE(bool(directory));
    EXPECT_EQ(toString(directory.takeError()), in(name) + ": cannot write: Not a directory");
  }
}

TEST_F(Output, CommitTakesAwayWhatIsNoLongerPartOfIt) {
  ASSERT_FALSE(sys::fs::create_directories(in("lib/sub")));
  write(in("lib/sub/old"), "old");
  write(in("lib/again"), "old");
  {
    OutputDirectory directory = cantFail(OutputDirectory::create(in("lib")));
    for (StringRef name : {"sub/old", "again", "never", "no/such"})
      directory.remove(name);
    cantFail(directory.write("again", "new"));
    EXPECT_EQ(read(in("lib/sub/old")), "old");
    cantFail(directory.commit());
  }
  EXPECT_EQ(files(), (std::vector<std::string>{"lib/again"}));
  EXPECT_EQ(read(in("lib/again")), "new");
  EXPECT_FALSE(sys::fs::exists(in("lib/sub")));
}

TEST_F(Output, NothingIsTouchedIfSomethingIsInTheWay) {
  ASSERT_FALSE(sys::fs::create_directories(in("lib/file")));
  write(in("lib/folder"), "a file");
  write(in("lib/a"), "old");
  for (auto [name, found] : {std::pair("folder/b", "folder: cannot write: File exists"),
                             std::pair("file", "file: cannot write: Is a directory")}) {
    OutputDirectory directory = cantFail(OutputDirectory::create(in("lib")));
    directory.remove("a");
    cantFail(directory.write("a", "new"));
    cantFail(directory.write(name, "new"));
    EXPECT_EQ(toString(directory.commit()), in("lib/") + found);
    EXPECT_EQ(read(in("lib/a")), "old");
  }
}

TEST_F(Output, AFolderIsGoneWhenASignalEndsTheProcess) {
  GTEST_FLAG_SET(death_test_style, "threadsafe"); // who ends has a watcher of its own
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const std::string parent = in(std::to_string(signal));
    ASSERT_FALSE(sys::fs::create_directory(parent));
    EXPECT_EXIT(
        {
          OutputDirectory directory = cantFail(OutputDirectory::create(parent + "/out"));
          cantFail(directory.write("a/b", "text"));
          // LLVM's own handling comes after, or before.
          OutputFile file = cantFail(OutputFile::create(parent + "/file"));
          cantFail(file.write(StringRef("text")));
          raise(signal);
          pause();
        },
        testing::KilledBySignal(signal), "");
    std::error_code code;
    EXPECT_EQ(sys::fs::directory_iterator(parent, code), sys::fs::directory_iterator()) << signal;
  }
}

/// Whoever writes on meanwhile leaves all or nothing.
TEST_F(Output, ASignalAtAnyTimeLeavesAWholeFolderOrNone) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  for (int turn = 0; turn < 12; ++turn) {
    const std::string parent = in(std::to_string(turn));
    ASSERT_FALSE(sys::fs::create_directory(parent));
    EXPECT_EXIT(
        {
          OutputDirectory directory = cantFail(OutputDirectory::create(parent + "/out"));
          for (int i = 0; i < 40; ++i) {
            if (i == 3 * turn)
              kill(getpid(), SIGTERM);
            consumeError(directory.write("deep/" + std::to_string(i), "text"));
          }
          consumeError(directory.commit());
          pause();
        },
        testing::KilledBySignal(SIGTERM), "");
    std::error_code code;
    std::vector<std::string> left;
    for (sys::fs::directory_iterator it(parent, code), end; it != end; it.increment(code))
      left.push_back(it->path());
    if (left.empty())
      continue;
    EXPECT_EQ(left, std::vector<std::string>{parent + "/out"});
    int files = 0;
    for (sys::fs::directory_iterator it(parent + "/out/deep", code), end; it != end;
         it.increment(code))
      ++files;
    EXPECT_EQ(files, 40);
  }
}

TEST_F(Output, AnIgnoredSignalEndsNothing) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      {
        std::signal(SIGHUP, SIG_IGN);
        OutputDirectory directory = cantFail(OutputDirectory::create(in("out")));
        cantFail(directory.write("a", "text"));
        raise(SIGHUP);
        cantFail(directory.commit());
        _exit(read(in("out/a")) == "text" ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
}

TEST_F(Output, AForkedChildEndsAloneBySignals) {
  OutputDirectory directory = cantFail(OutputDirectory::create(in("out")));
  cantFail(directory.write("a", "text"));
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    raise(SIGTERM);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status));
  cantFail(directory.commit());
  EXPECT_EQ(read(in("out/a")), "text");
}

} // namespace
