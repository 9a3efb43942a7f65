//===- ptx_machine_test.cpp - The stub's executing of PTX -----------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expected values are those of the PTX manual's descriptions, written out.
//
//===----------------------------------------------------------------------===//

#include "support/cuda_stub/ptx_machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <stdexcept>

namespace ropewalk::test {
namespace {

std::string kernel(const std::string &body) {
  return ".version 7.0\n.target sm_80\n.extern .shared .align 16 .b8 common[];\n.visible .entry "
         "k(\n\t.param .u64 .ptr .align 1 k_param_0,\n"
         "\t.param .align 4 .b8 k_param_1[8]\n)\n{\n" +
         body + "\n}\n";
}

/// Runs one thread on memory of 16 words, with 3 and -5 in the second parameter; threads share as
/// much.
class Machine : public testing::Test {
protected:
  int run(const std::string &body) {
    const auto programs = parsePtx(kernel(body));
    return run(*programs.front(), {1, 1, 1}, {1, 1, 1});
  }

  int run(const PtxProgram &program, std::array<uint32_t, 3> blocks,
          std::array<uint32_t, 3> threads) {
    PtxLaunch launch{};
    std::copy(blocks.begin(), blocks.end(), launch.blocks);
    std::copy(threads.begin(), threads.end(), launch.threads);
    const auto address = reinterpret_cast<uintptr_t>(words);
    launch.parameters.resize(16);
    std::memcpy(launch.parameters.data(), &address, 8);
    const int32_t numbers[] = {3, -5};
    std::memcpy(launch.parameters.data() + 8, numbers, 8);
    launch.sharedBytes = sizeof words;
    return executePtx(program, launch, {{address, address + sizeof words}});
  }

  /// What `code` leaves in %r1.
  uint32_t value(const std::string &code) {
    EXPECT_EQ(run("ld.param.b64 %rd1, [k_param_0];\nld.param.u32 %r8, [k_param_1];\n"
                  "ld.param.u32 %r9, [k_param_1+4];\n" +
                  code + "\nst.global.b32 [%rd1], %r1;\nret;"),
              0);
    return words[0];
  }

  alignas(16) uint32_t words[16] = {};
};

std::string refusal(const std::string &body) {
  try {
    parsePtx(kernel(body));
  } catch (const std::runtime_error &error) {
    return error.what();
  }
  return "";
}

TEST_F(Machine, ComputesIntegers) {
  EXPECT_EQ(value("add.s32 %r1, %r8, %r9;"), 0xfffffffe);
  EXPECT_EQ(value("mad.lo.s32 %r1, %r8, %r9, 20;"), 5u);
  EXPECT_EQ(value("mul.wide.s32 %rd2, %r8, %r9;\nshr.u64 %rd3, %rd2, 32;\ncvt.u32.u64 %r1, %rd3;"),
            0xffffffff);
  EXPECT_EQ(value("mul.wide.u32 %rd2, %r8, %r9;\nshr.u64 %rd3, %rd2, 32;\ncvt.u32.u64 %r1, %rd3;"),
            2u);
  EXPECT_EQ(value("shr.s32 %r1, %r9, 1;"), 0xfffffffd);
  EXPECT_EQ(value("shr.u32 %r1, %r9, 31;"), 1u);
  EXPECT_EQ(value("shr.u32 %r1, %r9, 32;"), 0u);
  EXPECT_EQ(value("shl.b32 %r1, %r9, 40;"), 0u);
  EXPECT_EQ(value("min.s32 %r1, %r8, %r9;"), 0xfffffffb);
  EXPECT_EQ(value("min.u32 %r1, %r8, %r9;"), 3u);
  EXPECT_EQ(value("bfe.u32 %r1, %r9, 4, 8;"), 0xffu);
  EXPECT_EQ(value("div.s32 %r1, %r9, %r8;"), 0xffffffff);
  EXPECT_EQ(value("rem.s32 %r1, %r9, %r8;"), 0xfffffffe);
  EXPECT_EQ(value("cvt.u16.u32 %rs1, %r9;\ncvt.s32.s16 %r1, %rs1;"), 0xfffffffb);
  EXPECT_EQ(value("cvt.u16.u32 %rs1, %r9;\ncvt.u32.u16 %r1, %rs1;"), 0xfffbu);
}

TEST_F(Machine, ComputesFloatsWithOneNaN) {
  EXPECT_EQ(value("mul.f32 %r1, 0f3FC00000, 0f40000000;"), 0x40400000u); // 1.5 * 2
  // (1 + 2^-23)(1 - 2^-23) - 1 = -2^-46, which a product rounded by itself loses.
  EXPECT_EQ(value("fma.rn.f32 %r1, 0f3F800001, 0f3F7FFFFE, 0fBF800000;"), 0xa8800000u);
  EXPECT_EQ(value("mul.f32 %r1, 0f7F800000, 0f00000000;"), 0x7fffffffu);
  EXPECT_EQ(value("add.f32 %r1, 0f3F800000, 0fFFC12345;"), 0x7fffffffu);
  EXPECT_EQ(value("neg.f32 %r1, 0f7FFFFFFF;"), 0xffffffffu);
  EXPECT_EQ(value("mul.f32 %r1, 0f00000001, 0f3F800000;"), 1u); // denormals stay
}

TEST_F(Machine, ConvertsHalves) {
  EXPECT_EQ(value("cvt.rn.f16.f32 %rs1, 0f3F801000;\ncvt.u32.u16 %r1, %rs1;"), 0x3c00u); // to even
  EXPECT_EQ(value("mov.b16 %rs1, 0x3c01;\ncvt.f32.f16 %r1, %rs1;"), 0x3f802000u);
  EXPECT_EQ(value("cvt.rn.bf16x2.f32 %r1, 0f3F810000, 0f7FC00000;"), 0x3f817fffu);
  EXPECT_EQ(value("cvt.rn.f16x2.f32 %r1, 0f3F800000, 0fC0000000;"), 0x3c00c000u);
}

TEST_F(Machine, FollowsPredicatesAndBranches) {
  EXPECT_EQ(value("setp.lt.s32 %p1, %r9, %r8;\nselp.b32 %r1, 7, 8, %p1;"), 7u);
  EXPECT_EQ(value("setp.lt.u32 %p1, %r9, %r8;\nselp.b32 %r1, 7, 8, %p1;"), 8u);
  EXPECT_EQ(value("setp.eq.s32 %p1, %r8, 3;\nnot.pred %p2, %p1;\nmov.u32 %r1, 1;\n"
                  "@!%p2 mov.u32 %r1, 2;\n@%p2 mov.u32 %r1, 3;"),
            2u);
  EXPECT_EQ(value("mov.u32 %r1, 0;\n$L_1:\nadd.s32 %r1, %r1, 1;\nsetp.lt.s32 %p1, %r1, 10;\n"
                  "@%p1 bra $L_1;"),
            10u);
}

TEST_F(Machine, MovesVectorsAndParts) {
  EXPECT_EQ(value("mov.b64 %rd2, {%r8, %r9};\n{ .reg .b32 tmp; mov.b64 {tmp, %r1}, %rd2; }"),
            0xfffffffbu);
  for (uint32_t i = 0; i < 16; ++i)
    words[i] = i;
  EXPECT_EQ(run("ld.param.b64 %rd1, [k_param_0];\n"
                "ld.global.nc.v4.b32 {%r1, %r2, %r3, %r4}, [%rd1+16];\n"
                "st.global.v4.u32 [%rd1+32], {%r4, %r3, %r2, %r1};\nret;"),
            0);
  EXPECT_THAT(std::vector<uint32_t>(words + 8, words + 12), testing::ElementsAre(7, 6, 5, 4));
}

TEST_F(Machine, RunsEveryThreadOfEveryBlock) {
  const auto programs = parsePtx(kernel(
      "mov.u32 %r1, %tid.x;\nmov.u32 %r2, %ctaid.y;\nmov.u32 %r3, %ntid.x;\n"
      "mad.lo.s32 %r4, %r2, %r3, %r1;\nld.param.b64 %rd1, [k_param_0];\n"
      "mul.wide.u32 %rd2, %r4, 4;\nadd.s64 %rd3, %rd1, %rd2;\nst.global.b32 [%rd3], %r4;\nret;"));
  EXPECT_EQ(run(*programs.front(), {1, 4, 1}, {4, 1, 1}), 0);
  for (uint32_t i = 0; i < 16; ++i)
    EXPECT_EQ(words[i], i);
}

/// Each of 16 threads gives its number to the one that mirrors it.
TEST_F(Machine, WaitsAtBarriers) {
  const auto programs = parsePtx(kernel(
      "mov.u64 %rd1, common;\nmov.u32 %r1, %tid.x;\nmov.u32 %r2, 15;\nsub.s32 %r3, %r2, %r1;\n"
      "mul.wide.u32 %rd2, %r1, 4;\nmul.wide.u32 %rd3, %r3, 4;\nadd.s64 %rd4, %rd1, %rd2;\n"
      "add.s64 %rd5, %rd1, %rd3;\nst.shared.b32 [%rd4], %r1;\nbar.sync 0;\n"
      "ld.shared.b32 %r4, [%rd5];\nld.param.b64 %rd6, [k_param_0];\nadd.s64 %rd7, %rd6, %rd2;\n"
      "bar.sync 0;\nst.global.b32 [%rd7], %r4;\nret;"));
  EXPECT_EQ(run(*programs.front(), {2, 1, 1}, {16, 1, 1}), 0);
  for (uint32_t i = 0; i < 16; ++i)
    EXPECT_EQ(words[i], 15 - i);
}

TEST_F(Machine, SharesNothingBetweenBlocks) {
  const auto programs =
      parsePtx(kernel("mov.u64 %rd1, common;\nmov.u32 %r1, %ctaid.x;\nld.shared.b32 %r2, [%rd1];\n"
                      "st.shared.b32 [%rd1], %r1;\nld.param.b64 %rd2, [k_param_0];\n"
                      "st.global.b32 [%rd2], %r2;\nret;"));
  EXPECT_EQ(run(*programs.front(), {2, 1, 1}, {1, 1, 1}), 0);
  EXPECT_EQ(words[0], 0xa5a5a5a5u);
}

TEST_F(Machine, StopsWhereThreadsWaitAtDifferentBarriers) {
  const std::string first = "mov.u32 %r1, %tid.x;\nsetp.eq.s32 %p1, %r1, 0;\n@%p1 bra $L_1;\n";
  const auto returns = parsePtx(kernel(first + "bar.sync 0;\n$L_1:\nret;"));
  const auto others =
      parsePtx(kernel(first + "bar.sync 0;\nbra $L_2;\n$L_1:\nbar.sync 0;\n$L_2:\nret;"));
  for (const auto *programs : {&returns, &others}) {
    EXPECT_EQ(run(*programs->front(), {1, 1, 1}, {2, 1, 1}), 719);
    EXPECT_EQ(run(*programs->front(), {1, 1, 1}, {1, 1, 1}), 0);
  }
}

TEST_F(Machine, StopsAtForbiddenAccesses) {
  const std::string address = "ld.param.b64 %rd1, [k_param_0];\n";
  EXPECT_EQ(run(address + "ld.global.b32 %r1, [%rd1+60];\nret;"), 0);
  EXPECT_EQ(run(address + "ld.global.b32 %r1, [%rd1+64];\nret;"), 700);
  EXPECT_EQ(run(address + "st.global.b32 [%rd1+-4], %r1;\nret;"), 700);
  EXPECT_EQ(run(address + "st.global.v4.b32 [%rd1+56], {%r1, %r2, %r3, %r4};\nret;"), 700);
  EXPECT_EQ(run(address + "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%rd1+8];\nret;"), 716);
  EXPECT_EQ(run(address + "ld.global.b32 %r1, [%rd1+2];\nret;"), 716);
  EXPECT_EQ(run(address + "ld.shared.b32 %r1, [%rd1];\nret;"), 700);
  const std::string common = "mov.u64 %rd1, common;\n";
  EXPECT_EQ(run(common + "st.shared.b32 [%rd1+60], %r1;\nret;"), 0);
  EXPECT_EQ(run(common + "st.shared.b32 [%rd1+64], %r1;\nret;"), 700);
  EXPECT_EQ(run(common + "st.shared.b32 [%rd1+-4], %r1;\nret;"), 700);
  EXPECT_EQ(run("mov.u64 %rd1, 0;\nst.shared.b32 [%rd1], %r1;\nret;"), 700)
      << "what is shared does not begin at 0";
  EXPECT_EQ(run(common + "st.shared.v2.b64 [%rd1+8], {%rd1, %rd1};\nret;"), 716);
}

TEST(Ptx, RefusesWhatItWouldGuess) {
  EXPECT_EQ(refusal("bar.sync 1;"), "PTX: barrier 'bar.sync 1' is not known here");
  EXPECT_EQ(refusal("@%p1 bar.sync 0;"), "PTX: barrier '@%p1 bar.sync 0' is not known here");
  EXPECT_EQ(refusal("add.ftz.f32 %r1, %r2, %r3;"),
            "PTX: modifier 'add.ftz.f32 %r1, %r2, %r3' is not known here");
  EXPECT_EQ(refusal("ld.local.b32 %r1, [%r2];"),
            "PTX: address space 'ld.local.b32 %r1, [%r2]' is not known here");
  EXPECT_EQ(refusal("ld.global.b32 %r1, [%rd2+%rd3];"),
            "PTX: address 'ld.global.b32 %r1, [%rd2+%rd3]' is not known here");
  EXPECT_EQ(refusal("mov.u32 %r1, %laneid;"), "PTX: operand '%laneid' is not known here");
  EXPECT_THROW(parsePtx("// nothing\n"), std::runtime_error);
}

} // namespace
} // namespace ropewalk::test
