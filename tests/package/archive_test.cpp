//===- archive_test.cpp - What is in a package's archive ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/generator_hash.h"
#include "package/package.h"

#include "llvm/Object/Archive.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

using namespace llvm;
using namespace ropewalk;
using testing::HasSubstr;

namespace {

/// A few real kernels, compiled once.
const std::vector<CompiledKernel> &kernels() {
  static const std::vector<CompiledKernel> compiled = [] {
    const KernelRequest requests[] = {
        {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64},
        {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE, 64}};
    const Target targets[] = {Target::X86_64_v3, Target::X86_64};
    ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
    return cantFail(compileKernels(requests, targets, book, [](size_t, size_t, StringRef) {}));
  }();
  return compiled;
}

Model model(std::string name) {
  Model result;
  result.name = std::move(name);
  result.attentionHeads = result.keyValueHeads = 4;
  result.rotation.head_dim = result.rotation.rotary_dim = 64;
  result.rotation.frequencies.theta = 10000;
  result.rotation.frequencies.attention_factor = 1;
  return result;
}

class Package : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(sys::fs::createUniqueDirectory("ropewalk", folder)); }
  void TearDown() override { sys::fs::remove_directories(folder); }

  std::string read(StringRef name) const {
    auto buffer = MemoryBuffer::getFile(folder + "/" + name);
    return buffer ? (*buffer)->getBuffer().str() : "no file " + name.str();
  }
  void write(StringRef name, ArrayRef<Model> models,
             const std::vector<CompiledKernel> &compiled = kernels()) const {
    OutputDirectory directory = cantFail(OutputDirectory::create(folder));
    cantFail(writePackage(directory, name, models, compiled));
    cantFail(directory.commit());
  }
  /// The message of a refusal, which must come before anything is written.
  std::string writeError(StringRef name, ArrayRef<Model> models) const {
    OutputDirectory directory = cantFail(OutputDirectory::create(folder));
    std::string message = toString(writePackage(directory, name, models, kernels()));
    std::error_code code;
    EXPECT_EQ(sys::fs::directory_iterator(directory.aside(), code), sys::fs::directory_iterator());
    return message;
  }

  SmallString<128> folder;
};

TEST_F(Package, ArchiveHoldsTheVeryObjectsInOrder) {
  write("rope", model("m"));
  const std::string bytes = read("librope.a");
  auto archive = cantFail(object::Archive::create(MemoryBufferRef(bytes, "librope.a")));
  Error error = Error::success();
  auto child = archive->child_begin(error);
  ASSERT_NE(child, archive->child_end());
  EXPECT_EQ(cantFail(child->getName()), "rope_kernels.o");
  std::set<std::string> names; // several classes of CPUs may prefer one kernel
  for (const CompiledKernel &kernel : kernels()) {
    if (!names.insert(kernelName(kernel.spec)).second)
      continue;
    ASSERT_NE(++child, archive->child_end());
    EXPECT_EQ(cantFail(child->getName()), kernelName(kernel.spec) + ".o");
    EXPECT_TRUE(cantFail(child->getBuffer()) == kernel.object) << kernelName(kernel.spec);
  }
  EXPECT_EQ(++child, archive->child_end());
  cantFail(std::move(error));
}

TEST_F(Package, ArchiveKeepsNoDatesOrOwners) {
  write("rope", model("m"));
  const std::string bytes = read("librope.a");
  auto archive = cantFail(object::Archive::create(MemoryBufferRef(bytes, "librope.a")));
  Error error = Error::success();
  for (const object::Archive::Child &child : archive->children(error)) {
    EXPECT_EQ(sys::toTimeT(cantFail(child.getLastModified())), 0);
    EXPECT_EQ(cantFail(child.getUID()), 0u);
    EXPECT_EQ(cantFail(child.getGID()), 0u);
  }
  cantFail(std::move(error));
}

TEST_F(Package, ArchiveIndexNamesTableRotationAndKernels) {
  write("rope", model("m"));
  const std::string bytes = read("librope.a");
  auto archive = cantFail(object::Archive::create(MemoryBufferRef(bytes, "librope.a")));
  std::vector<std::string> expected = {"rope_kernels", "rope_rotation"}, found;
  for (const CompiledKernel &kernel : kernels())
    if (const std::string name = kernelName(kernel.spec); !is_contained(expected, name))
      expected.push_back(name);
  for (const object::Archive::Symbol &symbol : archive->symbols())
    found.push_back(symbol.getName().str());
  EXPECT_THAT(found, testing::UnorderedElementsAreArray(expected));
}

/// What makes two packages in one program, or in a shared library, get along.
TEST_F(Package, KernelsAreWeakHiddenAndNeedNothing) {
  for (const CompiledKernel &kernel : kernels()) {
    auto object =
        cantFail(object::ObjectFile::createObjectFile(MemoryBufferRef(kernel.object, "kernel.o")));
    for (const object::SymbolRef &symbol : object->symbols()) {
      const uint32_t flags = cantFail(symbol.getFlags());
      EXPECT_FALSE(flags & object::SymbolRef::SF_Undefined) << cantFail(symbol.getName()).str();
      if (!(flags & object::SymbolRef::SF_Global))
        continue;
      EXPECT_EQ(cantFail(symbol.getName()), kernelName(kernel.spec));
      EXPECT_TRUE(flags & object::SymbolRef::SF_Weak);
      EXPECT_EQ(object::ELFSymbolRef(symbol).getOther() & 3, ELF::STV_HIDDEN);
    }
  }
}

/// The kernels' processor, from the header of the archive's first object.
uint16_t machineOf(StringRef bytes) {
  auto archive = cantFail(object::Archive::create(MemoryBufferRef(bytes, "librope.a")));
  Error error = Error::success();
  auto object = cantFail(archive->child_begin(error)->getAsBinary());
  cantFail(std::move(error));
  return cast<object::ELFObjectFileBase>(*object).getEMachine();
}

/// kernels() and some for Arm, in an order that libraries do not have.
std::vector<CompiledKernel> kernelsOfBoth() {
  std::vector<CompiledKernel> both = kernels();
  const KernelRequest request = both.front().spec.request;
  const ScheduleBook book = cantFail(ScheduleBook::load(ROPEWALK_SCHEDULES));
  for (CompiledKernel &kernel : cantFail(compileKernels(
           request, {Target::Arm64_bf16, Target::Arm64}, book, [](size_t, size_t, StringRef) {})))
    both.insert(both.begin(), std::move(kernel));
  return both;
}

/// The header is new, so a library from before would have another model's numbers.
TEST_F(Package, TakesAwayLibrariesOfAnotherShape) {
  write("rope", model("m"));
  write("other", model("m"));
  write("rope", model("m"), kernelsOfBoth());
  EXPECT_EQ(read("librope.a"), "no file librope.a");
  EXPECT_EQ(read("rope.pc"), "no file rope.pc");
  EXPECT_EQ(machineOf(read("libother.a")), ELF::EM_X86_64) << "another package's";
  write("rope", model("m"));
  EXPECT_EQ(machineOf(read("librope.a")), ELF::EM_X86_64);
  EXPECT_FALSE(sys::fs::exists(folder + "/aarch64"));
  EXPECT_FALSE(sys::fs::exists(folder + "/x86_64"));
}

TEST_F(Package, HasALibraryForEachArchitecture) {
  write("rope", model("m"), kernelsOfBoth());
  EXPECT_EQ(machineOf(read("x86_64/librope.a")), ELF::EM_X86_64);
  EXPECT_EQ(machineOf(read("aarch64/librope.a")), ELF::EM_AARCH64);
  EXPECT_EQ(read("librope.a"), "no file librope.a");
  EXPECT_THAT(read("aarch64/rope.pc"), HasSubstr("Cflags: -I${pcfiledir}/..\n"));
  EXPECT_THAT(read("rope.h"), HasSubstr("Link x86_64/librope.a or aarch64/librope.a and"));
  EXPECT_THAT(read("rope.h"), HasSubstr("x86-64-v3, x86-64, arm64, arm64-bf16"));
  EXPECT_THAT(read("rope.kernels.txt"), HasSubstr("__arm64_bf16_"));
}

TEST_F(Package, ManifestHasOneLinePerKernel) {
  write("rope", model("m"));
  const std::string text = read("rope.kernels.txt");
  SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n', -1, /*KeepEmpty=*/false);
  ASSERT_EQ(lines.size(), kernels().size() + 2); // what the columns are, and their names
  EXPECT_TRUE(lines[0].contains((", compiler " + StringRef(compilerHash()) + ".").str()))
      << lines[0].str();
  for (size_t i = 0; i < kernels().size(); ++i) {
    const CompiledKernel &kernel = kernels()[i];
    SmallVector<StringRef> fields; // of which a class of CPUs is several
    lines[i + 2].split(fields, ' ', -1, /*KeepEmpty=*/false);
    ASSERT_GE(fields.size(), 8u);
    EXPECT_EQ(fields[0], kernelName(kernel.spec));
    EXPECT_EQ(fields[1], StringRef(targetName(kernel.spec.target)));
    int64_t code = 0;
    EXPECT_FALSE(fields[2].getAsInteger(10, code));
    EXPECT_GT(code, 100);
    EXPECT_LT(code, int64_t(kernel.object.size()));
    EXPECT_EQ(fields[3], std::to_string(kernel.minBytes));
    EXPECT_EQ(fields[4], std::to_string(kernel.minHeads));
    EXPECT_EQ(fields[5], "-") << "a CPU's have no blocks";
    EXPECT_EQ(fields[6], "-");
    EXPECT_TRUE(lines[i + 2].ends_with("  " + (kernel.cpu.empty() ? "any" : kernel.cpu)));
  }
}

TEST_F(Package, SeveralModelsHaveTheirOwnNames) {
  const Model models[] = {model("a"), model("b")};
  write("rope", models);
  const std::string header = read("rope.h");
  EXPECT_THAT(header, HasSubstr("extern const ropewalk_rotation rope_a_rotation;"));
  EXPECT_THAT(header, HasSubstr("extern const ropewalk_rotation rope_b_rotation;"));
  EXPECT_THAT(header, HasSubstr("rope_b_attention_heads = 4"));
}

TEST_F(Package, RefusesNamesThatAreNoIdentifiers) {
  for (const char *name : {"", "7b", "llama-rope", "a/b", "h\xc3\xa9"}) {
    const std::string expected = "name is '" + std::string(name) + "', expected a C identifier";
    EXPECT_EQ(writeError(name, model("m")), expected);
    EXPECT_EQ(toString(checkPackageName(name)), expected);
  }
}

TEST_F(Package, RefusesToBeEmpty) {
  OutputDirectory directory = cantFail(OutputDirectory::create(folder));
  EXPECT_EQ(toString(writePackage(directory, "rope", model("m"), {})),
            "library 'rope' has no kernels, expected one or more");
}

TEST_F(Package, RefusesTheNameOfTheRuntime) {
  EXPECT_EQ(writeError("ropewalk", model("m")),
            "name is 'ropewalk', expected another: that is the runtime's");
  EXPECT_EQ(writeError("RopeWalk", model("m")),
            "name is 'RopeWalk', expected another: that is the runtime's");
  EXPECT_EQ(writeError("m", model("m")), "name is 'm', expected another: libm is the system's");
  EXPECT_EQ(writeError("math", model("m")),
            "name is 'math', expected another: math.h is the system's");
}

TEST_F(Package, RefusesModelsOfOneName) {
  EXPECT_EQ(writeError("rope", {model("a"), model("a")}),
            "model name is 'a' twice, expected distinct names in one library");
  EXPECT_EQ(writeError("rope", {model("a"), model("a-b")}),
            "model name is 'a-b', expected a C identifier");
}

} // namespace
