//===- read_stablehlo_numbers.cpp - By numbers of dimensions --------------===//
//
// Part of Ropewalk, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "raise/read_stablehlo_numbers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace mlir;

namespace ropewalk::raise {

std::optional<SmallVector<int64_t>> fieldOf(Attribute attribute, StringRef name) {
  std::string text;
  if (auto opaque = dyn_cast_if_present<OpaqueAttr>(attribute))
    text = opaque.getAttrData().str();
  StringRef rest = text;
  while (true) {
    const size_t found = rest.find(name);
    if (found == StringRef::npos)
      return SmallVector<int64_t>(); // an empty list is left out
    const bool isWhole = found == 0 || !(llvm::isAlnum(rest[found - 1]) || rest[found - 1] == '_');
    rest = rest.drop_front(found + name.size());
    StringRef value = rest.ltrim();
    if (!isWhole || !value.consume_front("="))
      continue;
    value = value.ltrim();
    SmallVector<int64_t> numbers;
    const bool isList = value.consume_front("[");
    while (!value.consume_front("]")) {
      int64_t number;
      value = value.ltrim(" ,");
      if (value.consumeInteger(10, number))
        return std::nullopt;
      numbers.push_back(number);
      if (!isList)
        break;
    }
    return numbers;
  }
}

const Expr *startOfSlice(Elements &elements, const Expr *start, int64_t size, int64_t extent) {
  const Coordinate c = elements.coordinate(start);
  if (ShapedType::isDynamic(extent) || ShapedType::isDynamic(size))
    return c.isConstant() && c.offset != 0 ? nullptr : start;
  const int64_t last = std::max<int64_t>(extent - size, 0);
  if (c.isConstant())
    return elements.expressions.number(static_cast<double>(std::clamp<int64_t>(c.offset, 0, last)));
  auto range = c.range();
  if (!range) // what is looked up by positions has them inside, what counts tokens need not
    return c.symbol < Elements::maxRootRank ? nullptr : start;
  return range->first >= 0 && range->second <= last ? start : nullptr;
}

/// Letters of an operand's dimensions: those of the batch and the sums are shared, others new ones.
static std::optional<std::string> lettersOf(int64_t rank, ArrayRef<int64_t> batch,
                                            ArrayRef<int64_t> sums, char &next) {
  std::string letters(static_cast<size_t>(rank), ' ');
  char shared = 'a';
  for (ArrayRef<int64_t> dims : {batch, sums})
    for (int64_t dim : dims) {
      if (dim < 0 || dim >= rank || letters[dim] != ' ' || shared > 'm')
        return std::nullopt;
      letters[dim] = shared++;
    }
  for (char &letter : letters)
    if (letter == ' ')
      letter = next++;
  return next > '{' ? std::nullopt : std::optional(letters);
}

/// Whether products are of operands that were rounded before, or of several parts of them.
static bool roundsOperands(Attribute algorithm) {
  if (!algorithm)
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << algorithm;
  const auto isOf = [&](StringRef name) {
    const StringRef value = StringRef(text).split(name).second.ltrim(" =");
    return value.starts_with("f32") || value.starts_with("f64");
  };
  return !isOf("lhs_precision_type") || !isOf("rhs_precision_type");
}

/// The result has the batch dimensions, then the rest of the left, then of the right operand.
ElementOf readStableHloDotGeneral(OpResult result) {
  Operation *op = result.getOwner();
  Attribute numbers = op->getAttr("dot_dimension_numbers");
  auto aBatch = fieldOf(numbers, "lhs_batching_dimensions");
  auto bBatch = fieldOf(numbers, "rhs_batching_dimensions");
  auto aSum = fieldOf(numbers, "lhs_contracting_dimensions");
  auto bSum = fieldOf(numbers, "rhs_contracting_dimensions");
  auto aShape = shapeOf(op->getOperand(0).getType()), bShape = shapeOf(op->getOperand(1).getType());
  if (!aBatch || !bBatch || !aSum || !bSum || !aShape || !bShape ||
      aBatch->size() != bBatch->size() || aSum->size() != bSum->size() ||
      roundsOperands(op->getAttr("algorithm")))
    return {};
  char next = 'n';
  auto left = lettersOf(aShape->rank(), *aBatch, *aSum, next);
  auto right = lettersOf(bShape->rank(), *bBatch, *bSum, next);
  if (!left || !right)
    return {};
  std::string written;
  for (size_t i = 0; i < aBatch->size(); ++i)
    written += static_cast<char>('a' + i);
  for (char letter : *left + *right)
    if (letter >= 'n')
      written += letter;
  return einsum(*left + "," + *right + "->" + written, {op->getOperand(0), op->getOperand(1)});
}

} // namespace ropewalk::raise
