//===- device_text_test.cpp - What is changed in a device's code ----------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "codegen/device_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::HasSubstr;

namespace ropewalk {
namespace {

const KernelRequest out = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_OUT_OF_PLACE, 64},
                    in = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE, 64},
                    reorders = {Family::Rope, ROPEWALK_HALF, ROPEWALK_F32, ROPEWALK_IN_PLACE,
                                64,           true};

std::string kernelOf(const std::string &body) {
  return "__kernel void k(\n __global float *restrict _x)\n{\n" + body + "}\n";
}

/// The body of a kernel, finished; which must not have to change otherwise.
std::string bodyOf(const std::string &body) {
  const std::string text = finishOpenCl(kernelOf(body), out);
  const size_t begin = text.find("{\n") + 2;
  return text.substr(begin, text.size() - begin - 2);
}

TEST(OpenClText, NothingIsContracted) {
  EXPECT_EQ(finishOpenCl("#pragma OPENCL FP_CONTRACT ON\n", out),
            "#pragma OPENCL FP_CONTRACT OFF\n");
}

TEST(OpenClText, InPlaceOthersMayPointToTheSame) {
  EXPECT_THAT(finishOpenCl(kernelOf(""), out), HasSubstr("float *restrict _x"));
  EXPECT_THAT(finishOpenCl(kernelOf(""), in), HasSubstr("float *_x"));
}

TEST(OpenClText, BarriersWithNothingBeforeThemGo) {
  EXPECT_EQ(bodyOf(" uint _made[8];\n if (_a)\n {\n } // if _a\n barrier(0);\n int _b = 0;\n"
                   " barrier(0 | CLK_LOCAL_MEM_FENCE);\n"),
            " uint _made[8];\n if (_a)\n {\n } // if _a\n int _b = 0;\n");
}

TEST(OpenClText, BarriersBetweenAccessesStay) {
  for (const char *access :
       {" float _v = _x[1];\n", " _x[2] = 1.0f;\n", " float4 _v = vload4(0, _p);\n",
        " vstore4(_v, 0, _p);\n", " *((__global float4*)(_p)) = _v;\n"}) {
    const std::string body = std::string(access) + " barrier(CLK_LOCAL_MEM_FENCE);\n" + access +
                             " barrier(CLK_LOCAL_MEM_FENCE);\n";
    EXPECT_EQ(bodyOf(body), body);
  }
}

TEST(OpenClText, OfTwoBarriersTheFirstStaysUnlessTheSecondOrdersMore) {
  const std::string access = " _x[2] = 1.0f;\n", weak = " barrier(0);\n",
                    strong = " barrier(0 | CLK_LOCAL_MEM_FENCE);\n";
  EXPECT_EQ(bodyOf(access + strong + weak + strong), access + strong);
  EXPECT_EQ(bodyOf(access + weak + strong), access + weak + strong);
}

/// On the way around the loop, and beside the branch, there is an access and no barrier.
TEST(OpenClText, BarriersStayWhereOtherPathsLead) {
  for (const std::string body :
       {" for (int _i = 0; _i < _n; _i++)\n {\n  barrier(0);\n  _x[_i] = 1.0f;\n }\n",
        " _x[2] = 1.0f;\n if (_a)\n {\n  barrier(0);\n }\n barrier(0);\n"})
    EXPECT_EQ(bodyOf(body), body);
}

std::string ptxOf(const std::string &body) { return ".visible .entry k(\n)\n{\n" + body + "}\n"; }

TEST(PtxText, InPlaceLoadsGoThroughTheCacheOfStores) {
  const std::string load = "\tld.global.nc.v4.b32 \t{%r1, %r2, %r3, %r4}, [%rd1];\n";
  EXPECT_EQ(finishPtx(ptxOf(load), out), ptxOf(load));
  EXPECT_THAT(finishPtx(ptxOf(load), in), HasSubstr("\tld.global.v4.b32 \t{%r1"));
}

TEST(PtxText, DeclaresWhatThreadsShare) {
  EXPECT_EQ(finishPtx(ptxOf("\tst.shared.b32 \t[%rd1+16], %r1;\n"), reorders),
            ".extern .shared .align 16 .b8 sharedMemory[];\n\n.visible .entry k(\n)\n{\n"
            "\t.reg .b64 \t%sharedBegin, %sharedPlace;\n"
            "\tmov.u64 \t%sharedBegin, sharedMemory;\n"
            "\tadd.s64 \t%sharedPlace, %sharedBegin, %rd1;\n"
            "\tst.shared.b32 \t[%sharedPlace+16], %r1;\n}\n");
}

TEST(PtxText, BarriersWithoutAccessesBetweenThemGo) {
  const std::string wait = "\tbar.sync \t0;\n", store = "\tst.global.b32 \t[%rd1], %r1;\n",
                    number = "\tadd.s32 \t%r1, %r2, %r3;\n",
                    parameter = "\tld.param.b32 \t%r1, [p];\n", label = "$L__BB0_1:\n",
                    jump = "\t@%p1 bra \t$L__BB0_1;\n";
  const auto finished = [](const std::string &body) { return finishPtx(ptxOf(body), out); };
  EXPECT_EQ(finished(parameter + wait + number + wait), ptxOf(parameter + number));
  for (const std::string &between : {store, label, jump})
    EXPECT_EQ(finished(between + wait + number + wait + between + wait),
              ptxOf(between + wait + number + between + wait));
}

std::string callOf(const std::string &name) {
  return "\t{ // callseq 0, 0\n\t.param .b32 \tparam0;\n\tst.param.b32 \t[param0], %r228;\n"
         "\t.param .b32 \tparam1;\n\tst.param.b32 \t[param1], 0f00000000;\n"
         "\t.param .b32 \tretval0;\n\tcall.uni (retval0), " +
         name + ", (param0, param1);\n\tld.param.b32 \t%r421, [retval0];\n\t} // callseq 0\n";
}

std::string declarationOf(const std::string &name) {
  return ".extern .func  (.param .b32 func_retval0) " + name + "\n(\n\t.param .b32 " + name +
         "_param_0,\n\t.param .b32 " + name + "_param_1\n)\n;\n";
}

/// The first source is the upper half.
TEST(PtxText, TwoNumbersAreRoundedAtOnce) {
  for (const auto &[name, instruction] :
       {std::pair("ropewalk_bf16x2", "cvt.rn.bf16x2.f32"), {"ropewalk_f16x2", "cvt.rn.f16x2.f32"}})
    EXPECT_EQ(finishPtx(declarationOf(name) + ptxOf(callOf(name)), out),
              ptxOf(std::string("\t") + instruction + " \t%r421, 0f00000000, %r228;\n"));
}

/// A call without numbers.
std::string commandOf(const std::string &name) {
  return "\t{ // callseq 0, 0\n\t.param .b32 \tretval0;\n\tcall.uni (retval0), " + name +
         ", ();\n\tld.param.b32 \t%r1, [retval0];\n\t} // callseq 0\n";
}

std::string commandDeclarationOf(const std::string &name) {
  return ".extern .func  (.param .b32 func_retval0) " + name + "\n(\n)\n;\n";
}

TEST(PtxText, ThreadsEndAtTheirMarker) {
  EXPECT_EQ(
      finishPtx(commandDeclarationOf("ropewalk_exit") + ptxOf(commandOf("ropewalk_exit")), out),
      ptxOf("\tret;\n"));
}

TEST(PtxText, WhatLoadsComeBeforeIsNoInstruction) {
  EXPECT_EQ(
      finishPtx(commandDeclarationOf("ropewalk_loaded") + ptxOf(commandOf("ropewalk_loaded")), out),
      ptxOf("\t// loads end\n"));
}

/// Each number is declared once, and read where it is. Other functions keep their parameters.
TEST(PtxText, ParametersAreTakenInOrder) {
  const std::string text =
      declarationOf("other") +
      ".visible .entry k(\n\t.param .u64 .ptr .align 1 k_param_0,\n\t.param .u32 k_param_1,\n"
      "\t.param .u32 k_param_2,\n\t.param .f32 k_param_3\n)\n{\n"
      "\tld.param.b64 \t%rd1, [k_param_0];\n\tld.param.b32 \t%r1, [k_param_1];\n"
      "\tld.param.b32 \t%r2, [k_param_2+4];\n\tld.param.b32 \t%r3, [k_param_3];\n"
      "\tld.param.b32 \t%r4, [other_param_3];\n}\n";
  const DeviceParameters parameters{{3, 0, 1}, {0, 1, 1, 3}};
  EXPECT_EQ(
      takeInOrder(text, "k", parameters),
      declarationOf("other") +
          ".visible .entry k(\n\t.param .f32 k_param_3,\n\t.param .u64 .ptr .align 1 k_param_0,\n"
          "\t.param .u32 k_param_1\n)\n{\n"
          "\tld.param.b64 \t%rd1, [k_param_0];\n\tld.param.b32 \t%r1, [k_param_1];\n"
          "\tld.param.b32 \t%r2, [k_param_1+4];\n\tld.param.b32 \t%r3, [k_param_3];\n"
          "\tld.param.b32 \t%r4, [other_param_3];\n}\n");
}

/// A marker that is left is no kernel for the assembler, and no function of ours is lost.
TEST(PtxText, OtherCallsStay) {
  const std::string text = declarationOf("other") + ptxOf(callOf("other"));
  EXPECT_EQ(finishPtx(text, out), text);
}

} // namespace
} // namespace ropewalk
