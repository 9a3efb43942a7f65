//===- raise_elements_test.cpp - Elements are followed to where they are --===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/elements.h"
#include "support/random.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace ropewalk::raise;
using ropewalk::test::Random;

namespace {

using Extents = std::vector<int64_t>;

std::string listed(const Extents &numbers, const char *between = ", ") {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : between) + std::to_string(number);
  return text;
}

std::string tensorOf(const Extents &extents) { return "tensor<" + listed(extents, "x") + "xf32>"; }

int64_t countOf(const Extents &extents) {
  return std::accumulate(extents.begin(), extents.end(), int64_t(1), std::multiplies<>());
}

int64_t flatOf(const Extents &extents, const Extents &index) {
  int64_t flat = 0;
  for (size_t d = 0; d < extents.size(); ++d)
    flat = flat * extents[d] + index[d];
  return flat;
}

Extents indexOf(const Extents &extents, int64_t flat) {
  Extents index(extents.size());
  for (size_t d = extents.size(); d-- > 0; flat /= extents[d])
    index[d] = flat % extents[d];
  return index;
}

/// A chain of operations on an argument, and which of its elements each of the result is.
struct Chain {
  Extents argument, extents, from;
  std::string text;
  int operations = 0;

  /// Appends an operation whose element at an index is the present one at place(index).
  template <class Place>
  void append(const std::string &name, const std::string &attributes, const Extents &result,
              Place place) {
    Extents moved;
    for (int64_t flat = 0; flat < countOf(result); ++flat)
      moved.push_back(from[flatOf(extents, place(indexOf(result, flat)))]);
    text += "  %" + std::to_string(operations + 1) + " = \"stablehlo." + name + "\"(%" +
            std::to_string(operations) + ") <{" + attributes + "}> : (" + tensorOf(extents) +
            ") -> " + tensorOf(result) + "\n";
    ++operations;
    extents = result;
    from = moved;
  }
};

void appendTranspose(Chain &chain, Random &random) {
  Extents order(chain.extents.size()), result;
  std::iota(order.begin(), order.end(), 0);
  for (size_t d = order.size(); d-- > 1;)
    std::swap(order[d], order[random.integer(0, static_cast<int64_t>(d))]);
  for (int64_t d : order)
    result.push_back(chain.extents[d]);
  chain.append("transpose", "permutation = array<i64: " + listed(order) + ">", result,
               [&](const Extents &index) {
                 Extents inside(index.size());
                 for (size_t d = 0; d < index.size(); ++d)
                   inside[order[d]] = index[d];
                 return inside;
               });
}

void appendSlice(Chain &chain, Random &random) {
  Extents starts, limits, strides, result;
  for (int64_t extent : chain.extents) {
    starts.push_back(random.integer(0, extent - 1));
    limits.push_back(random.integer(starts.back() + 1, extent));
    strides.push_back(random.integer(1, 2));
    result.push_back((limits.back() - starts.back() + strides.back() - 1) / strides.back());
  }
  chain.append("slice",
               "start_indices = array<i64: " + listed(starts) + ">, limit_indices = array<i64: " +
                   listed(limits) + ">, strides = array<i64: " + listed(strides) + ">",
               result, [&](Extents index) {
                 for (size_t d = 0; d < index.size(); ++d)
                   index[d] = starts[d] + index[d] * strides[d];
                 return index;
               });
}

void appendReverse(Chain &chain, Random &random) {
  const int64_t dim = random.integer(0, static_cast<int64_t>(chain.extents.size()) - 1);
  chain.append("reverse", "dimensions = array<i64: " + std::to_string(dim) + ">", chain.extents,
               [&](Extents index) {
                 index[dim] = chain.extents[dim] - 1 - index[dim];
                 return index;
               });
}

void appendBroadcast(Chain &chain, Random &random) {
  const int64_t rank = static_cast<int64_t>(chain.extents.size());
  const int64_t added = random.integer(0, rank);
  Extents result = chain.extents, dims;
  result.insert(result.begin() + added, random.integer(1, 3));
  for (int64_t d = 0; d < rank; ++d)
    dims.push_back(d + (d >= added));
  chain.append("broadcast_in_dim", "broadcast_dimensions = array<i64: " + listed(dims) + ">",
               result, [&](Extents index) {
                 index.erase(index.begin() + added);
                 return index;
               });
}

/// Two dimensions joined, or one split by a divisor.
void appendReshape(Chain &chain, Random &random) {
  Extents result = chain.extents;
  const int64_t d = random.integer(0, static_cast<int64_t>(result.size()) - 1);
  if (d + 1 < static_cast<int64_t>(result.size()) && random.integer(0, 1)) {
    result[d] *= result[d + 1];
    result.erase(result.begin() + d + 1);
  } else {
    const int64_t inner = result[d] % 2 == 0 ? 2 : 1;
    result[d] /= inner;
    result.insert(result.begin() + d + 1, inner);
  }
  const Extents before = chain.extents;
  chain.append("reshape", "", result,
               [&](const Extents &index) { return indexOf(before, flatOf(result, index)); });
}

Chain randomChain(Random &random) {
  Chain chain;
  for (int64_t rank = random.integer(1, 4); rank > 0; --rank)
    chain.extents.push_back(random.integer(1, 4));
  chain.argument = chain.extents;
  chain.from.resize(countOf(chain.extents));
  std::iota(chain.from.begin(), chain.from.end(), 0);
  constexpr void (*append[])(Chain &, Random &) = {appendTranspose, appendSlice, appendReverse,
                                                   appendBroadcast, appendReshape};
  for (int64_t count = random.integer(1, 5); count > 0; --count)
    append[random.integer(0, chain.extents.size() < 6 ? 4 : 2)](chain, random);
  return chain;
}

class RaiseElements : public ::testing::Test {
protected:
  RaiseElements() {
    context.loadDialect<func::FuncDialect, arith::ArithDialect>();
    context.allowUnregisteredDialects();
  }

  /// What a function with these lines returns.
  Value parse(const std::string &argument, const std::string &lines, const std::string &result,
              const std::string &type) {
    module = parseSourceString<ModuleOp>("func.func @f(%0: " + argument + ") -> " + type + " {\n" +
                                             lines + "  return " + result + " : " + type + "\n}\n",
                                         &context);
    if (!module)
      return {};
    function = *module->getOps<func::FuncOp>().begin();
    return function.getBody().front().getTerminator()->getOperand(0);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  Meanings meanings;
};

/// The value of a formula of coordinates.
std::optional<int64_t> valueOf(const Expr *formula, const Extents &at) {
  if (formula->isNumber())
    return static_cast<int64_t>(formula->number);
  if (formula->fn == Fn::Symbol)
    return at[formula->coordinate.symbol];
  if (formula->fn == Fn::Neg) {
    auto negated = valueOf(formula->operands[0], at);
    return negated ? std::optional(-*negated) : std::nullopt;
  }
  if (formula->operands.size() != 2)
    return std::nullopt;
  auto a = valueOf(formula->operands[0], at), b = valueOf(formula->operands[1], at);
  if (!a || !b)
    return std::nullopt;
  return formula->fn == Fn::Add          ? *a + *b
         : formula->fn == Fn::Mul        ? *a * *b
         : formula->fn == Fn::IntegerDiv ? *a / *b
         : formula->fn == Fn::Remainder  ? *a % *b
                                         : std::optional<int64_t>();
}

TEST_F(RaiseElements, AreThoseThatMovesPutThere) {
  int64_t followed = 0, all = 0;
  for (int64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Chain chain = randomChain(random);
    const Extents &extents = chain.argument;
    SCOPED_TRACE(chain.text);
    Value result = parse(tensorOf(extents), chain.text, "%" + std::to_string(chain.operations),
                         tensorOf(chain.extents));
    ASSERT_TRUE(result);
    Meanings own; // what was read is known by its address
    Elements elements(own);
    // Coordinates of all but the last dimension stay symbols, as the recogniser has them.
    for (int64_t flat = 0; flat < countOf(chain.extents); ++flat) {
      const Extents at = indexOf(chain.extents, flat);
      Coordinates index;
      for (size_t d = 0; d < at.size(); ++d)
        index.push_back(d + 1 < at.size() ? Elements::rootCoordinate(static_cast<int32_t>(d))
                                          : Coordinate::constant(at[d]));
      const Expr *formula = elements.at(result, index);
      ++all;
      ASSERT_TRUE(formula && formula->fn == Fn::Element);
      if (formula->value != function.getArgument(0))
        continue; // not followed: it stands for itself
      Extents place;
      for (const Coordinate &c : formula->index)
        place.push_back(valueOf(elements.formula(c), at).value_or(-1));
      ASSERT_EQ(flatOf(extents, place), chain.from[flat]) << "seed " << seed;
      ++followed;
    }
  }
  EXPECT_GT(followed, all * 9 / 10);
}

TEST_F(RaiseElements, CoordinatesAreFormulasAndBack) {
  Elements elements(meanings);
  for (int64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    const Coordinate c = {static_cast<int32_t>(random.integer(0, 5)), random.integer(1, 9),
                          random.integer(-9, 9)};
    EXPECT_EQ(elements.coordinate(elements.formula(c)), c) << random.trace();
    const Coordinate constant = Coordinate::constant(random.integer(-99, 99));
    EXPECT_EQ(elements.coordinate(elements.formula(constant)), constant);
  }
}

/// The number at a place of a constant.
double numberAt(Elements &elements, Value value, const Extents &at) {
  Coordinates index;
  for (int64_t c : at)
    index.push_back(Coordinate::constant(c));
  const Expr *formula = elements.at(value, index);
  return formula && formula->isNumber() ? formula->number : NAN;
}

TEST_F(RaiseElements, ConstantsAreTheirNumbers) {
  const auto constant = [&](const std::string &text, const std::string &type) {
    return parse("i32", "  %c = arith.constant dense<" + text + "> : " + type + "\n", "%c", type);
  };
  Elements elements(meanings);
  Value value = constant("[[1.5, -2.0], [0.25, 4.0]]", "tensor<2x2xbf16>");
  EXPECT_EQ(numberAt(elements, value, {0, 1}), -2);
  EXPECT_EQ(numberAt(elements, value, {1, 0}), 0.25);
  OwningOpRef<ModuleOp> kept = std::move(module);
  value = constant("[true, false]", "tensor<2xi1>");
  EXPECT_EQ(numberAt(elements, value, {0}), 1);
  OwningOpRef<ModuleOp> keptToo = std::move(module);
  value = constant("-7", "tensor<3xi64>"); // a splat is known at any place
  const Expr *anywhere = elements.at(value, Elements::rootCoordinate(0));
  EXPECT_TRUE(anywhere->isNumber(-7));
}

TEST_F(RaiseElements, ColumnsOfConstantsAreOneWhereTheyAreEqual) {
  Value value =
      parse("i32",
            "  %c = arith.constant dense<[[1.0, 2.0, 1.0, -2.0], [3.0, 4.0, 3.0, -4.0]]> : "
            "tensor<2x4xf32>\n",
            "%c", "tensor<2x4xf32>");
  Elements elements(meanings);
  const auto column = [&](int64_t j) {
    const Coordinate index[] = {Elements::rootCoordinate(0), Coordinate::constant(j)};
    return elements.at(value, index);
  };
  EXPECT_EQ(column(0), column(2));
  EXPECT_EQ(column(3), elements.expressions.neg(column(1)));
  EXPECT_NE(column(0), column(1));
}

TEST_F(RaiseElements, ShapesAreThoseOfTypes) {
  const auto read = [&](const std::string &type) -> std::string {
    auto shape = shapeOf(parseType(type, &context));
    if (!shape)
      return "none";
    std::string text;
    llvm::raw_string_ostream stream(text);
    for (int64_t extent : shape->extents)
      stream << (ShapedType::isDynamic(extent) ? "?" : std::to_string(extent)) << "x";
    stream << shape->element << (shape->isComplex ? " complex" : "");
    return text;
  };
  EXPECT_EQ(read("tensor<2x?xf32>"), "2x?xf32");
  EXPECT_EQ(read("tensor<3xcomplex<f32>>"), "3x2xf32 complex");
  EXPECT_EQ(read("f64"), "f64");
  EXPECT_EQ(read("!torch.vtensor<[1,?,64],f32>"), "1x?x64xf32");
  EXPECT_EQ(read("!torch.vtensor<[],si64>"), "i64");
  EXPECT_EQ(read("!torch.vtensor<[4],complex<f32>>"), "4x2xf32 complex");
  for (const char *type :
       {"tensor<*xf32>", "!torch.vtensor<*,f32>", "!torch.vtensor<[-1],f32>", "!torch.vtensor<[2]>",
        "!torch.vtensor<[2],nonsense>", "!torch.list<int>", "!other.vtensor<[2],f32>"})
    EXPECT_EQ(read(type), "none") << type;
}

} // namespace
