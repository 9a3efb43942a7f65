//===- raise_effort_test.cpp - Work in proportion to a module -------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/raise_effort.h"
#include "support/all_dialects.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace ropewalk;
using namespace ropewalk::test;

namespace {

/// A function of rotations, put together from a line for each operation.
class Text {
public:
  explicit Text(const std::string &arguments) {
    text = "func.func @main(" + arguments + ") -> " + whole + " {\n";
  }
  /// Makes %NAME.
  void add(const std::string &name, const std::string &operation, const std::string &operands,
           const std::string &types, const std::string &result,
           const std::string &attributes = "") {
    text += "  %" + name + " = \"" + operation + "\"(" + operands + ") " + attributes + " : (" +
            types + ") -> " + result + "\n";
  }
  std::string returning(const std::string &name) const {
    return text + "  return %" + name + " : " + whole + "\n}\n";
  }

  static constexpr const char *whole = "!torch.vtensor<[1,4,2,64],f32>";
  static constexpr const char *half = "!torch.vtensor<[1,4,2,32],f32>";
  static constexpr const char *table = "!torch.vtensor<[4,1,64],f32>";
  static constexpr const char *halfTable = "!torch.vtensor<[4,1,32],f32>";
  std::string text;
};

const std::string integer = "!torch.int";

/// Integers, and cos and sin of all pairs.
void addTables(Text &text) {
  for (int i : {0, 1, 3, 32, 64})
    text.text += "  %i" + std::to_string(i) +
                 " = \"torch.constant.int\"() <{value = " + std::to_string(i) +
                 " : i64}> : () -> !torch.int\n";
  text.text += "  %last = \"torch.constant.int\"() <{value = -1 : i64}> : () -> !torch.int\n"
               "  %no = \"torch.constant.bool\"() <{value = false}> : () -> !torch.bool\n"
               "  %none = \"torch.constant.none\"() : () -> !torch.none\n";
  for (const std::string name : {"c", "s"}) {
    const std::string two = std::string(Text::halfTable) + ", " + Text::halfTable;
    text.add("l" + name, "torch.prim.ListConstruct", "%h" + name + ", %h" + name, two,
             "!torch.list<vtensor>");
    text.add(name, "torch.aten.cat", "%l" + name + ", %last", "!torch.list<vtensor>, " + integer,
             Text::table);
  }
}

void addSlice(Text &text, const std::string &name, const std::string &of, bool isSecond) {
  const std::string ints = integer + ", " + integer + ", " + integer + ", " + integer;
  text.add(name, "torch.aten.slice.Tensor",
           "%" + of + (isSecond ? ", %i3, %i32, %i64, %i1" : ", %i3, %i0, %i32, %i1"),
           std::string(Text::whole) + ", " + ints, Text::half);
}

/// y = x cos + rotated sin, where %rN is x rotated by a quarter.
void addSum(Text &text, const std::string &n, const std::string &x) {
  const std::string both = std::string(Text::whole) + ", " + Text::table;
  text.add("a" + n, "torch.aten.mul.Tensor", "%" + x + ", %c", both, Text::whole);
  text.add("b" + n, "torch.aten.mul.Tensor", "%r" + n + ", %s", both, Text::whole);
  text.add("y" + n, "torch.aten.add.Tensor", "%a" + n + ", %b" + n + ", %i1",
           std::string(Text::whole) + ", " + Text::whole + ", " + integer, Text::whole);
}

const std::string arguments =
    std::string("%x: ") + Text::whole + ", %hc: " + Text::halfTable + ", %hs: " + Text::halfTable;

enum class Layers { AreAlike, Differ };

/// One tensor rotated by so many, each of which is used; where they differ, an operation of each
/// has an attribute of its own.
std::string rotationsOfOne(int count, Layers layers) {
  Text text(arguments);
  addTables(text);
  std::string all = "x";
  for (int i = 0; i < count; ++i) {
    const std::string n = std::to_string(i), two = std::string(Text::half) + ", " + Text::half;
    addSlice(text, "lo" + n, "x", false);
    addSlice(text, "hi" + n, "x", true);
    text.add("n" + n, "torch.aten.neg", "%hi" + n, Text::half, Text::half,
             layers == Layers::Differ ? "{number = " + n + " : i64}" : "");
    text.add("q" + n, "torch.prim.ListConstruct", "%n" + n + ", %lo" + n, two,
             "!torch.list<vtensor>");
    text.add("r" + n, "torch.aten.cat", "%q" + n + ", %last", "!torch.list<vtensor>, " + integer,
             Text::whole);
    addSum(text, n, "x");
    text.add("z" + n, "torch.aten.maximum", "%" + all + ", %y" + n,
             std::string(Text::whole) + ", " + Text::whole, Text::whole);
    all = "z" + n;
  }
  return text.returning(all);
}

/// A text with a part replaced wherever it is.
std::string with(std::string text, const std::string &part, const std::string &by) {
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size()))
    text.replace(at, part.size(), by);
  return text;
}

/// The same with a table for each of the two heads, which none of a graph's may be.
std::string withTablesOfHeads(const std::string &text) { return with(text, "<[4,1,", "<[4,2,"); }

/// The same of as many tokens as a call has.
std::string withOpenTokens(const std::string &text) {
  return with(with(text, "<[1,4,", "<[1,?,"), "<[4,", "<[?,");
}

/// Rotations one after the other with a ReLU between, by halves that are written to a tensor.
std::string rotationsInPlace(int count) {
  Text text(arguments);
  addTables(text);
  std::string x = "x";
  for (int i = 0; i < count; ++i) {
    const std::string n = std::to_string(i), half = Text::half;
    text.add("r" + n, "torch.aten.empty_like", "%" + x + ", %none, %none, %none, %no, %none",
             std::string(Text::whole) +
                 ", !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none",
             Text::whole);
    addSlice(text, "lo" + n, x, false);
    addSlice(text, "hi" + n, x, true);
    text.add("n" + n, "torch.aten.neg", "%hi" + n, half, half);
    addSlice(text, "v" + n, "r" + n, false);
    addSlice(text, "w" + n, "r" + n, true);
    const std::string copied = half + ", " + half + ", !torch.bool";
    text.add("d" + n, "torch.aten.copy_", "%v" + n + ", %n" + n + ", %no", copied, half);
    text.add("e" + n, "torch.aten.copy_", "%w" + n + ", %lo" + n + ", %no", copied, half);
    addSum(text, n, x);
    text.add("z" + n, "torch.aten.relu", "%y" + n, Text::whole, Text::whole);
    x = "z" + n;
  }
  return text.returning(x);
}

/// One rotation by tables that are made of a cosine and a sine in so many steps, t t + t each.
std::string tablesInSteps(int count) {
  Text text(std::string("%x: ") + Text::whole + ", %angle: " + Text::halfTable);
  const std::string two = std::string(Text::halfTable) + ", " + Text::halfTable;
  text.text += "  %one = \"torch.constant.int\"() <{value = 1 : i64}> : () -> !torch.int\n";
  for (const std::string name : {"cos", "sin"}) {
    std::string last = name + "0";
    text.add(last, "torch.aten." + name, "%angle", Text::halfTable, Text::halfTable);
    for (int i = 1; i <= count; ++i) {
      const std::string square = name + "Square" + std::to_string(i),
                        next = i == count ? "h" + name.substr(0, 1) : name + std::to_string(i);
      text.add(square, "torch.aten.mul.Tensor", "%" + last + ", %" + last, two, Text::halfTable);
      text.add(next, "torch.aten.add.Tensor", "%" + square + ", %" + last + ", %one",
               two + ", " + integer, Text::halfTable);
      last = next;
    }
  }
  addTables(text);
  addSlice(text, "lo", "x", false);
  addSlice(text, "hi", "x", true);
  text.add("n", "torch.aten.neg", "%hi", Text::half, Text::half);
  text.add("q", "torch.prim.ListConstruct", "%n, %lo", std::string(Text::half) + ", " + Text::half,
           "!torch.list<vtensor>");
  text.add("r", "torch.aten.cat", "%q, %last", "!torch.list<vtensor>, " + integer, Text::whole);
  addSum(text, "", "x");
  return text.returning("y");
}

/// Layers with a residual, x + scale (x weights), and no rotation.
std::string weightedSums(int count) {
  constexpr int size = 64;
  const std::string x = "tensor<4x64xf32>", weights = "tensor<64x64xf32>";
  std::string numbers;
  for (int i = 0; i < size; ++i) {
    numbers += i > 0 ? ", [" : "[";
    for (int j = 0; j < size; ++j)
      numbers += (j > 0 ? ", 0." : "0.") + std::to_string(1 + (37 * i + 11 * j) % 97);
    numbers += "]";
  }
  std::string text = "func.func @main(%x: " + x + ", %scale: " + x + ") -> " + x +
                     " {\n  %w = \"onnx.Constant\"() {value = dense<[" + numbers +
                     "]> : " + weights + "} : () -> " + weights + "\n";
  std::string last = "x";
  for (int i = 0; i < count; ++i) {
    const std::string n = std::to_string(i), two = " : (" + x + ", " + x + ") -> " + x + "\n";
    text += "  %m" + n + " = \"onnx.MatMul\"(%" + last + ", %w) : (" + x + ", " + weights +
            ") -> " + x + "\n";
    text += "  %u" + n + " = \"onnx.Mul\"(%m" + n + ", %scale)" + two;
    text += "  %t" + n + " = \"onnx.Mul\"(%" + last + ", %scale)" + two;
    text += "  %y" + n + " = \"onnx.Add\"(%u" + n + ", %t" + n + ")" + two;
    last = "y" + n;
  }
  return text + "  return %" + last + " : " + x + "\n}\n";
}

/// Rotations one after the other as structured operations, each with the extent of its own tensor
/// and tables that are scaled by a constant from outside of their region.
std::string structuredRotations(int count) {
  const auto generic = [](const std::string &name, const std::string &type, const std::string &maps,
                          const std::string &inputs, const std::string &arguments,
                          const std::string &body, int rank) {
    std::string loops;
    for (int d = 0; d < rank; ++d)
      loops += d > 0 ? ", \"parallel\"" : "\"parallel\"";
    return "  %" + name + " = linalg.generic {indexing_maps = [" + maps + "], iterator_types = [" +
           loops + "]} ins(" + inputs + ") outs(%" + name + "Empty : " + type + ") {\n  ^bb0(" +
           arguments + "%q: f32):\n" + body + "    linalg.yield %r : f32\n  } -> " + type + "\n";
  };
  const std::string x = "tensor<?x2x8xf32>", half = "tensor<?x2x4xf32>", table = "tensor<?x4xf32>";
  std::string text = "#x = affine_map<(a, b, c) -> (a, b, c)>\n"
                     "#t = affine_map<(a, b, c) -> (a, c)>\n"
                     "#same = affine_map<(a, b) -> (a, b)>\n"
                     "func.func @main(%x: " +
                     x + ", %angle: " + table + ") -> " + x +
                     " {\n"
                     "  %zero = arith.constant 0 : index\n"
                     "  %scale = arith.constant 1.5 : f32\n"
                     "  %rows = tensor.dim %angle, %zero : " +
                     table + "\n";
  std::string last = "x";
  for (int i = 0; i < count; ++i) {
    const std::string n = std::to_string(i);
    text += "  %n" + n + " = tensor.dim %" + last + ", %zero : " + x + "\n";
    for (const std::string name : {"cos", "sin"}) {
      text += "  %" + name + n + "Empty = tensor.empty(%rows) : " + table + "\n";
      text +=
          generic(name + n, table, "#same, #same", "%angle : " + table, "%p: f32, ",
                  "    %m = math." + name + " %p : f32\n    %r = arith.mulf %m, %scale : f32\n", 2);
    }
    for (int h : {0, 1})
      text += "  %h" + n + "_" + std::to_string(h) + " = tensor.extract_slice %" + last +
              "[0, 0, " + std::to_string(4 * h) + "] [%n" + n + ", 2, 4] [1, 1, 1] : " + x +
              " to " + half + "\n";
    for (int h : {0, 1}) {
      const std::string y = (h == 0 ? "first" : "second") + n;
      text += "  %" + y + "Empty = tensor.empty(%n" + n + ") : " + half + "\n";
      text += generic(y, half, "#x, #x, #t, #t, #x",
                      "%h" + n + "_" + std::to_string(h) + ", %h" + n + "_" +
                          std::to_string(1 - h) + ", %cos" + n + ", %sin" + n + " : " + half +
                          ", " + half + ", " + table + ", " + table,
                      "%a: f32, %b: f32, %c: f32, %s: f32, ",
                      "    %u = arith.mulf %a, %c : f32\n    %v = arith.mulf %b, %s : f32\n"
                      "    %r = arith." +
                          std::string(h == 0 ? "subf" : "addf") + " %u, %v : f32\n",
                      3);
    }
    text += "  %y" + n + " = tensor.concat dim(2) %first" + n + ", %second" + n + " : (" + half +
            ", " + half + ") -> " + x + "\n";
    text += "  %z" + n + " = math.tanh %y" + n + " : " + x + "\n";
    last = "z" + n;
  }
  return text + "  return %" + last + " : " + x + "\n}\n";
}

/// A tensor that is written to so often before it is read.
std::string manyWrites(int count) {
  Text text(arguments);
  text.text += "  %none = \"torch.constant.none\"() : () -> !torch.none\n";
  text.add("y", "torch.aten.clone", "%x, %none", std::string(Text::whole) + ", !torch.none",
           Text::whole);
  for (int i = 0; i < count; ++i)
    text.add("w" + std::to_string(i), "torch.aten.neg_", "%y", Text::whole, Text::whole);
  return text.returning("y");
}

class RaiseEffortOf : public testing::Test {
protected:
  RaiseEffortOf() { loadAllDialects(context); }

  RaiseEffort raise(const std::string &text, int expected) {
    RaiseEffort effort;
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    if (!module)
      return effort;
    raiseRope(*module, {}, effort);
    int found = 0;
    module->walk([&](rope::ApplyOp) { ++found; });
    EXPECT_EQ(found, expected);
    return effort;
  }

  MLIRContext context;
};

} // namespace

TEST_F(RaiseEffortOf, ManyRotationsOfOneTensorIsKeptWithinABound) {
  const RaiseEffort some = raise(rotationsOfOne(400, Layers::Differ), 400),
                    more = raise(rotationsOfOne(800, Layers::Differ), 800);
  EXPECT_LT(more.followed, 2.2 * static_cast<double>(some.followed));
  EXPECT_GT(some.followed, size_t(1) << 17) << "too few to show a bound";
  EXPECT_LT(more.kept, (size_t(1) << 17) + (size_t(1) << 14));
}

TEST_F(RaiseEffortOf, LayersThatAreAlikeIsThatOfTwo) {
  const RaiseEffort two = raise(rotationsOfOne(2, Layers::AreAlike), 2),
                    many = raise(rotationsOfOne(200, Layers::AreAlike), 200);
  EXPECT_GT(two.followed, 0u);
  EXPECT_EQ(many.followed, two.followed);
}

TEST_F(RaiseEffortOf, OpenLayersThatAreAlikeIsThatOfTwo) {
  const RaiseEffort two = raise(withOpenTokens(rotationsOfOne(2, Layers::AreAlike)), 2),
                    many = raise(withOpenTokens(rotationsOfOne(200, Layers::AreAlike)), 200);
  EXPECT_GT(two.followed, 0u);
  EXPECT_EQ(many.followed, two.followed);
}

TEST_F(RaiseEffortOf, StructuredLayersThatAreAlikeIsThatOfTwo) {
  const RaiseEffort two = raise(structuredRotations(2), 2),
                    many = raise(structuredRotations(200), 200);
  EXPECT_GT(two.followed, 0u);
  EXPECT_EQ(many.followed, two.followed);
}

TEST_F(RaiseEffortOf, WhatIsRefusedIsNoMoreThanOfRotations) {
  const std::string layers = rotationsOfOne(400, Layers::Differ);
  const RaiseEffort raised = raise(layers, 400), refused = raise(withTablesOfHeads(layers), 0);
  EXPECT_GT(refused.followed, size_t(1) << 17) << "too few to be followed anew";
  EXPECT_LT(refused.followed, 1.1 * static_cast<double>(raised.followed));
}

TEST_F(RaiseEffortOf, LayersWithWeightsIsInProportion) {
  const RaiseEffort some = raise(weightedSums(16), 0), more = raise(weightedSums(32), 0);
  EXPECT_GT(some.followed, 0u);
  EXPECT_LT(more.followed, 2.2 * static_cast<double>(some.followed));
}

TEST_F(RaiseEffortOf, WritesIsInProportion) {
  const RaiseEffort some = raise(rotationsInPlace(20), 20), more = raise(rotationsInPlace(40), 40);
  EXPECT_GT(some.visited, 0u);
  EXPECT_EQ(more.visited, 2 * some.visited);
  EXPECT_LT(more.followed, 2.2 * static_cast<double>(some.followed));
}

TEST_F(RaiseEffortOf, ManyWritesToOneTensorNeedsNoDeeperStack) {
  constexpr int writes = 60000; // of a call each there is no room on a stack of 8 MB
  EXPECT_EQ(raise(manyWrites(writes), 0).visited, size_t(writes) + 1);
}

TEST_F(RaiseEffortOf, PartsThatAreUsedTwiceIsNotDoubledAtEachStep) {
  raise(tablesInSteps(8), 1);
  raise(tablesInSteps(40), 0); // deeper than is compared; 2^32 steps, were each use followed
}
