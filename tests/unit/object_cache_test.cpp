//===- object_cache_test.cpp - Kernels that were compiled before ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/object_cache.h"

#include "support/file_size_limit.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>

using namespace llvm;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace ropewalk {
namespace {

constexpr const char *half = "rope_half_f32_out_d64__x86_64_v3_pair8x1";
constexpr const char *interleaved = "rope_interleaved_f32_out_d64__x86_64_v3_lane8x1";

/// Without a folder at first.
class ObjectCacheTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("object_cache_test", folder));
    if (const char *value = std::getenv("ROPEWALK_CACHE"))
      before = value;
    unsetenv("ROPEWALK_CACHE");
  }
  void TearDown() override {
    if (before)
      setenv("ROPEWALK_CACHE", before->c_str(), 1);
    else
      unsetenv("ROPEWALK_CACHE");
    sys::fs::remove_directories(folder);
  }

  std::string in(StringRef name) const { return (folder + "/" + name).str(); }
  void use(StringRef name) { setenv("ROPEWALK_CACHE", in(name).c_str(), 1); }

  static std::string compile(const char *name, Backend backend = Backend::Halide) {
    auto kernel = compileKernel(*parseKernelName(name), backend);
    return kernel ? kernel->object : toString(kernel.takeError());
  }

  /// Names of what is kept in a folder, but for LLVM's notes.
  std::vector<std::string> kept(StringRef name) const {
    std::vector<std::string> names;
    std::error_code code;
    for (sys::fs::directory_iterator entry(in(name), code), end; entry != end;
         entry.increment(code))
      if (const StringRef file = sys::path::filename(entry->path()); !file.ends_with("timestamp"))
        names.push_back(file.str());
    llvm::sort(names);
    return names;
  }

  /// The one file that is kept of a kernel.
  std::string fileOf(StringRef name, const char *kernel) const {
    for (const std::string &file : kept(name))
      if (StringRef(file).ends_with(kernel))
        return in((name + "/" + file).str());
    ADD_FAILURE() << "nothing is kept of " << kernel;
    return "";
  }

private:
  SmallString<128> folder;
  std::optional<std::string> before;
};

TEST_F(ObjectCacheTest, WithoutAFolderNothingIsKept) {
  EXPECT_EQ(compile(half).substr(1, 3), "ELF");
  setenv("ROPEWALK_CACHE", "", 1);
  EXPECT_EQ(compile(half).substr(1, 3), "ELF");
}

TEST_F(ObjectCacheTest, AKernelIsTakenFromThere) {
  const std::string compiled = compile(half), other = compile(interleaved);
  use("new/folder");
  EXPECT_EQ(compile(half), compiled); // by compiling it
  EXPECT_EQ(compile(interleaved), other);
  EXPECT_EQ(compile(half), compiled); // from the folder
  ASSERT_FALSE(sys::fs::copy_file(fileOf("new/folder", interleaved), fileOf("new/folder", half)));
  EXPECT_EQ(compile(half), other) << "compiled again";
}

TEST_F(ObjectCacheTest, BackEndsKeepTheirOwn) {
  use("cache");
  const std::string ofHalide = compile(half), ofMlir = compile(half, Backend::Mlir);
  EXPECT_NE(ofHalide, ofMlir);
  EXPECT_THAT(kept("cache"), ElementsAre(AllOf(HasSubstr("-halide-"), HasSubstr(half)),
                                         AllOf(HasSubstr("-mlir-"), HasSubstr(half))));
  EXPECT_EQ(compile(half), ofHalide);
  EXPECT_EQ(compile(half, Backend::Mlir), ofMlir);
}

TEST_F(ObjectCacheTest, WhatIsDamagedIsCompiledAnew) {
  use("cache");
  const std::string compiled = compile(half), file = fileOf("cache", half);
  for (const size_t bytes : {size_t(0), size_t(5), size_t(16), compiled.size()}) {
    ASSERT_EQ(truncate(file.c_str(), static_cast<off_t>(bytes)), 0);
    EXPECT_EQ(compile(half), compiled) << "cut to " << bytes;
  }
  std::fstream(file, std::ios::in | std::ios::out | std::ios::binary).seekp(100).put('\x7f');
  EXPECT_EQ(compile(half), compiled) << "another byte";
  uint64_t size = 0;
  ASSERT_FALSE(sys::fs::file_size(file, size));
  EXPECT_EQ(size, compiled.size() + 16) << "not written again";
}

// By the back end that writes no files of its own.
TEST_F(ObjectCacheTest, WhatCannotBeWrittenIsCompiled) {
  const std::string compiled = compile(half, Backend::Mlir);
  use("cache");
  const auto before = std::signal(SIGXFSZ, SIG_IGN);
  {
    const FileSizeLimit fullDisk(1000);
    EXPECT_EQ(compile(half, Backend::Mlir), compiled);
  }
  std::signal(SIGXFSZ, before);
  EXPECT_THAT(kept("cache"), IsEmpty()) << "half of an object is none";
  compile(half, Backend::Mlir);
  const std::string file = fileOf("cache", half);
  ASSERT_FALSE(sys::fs::remove(file));
  ASSERT_FALSE(sys::fs::create_directory(file)); // in its way
  EXPECT_EQ(compile(half, Backend::Mlir), compiled);
  EXPECT_EQ(kept("cache").size(), 1u) << "something was left aside";
}

TEST_F(ObjectCacheTest, AFolderThatCannotBeMadeIsAnError) {
  std::ofstream(in("file")) << "text";
  for (const char *name : {"file", "file/cache"}) {
    use(name);
    EXPECT_EQ(compile(half), "ROPEWALK_CACHE is '" + in(name) +
                                 "', expected a folder that is there or can be made: "
                                 "Not a directory");
  }
}

TEST_F(ObjectCacheTest, DevicesKernelsAreCompiled) {
  use("cache");
  auto kernel = compileKernel(*parseKernelName("rope_half_bf16_out_d128__cuda_word4x1"));
  ASSERT_TRUE(bool(kernel)) << toString(kernel.takeError());
  EXPECT_FALSE(kernel->device.images.empty());
  EXPECT_THAT(kept("cache"), IsEmpty());
}

} // namespace
} // namespace ropewalk
