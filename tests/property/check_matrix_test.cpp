//===- check_matrix_test.cpp - Everything that ropewalk check checks ------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole matrix holds, and is as wide as it says. A failing cell is named with its
// number: ropewalk check --cell N runs it again.
//
//===----------------------------------------------------------------------===//

#include "kernel_spec.h"
#include "support/command_line.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

#include <gmock/gmock.h>

#include <map>

using namespace ropewalk;
using llvm::StringRef;

namespace {

class CheckMatrix : public CommandLineTest {
protected:
  /// One run, shared by all tests, which end here where it had no report.
  void SetUp() override {
    CommandLineTest::SetUp();
    static const CommandResult result = [this] {
      secondsToWait = 2300;
      return run({"check", "--format", "json"});
    }();
    EXPECT_EQ(result.exitCode, 0) << result.err;
    auto read = llvm::json::parse(result.out);
    if (!read)
      FAIL() << llvm::toString(read.takeError());
    parsed = std::move(*read);
    ASSERT_TRUE(parsed.getAsObject());
  }

  const llvm::json::Object &report() { return *parsed.getAsObject(); }
  int64_t number(StringRef field) { return *report().getInteger(field); }

  /// Values of one axis and the cells of each.
  std::map<std::string, int64_t> cellsOf(StringRef axis) {
    std::map<std::string, int64_t> cells;
    for (const llvm::json::Value &value : *report().getObject("axes")->getArray(axis))
      cells[value.getAsObject()->getString("value")->str()] =
          *value.getAsObject()->getInteger("cells");
    return cells;
  }

private:
  llvm::json::Value parsed = nullptr;
};

TEST_F(CheckMatrix, HoldsInAtLeastFiveThousandCells) {
  EXPECT_GE(number("cells"), 5000);
  EXPECT_EQ(number("failed"), 0);
  for (const llvm::json::Value &failure : *report().getArray("failures"))
    ADD_FAILURE() << llvm::formatv("{0}", failure).str();
}

TEST_F(CheckMatrix, EveryCellHasAValueOnEveryAxis) {
  for (const auto &[axis, values] : *report().getObject("axes")) {
    SCOPED_TRACE(axis.str());
    int64_t cells = 0;
    for (const auto &[value, count] : cellsOf(axis)) {
      EXPECT_GE(count, 50) << value;
      cells += count;
    }
    EXPECT_EQ(cells, number("cells"));
  }
}

TEST_F(CheckMatrix, EveryTwoValuesThatCanMeetDo) {
  std::vector<int64_t> sizes;
  for (const auto &[axis, values] : *report().getObject("axes"))
    sizes.push_back(int64_t(values.getAsArray()->size()));
  int64_t pairs = 0;
  for (size_t a = 0; a < sizes.size(); ++a)
    for (size_t b = a + 1; b < sizes.size(); ++b)
      pairs += sizes[a] * sizes[b];
  // Factors with the hf mode (2 forms), listed frequencies that begin anew on each axis (3), and
  // what only costs kernels: 4 windows reordered, 13 cut into blocks.
  EXPECT_EQ(number("pairs"), pairs - 22);
}

TEST_F(CheckMatrix, HasEveryRuleAxisFormAndType) {
  using testing::IsSupersetOf;
  auto names = [this](StringRef axis) {
    std::vector<std::string> names;
    for (const auto &[value, cells] : cellsOf(axis))
      names.push_back(value);
    return names;
  };
  EXPECT_THAT(names("rule"),
              IsSupersetOf({"default", "linear", "dynamic, long", "ntk", "ntk alpha", "llama3",
                            "yarn", "longrope, short", "longrope, long", "proportional", "list"}));
  EXPECT_THAT(names("window"),
              IsSupersetOf({"16 of 16", "20 of 20", "42 of 42", "64 of 192 from 128",
                            "20 of 40 from 5", "256 of 256", "300 of 300"}));
  EXPECT_THAT(names("axes"), IsSupersetOf({"1", "3, contiguous", "3, interleaved", "4, listed",
                                           "2, restart", "2, blocks"}));
  EXPECT_THAT(names("table"), IsSupersetOf({"range", "list", "fractions", "factored", "f32 complex",
                                            "f16 half width", "bf16 packed"}));
  EXPECT_THAT(names("angle"), IsSupersetOf({"exact", "hf"}));
  EXPECT_THAT(names("order"), IsSupersetOf({"kept", "reordered"}));
  EXPECT_THAT(names("dtype"), IsSupersetOf({"f32", "f16", "bf16"}));
}

TEST_F(CheckMatrix, NoKernelExceedsItsBoundAndFewAreNeverChosen) {
  // Kernels that read a table of their own have few cells each.
  int unused[2] = {}, used[2] = {};
  for (const llvm::json::Value &value : *report().getArray("kernels")) {
    const llvm::json::Object &kernel = *value.getAsObject();
    const std::string name = kernel.getString("name")->str();
    const bool reads = readsOtherTables(parseKernelName(name)->request);
    if (*kernel.getInteger("cells") == 0) {
      ++unused[reads];
      continue;
    }
    ++used[reads];
    ASSERT_TRUE(kernel.getNumber("worst_ulp")) << name;
    EXPECT_LE(*kernel.getNumber("worst_ulp"), *kernel.getNumber("bound_ulp")) << name;
    EXPECT_GT(*kernel.getInteger("compared"), 10000) << name;
  }
  EXPECT_GT(used[false], 100);
  EXPECT_GT(used[true], 500);
  for (bool reads : {false, true})
    EXPECT_LT(unused[reads], used[reads] / 20);
}

} // namespace
