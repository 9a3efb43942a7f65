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

  /// The bytes that a call of so many tokens writes, with positions all over the table.
  std::vector<unsigned char> result(int64_t count = tokens, bool madeRows = false) {
    Random random(3);
    scenario.layout.q = isHeadMajor ? bhsd(count, 4, 32) : bshd(count, 4, 32);
    const Plan plan = scenario.plan();
    TestCall call(scenario.rotation, scenario.layout, 1, count, random);
    std::vector<int32_t> positions;
    for (int64_t i = 0; i < 3 * count; ++i)
      positions.push_back(static_cast<int32_t>(random.integer(0, 999)));
    call.tensors.index = ROPEWALK_INDEX_I32;
    call.tensors.positions = positions.data();
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

  void expectMakesRows() {
    EXPECT_EQ(result(), resultOfReference());
    EXPECT_EQ(kernels->calls(Reader), 0);
    EXPECT_GT(kernels->calls(OfRows), 0);
    EXPECT_GT(kernels->calls(MakesRows), 0);
  }

  static constexpr int64_t streamedBytes = 1 << 20;
  Scenario scenario;
  std::unique_ptr<FakeTable> kernels;
  bool isHeadMajor = false;
};

TEST_F(TableReaders, ReadSeveralAxes) {
  useAxes();
  offer("_a3", "rows_f32_a3");
  expectReads();
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
  EXPECT_EQ(result(), resultOfReference());
  EXPECT_GT(kernels->calls(OfRows), 0);
  EXPECT_EQ(kernels->calls(Reader), 0);
  EXPECT_EQ(kernels->calls(MakesRows), 0);
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

} // namespace
} // namespace ropewalk
