//===- runtime_archive_test.cpp - What the runtime costs an engine --------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace llvm;
using namespace ropewalk;

namespace {

/// Bytes that a program would hold: of all sections that are loaded, in all members.
uint64_t loadedBytes(const object::Archive &archive) {
  uint64_t bytes = 0;
  Error error = Error::success();
  for (const object::Archive::Child &child : archive.children(error)) {
    auto binary = cantFail(child.getAsBinary());
    for (const object::SectionRef &section : cast<object::ObjectFile>(*binary).sections())
      if (object::ELFSectionRef(section).getFlags() & ELF::SHF_ALLOC)
        bytes += section.getSize();
  }
  cantFail(std::move(error));
  return bytes;
}

TEST(RuntimeArchive, IsSmall) {
  if (!ROPEWALK_AS_SHIPPED)
    GTEST_SKIP() << "the limit is that of the release preset";
  auto buffer = MemoryBuffer::getFile(ROPEWALK_RUNTIME_ARCHIVE);
  ASSERT_TRUE(bool(buffer));
  auto archive = cantFail(object::Archive::create((*buffer)->getMemBufferRef()));
  const uint64_t loaded = loadedBytes(*archive);
  std::printf("loaded %lu bytes, file %zu bytes\n", loaded, (*buffer)->getBufferSize());
  EXPECT_GT(loaded, 10u * 1024);
  EXPECT_LE(loaded, 256u * 1024); // The file also holds names and relocations for the linker.
}

/// With -z defs the linker refuses any symbol that these libraries lack.
TEST(RuntimeArchive, NeedsOnlyTheStandardLibraries) {
  if (!ROPEWALK_AS_SHIPPED)
    GTEST_SKIP() << "sanitizers add libraries of their own";
  SmallString<128> out, said;
  ASSERT_FALSE(sys::fs::createTemporaryFile("ropewalk", "so", out));
  ASSERT_FALSE(sys::fs::createTemporaryFile("ropewalk", "txt", said));
  const StringRef arguments[] = {ROPEWALK_CXX_COMPILER, "-shared", "-nodefaultlibs", "-Wl,-z,defs",
                                 "-Wl,--whole-archive", ROPEWALK_RUNTIME_ARCHIVE,
                                 "-Wl,--no-whole-archive", "-lstdc++", "-lm", "-lc",
                                 // The compiler's own: stack unwinding for libstdc++.
                                 "-lgcc_s", "-lgcc", "-o", out};
  const int code = sys::ExecuteAndWait(ROPEWALK_CXX_COMPILER, arguments, std::nullopt,
                                       {StringRef(), StringRef(said), StringRef(said)});
  EXPECT_EQ(code, 0) << (*MemoryBuffer::getFile(said))->getBuffer().str();
  sys::fs::remove(out);
  sys::fs::remove(said);
}

} // namespace
