//===- products.cpp - Sums of products of elements ------------------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/meaning.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

namespace ropewalk::raise {

/// The factor in each product of the sum at a place.
using FactorAt = llvm::function_ref<const Expr *(Index, int64_t)>;

/// Whether too many factors of constants are not 0 for what they are multiplied by to be followed.
/// They are looked at in one place, since what is not 0 there is not 0 everywhere.
static bool areWeights(Elements &elements, Value constants, Index index, FactorAt factor,
                       int64_t extent) {
  if (!elements.areWeights(extent) || !isConstant(constants))
    return false;
  const auto place = llvm::map_to_vector(
      index, [](Coordinate c) { return c.isConstant() ? c : Coordinate::constant(0); });
  int64_t multiples = 0;
  for (int64_t k = 0; k < extent && !elements.areWeights(multiples); ++k) {
    const Expr *number = factor(place, k);
    multiples += number && !number->isNumber(0);
  }
  return elements.areWeights(multiples);
}

static const Expr *sumOfProducts(Elements &elements, Value a, Value b, int64_t extent, Index index,
                                 FactorAt ofA, FactorAt ofB) {
  if (isConstant(a) != isConstant(b) &&
      (areWeights(elements, a, index, ofA, extent) || areWeights(elements, b, index, ofB, extent)))
    return nullptr;
  const Expr *sum = elements.expressions.number(0);
  Elements::Terms terms;
  for (int64_t k = 0; k < extent; ++k) {
    const Expr *x = ofA(index, k), *y = ofB(index, k);
    if (!x || !y || !elements.canSum(extent, x, y, terms))
      return nullptr;
    sum = elements.expressions.add(sum, elements.expressions.mul(x, y));
  }
  return sum;
}

/// What of a vector or matrix a product's result takes: its batch coordinates, then `last`.
static const Expr *factor(Elements &elements, Value value, int64_t rank, Index batch,
                          ArrayRef<Coordinate> last) {
  const int64_t leading = rank - static_cast<int64_t>(last.size());
  if (leading < 0 || leading > static_cast<int64_t>(batch.size()))
    return nullptr;
  Coordinates whole(batch.take_back(leading));
  whole.append(last.begin(), last.end());
  return elements.at(value, whole);
}

ElementOf matrixProduct(Value a, Value b) {
  auto aShape = shapeOf(a.getType()), bShape = shapeOf(b.getType());
  if (!aShape || !bShape || aShape->isComplex || bShape->isComplex || aShape->rank() == 0 ||
      bShape->rank() == 0)
    return {};
  const bool aIsVector = aShape->rank() == 1, bIsVector = bShape->rank() == 1;
  const int64_t extent = aShape->extents.back();
  if (ShapedType::isDynamic(extent) ||
      extent != bShape->extents[bIsVector ? 0 : bShape->rank() - 2])
    return {};
  return [=, aRank = aShape->rank(), bRank = bShape->rank()](Elements &elements,
                                                             Index index) -> const Expr * {
    const size_t inner = (aIsVector ? 0 : 1) + (bIsVector ? 0 : 1);
    if (index.size() < inner)
      return nullptr;
    const auto ofA = [&](Index place, int64_t k) {
      SmallVector<Coordinate, 2> last = {Coordinate::constant(k)};
      if (!aIsVector)
        last.insert(last.begin(), place[place.size() - inner]);
      return factor(elements, a, aRank, place.drop_back(inner), last);
    };
    const auto ofB = [&](Index place, int64_t k) {
      SmallVector<Coordinate, 2> last = {Coordinate::constant(k)};
      if (!bIsVector)
        last.push_back(place.back());
      return factor(elements, b, bRank, place.drop_back(inner), last);
    };
    return sumOfProducts(elements, a, b, extent, index, ofA, ofB);
  };
}

/// Products of two operands' elements by letters, one for each dimension.
static ElementOf einsum(StringRef first, StringRef second, StringRef right, Value a, Value b) {
  auto aShape = shapeOf(a.getType()), bShape = shapeOf(b.getType());
  if (!aShape || !bShape || aShape->isComplex || bShape->isComplex ||
      aShape->extents.size() != first.size() || bShape->extents.size() != second.size())
    return {};
  std::string summed;
  int64_t extent = 1;
  for (auto [letter, size] : llvm::zip_equal(first, aShape->extents))
    if (!right.contains(letter)) {
      summed += letter;
      extent = size;
    }
  if (summed.size() > 1 || ShapedType::isDynamic(extent) ||
      llvm::any_of(second, [&, &s = summed, r = right](char c) {
        return !r.contains(c) && !StringRef(s).contains(c);
      }))
    return {};
  for (auto [letter, size] : llvm::zip_equal(second, bShape->extents))
    if (!right.contains(letter) && size != extent) // one of a single element is broadcast
      return {};
  return [a, b, first = first.str(), second = second.str(), right = right.str(),
          extent](Elements &elements, Index index) -> const Expr * {
    if (index.size() != right.size())
      return nullptr;
    const auto factorOf = [&](Value value, StringRef letters) {
      return [&elements, &right, value, letters](Index place, int64_t k) {
        Coordinates inside;
        for (char letter : letters) {
          const size_t number = right.find(letter);
          inside.push_back(number == std::string::npos ? Coordinate::constant(k) : place[number]);
        }
        return elements.at(value, inside);
      };
    };
    return sumOfProducts(elements, a, b, extent, index, factorOf(a, first), factorOf(b, second));
  };
}

/// Letters with a digit for each of `dims` dimensions that three dots stand for, counted from the
/// last, as broadcasting counts them.
static std::string withoutDots(StringRef letters, int64_t dims) {
  std::string digits;
  for (int64_t i = dims; i > 0; --i)
    digits += static_cast<char>('0' + i);
  auto [before, behind] = letters.split("...");
  return letters.contains("...") ? (before + digits + behind).str() : letters.str();
}

/// What an equation that says none writes: the letters that are there once, by the alphabet.
static std::string lettersWritten(StringRef letters) {
  std::string written = letters.contains("...") ? "..." : "";
  for (char letter = 'A'; letter <= 'z'; ++letter)
    if (letters.count(letter) == 1)
      written += letter;
  return written;
}

ElementOf einsum(StringRef equation, ArrayRef<Value> operands) {
  std::string letters;
  for (char c : equation)
    if (c != ' ')
      letters += c;
  if (!StringRef(letters).contains("->"))
    letters += "->" + lettersWritten(letters);
  auto [left, written] = StringRef(letters).split("->");
  auto [first, second] = left.split(',');
  if (operands.size() != 2)
    return {};
  const auto dotsOf = [](StringRef letters, Value operand) -> int64_t {
    auto shape = shapeOf(operand.getType());
    return shape && letters.contains("...")
               ? shape->rank() - static_cast<int64_t>(letters.size()) + 3
               : 0;
  };
  const int64_t firstDots = dotsOf(first, operands[0]), secondDots = dotsOf(second, operands[1]);
  if (std::min(firstDots, secondDots) < 0 || std::max(firstDots, secondDots) > 9)
    return {};
  return einsum(withoutDots(first, firstDots), withoutDots(second, secondDots),
                withoutDots(written, std::max(firstDots, secondDots)), operands[0], operands[1]);
}

} // namespace ropewalk::raise
