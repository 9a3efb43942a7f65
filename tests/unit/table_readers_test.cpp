//===- table_readers_test.cpp - Kernels that read tables themselves -------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which calls take them, and that what they compute is what rows made first give.
//
//===----------------------------------------------------------------------===//

#include "support/elements.h"
#include "support/fake_table.h"
#include "support/scenario.h"
#include "support/test_call.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ropewalk {
namespace {

using test::FakeTable;
using test::hostKernel;
using test::Random;
using test::Scenario;
using test::TestCall;
using testing::HasSubstr;
using testing::Not;

constexpr int64_t tokens = 100; // more than one block of rows

/// Kernels of the scenario's window: for rows, streaming, and what is named `reader`.
enum Kernel { OfRows, Streams, Reader, MakesRows };

class TableReaders : public testing::Test {
protected:
  /// For tables named so: "_a3", "_from_factored", ...
  void offer(const std::string &table, const std::string &rows, const char *width = "d32") {
    const std::string request = std::string("rope_half_f32_out_") + width;
    kernels = std::make_unique<FakeTable>(
        std::vector<FakeTable::Entry>{{hostKernel(request, "pair4x1"), 0},
                                      {hostKernel(request, "pair4x1_nt16"), streamedBytes},
                                      {hostKernel(request + table, "pair4x1"), 0},
                                      {hostKernel(rows, "pair4x1"), 0}});
    scenario.options.allow_reference = 0;
    scenario.options.kernels = kernels->get();
  }

  void useAxes(bool blocks = false) {
    scenario.rotation.axes.count = blocks ? 2 : 3;
    scenario.rotation.axes.order = ROPEWALK_AXES_CONTIGUOUS;
    scenario.rotation.axes.blocks = blocks;
    scenario.rotation.axes.sections[0] = 8;
    scenario.rotation.axes.sections[1] = blocks ? 8 : 5;
    scenario.rotation.axes.sections[2] = blocks ? 0 : 3;
  }

  /// The bytes that a call of so many tokens writes, with positions all over the table: those of
  /// each axis, or equal ones but for the token `oddOne`.
  std::vector<unsigned char> result(int64_t count = tokens, bool madeRows = false) {
    Random random(3);
    scenario.layout.q = isHeadMajor ? bhsd(count, 4, 32) : bshd(count, 4, 32);
    const Plan plan = scenario.plan();
    TestCall call(scenario.rotation, scenario.layout, 1, count, random);
    std::vector<int32_t> positions;
    for (int64_t i = 0; i < 3 * count; ++i)
      positions.push_back(isText && i >= count ? positions[i - count]
                                               : static_cast<int32_t>(random.integer(0, 999)));
    if (oddOne >= 0)
      positions[oddAxis * count + oddOne] ^= 1;
    const std::vector<int64_t> wide(positions.begin(), positions.end());
    call.tensors.index = index;
    call.tensors.positions = positions.data();
    if (index == ROPEWALK_INDEX_I64)
      call.tensors.positions = wide.data();
    if (index == ROPEWALK_INDEX_NONE)
      call.tensors.positions = nullptr;
    call.tensors.position_axis_stride = count;
    std::vector<float> rows(plan.rowsBytes(count) / sizeof(float));
    if (madeRows) {
      EXPECT_EQ(plan.makeRows(call.tensors, rows.data(), rows.size() * sizeof(float)), ROPEWALK_OK);
      call.tensors.rows = rows.data();
    }
    EXPECT_EQ(plan.run(call.tensors), ROPEWALK_OK);
    EXPECT_EQ(FakeTable::brokenPromise(), "");
    return call.result();
  }

  std::vector<unsigned char> resultOfReference(int64_t count = tokens) {
    const ropewalk_plan_options own = scenario.options;
    scenario.options.kernels = nullptr;
    scenario.options.kernel = nullptr;
    scenario.options.allow_reference = 1;
    const std::vector<unsigned char> bytes = result(count);
    scenario.options = own;
    return bytes;
  }

  void expectReads() {
    EXPECT_EQ(result(), resultOfReference());
    EXPECT_GT(kernels->calls(Reader), 0);
    EXPECT_EQ(kernels->calls(OfRows), 0);
    EXPECT_EQ(kernels->calls(MakesRows), 0);
  }

  /// By kernels for rows of one axis, which find them in the table.
  void expectReadsOneRow() {
    EXPECT_EQ(result(), resultOfReference());
    EXPECT_EQ(kernels->calls(Reader), 0);
    EXPECT_GT(kernels->calls(OfRows), 0);
    EXPECT_EQ(kernels->calls(MakesRows), 0);
  }

  void expectMakesRows() {
    EXPECT_EQ(result(), resultOfReference());
    EXPECT_EQ(kernels->calls(Reader), 0);
    EXPECT_GT(kernels->calls(OfRows), 0);
    EXPECT_GT(kernels->calls(MakesRows), 0);
  }

  static constexpr int64_t streamedBytes = 1 << 20;
  Scenario scenario;
  std::unique_ptr<FakeTable> kernels;
  bool isHeadMajor = false, isText = false;
  int64_t oddOne = -1, oddAxis = 1;
  ropewalk_index index = ROPEWALK_INDEX_I32;
};

TEST_F(TableReaders, ReadSeveralAxes) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  expectReads();
}

TEST_F(TableReaders, ReadOneRowWhereCoordinatesAreEqual) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  isText = true;
  for (ropewalk_index each : {ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64, ROPEWALK_INDEX_NONE}) {
    index = each;
    expectReadsOneRow();
  }
  isText = false; // counted ones are equal
  expectReadsOneRow();
}

TEST_F(TableReaders, ReadAllAxesWhereOneTokenDiffers) {
  useAxes();
  isText = true;
  for (ropewalk_index each : {ROPEWALK_INDEX_I32, ROPEWALK_INDEX_I64})
    for (int64_t axis : {0, 1, 2})
      for (int64_t token : {int64_t(0), int64_t(70), tokens - 1}) {
        offer("_a3", "rows_f32_a3");
        index = each;
        oddOne = token;
        oddAxis = axis;
        expectReads();
      }
}

/// A range of a call counts for itself.
TEST_F(TableReaders, CompareCoordinatesOfTheirOwnTokens) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  scenario.layout.q = bshd(4, 4, 32);
  const Plan plan = scenario.plan();
  Random random(3);
  TestCall call(scenario.rotation, scenario.layout, 1, 4, random);
  const int32_t positions[3][4] = {{7, 8, 9, 10}, {7, 8, 9, 11}, {7, 8, 9, 12}};
  call.tensors.index = ROPEWALK_INDEX_I32;
  call.tensors.positions = positions;
  call.tensors.position_axis_stride = 4;
  EXPECT_EQ(plan.run(call.tensors, 0, 3), ROPEWALK_OK);
  EXPECT_EQ(kernels->calls(Reader), 0);
  EXPECT_EQ(kernels->calls(OfRows), 1);
  EXPECT_EQ(plan.run(call.tensors, 3, 4), ROPEWALK_OK);
  EXPECT_EQ(kernels->calls(Reader), 1);
  EXPECT_EQ(kernels->calls(OfRows), 1);
}

/// Positions of pads are of no axis.
TEST_F(TableReaders, ReadOneRowBesidePads) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  isText = true;
  scenario.options.pad = ROPEWALK_PAD_COPY;
  scenario.options.pad_position = 33;
  expectReadsOneRow();
}

TEST_F(TableReaders, ReadOneRowOfFactors) {
  useAxes();
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  isText = true;
  offer("_from_factored_a3", "rows_factored_a3");
  expectReads(); // there is no kernel for one axis' factors
  const std::string request = "rope_half_f32_out_d32";
  FakeTable both({{hostKernel(request, "pair4x1"), 0},
                  {hostKernel(request + "_from_factored", "pair4x1"), 0},
                  {hostKernel(request + "_from_factored_a3", "pair4x1"), 0},
                  {hostKernel("rows_factored_a3", "pair4x1"), 0}});
  scenario.options.kernels = both.get();
  EXPECT_EQ(result(), resultOfReference());
  EXPECT_GT(both.calls(1), 0);
  EXPECT_EQ(both.calls(2), 0);
  const int reads = both.calls(1);
  isHeadMajor = true; // where rows of many tokens are made, as they are for factors of one axis
  EXPECT_EQ(result(), resultOfReference());
  EXPECT_EQ(both.calls(1), reads);
}

/// Though such calls make rows else: nothing is combined.
TEST_F(TableReaders, ReadOneRowInHeadMajorCallsOfManyTokens) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  isHeadMajor = isText = true;
  expectReadsOneRow();
}

TEST_F(TableReaders, ReadFactors) {
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  offer("_from_factored", "rows_factored_a1");
  expectReads();
}

TEST_F(TableReaders, ReadFactorsOfSeveralAxes) {
  useAxes();
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  offer("_from_factored_a3", "rows_factored_a3");
  expectReads();
}

class Caches : public TableReaders {
protected:
  explicit Caches(int64_t pairStride = 1) : memory(1000 * 32, 0x3800) { // f16: 0.5
    cache = {memory.data(), memory.data() + (pairStride == 1 ? 16 : 1), 1000, 32, pairStride,
             ROPEWALK_F16};
    for (size_t i = 0; i < memory.size(); i += 3)
      memory[i] = static_cast<uint16_t>(0x3000 + i % 0x800);
    scenario.options.cache = &cache;
    offer("_from_f16", "rows_f16_a1");
  }
  std::vector<uint16_t> memory;
  ropewalk_cache cache;
};

TEST_F(Caches, OfSixteenBitsAreRead) { expectReads(); }

class ComplexCaches : public Caches {
protected:
  ComplexCaches() : Caches(2) {}
};

TEST_F(ComplexCaches, BecomeRows) { expectMakesRows(); }

TEST_F(TableReaders, TopFactorsBecomeRows) {
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  scenario.options.position_end = INT64_C(1) << 30;
  offer("_from_factored", "rows_factored_a1");
  expectMakesRows();
}

TEST_F(TableReaders, LeaveRowsThatWereMadeToOthers) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  EXPECT_EQ(result(tokens, true), resultOfReference());
  EXPECT_EQ(kernels->calls(Reader), 0);
  EXPECT_GT(kernels->calls(OfRows), 0);
}

TEST_F(TableReaders, LeaveCallsThatStreamToOthers) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  const int64_t rowBytes = 4 * 32 * sizeof(float), most = streamedBytes / rowBytes;
  result(most - 1);
  EXPECT_GT(kernels->calls(Reader), 0);
  EXPECT_EQ(kernels->calls(MakesRows), 0);
  const int reads = kernels->calls(Reader);
  EXPECT_EQ(result(most), resultOfReference(most));
  EXPECT_EQ(kernels->calls(Reader), reads);
  EXPECT_GT(kernels->calls(Streams), 0);
}

/// Each by its own axis' rows: the kernels of f32 rows find them in the table.
TEST_F(TableReaders, ReadBlocksWithoutReadersOfTheirOwn) {
  useAxes(/*blocks=*/true);
  offer("_a2", "rows_f32_a2", "d16");
  expectReadsOneRow();
  isText = true;
  expectReadsOneRow();
  oddOne = tokens - 1;
  expectReadsOneRow();
}

TEST_F(TableReaders, AreForAllPiecesOrNone) {
  useAxes(/*blocks=*/true);
  scenario.rotation.axes.sections[0] = 10;
  scenario.rotation.axes.sections[1] = 6;
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  FakeTable some({{hostKernel("rope_half_f32_out_d20", "pair2x1"), 0},
                  {hostKernel("rope_half_f32_out_d12", "pair2x1"), 0},
                  {hostKernel("rope_half_f32_out_d20_from_factored", "pair2x1"), 0},
                  {hostKernel("rows_factored_a2", "pair4x1"), 0}});
  scenario.options.allow_reference = 0;
  scenario.options.kernels = some.get();
  EXPECT_EQ(result(), resultOfReference());
  EXPECT_EQ(some.calls(2), 0);
  EXPECT_GT(some.calls(3), 0);
}

TEST_F(TableReaders, AreChosenByName) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  const std::string reader = hostKernel("rope_half_f32_out_d32_a3", "pair4x1");
  scenario.options.kernel = reader.c_str();
  expectReads();
  const int64_t rowBytes = 4 * 32 * sizeof(float);
  result(streamedBytes / rowBytes); // large calls as well
  EXPECT_EQ(kernels->calls(Streams), 0);
}

TEST_F(TableReaders, AreNotTakenWhereAKernelThatMakesRowsIsNamed) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  const std::string rows = hostKernel("rows_f32_a3", "pair4x1");
  scenario.options.kernel = rows.c_str();
  expectMakesRows();
}

/// Heads a page apart are turned one or two at a time, each time with a row combined anew.
TEST_F(TableReaders, LeaveHeadMajorCallsOfManyTokensToOthers) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  isHeadMajor = true;
  expectMakesRows();
  const int made = kernels->calls(MakesRows);
  EXPECT_EQ(result(manyTokens - 1), resultOfReference(manyTokens - 1));
  EXPECT_GT(kernels->calls(Reader), 0);
  EXPECT_EQ(kernels->calls(MakesRows), made);
}

TEST_F(TableReaders, TakeHeadMajorCallsWhereARowIsOnlyRead) {
  useAxes(/*blocks=*/true);
  offer("_a2", "rows_f32_a2", "d16");
  isHeadMajor = true;
  EXPECT_EQ(result(), resultOfReference());
  EXPECT_EQ(kernels->calls(MakesRows), 0);
}

TEST_F(TableReaders, AreNotChosenWhereAnotherIsNamed) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  const std::string plain = hostKernel("rope_half_f32_out_d32", "pair4x1");
  scenario.options.kernel = plain.c_str();
  expectMakesRows();
}

TEST_F(TableReaders, AreNamedInDescriptions) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  const std::string text = scenario.plan().describe();
  EXPECT_THAT(text, HasSubstr("q[4, 0:32]: rope_half_f32_out_d32_a3 by " +
                              hostKernel("rope_half_f32_out_d32_a3", "pair4x1")));
  EXPECT_THAT(text, HasSubstr("q[4, 0:32]: rope_half_f32_out_d32 by " +
                              hostKernel("rope_half_f32_out_d32", "pair4x1_nt16")));
  EXPECT_THAT(text, HasSubstr(" for calls that bring or make rows\n"));
  EXPECT_THAT(text, HasSubstr("q[4, 0:32], each token's coordinates equal: rope_half_f32_out_d32 "
                              "by " +
                              hostKernel("rope_half_f32_out_d32", "pair4x1") + "\n"));
  offer("_a2", "rows_f32_a3");
  EXPECT_THAT(scenario.plan().describe(), Not(HasSubstr("bring or make rows")));
}

TEST_F(TableReaders, AreChecked) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << report.kernel << report.worst_ulp;
  EXPECT_GT(kernels->calls(Reader), 0);
  EXPECT_GT(kernels->calls(OfRows), 0);
}

/// At every row, and by several numbers of tokens, as all others.
TEST_F(TableReaders, OfOneRowAreChecked) {
  useAxes();
  scenario.options.table_form = ROPEWALK_TABLE_FACTORED;
  const std::string request = "rope_half_f32_out_d32";
  FakeTable both({{hostKernel(request, "pair4x1"), 0},
                  {hostKernel(request + "_from_factored", "pair4x1"), 0},
                  {hostKernel(request + "_from_factored_a3", "pair4x1"), 0},
                  {hostKernel("rows_factored_a3", "pair4x1"), 0}});
  scenario.options.allow_reference = 0;
  scenario.options.kernels = both.get();
  ropewalk_check_report report;
  EXPECT_EQ(scenario.plan().check(report), ROPEWALK_OK) << report.kernel << report.worst_ulp;
  EXPECT_GE(both.calls(1), 1000 / 17);
}

/// Calls that stream make rows, so nothing that streams reads a table.
TEST_F(TableReaders, AreNoneThatStream) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  isText = true;
  const int64_t rowBytes = 4 * 32 * sizeof(float), most = streamedBytes / rowBytes;
  EXPECT_EQ(result(most), resultOfReference(most));
  EXPECT_GT(kernels->calls(MakesRows), 0);
  EXPECT_GT(kernels->calls(Streams), 0);
  EXPECT_THAT(scenario.plan().describe(),
              Not(HasSubstr("equal: rope_half_f32_out_d32 by " +
                            hostKernel("rope_half_f32_out_d32", "pair4x1_nt16"))));
}

} // namespace
} // namespace ropewalk
