//===- header_test.cpp - A package's header in C and C++ ------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/command_line.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <gmock/gmock.h>

using namespace llvm;
using namespace ropewalk;

namespace {

class Header : public CommandLineTest {
protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    const CommandResult result =
        run({"compile", ROPEWALK_CONFIGS "/llama-3.1-8b.json", "--name", "rope", "--dtypes", "f32",
             "--places", "out", "--targets", "x86-64", "-o", in("package")});
    ASSERT_EQ(result.exitCode, 0) << result.err;
  }

  /// What the compiler says, all warnings being errors; empty when it is content.
  std::string check(StringRef standard, StringRef source) const {
    const bool isCxx = standard.contains("++");
    const std::string file = write(isCxx ? "source.cpp" : "source.c", source);
    const std::string compiler = isCxx ? ROPEWALK_CXX_COMPILER : ROPEWALK_C_COMPILER;
    const std::string said = in("said"), option = ("-std=" + standard).str(), here = in("package");
    const StringRef arguments[] = {compiler,    option,    "-Wall",          "-Wextra",
                                   "-pedantic", "-Werror", "-fsyntax-only",  "-I",
                                   here,        "-I",      ROPEWALK_INCLUDE, file};
    const int code = sys::ExecuteAndWait(compiler, arguments, std::nullopt,
                                         {StringRef(), StringRef(said), StringRef(said)});
    auto text = MemoryBuffer::getFile(said);
    return (*text)->getBuffer().str() + (code ? "exit code " + std::to_string(code) : "");
  }
};

class HeaderIn : public Header, public testing::WithParamInterface<const char *> {};

TEST_P(HeaderIn, CompilesWithoutWarnings) {
  EXPECT_EQ(check(GetParam(), "#include \"rope.h\"\n#include \"rope.h\"\n"
                              "#include \"ropewalk/cuda.h\"\n#include \"ropewalk/opencl.h\"\n"
                              "int use(void);\n"
                              "int use(void) { return rope_kernels()->count + "
                              "rope_attention_heads + (int)rope_rotation.head_dim; }\n"),
            "");
}

INSTANTIATE_TEST_SUITE_P(Standards, HeaderIn,
                         testing::Values("c89", "c99", "c11", "c++98", "c++11", "c++17", "c++20"),
                         [](const auto &test) {
                           std::string name = test.param;
                           for (char &c : name)
                             c = c == '+' ? 'x' : c;
                           return name;
                         });

TEST_F(Header, RefusesARuntimeOfAnotherKernelAbi) {
  EXPECT_THAT(check("c99", "#include \"ropewalk/ropewalk.h\"\n#undef ROPEWALK_KERNEL_ABI\n"
                           "#define ROPEWALK_KERNEL_ABI 999\n#include \"rope.h\"\n"),
              testing::HasSubstr("rope was compiled for ROPEWALK_KERNEL_ABI"));
}

} // namespace
