//===- opencl_call_error_test.cpp - What calls on OpenCL are refused ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opencl_fixture.h"

#include <gtest/gtest.h>

#include <functional>

namespace ropewalk {
namespace {

using test::OpenCl;

struct BadCall {
  const char *name;
  std::function<void(ropewalk_opencl_tensors &)> breakIt;
  ropewalk_status status;
  const char *message;

  friend void PrintTo(const BadCall &call, std::ostream *out) { *out << call.name; }
};

class OpenClRejects : public OpenCl, public testing::WithParamInterface<BadCall> {};

TEST_P(OpenClRejects, Calls) {
  auto made = plan();
  Sides s = makeSides();
  s.device.starts = s.device.k_src; // What is not of the form is not looked at,
  s.device.starts.memory = nullptr; // but for what is there.
  const ropewalk_opencl_buffer dst = s.device.q_dst, src = s.device.q_src;
  GetParam().breakIt(s.device);
  EXPECT_EQ(ropewalk_opencl_run(made.get(), &s.device, queue, &error), GetParam().status);
  EXPECT_EQ(error.status, GetParam().status);
  EXPECT_STREQ(error.message, GetParam().message);
  EXPECT_EQ(download(dst, s.qOut.size()), s.qOut);
  EXPECT_EQ(download(src, s.q.size()), s.q);
}

const BadCall badCalls[] = {
    {"NullSource", [](auto &t) { t.q_src.memory = nullptr; }, ROPEWALK_INVALID_ARGUMENT,
     "q_src is null, expected a pointer"},
    {"NegativeOffset", [](auto &t) { t.k_dst.offset = -4; }, ROPEWALK_INVALID_ARGUMENT,
     "k_dst.offset is -4, expected a multiple of 4, at least 0"},
    {"OddOffset", [](auto &t) { t.q_src.offset = 2; }, ROPEWALK_MISALIGNED,
     "q_src.offset is 2, expected a multiple of 4, at least 0"},
    {"OddPositions",
     [](auto &t) {
       t.index = ROPEWALK_INDEX_I64;
       t.positions = t.k_src;
       t.positions.offset = 4;
     },
     ROPEWALK_MISALIGNED, "positions.offset is 4, expected a multiple of 8, at least 0"},
    {"PositionsWithoutType", [](auto &t) { t.positions = t.k_src; }, ROPEWALK_INVALID_ARGUMENT,
     "index is 0, expected ROPEWALK_INDEX_I32 or ROPEWALK_INDEX_I64 with positions"},
    {"NegativeStarts",
     [](auto &t) {
       t.starts = t.k_src;
       t.ragged_index = ROPEWALK_INDEX_I32;
       t.starts.offset = -4;
     },
     ROPEWALK_INVALID_ARGUMENT, "starts.offset is -4, expected a multiple of 4, at least 0"},
    {"NullPositions", [](auto &t) { t.index = ROPEWALK_INDEX_I64; }, ROPEWALK_INVALID_ARGUMENT,
     "positions is null, expected a pointer"},
    {"OverlapInOneBuffer",
     [](auto &t) {
       t.q_dst = t.q_src;
       t.q_dst.offset += 4;
     },
     ROPEWALK_OVERLAP, "q_dst overlaps q_src, expected disjoint tensors"},
    {"BeyondTheKernelsReach", [](auto &t) { t.k_src.offset = (INT64_C(1) << 33) - 4096; },
     ROPEWALK_UNSUPPORTED,
     "k reaches 8589938688 bytes into a buffer, expected at most 8589934592 on OpenCL: use "
     "sub-buffers"},
    {"BehindItsBuffer", [](auto &t) { t.q_dst.offset += 4; }, ROPEWALK_INVALID_ARGUMENT,
     "q is bytes 8 to 16392 of a buffer, expected some of its 16388"},
    {"ListBehindItsBuffer",
     [](auto &t) {
       t.index = ROPEWALK_INDEX_I32;
       t.positions = t.k_src;
       t.position_batch_stride = 1 << 20;
     },
     ROPEWALK_INVALID_ARGUMENT,
     "positions is bytes 0 to 4194368 of a buffer, expected some of its 8192"},
    {"OddSequences",
     [](auto &t) {
       t.cu_seqlens = t.k_src;
       t.ragged_index = ROPEWALK_INDEX_I32;
       t.cu_seqlens.offset = 2;
     },
     ROPEWALK_MISALIGNED, "cu_seqlens.offset is 2, expected a multiple of 4, at least 0"},
    {"NegativeRows",
     [](auto &t) {
       t.rows = t.k_src;
       t.rows.offset = -4;
     },
     ROPEWALK_INVALID_ARGUMENT, "rows.offset is -4, expected a multiple of 4, at least 0"},
    {"RowsBeyondTheKernelsReach",
     [](auto &t) {
       t.rows = t.k_src;
       t.rows.offset = INT64_C(1) << 33;
     },
     ROPEWALK_UNSUPPORTED,
     "rows reaches 8589938688 bytes into a buffer, expected at most 8589934592 on OpenCL: use "
     "sub-buffers"},
    {"Counted", [](auto &t) { t.position_offset = 990; }, ROPEWALK_POSITION_OUT_OF_RANGE,
     "positions are 990 to 1005, expected 0 to 999"},
};
INSTANTIATE_TEST_SUITE_P(OpenCl, OpenClRejects, testing::ValuesIn(badCalls),
                         [](const auto &info) { return info.param.name; });

TEST_F(OpenCl, RunRefusesRowsBeforeTheirBuffer) {
  scenario.layout.k.heads = 0;
  scenario.layout.q.dst_token_stride *= -1;
  auto made = plan();
  Sides s = makeSides();
  EXPECT_EQ(made.run(s.device, queue, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "q is bytes -7676 to 8708 of a buffer, expected some of its 16388");
  EXPECT_EQ(download(s.device.q_dst, s.qOut.size()), s.qOut);
}

TEST_F(OpenCl, RunRefusesABufferOfAnotherContext) {
  auto made = plan();
  Sides s = makeSides();
  OpenClContext other = machine->newContext();
  OpenClResult result = 0;
  OpenClMem foreign =
      machine->loader->createBuffer(other, openClReadWrite, 1 << 20, nullptr, &result);
  ASSERT_EQ(result, 0);
  s.device.q_dst = {foreign, 0};
  EXPECT_EQ(made.run(s.device, queue, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "q is of another context, expected the plan's");
  machine->loader->releaseMemObject(foreign);
  machine->release(other);
}

TEST_F(OpenCl, WhatACallDoesNotLookAtMayBeAnything) {
  auto made = plan();
  Sides s = makeSides();
  s.device.tokens = 0;
  s.device.q_dst.offset = 2;
  EXPECT_EQ(made.run(s.device, queue, &error), ROPEWALK_OK) << error.message;
  s.device.starts = {s.device.k_src.memory, 2};
  s.device.ragged_index = ROPEWALK_INDEX_I32;
  EXPECT_EQ(made.run(s.device, queue, &error), ROPEWALK_MISALIGNED); // of lists it does
  EXPECT_STREQ(error.message, "starts.offset is 2, expected a multiple of 4, at least 0");
}

TEST_F(OpenCl, MakingRowsNeedsKernelsAndPointers) {
  auto made = plan();
  Sides s = makeSides();
  const ropewalk_opencl_buffer rows = upload(std::vector<float>(32 * 32), 0);
  EXPECT_EQ(made.rowsBytes(32), 32 * 128);
  EXPECT_EQ(made.makeRows(s.device, rows, 32 * 128, queue, &error), ROPEWALK_UNSUPPORTED);
  EXPECT_STREQ(error.message, "kernels has none for rows_f32_a1 on opencl, expected one");
  EXPECT_EQ(made.makeRows(s.device, rows, 32 * 128, nullptr, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "queue is null, expected a pointer");
  EXPECT_EQ(made.makeRows(s.device, {rows.memory, 2}, 32 * 128, queue, &error),
            ROPEWALK_MISALIGNED);
  EXPECT_STREQ(error.message, "rows.offset is 2, expected a multiple of 4, at least 0");
  s.device.batches = 1;
  s.device.cu_seqlens = s.device.k_src;
  s.device.ragged_index = ROPEWALK_INDEX_I32;
  EXPECT_EQ(made.makeRows(s.device, rows, 32 * 128, queue, &error), ROPEWALK_INVALID_ARGUMENT);
  EXPECT_STREQ(error.message, "sequences is 0, expected as many as hold tokens=16");
  EXPECT_EQ(ropewalk_opencl_rows_bytes(nullptr, 1), -1);
}

} // namespace
} // namespace ropewalk
